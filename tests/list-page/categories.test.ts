import { describe, expect, test } from 'vitest';
import { collections } from '~/content-types/all-collections.server';
import { contentTypes } from '~/definitions/registry';
import type { Category, ContentType } from '~/definitions/types';
import { categoryValues, isIn } from '~/list-page/list-view.server';
import { specifiedCategories } from '../support/specified-categories';

const specified = Object.entries(specifiedCategories).map(([collection, labels]) => {
  const contentType = collections.find(({ adminPath }) => adminPath === `/api/admin/${collection}`);
  return [collection, contentType?.categories ?? [], labels] as const;
});

test.each(specified)('%s have the specified categories in order', (_, categories, labels) => {
  expect(categories.map(({ label }) => label)).toEqual(labels);
});

test.each(specified)('each category of %s matches only its own label', (_, categories) => {
  for (const category of categories) {
    expect(categories.filter(({ label }) => isIn(categoryValues(category))({ category: label }))).toEqual([category]);
  }
});

const { accommodations, facilities, tickets } = contentTypes;
const categoryOf = (label: string): Category => ({ label, lang: 'id' });
const chip = ({ categories }: ContentType, label: string) =>
  categories.find((category) => category.label === label) ?? categoryOf('none');

describe('a combined category matches its label and each part', () => {
  test.each([
    [facilities, 'Sound System/Lighting/LED', ['Sound System', 'Lighting', 'LED']],
    [facilities, 'Proyektor/Laptop/Printer', ['Proyektor', 'Laptop', 'Printer']],
    [accommodations, 'Hotel Bintang 2-5', ['Hotel Bintang 2', 'Hotel Bintang 3', 'Hotel Bintang 4', 'Hotel Bintang 5']],
  ] as const)('%#: %s', (contentType, label, parts) => {
    const combined = chip(contentType, label);
    for (const value of [label, ...parts])
      expect(isIn(categoryValues(combined))({ category: value }), value).toBe(true);
  });

  test.each([
    [accommodations, 'Hotel Bintang 2-5', 'Hotel Bintang 1'],
    [accommodations, 'Hotel Bintang 2-5', 'Hotel'],
    [accommodations, 'Hotel Bintang 2-5', 'hotel bintang 3'],
    [facilities, 'Sound System/Lighting/LED', 'Sound'],
    [facilities, 'Sound System/Lighting/LED', 'Sound System/Lighting'],
    [facilities, 'Proyektor/Laptop/Printer', 'LED'],
    [facilities, 'Booth/Panggung', 'Booth'],
    [facilities, 'Booth/Panggung', 'Panggung'],
    [tickets, 'Reservasi Kapal / Kereta', 'Reservasi Kapal'],
  ] as const)('%#: %s does not match %s', (contentType, label, value) => {
    expect(isIn(categoryValues(chip(contentType, label)))({ category: value })).toBe(false);
  });
});

test.each(['healing', 'HEALING', 'Heal', 'Healing Spa', '', null])(
  'other categories match exactly: Healing does not match %j',
  (value) => expect(isIn(categoryValues(categoryOf('Healing')))({ category: value })).toBe(false),
);
