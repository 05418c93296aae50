import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, plainLine, plainText, readLongText, withoutDataUrls } from '~/lib/text/long-text.server';

/** The lines of a text, for comparison in one string. */
const lines = (source: string, title?: string) => plainText(source, title).split('\n').join(' / ');

test.each([
  ['## Judul\n- satu\n1. dua\n> tiga', 'Judul / satu / dua / tiga'],
  ['![foto](a.jpg) dan [tautan](https://x.example)', 'foto dan tautan'],
  ['**tebal** _miring_ `kode` ~~coret~~', 'tebal miring kode coret'],
  ['Buka 08.00~12.00 dan 13.00~17.00.', 'Buka 08.00~12.00 dan 13.00~17.00.'],
  ['Pulau & pantai.\n\n    Paragraf kedua', 'Pulau & pantai. / Paragraf kedua'],
  [
    'Selamat datang.\n<ul>\n    <li>Sarapan</li>\n\n    <li>Kolam renang</li>\n</ul>',
    'Selamat datang. / Sarapan / Kolam renang',
  ],
  ['<strong>Fasilitas</strong>\n<ul>\n\n    <li>Sarapan</li>\n</ul>', 'Fasilitas / Sarapan'],
  ['Judul\n===\n\nteks', 'Judul / teks'],
  ['# Judul\nteks', 'Judul / teks'],
  ['satu\ndua', 'satu / dua'],
  ['*satu*\ndua  \ntiga\\\nempat', 'satu dua / tiga / empat'],
  ['nama_berkas_foto, 2 * 3 * 4, \\*bintang\\*', 'nama_berkas_foto, 2 * 3 * 4, *bintang*'],
  ['kopi &amp; teh &copy;', 'kopi & teh ©'],
  ['<b>tebal</b> <script>alert(1)</script>\n\n<div>kotak</div>\n\nakhir', 'tebal / kotak / akhir'],
  ['[satu][1] [dua](https://x.example/a_(b))\n\n[1]: https://x.example', 'satu dua'],
  ['| a | b |\n|---|---|\n| c | d |', 'a / b / c / d'],
  ['satu\n\n---\n\n```js\nkode\n```\n\n- [x] selesai', 'satu / kode / selesai'],
  ['satu<br>dua', 'satu / dua'],
  ['Harga < 500rb', 'Harga < 500rb'],
])('markdown: %j is “%s”', (source, words) => expect(lines(source)).toBe(words));

test.each([
  [
    '<p>Satu&nbsp;dua</p>\r\n\r\n<ul>\r\n\t<li>April &ndash; Juni</li>\r\n\t<li>Des: <b>ramai</b></li>\r\n</ul>',
    'Satu dua / April – Juni / Des: ramai',
  ],
  ['<div>Satu<br><br>dua</div><h1>Judul</h1><div>tiga</div>', 'Satu / dua / Judul / tiga'],
  ['<p>a *b* _c_ # d</p>', 'a *b* _c_ # d'],
  ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class="MsoNormal">Kata<o:p></o:p></p>', 'Kata'],
  ['<style>p{color:red}</style><p>Kata<script>alert("<p>")</script></p><iframe src="x">bingkai</iframe>', 'Kata'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a / b'],
  [
    '<figure class="attachment"><img src="a.png"><figcaption><span class="attachment__name">a.png</span> <span class="attachment__size">2 KB</span></figcaption></figure><div>Kata</div>',
    'Kata',
  ],
  ['<p>satu <b>dua <p>tiga', 'satu dua / tiga'],
  ['<p title="a > b">Kata</p>', 'Kata'],
])('HTML: %j is “%s”', (source, words) => expect(lines(source)).toBe(words));

test.each(['## Pura Besakih\n\nteks', '<h2>Pura&nbsp;Besakih</h2><p>teks</p>'])(
  'a first heading like the title is dropped: %j',
  (source) => {
    expect(lines(source, 'Pura Besakih')).toBe('teks');
    expect(lines(source, 'Pura')).toBe('Pura Besakih / teks');
  },
);

describe('a text without words', () => {
  test.each(['<p>&nbsp;</p>', '<p><br></p>', '<div></div>', '***', '<!-- -->'])('%j is none', (source) =>
    expect(readLongText(source, 'Pura')).toBeNull(),
  );

  test.each([
    '<p><img src="/storage/a.jpg"></p>',
    '![](/storage/a.jpg)',
    '<p><iframe src="https://www.youtube.com/embed/x"></iframe></p>',
    '<figure><oembed url="https://www.youtube.com/watch?v=x"></oembed></figure>',
  ])('with a picture or a video it is one: %j', (source) =>
    expect(readLongText(source, 'Pura')).toEqual({ source, plain: '' }),
  );
});

test.each(['<b>Kata</b> dua<o:p></o:p>', 'Kata<o:p>&nbsp;</o:p> dua', '<w:sdt>Kata</w:sdt> dua'])(
  'tags of Word are no part of it: %j',
  (source) => {
    const text = readLongText(source, '');
    expect([text?.plain, text?.source]).toEqual(['Kata dua', expect.not.stringMatching(/[ow]:/)]);
  },
);

test('a card has the beginning of the text on one line', () => {
  expect(excerptOf(readLongText('<p>Satu</p><p>dua</p>', ''))).toBe('Satu dua');
  expect(excerptOf(readLongText(`<p>${'kata '.repeat(1000)}</p>`, ''))).toHaveLength(180);
  expect(excerptOf(null)).toBeNull();
});

test.each([
  ['Tiba di Bali &amp; Jelajah', 'Tiba di Bali & Jelajah'],
  ['<b>Pura</b> <i>Besakih</i>', 'Pura Besakih'],
  ['<p>Vila&nbsp;Eka</p>', 'Vila Eka'],
  ['A < B & C', 'A < B & C'],
])('a title: %j is “%s”', (source, words) => expect(plainLine(source)).toBe(words));

test('files in the text are dropped, words that begin like them are not', () => {
  const photo = `data:image/png;base64,${'A'.repeat(200_000)}`;
  expect(withoutDataUrls(`<p><img src="${photo}">Kata</p>`)).toBe('<p><img src="">Kata</p>');
  expect(withoutDataUrls(`![foto](${photo}) Kata`)).toBe('![foto]() Kata');
  expect(withoutDataUrls('Kirim data: nama, telepon')).toBe('Kirim data: nama, telepon');
});

test('no list of a recorded host has a mark of either language in its plain texts', () => {
  for (const [file, name] of [
    ['plain/api/admin/attractions.json', 'description'],
    ['markdown/api/admin/attractions.json', 'description'],
    ['plain/api/admin/blogs.json', 'deskripsi'],
    ['plain/api/admin/makanans.json', 'deskripsi'],
  ] as const) {
    const url = new URL(`../../fixtures/laravel/${file}`, import.meta.url);
    const records: Record<string, string>[] = JSON.parse(readFileSync(url, 'utf8')).data;
    for (const record of records) expect(plainText(record[name] ?? '')).not.toMatch(/[<>*#|`]|&\w+;|\.png/);
  }
});

test('any text is read without an exception', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<p>',
      '</',
      '<!--',
      '-->',
      '<svg>',
      '&amp',
      '&#x110000;',
      '&#0;',
      '<a href="',
      '**',
      '\n- ',
      '| a |',
      '```',
      '[x](',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => void readLongText(pieces.join(''), 'x')),
    { numRuns: 300 },
  );
});
