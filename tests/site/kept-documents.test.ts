import { expect, test } from 'vitest';
import { documentKey, documentOf, freshDocument, toDocument } from '~/site/kept-documents.server';

const HTML = 'x'.repeat(100_000);

/** Asks for an address whose document stays fresh, as a loader and the renderer do for a visitor. */
async function visit(address: string) {
  const key = documentKey(new URL(`http://site${address}`));
  const document = await documentOf(key, '1', async () => toDocument('1', HTML, new Headers()));
  document.freshUntil = Date.now() + 60_000;
}

const isKept = (address: string) => freshDocument(address) !== undefined;

test('made-up parameters push out no page, and the oldest of themselves', async () => {
  await visit('/tiket');
  for (let number = 0; number < 1000; number += 1) await visit(`/tiket?kategori=${number}`);
  const views = Array.from({ length: 1000 }, (_, number) => isKept(`/tiket?kategori=${number}`));
  expect(isKept('/tiket')).toBe(true);
  expect([views[0], views[999]]).toEqual([false, true]);
  expect(views.filter(Boolean).length * HTML.length * 2).toBeLessThanOrEqual(16 * 1024 * 1024);
});

test('pages are bounded too', async () => {
  for (let number = 0; number < 1000; number += 1) await visit(`/tiket/${number}`);
  const pages = Array.from({ length: 1000 }, (_, number) => isKept(`/tiket/${number}`));
  expect(pages[999]).toBe(true);
  expect(pages.filter(Boolean).length * HTML.length * 2).toBeLessThanOrEqual(48 * 1024 * 1024);
});
