import { listPaths } from '../../tests/support/page-kinds';
import { expect, test } from './fixtures';
import type { Target } from './in-page';
import type { Tab } from './tab';

/** A visitor's steps in every supported engine, with and without the browser's translation. */

const main: Target = { role: 'main' };
const banner: Target = { role: 'banner' };
const inMain = (role: string, name: string): Target => ({ role, name, within: main });
const link = (name: string) => inMain('link', name);
const button = (name: string) => inMain('button', name);
const heading = (name: string): Target => ({ role: 'heading', name, within: main });
const matching = (role: string, pattern: string, within = main): Target => ({ role, pattern, within });
const count = matching('status', '');
const cards: Target = { role: 'article', within: main };
const dialog: Target = { role: 'dialog' };

const navigation: Target = { role: 'navigation', name: 'Utama' };
const menuLink = (name: string): Target => ({ role: 'link', name, within: navigation });

const VEHICLE = '/transportasi/toyota-avanza';
const FAMILY_CARS = '/transportasi?kategori=Mobil+Keluarga';

/** Waits for a new count line and returns it. While a list loads, the line is missing or empty. */
async function anotherCount(tab: Tab, before: string): Promise<string> {
  let shown = before;
  const read = async () => {
    const [text = ''] = await tab.texts(count);
    shown = text || before;
    return shown;
  };
  await expect.poll(read).not.toBe(before);
  return shown;
}

test('a shared link, categories and Load More work, and so do Back and forward through them', async ({ tab }) => {
  await tab.open(`${FAMILY_CARS}&fbclid=abc`);
  await tab.expectText(count, /^Menampilkan \d+ dari \d+ kendaraan/);
  const [familyCars = ''] = await tab.texts(count);
  await tab.click(link('SUV'));
  await tab.expectUrl('/transportasi?kategori=SUV');
  const suvs = await anotherCount(tab, familyCars);
  await tab.click(link('Semua'));
  await tab.expectUrl('/transportasi');
  await tab.expectText(count, /^Menampilkan 6 dari /);
  await tab.click(link('Load More'));
  await tab.expectUrl('/transportasi?tampil=12');
  await tab.expectText(count, /^Menampilkan 12 dari /);
  await tab.back();
  await tab.expectUrl('/transportasi?kategori=SUV');
  await tab.expectText(count, suvs);
  await tab.forward();
  await tab.expectUrl('/transportasi?tampil=12');
  await expect.poll(() => tab.texts(cards).then(({ length }) => length)).toBe(12);
});

test('a card leads to its record, and Kembali back to its place in the list', async ({ tab }) => {
  await tab.open('/transportasi?tampil=12');
  const [, , , , , , , title = ''] = await tab.texts({ role: 'heading', within: cards });
  await tab.click(link(`Lihat Detail ${title}`));
  await tab.expectVisible(heading(title));
  await tab.expectUrl(/^\/transportasi\/[\w-]+$/);
  await tab.click(link('Kembali'));
  await tab.expectUrl('/transportasi?tampil=12');
  await expect.poll(() => tab.evaluate(() => scrollY, null)).toBeGreaterThan(300);
});

test('the filter form narrows the list, and a filter can be removed', async ({ tab }) => {
  await tab.open('/paket-tour');
  await tab.clickText('Saring dan urut');
  await tab.click(matching('textbox', '^Harga maksimal'));
  await tab.type('900000');
  await tab.click(button('Terapkan'));
  await tab.expectUrl('/paket-tour?maks=900000');
  await tab.expectVisible(link('Hapus saringan Maksimal Rp 900.000'));
  const [narrowed = ''] = await tab.texts(count);
  await tab.click(link('Hapus saringan Maksimal Rp 900.000'));
  await tab.expectUrl('/paket-tour');
  await anotherCount(tab, narrowed);
});

