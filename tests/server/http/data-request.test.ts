import { expect, test } from 'vitest';
import { reloadOfOtherBuild } from '~/server/http/data-request.server';

const reload = (target: string) => reloadOfOtherBuild(new Request(`https://www.jelajahi.example${target}`));

test.each([
  ['/tiket.data?_routes=routes%2Fpages%2Ftickets.lama&tampil=12', '/tiket?tampil=12'],
  ['/_root.data?_routes=routes%2Fpages%2Fhome.lama', '/'],
  ['/tiket.data?_routes=routes%2Fpages%2Ftickets', '/tiket'],
  ['/tiket.data?_routes=x', '/tiket'],
  ['//jahat.example.data?_routes=x', '/jahat.example'],
])('a page of another build that requests %s loads %s as a document', (target, page) => {
  const response = reload(target);
  expect(response?.headers.get('Location')).toBe(page);
  expect(response?.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
});

test.each(['/tiket.data?_routes=routes%2Fpages%2Ftickets.uji', '/tiket.data'])(
  'of this build it gets its data: %s',
  (target) => {
    expect(reload(target)).toBeNull();
  },
);
