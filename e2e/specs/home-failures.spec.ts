import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { articlesOf } from '../support/html';

/** The longest interval between two retries of a page with failed content, in milliseconds. */
const MAX_RETRY_MS = 60_000;

test.describe('with streaming', () => {
  test.use({ siteKind: 'shortTimeouts' });
  test('the banner lists several failures one per line, even one that arrives after the first byte', async ({
    page,
    site,
  }) => {
    site.admin.setFault('=/api/admin/attractions', { kind: 'status', status: 500 });
    site.admin.setFault('=/api/admin/pakets', { kind: 'reset' });
    site.admin.setFault('=/api/admin/akomodasis', { kind: 'body', body: 'null' });
    site.admin.setFault('=/api/admin/events', { kind: 'hang' });
    await page.goto('/');
    const lines = page.getByRole('main').getByRole('alert').getByRole('paragraph');
    await expect(lines).toHaveText([
      'Gagal memuat data attractions: HTTP error! status: 500',
      'Gagal memuat data pakets: Failed to fetch: network error',
      'Gagal memuat data akomodasis: Invalid data format from API',
      'Gagal memuat data events: Failed to fetch: timeout',
    ]);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  });
});

test('failed dishes on home show no error; they appear by themselves once the admin host recovers', async ({
  page,
  site,
}) => {
  site.admin.setFault('/api/admin/kuliners', { kind: 'status', status: 500 });
  site.admin.replace('kuliners', [{ judul: 'Sate Lilit Uji', deskripsi: 'Di atas bara.' }]);
  await page.clock.install();
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Memuat data ...', { exact: true })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  site.admin.clearFaults();
  await page.clock.fastForward(MAX_RETRY_MS);
  await expect(main.getByRole('heading', { name: 'Sate Lilit Uji' })).toBeVisible();
  await expect(main.getByText('Memuat data ...')).toHaveCount(0);
});

test.describe('while the admin host is slow', () => {
  test.use({ siteKind: 'streaming' });

  test('a hanging list does not block other sections, and appears by itself, after client navigation too', async ({
    page,
    site,
  }) => {
    site.admin.setFault('=/api/admin/pakets', { kind: 'hold' });
    const response = await page.goto('/', { waitUntil: 'commit' });
    expect(response?.headers()['cache-control']).toBe('no-store');
    const main = page.getByRole('main');
    const waiting = main.getByText('Memuat data ...', { exact: true });
    await expect(main.getByRole('heading', { level: 2, name: 'Paket Tour Terbaik' })).toBeVisible();
    await expect(waiting).toHaveCount(1);
    // Attractions, accommodations, vehicles and events are there, and packages are not.
    await expect(main.getByRole('article')).toHaveCount(15);
    await expect(main.getByRole('heading', { name: 'Cita Rasa Bali' })).toBeVisible();
    site.admin.release();
    await expect(main.getByRole('article')).toHaveCount(18);
    await expect(waiting).toHaveCount(0);

    await gotoHydrated(page, '/contact');
    site.admin.setFault('=/api/admin/events', { kind: 'hold' });
    await page.getByRole('banner').getByRole('link', { name: 'Jelajahi Bali' }).click();
    await expect(main.getByRole('article')).toHaveCount(15);
    await expect(waiting).toHaveCount(1);
    site.admin.release();
    await expect(main.getByRole('article')).toHaveCount(18);
  });

  test('crawlers receive the buffered page', async ({ request, site }) => {
    site.admin.setFault('=/api/admin/pakets', { kind: 'hold' });
    const crawlerResponse = request.get('/', { headers: { 'User-Agent': 'Googlebot/2.1' } });
    await expect.poll(() => site.admin.callsTo('/api/admin/pakets')).toBe(1);
    site.admin.release();
    const html = await (await crawlerResponse).text();
    expect(html).not.toContain('Memuat data ...');
    expect(articlesOf(html)).toHaveLength(18);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('streamed sections are shown once they arrive', async ({ page, site }) => {
      site.admin.setFault('=/api/admin/pakets', { kind: 'hold' });
      site.admin.setFault('=/api/admin/events', { kind: 'hold' });
      await page.goto('/', { waitUntil: 'commit' });
      const loading = page.getByRole('main').getByText('Memuat data ...', { exact: true });
      // On a busy machine the other sections may be late too.
      await expect.poll(() => loading.count()).toBeGreaterThanOrEqual(2);
      site.admin.release();
      await expect(page.getByRole('heading', { level: 2, name: 'Event Terdekat' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(18);
      await expect(page.getByText('Memuat data ...').filter({ visible: true })).toHaveCount(0);
    });
  });
});
