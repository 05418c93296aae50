import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  process.env.STREAM_AFTER_MS = '60';
  process.env.ADMIN_FRESH_SECONDS = '60';
  process.env.ADMIN_STALE_SECONDS = '600';
});

import type { ApiError, Result } from '~/lib/result';
import { isStreamed, takePageValidity } from '~/server/http/cache-policy.server';
import { log } from '~/server/logger.server';
import { mergeCacheMeta, type PageData, pageResponse, type RouteErrorData } from '~/server/page-response.server';
import type { RequestContext } from '~/server/request-context';

beforeEach(() => {
  vi.spyOn(log, 'error');
});

const content = (more: Partial<PageData<string>> = {}): Result<PageData<string>> => ({
  ok: true,
  data: { view: 'isi', version: 'v1', staleSince: null, expiresAt: 5, scope: 'public', isComplete: true, ...more },
});
const failed = (error: ApiError): Result<never> => ({ ok: false, error });

async function respond(
  result: Result<PageData<string>> | Promise<Result<PageData<string>>>,
  {
    errorMode = undefined as 'inline' | undefined,
    headers: given = {} as Record<string, string>,
    context = {} as RequestContext,
  } = {},
) {
  const visitor = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile', ...given };
  const request = new Request('https://www.jelajahi.example/x', { headers: visitor });
  const { data, init } = await pageResponse(
    { request, context },
    Promise.resolve(result),
    { category: null },
    errorMode,
  );
  const headers = new Headers(init?.headers);
  return {
    data,
    status: init?.status ?? 200,
    policy: headers.get('Cache-Control'),
    isStreamed: isStreamed(headers),
    version: takePageValidity(headers),
  };
}

/** The error response that a loader throws to the ErrorBoundary. */
async function thrownBy(promise: Promise<unknown>) {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  const { data, init } = thrown as { data: RouteErrorData; init: ResponseInit };
  return { ...data, status: init.status, policy: new Headers(init.headers).get('Cache-Control') };
}

// Every other policy: tests/server/http/cache-policy.test.ts.
describe('a page that loads in time', () => {
  test('is complete and cacheable', async () => {
    const { data, status, policy, version } = await respond(content());
    expect(status).toBe(200);
    expect(data).toEqual({
      category: null,
      page: { ok: true, data: 'isi' },
      isWholePage: true,
      staleSinceText: null,
    });
    expect(version).toEqual({ version: 'v1', expiresAt: 5 });
    expect(policy).toContain('s-maxage=60');
    expect(policy).toContain('stale-if-error=600');
  });

  test('shows the age of stale data while the admin host fails, and is not cached', async () => {
    const { data, policy, version } = await respond(
      content({ staleSince: Date.UTC(2026, 10, 21, 6, 30), scope: 'none' }),
    );
    expect(data.staleSinceText).toBe('21 November 2026 pukul 14.30');
    expect(data.isWholePage).toBe(true);
    expect([policy, version]).toEqual(['no-store', null]);
  });
});

describe('a failure in time', () => {
  test.each<[ApiError, number]>([
    [{ code: 'status', status: 500 }, 502],
    [{ code: 'network' }, 502],
    [{ code: 'invalid_response' }, 502],
    [{ code: 'timeout' }, 504],
    [{ code: 'unexpected', message: 'Kuota habis' }, 500],
  ])('%j is thrown with status %i and never cached', async (error, status) => {
    expect(await thrownBy(respond(failed(error)))).toEqual({ error, status, policy: 'no-store' });
  });

  test('a missing record is thrown with 404 in either error mode, and not stored by shared caches', async () => {
    for (const errorMode of [undefined, 'inline'] as const) {
      const { error, status, policy } = await thrownBy(respond(failed({ code: 'not_found' }), { errorMode }));
      expect([error.code, status]).toEqual(['not_found', 404]);
      expect(policy).toBe('private, no-cache');
    }
  });

  test('a page with inline errors shows it, with status 200', async () => {
    const { data, status, policy } = await respond(failed({ code: 'timeout' }), { errorMode: 'inline' });
    expect([status, policy]).toEqual([200, 'no-store']);
    expect(data.page).toEqual({ ok: false, error: { code: 'timeout' } });
  });
});

