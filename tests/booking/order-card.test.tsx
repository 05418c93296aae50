import { render, textOf } from '../support/render';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OrderBar, StickyOrderButton } from '~/booking/order-bar';
import { OrderCard } from '~/booking/order-card';
import { type BookableKey, bookableKeys } from '~/definitions/registry';
import { orderOf } from '../content-types/modules';

const named = { judul: 'Vila', title: 'Vila', name: 'Vila', slug: 'vila', id: 7 };
const priced = { ...named, harga: 850_000, price: 850_000, stock: 5, quantity: 5, jumlah_orang: 6 };

function card(key: BookableKey, wire: object, query = '') {
  const order = orderOf(key, wire, query);
  const live = { ...order, form: { ref: { current: null }, version: 0, onInput: () => {}, apply: () => {} } };
  const html = render(<OrderCard order={live} title="Vila" />, `${order.shareHref.split('?')[0]}?${query}`);
  const bar = render(<OrderBar order={order} />, '/');
  return { html, text: textOf(html), bar, barText: textOf(bar) };
}

/** The attributes of the element with this name or label. */
const tagOf = (html: string, pattern: RegExp) => html.match(/<[^>]+>/g)?.find((tag) => pattern.test(tag)) ?? '';
const chatLabel = (html: string) => /href="https:\/\/wa\.me\/[^>]*><svg.*?<\/svg><span>([^<]+)</s.exec(html)?.[1];

