import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { readContent } from '../../sample-admin/content';
import { get, withIsolatedSite } from '../../tests/support/isolated-site';
import { rawRequest } from '../../tests/support/raw-request';
import { startSite } from '../../tests/support/start-site';
import { expect, test } from '../fixtures/test';

const content = readContent();

/** The name of the largest hero image. */
const largestFile = () =>
  readdirSync('public/hero').reduce((a, b) =>
    statSync(`public/hero/${b}`).size > statSync(`public/hero/${a}`).size ? b : a,
  );

test('/healthz is 200 without the admin host; /readyz reports whether there is content, and its age', async () => {
  await withIsolatedSite(async (site) => {
    await site.admin.stop();
    const alive = await get(`${site.url}/healthz`);
    expect([alive.status, alive.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const nothing = await get(`${site.url}/readyz`);
    expect(nothing.status).toBe(503);
    expect(JSON.parse(nothing.text)).toMatchObject({ ready: false });
    expect(nothing.text).not.toContain(new URL(site.admin.url).host);

    await site.admin.start();
    const all = await get(`${site.url}/readyz`);
    expect(all.status).toBe(200);
    expect(JSON.parse(all.text)).toMatchObject({
      ready: true,
      responses: { '/api/admin/tickets': { ageSeconds: expect.any(Number), isStale: false } },
    });

    await site.admin.stop();
    await expect
      .poll(async () => JSON.parse((await get(`${site.url}/readyz`)).text), { timeout: 60_000 })
      .toMatchObject({ ready: true, responses: { '/api/admin/tickets': { isStale: true } } });
  });
});

/** How many calls to the admin host run at a time (app/server/limits.server.ts). */
const MAX_CALLS = 16;

test('SIGTERM under load drops no request in flight, and the process exits with status 0', async () => {
  await withIsolatedSite(
    async ({ url, admin, running }) => {
      admin.setFault('/', { kind: 'hold' });
      const waiting = [
        ...content.events.map(({ id }) => `/event/${id}`),
        ...content.tickets.map(({ id }) => `/tiket/${id}`),
      ]
        .slice(0, MAX_CALLS)
        .map((path) => get(url + path));
      // Each request causes one call, so that all are in flight once the calls have reached this number.
      await expect.poll(() => admin.calls.length).toBe(waiting.length);
      const ended = once(running.process, 'exit');
      running.process.kill('SIGTERM');
      // Terminals and service managers send the signal twice.
      running.process.kill('SIGTERM');
      const newConnection = () =>
        get(`${url}/healthz`).then(
          () => 'accepted',
          () => 'refused',
        );
      await expect.poll(newConnection).toBe('refused');
      admin.release();

      const responses = await Promise.all(waiting);
      expect(responses.filter(({ status }) => status !== 200)).toHaveLength(0);
      expect(responses.filter(({ text }) => !text.includes('</html>'))).toHaveLength(0);
      expect(await ended).toEqual([0, null]);
    },
    { ADMIN_FRESH_SECONDS: '60' },
  );
});

test('after a signal neither a slow reader nor half a request holds the process', async () => {
  test.setTimeout(120_000);
  await withIsolatedSite(async ({ url, running }) => {
    const { port } = new URL(url);
    const half = connect(Number(port), 'localhost');
    half.write('GET /tiket HTTP/1.1\r\nHost: x\r\nX-Setengah');
    const slow = connect(Number(port), 'localhost');
    slow.write(`GET /hero/${largestFile()} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(200));
    await once(slow, 'readable');
    const ended = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    half.destroy();
    slow.destroy();
  });
});

test('a rejection that nobody handles is logged, and the site goes on', async () => {
  const defect = `process.on('SIGUSR2',()=>{Promise.reject(new Error('cacat'))})`;
  const site = await startSite({
    ADMIN_HOST: 'http://127.0.0.1:9',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(defect)}`,
  });
  try {
    site.process.kill('SIGUSR2');
    await expect.poll(() => site.output()).toContain('"event":"unhandled-rejection"');
    expect((await get(`${site.url}/healthz`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('started from another folder, the site has its files', async ({ request }) => {
  const site = await startSite({ ADMIN_HOST: 'http://127.0.0.1:9' }, 'own', [], tmpdir());
  try {
    const page = await (await request.get(`${site.url}/contact`)).text();
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    expect((await request.get(site.url + script)).status()).toBe(200);
  } finally {
    await site.stop();
  }
});

test('each request logs one JSON line with its id, without visitor input and without any query', async () => {
  await withIsolatedSite(async ({ url, admin, running }) => {
    admin.setFault('/', { kind: 'status', status: 500 });
    const typed = 'rahasia-pengunjung';
    for (const path of [`/cari?q=${typed}`, `/cari.json?q=${typed}`, `/contact?name=${typed}`, `/tiket?utm=${typed}`])
      await get(url + path, { 'X-Request-Id': 'permintaan-0001' });
    const lines = () => running.output().trim().split('\n');
    const ours = () =>
      lines()
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ event, requestId }) => event === 'request' && requestId === 'permintaan-0001');
    await expect.poll(() => ours().map(({ path }) => path)).toEqual(['/cari', '/cari.json', '/contact', '/tiket']);
    expect(ours()[2]).toMatchObject({
      method: 'GET',
      status: 200,
      cache: 'miss',
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(running.output()).not.toContain(typed);
    expect(lines().filter((line) => line.includes('?'))).toEqual([]);
  });
});

test('an oversized URL or header is refused, and the site keeps running', async () => {
  await withIsolatedSite(async ({ url }) => {
    const long = 'a'.repeat(20_000);
    const longUrl = await rawRequest(url, `GET /tiket?x=${long} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const header = await rawRequest(url, `GET /tiket HTTP/1.1\r\nHost: x\r\nX-A: ${long}\r\n\r\n`);
    expect([longUrl.status, header.status]).toEqual([431, 431]);
    expect((await get(`${url}/tiket`)).status).toBe(200);
  });
});
