import type { Page } from 'playwright/test';
import { detailOf, details } from '../fixtures/details';
import { textOf } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { mainOf, missingIn } from '../support/html';

const main = (page: Page) => page.getByRole('main');

/** Matches a text on its own, or after a label such as `Rating:`. */
const words = (text: string | RegExp) =>
  text instanceof RegExp ? text : new RegExp(`^(\\S+: )?${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);

const [browsed, ...others] = details;

// One type in the browser: the others share its layout and its tabs.
if (browsed) {
  const detail = browsed;
  const { full, sparse, tabs } = detail;
  const [overview, ...otherTabs] = tabs;

  test(`${full.href} shows its record, and its tabs without another request`, async ({ page, site }) => {
    site.admin.replace(detail.collection, [sparse.record, full.record]);
    const response = await gotoHydrated(page, `${full.href}?utm_source=wa`);
    expect.soft(response?.status()).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(full.title);
    await expect.soft(page).toHaveTitle(`${full.title} | Jelajahi Bali`);
    for (const text of [...full.shows, ...full.notes]) {
      const shown = main(page).getByText(words(text)).filter({ visible: true });
      await expect.soft(shown.first(), `${text}`).toBeVisible();
    }
    await expect.soft(main(page)).toContainText(full.price);
    await expect.soft(main(page)).not.toContainText('No Image');
    await expect.soft(page.getByRole('link', { name: 'Kembali', exact: true })).toHaveAttribute('href', detail.list);

    const requests: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
    });
    const steps = await page.evaluate(() => history.length);
    await expect.soft(page.getByRole('tab')).toHaveText(tabs.map(({ name }) => name));
    for (const tab of [...otherTabs, ...(overview ? [overview] : [])]) {
      await page.getByRole('tab', { name: tab.name }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(tab.name);
      const query = tab === overview ? '' : `?tab=${tab.key}`;
      await expect.soft(page).toHaveURL(full.href + query);
      await expect.soft(page.getByRole('tabpanel')).toHaveCount(1);
      for (const text of tab.full) {
        const shown = page.getByRole('tabpanel', { name: tab.name }).getByText(words(text));
        await expect.soft(shown.first(), `${tab.name}: ${text}`).toBeVisible();
      }
    }
    expect.soft(await page.evaluate(() => history.length), 'history').toBe(steps);
    expect.soft(requests, 'requests').toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${sparse.href} shows the defaults for missing fields in every tab`, async ({ page, site }) => {
      site.admin.replace(detail.collection, [full.record, sparse.record]);
      for (const tab of tabs) {
        await page.goto(tab === overview ? sparse.href : `${sparse.href}?tab=${tab.key}`);
        await expect.soft(page.getByRole('tab', { selected: true })).toHaveText(tab.name);
        await expect.soft(page.getByRole('tabpanel')).toHaveCount(1);
        for (const text of tab.sparse) {
          const shown = page.getByRole('tabpanel').getByText(words(text));
          await expect.soft(shown.first(), `${tab.name}: ${text}`).toBeVisible();
        }
      }
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(sparse.title);
      for (const text of sparse.shows) {
        await expect.soft(main(page).getByText(words(text)).first(), text).toBeVisible();
      }
      await expect.soft(main(page)).not.toContainText(sparse.hides);
      await page.getByRole('tab', { name: 'Overview' }).click();
      await expect(page).toHaveURL(sparse.href);
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview');
      await page.goto(`${sparse.href}?tab=entah`);
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview');
    });
  });
}

for (const { collection, list, full, sparse, tabs } of others) {
  test(`${full.href} shows its record in every tab, and the defaults for missing fields`, async ({ request, site }) => {
    site.admin.replace(collection, [sparse.record, full.record]);
    for (const { title, href, shows, price, notes, hides, inTab } of [
      { ...full, hides: /No Image/, inTab: (tab: (typeof tabs)[number]) => tab.full },
      { ...sparse, price: '', notes: [], inTab: (tab: (typeof tabs)[number]) => tab.sparse },
    ]) {
      for (const tab of tabs) {
        const response = await request.get(`${site.url}${href}?tab=${tab.key}`);
        const html = await response.text();
        const content = mainOf(html);
        const selected = /<a[^>]*role="tab"[^>]*aria-selected="true"[^>]*>.*?<\/a>/s.exec(content)?.[0] ?? '';
        // The document has all panels, of which one is not hidden.
        const [panel = '', ...shown] = content
          .split('role="tabpanel"')
          .filter((part, at) => at > 0 && !/^[^>]*\shidden/.test(part));
        expect.soft(response.status(), href).toBe(200);
        expect.soft(textOf(selected)).toBe(tab.name);
        expect.soft(shown).toEqual([]);
        expect.soft(html).toContain(`<title>${title.replaceAll('&', '&amp;')} | Jelajahi Bali</title>`);
        expect.soft(missingIn(content, [title, price, ...shows, ...notes]), `${href}, ${tab.name}`).toEqual([]);
        expect.soft(missingIn(panel, inTab(tab)), `${href}, ${tab.name}`).toEqual([]);
        expect.soft(textOf(content)).not.toMatch(hides);
        expect.soft(content).toContain(`href="${list}"`);
      }
    }
  });
}

