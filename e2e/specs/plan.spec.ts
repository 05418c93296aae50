import { within } from '@testing-library/dom';
import type { Locator, Page } from 'playwright/test';
import { collections, readContent } from '../../sample-admin/content';
import { get } from '../../tests/support/isolated-site';
import { textOf } from '../../tests/support/text-of';
import { details } from '../fixtures/details';
import { listAt, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated, holdRequests, SCRIPTS, stubWhatsapp } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { hrefsOf, mainOf } from '../support/html';
import { typeAndClickSlowly } from '../support/slow-click';

const main = (page: Page) => page.getByRole('main');
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
/** The link that adds a record, whether the device's plan already has it or not. */
const addLink = (page: Page, title: string) => {
  const link = (more: string) =>
    main(page).getByRole('link', { name: `Masukkan ${title} ke rencana${more}`, exact: true });
  return link('').or(link(', sudah ada'));
};
const added = (page: Page) => page.getByText('Ditambahkan ke rencana', { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Urungkan' });
const order = (page: Page) => main(page).getByRole('link', { name: 'Pesan semuanya' });
const itemHeadings = (page: Page) => main(page).getByRole('heading', { level: 3 });
const change = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const keep = (page: Page) => main(page).getByRole('button', { name: 'Simpan ke rencana saya' });
const empty = (page: Page) => main(page).getByText('Rencana Anda masih kosong');
const setPeople = (page: Page, people: string) => page.getByLabel('Orang').fill(people);

/** Two presses within this time count as one. */
const HALF_A_SECOND = 500;
/** After this pause a typed value is in the plan. */
const PAUSE = 500;
const HOUR = 3_600_000;

/** The focused element's text. */
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Makes this text the remembered plan before the next page loads. */
const remember = (page: Page, query: string) =>
  page.addInitScript((query) => {
    // A reload and the next page do not repeat it.
    if (sessionStorage.getItem('remembered') === null) localStorage.setItem('rencana', query);
    sessionStorage.setItem('remembered', '');
  }, query);

/** Search types, by the path of the list. */
const searchTypes: Record<string, string> = {
  ...{ '/paket-tour': 'paket', '/akomodasi': 'akomodasi', '/transportasi': 'transportasi', '/tiket': 'ticket' },
  ...{ '/event': 'event', '/attraction': 'attraction', '/fasilitas': 'fasilitas' },
};

test('cards and pages of every type except articles and dishes link to a plan with their record', async ({ site }) => {
  const open = async (path: string) => mainOf((await get(site.url + path)).text);
  const addLinks = (main: HTMLElement) => within(main).queryAllByRole('link', { name: /^Masukkan .+ ke rencana$/ });
  const home = await open('/');
  expect(addLinks(home)).toHaveLength(within(home).getAllByRole('link', { name: /^Lihat Detail/ }).length);
  for (const path of ['/blog', '/blog/tiga-hari-di-ubud-tanpa-macet', '/kuliner']) {
    expect.soft((await open(path)).outerHTML, path).not.toContain('ke rencana');
  }
  for (const { list, collection, full } of details) {
    site.admin.replace(collection, [full.record]);
    const href = `/rencana?isi=${searchTypes[list]}-${full.record.id}`;
    const added = addLinks(await open(list)).map((link) => link.getAttribute('href'));
    expect.soft(added, list).toEqual([href]);
    expect.soft(hrefsOf(await open(full.href), 'Masukkan ke rencana'), full.href).toContain(href);
    expect.soft(textOf(await open(href)), href).toContain(full.title);
  }
});

test('a plan built without JavaScript has the same counts and message as one built by keyboard with it', async ({
  page,
  browser,
  startOwnSite,
}) => {
  const site = await startOwnSite({ ADMIN_FRESH_SECONDS: '3600' });
  // The search uses the lists in memory.
  for (const path of ['/paket-tour', '/transportasi']) await fetch(site.url + path);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const href = await build(page, site.url, true);
  expect(await build(plain, site.url, false)).toBe(href);
  expect(new URL(href ?? '').searchParams.get('text')).toMatch(
    /^Halo, .*untuk 12 Januari 2099, 4 orang:\n\nPaket Tour:\n1x Pesona Ubud\n\nTransportasi:\nToyota Avanza, 2 hari\n\nPerkiraan mulai dari Rp [\d.]+\.\n.*\nhttps?:\S+\/rencana\?isi=paket-1,transportasi-1x2&tanggal=2099-01-12&orang=4$/,
  );

  await change(page, 'Hapus Toyota Avanza dari rencana').press('Enter');
  await expect.poll(() => focusedText(page)).toMatch(/^Rencana Anda masih kosong/);
  await expect(main(plain).getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(keep(plain)).toHaveCount(0);
  const shared = new URL((await change(plain, 'Bagikan').getAttribute('href')) ?? '').searchParams.get('text');
  expect(shared).toMatch(/\/rencana\?isi=transportasi-1&tanggal=2099-01-12&orang=4$/);
  await plain.close();
});

/**
 * Adds a package from its page, two of a vehicle by the plan's search, date and people. Then removes all but one
 * vehicle. Returns the order of the full plan. With JavaScript no change loses the focus.
 */
async function build(page: Page, url: string, hasScript: boolean): Promise<string | null> {
  const expectFocused = async (target: Locator) => {
    if (hasScript) await expect(target).toBeFocused();
  };
  const path = `${url}/paketdetail/pesona-ubud`;
  await (hasScript ? gotoHydrated(page, path) : page.goto(path));
  await change(page, 'Masukkan ke rencana').press('Enter');
  if (hasScript) await header(page, 'Rencana (1)').press('Enter');
  await expect(itemHeadings(page)).toHaveText(['Pesona Ubud']);
  const box = page.getByRole('searchbox', { name: 'Cari di daftar kami' });
  await box.fill('avnza');
  await box.press('Enter');
  await expect(change(page, 'Tambahkan Toyota Avanza')).toBeVisible();
  await expectFocused(box);
  await change(page, 'Tambahkan Toyota Avanza').press('Enter');
  await expect(itemHeadings(page)).toHaveText(['Pesona Ubud', 'Toyota Avanza']);
  await expectFocused(change(page, 'Tambahkan Toyota Avanza'));
  await change(page, 'Tambah Toyota Avanza').press('Enter');
  await expect(main(page).getByRole('group', { name: 'Jumlah Toyota Avanza' })).toHaveText('2 hari');
  await page.getByLabel('Tanggal').fill('2099-01-12');
  await page.getByLabel('Orang').fill('4');
  await page.getByLabel('Orang').press('Enter');
  await expect(main(page).getByText('2 pilihan · 12 Januari 2099 · 4 orang')).toBeVisible();
  await expectFocused(page.getByLabel('Orang'));
  const href = await order(page).first().getAttribute('href');

  await change(page, 'Hapus Pesona Ubud dari rencana').press('Enter');
  await expect(itemHeadings(page)).toHaveText(['Toyota Avanza']);
  await change(page, 'Kurangi Toyota Avanza').press('Enter');
  // The search and its hits stay.
  await expect(page).toHaveURL(`${url}/rencana?isi=transportasi-1&tanggal=2099-01-12&orang=4&q=avnza`);
  await expect(change(page, 'Tambahkan Toyota Avanza')).toBeVisible();
  return href;
}

test.describe('with JavaScript', () => {
  test.beforeEach(({ site }) => site.admin.replace('tickets', numbered(listAt('/tiket'), 3)));

  test('adding stays on the page without network, shows a toast, counts in the header, and can be undone', async ({
    page,
    context,
  }) => {
    // An unreadable plan counts as empty.
    await remember(page, '%%%{"isi":\u0000[]}&isi=kuliner-1,,x2');
    await page.clock.install();
    await gotoHydrated(page, '/tiket');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(header(page, 'Rencana')).toBeVisible();
    await addLink(page, 'Uji 1').click();
    await expect(added(page)).toBeVisible();
    await expect(header(page, 'Rencana (1)')).toHaveAttribute('href', '/rencana?isi=ticket-900');
    await undo(page).click();
    await expect(addLink(page, 'Uji 1')).toBeFocused();
    await expect(addLink(page, 'Uji 1')).toHaveAccessibleName('Masukkan Uji 1 ke rencana');
    await expect(header(page, 'Rencana')).toBeVisible();
    await page.clock.fastForward(HALF_A_SECOND);
    for (const title of ['Uji 2', 'Uji 1']) await addLink(page, title).dblclick();
    await expect(header(page, 'Rencana (2)')).toBeVisible();
    await page.clock.fastForward(HALF_A_SECOND);
    await addLink(page, 'Uji 1').click();
    await expect(page.getByText('Ditambahkan ke rencana, sekarang 2', { exact: true })).toBeVisible();
    await expect(addLink(page, 'Uji 1')).toHaveAccessibleName('Masukkan Uji 1 ke rencana, sudah ada');
    await expect(page).toHaveURL('/tiket');
    await context.setOffline(false);
    await header(page, 'Rencana (2)').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-901,ticket-900x2');
    await page.goBack();
    await expect(page).toHaveURL('/tiket');
  });

  test('the keyboard undoes an addition, and a control that its change removes leaves the focus in the plan', async ({
    page,
  }) => {
    await gotoHydrated(page, '/tiket');
    await addLink(page, 'Uji 1').press('Enter');
    await undo(page).press('Enter');
    await expect(addLink(page, 'Uji 1')).toBeFocused();
    await expect(header(page, 'Rencana')).toBeVisible();
    // The toast stays until it is closed.
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(page.getByText('Diurungkan')).toHaveCount(0);

    await gotoHydrated(page, '/rencana?isi=attraction-1x2,ticket-900&orang=4');
    for (const name of [/^Jadikan .+ 4 orang$/, 'Hapus Uji 1 dari rencana']) {
      const link = main(page).getByRole('link', { name });
      await link.press('Enter');
      await expect(link).toHaveCount(0);
      // A lost focus is on the body, whose text includes the header.
      await expect.poll(() => focusedText(page)).toMatch(/^(Tiket|Wisata)/);
    }
    await keep(page).press('Enter');
    await expect.poll(() => focusedText(page)).toBe('Tersimpan di perangkat ini');
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).press('Enter');
    await expect.poll(() => focusedText(page)).toMatch(/^Rencana Perjalanan/);
  });

  test('changes of the visitor’s own plan are remembered, and a removed item returns to its place', async ({
    page,
  }) => {
    await remember(page, 'isi=ticket-900,ticket-901x2,ticket-902');
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
    await setPeople(page, '5');
    await expect(page).toHaveURL('/rencana?isi=ticket-900x2,ticket-901x2,ticket-902&orang=5');
    await gotoHydrated(page, '/rencana');
    await expect(page).toHaveURL('/rencana?isi=ticket-900x2,ticket-901x2,ticket-902&orang=5');
    for (const title of ['Uji 1', 'Uji 2', 'Uji 3']) await change(page, `Hapus ${title} dari rencana`).click();
    await expect(page).toHaveURL('/rencana?orang=5');
    await expect(header(page, 'Rencana')).toBeVisible();
    await expect(empty(page)).toBeVisible();
    await undo(page).click();
    await expect(page).toHaveURL('/rencana?isi=ticket-902&orang=5');
  });

  test('two tabs agree, and a thirteenth item is refused with a message', async ({ page, context }) => {
    await remember(page, 'isi=ticket-900');
    await gotoHydrated(page, '/rencana');
    await expect(itemHeadings(page)).toHaveText(['Uji 1']);
    const other = await context.newPage();
    await gotoHydrated(other, '/rencana');
    await setPeople(other, '3');
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
    await expect(empty(page)).toBeVisible();

    const twelve = Array.from({ length: 12 }, (_, index) => `paket-${index + 1}`).join();
    await page.evaluate((query) => localStorage.setItem('rencana', query), `isi=${twelve}`);
    await expect(header(other, 'Rencana (12)')).toBeVisible();
    await addLink(other, 'Uji 1').click();
    await expect(other.getByText('Rencana sudah penuh: 12 pilihan')).toBeVisible();
    await expect(header(other, 'Rencana (12)')).toBeVisible();
    await expect(undo(other)).toHaveCount(0);
  });

  test('another plan leaves the remembered one alone until it is saved over it', async ({ page }) => {
    await remember(page, 'isi=ticket-900');
    await gotoHydrated(page, '/rencana?isi=ticket-900x3,ticket-901,ticket-902');
    await expect(keep(page)).toBeVisible();
    await change(page, 'Tambah Uji 2').click();
    await expect(page).toHaveURL('/rencana?isi=ticket-900x3,ticket-901x2,ticket-902');
    await setPeople(page, '4');
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

  test('a record’s page says how many are in the plan, and a narrow phone shows the link there', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.clock.install();
    await gotoHydrated(page, '/transportasi/toyota-avanza');
    await main(page).getByRole('link', { name: 'Masukkan ke rencana' }).click();
    await page.clock.fastForward(HALF_A_SECOND);
    await main(page)
      .getByRole('link', { name: /^Di rencana \(1 hari\).*tambah satu lagi$/ })
      .click();
    await expect(main(page).getByRole('link', { name: /^Di rencana \(2 hari\)/ })).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Lihat rencana (1)' }).click();
    await expect(page).toHaveURL('/rencana?isi=transportasi-1x2');
  });

  test('Back to the visitor’s own plan shows its current state, not another’s', async ({ page }) => {
    await remember(page, 'isi=ticket-900');
    await gotoHydrated(page, '/rencana');
    await page.getByRole('navigation', { name: 'Daftar lengkap' }).getByRole('link', { name: 'Tiket' }).click();
    await addLink(page, 'Uji 2').click();
    await page.goBack();
    await expect(itemHeadings(page)).toHaveText(['Uji 1', 'Uji 2']);
    await expect(main(page).getByText('Tersimpan di perangkat ini')).toBeVisible();
    await expect(keep(page)).toHaveCount(0);
  });

  test('a chat opened while date and people are typed or still load has them', async ({ page, context, site }) => {
    await stubWhatsapp(context);
    await remember(page, 'isi=ticket-900,attraction-1');
    await gotoHydrated(page, '/rencana');
    await expect(main(page).getByText('Tersimpan di perangkat ini')).toBeVisible();
    site.admin.setFault('/api/admin/tickets', { kind: 'hold' });
    await page.getByLabel('Tanggal').fill('2099-01-12');
    await page.getByLabel('Orang').fill('4');
    // The new tab's first request can be sent before it is routed, and then fails.
    const requested = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    const opened = context.waitForEvent('page');
    await order(page).first().click();
    site.admin.clearFaults();
    await opened;
    const chat = new URL((await requested).url());
    expect(chat.searchParams.get('text')).toMatch(
      /untuk 12 Januari 2099, 4 orang:\n[\s\S]*isi=ticket-900,attraction-1&tanggal=2099-01-12&orang=4$/,
    );
    await expect(order(page).first()).toHaveAttribute('href', /^https:\/\/wa\.me\/.*orang%3D4$/);
  });

  test('a value typed just before Back belongs to its own plan', async ({ page }) => {
    await remember(page, 'isi=ticket-900');
    await page.clock.install();
    await gotoHydrated(page, '/rencana?isi=attraction-1');
    await header(page, 'Rencana (1)').click();
    await expect(itemHeadings(page)).toHaveText('Uji 1');
    await page.clock.pauseAt(Date.now() + HOUR);
    await setPeople(page, '4');
    await page.goBack();
    await expect(keep(page)).toBeVisible();
    await page.clock.runFor(PAUSE);
    await expect(header(page, 'Rencana (1)')).toHaveAttribute('href', '/rencana?isi=ticket-900&orang=4');
    await expect(page.getByLabel('Orang')).toHaveValue('');
    await page.getByLabel('Tanggal').fill('2099-01-12');
    await page.goForward();
    await expect(itemHeadings(page)).toHaveText('Uji 1');
    await page.clock.runFor(PAUSE);
    await expect(page).toHaveURL('/rencana?isi=ticket-900&orang=4');
  });

  test('a value typed before hydration is in the plan', async ({ page }) => {
    await remember(page, 'isi=ticket-900');
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/rencana?isi=ticket-900', { waitUntil: 'commit' });
    await page.getByLabel('Orang').fill('3');
    release();
    await expect(page).toHaveURL('/rencana?isi=ticket-900&orang=3');
    await expect(page.getByLabel('Orang')).toHaveValue('3');
  });

  test.describe('blocked storage', () => {
    // Remix's scroll restoration reports the blocked storage.
    test.use({ expectedConsole: [/blocked/] });

    test('only prevents remembering: links work', async ({ page }) => {
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get });
      });
      await gotoHydrated(page, '/tiket');
      await addLink(page, 'Uji 1').click();
      await expect(page).toHaveURL('/rencana?isi=ticket-900');
      await expect(header(page, 'Rencana')).toBeVisible();
      await change(page, 'Tambah Uji 1').click();
      await expect(page).toHaveURL('/rencana?isi=ticket-900x2');
      await expect(keep(page)).toHaveCount(0);
      await gotoHydrated(page, '/rencana');
      await expect(empty(page)).toBeVisible();
    });
  });

  test('without storage space the link works and saving says what to do; with space again the plan is saved', async ({
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
    const refusal = 'Perangkat ini tidak bisa menyimpan rencana. Kirim tautannya lewat Bagikan.';
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
    await expect(header(page, 'Rencana')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { hasSpace: true }));
    await keep(page).click();
    await expect(header(page, 'Rencana (1)')).toBeVisible();
    await expect(main(page).getByText('Tersimpan di perangkat ini')).toBeVisible();
  });
});

