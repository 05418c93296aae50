import type { Page } from 'playwright/test';
import { collections, readContent } from '../../sample-admin/content';
import { type IsolatedSite, startIsolatedSite } from '../../tests/support/isolated-site';
import { details } from '../fixtures/details';
import { listAt, numbered } from '../fixtures/lists';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';

const main = (page: Page) => page.getByRole('main');
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
/** The link that adds a record, before the plan of this device has it or after. */
const addLink = (page: Page, title: string) => {
  const link = (more: string) =>
    main(page).getByRole('link', { name: `Masukkan ${title} ke rencana${more}`, exact: true });
  return link('').or(link(', sudah ada'));
};
const added = (page: Page) => page.getByText('Ditambahkan ke rencana', { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Urungkan' });
const order = (page: Page) => main(page).getByRole('link', { name: 'Pesan semuanya' });
const count = (page: Page, title: string) => main(page).getByRole('group', { name: `Jumlah ${title}`, exact: true });
const itemHeadings = (page: Page) => main(page).getByRole('heading', { level: 3 });
const change = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const keep = (page: Page) => main(page).getByRole('button', { name: 'Simpan ke rencana saya' });

/** The text of the element that has the focus. */
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Makes the plan with these items the remembered one, before the next page loads. */
const remember = (page: Page, isi: string) =>
  page.addInitScript((query) => {
    // Not again after a reload or in the next page.
    if (sessionStorage.getItem('remembered') === null) localStorage.setItem('rencana', query);
    sessionStorage.setItem('remembered', '');
  }, `isi=${isi}`);

/** Search types, by the path of the list (requirements 13). */
const searchTypes: Record<string, string> = {
  ...{ '/paket-tour': 'paket', '/akomodasi': 'akomodasi', '/transportasi': 'transportasi', '/tiket': 'ticket' },
  ...{ '/event': 'event', '/attraction': 'attraction', '/fasilitas': 'fasilitas' },
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cards and details of every type link to a plan with their record', async ({ page, site }) => {
    for (const { list, collection, full } of details) {
      site.admin.replace(collection, [full.record]);
      const href = `/rencana?isi=${searchTypes[list]}-${full.record.id}`;
      await page.goto(list);
      await expect.soft(addLink(page, full.title)).toHaveAttribute('href', href);
      await page.goto(full.href);
      const link = main(page).getByRole('link', { name: 'Masukkan ke rencana', exact: true });
      await expect.soft(link).toHaveAttribute('href', href);
      await link.click();
      await expect(page).toHaveURL(href);
      await expect.soft(itemHeadings(page)).toHaveText([full.title]);
      await expect.soft(header(page, 'Rencana')).toHaveAttribute('href', '/rencana');
    }
  });

  test('every card of home has the link; articles and dishes have none', async ({ page }) => {
    await page.goto('/');
    const links = main(page).getByRole('link', { name: /^Masukkan .+ ke rencana$/ });
    await expect(links).toHaveCount(await main(page).getByRole('link', { name: 'Lihat Detail' }).count());
    for (const path of ['/blog', '/blog/tiga-hari-di-ubud-tanpa-macet', '/kuliner']) {
      await page.goto(path);
      await expect(main(page).getByRole('link', { name: /ke rencana/ })).toHaveCount(0);
    }
  });

  test('an empty plan invites to the lists', async ({ page }) => {
    await page.goto('/rencana');
    await expect(page).toHaveTitle('Rencana Perjalanan | Jelajahi Bali');
    await expect(main(page).getByText('Rencana Anda masih kosong')).toBeVisible();
    await expect(main(page).getByRole('navigation', { name: 'Daftar lengkap' }).getByRole('link')).toHaveCount(7);
    await expect(order(page)).toHaveCount(0);
  });

  test('a count says what it counts; where the price is per person, a link takes over the number of people', async ({
    page,
  }) => {
    await page.goto('/rencana?isi=attraction-1x2,transportasi-1&orang=4');
    await expect(count(page, 'Toyota Avanza')).toHaveText('1 hari');
    const people = main(page).getByRole('link', { name: /^Jadikan .+ 4 orang$/ });
    await expect(people).toHaveCount(1);
    await people.click();
    await expect(page).toHaveURL('/rencana?isi=attraction-1x4,transportasi-1&orang=4');
    await expect(people).toHaveCount(0);
  });

  test('counts, removal, date and people are links and a form of the plan, which keep each other', async ({ page }) => {
    await page.goto('/rencana?isi=paket-1,transportasi-1');
    await change(page, 'Tambah Toyota Avanza').click();
    await expect(page).toHaveURL('/rencana?isi=paket-1,transportasi-1x2');
    await expect(count(page, 'Toyota Avanza')).toContainText('2');
    await page.getByLabel('Orang').fill('4');
    await page.getByLabel('Tanggal').fill('2099-01-12');
    await page.getByRole('button', { name: 'Atur tanggal dan orang' }).click();
    await expect(main(page).getByText('2 pilihan · 12 Januari 2099 · 4 orang')).toBeVisible();
    await change(page, 'Hapus Pesona Ubud dari rencana').click();
    await expect(page).toHaveURL('/rencana?isi=transportasi-1x2&tanggal=2099-01-12&orang=4');
    await change(page, 'Kurangi Toyota Avanza').click();
    await expect(page).toHaveURL('/rencana?isi=transportasi-1&tanggal=2099-01-12&orang=4');
    await expect(itemHeadings(page)).toHaveText(['Toyota Avanza']);
    const shared = new URL((await main(page).getByRole('link', { name: 'Bagikan' }).getAttribute('href')) ?? '');
    expect(shared.searchParams.get('text')).toMatch(/\/rencana\?isi=transportasi-1&tanggal=2099-01-12&orang=4$/);
    await expect(main(page).getByRole('button', { name: 'Cetak' })).toBeHidden();
    await expect(keep(page)).toHaveCount(0);
  });

  test('what is not available any more and what cannot be loaded stays, with Hapus; the rest can be ordered', async ({
    page,
    site,
  }) => {
    site.admin.setFault('/api/admin/events', { kind: 'status', status: 500 });
    const response = await page.goto('/rencana?isi=paket-tur-lama,event-1,ticket-1');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(main(page).getByText('Paket tour “tur lama” tidak lagi tersedia')).toBeVisible();
    await expect(main(page).getByText('acara belum bisa dimuat')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Coba Lagi' })).toHaveAttribute(
      'href',
      '/rencana?isi=paket-tur-lama,event-1,ticket-1',
    );
    await expect(itemHeadings(page)).toHaveCount(1);
    await expect(order(page)).toBeVisible();
    await change(page, 'Hapus acara yang belum bisa dimuat').click();
    await change(page, 'Hapus paket tour “tur lama” yang tidak lagi tersedia').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-1');
  });
});

