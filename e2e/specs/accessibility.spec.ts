import type { Page } from 'playwright/test';
import { layoutPaths } from '../fixtures/page-fixtures';
import { expect, statusLine, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { box, enter, option, searches, spinner } from '../support/search-box';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 740 };
test.use({ viewport: PHONE, expectedConsole: [statusLine] });

async function expectAccessible(page: Page, state: string) {
  expect.soft(await axeViolations(page), state).toEqual([]);
}

interface View {
  status?: number;
  open?: () => Promise<unknown>;
}

/** Opens a page and asserts the rules that hold for every page, on a phone and on a wide screen. */
async function expectWhole(page: Page, path: string, { status = 200, open }: View = {}) {
  await page.setViewportSize(PHONE);
  const response = await gotoHydrated(page, path);
  expect.soft(response?.status(), path).toBe(status);
  await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
  await expect.soft(page.getByRole('button', { name: 'Buka menu' }), path).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await open?.();
  await expectAccessible(page, path);
  expect.soft(await horizontalOverflow(page), `${path}, sideways`).toBe(0);
  await page.setViewportSize(WIDE);
  await expect.soft(page.getByRole('navigation', { name: 'Utama' }), path).toBeVisible();
  await expect.soft(page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' }), path).toBeVisible();
  await expectAccessible(page, `${path}, wide`);
}

const TWELVE =
  'paket-1,paket-2,akomodasi-1,transportasi-1x2,transportasi-3,ticket-1,ticket-9999,event-1,attraction-1x4,attraction-2,fasilitas-1,fasilitas-2';

test('pages of each layout have no axe violations, have all landmarks, and fit a screen of 320 px', async ({
  page,
}) => {
  for (const path of layoutPaths) await expectWhole(page, path);
});

test('further parts of pages have no axe violations, have all landmarks, and fit a screen of 320 px', async ({
  page,
}) => {
  for (const path of [
    // Another tab, a date, and an order that is not possible.
    ...['/paketdetail/pesona-ubud?tab=jadwal', '/event/2', '/tiket/12', '/english'],
    // One of the plan's twelve items does not exist any more.
    ...['/paket-tour?kategori=Tidak+ada', '/cari?q=ubud', '/rencana', `/rencana?isi=${TWELVE}&orang=0`],
  ])
    await expectWhole(page, path);
  await expectWhole(page, '/transportasi/toyota-avanza', {
    open: async () => {
      await page.getByRole('tab', { name: 'Fasilitas' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Fasilitas' })).toBeVisible();
      await page.getByText('Bagaimana kebijakan pembatalan?').click();
    },
  });
  await expectWhole(page, '/contact', {
    open: async () => {
      await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click();
      await expect(page.getByRole('textbox', { name: 'Nama' })).toBeFocused();
    },
  });
});

test('pages of missing or failing content have no axe violations, have all landmarks, and fit a screen of 320 px', async ({
  page,
  site,
}) => {
  for (const path of ['/tidak-ada', '/paketdetail/tidak-ada']) await expectWhole(page, path, { status: 404 });
  await expectWhole(page, '/cari?q=tidak+ada');
  site.admin.setFault('/api/admin', { kind: 'status', status: 500 });
  await expectWhole(page, '/tiket', { status: 502 });
  await expectWhole(page, '/', { open: () => expect(page.getByRole('main').getByRole('alert')).toBeVisible() });
});

test('open groups, menu, admin dialog and full-screen image have no axe violations', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await gotoHydrated(page, '/transportasi/toyota-avanza');
  const navigation = page.getByRole('navigation', { name: 'Utama' });
  await navigation.getByText('Layanan Kami', { exact: true }).click();
  await expect(navigation.getByRole('link', { name: 'Akomodasi' })).toBeVisible();
  await expectAccessible(page, 'open group');

  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Perbesar foto 1', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Foto berikutnya' })).toBeVisible();
  await expectAccessible(page, 'full-screen image');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'choice of admins');
  expect.soft(await horizontalOverflow(page), 'choice of admins').toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(navigation.getByRole('link', { name: 'Kuliner' })).toBeVisible();
  await expectAccessible(page, 'open menu');
  expect.soft(await horizontalOverflow(page), 'open menu').toBe(0);
});

test('search suggestions have no axe violations: open, loading and empty', async ({ page, site }) => {
  await page.setViewportSize(WIDE);
  await gotoHydrated(page, '/english');
  await enter(page);
  await box(page).fill('ubud');
  await expect(option(page, 'Lihat semua hasil')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'results');
  await box(page).fill('tidak ada');
  await expect(page.getByRole('banner').getByText('No results found for "tidak ada"').last()).toBeVisible();
  await expectAccessible(page, 'no results');
  site.admin.setFault(searches, { kind: 'hang' });
  await box(page).fill('pantai');
  await expect(spinner(page)).toBeVisible();
  await expectAccessible(page, 'waiting');
});

test.describe('while the admin host is slow', () => {
  test.use({ siteKind: 'streaming' });

  test('the loading states of a list and of a detail page have no axe violations', async ({ page, site }) => {
    for (const [path, words] of [
      ['/tiket', 'Memuat data'],
      ['/tiket/1', 'Memuat detail tiket...'],
    ] as const) {
      site.admin.setFault('/api/admin/tickets', { kind: 'hold' });
      await page.goto(path, { waitUntil: 'commit' });
      const waiting = page.getByRole('status', { name: words }).or(page.getByText(words, { exact: true }));
      await expect(waiting.first()).toBeVisible();
      await expectAccessible(page, path);
      site.admin.clearFaults();
      await expect(waiting).toHaveCount(0);
    }
  });
});
