import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError, Result } from '~/lib/result';
import { config } from '~/server/env.server';
import { cacheControlOf } from '~/server/http/cache-control.server';
import { readTarget } from '~/server/http/request-target.server';
import { log } from '~/server/logger.server';
import { pageResponse, type RouteErrorData } from '~/server/page-response.server';
import { pageStateOf } from '~/server/page-state.server';
import type { RequestContext } from '~/server/request-context';

config.streamAfterMs = 60;

beforeEach(() => {
  vi.spyOn(log, 'error');
});

const content: Result<string> = { ok: true, data: 'isi' };
const failed = (error: ApiError): Result<never> => ({ ok: false, error });

async function respond(
  result: Result<string> | Promise<Result<string>>,
  {
    errorMode = undefined as 'inline' | undefined,
    headers: given = {} as Record<string, string>,
    context = {} as RequestContext,
  } = {},
) {
  const visitor = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile', ...given };
  const request = new Request('https://www.jelajahi.example/x', { headers: visitor });
  const data = await pageResponse({ request, context }, Promise.resolve(result), { category: null }, errorMode);
  const state = pageStateOf(context);
  return { data, state, policy: cacheControlOf(state, 200) };
}

/** The error response that a loader throws to the ErrorBoundary. */
async function thrownBy(promise: Promise<unknown>) {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  const { data, init } = thrown as { data: RouteErrorData; init: ResponseInit };
  return { ...data, status: init.status };
}

describe('a page that loads in time', () => {
  test('is complete', async () => {
    const { data, state } = await respond(content);
    expect(data).toEqual({ category: null, page: { ok: true, data: 'isi' }, isWholePage: true, asOfText: null });
    expect(state.isStreamed).toBe(false);
  });

  test('shows the age of stale data while the admin host fails', async () => {
    const context: RequestContext = {};
    pageStateOf(context).noteStaleOnError(Date.UTC(2026, 10, 21, 6, 30));
    const { data } = await respond(content, { context });
    expect(data.asOfText).toBe('21 November 2026 pukul 14.30');
    expect(data.isWholePage).toBe(true);
  });

  test('is marked as incomplete when a part has failed', async () => {
    const context: RequestContext = {};
    pageStateOf(context).fail({ code: 'network' });
    expect((await respond(content, { context })).data.isWholePage).toBe(false);
  });

  test('redirects to another page', async () => {
    const redirect = new Response(null, { status: 302 });
    const result = { ...content, redirect };
    await expect(respond(result)).rejects.toBe(redirect);
  });
});

describe('a failure in time', () => {
  test('is thrown with its status', async () => {
    const error: ApiError = { code: 'timeout' };
    expect(await thrownBy(respond(failed(error)))).toEqual({ error, status: 504 });
  });

  test('a missing record is thrown with 404 in either error mode', async () => {
    for (const errorMode of [undefined, 'inline'] as const) {
      const { error, status } = await thrownBy(respond(failed({ code: 'not_found' }), { errorMode }));
      expect([error.code, status]).toEqual(['not_found', 404]);
    }
  });

  test('a page with inline errors shows it', async () => {
    const { data } = await respond(failed({ code: 'timeout' }), { errorMode: 'inline' });
    expect(data.page).toEqual({ ok: false, error: { code: 'timeout' } });
  });
});

describe('any other thrown value', () => {
  const thrown = () => Promise.reject<never>(new Error('Kuota habis'));

  test('results in 500 with its message, and is logged', async () => {
    expect(await thrownBy(respond(thrown()))).toEqual({
      error: { code: 'unexpected', message: 'Kuota habis' },
      status: 500,
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('is shown by a page with inline errors, which is not stored', async () => {
    const { data, policy } = await respond(thrown(), { errorMode: 'inline' });
    expect(policy).toBe('no-store');
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
  /** The response to a request, with as much time passing as it takes. */
  async function respondLater(...args: Parameters<typeof respond>) {
    const response = respond(...args);
    await vi.runAllTimersAsync();
    return response;
  }

  test('responds at once and streams its content', async () => {
    let resolveContent = (_: Result<string>) => {};
    const slowContent = new Promise<Result<string>>((resolve) => {
      resolveContent = resolve;
    });
    const { data, policy, state } = await respondLater(slowContent);
    expect(data.page).toBeInstanceOf(Promise);
    expect(data.isWholePage).toBeInstanceOf(Promise);
    expect(state.isStreamed).toBe(true);
    resolveContent(content);
    expect(await data.isWholePage).toBe(true);
    expect(await data.page).toEqual({ ok: true, data: 'isi' });
    expect(policy).toBe('no-store');
  });

  test('shows a slow failure inline', async () => {
    const { data } = await respondLater(later(failed({ code: 'timeout' })));
    expect(await data.page).toEqual({ ok: false, error: { code: 'timeout' } });
    expect(await data.isWholePage).toBe(false);
  });

  test('is awaited for a data request, since the browser shows the pending page', async () => {
    const { data } = await respondLater(later(content), { context: { target: readTarget('/tiket.data') } });
    expect(data.page).toEqual({ ok: true, data: 'isi' });
  });

  const facebook = (carrier: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.40.108;FBDV/iPhone14,5;FBCR/${carrier};FBLC/id_ID]`;

  test.each([facebook('Google Fi'), facebook('Spider Mobile'), facebook('Telkomsel'), 'node', 'curl/8.5.0'])(
    'is streamed for a visitor, or a developer’s tool: %s',
    async (agent) => {
      const { data } = await respondLater(later(content), { headers: { 'User-Agent': agent } });
      expect(data.page).toBeInstanceOf(Promise);
      await data.page;
    },
  );

  test.each([
    ['User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['User-Agent', 'WhatsApp/2.23.20.0 A'],
    ['User-Agent', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['User-Agent', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['User-Agent', 'meta-externalfetcher/1.1'],
    ['User-Agent', 'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)'],
    ['User-Agent', 'Iframely/1.3.1'],
    ['User-Agent', 'kakaotalk-scrap/1.0'],
    ['Save-Data', 'on'],
  ])('is awaited for crawlers and browsers that save data: %s %s', async (name, value) => {
    const { data } = await respondLater(later(content), { headers: { [name]: value } });
    expect(data.page).toEqual({ ok: true, data: 'isi' });
  });
});
