import { get as httpGet } from 'node:http';
import { expect, test } from 'vitest';
import { content, withSampleAdmin } from './fixture.ts';

const admin = withSampleAdmin();
const list = '/api/admin/pakets';
const get = (path: string, init?: RequestInit) => fetch(admin.host.url + path, init);

test('status: the response has it, with the JSON envelope or the given body', async () => {
  admin.host.setFault(list, { kind: 'status', status: 503 });
  const response = await get(list);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ success: false, message: expect.any(String), data: null });

  admin.host.setFault(list, { kind: 'status', status: 500, body: '<h1>Server Error</h1>' });
  expect(await (await get(list)).text()).toBe('<h1>Server Error</h1>');
});

test('redirect: the response redirects to the given path', async () => {
  admin.host.setFault(list, { kind: 'redirect', to: '/api/admin/events' });
  const response = await get(list, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/api/admin/events');
});

test('delay: the normal response, delayed', async () => {
  admin.host.setFault(list, { kind: 'delay', ms: 80 });
  const start = performance.now();
  const response = await get(list);
  expect((await response.json()).data).toEqual(content.pakets);
  expect(performance.now() - start).toBeGreaterThanOrEqual(75);
});

test('hold: the normal response after release; later requests are not held', async () => {
  admin.host.setFault(list, { kind: 'hold' });
  admin.host.setFault('/api/admin/events', { kind: 'status', status: 503 });
  let responded = false;
  const held = get(list).then((response) => {
    responded = true;
    return response.json();
  });
  await expect.poll(() => admin.host.callsTo(list)).toBe(1);
  expect((await get('/api/admin/events')).status).toBe(503);
  expect(responded).toBe(false);

  admin.host.release();
  expect((await held).data).toEqual(content.pakets);
  expect((await get(list)).status).toBe(200);
  expect((await get('/api/admin/events')).status, 'other faults stay').toBe(503);
});

test('hold: clearing the faults releases held requests', async () => {
  admin.host.setFault('/', { kind: 'hold' });
  const held = get(list);
  await expect.poll(() => admin.host.callsTo(list)).toBe(1);
  admin.host.clearFaults();
  expect((await held).status).toBe(200);
});

test('hang: no response until the caller aborts', async () => {
  admin.host.setFault(list, { kind: 'hang' });
  const caller = new AbortController();
  const hanging = get(list, { signal: caller.signal });
  await expect.poll(() => admin.host.callsTo(list)).toBe(1);
  admin.host.release();
  caller.abort();
  await expect(hanging).rejects.toThrow(/abort/);
});

test('reset: the connection closes before any response', async () => {
  admin.host.setFault(list, { kind: 'reset' });
  const code = await new Promise((done) => {
    httpGet(admin.host.url + list, () => done('answered')).on('error', (error: NodeJS.ErrnoException) =>
      done(error.code),
    );
  });
  expect(code).toBe('ECONNRESET');
});

test('cut: full headers, half of the body, then a closed connection', async () => {
  const fullLength = (await (await get(list)).arrayBuffer()).byteLength;
  admin.host.setFault(list, { kind: 'cut' });
  const response = await get(list);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(fullLength));
  await expect(response.text()).rejects.toThrow();
});

test('cut applies to images too', async () => {
  admin.host.setFault('/storage', { kind: 'cut' });
  const response = await get('/storage/suasana/gunung-agung-fajar.jpg');
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test('body: status 200 with the given body', async () => {
  admin.host.setFault(list, { kind: 'body', body: '<html>', contentType: 'text/html' });
  const response = await get(list);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(await response.text()).toBe('<html>');

  admin.host.setFault(list, { kind: 'body', body: '{"data":{}}' });
  expect(await (await get(list)).json()).toEqual({ data: {} });
});

test('random: the given share of calls, the same on every run', async () => {
  const statuses = async () => {
    admin.host.setFault(list, { kind: 'random', rate: 0.25, fault: { kind: 'status', status: 500 } });
    const seen: number[] = [];
    for (let call = 0; call < 12; call += 1) seen.push((await get(list)).status);
    return seen;
  };
  const first = await statuses();
  expect(first.filter((status) => status === 500)).toHaveLength(3);
  expect(await statuses()).toEqual(first);
});

test('the longest prefix wins, an exact path wins over prefixes, and other paths are unaffected', async () => {
  admin.host.setFault('/api/admin/pakets', { kind: 'status', status: 500 });
  admin.host.setFault('/api/admin/pakets/fajar-batur', { kind: 'status', status: 418 });
  admin.host.setFault('=/api/admin/events', { kind: 'status', status: 503 });
  expect((await get('/api/admin/pakets')).status).toBe(500);
  expect((await get('/api/admin/pakets/pesona-ubud')).status).toBe(500);
  expect((await get('/api/admin/pakets/fajar-batur')).status).toBe(418);
  expect((await get('/api/admin/events')).status).toBe(503);
  expect((await get('/api/admin/events?page=1')).status).toBe(503);
  expect((await get('/api/admin/events/gala-pantai')).status).toBe(200);
  expect((await get('/api/admin/akomodasis')).status).toBe(200);
});

test('"/" matches every path until the faults are cleared', async () => {
  admin.host.setFault('/', { kind: 'status', status: 502 });
  expect((await get(list)).status).toBe(502);
  expect((await get('/storage/suasana/gunung-agung-fajar.jpg')).status).toBe(502);
  admin.host.clearFaults();
  expect((await get(list)).status).toBe(200);
});
