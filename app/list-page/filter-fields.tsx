import { useUrlValue } from '~/components/use-url-value';
import { type Filter, type FilterName, type Filters, filters } from '~/definitions/filters';
import type { ContentType } from '~/definitions/types';
import { sortOrdersOf } from '~/urls/params';
import { defaultOrderText, sortText } from './filter-text';

interface FilterFieldsProps {
  contentType: ContentType;
  filters: Filters;
  /** As in `ListView`; undefined while they load. */
  areas?: readonly string[];
}

/** The fields to filter and sort a content type's list. */
export function FilterFields({ contentType, filters: values, areas = [] }: FilterFieldsProps) {
  return Object.entries(contentType.filters).map(([key, label]) => {
    const name = key as FilterName;
    if (name === 'urut') {
      const options = sortOrdersOf(contentType).map((order) => [order, sortText[order]] as const);
      const select = { name, label, value: values.urut, emptyLabel: defaultOrderText(values), options };
      return (
        <div key={name}>
          <Select {...select} />
        </div>
      );
    }
    const { field, format = String }: Filter<unknown> = filters[name];
    if (field === null) return null;
    const value = values[name] === null ? '' : format(values[name]);
    if ('options' in field) {
      // A list that is still loading has only the chosen area.
      const options =
        field.options ?? (areas.length > 0 || value === '' ? areas : [value]).map((area) => [area, area] as const);
      if (options.length === 0) return null;
      return (
        <div key={name}>
          <Select {...field} name={name} label={label} value={value} options={options} />
        </div>
      );
    }
    const { unit, ...attributes } = field;
    return (
      <div key={name}>
        <Input name={name} label={unit ? `${label} (${unit})` : label} value={value} {...attributes} />
      </div>
    );
  });
}

const fieldClass = 'field mt-1 block min-h-12 rounded-xl px-3 text-base';
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
