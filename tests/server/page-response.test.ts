import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  process.env.STREAM_AFTER_MS = '60';
  process.env.ADMIN_FRESH_SECONDS = '60';
  process.env.ADMIN_STALE_SECONDS = '600';
});

import type { ApiError, Result } from '~/admin-api/result';
import { log } from '~/server/logger.server';
import {
  mergeCacheMeta,
  type PageData,
  pageResponse,
  type RouteErrorData,
  toPageData,
} from '~/server/page-response.server';
import type { RequestContext } from '~/server/request-context';

beforeEach(() => {
  vi.spyOn(log, 'error');
});

const content = (more: Partial<PageData<string>> = {}): Result<PageData<string>> => ({
  ok: true,
  data: { view: 'isi', version: 'v1', fetchedAt: null, expiresAt: 5, ...more },
});
const failed = (error: ApiError): Result<never> => ({ ok: false, error });

async function answer(
  given: Result<PageData<string>> | Promise<Result<PageData<string>>>,
  {
    errorMode = 'boundary' as 'boundary' | 'inline',
    agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile',
    context = {} as RequestContext,
  } = {},
) {
  const request = new Request('https://www.jelajahi.example/x', { headers: { 'User-Agent': agent } });
  const { data, init } = await pageResponse(
    { request, context },
    Promise.resolve(given),
    { shell: true },
    { errorMode },
  );
  const headers = new Headers(init?.headers);
  return { data, status: init?.status ?? 200, policy: headers.get('Cache-Control'), context };
}

/** What a loader threw for the ErrorBoundary. */
async function thrownBy(given: Promise<unknown>) {
  const thrown = await given.then(
    () => null,
    (error: unknown) => error,
  );
  const { data, init } = thrown as { data: RouteErrorData; init: ResponseInit };
  return { ...data, status: init.status, policy: new Headers(init.headers).get('Cache-Control') };
}

describe('a page that is there in time', () => {
  test('is complete, and may be stored until its content changes', async () => {
    const { data, status, policy, context } = await answer(content());
    expect([status, data]).toEqual([200, { shell: true, page: { ok: true, data: 'isi' }, dataAge: null }]);
    expect(context).toEqual({ pageCache: { version: 'v1', expiresAt: 5 } });
    expect(policy).toContain('s-maxage=60');
    expect(policy).toContain('stale-if-error=600');
  });

  test('of which a part is missing is not stored', async () => {
    const { policy, context } = await answer(content({ isPartial: true }));
    expect([policy, context]).toEqual(['no-store', {}]);
  });

  test('that is shown only because the admin host fails says from when it is, and is not kept', async () => {
    const { data, policy, context } = await answer(content({ fetchedAt: Date.UTC(2026, 10, 21, 6, 30) }));
    expect(data.dataAge).toBe('21 November 2026 pukul 14.30');
    expect([policy, context]).toEqual(['no-store', {}]);
  });
});

describe('a failure that is known in time', () => {
  test.each<[ApiError, number]>([
    [{ code: 'status', status: 500 }, 502],
    [{ code: 'network' }, 502],
    [{ code: 'invalid_response' }, 502],
    [{ code: 'timeout' }, 504],
    [{ code: 'unexpected', message: 'Kuota habis' }, 500],
  ])('%j is thrown with status %i, and never kept', async (error, status) => {
    expect(await thrownBy(answer(failed(error)))).toEqual({ error, status, policy: 'no-store' });
  });

  test('a missing record is thrown with 404, also in a page that shows errors itself, and stored for a minute at most', async () => {
    for (const errorMode of ['boundary', 'inline'] as const) {
      const { error, status, policy } = await thrownBy(answer(failed({ code: 'not_found' }), { errorMode }));
      expect([error.code, status]).toEqual(['not_found', 404]);
      expect(Number(/s-maxage=(\d+)/.exec(policy ?? '')?.[1])).toBeLessThanOrEqual(60);
    }
  });

  test('a page that shows errors itself does so, with status 200', async () => {
    const { data, status, policy } = await answer(failed({ code: 'timeout' }), { errorMode: 'inline' });
    expect([status, policy]).toEqual([200, 'no-store']);
    expect(data.page).toEqual({ ok: false, error: { code: 'timeout' } });
  });
});

describe('anything else that is thrown', () => {
  const thrown = () => Promise.reject<never>(new Error('Kuota habis'));

  test('is answered with 500 and its message, and logged', async () => {
    expect(await thrownBy(answer(thrown()))).toEqual({
      error: { code: 'unexpected', message: 'Kuota habis' },
      status: 500,
      policy: 'no-store',
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('is shown by the page itself where it shows errors, with status 200', async () => {
    const { data, status } = await answer(thrown(), { errorMode: 'inline' });
    expect(status).toBe(200);
    expect(data.page).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  });

  test('that is no Error is unknown', async () => {
    const { error } = await thrownBy(answer(Promise.reject('teks')));
    expect(error).toEqual({ code: 'unexpected', message: 'Unknown error occurred' });
  });
});

describe('a page that takes longer than STREAM_AFTER_MS', () => {
  const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 400, value));

  test('is answered before, and its content follows', async () => {
    let come = (_: ReturnType<typeof content>) => {};
    const awaited = new Promise<ReturnType<typeof content>>((resolve) => {
      come = resolve;
    });
    const { data, policy, context } = await answer(awaited);
    expect(data.page).toBeInstanceOf(Promise);
    expect(context).toEqual({ isDeferred: true });
    come(content());
    expect(await data.page).toEqual({ ok: true, data: 'isi' });
    expect(policy).toBe('no-store');
  });

  test('shows a late failure by itself', async () => {
    const { data, status } = await answer(later(failed({ code: 'timeout' })));
    expect(status).toBe(200);
    expect(await data.page).toEqual({ ok: false, error: { code: 'timeout' } });
  });

  test('is awaited for the application in the browser, which shows the pending page', async () => {
    const { data } = await answer(later(content()), { context: { isDataRequest: true } });
    expect(data.page).toEqual({ ok: true, data: 'isi' });
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  ])('is awaited for the crawler %s', async (agent) => {
    const { data } = await answer(later(content()), { agent });
    expect(data.page).toEqual({ ok: true, data: 'isi' });
  });
});

describe('a page made of answers', () => {
  const given = (version: string, fetchedAt: number, isStale = false) =>
    ({
      ok: true,
      data: version,
      meta: { version, fetchedAt, expiresAt: fetchedAt + 60, isStale },
    }) as const;

  test('has the one’s version, and its age only when it is late', () => {
    for (const isStale of [false, true]) {
      expect(toPageData(given('a', 5, isStale), (value) => value.toUpperCase())).toMatchObject({
        ok: true,
        data: { view: 'A', version: 'a', fetchedAt: isStale ? 5 : null, expiresAt: 65 },
      });
    }
  });

  test('has the version of all, the age of the oldest late one, and is fresh as long as all are', () => {
    expect(mergeCacheMeta([given('a', 9), given('b', 7, true), given('c', 8, true)])).toEqual({
      version: 'a.b.c',
      fetchedAt: 7,
      expiresAt: 67,
      isPartial: false,
    });
  });

  test('lacks a part when one failed', () => {
    expect(mergeCacheMeta([given('a', 9), { ok: false, error: { code: 'network' } }])).toMatchObject({
      isPartial: true,
      fetchedAt: null,
    });
  });
});
