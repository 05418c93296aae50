import type { RequestHandler } from '@remix-run/node';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '~/server/http/handler.server';
import { readTarget } from '~/server/http/request-target.server';
import { PageState } from '~/server/page-state.server';
import { createCachedPage, getOrRender } from '~/server/rendering/page-cache.server';

const remix = vi.fn<RequestHandler>();
const handler = createHandler(remix);

beforeEach(() => {
  remix.mockReset().mockImplementation(async () => new Response('dari Remix'));
});

async function handle(url: string, closed = new AbortController().signal) {
  const handled = await handler({
    requestId: 'id',
    target: readTarget(url),
    headers: {},
    whenClosed: () => closed,
    toRequest: () => new Request(`https://www.jelajahi.example${url}`),
  });
  const response = 'page' in handled ? new Response(handled.page.body, handled.page) : handled.response;
  return { response, cache: handled.cache };
}
const paths = () => remix.mock.calls.map(([{ url }]) => new URL(url).pathname);

/** Many requests that no cache answers. All of them wait. */
const flood = (count: number, closed?: AbortSignal) =>
  Array.from({ length: count }, (_, index) => handle(`/banjir-${index}`, closed));

/** Stores a page. Returns a function that makes its content outdated. */
async function store(path: string) {
  const state = new PageState();
  let isValid = true;
  state.dependOn('/api/admin/tickets', { isValid: () => isValid });
  await getOrRender(readTarget(path).cacheKey ?? '', state, async () =>
    createCachedPage(Buffer.from('disimpan'), new Headers(), state),
  );
  return () => {
    isValid = false;
  };
}

test('a request whose client has gone leaves the queue', async () => {
  const controller = new AbortController();
  const gone = flood(900, controller.signal);
  controller.abort();
  await Promise.allSettled(gone);
  // The queue has room again.
  const waiting = flood(900);
  for (const { response } of await Promise.all(waiting)) expect(response.status).toBe(200);
  // The first one may have had its turn.
  expect(remix.mock.calls.length).toBeLessThanOrEqual(901);
});

test('one request too many is a 503 with Retry-After, and images and probes never wait', async () => {
  // One of the requests has its turn at once.
  const waiting = flood(1001);
  const tooMany = await handle('/satu-lagi');
  expect([tooMany.response.status, tooMany.response.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(tooMany.response.headers.get('Cache-Control')).toBe('no-store');
  expect(await tooMany.response.text()).toBe('Situs sedang sibuk. Silakan coba lagi sebentar lagi.\n');
  for (const path of ['/storage/hero.jpg', '/healthz']) {
    expect((await handle(path)).response.status).toBe(200);
  }
  await Promise.all(waiting);
  expect((await handle('/satu-lagi')).response.status).toBe(200);
});

test('a page is served without Remix until its content changes', async () => {
  const change = await store('/sama');
  for (const url of ['/sama', '/sama?fbclid=x']) {
    const { response, cache } = await handle(url);
    expect([await response.text(), cache]).toEqual(['disimpan', 'hit']);
  }
  change();
  expect(await (await handle('/sama')).response.text()).toBe('dari Remix');
});

describe('a page that has changed', () => {
  test('is served at once by a busy site while one render refreshes it', async () => {
    (await store('/lewat'))();
    const waiting = flood(30);
    const found = await Promise.all([1, 2, 3].map(() => handle('/lewat?fbclid=x')));
    for (const { response, cache } of found) {
      expect([await response.text(), response.headers.get('Cache-Control'), cache]).toEqual([
        'disimpan',
        'no-store',
        'outdated',
      ]);
    }
    await Promise.all(waiting);
    await vi.waitFor(() => expect(paths().filter((path) => path === '/lewat')).toHaveLength(1));
  });

  test('is rendered while the site is not busy', async () => {
    (await store('/lewat-lama'))();
    expect(await (await handle('/lewat-lama')).response.text()).toBe('dari Remix');
  });

  test('more than a minute ago is rendered by a busy site too, whenever that is first noticed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      (await store('/lewat-jauh'))();
      vi.setSystemTime(Date.now() + 61_000);
      const waiting = flood(30);
      expect(await (await handle('/lewat-jauh')).response.text()).toBe('dari Remix');
      await Promise.all(waiting);
    } finally {
      vi.useRealTimers();
    }
  });
});
