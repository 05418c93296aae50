import { beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, setAdminTimeout } from '../support/admin';

// The admin host's address is read when the modules below are loaded.

import { fetchJson } from '~/admin-api/http-client.server';
import { log } from '~/server/logger.server';

const PATH = '/api/admin/tickets';

beforeEach(() => {
  vi.spyOn(log, 'warn');
});

const body = (text: string) => admin.setFault(PATH, { kind: 'body', body: text });
const failureOf = async (path = PATH) => {
  const result = await fetchJson(path);
  return result.ok ? 'none' : result.error;
};

test('an answer gives its data, and how large it was', async () => {
  body('{"success":true,"data":[{"name":"Kapal é"}]}');
  expect(await fetchJson(PATH)).toEqual({
    ok: true,
    data: {
      data: [{ name: 'Kapal é' }],
      bytes: Buffer.byteLength('{"success":true,"data":[{"name":"Kapal é"}]}'),
    },
  });
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['{"data":null}', null],
  ['{"data":[]}', []],
  ['{"data":{}}', {}],
  ['{"data":0}', 0],
  ['{"success":false,"message":"x","data":"teks"}', 'teks'],
  ['\ufeff {"data":[1]}\n', [1]],
  ['{}', undefined],
  ['{"success":true}', undefined],
])('the envelope %s holds %j', async (text, data) => {
  body(text);
  expect(await fetchJson(PATH)).toMatchObject({ ok: true, data: { data } });
});

test.each(['', 'null', '[]', '"data"', '7', '{"data":[', '<!doctype html>', 'OK'])(
  'the body %j is no answer',
  async (text) => {
    body(text);
    expect(await failureOf()).toEqual({ code: 'invalid_response' });
  },
);

test('a body that is said to be a page, but is an answer, is one', async () => {
  admin.setFault(PATH, { kind: 'body', body: '{"data":[]}', contentType: 'text/html' });
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

test('an empty answer of status 204 is none', async () => {
  admin.setFault(PATH, { kind: 'status', status: 204, body: '' });
  expect(await failureOf()).toEqual({ code: 'invalid_response' });
});

test.each([400, 401, 403, 404, 410, 418, 429, 500, 502, 503])('status %i is told', async (status) => {
  admin.setFault(PATH, { kind: 'status', status });
  expect(await failureOf()).toEqual({ code: 'status', status });
});

test('a redirect is a status, and is not followed', async () => {
  admin.setFault(PATH, { kind: 'redirect', to: `${admin.url}/api/admin/events` });
  expect(await failureOf()).toEqual({ code: 'status', status: 302 });
  expect(admin.callsTo('/api/admin/events')).toBe(0);
});

test.each([404, 410])('status %i means a missing record where it is said to', async (status) => {
  admin.setFault(PATH, { kind: 'status', status });
  expect(await fetchJson(PATH, { notFoundStatuses: [404, 410] })).toEqual({
    ok: false,
    error: { code: 'not_found' },
  });
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['an answer past the timeout', { kind: 'hold' }, 'timeout'],
  ['no answer at all', { kind: 'hang' }, 'timeout'],
  ['a dropped connection', { kind: 'reset' }, 'network'],
  ['an answer that breaks off', { kind: 'cut' }, 'network'],
] as const)('%s is told', async (_, fault, code) => {
  if (code === 'timeout') setAdminTimeout(800);
  admin.setFault(PATH, fault);
  expect(await failureOf()).toEqual({ code });
});

test('a kept connection that the host closes just as it is used again is not a failure', async () => {
  // Every second call meets it; the one after that is answered.
  admin.setFault(PATH, { kind: 'random', rate: 0.5, fault: { kind: 'reset' } });
  for (const calls of [1, 3, 5]) {
    expect(await fetchJson(PATH)).toMatchObject({ ok: true });
    expect(admin.callsTo(PATH)).toBe(calls);
  }
});

test('an answer within the timeout is one', async () => {
  admin.setFault(PATH, { kind: 'delay', ms: 50 });
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

test('an admin host that is away is a broken network; when it is back, it is asked again', async () => {
  await admin.stop();
  expect(await failureOf()).toEqual({ code: 'network' });
  await admin.start();
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

test('an answer of more than 10 MB is none', async () => {
  body(`{"data":"${'x'.repeat(10 * 1024 * 1024)}"}`);
  expect(await failureOf()).toEqual({ code: 'invalid_response' });
});

test('an answer just below 10 MB is one', async () => {
  body(`{"data":"${'x'.repeat(10 * 1024 * 1024 - 100)}"}`);
  expect(await fetchJson(PATH)).toMatchObject({ ok: true });
});

describe('a failure', () => {
  test('is logged in one line, with the path and without what a visitor typed', async () => {
    admin.setFault('/api/admin/searches', { kind: 'status', status: 500 });
    await fetchJson('/api/admin/searches/search?query=rahasia');
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/api/admin/searches/search', code: 'status', status: 500 }),
    );
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('rahasia');
  });

  test('never throws, whatever the path', async () => {
    for (const path of ['', 'x', '//', '/%', ':80:80']) expect((await fetchJson(path)).ok).toBe(false);
  });
});

describe('an abort by the visitor', () => {
  test('ends the call, and is not logged', async () => {
    admin.setFault(PATH, { kind: 'hold' });
    const visitor = new AbortController();
    const result = fetchJson(PATH, { signal: visitor.signal });
    await expect.poll(() => admin.callsTo(PATH)).toBe(1);
    visitor.abort();
    expect(await result).toEqual({ ok: false, error: { code: 'network' } });
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('before the call means that there is none', async () => {
    expect((await fetchJson(PATH, { signal: AbortSignal.abort() })).ok).toBe(false);
    expect(admin.callsTo(PATH)).toBe(0);
  });
});
