import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { config } from '~/server/env.server';
import { countClickBeacon } from '~/server/http/order-click.server';
import type { OrderClick } from '~/urls/order-clicks';

const WORDS = 'jenis=transportasi&halaman=detail';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

async function post(
  body: string,
  headers: Record<string, string> = sameOrigin,
  length: string | undefined = String(Buffer.byteLength(body)),
) {
  const request = Readable.from([Buffer.from(body)]) as unknown as IncomingMessage;
  request.headers = { ...headers, ...(length && { 'content-length': length }) };
  const clicks: OrderClick[] = [];
  const metrics = { countClickBeacon: (click: OrderClick) => void clicks.push(click) };
  const { status } = await countClickBeacon(request, metrics);
  return { status, clicks };
}

test.each([
  ['transportasi', 'detail'],
  ['paket-tour', 'bandingkan'],
  ['campuran', 'rencana'],
  ['kuliner', 'daftar'],
])('%s on a page of the kind %s is counted', async (jenis, halaman) => {
  const click = { jenis, halaman };
  expect(await post(`${new URLSearchParams(click)}`)).toEqual({ status: 204, clicks: [click] });
});

test.each([
  '',
  'jenis=transportasi',
  'jenis=pesulap&halaman=detail',
  'jenis=transportasi&halaman=beranda',
  'jenis=__proto__&halaman=detail',
  `${WORDS}&id=7`,
  '{"jenis":"transportasi","halaman":"detail"}',
])('other words are not counted: %s', async (body) => expect(await post(body)).toEqual({ status: 400, clicks: [] }));

test('a body that is too long or without a length is not read', async () => {
  expect(await post(`${WORDS}&${'a'.repeat(100)}`)).toEqual({ status: 413, clicks: [] });
  expect(await post(WORDS, sameOrigin, '')).toEqual({ status: 413, clicks: [] });
});

const strangers: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: config.siteUrl },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://jahat.example' },
  { origin: 'null' },
  {},
];

test.each(strangers)('another site cannot count: %j', async (headers) =>
  expect(await post(WORDS, headers)).toEqual({ status: 403, clicks: [] }),
);

test('a click from a browser that sends only Origin is counted', async () => {
  expect(await post(WORDS, { origin: config.siteUrl })).toMatchObject({ status: 204 });
});
