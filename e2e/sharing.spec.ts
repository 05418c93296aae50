import jsonld from 'jsonld';
import { openReady } from './open';
import { expect, statusLine, test } from './test';

const schemaOrg = { '@context': { '@vocab': 'https://schema.org/' } };
const documentLoader = async (url: string) => ({
  contextUrl: undefined,
  documentUrl: url,
  document: schemaOrg,
});

/** The structured data of a page, found good by a JSON-LD parser, by type. */
async function structured(html: string) {
  const found = new Map<string, Record<string, unknown>>();
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    const data = JSON.parse(json) as Record<string, unknown>;
    const triples = (await jsonld.toRDF(data, { documentLoader })) as object[];
    expect(triples.length).toBeGreaterThan(2);
    found.set(String(data['@type']), data);
  }
  return found;
}

test('home and contact tell of the business, lists and details of the way to them', async ({
  request,
  site,
}) => {
  for (const path of ['/', '/contact']) {
    const found = await structured(await (await request.get(site.url + path)).text());
    expect(found.get('TravelAgency')).toMatchObject({ telephone: ['+6281200000001', '+6281200000002'] });
  }
  const list = await structured(await (await request.get(`${site.url}/paket-tour`)).text());
  expect(list.get('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${site.url}/` },
      { position: 2, item: `${site.url}/paket-tour` },
    ],
  });
  const detail = await structured(await (await request.get(`${site.url}/tiket/2`)).text());
  expect(detail.get('BreadcrumbList')?.itemListElement).toHaveLength(3);
  for (const data of detail.values()) expect(JSON.stringify(data)).not.toContain('aggregateRating');
});

test('an event is structured data only when its date and place are known', async ({ request, site }) => {
  site.admin.replace('events', [
    {
      id: 1,
      title: 'Lomba Layang-layang',
      slug: 'lomba',
      event_date: '2027-07-10',
      location: 'Pantai Padang Galak',
    },
    { id: 2, title: 'Tanpa Tempat', slug: 'tanpa-tempat', event_date: '2027-07-10' },
    { id: 3, title: 'Berjam', slug: 'berjam', event_date: '2027-07-10 16:30:00', location: 'Sanur' },
  ]);
  const known = await structured(await (await request.get(`${site.url}/event/1`)).text());
  expect(known.get('Event')).toMatchObject({
    startDate: '2027-07-10',
    location: { name: 'Pantai Padang Galak' },
  });
  const timed = await structured(await (await request.get(`${site.url}/event/3`)).text());
  expect(timed.get('Event')).toMatchObject({ startDate: '2027-07-10T16:30:00+08:00' });
  const unknown = await structured(await (await request.get(`${site.url}/event/2`)).text());
  expect(unknown.has('Event')).toBe(false);
});

test('an event goes into a calendar, in the time zone of Bali where the hour is known', async ({
  request,
  site,
}) => {
  site.admin.replace('events', [
    {
      id: 1,
      title: 'Seminar; Kopi, Teh',
      slug: 'seminar',
      event_date: '2027-07-10 16:30:00',
      location: 'Sanur',
    },
    { id: 2, title: 'Sehari', slug: 'sehari', event_date: '2027-07-10' },
    { id: 3, title: 'Kapan-kapan', slug: 'kapan' },
  ]);
  const timed = await request.get(`${site.url}/event/1.ics`);
  expect(timed.headers()['content-type']).toContain('text/calendar');
  const lines = (await timed.text()).split('\r\n');
  expect(lines).toContain('DTSTART;TZID=Asia/Makassar:20270710T163000');
  expect(lines).toContain('SUMMARY:Seminar\\; Kopi\\, Teh');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(await (await request.get(`${site.url}/event/2.ics`)).text()).toContain(
    'DTSTART;VALUE=DATE:20270710',
  );
  expect((await request.get(`${site.url}/event/3.ics`)).status()).toBe(404);
  expect((await request.get(`${site.url}/event/9.ics`)).status()).toBe(404);
});

test('the feed, the sitemap and link previews name absolute addresses of the site', async ({
  request,
  site,
}) => {
  const feed = await (await request.get(`${site.url}/blog/rss.xml`)).text();
  expect(feed).toContain(`<link>${site.url}/blog</link>`);
  expect(feed.match(/<item>/g)?.length).toBe(14);
  const map = await (await request.get(`${site.url}/sitemap.xml`)).text();
  expect(map).toContain(`<loc>${site.url}/paketdetail/pesona-ubud</loc><lastmod>2026-`);
  expect(map).toContain(`<image:loc>${site.url}/storage/pakets/pesona-ubud.jpg?w=1080</image:loc>`);

  const preview = await request.get(`${site.url}/paketdetail/pesona-ubud`, {
    headers: { 'User-Agent': 'WhatsApp/2.24.1.0 A' },
  });
  const html = await preview.text();
  expect(html.indexOf('</head>')).toBeLessThan(300 * 1024);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(image).toBe(`${site.url}/storage/pakets/pesona-ubud.jpg?w=1200`);
  const picture = await request.get(image);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).byteLength).toBeLessThan(300 * 1024);
});

test('a page is shared by its canonical link: copied where the device has no sheet of its own', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReady(page, '/paketdetail/pesona-ubud?tab=jadwal&utm_source=chat');
  await page.getByRole('link', { name: 'Bagikan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}/paketdetail/pesona-ubud`,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [statusLine] });

  test('sharing is a WhatsApp message to whom one likes; filtered lists can be shared too', async ({
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

  test('no dead end: an address that leads nowhere offers search, lists and a person', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/pantai-rahasia`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', { name: 'Cari di situs ini' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Paket Tour Bali' })).toBeVisible();
    const ask = main.getByRole('link', { name: 'Tanyakan lewat WhatsApp' });
    expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('pantai rahasia');
  });
});
