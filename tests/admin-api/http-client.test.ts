import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchJson } from '~/admin-api/http-client.server';
import { log } from '~/server/logger.server';
import { admin, setAdminTimeout } from '../support/admin';

const PATH = '/api/admin/tickets';

beforeEach(() => {
  vi.spyOn(log, 'warn');
});

const body = (text: string) => admin.setFault(PATH, { kind: 'body', body: text });
const failureOf = async (path = PATH) => {
  const result = await fetchJson(path);
  return result.ok ? 'none' : result.error;
};

test('a response returns its data and their JSON', async () => {
  body('{"success":true,"data":[{"name":"Kapal é"}]}');
  expect(await fetchJson(PATH)).toMatchObject({
    ok: true,
    data: { data: [{ name: 'Kapal é' }], json: Buffer.from('[{"name":"Kapal é"}]') },
  });
  expect(log.warn).not.toHaveBeenCalled();
});

test('a call names the site in its User-Agent', async () => {
  await fetchJson(PATH);
  expect(admin.calls.at(-1)?.userAgent).toMatch(/^JelajahiBali\/\d+\.\d+\.\d+ \(\+https:\/\/www\.jelajahi\.example\)$/);
});

// All forms of an envelope: json.test.ts.
test.each([
  ['{"success":false,"message":"x","data":"teks"}', 'teks'],
  ['\ufeff {"data":[1]}\n', [1]],
  ['{"success":true}', undefined],
])('the envelope %s contains %j', async (text, data) => {
  body(text);
  expect(await fetchJson(PATH)).toMatchObject({ ok: true, data: { data } });
});

test.each(['', 'null', '"data"', '7', '{"data":[', '<!doctype html>', 'OK'])('the body %j is invalid', async (text) => {
  body(text);
  expect(await failureOf()).toEqual({ code: 'invalid_response', reason: 'not_json' });
});

test('valid JSON is accepted with an HTML content type', async () => {
  admin.setFault(PATH, { kind: 'body', body: '{"data":[]}', contentType: 'text/html' });
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

test('an empty 204 response is invalid', async () => {
  admin.setFault(PATH, { kind: 'status', status: 204, body: '' });
  expect(await failureOf()).toEqual({ code: 'invalid_response', reason: 'not_json' });
});

test.each([400, 401, 403, 404, 410, 418, 500, 502, 503])('status %i is an error', async (status) => {
  admin.setFault(PATH, { kind: 'status', status });
  expect(await failureOf()).toEqual({ code: 'status', status });
});

test('a redirect is a status error and is not followed', async () => {
  admin.setFault(PATH, { kind: 'redirect', to: `${admin.url}/api/admin/events` });
  expect(await failureOf()).toEqual({ code: 'status', status: 302 });
  expect(admin.callsTo('/api/admin/events')).toBe(0);
});

test.each([404, 410])('status %i is not_found when notFoundStatuses contains it', async (status) => {
  admin.setFault(PATH, { kind: 'status', status });
  expect(await fetchJson(PATH, { notFoundStatuses: [404, 410] })).toEqual({ ok: false, error: { code: 'not_found' } });
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['a response after the timeout', { kind: 'hold' }, 'timeout'],
  ['no response', { kind: 'hang' }, 'timeout'],
  ['a dropped connection', { kind: 'reset' }, 'network'],
  ['a truncated response', { kind: 'cut' }, 'network'],
] as const)('%s is returned as an error', async (_, fault, code) => {
  if (code === 'timeout') setAdminTimeout(800);
  admin.setFault(PATH, fault);
  expect(await failureOf()).toEqual({ code });
});

test('a call is retried when the host closes a reused keep-alive connection', async () => {
  // Every second call fails; its retry succeeds.
  admin.setFault(PATH, { kind: 'random', rate: 0.5, fault: { kind: 'reset' } });
  for (const calls of [1, 3, 5]) {
    expect(await fetchJson(PATH)).toMatchObject({ ok: true });
    expect(admin.callsTo(PATH)).toBe(calls);
  }
});

test('a slow response within the timeout is accepted', async () => {
  admin.setFault(PATH, { kind: 'delay', ms: 50 });
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

test('an unreachable admin host is a network error, and the next call tries again', async () => {
  await admin.stop();
  expect(await failureOf()).toEqual({ code: 'network' });
  await admin.start();
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

test('a response of more than 10 MB is invalid', async () => {
  body(`{"data":"${'x'.repeat(10 * 1024 * 1024)}"}`);
  const bytes = 10 * 1024 * 1024 + '{"data":""}'.length;
  expect(await failureOf()).toEqual({ code: 'invalid_response', reason: 'too_large', bytes });
});

test('a response just below 10 MB is accepted', async () => {
  body(`{"data":"${'x'.repeat(10 * 1024 * 1024 - 100)}"}`);
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

describe('a failure', () => {
  test('is logged in one line with the path and without the query', async () => {
    admin.setFault('/api/admin/searches', { kind: 'status', status: 500 });
    await fetchJson('/api/admin/searches/search?query=rahasia');
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/api/admin/searches/search', code: 'status', status: 500 }),
    );
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('rahasia');
  });

  test('never throws, for any path', async () => {
    for (const path of ['', 'x', '//', '/%', ':80:80']) expect((await fetchJson(path)).ok).toBe(false);
  });
});

describe('an abort by the visitor', () => {
  test('ends the call and is not logged', async () => {
    admin.setFault(PATH, { kind: 'hold' });
    const visitor = new AbortController();
    const result = fetchJson(PATH, { signal: visitor.signal });
    await expect.poll(() => admin.callsTo(PATH)).toBe(1);
    visitor.abort();
    expect(await result).toEqual({ ok: false, error: { code: 'network' } });
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('before the call prevents it', async () => {
    expect((await fetchJson(PATH, { signal: AbortSignal.abort() })).ok).toBe(false);
    expect(admin.callsTo(PATH)).toBe(0);
  });
});
