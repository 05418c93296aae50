import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { readContent } from '../../sample-admin/content';
import { get, withIsolatedSite } from '../../tests/support/isolated-site';
import { rawRequest } from '../../tests/support/raw-request';
import { freePort, type RunningSite, startSite } from '../../tests/support/start-site';
import { expect, test } from '../fixtures/test';

const content = readContent();

/** The name of the largest hero image. */
const largestFile = () =>
  readdirSync('public/hero').reduce((a, b) =>
    statSync(`public/hero/${b}`).size > statSync(`public/hero/${a}`).size ? b : a,
  );

test('with an invalid setting or a port in use, the server prints one line and does not start', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const METRICS_PORT = String((busy.address() as AddressInfo).port);
  // Invalid settings: tests/server/env.test.ts.
  for (const [env, line] of [
    [{ PORT: 'abc' }, 'PORT must'],
    [{ PORT: String(await freePort()), METRICS: 'on', METRICS_PORT }, `Cannot listen on port ${METRICS_PORT}: `],
  ] as const) {
    const failure = await startSite({ ADMIN_HOST: 'http://127.0.0.1:9', ...env }).then(
      (site) => site.stop(),
      (error: Error) => error,
    );
    const [head, ...lines] = String(failure).trim().split('\n');
    expect(head).toMatch(/exited with 1:$/);
    expect(lines).toEqual([expect.stringContaining(line)]);
  }
  busy.close();
});

/** The number of concurrent calls to the admin host (app/server/limits.server.ts). */
const MAX_CALLS = 16;

test('on SIGTERM under load no request in flight is dropped, and the process exits with status 0', async () => {
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

/** Starts a site from another folder, with some code that runs first in its process. */
async function withCode(code: string, work: (site: RunningSite) => Promise<void>) {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`;
  const site = await startSite({ ADMIN_HOST: 'http://127.0.0.1:9', NODE_OPTIONS }, 'own', [], tmpdir());
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

test('after a signal neither a slow reader nor half a request holds the process', async () => {
  const soon = 'const set=setTimeout;globalThis.setTimeout=(work,ms,...given)=>set(work,ms===20_000?500:ms,...given)';
  await withCode(soon, async ({ url, process, output }) => {
    const port = Number(new URL(url).port);
    const half = connect(port, 'localhost');
    half.write('GET /tiket HTTP/1.1\r\nHost: x\r\nX-Setengah');
    const slow = connect(port, 'localhost');
    slow.write(`GET /hero/${largestFile()} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(200));
    await once(slow, 'readable');
    const ended = once(process, 'exit');
    process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('"event":"shutdown-deadline"');
    half.destroy();
    slow.destroy();
  });
});

/** Whether this machine has an established connection to a port from another one. */
const isConnected = (to: number, from: number) =>
  ['tcp', 'tcp6'].some((family) =>
    readFileSync(`/proc/net/${family}`, 'utf8')
      .split('\n')
      .some((line) => {
        const [, local = '', remote = '', state] = line.trim().split(/\s+/);
        const portOf = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16);
        return portOf(local) === to && portOf(remote) === from && state === '01';
      }),
  );

test('who reads nothing of what was sent is disconnected within a minute', async ({ site }) => {
  const port = Number(new URL(site.url).port);
  const reader = connect(port, 'localhost');
  await once(reader, 'connect');
  const { localPort = 0 } = reader;
  reader.write(`GET /hero/${largestFile()} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(200));
  await once(reader, 'readable');
  expect(isConnected(port, localPort)).toBe(true);
  await expect.poll(() => isConnected(port, localPort), { timeout: 65_000 }).toBe(false);
  reader.destroy();
});

test('started from another folder, the site has its files; it logs a rejection that nobody handles, and goes on', async () => {
  await withCode(`process.on('SIGUSR2',()=>{Promise.reject(new Error('cacat'))})`, async (site) => {
    site.process.kill('SIGUSR2');
    await expect.poll(() => site.output()).toContain('"event":"unhandled-rejection"');
    const [script = ''] = /\/assets\/[^"]+\.js/.exec((await get(`${site.url}/contact`)).text) ?? [];
    expect((await get(site.url + script)).status).toBe(200);
  });
});

test('an oversized URL or header is refused, and the site keeps running', async ({ site: { url } }) => {
  const long = 'a'.repeat(20_000);
  const longUrl = await rawRequest(url, `GET /tiket?x=${long} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const header = await rawRequest(url, `GET /tiket HTTP/1.1\r\nHost: x\r\nX-A: ${long}\r\n\r\n`);
  expect([longUrl.status, header.status]).toEqual([431, 431]);
  expect((await get(`${url}/tiket`)).status).toBe(200);
});
