import { describe, expect, test } from 'vitest';
import { type BaseRecord, canonicalParam, isLooseMatch } from '~/admin-api/collection.server';
import { titleSlug } from '~/lib/slug';

const record: BaseRecord = {
  id: '12',
  slug: 'vila-tepi-sawah-ubud',
  title: 'Vila Tepi Sawah',
  category: null,
  createdAt: null,
  updatedAt: null,
  images: [],
};

test.each([
  ['Vila Tepi Sawah', 'vila-tepi-sawah'],
  ['  Vila   Tepi \t Sawah ', 'vila-tepi-sawah'],
  ['ELF Long (19 Kursi)', 'elf-long-(19-kursi)'],
  ['Villa Ubud & Spa / 2', 'villa-ubud-&-spa-/-2'],
  ['Kedai É', 'kedai-é'],
])('the title %j becomes %s: only lower case, and hyphens for whitespace', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

describe('lists link to a record', () => {
  const table = [
    ['slug', record, 'vila-tepi-sawah-ubud'],
    ['title', record, 'vila-tepi-sawah'],
    ['id', record, '12'],
    ['slug', { ...record, slug: null }, '12'],
    ['id', { ...record, id: null }, 'vila-tepi-sawah-ubud'],
    ['slug', { ...record, id: null, slug: null }, 'vila-tepi-sawah'],
    ['id', { ...record, id: null, slug: null }, 'vila-tepi-sawah'],
    ['title', { ...record, id: null, slug: null }, 'vila-tepi-sawah'],
    ['title', { ...record, title: 'a'.repeat(301) }, 'vila-tepi-sawah-ubud'],
    ['title', { ...record, slug: null, title: 'a'.repeat(301) }, '12'],
    ['slug', { ...record, slug: 'a'.repeat(301) }, '12'],
    // `/event/x.data` is the data of `/event/x`, and `/event/x.ics` is its calendar.
    ['slug', { ...record, slug: 'x.data' }, '12'],
    ['slug', { ...record, slug: 'x.ICS', id: null }, 'vila-tepi-sawah'],
    ['slug', { ...record, slug: 'x.data.y' }, 'x.data.y'],
    ['title', { ...record, title: 'a'.repeat(300) }, 'a'.repeat(300)],
  ] as const;
  test.each(table)('by its %s, or by the next available identifier: %j', (urlIdField, linked, param) => {
    expect(canonicalParam({ urlIdField }, linked)).toBe(param);
  });
});

test.each(['12', 'vila-tepi-sawah-ubud', 'vila-tepi-sawah', 'Vila-Tepi-Sawah', 'Vila Tepi Sawah'])(
  'the param %j matches the record',
  (param) => expect(isLooseMatch(param, record)).toBe(true),
);

test.each(['', '1', '123', 'vila', 'vila-tepi-sawah-', 'vila-tepi-sawah-ubud-2', 'null'])(
  'the param %j does not match',
  (param) => expect(isLooseMatch(param, record)).toBe(false),
);

test('“null” does not match a record without id and slug', () => {
  expect(isLooseMatch('null', { ...record, id: null, slug: null })).toBe(false);
});
