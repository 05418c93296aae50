import { describe, expect, test } from 'vitest';
import { loader as root } from '~/root';
import { loader as attractions } from '~/routes/redirects/attractions';
import { loader as dish } from '~/routes/redirects/dish';
import { loader as events } from '~/routes/redirects/events';
import { loader as planOrder } from '~/routes/redirects/plan-order';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

test.each([
  [attractions, '/wisata-atraksi', '/attraction'],
  [attractions, '/wisata-atraksi?kategori=Healing&utm_source=wa', '/attraction?kategori=Healing&utm_source=wa'],
  [events, '/events', '/event'],
  [events, '/events?tampil=12', '/event?tampil=12'],
])('%#: the alternative URL %s redirects permanently to %s', async (loader, from, to) => {
  const { status, headers } = await callLoader(loader, from);
  expect([status, headers.get('Location')]).toEqual([301, to]);
});

describe('another spelling of a fixed path', () => {
  test.each([
    ['/paket-tour/', '/paket-tour'],
    ['/blog/nyepi/', '/blog/nyepi'],
    ['/tiket/?kategori=Cargo', '/tiket?kategori=Cargo'],
    ['/tiket//', '/tiket'],
    ['/akomodasi/a%2Fb/', '/akomodasi/a%2Fb'],
    ['/Tiket', '/tiket'],
    ['/TIKET/Kapal-Penida/?tab=detail&x=1', '/tiket/Kapal-Penida?tab=detail&x=1'],
    ['/%74iket/%31%33', '/tiket/13'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const { status, headers, thrown } = await callLoader(root, from);
    expect([thrown, status, headers.get('Location')]).toEqual([true, 301, to]);
  });

  test.each(['/hero/', '/icons/', '/assets/', '/Tidak-Ada'])('an unknown path is 404 as it is: %s', async (path) => {
    expect((await callLoader(root, path, { '*': path.slice(1) })).thrown).toBe(false);
  });

  test.each(['//evil.example/', '///evil.example//', '/\\evil.example/'])(
    '%s does not redirect to another origin',
    async (from) => {
      const { headers } = await callLoader(root, from);
      const location = headers.get('Location') ?? '/';
      expect(new URL(location, 'https://www.jelajahi.example').origin).toBe('https://www.jelajahi.example');
    },
  );

  test.each(['/', '/?utm_source=wa', '/paket-tour', '/paket-tour?a=b/', '/tiket/%5CA', '/tiket/%255C', '/blog/A%20b'])(
    '%s is not redirected',
    async (path) => {
      expect((await callLoader(root, path)).thrown).toBe(false);
    },
  );
});

describe('the order of a plan', () => {
  const open = async (query: string, params: Record<string, string> = {}) => {
    const { status, headers } = await callLoader(planOrder, `/rencana/pesan${query}`, params);
    expect([status, headers.get('Cache-Control')]).toEqual([302, 'no-store']);
    return headers.get('Location') ?? '';
  };

  test.each([
    [{}, /^Halo, .* untuk 12 Januari 2099, 4 orang:/],
    [{ language: 'en' }, /^Hello, .* for 12 January 2099, 4 people:/],
  ])('opens its chat: %j', async (params, opening) => {
    const chat = new URL(await open('?isi=transportasi-1x2&tanggal=2099-01-12&orang=4', params));
    expect(chat.origin).toBe('https://wa.me');
    expect(chat.searchParams.get('text')).toMatch(opening);
    expect(chat.searchParams.get('text')).toMatch(/\/rencana\?isi=transportasi-1x2&tanggal=2099-01-12&orang=4$/);
  });

  test('without an item that can be ordered opens its page', async () => {
    expect(await open('?isi=paket-9999')).toBe('/rencana?isi=paket-9999');
    expect(await open('')).toBe('/rencana');
  });
});

describe('a dish', () => {
  const open = async (slug: string, query = '') => {
    const { status, headers } = await callLoader(dish, `/makanan/${encodeURIComponent(slug)}${query}`, { slug });
    return [status, headers.get('Location')];
  };

  test.each([
    ['slug', 'rujak-kuah-pindang'],
    ['id', '11'],
    ['title', 'Rujak Kuah Pindang'],
  ])('redirects by its %s to its anchor on the culinary page', async (_, param) => {
    expect(await open(param)).toEqual([302, '/kuliner#makanan-rujak-kuah-pindang']);
  });

  test('with neither id nor slug redirects by its title', async () => {
    admin.replace('makanans', [{ judul: 'Sate Lilit & Sambal' }]);
    expect(await open('sate-lilit-&-sambal')).toEqual([302, '/kuliner#makanan-sate-lilit-%26-sambal']);
  });

  test('keeps the query', async () => {
    expect(await open('11', '?utm_source=wa')).toEqual([302, '/kuliner?utm_source=wa#makanan-rujak-kuah-pindang']);
  });

  test.each(['tidak-ada', '//evil.example', '..'])('that is unknown, %s, redirects to the page', async (param) => {
    expect(await open(param)).toEqual([302, '/kuliner']);
  });

  test('redirects to the page when the dishes fail to load', async () => {
    admin.setFault('/api/admin/makanans', { kind: 'status', status: 500 });
    expect(await open('1')).toEqual([302, '/kuliner']);
  });
});