test('the search box suggests while a visitor types inside the text and replaces it', async ({ tab }) => {
  await tab.open('/contact');
  const box: Target = { role: 'combobox', name: 'Cari', within: banner };
  await tab.click({ role: 'searchbox', name: 'Cari', within: banner });
  await tab.expectVisible(box);
  await tab.type('pesona ud');
  await tab.press('ArrowLeft');
  await tab.type('bu');
  await expect.poll(() => tab.value(box)).toBe('pesona ubud');
  await tab.expectVisible({ role: 'option', pattern: '^Pesona Ubud' });
  await tab.select(box);
  await tab.type('tidak ada');
  await tab.expectHidden({ role: 'option', pattern: '^Pesona Ubud' });
  await tab.select(box);
  await tab.type('ubud');
  await tab.click({ role: 'option', pattern: 'Lihat semua hasil' });
  await tab.expectUrl('/cari?q=ubud');
  await tab.expectTextOnPage('untuk “ubud”$');
});

test('the menu opens a group, and a link in it opens its page', async ({ tab }) => {
  await tab.open('/kuliner');
  await tab.clickText('Layanan Kami', navigation);
  await tab.click(menuLink('Akomodasi'));
  await tab.expectUrl('/akomodasi');
  await tab.expectHidden(menuLink('Akomodasi'));
});

test('Escape, the close icon and the backdrop close the WhatsApp window', async ({ tab }) => {
  await tab.open('/kuliner');
  for (const close of [
    () => tab.press('Escape'),
    () => tab.click({ role: 'button', name: 'Tutup', within: dialog }),
    () => tab.clickAt(20, 300),
  ]) {
    await tab.click({ role: 'button', name: 'Pesan sekarang lewat WhatsApp' });
    await tab.expectVisible({ role: 'link', pattern: 'Made Ayu Lestari', within: dialog });
    await close();
    await tab.expectHidden(dialog);
  }
});

test('a record has tabs, a gallery with a window, and questions', async ({ tab }) => {
  await tab.open(VEHICLE);
  await tab.click({ role: 'tab', name: 'Fasilitas' });
  await tab.expectVisible({ role: 'tabpanel', name: 'Fasilitas' });
  await tab.expectUrl(`${VEHICLE}?tab=fasilitas`);
  await tab.click(button('Foto berikutnya'));
  await tab.expectTextOnPage('2 / ');
  await tab.click(link('Perbesar foto 2'));
  await tab.click({ role: 'button', name: 'Foto berikutnya', within: dialog });
  await tab.expectText(dialog, /^3 \/ \d/);
  await tab.press('Escape');
  await tab.expectHidden(dialog);
  await tab.clickText('Bagaimana kebijakan pembatalan?');
  await tab.expectUrl(`${VEHICLE}?tab=fasilitas`);
});

test('booking details fill the message and the estimate', async ({ tab }) => {
  const card: Target = { role: 'region', name: 'Harga dan pemesanan' };
  await tab.open(VEHICLE);
  await tab.clickText('Isi rincian pesanan');
  for (const [days, sum] of [
    ['3', 'Rp 1.500.000'],
    ['2', 'Rp 1.000.000'],
  ] as const) {
    const field: Target = { role: 'spinbutton', pattern: '^Hari', within: card };
    await tab.click(field);
    await tab.select(field);
    await tab.type(days);
    await tab.expectUrl(new RegExp(`hari=${days}`));
    await tab.expectText({ role: 'status', within: card }, new RegExp(`^Perkiraan ${sum} .*${days} hari`));
    await expect.poll(() => tab.href(link('Pesan Sekarang'))).toContain(`Hari%3A%20${days}`);
  }
});

test('a plan is assembled from cards, changed and ordered', async ({ tab }) => {
  await tab.open('/transportasi');
  const [first = '', second = ''] = await tab.texts({ role: 'heading', within: cards });
  for (const [at, title] of [first, second].entries()) {
    await tab.click(link(`Masukkan ${title} ke rencana`));
    await tab.expectVisible({ role: 'link', name: `Rencana (${at + 1})`, within: banner });
  }
  await tab.click({ role: 'link', name: 'Rencana (2)', within: banner });
  await tab.expectUrl(/^\/rencana\?isi=/);
  await tab.click(link(`Tambah ${first}`));
  await tab.expectUrl(/x2/);
  await tab.expectText(inMain('group', `Jumlah ${first}`), /^2 /);
  const [before] = await tab.texts({ role: 'region', name: 'Ringkasan rencana' });
  await tab.click(link(`Hapus ${second} dari rencana`));
  await tab.expectHidden(heading(second));
  await expect.poll(() => tab.texts({ role: 'region', name: 'Ringkasan rencana' })).not.toContain(before);
  expect(decodeURIComponent((await tab.href(link('Pesan semuanya'))) ?? '')).toContain(first);
});