test('a plan built without JavaScript counts the same as one with it, and orders with the same message', async ({
  browser,
}) => {
  const site = await startIsolatedSite({ ADMIN_FRESH_SECONDS: '3600' });
  try {
    // The lists in memory are searched.
    for (const path of ['/paket-tour', '/transportasi']) await fetch(site.url + path);
    const hrefs: (string | null)[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled, baseURL: site.url });
      await build(page, site, javaScriptEnabled);
      hrefs.push(await order(page).first().getAttribute('href'));
      await page.close();
    }
    expect(hrefs[0]).toBe(hrefs[1]);
    expect(new URL(hrefs[0] ?? '').searchParams.get('text')).toMatch(
      /^Halo, .*untuk 4 orang:\n\nPaket Tour:\n1x Pesona Ubud\n\nTransportasi:\nToyota Avanza, 2 hari\n\nPerkiraan mulai dari Rp [\d.]+\.\n.*\nhttps?:\S+\/rencana\?isi=paket-1,transportasi-1x2&orang=4$/,
    );
  } finally {
    await site.close();
  }
});

/** Adds a package from its page, a vehicle by the plan's search, one more of it, and four people. */
async function build(page: Page, site: IsolatedSite, hasScript: boolean) {
  const open = (path: string) => (hasScript ? gotoHydrated(page, site.url + path) : page.goto(path));
  await open('/paketdetail/pesona-ubud');
  await main(page).getByRole('link', { name: 'Masukkan ke rencana', exact: true }).click();
  if (hasScript) await header(page, 'Rencana (1)').click();
  await expect(itemHeadings(page)).toHaveText(['Pesona Ubud']);
  await page.getByRole('searchbox', { name: 'Cari di daftar kami' }).fill('avnza');
  await main(page).getByRole('button', { name: 'Cari' }).click();
  await change(page, 'Tambahkan Toyota Avanza').click();
  await change(page, 'Tambah Toyota Avanza').click();
  await expect(count(page, 'Toyota Avanza')).toContainText('2');
  await page.getByLabel('Orang').fill('4');
  await page.getByRole('button', { name: 'Atur tanggal dan orang' }).click();
  await expect(main(page).getByText('2 pilihan · 4 orang')).toBeVisible();
  // The search and its hits stay all the while.
  expect(new URL(page.url()).searchParams.get('q')).toBe('avnza');
  await expect(change(page, 'Tambahkan Toyota Avanza')).toBeVisible();
}

