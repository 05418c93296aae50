import { expect, test, vi } from 'vitest';
import { isTooComplex, renderArticle } from '~/content-types/blog/article.server';
import { renderMarkdown } from '~/content-types/blog/markdown.server';

vi.mock('~/content-types/blog/markdown.server', { spy: true });

test('an article is rendered once', async () => {
  expect(await renderArticle('# Sawah\n\nbaris **satu**\nbaris dua')).toBe(
    '<h2>Sawah</h2>\n<p>baris <strong>satu</strong><br/>\nbaris dua</p>',
  );
  await Promise.all([renderArticle('satu'), renderArticle('satu')]);
  await renderArticle('satu');
  expect(vi.mocked(renderMarkdown).mock.calls.filter(([markdown]) => markdown === 'satu')).toHaveLength(1);
});

test.each([
  ['10 KB of quotes', '> '.repeat(5000)],
  ['40 KB of emphasis', '*'.repeat(40_000)],
  ['nested lists', '- '.repeat(200)],
  ['brackets', '['.repeat(5000)],
  ['a book', 'kata '.repeat(20_000)],
])('%s is refused before parsing and shown as text', async (_, markdown) => {
  expect(isTooComplex(markdown)).toBe(true);
  expect(await renderArticle(`satu <b>\n\n${markdown}`)).toMatch(/^<p>satu &lt;b&gt;<\/p><p>/);
});

test.each([
  'satu\n\n---\n\ndua',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  `Judul\n${'='.repeat(60)}\n\n${'-'.repeat(80)}\n\n${'_'.repeat(80)}\n\n* * * * *`,
  '- satu\n  - dua\n    - tiga',
  '***tebal miring*** [x](/tiket)!',
])('%j is no attack', (markdown) => expect(isTooComplex(markdown)).toBe(false));

// With an ambiguous pattern it would not end.
test('the check itself ends for any number of blanks', () => {
  const almost = `>${' '.repeat(1000)}`.repeat(19);
  expect(isTooComplex(`${almost}x`)).toBe(false);
});
