import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { contentTypes } from '~/definitions/registry';
import { loader as notFound } from '~/routes/pages/not-found';
import { loader as feed } from '~/routes/resources/blog-feed';
import { loader as calendar } from '~/routes/resources/event-calendar';
import { loader as eventsCalendar } from '~/routes/resources/events-calendar';
import { loader as health } from '~/routes/resources/health';
import { loader as manifest } from '~/routes/resources/manifest';
import { loader as robots } from '~/routes/resources/robots';
import { loader as sitemap } from '~/routes/resources/sitemap';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

describe('robots.txt', () => {
  test('disallows search pages and names the sitemap, without a request to the admin host', async () => {
    admin.setFault('/', { kind: 'reset' });
    const { status, headers, data } = await callLoader<string>(robots, '/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('text/plain');
    expect(data.split('\n')).toEqual(
      expect.arrayContaining([
        ...['User-agent: *', 'Disallow: /cari', 'Disallow: /rencana'],
        'Sitemap: https://www.jelajahi.example/sitemap.xml',
      ]),
    );
    expect(data).not.toMatch(/^Disallow: \/$/m);
    // Link previews may fetch every URL.
    const [chats] = data.split('\n\n');
    expect(chats?.split('\n')).toEqual(expect.arrayContaining(['User-agent: WhatsApp', 'Allow: /']));
    expect(chats).not.toContain('Disallow');
    expect(admin.calls).toEqual([]);
  });

  test.each([
    ['/tiket?kategori=Shuttle&bulan=2026-12', true],
    ['/tiket?utm_source=wa&utm_medium=chat', true],
    ['/paketdetail/pesona-ubud?tab=jadwal&fbclid=1', true],
    ['/cari?q=ubud', false],
    ['/bandingkan?isi=ticket-13,ticket-14', false],
    ['/rencana?isi=ticket-13&orang=2', false],
    ['/qr/tiket/13.svg?jumlah=2', false],
  ])('whether %s may be crawled: %j', async (url, isAllowed) => {
    const { data } = await callLoader<string>(robots, '/robots.txt');
    const [, everyone = ''] = data.split('\n\n');
    const disallowed = [...everyone.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) =>
      path.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*'),
    );
    expect(!disallowed.some((path) => new RegExp(`^${path}`).test(url))).toBe(isAllowed);
  });
});

test('manifest.webmanifest has the configured site name, and existing icons in the declared sizes', async () => {
  const { status, headers, data } = await callLoader<string>(manifest, '/manifest.webmanifest');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toContain('application/manifest+json');
  const { name, start_url, icons } = JSON.parse(data);
  expect(name).toBe(config.siteName);
  expect(start_url).toBe('/');
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(admin.calls).toEqual([]);
});