test('a detail page shows its contact, and orders by a WhatsApp message', async ({ page, site }) => {
  const { collection, full } = detailOf('/transportasi');
  site.admin.replace(collection, [full.record]);
  await page.goto(full.href);
  const card = page.getByRole('region', { name: 'Harga dan pemesanan' });
  const order = card.getByRole('link', { name: 'Pesan Sekarang' });
  await expect.soft(order).toHaveAttribute('target', '_blank');
  await expect.soft(order).toHaveAttribute('rel', /noopener/);
  const link = new URL((await order.getAttribute('href')) ?? '');
  expect.soft(link.origin + link.pathname).toBe('https://wa.me/6281200000001');
  expect.soft(link.search, 'encoding of spaces').not.toContain('+');
  const message = link.searchParams.get('text') ?? '';
  expect.soft(message).toContain(full.title);
  expect.soft(message.split('\n').at(-1)).toBe(site.url + full.href);

  const shortcut = page.getByRole('link', { name: 'Pesan Sekarang' }).first();
  await expect.soft(shortcut).toBeInViewport();
  expect.soft(await shortcut.getAttribute('href')).toBe(link.href);
  await expect.soft(main(page).getByText('Made Ayu Lestari')).toBeVisible();
  await expect.soft(main(page).getByText('Ni Luh Sari Dewi')).toBeVisible();

  const contact = (name: string | RegExp) => main(page).getByRole('link', { name });
  await expect
    .soft(contact(/Made Ayu Lestari · Paket tour, akomodasi & tiket \+62 812-0000-0001/))
    .toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001/);
  await expect
    .soft(contact(/Transportasi, atraksi, acara & kuliner \+62 812-0000-0002/))
    .toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000002/);
  await expect.soft(contact('halo@jelajahibali.example')).toHaveAttribute('href', 'mailto:halo@jelajahibali.example');
  await expect.soft(main(page).getByRole('heading', { name: 'Mengapa Memilih Kami?' })).toBeVisible();
  await expect.soft(main(page).getByText(/4\.8\/5/)).toBeVisible();
  await expect.soft(main(page).getByText(/24\/7/)).toBeVisible();
});

test('contacts and notes precede the reasons, which precede a vehicle’s questions and a package’s map', async ({
  page,
  site,
}) => {
  const [vehicle, tour] = [detailOf('/transportasi').full, detailOf('/paket-tour').full];
  site.admin.replace('transportasis', [vehicle.record]);
  site.admin.replace('pakets', [tour.record]);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto(vehicle.href);
  await expect(headings).toHaveText([
    'Tentang Kendaraan Ini',
    'Kontak Reservasi',
    'Catatan',
    'Mengapa Memilih Kami?',
    'Pertanyaan yang Sering Diajukan',
  ]);
  await page.goto(tour.href);
  await expect(headings).toHaveText([
    'Tentang Paket Ini',
    'Syarat dan Ketentuan',
    'Kontak Reservasi',
    'Catatan',
    'Mengapa Memilih Kami?',
    'Peta Lokasi',
  ]);
  await expect(page.getByText('Tampilkan peta')).toBeVisible();
});

test('conditions near the title lead to the notes, those of a package to its terms', async ({ page }) => {
  for (const [path, conditions, target] of [
    ['/transportasi/toyota-avanza', 'Belum termasuk bahan bakar dan parkir.', 'Minimal sewa 12 jam.'],
    ['/tiket/1', 'Tiket yang sudah dibeli tidak dapat dikembalikan.', 'Bawa bukti pembayaran.'],
    ['/paketdetail/pesona-ubud', 'Deposit tidak kembali bila Anda batal.', 'Syarat dan Ketentuan'],
  ] as const) {
    await gotoHydrated(page, path);
    await expect(main(page).getByText(conditions)).toBeInViewport();
    await page.getByRole('link', { name: 'Selengkapnya' }).click();
    await expect(main(page).getByText(target, { exact: true })).toBeInViewport();
    await expect(page).toHaveURL(path);
  }
});

test('price and order button stand in the back bar while those of the card are out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await gotoHydrated(page, '/transportasi/toyota-avanza');
  const orders = page.getByRole('link', { name: 'Pesan Sekarang' });
  const card = page.getByRole('region', { name: 'Harga dan pemesanan' });
  const inCard = card.getByRole('link', { name: 'Pesan Sekarang' });
  await expect(orders.first()).toBeInViewport();
  await expect(inCard).not.toBeInViewport();
  await inCard.scrollIntoViewIfNeeded();
  await expect(orders).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(orders).toHaveCount(2);
  await expect(orders.first()).toBeInViewport();
});

test('a motorbike’s FAQ addresses a renter who drives', async ({ page }) => {
  await page.goto('/transportasi/honda-scoopy');
  await page.getByText('Apakah cocok untuk segala usia?').click();
  await expect(page.getByText(/SIM C yang berlaku/)).toBeVisible();
  await expect(main(page)).not.toContainText(/kursi anak|Sopir kami/);
});
