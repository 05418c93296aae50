import '../../support/admin';
import { describe, expect, test } from 'vitest';
import { loader as feed } from '~/routes/resources/blog-feed';
import { loader as calendar } from '~/routes/resources/event-calendar';
import { loader as eventsCalendar } from '~/routes/resources/events-calendar';
import { loader as manifest } from '~/routes/resources/manifest';
import { loader as robots } from '~/routes/resources/robots';
import { loader as sitemap } from '~/routes/resources/sitemap';
import { getImage, IMAGE_PATH } from '../../support/image';
import { callLoader } from '../../support/loader-response';

describe.each([
  ['/blog/rss.xml', feed, {}],
  ['/event/kalender.ics', eventsCalendar, {}],
  ['/event/1.ics', calendar, { slug: '1' }],
  ['/sitemap.xml', sitemap, {}],
  ['/robots.txt', robots, {}],
  ['/manifest.webmanifest', manifest, {}],
] as const)('%s', (path, loader, params: Record<string, string>) => {
  test('has its length and an ETag, and is 304 for it', async () => {
    const { headers, data } = await callLoader<string>(loader, path, params);
    expect(headers.get('Content-Length')).toBe(String(Buffer.byteLength(data)));
    const etag = headers.get('ETag') ?? '';
    const again = await callLoader<string>(loader, path, params, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.data, again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(again.headers.get('Cache-Control')).toBe(headers.get('Cache-Control'));
  });

  test('with a trailing slash it redirects to its own URL', async () => {
    const { status, headers } = await callLoader(loader, `${path}/?utm=x`, params);
    expect([status, headers.get('Location')]).toEqual([301, `${path}?utm=x`]);
  });
});

test('an image has its length and an ETag, and is 304 for it', async () => {
  const { response, body } = await getImage(IMAGE_PATH, '?w=320');
  expect(response.headers.get('Content-Length')).toBe(String(body.byteLength));
  const etag = response.headers.get('ETag') ?? '';
  const again = await getImage(IMAGE_PATH, '?w=320', undefined, etag);
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
});

test.each([' 1', '1 '])('a calendar of the id %j is missing: each spelling would be one more copy', async (slug) => {
  expect((await callLoader(calendar, '/event/x.ics', { slug })).status).toBe(404);
});
