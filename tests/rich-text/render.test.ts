import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderRichText } from '~/rich-text/render.server';
import { config } from '~/server/env.server';

const renderMarkdown = (source: string) => renderRichText({ source, title: '', topLevel: 2 });

test('single line breaks are rendered', () => {
  expect(renderMarkdown('satu\ndua\n\ntiga')).toMatch(/^<p>satu<br\/?>\n?dua<\/p><p>tiga<\/p>$/);
});

describe('headings', () => {
  test.each(['# A', '## A', 'A\n=', 'A\n-', '### A', '###### A'])('%j is h2', (markdown) => {
    expect(renderMarkdown(markdown)).toBe('<h2>A</h2>');
  });

  test('the others follow the first, without a gap', () => {
    const levels = (source: string, topLevel: number) =>
      [...renderRichText({ source, title: '', topLevel }).matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));
    expect(levels('### a\n\n#### b\n\n###### c\n\n### d\n\n# e', 2)).toEqual([2, 3, 4, 2, 2]);
    expect(levels('<h1>a</h1><h2>b</h2><h6>c</h6><h3>d</h3>', 3)).toEqual([3, 4, 5, 5]);
  });

  test.each([
    '# Pura Lempuyang\n\nteks',
    '<h2>Pura <b>Lempuyang</b></h2><p>teks</p>',
    '<div><h3>pura lempuyang!</h3>teks</div>',
  ])('a first one that repeats the title is dropped: %s', (source) =>
    expect(renderRichText({ source, title: 'Pura Lempuyang', topLevel: 2 })).toBe('<p>teks</p>'),
  );

  test('a later one with the title stays', () => {
    const source = '<p>teks</p><h2>Pura</h2>';
    expect(renderRichText({ source, title: 'Pura', topLevel: 2 })).toBe('<p>teks</p><h2>Pura</h2>');
  });
});

test.each([
  ['Pulau & pantai.\n\n    Paragraf kedua', '<p>Pulau &amp; pantai.</p><p>Paragraf kedua</p>'],
  ['Buka 08.00~12.00 dan 13.00~17.00.', '<p>Buka 08.00~12.00 dan 13.00~17.00.</p>'],
])('indentation is no code, and a single tilde strikes nothing through: %j', (markdown, html) =>
  expect(renderMarkdown(markdown).replaceAll('\n', '')).toBe(html),
);

test.each([
  'Selamat datang.\n<ul>\n    <li>Sarapan</li>\n\n    <li>Kolam renang</li>\n</ul>',
  '<strong>Fasilitas</strong>\n<ul>\n\n    <li>Sarapan</li>\n    <li>Kolam renang</li>\n</ul>',
])('HTML that begins with words or an inline element stays HTML: %j', (html) => {
  const rendered = renderMarkdown(html);
  expect(rendered.match(/<li>/g)).toHaveLength(2);
  expect(rendered).not.toMatch(/<pre|&lt;/);
});

test.each([
  [
    '<figure class="media"><oembed url="https://www.youtube.com/watch?v=abc"></oembed></figure>',
    'https://www.youtube.com/watch?v=abc',
    'Tonton video di YouTube',
  ],
  [
    '<p>Lihat:</p><iframe src="//www.youtube.com/embed/a-b_c?rel=0"></iframe>',
    'https://www.youtube.com/watch?v=a-b_c',
    'Tonton video di YouTube',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    'https://player.vimeo.com/video/1',
    'Tonton video di Vimeo',
  ],
  ['<figure><oembed url="https://video.example/1"></oembed></figure>', 'https://video.example/1', 'Tonton video'],
])('a video is a link to it: %s', (html, href, text) => {
  const rendered = renderMarkdown(html);
  expect(rendered).toContain(`<a href="${href}" rel="noopener nofollow" target="_blank">${text}</a>`);
  expect(rendered).not.toMatch(/iframe|oembed/);
});

test.each([
  ['Kata <b>tebal</b> lalu<p>paragraf</p>', '<p>Kata <b>tebal</b> lalu</p><p>paragraf</p>'],
  ['<b>Kata</b><br>dua', '<p><b>Kata</b><br/>dua</p>'],
  ['<em>Kata</em><div>dua</div>', '<p><em>Kata</em></p><p>dua</p>'],
  ['<a href="/tiket">Tiket</a> murah', '<p><a href="/tiket" data-internal="true">Tiket</a> murah</p>'],
  ['<span style="color:red">Kata</span><p>dua</p>', '<p>Kata</p><p>dua</p>'],
])('HTML that begins with words or an inline element has its paragraphs: %j', (html, rendered) =>
  expect(renderMarkdown(html)).toBe(rendered),
);

