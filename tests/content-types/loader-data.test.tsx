import '../support/admin';
import { basename } from 'node:path';
import { matchPath } from '@remix-run/react';
import { expect, test } from 'vitest';
import routes from '~/routes';
import { htmlPaths } from '../../e2e/fixtures/page-fixtures';
import { bodyOf, descendantsOf } from '../support/dom';
import { callLoader } from '../support/loader-response';
import { type Route, render } from '../support/render';
import { matches } from '../support/site-info';
import { textOf } from '../support/text-of';

/**
 * Data that is not visible at first: discriminators of content types, and a map's URL, which is for a visitor who opens
 * the map. A page without booking details shows an order's Indonesian message, and no warning.
 */
const HIDDEN_KEYS = ['key', 'state', 'type', 'listPath', 'map', 'paths', 'en', 'warning'];
/** The length of a dish's excerpt. The page expands the rest. */
const EXCERPT_LENGTH = 70;

/** Returns every string in the data with its key. */
function texts(data: unknown, name = ''): { name: string; text: string }[] {
  if (typeof data === 'string') return [{ name, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => texts(value, Array.isArray(data) ? name : key));
}

const withoutBlanks = (text: string) => text.replace(/\s/g, '');
/** An article's HTML is compared by its text. */
const bare = (content: string | Element) => withoutBlanks(textOf(content));

test.each([...htmlPaths, '/cari?q=ubud'])('the loader data of %s contains only what the page shows', async (path) => {
  const [pathname = '', search = ''] = path.split('?');
  const matching = routes.filter(({ path: pattern = '' }) => matchPath(`/${pattern}`, pathname));
  const { path: pattern = '', file = '' } = matching[0] ?? {};
  const params = matchPath(`/${pattern}`, pathname)?.params as Record<string, string>;
  const route: Route & { meta: (args: object) => unknown } = await import(
    `../../app/routes/pages/${basename(file, '.tsx')}.tsx`
  );
  const { data } = await callLoader(route.loader, path, params);
  const head = texts(route.meta({ data, matches, params, location: { pathname, search } }));
  const body = bodyOf(render(<route.default />, path, data));
  const attributes = descendantsOf(body).flatMap((element) => [...element.attributes].map(({ value }) => value));
  const onPage = [...head.map(({ text }) => text), ...attributes].map(withoutBlanks).join('\n') + bare(body);
  const sent = texts(data).filter(({ name }) => !HIDDEN_KEYS.includes(name));
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter(({ text }) => !onPage.includes(bare(text).slice(0, EXCERPT_LENGTH)))).toEqual([]);
});
