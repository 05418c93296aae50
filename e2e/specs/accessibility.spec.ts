import type { Page } from 'playwright/test';
import { layoutPaths } from '../fixtures/page-fixtures';
import { expect, statusLine, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { box, enter, option, searches, spinner } from '../support/search-box';

async function expectAccessible(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
}

const TWELVE =
  'paket-1,paket-2,akomodasi-1,transportasi-1x2,transportasi-3,ticket-1,ticket-9999,event-1,attraction-1x4,attraction-2,fasilitas-1,fasilitas-2';

const routes = [
  ...layoutPaths,
  // Further parts: tabs, questions, a map, an order that is not possible, expanded texts, no results.
  ...[
    '/paketdetail/pesona-ubud?tab=jadwal',
    '/transportasi/toyota-avanza',
    '/tiket/12',
    '/attraction/1',
    '/contact',
    '/english',
  ],
  ...['/kuliner?lengkap=1', '/paket-tour?kategori=Tidak+ada', '/cari', '/cari?q=ubud', '/cari?q=tidak+ada'],
  // A plan: empty, and of twelve with one that does not exist any more.
  ...['/rencana', `/rencana?isi=${TWELVE}&orang=0`],
];

const failing = ['/tidak-ada', '/paketdetail/tidak-ada', '/tiket?gagal'];

test.describe('every layout', () => {
  test.use({ expectedConsole: [statusLine] });
  for (const path of [...routes, ...failing]) {
    test(`${path} has no axe violations, has all landmarks, and fits a screen of 320 px`, async ({ page, site }) => {
      if (path === '/tiket?gagal') {
        site.admin.setFault('/api/admin/tickets', { kind: 'status', status: 500 });
      }
      const response = await gotoHydrated(page, path);
      expect(response?.status()).toBe(path === '/tiket?gagal' ? 502 : failing.includes(path) ? 404 : 200);
      await expect.soft(page.getByRole('navigation', { name: 'Utama' })).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await expect.soft(page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' })).toBeVisible();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      expect.soft(await horizontalOverflow(page), 'sideways').toBe(0);
    });
  }
});

test('home with an error banner, empty sections and no dishes has no axe violations', async ({ page, site }) => {
  site.admin.setFault('/api/admin', { kind: 'status', status: 500 });
  await gotoHydrated(page, '/');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('the open groups, menu and admin dialog have no axe violations', async ({ page }) => {
  await gotoHydrated(page, '/kuliner');
  const navigation = page.getByRole('navigation', { name: 'Utama' });
  await navigation.getByText('Layanan Kami', { exact: true }).click();
  await expect(navigation.getByRole('link', { name: 'Akomodasi' })).toBeVisible();
  expect.soft(await axeViolations(page), 'open group').toEqual([]);

  await page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  expect.soft(await horizontalOverflow(page), 'choice of admins').toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Buka menu' }).click();
  await navigation.getByText('Jelajahi Bali', { exact: true }).click();
  await expect(navigation.getByRole('link', { name: 'Kuliner' })).toBeVisible();
  expect.soft(await axeViolations(page), 'open menu').toEqual([]);
  expect.soft(await horizontalOverflow(page), 'open menu').toBe(0);
});

test('search suggestions have no axe violations: open, loading and empty', async ({ page, site }) => {
  await gotoHydrated(page, '/kuliner');
  await enter(page);
  await box(page).fill('ubud');
  await expect(option(page, 'Lihat semua hasil')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect.soft(await axeViolations(page), 'results').toEqual([]);
  await box(page).fill('tidak ada');
  await expect(page.getByRole('banner').getByText('No results found for "tidak ada"').last()).toBeVisible();
  expect.soft(await axeViolations(page), 'no results').toEqual([]);
  site.admin.setFault(searches, { kind: 'hang' });
  await box(page).fill('pantai');
  await expect(spinner(page)).toBeVisible();
  expect.soft(await axeViolations(page), 'waiting').toEqual([]);
});

test('tabs, the full-screen image and open questions have no axe violations', async ({ page }) => {
  await gotoHydrated(page, '/transportasi/toyota-avanza');
  await page.getByRole('tab', { name: 'Fasilitas' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Fasilitas' })).toBeVisible();
  await page.getByText('Bagaimana kebijakan pembatalan?').click();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Perbesar foto 1', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Foto berikutnya' })).toBeVisible();
  await expectAccessible(page);
});

test('an incomplete form has no axe violations', async ({ page }) => {
  await gotoHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click();
  await expect(page.getByRole('textbox', { name: 'Nama' })).toBeFocused();
  await expectAccessible(page);
});

test.describe('while the admin host is slow', () => {
  test.use({ siteKind: 'streaming' });

  test('the loading states of a list and of a detail page have no axe violations', async ({ page, site }) => {
    for (const [path, fault, words] of [
      ['/tiket', '/api/admin/tickets', 'Memuat data'],
      ['/tiket/1', '/api/admin/tickets', 'Memuat detail tiket...'],
    ] as const) {
      site.admin.setFault(fault, { kind: 'hold' });
      await page.goto(path, { waitUntil: 'commit' });
      const waiting = page.getByRole('status', { name: words }).or(page.getByText(words, { exact: true }));
      await expect(waiting.first()).toBeVisible();
      await expectAccessible(page);
      site.admin.clearFaults();
      await expect(waiting).toHaveCount(0);
    }
  });
});