describe('sitemap.xml', () => {
  const paths = async () => {
    const { status, headers, data } = await callLoader<string>(sitemap, '/sitemap.xml');
    const found = [...data.matchAll(/<loc>https:\/\/www\.jelajahi\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
    return { status, headers, found };
  };
  const fixed = ['/', ...Object.values(contentTypes).map(({ path }) => path), '/contact', '/english'];

  test('contains the canonical URL of every list and record', async () => {
    const { status, headers, found } = await paths();
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('application/xml');
    expect(found).toEqual(
      expect.arrayContaining([
        ...fixed,
        '/paketdetail/pesona-ubud',
        '/akomodasi/hotel-gita-samudra-nusa-dua',
        '/transportasi/suzuki-ertiga',
        '/tiket/1',
        '/event/1',
        '/attraction/1',
        '/fasilitas/1',
        '/blog/nyepi-2027-apa-yang-tetap-berjalan',
      ]),
    );
    expect(found).toHaveLength(new Set(found).size);
    expect(found.join(' ')).not.toMatch(/cari|rencana|wisata-atraksi|\/events|makanan|\?/);
  });

  test('omits only what failed to load, and is then not cached', async () => {
    admin.setFault('/api/admin/events', { kind: 'status', status: 500 });
    const { status, headers, found } = await paths();
    expect(status).toBe(200);
    expect(found).toContain('/tiket/1');
    expect(found.filter((path) => path?.startsWith('/event/'))).toEqual([]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

test('an unknown path returns 404 and is logged', async () => {
  const logged = vi.spyOn(log, 'info');
  const { status, thrown } = await callLoader(notFound, '/wisata/rahasia?token=1');
  expect([thrown, status]).toEqual([true, 404]);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ path: '/wisata/rahasia' }));
  expect(JSON.stringify(logged.mock.calls)).not.toContain('token');
});

describe('an event’s calendar file', () => {
  const open = (slug: string) => callLoader<string>(calendar, `/event/${slug}.ics`, { slug });

  test('has one URL: another letter case of its ending leads there', async () => {
    const { status, headers } = await callLoader(calendar, '/event/1.Ics?fbclid=x', { slug: '1' });
    expect([status, headers.get('Location')]).toEqual([301, '/event/1.ics?fbclid=x']);
    expect(headers.get('Cache-Control')).toMatch(/^private/);
  });

  test('exists when the date is known', async () => {
    const { status, headers, data } = await open('1');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('text/calendar');
    expect(data).toContain('DTSTART;VALUE=DATE:20261212');
  });

  test.each([
    ['an unknown event', '999'],
    ['an event without a date', '1'],
  ])('does not exist for %s', async (_, slug) => {
    admin.replace('events', [{ id: 1, title: 'Gala' }]);
    const response = await open(slug);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('fails when the event fails to load', async () => {
    admin.setFault('/api/admin/events/', { kind: 'status', status: 500 });
    expect((await open('1')).status).toBe(502);
  });
});

describe('the blog’s feed', () => {
  test('lists the articles, newest first', async () => {
    admin.replace('blogs', [
      { judul: 'Lama', slug: 'lama', created_at: '2026-01-01' },
      { judul: 'Baru', slug: 'baru', created_at: '2026-02-01' },
    ]);
    const { headers, data } = await callLoader<string>(feed, '/blog/rss.xml');
    expect(headers.get('Content-Type')).toContain('application/rss+xml');
    expect(data.indexOf('/blog/baru')).toBeLessThan(data.indexOf('/blog/lama'));
  });

  test('fails, uncached, when the articles fail to load', async () => {
    admin.setFault('/api/admin/blogs', { kind: 'reset' });
    const { status, headers, data } = await callLoader<string>(feed, '/blog/rss.xml');
    expect(status).toBe(502);
    expect(data).not.toContain('<item>');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

test('liveness does not depend on the admin host', async () => {
  admin.setFault('/', { kind: 'reset' });
  const { status, headers } = await callLoader(health, '/healthz');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(admin.calls).toEqual([]);
});

describe('event/kalender.ics', () => {
  const categories = (text: string) => text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim()) ?? [];
  const day = '2999-01-01';

  test('has the upcoming events, of a category if one is named', async () => {
    admin.replace('events', [
      { id: 1, title: 'Lomba', category: 'Sport Event', event_date: day },
      { id: 2, title: 'Gala', category: 'Show', event_date: day },
      { id: 3, title: 'Lewat', category: 'Show', event_date: '2020-01-01' },
    ]);
    const all = await callLoader<string>(eventsCalendar, '/event/kalender.ics');
    expect([all.status, all.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(categories(all.data)).toEqual(['SUMMARY:Lomba', 'SUMMARY:Gala']);
    const show = await callLoader<string>(eventsCalendar, '/event/kalender.ics?kategori=Show');
    expect(categories(show.data)).toEqual(['SUMMARY:Gala']);
  });

  test('of an unknown category is empty, and not stored', async () => {
    const { status, data, headers } = await callLoader<string>(eventsCalendar, '/event/kalender.ics?kategori=Pesulap');
    expect([status, categories(data), headers.get('Cache-Control')]).toEqual([200, [], 'private, no-cache']);
    expect(data).toContain('BEGIN:VCALENDAR');
  });

  test('without a list fails as the list does', async () => {
    admin.setFault('/api/admin/events', { kind: 'status', status: 500 });
    const { status, headers } = await callLoader<string>(eventsCalendar, '/event/kalender.ics');
    expect([status, headers.get('Cache-Control')]).toEqual([502, 'no-store']);
  });
});
