import { beforeEach, describe, expect, test } from 'vitest';
import { listRecords } from '~/admin-api/records.server';
import { collections } from '~/content-types/all-collections.server';
import { searchPlanLists } from '~/plan/search.server';
import { loader } from '~/routes/pages/plan';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

const TWELVE =
  'paket-1,paket-2,akomodasi-1,akomodasi-2,transportasi-1,ticket-1,ticket-2,event-1,event-2,attraction-1,attraction-2,fasilitas-1';

const hitsOf = async (text: string) => (await searchPlanLists(text))?.hits ?? [];

/** Requests every list, as the warm-up does. */
async function loadLists() {
  for (const list of collections) await listRecords(list);
}

test('with nothing in memory a search finds nothing and makes no call', async () => {
  expect(await searchPlanLists('avanza')).toEqual({ text: 'avanza', hits: [] });
  expect(admin.calls).toEqual([]);
});

describe('with the lists in memory', () => {
  beforeEach(loadLists);

  test('a plan of twelve items and a search make no call', async () => {
    admin.clearCalls();
    const { status } = await callLoader(loader, `/rencana?isi=${TWELVE}&q=ubud`);
    expect(status).toBe(200);
    expect(admin.calls).toEqual([]);
  });

  test('a search finds titles of all types despite a typo, with the added item and its price', async () => {
    expect(await hitsOf('avnza')).toContainEqual({
      added: { type: 'vehicles', param: '1' },
      title: 'Toyota Avanza',
      label: 'Transportasi',
      image: 'transportasis/toyota-avanza.jpg',
      price: { amount: 'Rp 500.000', unit: 'per hari' },
    });
    const types = new Set((await hitsOf('ubud')).map(({ added }) => added.type));
    expect(types.size).toBeGreaterThan(1);
  });

  test('a search says that a hit is past in place of its price', async () => {
    const inYear = async (year: number) => (await searchPlanLists('ukir kayu', Date.UTC(year)))?.hits[0]?.price;
    expect(await inYear(2026)).toEqual({ amount: expect.stringMatching(/^Rp /), unit: 'per tiket' });
    expect(await inYear(2099)).toEqual({ amount: 'Acara sudah lewat' });
  });

  test('a search finds at most eight, the best first', async () => {
    const hits = await hitsOf('hotel');
    expect(hits).toHaveLength(8);
    expect((await hitsOf('toyota avanza'))[0]?.title).toBe('Toyota Avanza');
  });

  test('without a text no search runs', async () => expect(await searchPlanLists('')).toBeNull());
});
