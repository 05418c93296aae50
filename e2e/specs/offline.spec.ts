import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import type { KeepMessage } from '../../app/offline/stored-pages';
import type { IsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { startDeployingProxy } from '../support/deploying-proxy';
import { gotoHydrated, hydrated } from '../support/goto-hydrated';

// Pages without network. A worker stores a page after its load, so a test waits for it.

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|bad HTTP response code/],
});

const LIST = '/transportasi?kategori=Mobil+Keluarga';
const CAR = '/transportasi/toyota-avanza';

const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Waits until the worker has stored these paths. */
const expectStored = (page: Page, ...paths: string[]) =>
  expect.poll(() => storedPaths(page), { intervals: [100] }).toEqual(expect.arrayContaining(paths));

/** Two seconds after its load event a page asks the worker to store it and its files. Here after half a second. */
const keepSoon = () => {
  const { setTimeout: set } = window;
  const setSoon = (work: () => void, ms = 0) => set(work, ms === 2000 ? 500 : ms);
  Object.assign(window, { setTimeout: setSoon });
};
test.beforeEach(({ page }) => page.addInitScript(keepSoon));

const notice = (page: Page) => page.getByText(/^Tersimpan \d+ \S+ \d{4} pukul \d\d\.\d\d; harga bisa berubah$/);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('visited pages open without network', async ({ page, context }) => {
  const afterLoad: boolean[] = [];
  page.on('request', async (request) => {
    if (/\/(?:sw\.js|offline)$/.test(request.url())) {
      afterLoad.push(await page.evaluate(() => performance.timing.loadEventEnd > 0));
    }
  });
  await gotoHydrated(page, `${LIST}&fbclid=abc`);
  await expectStored(page, LIST);
  expect(afterLoad, 'a first view waits for nothing of the worker').not.toContain(false);
  await page.getByRole('main').getByRole('link', { name: 'Lihat Detail Toyota Avanza', exact: true }).click();
  await expect(title(page, 'Toyota Avanza')).toBeVisible();
  await expectStored(page, LIST, CAR);

  await context.setOffline(true);
  await page.goBack();
  await expect(title(page, 'Transportasi')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Toyota Avanza')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Fasilitas' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Fasilitas' })).toBeVisible();
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(title(page, 'Transportasi')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await expect(title(page, 'Transportasi')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('the worker does not load a document again to store it', async ({ page, context }) => {
  await gotoHydrated(page, LIST);
  await expectStored(page, LIST);
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...options) {
      const registration = await register.apply(this, options);
      document.body.dataset.registered = '';
      return registration;
    };
  });
  const loaded: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) loaded.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.registered !== undefined);
  await page.getByRole('main').getByRole('link', { name: 'Lihat Detail Toyota Avanza', exact: true }).click();
  await expectStored(page, CAR);
  expect(loaded.filter((path) => path === '/transportasi')).toHaveLength(1);
});

test('a page that was never opened lists the stored pages, the last one first', async ({ page, context, site }) => {
  site.admin.setFault('/api/admin/tickets', { kind: 'status', status: 500 });
  await gotoHydrated(page, '/tiket');
  await gotoHydrated(page, '/rencana?isi=paket-1');
  await expectStored(page, '/rencana?isi=paket-1');
  await gotoHydrated(page, '/blog/5');
  const article = new URL(page.url()).pathname;
  await expectStored(page, article);
  await context.setOffline(true);
  await page.goto('/fasilitas?kategori=Laptop');
  await expect(page).toHaveURL('/offline#/fasilitas?kategori=Laptop');
  await hydrated(page);
  await expect(title(page, 'Anda sedang tidak terhubung')).toBeVisible();
  const stored = page.getByRole('main').getByRole('listitem').filter({ hasText: ' pukul ' });
  await expect(stored).toHaveCount(2);
  await expect(stored.first().getByRole('link')).toHaveAttribute('href', article);
  await expect(page.getByRole('main').getByRole('link', { name: /\+62 812-0000-0001/ })).toHaveAttribute(
    'href',
    'tel:+6281200000001',
  );
  expect(await axeViolations(page)).toEqual([]);
  await stored.last().getByRole('link').click();
  await expect(page).toHaveURL('/rencana?isi=paket-1');
  await expect(notice(page)).toBeVisible();

  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Coba Lagi' }).click();
  await expect(page).toHaveURL(`${site.url}/fasilitas?kategori=Laptop`);
});

