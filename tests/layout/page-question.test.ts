import { expect, test } from 'vitest';
import { pageQuestion } from '~/layout/page-question';

const site = { name: 'Jelajahi Bali', url: 'https://www.jelajahi.example' };
const ask = (pathname: string, search = '', data?: Parameters<typeof pageQuestion>[2]) =>
  pageQuestion(site, { pathname, search }, data);

test('on a record’s page the message names the record with its link', () => {
  const page = { ok: true as const, data: { title: 'Pesona Ubud', href: '/paketdetail/pesona-ubud' } };
  expect(ask('/paketdetail/pesona-ubud', '?fbclid=1', { page })).toBe(
    'Halo, saya ingin bertanya tentang Pesona Ubud.\nhttps://www.jelajahi.example/paketdetail/pesona-ubud',
  );
});

test('on a list the message has a link with the set filters', () => {
  expect(ask('/transportasi', '?utm_source=wa&kategori=SUV&maks=700000')).toBe(
    'Halo, saya melihat Transportasi Bali di situs Jelajahi Bali dan ingin bertanya.\nhttps://www.jelajahi.example/transportasi?kategori=SUV&maks=700000',
  );
});

test('elsewhere, and while a record loads or after it fails, the message names the site', () => {
  const general = 'Halo, saya melihat situs Jelajahi Bali dan ingin bertanya tentang liburan di Bali.';
  expect(ask('/contact')).toBe(general);
  expect(ask('/tiket/13', '', { page: new Promise(() => {}) })).toBe(general);
  expect(ask('/tiket/13', '', { page: { ok: false, error: { code: 'not_found' } } })).toBe(general);
});
