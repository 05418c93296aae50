import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type OrderTerms, qrHref } from '~/booking/order';
import { toOrderView } from '~/booking/order-view';
import { qrCodeSvg } from '~/booking/qr-code.server';
import { bookableTypeList } from '~/content-types/bookable-types.server';
import { loader as vehicle } from '~/routes/pages/vehicle';
import { loader } from '~/routes/resources/order-qr';
import { siteInfo } from '~/server/site-info.server';
import { admin } from '../support/admin';
import { callLoader } from '../support/loader-response';

const fetchCode = (type: string, slug: string, query = '') =>
  callLoader<string>(loader, `/qr/${type}/${slug}.svg${query}`, { type, slug });

/** Reads a QR code as a phone does. */
async function decode(svg: string): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg), { density: 144 }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('an order’s code is its link, with the page’s booking details', async () => {
  const query = '?tanggal=2099-12-14&hari=3&orang=99';
  const slug = 'toyota-avanza';
  const page = await callLoader<{ page: { data: { order: OrderTerms } } }>(vehicle, `/x/${slug}${query}`, { slug });
  const { order } = page.data.page.data;
  const { orderLink, shareHref } = toOrderView(order, new URLSearchParams(query), siteInfo);
  expect(qrHref(shareHref)).toBe(`/qr/transportasi/toyota-avanza.svg${query}`);
  const { status, headers, data } = await fetchCode('transportasi', 'toyota-avanza', query);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('Cache-Control')).toBe('private, no-cache');
  expect(await decode(data)).toBe(orderLink?.href);
  expect(orderLink?.href).toContain('Hari%3A%203');
});

// Not 1,030: for codes of that size (version 23) jsqr expects an alignment pattern in the wrong place.
test.each([100, 400, 980, 1130])(
  'a link of %i characters, longer than any message, fits into a code',
  async (length) => {
    const link = 'https://wa.me/6281200000001?text='.padEnd(length, 'Halo%2C%20');
    expect(await decode(qrCodeSvg(link))).toBe(link);
  },
);

test.each(bookableTypeList.map(({ collection }) => collection.detailPath))(
  'a record below %s has a code',
  async (path) => {
    admin.replace('events', [{ id: 1, title: 'Gala', event_date: '2999-01-01' }]);
    const { data, status } = await fetchCode(path.slice(1), '1');
    expect(status).toBe(200);
    expect(data).toMatch(/^<svg [^>]+><rect [^>]+\/><path [^>]+\/><\/svg>$/);
  },
);

describe('there is no code', () => {
  test.each([
    ['of a record that is missing', 'transportasi', 'tidak-ada'],
    ['of another content type', 'blog', '1'],
    ['of a type that is a property of every object', '__proto__', '1'],
  ])('%s', async (_, type, slug) => {
    expect((await fetchCode(type, slug)).status).toBe(404);
  });

  test('of a past event', async () => {
    admin.replace('events', [{ id: 7, title: 'Gala', price: 5000, event_date: '2020-01-01' }]);
    expect((await fetchCode('event', '7')).status).toBe(404);
  });

  test('while the admin host fails, and no cache stores the response', async () => {
    admin.setFault('/api/admin/events', { kind: 'status', status: 500 });
    const { status, headers } = await fetchCode('event', '7');
    expect([status, headers.get('Cache-Control')]).toEqual([502, 'no-store']);
  });
});
