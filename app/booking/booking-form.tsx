import { useLocation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { button } from '~/components/button';
import { HiddenParams } from '~/components/hidden-params';
import { Icon } from '~/components/icon';
import { controlClass, DetailInput, labelClass } from './booking-input';
import type { BookingField } from './order';
import type { LiveOrder } from './use-order';

export const BOOKING_FORM_ID = 'pesan';

/**
 * The form for booking details, which are search params of the page. With JavaScript the order follows each change
 * (`use-order.ts`), without a submit button.
 */
export function BookingForm({ fields, hasBookingDetails, form }: LiveOrder) {
  const { pathname, search } = useLocation();
  // Emptying the last field must not close it.
  const [isOpenAtFirst] = useState(hasBookingDetails);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.apply();
  };

  return (
    <details
      id={BOOKING_FORM_ID}
      open={isOpenAtFirst}
      className="group no-print mt-4 rounded-2xl border border-cream-300 scripting-none:target:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 items-center justify-between gap-2 px-[min(1rem,4vw)] py-2 text-sm font-bold text-sea-900">
        Isi rincian pesanan
        <Icon name="chevron-down" className="turn-on-open" />
      </summary>
      {/* Without JavaScript, the next page scrolls to the form. */}
      <form
        ref={form.ref}
        method="get"
        action={`${pathname}#${BOOKING_FORM_ID}`}
        onInput={form.onInput}
        onBlur={form.apply}
        onSubmit={onSubmit}
        className="flex flex-wrap gap-3 px-[min(1rem,4vw)] pt-1 pb-4"
      >
        <HiddenParams href={pathname + search} except={fields.map(({ name }) => name)} />
        {fields.map((field) => {
          const Control = field.type === 'choice' ? Choice : DetailInput;
          return <Control key={`${field.name} ${form.version}`} {...field} />;
        })}
        <div className="hidden w-full scripting-none:block">
          <button type="submit" className={button('quiet', 'w-full px-4! text-sm')}>
            Hitung perkiraan
          </button>
        </div>
      </form>
    </details>
  );
}

/** The labeled `<select>` of a booking detail. */
function Choice({ name, label, options = [], value }: BookingField) {
  return (
    <label className={`${labelClass} basis-full`}>
      {label}
      <select name={name} defaultValue={value} className={controlClass}>
        <option value="">Belum ditentukan</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
