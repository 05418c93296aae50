import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  process.env.STREAM_AFTER_MS = '60';
  process.env.ADMIN_FRESH_SECONDS = '60';
  process.env.ADMIN_STALE_SECONDS = '600';
});

import type { Failure, Outcome } from '~/site/failure';
import { log } from '~/site/log.server';
import { answerPage, contentFrom, type FailedPage, marksOf, type PageContent } from '~/site/page.server';

beforeEach(() => {
  vi.spyOn(log, 'error');
});

const content = (more: Partial<PageContent<string>> = {}): Outcome<PageContent<string>> => ({
  ok: true,
  value: { view: () => 'isi', version: 'v1', asOf: null, freshUntil: 0, ...more },
});
const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });

async function answer(
  given: Outcome<PageContent<string>> | Promise<Outcome<PageContent<string>>>,
  { quiet = false, agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile' } = {},
) {
  const request = new Request('https://www.jelajahi.example/x', { headers: { 'User-Agent': agent } });
  const { data, init } = await answerPage(request, Promise.resolve(given), { shell: true }, { quiet });
  const headers = new Headers(init?.headers);
  return { data, status: init?.status ?? 200, policy: headers.get('Cache-Control'), headers };
}

/** What a loader threw for the ErrorBoundary. */
async function thrownBy(given: Promise<unknown>) {
  const thrown = await given.then(
    () => null,
    (error: unknown) => error,
  );
  const { data, init } = thrown as { data: FailedPage; init: ResponseInit };
  return { ...data, status: init.status, policy: new Headers(init.headers).get('Cache-Control') };
}

describe('a page that is there in time', () => {
  test('is answered whole, with its version, and may be kept', async () => {
    const { data, status, policy, headers } = await answer(content());
    expect([status, data]).toEqual([200, { shell: true, page: { ok: true, value: 'isi' }, asOf: null }]);
    expect(headers.get('X-Content-Version')).toBe('v1');
    expect(policy).toContain('s-maxage=60');
    expect(policy).toContain('stale-if-error=600');
  });

  test('of which a part is missing is not kept', async () => {
    expect((await answer(content({ partial: true }))).policy).toBe('no-store');
  });

  test('that is shown only because the admin host fails says from when it is, and is not kept', async () => {
    const { data, policy } = await answer(content({ asOf: Date.UTC(2026, 10, 21, 6, 30) }));
    expect(data.asOf).toBe('21 November 2026 pukul 14.30');
    expect(policy).toBe('no-store');
  });
});

describe('a failure that is known in time', () => {
  test.each<[Failure, number]>([
    [{ kind: 'status', status: 500 }, 502],
    [{ kind: 'network' }, 502],
    [{ kind: 'format' }, 502],
    [{ kind: 'timeout' }, 504],
    [{ kind: 'other', message: 'Kuota habis' }, 500],
  ])('%j is thrown with status %i, and never kept', async (failure, status) => {
    expect(await thrownBy(answer(failed(failure)))).toEqual({ failure, status, policy: 'no-store' });
  });

  test('a missing record is thrown with 404, also by a quiet page, and kept for a minute at most', async () => {
    for (const quiet of [false, true]) {
      const { failure, status, policy } = await thrownBy(answer(failed({ kind: 'missing' }), { quiet }));
      expect([failure.kind, status]).toEqual(['missing', 404]);
      expect(Number(/s-maxage=(\d+)/.exec(policy ?? '')?.[1])).toBeLessThanOrEqual(60);
    }
  });

  test('a quiet page shows it by itself, with status 200', async () => {
    const { data, status, policy } = await answer(failed({ kind: 'timeout' }), { quiet: true });
    expect([status, policy]).toEqual([200, 'no-store']);
    expect(data.page).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });
});

describe('anything else that is thrown', () => {
  const throws = () => {
    throw new Error('Kuota habis');
  };
  const table: [string, () => Outcome<PageContent<string>> | Promise<never>][] = [
    ['while the content is asked for', () => Promise.reject(new Error('Kuota habis'))],
    ['while the content is made', () => content({ view: throws })],
  ];

  test.each(table)('%s is answered with 500 and its message, and logged', async (_, given) => {
    expect(await thrownBy(answer(given()))).toEqual({
      failure: { kind: 'other', message: 'Kuota habis' },
      status: 500,
      policy: 'no-store',
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test.each(table)('%s is shown by a quiet page itself, with status 200', async (_, given) => {
    const { data, status } = await answer(given(), { quiet: true });
    expect(status).toBe(200);
    expect(data.page).toMatchObject({ ok: false, failure: { kind: 'other' } });
  });

  test('that is no Error is unknown', async () => {
    const { failure } = await thrownBy(answer(Promise.reject('teks')));
    expect(failure).toEqual({ kind: 'other', message: 'Unknown error occurred' });
  });
});

describe('a page that takes longer than STREAM_AFTER_MS', () => {
  const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 400, value));

  test('is answered before, and its content follows', async () => {
    let come = (_: ReturnType<typeof content>) => {};
    const awaited = new Promise<ReturnType<typeof content>>((resolve) => {
      come = resolve;
    });
    const { data, policy } = await answer(awaited);
    expect(data.page).toBeInstanceOf(Promise);
    come(content());
    expect(await data.page).toEqual({ ok: true, value: 'isi' });
    expect(policy).toBe('no-store');
  });

  test('shows a late failure by itself', async () => {
    const { data, status } = await answer(later(failed({ kind: 'timeout' })));
    expect(status).toBe(200);
    expect(await data.page).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  ])('is awaited for the crawler %s', async (agent) => {
    const { data } = await answer(later(content()), { agent });
    expect(data.page).toEqual({ ok: true, value: 'isi' });
  });
});

describe('a page made of answers', () => {
  const given = (version: string, asOf: number, late = false) =>
    ({ ok: true, value: { value: version, version, asOf, freshUntil: asOf + 60, late } }) as const;

  test('has the one’s version, and its age only when it is late', () => {
    for (const late of [false, true]) {
      const outcome = contentFrom(given('a', 5, late), (value) => value.toUpperCase());
      expect(outcome).toMatchObject({
        ok: true,
        value: { version: 'a', asOf: late ? 5 : null, freshUntil: 65 },
      });
      expect(outcome.ok && outcome.value.view()).toBe('A');
    }
  });

  test('has the version of all, the age of the oldest late one, and is fresh as long as all are', () => {
    expect(marksOf([given('a', 9), given('b', 7, true), given('c', 8, true)])).toEqual({
      version: 'a.b.c',
      asOf: 7,
      freshUntil: 67,
      partial: false,
    });
  });

  test('lacks a part when one failed', () => {
    expect(marksOf([given('a', 9), failed({ kind: 'network' })])).toMatchObject({
      partial: true,
      asOf: null,
    });
  });
});
