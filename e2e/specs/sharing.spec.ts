import type { Page } from 'playwright/test';
import { get } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, stubWhatsapp } from '../support/goto-hydrated';
import { headOf, hrefsOf, mainOf } from '../support/html';

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
  const { 'og:image': image = '' } = headOf(html);
  expect(image).toBe(`${site.url}/storage/pakets/pesona-ubud.jpg?w=1200`);
  const imageResponse = await request.get(image);
  expect(imageResponse.headers()['content-type']).toBe('image/jpeg');
  expect((await imageResponse.body()).byteLength).toBeLessThan(300 * 1024);
});

const share = (page: Page) => page.getByRole('link', { name: 'Bagikan' });

test('without the Web Share API the canonical URL is copied, and the confirmation stays until the category changes', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await gotoHydrated(page, '/akomodasi?utm_source=chat&kategori=Hostel');
  await share(page).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.url}/akomodasi?kategori=Hostel`);
  await page.getByRole('link', { name: 'Glamping', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('Glamping');
  await expect(page.getByText('Tautan disalin')).toHaveCount(0);
});

test('the confirmation of a copy ends when the link or the message changes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const confirmation = page.getByText(/^(Tautan|Pesan) disalin$/);
  await gotoHydrated(page, '/akomodasi?kategori=Hostel');
  await share(page).click();
  await expect(confirmation).toHaveCount(1);
  await page.getByText('Saring dan urut').click();
  await page.getByLabel('Urutkan').selectOption('Harga terendah');
  await expect(page).toHaveURL('/akomodasi?kategori=Hostel&urut=harga');
  await expect(confirmation).toHaveCount(0);

  await gotoHydrated(page, '/transportasi/toyota-avanza?hari=5');
  await share(page).click();
  await page.getByText('Lanjutkan di ponsel').click();
  await page.getByRole('button', { name: 'Salin pesan' }).click();
  await expect(confirmation).toHaveCount(2);
  await page.getByLabel('Hari').fill('7');
  await page.getByLabel('Hari').press('Enter');
  await expect(page).toHaveURL('/transportasi/toyota-avanza?hari=7');
  await expect(confirmation).toHaveCount(0);
});

test('when the browser refuses to share and to copy, the link opens; a visitor who cancels sharing stays', async ({
  page,
  context,
  site,
}) => {
  await stubWhatsapp(context);
  const refuse = (sharing: 'AbortError' | 'NotAllowedError' | 'missing') =>
    page.evaluate((sharing) => {
      const share = () => Promise.reject(new DOMException('', sharing));
      Object.assign(navigator, { share: sharing === 'missing' ? undefined : share });
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    }, sharing);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, writable: true }));
  await gotoHydrated(page, '/paketdetail/pesona-ubud');

  await refuse('AbortError');
  await share(page).click();
  // The next click comes after all effects of the first one.
  await page.getByRole('tab', { name: 'Jadwal' }).click();
  await expect(page).toHaveURL('/paketdetail/pesona-ubud?tab=jadwal');
  expect(context.pages()).toHaveLength(1);
  await expect(page.getByText('Tautan disalin')).toHaveCount(0);

  for (const sharing of ['missing', 'NotAllowedError'] as const) {
    await refuse(sharing);
    const opened = context.waitForEvent('page');
    await share(page).click();
    const chat = await opened;
    await expect(chat, sharing).toHaveURL(/^https:\/\/wa\.me\/\?text=/);
    const text = new URL(chat.url()).searchParams.get('text');
    expect(text?.split('\n').at(-1)).toBe(`${site.url}/paketdetail/pesona-ubud`);
    await expect(page).toHaveURL('/paketdetail/pesona-ubud?tab=jadwal');
  }

  // The link opens in this tab when the browser also blocks a new one.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await share(page).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/\?text=/);
});

test('without JavaScript a list, filtered or not, is shared by a WhatsApp message without a recipient', async ({
  site,
}) => {
  const { text } = await get(`${site.url}/transportasi?kategori=SUV&utm_source=x`);
  const [href = ''] = hrefsOf(mainOf(text), 'Bagikan');
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  const message = new URL(href).searchParams.get('text');
  expect(message?.split('\n').at(-1)).toBe(`${site.url}/transportasi?kategori=SUV`);
});