test.describe('with JavaScript', () => {
  test.beforeEach(({ site }) => site.admin.replace('tickets', numbered(listAt('/tiket'), 3)));

  test('adding stays on the page, says so, counts in the header, and can be undone', async ({ page }) => {
    await gotoHydrated(page, '/tiket');
    await expect(header(page, 'Rencana')).toBeVisible();
    await addLink(page, 'Uji 1').click();
    await expect(added(page)).toBeVisible();
    await expect(page).toHaveURL('/tiket');
    await expect(header(page, 'Rencana (1)')).toHaveAttribute('href', '/rencana');
    await addLink(page, 'Uji 2').click();
    await addLink(page, 'Uji 2').click();
    await expect(header(page, 'Rencana (2)')).toBeVisible();
    await undo(page).click();
    await expect(addLink(page, 'Uji 2')).toBeFocused();
    await header(page, 'Rencana (2)').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900,ticket-901');
    await page.goBack();
    await expect(page).toHaveURL('/tiket');
  });

  test('adding needs no network', async ({ page, context }) => {
    await gotoHydrated(page, '/tiket');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await addLink(page, 'Uji 1').click();
    await expect(added(page)).toBeVisible();
    await expect(header(page, 'Rencana (1)')).toBeVisible();
  });

  test('adding again adds one; undoing the first addition empties the plan', async ({ page }) => {
    await gotoHydrated(page, '/tiket');
    await addLink(page, 'Uji 1').click();
    await undo(page).click();
    await expect(header(page, 'Rencana')).toBeVisible();
    await expect(addLink(page, 'Uji 1')).toHaveAccessibleName('Masukkan Uji 1 ke rencana');
    for (let times = 0; times < 3; times++) await addLink(page, 'Uji 1').click();
    await expect(addLink(page, 'Uji 1')).toHaveAccessibleName('Masukkan Uji 1 ke rencana, sudah ada');
    await header(page, 'Rencana (1)').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900x3');
  });

  test('a thirteenth item is refused in words', async ({ page }) => {
    await remember(page, Array.from({ length: 12 }, (_, index) => `paket-${index + 1}`).join());
    await gotoHydrated(page, '/tiket');
    await addLink(page, 'Uji 1').click();
    await expect(page.getByText('Rencana sudah penuh: 12 pilihan')).toBeVisible();
    await expect(header(page, 'Rencana (12)')).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
  });

  test('the keyboard reaches the undo: the toast stays until it is closed', async ({ page }) => {
    await gotoHydrated(page, '/tiket');
    await addLink(page, 'Uji 1').press('Enter');
    await undo(page).focus();
    await page.keyboard.press('Enter');
    await expect(addLink(page, 'Uji 1')).toBeFocused();
    await expect(header(page, 'Rencana')).toBeVisible();
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(page.getByText('Diurungkan')).toHaveCount(0);
  });

  test('a control that goes with its change leaves the focus in the plan', async ({ page }) => {
    await gotoHydrated(page, '/rencana?isi=attraction-1x2,ticket-900&orang=4');
    for (const name of [/^Jadikan .+ 4 orang$/, 'Hapus Uji 1 dari rencana']) {
      const link = main(page).getByRole('link', { name });
      await link.press('Enter');
      await expect(link).toHaveCount(0);
      // A lost focus is on the body, whose text has the header too.
      await expect.poll(() => focusedText(page)).toMatch(/^(Tiket|Wisata)/);
    }
    await keep(page).press('Enter');
    await expect.poll(() => focusedText(page)).toBe('Tersimpan di perangkat ini');
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).press('Enter');
    await expect.poll(() => focusedText(page)).toMatch(/^Rencana Perjalanan/);
  });

  test('the keyboard empties a plan, searches, adds, and sets the number of people without losing the focus', async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite({ ADMIN_FRESH_SECONDS: '3600' });
    // The lists in memory are searched.
    await fetch(`${site.url}/transportasi`);
    await gotoHydrated(page, `${site.url}/rencana?isi=transportasi-1`);
    await change(page, 'Hapus Toyota Avanza dari rencana').press('Enter');
    await expect.poll(() => focusedText(page)).toMatch(/^Rencana Anda masih kosong/);
    const box = page.getByRole('searchbox', { name: 'Cari di daftar kami' });
    await box.fill('avanza');
    await box.press('Enter');
    await expect(change(page, 'Tambahkan Toyota Avanza')).toBeVisible();
    await expect(box).toBeFocused();
    await change(page, 'Tambahkan Toyota Avanza').press('Enter');
    await expect(itemHeadings(page)).toHaveText(['Toyota Avanza']);
    // The hits stay, for the next one.
    await expect(change(page, 'Tambahkan Toyota Avanza')).toBeFocused();
    await expect(box).toHaveValue('avanza');
    const people = page.getByLabel('Orang');
    await people.fill('4');
    await people.press('Enter');
    await expect(main(page).getByText('1 pilihan · 4 orang')).toBeVisible();
    await expect(people).toBeFocused();
    await expect(people).toHaveValue('4');
  });

  test('changes of the own plan are remembered, and a removed item comes back in its place', async ({ page }) => {
    await remember(page, 'ticket-900,ticket-901x2,ticket-902');
    await gotoHydrated(page, '/rencana');
    await expect(page).toHaveURL('/rencana?isi=ticket-900,ticket-901x2,ticket-902');
    await expect(main(page).getByText('Tersimpan di perangkat ini')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Langsung ke konten' })).toBeFocused();
    await change(page, 'Tambah Uji 1').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900x2,ticket-901x2,ticket-902');
    await change(page, 'Hapus Uji 2 dari rencana').click();
    await expect(itemHeadings(page)).toHaveText(['Uji 1', 'Uji 3']);
    await undo(page).click();
    await expect(itemHeadings(page)).toHaveText(['Uji 1', 'Uji 2', 'Uji 3']);
    await page.getByLabel('Orang').fill('5');
    await page.getByRole('button', { name: 'Atur tanggal dan orang' }).click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900x2,ticket-901x2,ticket-902&orang=5');
    await gotoHydrated(page, '/rencana');
    await expect(page).toHaveURL('/rencana?isi=ticket-900x2,ticket-901x2,ticket-902&orang=5');
    for (const title of ['Uji 1', 'Uji 2', 'Uji 3']) await change(page, `Hapus ${title} dari rencana`).click();
    await expect(page).toHaveURL('/rencana');
    await expect(header(page, 'Rencana')).toBeVisible();
    await expect(main(page).getByText('Rencana Anda masih kosong')).toBeVisible();
  });

  test('two tabs agree', async ({ page, context }) => {
    await remember(page, 'ticket-900');
    await gotoHydrated(page, '/rencana');
    await expect(itemHeadings(page)).toHaveText(['Uji 1']);
    const other = await context.newPage();
    await gotoHydrated(other, '/rencana');
    await other.getByLabel('Orang').fill('3');
    await other.getByRole('button', { name: 'Atur tanggal dan orang' }).click();
    await expect(page.getByLabel('Orang')).toHaveValue('3');
    await gotoHydrated(other, '/tiket');
    await expect(header(other, 'Rencana (1)')).toBeVisible();
    await addLink(other, 'Uji 2').click();
    await expect(header(page, 'Rencana (2)')).toBeVisible();
    await expect(page).toHaveURL('/rencana?isi=ticket-900,ticket-901&orang=3');
    await expect(itemHeadings(page)).toHaveText(['Uji 1', 'Uji 2']);
    await change(page, 'Hapus Uji 1 dari rencana').click();
    await expect(header(other, 'Rencana (1)')).toBeVisible();
    await undo(other).click();
    await expect(header(page, 'Rencana')).toBeVisible();
    await expect(main(page).getByText('Rencana Anda masih kosong')).toBeVisible();
  });

  test('another plan leaves the remembered one alone until it is saved in its place', async ({ page }) => {
    await remember(page, 'ticket-900');
    await gotoHydrated(page, '/rencana?isi=ticket-900x3,ticket-901,ticket-902');
    await expect(keep(page)).toBeVisible();
    await change(page, 'Tambah Uji 2').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900x3,ticket-901x2,ticket-902');
    await page.getByLabel('Orang').fill('4');
    await page.getByRole('button', { name: 'Atur tanggal dan orang' }).click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900x3,ticket-901x2,ticket-902&orang=4');
    await change(page, 'Hapus Uji 1 dari rencana').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-901x2,ticket-902&orang=4');
    await expect(header(page, 'Rencana (1)')).toBeVisible();
    await keep(page).click();
    await expect(header(page, 'Rencana (2)')).toBeVisible();
    await expect(main(page).getByText('Tersimpan di perangkat ini')).toBeVisible();
    await undo(page).click();
    await expect(header(page, 'Rencana (1)')).toBeVisible();
    await expect(page).toHaveURL('/rencana?isi=ticket-901x2,ticket-902&orang=4');
    await keep(page).click();
    await gotoHydrated(page, '/rencana');
    await expect(page).toHaveURL('/rencana?isi=ticket-901x2,ticket-902&orang=4');
  });

  test.describe('blocked storage', () => {
    // Remix's scroll restoration reports it.
    test.use({ expectedConsole: [/blocked/] });

    test('changes nothing but memory: links work', async ({ page }) => {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      });
      await gotoHydrated(page, '/tiket');
      await addLink(page, 'Uji 1').click();
      await expect(page).toHaveURL('/rencana?isi=ticket-900');
      await expect(header(page, 'Rencana')).toBeVisible();
      await change(page, 'Tambah Uji 1').click();
      await expect(page).toHaveURL('/rencana?isi=ticket-900x2');
      await expect(keep(page)).toHaveCount(0);
      await gotoHydrated(page, '/rencana');
      await expect(main(page).getByText('Rencana Anda masih kosong')).toBeVisible();
    });
  });

  test('storage without space: the link works, and saving says what to do; with space the plan is saved', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (...item) {
        if (!('hasSpace' in window)) throw new DOMException('full', 'QuotaExceededError');
        setItem.apply(this, item);
      };
    });
    await gotoHydrated(page, '/tiket');
    await addLink(page, 'Uji 1').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900');
    await keep(page).click();
    await expect(
      page.getByText('Perangkat ini tidak bisa menyimpan rencana. Kirim tautannya lewat Bagikan.'),
    ).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
    await expect(header(page, 'Rencana')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { hasSpace: true }));
    await keep(page).click();
    await expect(header(page, 'Rencana (1)')).toBeVisible();
    await expect(main(page).getByText('Tersimpan di perangkat ini')).toBeVisible();
  });

  test('a device that remembers nonsense has an empty plan', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rencana', '%%%{"isi":\u0000[]}&isi=kuliner-1,,x2'));
    await gotoHydrated(page, '/rencana');
    await expect(page).toHaveURL('/rencana');
    await expect(header(page, 'Rencana')).toBeVisible();
    await expect(main(page).getByText('Rencana Anda masih kosong')).toBeVisible();
  });
});

