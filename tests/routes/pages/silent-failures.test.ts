import { beforeEach, expect, test, vi } from 'vitest';
import { loader as article, meta as articleMeta } from '~/routes/pages/article';
import { loader as articles, meta as articlesMeta } from '~/routes/pages/articles';
import { loader as attractions, meta as attractionsMeta } from '~/routes/pages/attractions';
import { loader as culinary, meta as culinaryMeta } from '~/routes/pages/culinary';
import { loader as home, meta as homeMeta } from '~/routes/pages/home';
import { loader as search } from '~/routes/pages/search';
import { loader as suggestions } from '~/routes/resources/suggestions';
import { log } from '~/server/logger.server';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';
import { matches } from '../../support/site-info';

/** Every failure without a visible error message, with the log line's message. */
const silent = [
  ['an article', '/api/admin/blogs/', article, '/blog/nyepi-2027', 'Gagal mengambil detail blog'],
  ['the blog list', '/api/admin/blogs', articles, '/blog', 'Gagal mengambil data blog'],
  ['the attraction list', '/api/admin/attractions', attractions, '/attraction', 'Gagal mengambil data atraksi'],
  ['dishes on home', '/api/admin/kuliners', home, '/', 'Gagal mengambil data kuliner'],
  ['dishes', '/api/admin/makanans', culinary, '/kuliner', 'Gagal mengambil data makanan'],
  ['restaurants', '/api/admin/restorans', culinary, '/kuliner', 'Gagal mengambil data restoran'],
  ['search', '/api/admin/searches', search, '/cari?q=rahasia', 'Gagal mengambil hasil pencarian'],
  ['suggestions', '/api/admin/searches', suggestions, '/cari.json?q=rahasia', 'Gagal mengambil hasil pencarian'],
] as const;

const faults = [
  ['fails', { kind: 'status', status: 500 }],
  ['is not JSON', { kind: 'body', body: '<!doctype html>' }],
  ['has data of another type', { kind: 'body', body: '{"data":"rahasia"}' }],
] as const;

const cases = silent.flatMap((one) => faults.map((fault) => [...one, ...fault] as const));

beforeEach(() => {
  vi.spyOn(log, 'warn');
});

test.each(cases)('%s: a response that $5 is logged in one line that names it', async (...row) => {
  const [, path, loader, url, msg, , fault] = row;
  admin.setFault(path, fault);
  await callLoader(loader, url, { slug: 'nyepi-2027' });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ msg }));
  expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('rahasia');
});

test('an article looked up in the list is logged when the list fails', async () => {
  admin.setFault('=/api/admin/blogs', { kind: 'reset' });
  await callLoader(article, '/blog/judul-lain', { slug: 'judul-lain' });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ msg: 'Gagal mengambil detail blog' }));
});

test.each([
  ['an article', '/api/admin/blogs/', article, articleMeta, '/blog/berlibur-setelah-tahun-baru'],
  ['the blog list', '/api/admin/blogs', articles, articlesMeta, '/blog'],
  ['the attraction list', '/api/admin/attractions', attractions, attractionsMeta, '/attraction'],
  ['dishes', '/api/admin/makanans', culinary, culinaryMeta, '/kuliner'],
  ['a section of home', '/api/admin/events', home, homeMeta, '/'],
  ['dishes on home', '/api/admin/kuliners', home, homeMeta, '/'],
] as const)('%s: a page that fails with status 200 is not indexed', async (_, path, loader, meta, url) => {
  const params = { slug: 'berlibur-setelah-tahun-baru' };
  const robots = async () => {
    const { status, data } = await callLoader(loader, url, params);
    const descriptors = (meta as (args: unknown) => unknown)({ data, matches, params, location: { search: '' } });
    return [status, JSON.stringify(descriptors).includes('"noindex"')];
  };
  expect(await robots()).toEqual([200, false]);
  admin.setFault(path, { kind: 'reset' });
  expect(await robots()).toEqual([200, true]);
});
