import { expect, test } from 'vitest';
import routes from '~/routes';
import { createRouteLabels } from '~/server/metrics/route-labels.server';

const routeOf = createRouteLabels((await routes).map(({ path = '' }) => path));

test.each([
  ['/', '/'],
  ['/tiket', '/tiket'],
  ['/tiket/13', '/tiket/:slug'],
  ['/event/kalender.ics', '/event/kalender.ics'],
  ['/event/3.ics', '/event/:slug.ics'],
  ['/event/3', '/event/:slug'],
  ['/qr/tiket/13.svg', '/qr/:type/:slug.svg'],
  ['/storage/a/b/c.jpg', '/storage/*'],
  ['/cari.json', '/cari.json'],
  ['/_root.data', '/_root.data'],
  ['/tiket.data', '/tiket.data'],
  ['/tiket/13.data', '/tiket/:slug.data'],
])('%s belongs to the route %s', (path, route) => expect(routeOf(path)).toBe(route));

test.each([
  '/wp-admin',
  '/wp-admin.data',
  '/Tiket',
  '/tiket/',
  '//tiket',
  '/tiket/13/foto',
  '/tiket%2F13',
  'http://x/',
])('%s belongs to no route: a guessed path does not become a label', (path) => expect(routeOf(path)).toBe('other'));
