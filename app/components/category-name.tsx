import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';

const englishNames = new Set(
  Object.values<ContentType>(contentTypes)
    .flatMap(({ categories }) => categories.flatMap((category) => [category, ...(category.aliases ?? [])]))
    .filter(({ lang }) => lang === 'en')
    .map(({ label }) => label),
);

/** The language of a category's name where it is not the page's, so that it is read aloud as such. */
export const languageOf = (label: string) => (englishNames.has(label) ? 'en' : undefined);

/** A category's name among other text, in its language. */
export function CategoryName({ label }: { label: string }) {
  const language = languageOf(label);
  return language ? <span lang={language}>{label}</span> : label;
}