test('without network the plan opens as it was last open, and a plan changed since says so', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const own = main.getByRole('link', { name: 'Rencana saya (1)' });
  await gotoHydrated(page, '/tiket');
  await page.evaluate(() => localStorage.setItem('rencana', 'isi=paket-1'));
  await gotoHydrated(page, '/rencana');
  await expect(page).toHaveURL('/rencana?isi=paket-1');
  await expectStored(page, '/rencana?isi=paket-1');
  await gotoHydrated(page, CAR);
  await expectStored(page, CAR);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Rencana (1)' }).click();
  await expect(page).toHaveURL('/rencana?isi=paket-1');
  await expect(notice(page)).toBeVisible();

  await page.goto('/rencana');
  await expect(page).toHaveURL('/offline#/rencana');
  await own.click();
  await expect(page).toHaveURL('/rencana?isi=paket-1');
  await page.evaluate(() => localStorage.setItem('rencana', 'isi=paket-1,ticket-1'));
  await page.goto('/rencana');
  await expect(main.getByText('Rencana ini belum dibuka sejak terakhir diubah.')).toBeVisible();
  await expect(main.getByText(/^Rencana Anda diingat di perangkat ini/)).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('the last thirty pages are kept', async ({ page }) => {
  await gotoHydrated(page, CAR);
  await expectStored(page, CAR);
  const paths = Array.from({ length: 30 }, (_, index) => `/transportasi?maks=${300_000 + index}`);
  await page.evaluate(async (pages) => {
    const { active } = await navigator.serviceWorker.ready;
    for (const one of pages) active?.postMessage({ page: one, files: [] } satisfies KeepMessage);
  }, paths);
  await expect.poll(async () => (await storedPaths(page)).sort()).toEqual(paths);
});

test('a file is kept for a month after it was fetched, since it never changes', async ({ page, context }) => {
  await gotoHydrated(page, CAR);
  await expectStored(page, CAR);
  await page.evaluate(async () => {
    const cache = await caches.open('files-1');
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const headers = new Headers(response?.headers);
      headers.set('Date', new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toUTCString());
      headers.delete('Content-Encoding');
      await cache.put(request, new Response(await response?.blob(), { headers }));
    }
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await gotoHydrated(page, CAR);
  await expect(notice(page)).toBeVisible();
  await page.goto('/blog');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: /^Toyota Avanza/ })).toBeVisible();
});

test('stored pages survive a restart of the browser', async ({ startOwnSite, launchOptions }) => {
  const site = await startOwnSite();
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-browser-'));
  const open = async () => {
    const browser = await chromium.launchPersistentContext(folder, { ...launchOptions, serviceWorkers: 'allow' });
    await browser.addInitScript(keepSoon);
    return { browser, page: await browser.newPage() };
  };
  const first = await open();
  await gotoHydrated(first.page, site.url + CAR);
  await expectStored(first.page, CAR);
  await first.browser.close();

  await site.running.stop();
  const { browser, page } = await open();
  await page.goto(`${site.url}/contact`);
  await expect(title(page, 'Anda sedang tidak terhubung')).toBeVisible();
  await page.getByRole('link', { name: /^Toyota Avanza/ }).click();
  await expect(title(page, 'Toyota Avanza')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await browser.close();
  rmSync(folder, { recursive: true });
});

test.describe('the site works as without a worker', () => {
  test('when the browser refuses to store', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'caches', { get: () => undefined });
    });
    await gotoHydrated(page, '/transportasi');
    await expect(title(page, 'Transportasi')).toBeVisible();
    await gotoHydrated(page, '/offline');
    await expect(page.getByText('Belum ada halaman yang tersimpan.')).toBeVisible();
  });

  test('when the browser has no space left', async ({ page, site }) => {
    await gotoHydrated(page, CAR);
    await expectStored(page, CAR);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await gotoHydrated(page, '/contact');
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await page.reload();
    await expect(title(page, 'Blog Travel Bali')).toBeVisible();
    expect(await storedPaths(page)).not.toContain('/contact');
  });

  test('and has its offline page, even if the browser once had no space left', async ({ page, context, site }) => {
    await gotoHydrated(page, CAR);
    await expectStored(page, CAR);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await gotoHydrated(page, '/contact');
    await expect.poll(() => storedPaths(page)).toEqual([]);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url });
    await session.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await gotoHydrated(page, '/blog');
    await expect(title(page, 'Anda sedang tidak terhubung')).toBeVisible();
    await expect(page.getByText('Belum ada halaman yang tersimpan.')).toBeVisible();
  });

  test('when its script fails', async ({ page, context }) => {
    await context.route('**/sw.js', (route) => route.fulfill({ status: 500, body: 'galat' }));
    const asked = context.waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
    await gotoHydrated(page, '/transportasi');
    await asked;
    await page.getByRole('link', { name: 'SUV', exact: true }).click();
    await expect(page).toHaveURL('/transportasi?kategori=SUV');
  });
});

