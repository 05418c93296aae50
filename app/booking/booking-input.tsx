import type { RefObject } from 'react';
import { useUrlValue } from '~/components/use-url-value';
import type { BookingField } from './order';

export const labelClass = 'min-w-0 grow text-sm font-semibold text-sea-900';
export const controlClass = 'field mt-1 min-h-11 rounded-xl px-3';

/** The labeled input for a date or a count. */
export function DetailInput(props: BookingField & { inputRef?: RefObject<HTMLInputElement> }) {
  const { name, label, type, min, max, value, inputRef } = props;
  return (
    <label className={`${labelClass} ${type === 'date' ? 'basis-full' : 'basis-16'}`}>
      {label}
      <input
        ref={inputRef}
        name={name}
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        min={min}
        max={max}
        defaultValue={value}
        className={controlClass}
      />
    </label>
  );
}

/** The same in a form that is submitted to the server: the input follows the URL. */
export function BookingInput(field: BookingField) {
  return <DetailInput {...field} inputRef={useUrlValue<HTMLInputElement>(field.value)} />;
}
