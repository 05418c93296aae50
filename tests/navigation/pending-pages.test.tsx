import { expect, test } from 'vitest';
import { pendingPages } from '~/navigation/pending-pages';
import routes from '~/routes';

/** The paths of all page routes and of redirects to another page's content, without the names of their params. */
const paths = routes
  .filter(({ file, path }) => path !== '*' && /^routes\/(pages|redirects\/dish)/.test(file))
  .map(({ path = '' }) => `/${path}`);

const withoutNames = (path: string) => path.replace(/:\w+/g, ':param');

test('every page route has a pending page, and every pending page a route', () => {
  expect(Object.keys(pendingPages).map(withoutNames).sort()).toEqual(paths.map(withoutNames).sort());
});