test.each([
  '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<oembed url="javascript:alert(1)"></oembed>',
])('another frame leaves nothing: %s', (html) => expect(renderMarkdown(`<p>Isi</p>${html}`)).toBe('<p>Isi</p>'));

test.each([
  '/storage/brosur bali.pdf',
  'storage/brosur bali.pdf',
  `${config.adminHost}/storage/brosur%20bali.pdf`,
  'http://localhost/storage/brosur%20bali.pdf',
  'http://127.0.0.1:8000/storage/brosur%20bali.pdf',
])('a link to a file of the storage leads to this site: %s', (href) => {
  const rendered = renderMarkdown(`<p><a href="${href}">Brosur</a></p>`);
  expect(rendered).toBe('<p><a href="/storage/brosur%20bali.pdf">Brosur</a></p>');
});

test.each([
  ['www.contoh.id/bali', 'https://www.contoh.id/bali'],
  ['instagram.com/contoh', 'https://instagram.com/contoh'],
  ['wa.me/6281200000001', 'https://wa.me/6281200000001'],
  ['maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
  ['//contoh.id/bali', 'https://contoh.id/bali'],
])('a link to the host of %s has a scheme', (href, expected) => {
  expect(renderMarkdown(`<p><a href="${href}">Contoh</a></p>`)).toContain(`href="${expected}"`);
});

test.each(['/blog', 'brosur.pdf', 'kontak', '#isi'])('a link without a host has none: %s', (href) => {
  expect(renderMarkdown(`<p><a href="${href}">Contoh</a></p>`)).toContain(`href="${href}"`);
});

test('lists, emphasis, quotes, code and tables are rendered', () => {
  const html = renderMarkdown('- satu\n\n1. dua\n\n**tebal** *miring*\n\n> kutip\n\n`kode`\n\n|a|b|\n|-|-|\n|1|2|');
  for (const tag of ['ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'code', 'table', 'th', 'td']) {
    expect(html).toContain(`<${tag}`);
  }
});

test('HTML headings, lists, emphasis, quotes, rules, line breaks and tables stay without their styles', () => {
  const html = renderMarkdown(
    '<h2 class="a" style="color:red">Judul</h2><p style="margin:0">satu<br><strong>dua</strong> <em>tiga</em></p>' +
      '<ul class="b"><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote>kutip</blockquote><hr class="c">' +
      '<table style="width:1px"><tr><th>x</th></tr><tr><td>y</td></tr></table>',
  );
  expect(html.replaceAll('\n', '')).toBe(
    '<h2>Judul</h2><p>satu<br/><strong>dua</strong> <em>tiga</em></p><ul><li>a</li></ul><ol start="3"><li>b</li></ol>' +
      '<blockquote><p>kutip</p></blockquote><hr/><section class="overflow-x-auto" aria-label="Tabel" tabindex="0">' +
      '<table><tbody><tr><th>x</th></tr><tr><td>y</td></tr></tbody></table></section>',
  );
});

test('an outbound link opens a new tab with noopener and nofollow', () => {
  const html = renderMarkdown('[situs](https://x.example/a?b=1&c=2)');
  expect(html).toContain('href="https://x.example/a?b=1&amp;c=2"');
  expect(html).toMatch(/target="_blank"/);
  expect(html).toMatch(/rel="[^"]*noopener[^"]*"/);
  expect(html).toMatch(/rel="[^"]*nofollow[^"]*"/);
});

test.each(['/\\\\x.example/a', '/.//x.example/a', '//x.example/a', '/%5Cx.example', '/a/..//x.example'])(
  'a link that leads to another host by a detour is outbound: %s',
  (href) => {
    const html = renderMarkdown(`[situs](${href})`);
    expect(html).toContain('rel="noopener nofollow" target="_blank"');
    expect(html).not.toContain('data-internal');
  },
);

test.each([config.siteUrl, `${config.siteUrl}/tiket`, 'mailto:halo@jelajahi.example', '#isi', 'tiket'])(
  '%s is not an outbound link',
  (href) => expect(renderMarkdown(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>`),
);

test('columns are aligned by class, since the content security policy forbids style attributes', () => {
  const html = renderMarkdown('|a|b|c|d|\n|:-|:-:|-:|-|\n|1|2|3|4|');
  expect(html).toContain(
    '<td class="text-left">1</td><td class="text-center">2</td><td class="text-right">3</td><td>4</td>',
  );
  expect(html).not.toContain('style=');
});

test('an internal link opens in the same tab', () => {
  const html = renderMarkdown('[paket](/paket-tour)');
  expect(html).toContain('href="/paket-tour"');
  expect(html).not.toContain('_blank');
});

test.each([
  ['/paket-tour', true],
  ['/', true],
  ['/akomodasi?kategori=Hostel#isi', true],
  ['/kuliner?harga=10.000', true],
  ['/storage/peta', false],
  ['/event/5.ics', false],
  ['/blog/rss.xml?x=1', false],
])('client-side navigation for %s: %s (not for files)', (href, follows) => {
  expect(renderMarkdown(`[x](${href})`).includes('data-internal="true"')).toBe(follows);
});

describe('an image in the site’s storage', () => {
  test.each([
    ['storage/blogs/sawah.jpg', 'blogs/sawah.jpg'],
    ['/storage/blogs/sawah.jpg', 'blogs/sawah.jpg'],
    ['blogs/sawah.jpg', 'blogs/sawah.jpg'],
    [`${config.adminHost}/storage/blogs/sawah.jpg?v=2`, 'blogs/sawah.jpg'],
    ['<storage/foto sawah 100%.jpg>', 'foto%20sawah%20100%25.jpg'],
    ['storage/foto%20sawah.jpg', 'foto%20sawah.jpg'],
    ['https://cms.example:8443/storage/blogs/sawah.jpg', 'blogs/sawah.jpg'],
    ['<http://localhost/storage/foto sawah 100%.jpg>', 'foto%20sawah%20100%25.jpg'],
    ['http://localhost/storage/kamar#2.jpg', 'kamar%232.jpg'],
    ['</storage/foto #2.jpg>', 'foto%20%232.jpg'],
    ['http://localhost/storage/foto%20#2.jpg', 'foto%20%232.jpg'],
    ['https://cms.example/storage/a+b.jpg', 'a%2Bb.jpg'],
  ])('%s has a URL on this site and a srcset', (src, path) => {
    const html = renderMarkdown(`![Sawah & kabut](${src})`);
    expect(html).toContain(`src="/storage/${path}?w=640"`);
    expect(html).toContain(`/storage/${path}?w=320 320w`);
    expect(html).toContain('alt="Sawah &amp; kabut"');
  });

  test('has its size reserved and is loaded lazily', () => {
    const html = renderMarkdown('![Sawah](/storage/x.jpg)');
    expect(html).toMatch(/ sizes="[^"]+"/);
    expect(html).toMatch(/ width="\d+" height="\d+"/);
    expect(html).toContain('loading="lazy"');
  });
});

describe('an article contains no active content', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=https://evil.example/x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<style>*{display:none}</style>',
    '<form action="https://evil.example"><input name=q></form>',
    '<!-- komentar --> teks',
    '<details open ontoggle=alert(1)>',
  ])('the markup %s is left out', (markdown) => {
    expect(renderMarkdown(markdown)).not.toMatch(/<(script|img|iframe|a|svg|style|form|input|b|details)\b|<!--/i);
    expect(renderMarkdown(markdown)).not.toMatch(/&lt;|onclick|evil/);
  });

  test('elements of the text lose their attributes', () => {
    const html = renderMarkdown('teks <b onclick="alert(1)" style="color:red" class="a" id="menu">tebal</b>');
    expect(html).toBe('<p>teks <b>tebal</b></p>');
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](  javascript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\u0000script:alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '<javascript:alert(1)>',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '[x](blob:https://evil.example/1)',
    '[x](file:///etc/passwd)',
    '[x](https://[)',
    '[x](http:\\\\x.example)',
  ])('the link %s is plain text', (markdown) => {
    const html = renderMarkdown(`awal ${markdown}`);
    expect(html).not.toMatch(/<a\b|href/);
    expect(html).toMatch(/^<p>awal \S/);
  });

  test.each([
    '![foto](https://evil.example/x.gif)',
    '![foto](//evil.example/x.jpg)',
    '![foto](HTTPS://evil.example/x.gif)',
    `![foto](${config.adminHost}.evil.example/x.jpg)`,
    '![foto](data:image/png;base64,AA)',
    '![foto](javascript:alert(1))',
    '![foto](/storage/../api/admin/blogs)',
    '![foto]()',
  ])('the image %s is replaced by its alt text', (markdown) => expect(renderMarkdown(markdown)).toBe('<p>foto</p>'));

  test('any input renders only known elements with known attributes', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script>',
        '</',
        'javascript:',
        '](',
        '[x',
        '![',
        '"',
        "'",
        '>',
        '<a href=',
        '\n\n',
        '`',
        '|',
        '#',
        '* ',
        '&lt;',
        'onclick=',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = renderMarkdown(pieces.join(''));
        expect(html).not.toMatch(/<(script|iframe|style|form|svg|object|embed|h1)\b/i);
        expect(html).not.toMatch(/<[a-z][^>]*\s(on\w+|style)=/i);
        expect(html).not.toMatch(/<[a-z][^>]*\ssrc="(?!\/storage\/)/i);
        expect(html).not.toMatch(/href="\s*(javascript|data|vbscript):/i);
      }),
      { numRuns: 200 },
    );
  });
});
