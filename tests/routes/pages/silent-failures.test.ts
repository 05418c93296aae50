import { admin } from '../../support/admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { loader as article } from '~/routes/pages/article';
import { loader as articles } from '~/routes/pages/articles';
import { loader as attractions } from '~/routes/pages/attractions';
import { loader as culinary } from '~/routes/pages/culinary';
import { loader as home } from '~/routes/pages/home';
import { loader as search } from '~/routes/pages/search';
import { loader as suggestions } from '~/routes/resources/suggestions';
import { log } from '~/server/logger.server';
import { callLoader } from '../../support/loader-response';

/** Every failure without a visible error message, with the log line's message (specification 8). */
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
