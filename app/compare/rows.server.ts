import type { Property, PropertyValue } from '~/content-types/properties';
import type { ComparedRow } from './comparison';

/** Returns the rows of the properties that at least one of the records has. */
export function rowsOf<R>(properties: readonly Property<R>[], records: readonly R[]): ComparedRow[] {
  return properties
    .map(({ read, ...property }) => ({ ...property, values: records.map(read) }))
    .filter(({ values }) => values.some(isKnown))
    .map((row) => ({ ...row, isDifferent: new Set(row.values.map(keyOf)).size > 1 }));
}

const isKnown = (value: PropertyValue) => value !== null && value.length > 0;

/** Equal for equal values: the order of a list and the case of its items do not matter. */
function keyOf(value: PropertyValue): string {
  if (!isKnown(value)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value?.map((item) => item.toLowerCase()).sort());
}