test('`Cetak` prints twelve items with long titles on one A4 sheet with the plan’s URL and without controls', async ({
  page,
  site,
}) => {
  const title = 'Menyusuri Sawah Bertingkat Jatiluwih Bersama Keluarga Besar dan Pemandu Berpengalaman';
  const content = readContent();
  for (const collection of collections) {
    const records = content[collection].map((record) => ({ ...record, judul: title, title, name: title }));
    site.admin.replace(collection, records);
  }
  let prints = 0;
  await page.exposeFunction('print', () => {
    prints += 1;
  });
  const href =
    '/rencana?isi=paket-1,paket-2,akomodasi-1,transportasi-1x2,transportasi-3,ticket-1,ticket-2,event-1,attraction-1x4,attraction-2,fasilitas-1,fasilitas-2&tanggal=2099-01-12&orang=4';
  await gotoHydrated(page, href);
  await main(page).getByRole('button', { name: 'Cetak' }).click();
  await expect.poll(() => prints).toBe(1);
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', printBackground: true, margin });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(itemHeadings(page)).toHaveText(Array.from({ length: 12 }, () => title));
  await expect(main(page).getByText(site.url + href)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /Hapus|Bagikan|Pesan|Cari/ })).toHaveCount(0);
});

test('another plan, a failed list and a toast have no axe violations and fit 320 px', async ({ page, site }) => {
  await remember(page, 'isi=ticket-1');
  site.admin.setFault('/api/admin/events', { kind: 'status', status: 500 });
  await gotoHydrated(page, '/rencana?isi=event-1,ticket-1,paket-9999&orang=0');
  await expect(keep(page)).toBeVisible();
  expect.soft(await axeViolations(page), 'another plan').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await keep(page).click();
  // A focused toast stays, however long the checks take.
  await undo(page).focus();
  expect.soft(await axeViolations(page), 'a toast').toEqual([]);
  expect.soft(await horizontalOverflow(page), 'sideways').toBe(0);
});

test('on a slow phone a value typed just before does not undo a count', async ({ page }) => {
  // The plan follows after 500 ms.
  for (const ms of [400, 420, 440]) {
    await gotoHydrated(page, '/rencana?isi=transportasi-1,ticket-1');
    const more = page
      .getByRole('main')
      .getByRole('link', { name: /^Tambah / })
      .first();
    await typeAndClickSlowly(page, page.getByLabel('Orang', { exact: true }), '4', more, ms);
    await expect(page, `${ms} ms`).toHaveURL('/rencana?isi=transportasi-1x2,ticket-1&orang=4');
  }
});
