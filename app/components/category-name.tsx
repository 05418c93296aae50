import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';

const englishNames = new Set(
  Object.values<ContentType>(contentTypes)
    .flatMap(({ categories }) => categories.flatMap((category) => [category, ...(category.aliases ?? [])]))
    .filter(({ lang }) => lang === 'en')
    .map(({ label }) => label),
);

/** A category's name, marked as English where it is, so that it is read aloud as such. */
export function CategoryName({ label }: { label: string }) {
  return englishNames.has(label) ? <span lang="en">{label}</span> : label;
}
