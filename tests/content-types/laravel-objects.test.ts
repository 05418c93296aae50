import { beforeEach, describe, expect, test } from 'vitest';
import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import { listRecords } from '~/admin-api/records.server';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { attractions } from '~/content-types/attractions/schema.server';
import { events } from '~/content-types/events/schema.server';
import { facilities } from '~/content-types/facilities/schema.server';
import { vehicles } from '~/content-types/vehicles/schema.server';
import { laravel } from '../support/laravel';

// Lists recorded from an application with translations, a media library, relations, enums and uploads by key.

beforeEach(() => laravel.use('objects'));

const read = async <R extends BaseRecord>(collection: Collection<R>): Promise<R[]> => {
  const result = await listRecords(collection);
  if (!result.ok) throw new Error(result.error.code);
  return result.data;
};

test('events have their Indonesian title, category, day and pictures; a draft and a later one are left out', async () => {
  const [seminar, run, ...others] = await read(events.collection);
  expect(seminar).toMatchObject({
    title: 'Seminar Pariwisata Tanpa Sampah Sanur',
    category: 'Seminar',
    date: Date.parse('2026-12-12T00:00:00+08:00'),
    images: expect.arrayContaining(['events/seminar-pariwisata-tanpa-sampah-sanur.jpg']),
  });
  expect(run?.title).toBe('Lari Fajar Sanur 10K');
  expect(others.map(({ title }) => title)).toEqual([expect.not.stringContaining('RAHASIA')]);
});

test('vehicles have the title of a JSON text, the price of an object and the paths of rows', async () => {
  const [avanza] = await read(vehicles.collection);
  expect(avanza).toMatchObject({
    title: 'Toyota Avanza',
    category: 'Mobil Keluarga',
    price: 500_000,
    images: expect.arrayContaining(['transportasis/toyota-avanza.jpg']),
  });
});

describe.each([
  ['accommodations', accommodations.collection, 'Hotel Gita Samudra Nusa Dua', 'Hotel Bintang 5', 'akomodasis/'],
  ['attractions', attractions.collection, 'Pura Tanah Lot', 'Wisata Keluarga', 'attractions/'],
  ['facilities', facilities.collection, 'Panggung Modular 8 x 6 Meter', 'Booth/Panggung', 'fasilitas/'],
] as const)('%s', (_, collection, title, category, folder) => {
  test('have title, category and pictures, and records that are not public are left out', async () => {
    const records: BaseRecord[] = await read(collection as Collection<BaseRecord>);
    expect(records[0]).toMatchObject({ title, category });
    const { images = [] } = (records[0] ?? {}) as { images?: string[] };
    expect(images).toContainEqual(expect.stringMatching(`^${folder}.*\\.jpg$`));
    expect(records).toHaveLength(3);
    expect(JSON.stringify(records)).not.toMatch(/RAHASIA|English:/);
  });
});
