import { Icon } from '~/components/icon';
import { CategoryName } from '~/content-types/category-name';
import type { PropertyValue as Value } from '~/content-types/properties';

interface Props {
  value: Value | undefined;
  /** Lists what is missing. */
  isNegative?: boolean;
}

/** A property's value, a list with check marks or crosses; a word for an unknown one. */
export function PropertyValue({ value, isNegative }: Props) {
  if (!value?.length) return <span className="text-ash-600">Tidak disebutkan</span>;
  // A category may be English.
  if (typeof value === 'string') return <CategoryName label={value} />;
  return (
    <ul className="space-y-1.5">
      {value.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon
            name={isNegative ? 'circle-x' : 'circle-check'}
            className={`size-4 ${isNegative ? 'text-terracotta-700' : 'text-lagoon-600'}`}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Marks a property that is not the same for all records. */
export function DifferenceMark() {
  return (
    <span className="inline-block rounded-full bg-marigold-100 px-2 text-xs font-bold text-marigold-600">Beda</span>
  );
}