describe('any other thrown value', () => {
  const thrown = () => Promise.reject<never>(new Error('Kuota habis'));

  test('results in 500 with its message, and is logged', async () => {
    expect(await thrownBy(respond(thrown()))).toEqual({
      error: { code: 'unexpected', message: 'Kuota habis' },
      status: 500,
      policy: 'no-store',
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('is shown by a page with inline errors, with status 200', async () => {
    const { data, status } = await respond(thrown(), { errorMode: 'inline' });
    expect(status).toBe(200);
    expect(data.page).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  });

  test('is an unknown error when it is not an Error', async () => {
    const { error } = await thrownBy(respond(Promise.reject('teks')));
    expect(error).toEqual({ code: 'unexpected', message: 'Unknown error occurred' });
  });
});

describe('a page that takes longer than STREAM_AFTER_MS', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 400, value));
  /** The response to a request during which as much time passes as it takes. */
  async function respondLater(...args: Parameters<typeof respond>) {
    const response = respond(...args);
    await vi.runAllTimersAsync();
    return response;
  }

  test('responds at once and streams its content', async () => {
    let resolveContent = (_: ReturnType<typeof content>) => {};
    const slowContent = new Promise<ReturnType<typeof content>>((resolve) => {
      resolveContent = resolve;
    });
    const { data, policy, isStreamed } = await respondLater(slowContent);
    expect(data.page).toBeInstanceOf(Promise);
    expect(data.isWholePage).toBeInstanceOf(Promise);
    expect(isStreamed).toBe(true);
    resolveContent(content());
    expect(await data.isWholePage).toBe(true);
    expect(await data.page).toEqual({ ok: true, data: 'isi' });
    expect(policy).toBe('no-store');
  });

  test('shows a slow failure inline', async () => {
    const { data, status } = await respondLater(later(failed({ code: 'timeout' })));
    expect(status).toBe(200);
    expect(await data.page).toEqual({ ok: false, error: { code: 'timeout' } });
    expect(await data.isWholePage).toBe(false);
  });

  test('is awaited for a data request, as the browser shows the pending page', async () => {
    const { data } = await respondLater(later(content()), { context: { isDataRequest: true } });
    expect(data.page).toEqual({ ok: true, data: 'isi' });
  });

  test.each([
    ['User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['User-Agent', 'WhatsApp/2.23.20.0 A'],
    ['User-Agent', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['User-Agent', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['Save-Data', 'on'],
  ])('is awaited for crawlers and browsers that save data: %s %s', async (name, value) => {
    const { data } = await respondLater(later(content()), { headers: { [name]: value } });
    expect(data.page).toEqual({ ok: true, data: 'isi' });
  });
});

describe('a page from API responses', () => {
  const response = (version: string, fetchedAt: number, isStaleOnError = false) =>
    ({ ok: true, data: version, meta: { version, fetchedAt, expiresAt: fetchedAt + 60, isStaleOnError } }) as const;

  test('has the version of its response, and an age only when the response is stale', () => {
    for (const isStaleOnError of [false, true]) {
      expect(mergeCacheMeta([response('a', 5, isStaleOnError)])).toMatchObject({
        ...{
          version: 'a',
          staleSince: isStaleOnError ? 5 : null,
          expiresAt: 65,
          scope: isStaleOnError ? 'none' : 'public',
        },
      });
    }
  });

  test('joins the versions, has the age of the oldest stale response, and expires with the first one', () => {
    expect(mergeCacheMeta([response('a', 9), response('b', 7, true), response('c', 8, true)])).toEqual({
      version: 'a.b.c',
      staleSince: 7,
      expiresAt: 67,
      scope: 'none',
      isComplete: true,
    });
  });

  test('is not cacheable when one response fails', () => {
    expect(mergeCacheMeta([response('a', 9), { ok: false, error: { code: 'network' } }])).toMatchObject({
      scope: 'none',
      staleSince: null,
    });
  });
});