describe('the order card', () => {
  test('plain: price, its unit and date, the cancellation rule, the closed form, the chat', () => {
    const { html, text } = card('vehicles', priced);
    expect(text).toContain('Start From : Rp 850.000 per hari');
    expect(text).toContain('Harga dicek 23 November 2026');
    expect(text).toContain('Batal hingga 3 hari sebelum berangkat: dana kembali 50%. Aturan pembatalan');
    expect(tagOf(html, /href="#pembatalan"/)).not.toBe('');
    expect(text).toContain('Isi rincian pesanan');
    expect(tagOf(html, /id="pesan"/)).toMatch(/^<details (?!.*\bopen\b)/);
    expect(chatLabel(html)).toBe('Pesan Sekarang');
    expect(text).not.toMatch(/Perkiraan|diabaikan|Habis|sudah lewat/);
  });

  test('filled: the open form with what was set, and the estimate in a live region', () => {
    const { html, text, barText } = card('vehicles', priced, 'tanggal=2026-12-14&hari=3&orang=4');
    expect(tagOf(html, /id="pesan"/)).toMatch(/\bopen\b/);
    expect(tagOf(html, /name="tanggal"/)).toMatch(/(?=.*type="date")(?=.*min="2026-11-23")(?=.*value="2026-12-14")/);
    const count = /(?=.*type="number")(?=.*inputMode="numeric")(?=.*min="1")(?=.*max="60")(?=.*value="3")/i;
    expect(tagOf(html, /name="hari"/)).toMatch(count);
    expect(tagOf(html, /name="orang"/)).toMatch(/(?=.*max="500")(?=.*value="4")/);
    expect(textOf(html.slice(html.indexOf('role="status"')))).toContain('Perkiraan Rp 2.550.000 (Rp 850.000 × 3 hari)');
    expect(text).toContain('Hitung perkiraan');
    expect(text).toContain('Tanggal, hari, dan jumlah orang ikut terkirim.');
    expect(barText).toContain('Rp 2.550.000');
    // On paper.
    expect(text).toContain('Tanggal: 14 Desember 2026 · Hari: 3 · Orang: 4');
  });

  test('warning: the lines are in the live region', () => {
    const { html } = card('vehicles', priced, 'hari=61&orang=7&tanggal=2020-01-01');
    const status = textOf(html.slice(html.indexOf('role="status"')));
    expect(status).toContain('Hari diabaikan: isi bilangan bulat 1–60.');
    expect(status).toContain('Tanggal diabaikan: pilih hari ini atau sesudahnya.');
    expect(status).toContain('Muat 6 orang');
  });

  test('a rule on cancellation that the admin sends has no link', () => {
    const { html, text } = card('facilities', priced);
    expect(text).toContain('Aturan batal kami kirim sebelum Anda membayar');
    expect(html).not.toContain('#pembatalan');
  });

  test('sold out: “Habis” and the question, on card and bar, without a form', () => {
    const { html, text, bar, barText } = card('tickets', { ...priced, stock: 0 });
    expect(text).toContain('Harga Rp 850.000 per tiket');
    expect(tagOf(html, /href="https:\/\/wa\.me/)).toContain('target="_blank"');
    for (const words of [text, barText]) expect(words).toMatch(/^Habis$/m);
    for (const shown of [html, bar]) expect(chatLabel(shown)).toBe('Tanyakan jadwal lain');
    expect(html).not.toContain('id="pesan"');
    expect(text).not.toContain('Pesan Sekarang');
  });

  test('unknown price: “Tanyakan harga”, without date, cancellation or unit', () => {
    const { text, barText } = card('vehicles', named);
    expect(text).toMatch(/^\s*Tanyakan harga$/m);
    expect(barText).toContain('Tanyakan harga');
    expect(text).not.toMatch(/Rp|Start From|per hari|Harga dicek|Aturan/);
  });

  test('past event: “Acara sudah lewat”, and nothing to order on card and bar', () => {
    const { html, text, bar, barText } = card('events', { ...priced, event_date: '2026-11-22' }, 'orang=5');
    for (const words of [text, barText]) expect(words).toMatch(/^Acara sudah lewat$/m);
    for (const shown of [html, bar]) expect(shown).not.toMatch(/wa\.me|id="pesan"|#pesan/);
    expect(text).not.toMatch(/Pesan|ponsel/);
  });

  test('an event shows its deadline, and after it asks for availability in the same chat', () => {
    const wire = { ...priced, event_date: '2026-12-12' };
    expect(card('events', wire).text).toContain('Pesan paling lambat 5 Desember 2026');
    const late = card('events', { ...priced, event_date: '2026-11-24' });
    expect([chatLabel(late.html), chatLabel(late.bar)]).toEqual(['Tanyakan ketersediaan', 'Tanyakan ketersediaan']);
  });
});

describe('the form', () => {
  test('sends what it has by GET to the page itself, at the form, and keeps the tab', () => {
    const { html } = card('vehicles', priced, 'tab=fasilitas');
    expect(tagOf(html, /^<form/)).toMatch(/(?=.*method="get")(?=.*action="\/transportasi\/vila#pesan")/);
    expect(tagOf(html, /name="tab"/)).toMatch(/(?=.*type="hidden")(?=.*value="fasilitas")/);
  });

  test('has the choice of a driver', () => {
    const { html, text } = card('vehicles', priced, 'sopir=tidak');
    expect(tagOf(html, /^<select/)).toContain('name="sopir"');
    expect(tagOf(html, /^<option value="tidak"/)).toContain('selected');
    expect(text).toMatch(/Belum ditentukan.*Dengan sopir.*Tanpa sopir/s);
    expect(text).toContain('Sopir ikut terkirim.');
  });

  test('opens from the bar on phones, by a link', () => {
    const { bar, barText } = card('vehicles', priced);
    expect(tagOf(bar, /href="#pesan"/)).not.toBe('');
    expect(barText).toContain('Isi rincian');
  });

  test('has the choice of admins in the bar, also when there is nothing to order', () => {
    for (const wire of [priced, { ...priced, event_date: '2026-11-22' }]) {
      const { bar } = card('events', wire);
      expect(tagOf(bar, /popovertarget="pilih-admin"/)).toMatch(/aria-label="Pesan sekarang lewat WhatsApp"/);
    }
  });

  test('of any booking details shows no text unescaped, nor a value that is left out', () => {
    const params = fc.constantFrom('tanggal', 'hari', 'malam', 'kamar', 'jumlah', 'orang');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.double().map(String),
      fc.constantFrom('<script>x9</script>', '"><x9>', '2099-02-30', '9999-12-31', '1e9', '99999', '%00'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...bookableKeys), fc.dictionary(params, value), (key, query) => {
        const { html, text } = card(key, priced, `${new URLSearchParams(query)}`);
        expect(html).not.toMatch(/<script|<x9>|99999/);
        expect(text).not.toMatch(/NaN|Infinity|Invalid Date/);
        expect(text).toContain('Pesan Sekarang');
      }),
      { numRuns: 30 },
    );
  });
});

describe('the back bar of a wide screen', () => {
  const shortcut = (wire: object, query = '') =>
    render(<StickyOrderButton order={orderOf('vehicles', wire, query)} />, '/');

  test('has price and chat, with the estimate once there is one', () => {
    expect(textOf(shortcut(priced))).toContain('Start From : Rp 850.000 per hari');
    expect(chatLabel(shortcut(priced))).toBe('Pesan Sekarang');
    expect(textOf(shortcut(priced, 'hari=3'))).toContain('Rp 2.550.000');
  });

  test('has nothing for a past event', () => {
    const past = orderOf('events', { ...priced, event_date: '2026-11-22' });
    expect(render(<StickyOrderButton order={past} />, '/')).toBe('');
  });
});

describe('on a wide screen', () => {
  const { html, text } = card('vehicles', priced, 'hari=3');

  test('the chat can go on on a phone: QR code, message, e-mail', () => {
    expect(text).toContain('Lanjutkan di ponsel');
    expect(text).toContain(
      'Hari: 3\nPerkiraan Rp 2.550.000 (Rp 850.000 × 3 hari)\nApakah kendaraan ini masih tersedia?',
    );
    expect(text).toContain('Salin pesan');
    const mail = new URL(/href="(mailto:[^"]+)"[^>]*>(?:<svg.*?<\/svg>)?Kirim lewat e-mail/s.exec(html)?.[1] ?? '');
    expect(mail.pathname).toMatch(/^[^@]+@[^@]+$/);
    expect(new URLSearchParams(mail.search.replaceAll('&amp;', '&')).get('body')).toMatch(
      /^Halo.*\r\nHari: 3\r\n.*\r\nhttps:\/\/www\.jelajahi\.example\/transportasi\/vila$/s,
    );
  });

  test('the QR code is no image before it is opened: nothing fetches it, on phones too', () => {
    expect(html).not.toMatch(/<img|<source|<object|<iframe/);
    expect(html).toContain('<a href="/qr/transportasi/vila.svg?hari=3"');
  });
});
