import { useLocation, useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { button } from '~/components/button';
import { Icon } from '~/components/icon';
import { useHydrated } from '~/components/use-hydrated';
import { useUrlValue } from '~/components/use-url-value';
import { hrefWith, readParam } from '~/urls/search-params';
import type { BookingField, OrderView } from './order';

export const BOOKING_FORM_ID = 'pesan';

/**
 * The form for booking details, which are search params of the page: the server calculates and fills the message
 * (requirements 11). With JavaScript it navigates in place; an empty field is then no part of the URL.
 */
export function BookingForm({ fields, hasBookingDetails }: Pick<OrderView, 'fields' | 'hasBookingDetails'>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const tab = readParam(new URLSearchParams(search), 'tab');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const set = Object.fromEntries(new FormData(event.currentTarget));
    // The state has where the visitor came from, for the link back to the list.
    navigate(hrefWith(pathname, search, set), { replace: true, preventScrollReset: true, state });
  };

  return (
    <details
      id={BOOKING_FORM_ID}
      open={hasBookingDetails}
      className="group no-print mt-4 rounded-2xl border border-cream-300 scripting-none:target:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 items-center justify-between gap-2 px-[min(1rem,4vw)] py-2 text-sm font-bold text-sea-900">
        Isi rincian pesanan
        <Icon name="chevron-down" className="size-5 turn-on-open" />
      </summary>
      {/* Without JavaScript the next page opens at the form. */}
      <form
        method="get"
        action={isHydrated ? pathname : `${pathname}#${BOOKING_FORM_ID}`}
        onSubmit={onSubmit}
        className="flex flex-wrap gap-3 px-[min(1rem,4vw)] pt-1 pb-4"
      >
        {tab && <input type="hidden" name="tab" value={tab} />}
        {fields.map((field) => (
          <BookingInput key={field.name} {...field} />
        ))}
        <button type="submit" className={button('quiet', 'w-full shrink! px-4! text-sm')}>
          Hitung dan isi pesan
        </button>
      </form>
    </details>
  );
}

/** The labeled input of a booking detail. */
export function BookingInput({ name, label, type, min, max, value }: BookingField) {
  const field = useUrlValue<HTMLInputElement>(value);
  return (
    <label className={`min-w-0 grow text-sm font-semibold text-sea-900 ${type === 'date' ? 'basis-full' : 'basis-16'}`}>
      {label}
      <input
        ref={field}
        name={name}
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        min={min}
        max={max}
        defaultValue={value}
        className="mt-1 min-h-11 w-full min-w-0 rounded-xl border border-cream-300 bg-white px-3 font-normal text-ash-900 hover:border-lagoon-600"
      />
    </label>
  );
}
