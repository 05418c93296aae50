import { type FormEvent, useEffect, useRef } from 'react';
import { AskInEnglish } from '~/booking/ask-in-english';
import { BookingInput } from '~/booking/booking-input';
import { orderBarClass, orderCardClass } from '~/booking/class-names';
import { OrderLink } from '~/booking/order-link';
import { button } from '~/components/button';
import { HiddenParams } from '~/components/hidden-params';
import { useSite } from '~/components/use-site';
import { PLAN_PATH, planHref, planOrderPath } from '~/plan-items/plan';
import { usePlan } from './plan-context';
import type { PlanView } from './plan-view';
import type { Trip } from './use-trip-draft';

/** The sum, date and people, and the order of the whole plan. */
export function PlanSummary({ view }: { view: PlanView }) {
  const site = useSite();
  const { isCurrent } = usePlan();
  const { titlesWithoutPrice, unavailableTitles, failed } = view;
  const orderLink = useOrderLink(view);
  return (
    <section
      aria-label="Ringkasan rencana"
      className={`${orderCardClass} print:border-0 print:p-1 print:[box-shadow:none]`}
    >
      <div aria-live="polite" aria-busy={!isCurrent} className="aria-busy:opacity-60">
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
      <p className="mt-2 text-xs">Harga satuan × jumlah di atas. Admin memastikan harga akhir dan ketersediaan.</p>
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
    // A different element than the one above.
    <p key="total" className="text-sm leading-tight">
      {label}{' '}
      <strong className={`block text-sea-900 tabular ${className}`} translate="no">
        {total}
      </strong>
    </p>
  );
}

/**
 * Returns the links to chats with the order of the plan; null if nothing in it can be ordered. While the page does not
 * yet show what the visitor has requested, such as a date that was just typed, the links go through the server, which
 * writes the message for it.
 */
function useOrderLink({ orderLink }: PlanView): PlanView['orderLink'] {
  const { plan, isCurrent } = usePlan();
  if (isCurrent || !orderLink) return orderLink;
  return { href: planOrderPath(plan, 'id'), englishHref: planOrderPath(plan, 'en') };
}

/** The form for date and number of people. With JavaScript, the plan follows what is typed. */
function TripDetailsForm({ fields }: Pick<PlanView, 'fields'>) {
  const { plan, q, draft } = usePlan();
  const form = useRef<HTMLFormElement>(null);
  const onInput = () => {
    if (form.current) draft.type(tripIn(form.current));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    draft.apply();
  };
  // Reads what was typed before hydration, or what the browser has restored into the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const typed = form.current && tripIn(form.current);
    if (typed && fields.some(({ name, value }) => typed[name as keyof Trip] !== value)) draft.type(typed);
  }, []);
  return (
    <form
      ref={form}
      method="get"
      action={PLAN_PATH}
      onInput={onInput}
      onBlur={draft.apply}
      onSubmit={onSubmit}
      className="no-print mt-4 flex flex-wrap items-end gap-3"
    >
      <HiddenParams href={planHref(plan, q)} except={fields.map(({ name }) => name)} />
      {fields.map((field) => (
        <BookingInput key={field.name} {...field} />
      ))}
      <div className="hidden w-full scripting-none:block">
        <button type="submit" className={button('quiet', 'w-full px-4! text-sm')}>
          Hitung perkiraan
        </button>
      </div>
    </form>
  );
}

function tripIn(form: HTMLFormElement): Trip {
  const data = new FormData(form);
  return { tanggal: `${data.get('tanggal') ?? ''}`, orang: `${data.get('orang') ?? ''}` };
}

/** Sum and order, fixed to the bottom of the screen on phones. */
export function PlanBar({ view }: { view: PlanView }) {
  const { isCurrent } = usePlan();
  const orderLink = useOrderLink(view);
  if (!orderLink) return null;
  return (
    <div data-bottom-bar="" aria-busy={!isCurrent} className={orderBarClass}>
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
