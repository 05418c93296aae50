import { within } from '@testing-library/dom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OrderBar, StickyOrderButton } from '~/booking/order-bar';
import { OrderCard } from '~/booking/order-card';
import { type BookableKey, bookableKeys } from '~/definitions/registry';
import { orderOf } from '../content-types/modules';
import { bodyOf, fieldsOf, targetsOf } from '../support/dom';
import { render } from '../support/render';
import { lineOf, textOf } from '../support/text-of';

const named = { judul: 'Vila', title: 'Vila', name: 'Vila', slug: 'vila', id: 7 };
const priced = { ...named, harga: 850_000, price: 850_000, stock: 5, quantity: 5, jumlah_orang: 6 };

function card(key: BookableKey, wire: object, query = '') {
  const order = orderOf(key, wire, query);
  const live = { ...order, form: { ref: { current: null }, version: 0, onInput: () => {}, apply: () => {} } };
  const html = render(<OrderCard order={live} title="Vila" />, `${order.shareHref.split('?')[0]}?${query}`);
  const [body, bar] = [bodyOf(html), bodyOf(render(<OrderBar order={order} />, '/'))];
  return { ...within(body), html, body, text: textOf(body), bar, barText: textOf(bar) };
}

const hrefsOf = (body: HTMLElement) =>
  within(body)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
/** The first link that opens a chat. */
const chatOf = (body: HTMLElement) =>
  within(body)
    .queryAllByRole('link')
    .find((link) => link.getAttribute('href')?.startsWith('https://wa.me/'));
const chatLabel = (body: HTMLElement) => textOf(chatOf(body) ?? '');
/** The live region with the estimate and the warnings. */
const statusOf = (body: HTMLElement) => textOf(within(body).getAllByRole('status')[0] ?? '');
/** The form's `<details>`. Its attribute says whether it is open. */
const formOf = (body: HTMLElement) => targetsOf(body, 'pesan')[0];

