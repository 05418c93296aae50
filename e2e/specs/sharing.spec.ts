import type { Page } from 'playwright/test';
import { expect, statusLine, test } from '../fixtures/test';
import { gotoHydrated, stubWhatsapp } from '../support/goto-hydrated';

test('the feed, the sitemap and link previews contain absolute URLs of the site', async ({ request, site }) => {
  const feed = await (await request.get(`${site.url}/blog/rss.xml`)).text();
  expect(feed).toContain(`<link>${site.url}/blog</link>`);
  expect(feed.match(/<item>/g)?.length).toBe(14);
  const map = await (await request.get(`${site.url}/sitemap.xml`)).text();
  expect(map).toContain(`<loc>${site.url}/paketdetail/pesona-ubud</loc><lastmod>2026-11-20</lastmod>`);
  expect(map).toContain(`<image:loc>${site.url}/storage/pakets/pesona-ubud.jpg?w=1080</image:loc>`);

  const preview = await request.get(`${site.url}/paketdetail/pesona-ubud`, {
    headers: { 'User-Agent': 'WhatsApp/2.24.1.0 A' },
  });
  const html = await preview.text();
  expect(html.indexOf('</head>')).toBeLessThan(300 * 1024);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(image).toBe(`${site.url}/storage/pakets/pesona-ubud.jpg?w=1200`);
  const imageResponse = await request.get(image);
  expect(imageResponse.headers()['content-type']).toBe('image/jpeg');
  expect((await imageResponse.body()).byteLength).toBeLessThan(300 * 1024);
});

test('a page is shared by its canonical URL, copied where the browser has no Web Share API', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await gotoHydrated(page, '/paketdetail/pesona-ubud?tab=jadwal&utm_source=chat');
  await page.getByRole('link', { name: 'Bagikan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/paketdetail/pesona-ubud`);
});

test.describe('where the browser refuses to share', () => {
  const refuse = (page: Page, sharing: 'missing' | 'NotAllowedError' | 'AbortError') =>
    page.addInitScript((sharing) => {
      const share = () => Promise.reject(new DOMException('', sharing));
      Object.defineProperty(navigator, 'share', { value: sharing === 'missing' ? undefined : share });
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    }, sharing);

  for (const sharing of ['missing', 'NotAllowedError'] as const) {
    test(`and to copy, the link itself opens: sharing is ${sharing}`, async ({ page, context, site }) => {
      await stubWhatsapp(context);
      await refuse(page, sharing);
      await gotoHydrated(page, '/paketdetail/pesona-ubud');
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Bagikan' }).click();
      const chat = await opened;
      await expect(chat).toHaveURL(/^https:\/\/wa\.me\/\?text=/);
      expect(new URL(chat.url()).searchParams.get('text')).toContain(`${site.url}/paketdetail/pesona-ubud`);
      await expect(page).toHaveURL('/paketdetail/pesona-ubud');
    });
  }

  test('the link opens in this tab when the browser also blocks a new one', async ({ page, context }) => {
    await stubWhatsapp(context);
    await refuse(page, 'NotAllowedError');
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await gotoHydrated(page, '/paketdetail/pesona-ubud');
    await page.getByRole('link', { name: 'Bagikan' }).click();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/\?text=/);
  });

  test('a visitor who cancels sharing stays, and nothing opens', async ({ page, context }) => {
    await refuse(page, 'AbortError');
    await gotoHydrated(page, '/paketdetail/pesona-ubud');
    await page.getByRole('link', { name: 'Bagikan' }).click();
    // The next click comes after all that the first one caused.
    await page.getByRole('tab', { name: 'Jadwal' }).click();
    await expect(page).toHaveURL('/paketdetail/pesona-ubud?tab=jadwal');
    expect(context.pages()).toHaveLength(1);
    await expect(page.getByText('Tautan disalin')).toHaveCount(0);
  });
});

test('the confirmation of a copied link disappears when the category changes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await gotoHydrated(page, '/akomodasi?kategori=Hostel');
  await page.getByRole('link', { name: 'Bagikan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  await page.getByRole('link', { name: 'Glamping', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('Glamping');
  await expect(page.getByText('Tautan disalin')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [statusLine] });

  test('sharing is a WhatsApp message without a recipient; filtered lists can be shared too', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/transportasi?kategori=SUV&utm_source=x`);
    const link = page.getByRole('link', { name: 'Bagikan' });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain(`${site.url}/transportasi?kategori=SUV`);
    expect(text).not.toContain('utm_source');
  });
});
