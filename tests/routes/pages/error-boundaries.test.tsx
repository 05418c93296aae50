import { expect, test } from 'vitest';
import { ErrorBoundary as Article } from '~/routes/pages/article';
import { ErrorBoundary as Culinary } from '~/routes/pages/culinary';
import { ErrorBoundary as Home } from '~/routes/pages/home';
import { ErrorBoundary as Search } from '~/routes/pages/search';
import { renderError } from '../../support/render';
import { textOf } from '../../support/text-of';

test.each([
  ['home', Home, 'Gagal memuat data. Silakan coba lagi nanti.'],
  ['the culinary page', Culinary, 'Gagal mengambil data kuliner'],
  ['search', Search, 'Pencarian belum bisa dijawab. Silakan coba lagi.'],
  ['an article', Article, 'Gagal mengambil detail blog'],
])('the error boundary of %s says so in its own words, and nothing of the error', (_, Boundary, message) => {
  const html = renderError(<Boundary />, '/', new Error('render failed'));
  expect(textOf(html)).toContain('Unexpected Application Error!');
  expect(textOf(html)).toContain(message);
  expect(html).not.toContain('render failed');
});
