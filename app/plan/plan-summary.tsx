import { useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { AskInEnglish } from '~/booking/ask-in-english';
import { BookingInput } from '~/booking/booking-form';
import { orderBarClass, orderCardClass } from '~/booking/class-names';
import { OrderLink } from '~/booking/order-link';
import { button } from '~/components/button';
import { useSite } from '~/components/use-site';
import { formatItems } from '~/items/items';
import { PLAN_PATH, type Plan, planHref } from '~/items/plan';
import { usePlan } from './plan-context';
import type { PlanView } from './plan-view';

/** The sum, date and people, and the order of the whole plan. */
export function PlanSummary({ view }: { view: PlanView }) {
  const site = useSite();
  const { titlesWithoutPrice, unavailableTitles, failed, orderLink } = view;
  return (
    <section
      aria-label="Ringkasan rencana"
      className={`${orderCardClass} print:border-0 print:p-1 print:[box-shadow:none]`}
    >
      <div aria-live="polite">
        <Total label="Perkiraan mulai dari" view={view} className="text-2xl" />
        {titlesWithoutPrice.length > 0 && (
          <p className="mt-2 text-sm">
            Belum ada harganya: <strong className="text-sea-900">{titlesWithoutPrice.join(', ')}</strong>
          </p>
        )}
        {unavailableTitles.length > 0 && (
          <p className="mt-2 text-sm">
            Tidak ikut dihitung dan dipesan: <strong className="text-sea-900">{unavailableTitles.join(', ')}</strong>
          </p>
        )}
        {failed > 0 && <p className="mt-2 text-sm">{`Belum terhitung: ${failed} pilihan yang belum bisa dimuat.`}</p>}
      </div>
      <p className="mt-2 text-xs">
        Dihitung dari jumlah × harga satuan. Jumlah orang, lama sewa, jumlah malam, dan ketersediaan kami pastikan lewat
        WhatsApp.
      </p>
      <TripDetailsForm fields={view.fields} />
      {orderLink && (
        <>
          <OrderLink href={orderLink.href} className="no-print mt-5 w-full px-[min(1.5rem,4vw)]!">
            Pesan semuanya
          </OrderLink>
          <AskInEnglish href={orderLink.englishHref} />
          <p className="no-print mt-3 text-center text-xs">
            Satu pesan untuk semua pilihan, tanpa biaya pemesanan. Anda bicara langsung dengan admin kami.
          </p>
        </>
      )}
      <p className="mt-2 hidden text-xs break-all [font-variant-ligatures:none] print:block">
        {site.url + planHref(view.plan)}
      </p>
    </section>
  );
}

function Total({ label, view, className }: { label: string; view: PlanView; className: string }) {
  const { total, titlesWithoutPrice, failed, orderLink } = view;
  if (total === null) {
    const isUnknown = failed > 0 && titlesWithoutPrice.length === 0;
    const text = isUnknown ? 'Belum bisa dihitung' : 'Tanyakan harga';
    return <p className="font-bold text-sea-900">{orderLink === null ? 'Tidak ada yang bisa dipesan' : text}</p>;
  }
  return (
    // Another element than the one above.
    <p key="total" className="text-sm leading-tight">
      {label}{' '}
      <strong className={`block text-sea-900 tabular ${className}`} translate="no">
        {total}
      </strong>
    </p>
  );
}

/** The form for date and number of people; with JavaScript it changes the plan in place. */
function TripDetailsForm({ fields }: Pick<PlanView, 'fields'>) {
  const { plan, q, update } = usePlan();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const set = (before: Plan) => ({ ...before, tanggal: `${form.get('tanggal')}`, orang: `${form.get('orang')}` });
    if (!update(set)) navigate(planHref(set(plan), q), { replace: true, preventScrollReset: true });
  };
  return (
    <form method="get" action={PLAN_PATH} onSubmit={onSubmit} className="no-print mt-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="isi" value={formatItems(plan.items)} />
      {q !== '' && <input type="hidden" name="q" value={q} />}
      {fields.map((field) => (
        <BookingInput key={field.name} {...field} />
      ))}
      <button type="submit" className={button('quiet', 'min-h-11! grow px-4! py-1! text-sm')}>
        Atur tanggal dan orang
      </button>
    </form>
  );
}

/** Sum and order, fixed to the bottom of the screen on phones. */
export function PlanBar({ view }: { view: PlanView }) {
  const { orderLink } = view;
  if (!orderLink) return null;
  return (
    <div data-bottom-bar="" className={orderBarClass}>
      <div className="min-w-0 grow-99 basis-32 text-sm">
        <Total label="Mulai dari" view={view} className="text-lg" />
      </div>
      <OrderLink
        href={orderLink.href}
        className="grow max-xs:min-h-touch max-xs:px-3.5 max-xs:py-1 max-xs:[&>svg]:hidden xs:grow-0"
      >
        Pesan semuanya
      </OrderLink>
    </div>
  );
}