const TWELVE =
  'paket-1,paket-2,akomodasi-1,transportasi-1x2,transportasi-3,ticket-1,ticket-2,event-1,attraction-1x4,attraction-2,fasilitas-1,fasilitas-2';

test('`Cetak` opens the print dialog', async ({ page }) => {
  let prints = 0;
  await page.exposeFunction('print', () => {
    prints += 1;
  });
  await gotoHydrated(page, '/rencana?isi=ticket-1');
  await main(page).getByRole('button', { name: 'Cetak' }).click();
  await expect.poll(() => prints).toBe(1);
});

test.describe('on paper', () => {
  withAndWithoutJavaScript(() => {
    test('twelve items with long titles fit one A4 sheet, without controls and with the plan’s URL', async ({
      page,
      site,
    }) => {
      const title = 'Menyusuri Sawah Bertingkat Jatiluwih Bersama Keluarga Besar dan Pemandu Berpengalaman';
      const content = readContent();
      for (const collection of collections) {
        const records = content[collection].map((record) => ({ ...record, judul: title, title, name: title }));
        site.admin.replace(collection, records);
      }
      const href = `/rencana?isi=${TWELVE}&tanggal=2099-01-12&orang=4`;
      await page.goto(href);
      const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
      const pdf = await page.pdf({ format: 'A4', printBackground: true, margin });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(itemHeadings(page)).toHaveText(Array.from({ length: 12 }, () => title));
      await expect(main(page).getByText(site.url + href)).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: /Hapus|Bagikan|Pesan|Cari/ })).toHaveCount(0);
    });
  });
});

test('the states with JavaScript have no axe violations and fit 320 px: another plan, a failed list, a toast', async ({
  page,
  site,
}) => {
  await remember(page, 'ticket-1');
  site.admin.setFault('/api/admin/events', { kind: 'status', status: 500 });
  await gotoHydrated(page, '/rencana?isi=event-1,ticket-1,paket-9999&orang=0');
  await keep(page).click();
  await expect(undo(page)).toBeVisible();
  // The toast stays while it has the focus, however long the checks take.
  await undo(page).focus();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
  expect.soft(await horizontalOverflow(page), 'sideways').toBe(0);
  await undo(page).click();
  await expect(keep(page)).toBeVisible();
  expect.soft(await axeViolations(page), 'another plan').toEqual([]);
});
