import { textOf } from '../../tests/support/text-of';
import { readUntil } from '../fixtures/documents';
import { type List, listAt, lists, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';

test.use({ siteKind: 'streaming' });

const HOLD = { kind: 'hold' } as const;

const loadingText = (list: List) => (list.loading === 'cards' ? 'Memuat data' : list.loading);

test('a slow list streams its header and loading state first, then its cards in the same response', async ({
  site,
}) => {
  const begin = async (list: List) => {
    site.admin.replace(list.collection, numbered(list, 2));
    site.admin.setFault(`/api/admin/${list.collection}`, HOLD);
    const { response, firstPart, rest } = await readUntil(site.url + list.path, loadingText(list));
    expect.soft(response.status, list.path).toBe(200);
    expect.soft(response.headers.get('Cache-Control'), list.path).toBe('no-store');
    expect.soft(textOf(firstPart)).toContain(list.h1);
    expect.soft(textOf(firstPart)).toContain(list.categories.at(-1));
    expect.soft(firstPart, list.path).not.toContain('Uji 1');
    return { list, rest };
  };
  const streams = await Promise.all(lists.map(begin));
  site.admin.release();
  for (const { list, rest } of streams) expect.soft(textOf(await rest()), list.path).toContain('Uji 1');
});

test('a crawler receives a slow list as one buffered page', async ({ site }) => {
  const list = listAt('/paket-tour');
  site.admin.replace('pakets', numbered(list, 2));
  site.admin.setFault('/api/admin/pakets', HOLD);
  const preview = fetch(`${site.url}/paket-tour`, { headers: { 'User-Agent': 'WhatsApp/2.24.1 A' } });
  await expect.poll(() => site.admin.callsTo('/api/admin/pakets')).toBe(1);
  // A later visitor's page has begun to stream: without buffering, the crawler's page would have begun too.
  const visit = await readUntil(`${site.url}/paket-tour`, loadingText(list));
  site.admin.release();

  const response = await preview;
  const text = textOf(await response.text());
  expect.soft(response.status).toBe(200);
  expect.soft(text).toContain('Uji 1');
  expect.soft(text).not.toContain('Memuat data');
  await visit.rest();
});