test('the trip form becomes a chat’s message', async ({ tab }) => {
  await tab.open('/contact');
  await tab.click(button('Kirim lewat WhatsApp'));
  await tab.expectTextOnPage('Mohon diisi.');
  for (const [name, text] of [
    ['Nama', 'Budi'],
    ['E-mail', 'budi@keluarga.example'],
    ['Nomor telepon', '0812 3456 7890'],
    ['Tujuan', 'Ubud'],
    ['Pesan', 'Berdua'],
  ] as const) {
    await tab.click(inMain('textbox', name));
    await tab.type(text);
  }
  // The engines cannot reach wa.me.
  await tab.evaluate(() => {
    HTMLAnchorElement.prototype.click = function () {
      document.title = this.href;
    };
  }, null);
  await tab.click(button('Kirim lewat WhatsApp'));
  const chat = () => tab.evaluate(() => decodeURIComponent(document.title), null);
  await expect.poll(chat).toMatch(/^https:\/\/wa\.me\/6281200000001\?text=[\s\S]*Budi[\s\S]*Berdua/);
});

test('on a phone the menu opens, closes and leads to a page', async ({ tab }) => {
  await tab.resize(390, 760);
  await tab.open('/kuliner');
  const hasPopovers = await tab.evaluate(() => 'popover' in HTMLElement.prototype, null);
  const open: Target = { role: hasPopovers ? 'button' : 'link', name: 'Buka menu' };
  const close: Target = { ...open, name: 'Tutup menu' };
  await tab.click(open);
  await tab.click(close);
  await tab.expectHidden(close);
  await tab.click(open);
  const hasOpenGroups = await tab.evaluate(() => CSS.supports('selector(::details-content)'), null);
  if (!hasOpenGroups) await tab.clickText('Jelajahi Bali', navigation);
  await tab.click(menuLink('Wisata & Atraksi'));
  await tab.expectUrl('/attraction');
  // The URL changes before the page.
  await tab.expectVisible(heading('Atraksi Wisata Bali'));
  await tab.expectHidden(close);
});

test('without network visited pages open, and any other page lists them', async ({ tab, network }) => {
  await tab.open(VEHICLE);
  const hasWorkers = await tab.evaluate(() => 'serviceWorker' in navigator && 'caches' in window, null);
  test.skip(!hasWorkers, 'this engine has no service worker here');
  const stored = () =>
    tab.evaluate(() => {
      caches.open('pages-1').then(async (cache) => {
        document.title = (await cache.keys()).map(({ url }) => new URL(url).pathname).join();
      });
      return document.title;
    }, null);
  await expect.poll(stored).toContain(VEHICLE);
  network.disconnect(true);
  await tab.open(VEHICLE);
  await tab.expectVisible(heading('Toyota Avanza'));
  await tab.expectTextOnPage('^Tersimpan .*; harga bisa berubah$');
  await tab.open('/tiket');
  await tab.expectUrl('/offline#/tiket');
  await tab.expectVisible({ role: 'link', pattern: '^Toyota Avanza', within: main });
  network.disconnect(false);
});

test('no kind of page scrolls sideways on a phone', async ({ tab }) => {
  await tab.resize(390, 760);
  const wide: string[] = [];
  for (const path of ['/', ...listPaths, '/kuliner', VEHICLE, '/blog/5', '/contact', '/cari?q=ubud', '/rencana']) {
    await tab.open(path);
    const overhang = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      null,
    );
    if (overhang > 0) wide.push(`${path}: ${overhang} px`);
  }
  expect(wide).toEqual([]);
});
