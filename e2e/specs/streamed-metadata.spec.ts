import type { Page } from 'playwright/test';
import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { headOf } from '../support/html';

// Streamed content, once it has arrived, describes its page in the tab, in bookmarks and in the history.

test.use({ siteKind: 'streaming' });

const HOLD = { kind: 'hold' } as const;

/** The document's current metadata. */
const head = async (page: Page) => headOf(await page.content());
const robots = async (page: Page) => (await head(page)).robots;

test('a slow record has its own title, description and history entry', async ({ page, site }) => {
  const { collection, full } = detailOf('/transportasi');
  site.admin.replace(collection, [full.record]);
  site.admin.setFault('/api/', HOLD);
  await page.goto(full.href, { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Transportasi Bali | Jelajahi Bali');
  expect(await robots(page)).toBe('noindex');
  site.admin.release();
  await expect(page.getByRole('heading', { level: 1, name: full.title })).toBeVisible();
  await expect(page).toHaveTitle(`${full.title} | Jelajahi Bali`);
  expect((await head(page)).description).toBe(full.record.deskripsi);
  expect(await robots(page)).toBeUndefined();

  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page).toHaveTitle('Transportasi Bali | Jelajahi Bali');
  await page.goBack();
  await expect(page).toHaveTitle(`${full.title} | Jelajahi Bali`);
});

test('a missing record that loads slowly says so in its title', async ({ page, site }) => {
  site.admin.setFault('/api/', HOLD);
  await page.goto('/transportasi/tidak-ada', { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Transportasi Bali | Jelajahi Bali');
  site.admin.release();
  await expect(page).toHaveTitle('Data transportasi tidak ditemukan | Jelajahi Bali');
  expect(await robots(page)).toBe('noindex');
});

for (const path of ['/', '/tiket', '/tiket?bulan=mendatang', '/kuliner']) {
  test(`${path} that loads slowly may be indexed once it has loaded`, async ({ page, site }) => {
    site.admin.setFault('/api/', HOLD);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => robots(page)).toBe('noindex');
    site.admin.release();
    await expect.poll(() => robots(page)).toBeUndefined();
  });
}
