import type { ReactNode } from 'react';
import { useUrlValue } from '~/components/use-url-value';
import type { ContentType, FilterName } from '~/definitions/types';
import { type Filters, sortOrdersOf } from '~/urls/params';
import { daysText, defaultOrderText, sortText } from './filter-text';

/** The fields that a content type's list can be filtered and sorted by (requirements 12). */
export function FilterFields({ contentType, filters }: { contentType: ContentType; filters: Filters }) {
  const { maks, orang, hari, q } = filters;
  const orders = sortOrdersOf(contentType).map((order) => [order, sortText[order]] as const);
  const fields: Record<Exclude<FilterName, 'bulan'>, (label: string) => ReactNode> = {
    urut: (label) => (
      <Select name="urut" label={label} value={filters.urut} emptyLabel={defaultOrderText(filters)} options={orders} />
    ),
    maks: (label) => (
      <Input
        name="maks"
        label={`${label} (Rp)`}
        value={maks?.toLocaleString('id-ID')}
        inputMode="numeric"
        placeholder="Misalnya 700.000"
      />
    ),
    orang: (label) => <Input name="orang" label={label} value={orang} type="number" min={1} inputMode="numeric" />,
    hari: (label) => (
      <Select
        name="hari"
        label={label}
        value={hari}
        emptyLabel="Berapa pun"
        options={[1, 2, 3, 4].map((days) => [days, daysText(days)] as const)}
      />
    ),
    q: (label) => <Input name="q" label={label} value={q} maxLength={60} enterKeyHint="search" />,
  };
  return Object.entries(contentType.filters).map(([name, label]) =>
    name === 'bulan' ? null : <div key={name}>{fields[name as keyof typeof fields](label)}</div>,
  );
}

const fieldClass =
  'mt-1 block min-h-12 w-full min-w-0 rounded-xl border border-cream-300 bg-white px-3 text-base font-normal text-ash-900 placeholder:text-ash-600 hover:border-lagoon-600';
const labelClass = 'block text-sm font-semibold text-sea-900';

interface FieldProps {
  name: FilterName;
  label: string;
  value: string | number | null | undefined;
}

type InputProps = FieldProps & {
  type?: 'number';
  min?: number;
  maxLength?: number;
  inputMode?: 'numeric';
  enterKeyHint?: 'search';
  placeholder?: string;
};

function Input({ label, value, ...props }: InputProps) {
  const text = String(value ?? '');
  const field = useUrlValue<HTMLInputElement>(text, true);
  return (
    <label className={labelClass}>
      {label}
      <input ref={field} {...props} defaultValue={text} className={fieldClass} />
    </label>
  );
}

type SelectProps = FieldProps & { emptyLabel: string; options: readonly (readonly [string | number, string])[] };

function Select({ name, label, value, emptyLabel, options }: SelectProps) {
  const text = String(value ?? '');
  const field = useUrlValue<HTMLSelectElement>(text, true);
  return (
    <label className={labelClass}>
      {label}
      <select ref={field} name={name} defaultValue={text} className={fieldClass}>
        <option value="">{emptyLabel}</option>
        {options.map(([option, optionText]) => (
          <option key={option} value={option}>
            {optionText}
          </option>
        ))}
      </select>
    </label>
  );
}
