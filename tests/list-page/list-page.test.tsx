import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { contentTypes } from '~/content-types/registry';
import { ListPage } from '~/list-page/list-page';

vi.mock('@remix-run/react', async (load) => ({
  ...(await load<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useLocation: () => ({ pathname: '/tiket', search: '' }),
  useNavigate: () => () => {},
  useNavigation: () => ({ state: 'idle' }),
}));

test.each([
  [6, 14, 'Menampilkan 6 dari 14 tiket', true],
  [294, 400, 'Menampilkan 294 dari 400 tiket', true],
  [300, 300, 'Menampilkan 300 dari 300 tiket', false],
  [300, 400, 'Menampilkan 300 pertama dari 400 tiket', false],
])('%i of %i: “%s”, with Load More: %s', (shown, total, countLine, hasMore) => {
  const cards = Array.from({ length: shown }, (_, index) => ({ href: `/tiket/${index}` }));
  const html = renderToStaticMarkup(
    <ListPage
      contentType={contentTypes.tickets}
      category={null}
      page={{ ok: true, data: { cards, total } }}
      Card={() => null}
    />,
  );
  expect(html).toContain(countLine);
  expect(html.includes('Load More')).toBe(hasMore);
});