test('a site that does not answer counts as no network, even for a link within the site', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  await gotoHydrated(page, site.url + CAR);
  await expectStored(page, CAR);
  await gotoHydrated(page, site.url + LIST);
  await expectStored(page, LIST);
  await site.running.stop();
  await page.getByRole('main').getByRole('link', { name: 'Lihat Detail Toyota Avanza', exact: true }).click();
  await expect(title(page, 'Toyota Avanza')).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test.describe('behind a proxy', () => {
  const start = async (startOwnSite: (env: Record<string, string>) => Promise<IsolatedSite>) => {
    const proxy = await startDeployingProxy();
    const site = await startOwnSite({ SITE_URL: proxy.url, ADMIN_FRESH_SECONDS: '600' });
    proxy.deploy(site.url);
    return { proxy, site };
  };

  test('a network that does not answer within seconds counts as none', async ({ page, startOwnSite }) => {
    const { proxy } = await start(startOwnSite);
    await gotoHydrated(page, proxy.url + CAR);
    await expectStored(page, CAR);
    proxy.hang();
    // The load event may wait for a picture that is not stored yet.
    await page.goto(proxy.url + CAR, { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible();
    proxy.close();
  });

  test('each picture is loaded once', async ({ page, startOwnSite }) => {
    const { proxy } = await start(startOwnSite);
    await gotoHydrated(page, proxy.url + LIST);
    await expectStored(page, LIST);
    await page.getByRole('main').getByRole('link', { name: 'Lihat Detail Toyota Avanza', exact: true }).click();
    await expectStored(page, LIST, CAR);
    const pictures = proxy.targets().filter((url) => url.startsWith('/storage/'));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url, index) => pictures.indexOf(url) !== index)).toEqual([]);
    proxy.close();
  });

  test('after a deploy a page opens from the previous build without network, and from the new build with network', async ({
    page,
    context,
    startOwnSite,
  }) => {
    const { proxy } = await start(startOwnSite);
    await gotoHydrated(page, proxy.url + CAR);
    await expectStored(page, CAR);
    const modules = () =>
      page.evaluate(async () => {
        const links = [...document.getElementsByTagName('link')].filter(({ rel }) => rel === 'modulepreload');
        return Promise.all(links.map(async ({ href }) => Boolean(await caches.match(href, { ignoreVary: true }))));
      });
    await expect.poll(async () => new Set(await modules()), 'its modules are stored too').toEqual(new Set([true]));
    proxy.rename();
    await gotoHydrated(page, `${proxy.url}/contact`);
    await expectStored(page, CAR, '/contact');
    // An active new worker has all files of `/offline` and of the notice.
    const isActive = () =>
      page.evaluate(async () => {
        const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        const files = await (await caches.open('files-1')).keys();
        const hasFiles = files.some(({ url }) => /\/offline-.*x2\.js$/.test(url));
        return !installing && !waiting && active?.state === 'activated' && hasFiles;
      });
    await expect.poll(isActive).toBe(true);
    await context.setOffline(true);
    for (const path of [CAR, '/contact']) {
      await gotoHydrated(page, proxy.url + path);
      await expect(notice(page), path).toBeVisible();
    }
    proxy.close();
  });

  test('new phone numbers reach an already stored offline page', async ({ page, context, startOwnSite }) => {
    const { proxy, site } = await start(startOwnSite);
    const number = (phone: string) => page.getByRole('main').getByRole('link', { name: new RegExp(phone) });
    await gotoHydrated(page, proxy.url + CAR);
    await expectStored(page, CAR);
    await site.restart({ WHATSAPP_1_PHONE: '+62 812-9999-8888' });
    proxy.deploy(site.url);
    await gotoHydrated(page, `${proxy.url}/contact`);
    // The worker stores its page, then the files, and then becomes active.
    const hasNumber = () =>
      page.evaluate(async () => {
        const stored = await caches.match('/offline', { ignoreVary: true });
        const registration = await navigator.serviceWorker.getRegistration();
        const isLast = !registration?.installing && !registration?.waiting;
        const isActive = isLast && registration?.active?.state === 'activated';
        return isActive && (await stored?.text())?.includes('6281299998888') === true;
      });
    await expect.poll(hasNumber).toBe(true);
    await context.setOffline(true);
    await gotoHydrated(page, `${proxy.url}/blog`);
    await expect(title(page, 'Anda sedang tidak terhubung')).toBeVisible();
    await expect(number('\\+62 812-9999-8888')).toHaveAttribute('href', 'tel:+6281299998888');
    await expect(number('\\+62 812-0000-0001')).toHaveCount(0);
    proxy.close();
  });

  test('OFFLINE=off removes the worker and all that it stored', async ({ page, startOwnSite }) => {
    const { proxy, site } = await start(startOwnSite);
    await gotoHydrated(page, proxy.url + LIST);
    await expectStored(page, LIST);
    await site.restart({ OFFLINE: 'off' });
    proxy.deploy(site.url);
    await gotoHydrated(page, `${proxy.url}/contact`);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    proxy.close();
  });
});
