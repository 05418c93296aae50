import { expect, test } from 'vitest';
import { bookableKeys, contentTypes } from '~/definitions/registry';
import { orderClickOn } from '~/navigation/report-order-clicks';
import { ORDER_PAGES, ORDER_TYPES } from '~/urls/order-clicks';

const clickOn = (href: string) => orderClickOn(new URL(href, 'https://www.jelajahi.example'));

test.each([
  ['/paketdetail/pesona-ubud?orang=4', { jenis: 'paket-tour', halaman: 'detail' }],
  ['/tiket/13', { jenis: 'tiket', halaman: 'detail' }],
  ['/kuliner?lengkap=1', { jenis: 'kuliner', halaman: 'daftar' }],
  ['/bandingkan?isi=transportasi-3,transportasi-5', { jenis: 'transportasi', halaman: 'bandingkan' }],
  ['/rencana?isi=ticket-13x2', { jenis: 'tiket', halaman: 'rencana' }],
  ['/rencana?isi=ticket-13,paket-1,ticket-14', { jenis: 'campuran', halaman: 'rencana' }],
])('an order on %s is %j', (href, click) => expect(clickOn(href)).toEqual(click));

test.each(['/', '/contact', '/tiket', '/blog/subak', '/rencana', '/rencana?isi=pesulap-1'])('%s has no order', (href) =>
  expect(clickOn(href)).toBeNull(),
);

test('the server knows the words of every content type', () => {
  for (const key of bookableKeys) {
    const click = clickOn(`${contentTypes[key].detailPath}/1`);
    expect([ORDER_TYPES.includes(`${click?.jenis}`), ORDER_PAGES.includes(`${click?.halaman}`)]).toEqual([true, true]);
  }
});
