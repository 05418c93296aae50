import { beforeEach, expect, test, vi } from 'vitest';
import * as accommodation from '~/routes/pages/accommodation';
import * as accommodations from '~/routes/pages/accommodations';
import * as compare from '~/routes/pages/compare';
import * as facility from '~/routes/pages/facility';
import * as tour from '~/routes/pages/package';
import * as tours from '~/routes/pages/packages';
import { admin } from '../support/admin';
import { type Route, renderRoute } from '../support/render';

const duplicates = vi.hoisted(() => [] as string[]);

/** Collects the keys that siblings share. React's client would warn about them. */
vi.mock('react/jsx-dev-runtime', async (load) => {
  type Jsx = (
    type: unknown,
    props: { children?: unknown },
    key: unknown,
    isStatic: boolean,
    ...more: unknown[]
  ) => unknown;
  const runtime = await load<{ jsxDEV: Jsx }>();
  const collect = (siblings: { key?: string | null }[]) => {
    const keys = siblings.flatMap((sibling) => sibling?.key ?? []);
    duplicates.push(...keys.filter((key, index) => keys.indexOf(key) !== index));
  };
  const jsxDEV: Jsx = (type, props, key, isStatic, ...more) => {
    const children = isStatic ? (props.children as unknown[]) : [props.children];
    for (const siblings of children) if (Array.isArray(siblings)) collect(siblings);
    return runtime.jsxDEV(type, props, key, isStatic, ...more);
  };
  return { ...runtime, jsxDEV };
});

const stay = { id: 1, slug: 'vila', judul: 'Vila', title: 'Vila', name: 'Vila', images: ['a.jpg', 'a.jpg'] };
const vila = { ...stay, fasilitas_1: 'AC', fasilitas_2: 'AC', fasilitas_3: 'AC' };
const day = { day: 1, title: 'Ubud', aktivitas: [{ aktivitas: 'AC' }, { aktivitas: 'AC' }] };
const trip = {
  ...stay,
  tempat: [{ places: 'AC, AC' }],
  termasuk: [{ termasuk: 'AC, AC' }],
  tidaktermasuk: [{ tidak_termasuk: 'AC, AC' }],
  jadwal: [day, day],
};

beforeEach(() => {
  duplicates.length = 0;
  admin.replace('akomodasis', [vila, vila, { ...vila, id: 2 }]);
  admin.replace('pakets', [trip, trip, { ...trip, id: 2 }]);
  admin.replace('fasilitas', [{ ...stay, quantity: 4, category: 'Kuantitas: 4' }]);
});

test.each<[string, Route]>([
  ['/akomodasi', accommodations],
  ['/paket-tour', tours],
  ['/akomodasi/1', accommodation],
  ['/paketdetail/1', tour],
  ['/fasilitas/1', facility],
  ['/bandingkan?isi=akomodasi-1,akomodasi-2', compare],
])('%s has unique keys, whatever texts and URLs its records share', async (path, route) => {
  const slug = path.split('/').at(-1) ?? '';
  await renderRoute(route, path, { slug, id: slug });
  expect(duplicates).toEqual([]);
});
