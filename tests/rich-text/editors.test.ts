import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderRichText } from '~/rich-text/render.server';

/** A field of a recorded response of a Laravel host. */
function recorded(file: string, ...path: (string | number)[]): string {
  const url = new URL(`../fixtures/laravel/${file}`, import.meta.url);
  return path.reduce((value, key) => value[key], JSON.parse(readFileSync(url, 'utf8')).data);
}

const render = (source: string, title = '') =>
  renderRichText({ source, title, topLevel: 3 }).replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '[$1]');

describe('the HTML of editors, as recorded', () => {
  test('CKEditor 4: paragraphs, lists, entities', () => {
    expect(
      render(recorded('plain/api/admin/pakets/pesona-bali-utara-3-hari-2-malam.json', 'overview', 'deskripsi')),
    ).toBe(
      '<p>Nikmati <strong>Pesona Bali Utara 3 Hari 2 Malam</strong> di Buleleng, cocok untuk keluarga maupun rombongan ' +
        'kantor.\u00a0Pemandu kami berasal dari desa setempat.</p><ul><li>Penjemputan dari hotel</li><li>Air mineral ' +
        '&amp; handuk dingin</li><li>Dokumentasi</li></ul><p>Hubungi admin untuk tanggal merah.</p>',
    );
  });

  test('CKEditor 5: picture with caption, table that scrolls, no blank paragraph', () => {
    const html = render(recorded('plain/api/admin/attractions/1.json', 'description'));
    expect(html).toMatch(
      /^<h3>Tentang Air Terjun Banyumala<\/h3><p>Terletak .*<i>sebelum pukul 16.00<\/i>.<\/p><figure>\[Suasana sore\]<figcaption>Suasana sore<\/figcaption><\/figure><section class="overflow-x-auto"/,
    );
    expect(html).toContain('<thead><tr><th>Jam</th><th>Kegiatan</th></tr></thead>');
    expect(html).toMatch(/<\/table><\/section>$/);
  });

  test('CKEditor 4: a picture of the own storage has widths', () => {
    const html = renderRichText({
      source: recorded('plain/api/admin/blogs/7-air-terjun-di-bali-yang-masih-sepi.json', 'deskripsi'),
      title: '',
      topLevel: 2,
    });
    expect(html).toContain('src="/storage/editor/1733299200.png?w=640"');
    expect(html).toContain('/storage/editor/1733299200.png?w=320 320w');
    expect(html).not.toContain('style=');
  });

  test('TinyMCE: no styles, no frame, no blank paragraphs', () => {
    expect(render(recorded('plain/api/admin/events/4.json', 'description'))).toBe(
      '<p>Konser Senja Tanah Lot berada di Tanah Lot, Tabanan. Udara sejuk, pemandangan sawah berundak, dan kopi panas menanti Anda.</p>',
    );
  });

  test('Trix: line breaks in pairs are paragraphs, boxes are unwrapped', () => {
    expect(render(recorded('plain/api/admin/tickets/2.json', 'description'))).toBe(
      '<p>Kapal Cepat Sanur – Nusa Penida adalah pilihan favorit tamu kami di Pelabuhan Sanur.</p><p>Yang Anda dapatkan:</p>' +
        '<ul><li>Mobil ber-AC</li><li>Sopir berpengalaman</li><li>BBM &amp; parkir</li></ul>' +
        '<p>Harga dapat berubah saat <strong>high season</strong>.</p>',
    );
  });

  test('Trix: a heading of the first level, a picture from another host without its file name', () => {
    const html = render(recorded('plain/api/admin/blogs/cara-memakai-kain-saat-masuk-pura.json', 'deskripsi'));
    expect(html).toContain('<h3>Kapan datang?</h3><p>Sewa motor');
    expect(html).not.toContain('1733299200.png<');
  });

  test('markdown: a first heading like the title is dropped', () => {
    const html = render(
      recorded('markdown/api/admin/blogs/7-air-terjun-di-bali-yang-masih-sepi.json', 'deskripsi'),
      '7 Air Terjun di Bali yang Masih Sepi',
    );
    expect(html).toMatch(/^<p>Bali punya .*lima\.<br\/>\nKami menyusun .*<h3>Kapan datang\?<\/h3>/);
    expect(html).toContain('<li>Desember: <strong>ramai</strong></li>');
  });
});

describe('the HTML of other editors', () => {
  test.each([
    [
      'Summernote',
      '<p style="text-align: center; "><span style="font-family: &quot;Arial&quot;;">Satu</span></p><p><br></p><p>Dua</p>',
      '<p>Satu</p><p>Dua</p>',
    ],
    [
      'Quill',
      '<p class="ql-align-justify">Satu</p><p><br></p><ol><li data-list="bullet"><span class="ql-ui"></span>Dua</li></ol>',
      '<p>Satu</p><ol><li>Dua</li></ol>',
    ],
    [
      'Word',
      '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><p class="MsoNormal"><span lang="IN">Satu<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>',
      '<p>Satu</p>',
    ],
    [
      'a browser',
      '<div>Satu</div><div>Dua</div><div><br></div><div><b>Tiga</b></div>',
      '<p>Satu</p><p>Dua</p><p><b>Tiga</b></p>',
    ],
    ['boxes in a list', '<ul><li><div>Satu</div><div>Dua</div></li></ul>', '<ul><li><p>Satu</p><p>Dua</p></li></ul>'],
    ['blocks in bold', '<div><strong><p>Satu</p><p>Dua</p></strong></div>', '<p>Satu</p><p>Dua</p>'],
    [
      'indented HTML with blank lines',
      '<ul>\n\n    <li>Satu</li>\n\n    <li>Dua</li>\n\n</ul>',
      '<ul><li>Satu</li><li>Dua</li></ul>',
    ],
    [
      'a phone link',
      '<p><a href="tel:+62812">Telepon</a> <a href="javascript:x">x</a></p>',
      '<p><a href="tel:+62812">Telepon</a> x</p>',
    ],
    ['markdown with tags', 'Satu<br>dua *tiga*\n\n<div>empat</div>', '<p>Satu<br/>dua <em>tiga</em></p><p>empat</p>'],
    ['a foreign picture', '<p><img src="https://evil.example/x.jpg" alt="foto"></p>', '<p>foto</p>'],
    [
      'a merged cell',
      '<table><tr><td colspan="2" align="right" style="width:1px">a</td></tr></table>',
      '<section class="overflow-x-auto" aria-label="Tabel" tabindex="0"><table><tbody><tr><td class="text-right" colSpan="2">a</td></tr></tbody></table></section>',
    ],
  ])('%s', (_, source, html) => expect(render(source)).toBe(html));
});
