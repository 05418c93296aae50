import { expect, test, vi } from 'vitest';
import { isTooComplex } from '~/lib/text/long-text.server';
import { renderRichText } from '~/rich-text/render.server';
import { richText } from '~/rich-text/rich-text.server';

vi.mock('~/rich-text/render.server', { spy: true });

const render = async (source: string) => (await richText({ source, plain: '' }, { title: '', topLevel: 2 })).html;

test('an article is rendered once', async () => {
  expect(await render('# Sawah\n\nbaris **satu**\nbaris dua')).toBe(
    '<h2>Sawah</h2><p>baris <strong>satu</strong><br/>\nbaris dua</p>',
  );
  await Promise.all([render('*satu*'), render('*satu*')]);
  await render('*satu*');
  expect(vi.mocked(renderRichText).mock.calls.filter(([{ source }]) => source === '*satu*')).toHaveLength(1);
});

test.each([
  ['10 KB of quotes', '> '.repeat(5000)],
  ['40 KB of emphasis', '*'.repeat(40_000)],
  ['nested lists', '- '.repeat(200)],
  ['brackets', '['.repeat(5000)],
  ['nested numbers', '1. '.repeat(200)],
])('%s is refused before parsing and shown as text', async (_, markdown) => {
  expect(isTooComplex(markdown)).toBe(true);
  expect(await render(`satu <b>\n\n${markdown}`)).toMatch(/^<p>satu &lt;b&gt;<\/p><p>/);
});

test.each([
  'satu\n\n---\n\ndua',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  `Judul\n${'='.repeat(60)}\n\n${'-'.repeat(80)}\n\n${'_'.repeat(80)}\n\n* * * * *`,
  '- satu\n  - dua\n    - tiga',
  '***tebal miring*** [x](/tiket)!',
])('%j is not an attack', (markdown) => expect(isTooComplex(markdown)).toBe(false));

// With an ambiguous pattern the check would not end.
test('the check itself ends for any number of blanks', () => {
  const almost = `>${' '.repeat(1000)}`.repeat(19);
  expect(isTooComplex(`${almost}x`)).toBe(false);
});

test('a text that could not be rendered is shown as plain paragraphs, and rendered a minute later', async () => {
  const text = { source: '<p>Pura <b>Besakih</b></p><p>Teks</p>', plain: '' };
  const options = { title: '', topLevel: 3 };
  vi.mocked(renderRichText).mockImplementationOnce(() => {
    throw new Error('time limit');
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const failed = await richText(text, options);
    expect(failed.html).toBe('<p>Pura Besakih</p><p>Teks</p>');
    expect(failed.retryAt).toBe(Date.now() + 60_000);
    expect(await richText(text, options)).toBe(failed);
    vi.setSystemTime(Date.now() + 60_001);
    expect((await richText(text, options)).html).toBe('<p>Pura <b>Besakih</b></p><p>Teks</p>');
  } finally {
    vi.useRealTimers();
  }
});

test('a text with words is never empty, whatever its markup does with them', async () => {
  const source = '<select><p>Kata</p></select>';
  expect((await richText({ source, plain: 'Kata' }, { title: '', topLevel: 3 })).html).not.toBe('');
});

test('a text without markup keeps its paragraphs and line breaks', async () => {
  expect(await render('satu\ndua\n\n  tiga')).toBe('<p>satu<br/>dua</p><p>tiga</p>');
});