describe('the order card', () => {
  test('plain: price, its unit and date, the cancellation rule, the closed form, the chat', () => {
    const { body, text, getByRole } = card('vehicles', priced);
    expect(text).toContain('Start From : Rp 850.000 per hari');
    expect(text).toContain('Harga dicek 23 November 2026');
    expect(lineOf(body)).toContain('Batal hingga 3 hari sebelum berangkat: dana kembali 50%. Aturan pembatalan');
    expect(getByRole('link', { name: 'Aturan pembatalan' }).getAttribute('href')).toBe('#pembatalan');
    expect(text).toContain('Isi rincian pesanan');
    expect(formOf(body)?.localName).toBe('details');
    expect(formOf(body)?.hasAttribute('open')).toBe(false);
    expect(chatLabel(body)).toBe('Pesan Sekarang');
    expect(text).not.toMatch(/Perkiraan|diabaikan|Habis|sudah lewat/);
  });

  test('filled: the open form with what was set, and the estimate in a live region', () => {
    const { body, text, barText, getByRole, getByDisplayValue } = card(
      'vehicles',
      priced,
      'tanggal=2026-12-14&hari=3&orang=4',
    );
    expect(formOf(body)?.hasAttribute('open')).toBe(true);
    const attributes = (field: HTMLElement, ...names: string[]) => names.map((name) => field.getAttribute(name));
    const date = getByDisplayValue('2026-12-14');
    expect(attributes(date, 'name', 'type', 'min')).toEqual(['tanggal', 'date', '2026-11-23']);
    const days = getByRole('spinbutton', { name: 'Hari' });
    expect(attributes(days, 'name', 'inputmode', 'min', 'max', 'value')).toEqual(['hari', 'numeric', '1', '60', '3']);
    const people = getByRole('spinbutton', { name: 'Orang' });
    expect(attributes(people, 'name', 'max', 'value')).toEqual(['orang', '500', '4']);
    expect(statusOf(body)).toContain('Perkiraan Rp 2.550.000 (Rp 850.000 × 3 hari)');
    expect(text).toContain('Hitung perkiraan');
    expect(text).toContain('Tanggal, hari, dan jumlah orang ikut terkirim.');
    expect(barText).toContain('Rp 2.550.000');
    expect(text).toContain('Tanggal: 14 Desember 2026 · Hari: 3 · Orang: 4');
  });

  test('warning: the lines are in the live region', () => {
    const status = statusOf(card('vehicles', priced, 'hari=61&orang=7&tanggal=2020-01-01').body);
    expect(status).toContain('Hari diabaikan: isi bilangan bulat 1–60.');
    expect(status).toContain('Tanggal diabaikan: pilih hari ini atau sesudahnya.');
    expect(status).toContain('Muat 6 orang');
  });

  test('a cancellation rule that the admin sends has no link', () => {
    const { body, text } = card('facilities', priced);
    expect(text).toContain('Aturan batal kami kirim sebelum Anda membayar');
    expect(hrefsOf(body)).not.toContain('#pembatalan');
  });

  test('sold out: “Habis” and the question, on card and bar, without a form', () => {
    const { body, text, bar, barText } = card('tickets', { ...priced, stock: 0 });
    expect(text).toContain('Harga Rp 850.000 per tiket');
    expect(chatOf(body)?.getAttribute('target')).toBe('_blank');
    for (const words of [text, barText]) expect(words).toMatch(/^Habis$/m);
    for (const shown of [body, bar]) expect(chatLabel(shown)).toBe('Tanyakan jadwal lain');
    expect(formOf(body)).toBeUndefined();
    expect(text).not.toContain('Pesan Sekarang');
  });

  test('unknown price: “Tanyakan harga”, without date, cancellation or unit', () => {
    const { text, barText } = card('vehicles', named);
    expect(text).toMatch(/^\s*Tanyakan harga$/m);
    expect(barText).toContain('Tanyakan harga');
    expect(text).not.toMatch(/Rp|Start From|per hari|Harga dicek|Aturan/);
  });

  test('past event: “Acara sudah lewat”, without an order on card and bar', () => {
    const { body, text, bar, barText } = card('events', { ...priced, event_date: '2026-11-22' }, 'orang=5');
    for (const words of [text, barText]) expect(words).toMatch(/^Acara sudah lewat$/m);
    for (const shown of [body, bar]) {
      expect(hrefsOf(shown).join()).not.toMatch(/wa\.me|#pesan/);
      expect(formOf(shown)).toBeUndefined();
    }
    expect(text).not.toMatch(/Pesan|ponsel/);
  });

  test('an event shows its deadline, and afterwards asks for availability in the same chat', () => {
    const wire = { ...priced, event_date: '2026-12-12' };
    expect(card('events', wire).text).toContain('Pesan paling lambat 5 Desember 2026');
    const late = card('events', { ...priced, event_date: '2026-11-24' });
    expect([chatLabel(late.body), chatLabel(late.bar)]).toEqual(['Tanyakan ketersediaan', 'Tanyakan ketersediaan']);
  });
});

describe('the form', () => {
  test('submits its values by GET to the page itself, at the form, and keeps the tab', () => {
    const { body } = card('vehicles', priced, 'tab=fasilitas');
    const form = formOf(body)?.lastElementChild ?? body;
    expect([form.localName, form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'form',
      'get',
      '/transportasi/vila#pesan',
    ]);
    expect(fieldsOf(form)).toContainEqual({ name: 'tab', type: 'hidden', value: 'fasilitas' });
  });

  test('has the choice of a driver', () => {
    const { text, getByRole } = card('vehicles', priced, 'sopir=tidak');
    const choice = getByRole('combobox');
    expect(choice.getAttribute('name')).toBe('sopir');
    const options = within(choice).getAllByRole('option');
    expect(options.map(textOf)).toEqual(['Belum ditentukan', 'Dengan sopir', 'Tanpa sopir']);
    const chosen = within(choice).getByRole('option', { selected: true });
    expect([textOf(chosen), chosen.getAttribute('value')]).toEqual(['Tanpa sopir', 'tidak']);
    expect(text).toContain('Sopir ikut terkirim.');
  });

  test('opens by a link in the bar on phones', () => {
    const { bar, barText } = card('vehicles', priced);
    expect(
      within(bar)
        .getByRole('link', { name: /Isi rincian$/ })
        .getAttribute('href'),
    ).toBe('#pesan');
    expect(barText).toContain('Isi rincian');
  });

  test('has the choice of admins in the bar, even without an order', () => {
    for (const wire of [priced, { ...priced, event_date: '2026-11-22' }]) {
      const { bar } = card('events', wire);
      const opener = within(bar).getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' });
      expect(opener.getAttribute('popovertarget')).toBe('pilih-admin');
    }
  });

  test('with any booking details shows neither unescaped text nor a value that is left out', () => {
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
    bodyOf(render(<StickyOrderButton order={orderOf('vehicles', wire, query)} />, '/'));

  test('has price and chat, and the estimate once it is known', () => {
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
  const { body, text, getByRole } = card('vehicles', priced, 'hari=3');

  test('the chat can continue on a phone: QR code, message, e-mail', () => {
    expect(text).toContain('Lanjutkan di ponsel');
    expect(text).toContain(
      'Hari: 3\nPerkiraan Rp 2.550.000 (Rp 850.000 × 3 hari)\nApakah kendaraan ini masih tersedia?',
    );
    expect(text).toContain('Salin pesan');
    const mail = new URL(getByRole('link', { name: 'Kirim lewat e-mail' }).getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toMatch(/^[^@]+@[^@]+$/);
    expect(mail.searchParams.get('body')).toMatch(
      /^Halo.*\r\nHari: 3\r\n.*\r\nhttps:\/\/www\.jelajahi\.example\/transportasi\/vila$/s,
    );
  });

  test('the QR code is not an image until it is opened, so nothing fetches it, even on phones', () => {
    for (const name of ['img', 'source', 'object', 'iframe']) expect(body.getElementsByTagName(name)).toHaveLength(0);
    expect(getByRole('link', { name: 'Buka kode QR' }).getAttribute('href')).toBe('/qr/transportasi/vila.svg?hari=3');
  });
});
