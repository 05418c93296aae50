import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasNginx, startNginx, stopNginx } from '../../deploy/run-nginx.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { send, visit } from '../client.ts';
import { MARK } from '../malicious-strings.ts';
import { openEach, outcomeOf, type Scenario, times, visitAll } from './scenario.ts';

const ADMIN_TIMEOUT_MS = 3000;
/** The most calls within a timeout: those that run, and the searches and records that wait (app/server/limits.server.ts). */
const MAX_CALLS = 16 + 64 + 64;

/** URLs in other spellings, and the one that they redirect to. */
const spellings: Record<string, string> = {
  '/TIKET': '/tiket',
  '/Transportasi/?kategori=SUV': '/transportasi?kategori=SUV',
  '/transportasi/Toyota-Avanza': '/transportasi/toyota-avanza',
  '/PaketDetail/PESONA-UBUD': '/paketdetail/pesona-ubud',
  '//tiket': '/tiket',
};

export const requestScenarios: Scenario[] = [
  {
    name: '600 searches and made-up records of a host that hangs',
    env: { ADMIN_TIMEOUT_MS: String(ADMIN_TIMEOUT_MS) },
    run: async (site) => {
      await visit(site.url, ['/', '/tiket']);
      site.admin.clearCalls();
      site.admin.setFault('/', { kind: 'hang' });
      const started = Date.now();
      const paths = times(300, (number) => [`/cari?q=kata${number}`, `/event/rekaan-${number}`]);
      const outcome = outcomeOf(await visit(site.url, paths.flat(), 600), [200, 504]);
      const turns = Math.ceil((Date.now() - started) / ADMIN_TIMEOUT_MS) + 1;
      const calls = site.admin.calls.length;
      const { status } = await get(`${site.url}/tiket`);
      return {
        responses: `${outcome.responses}; ${calls} calls`,
        violations: [
          ...outcome.violations,
          ...(calls > MAX_CALLS * turns ? [`${calls} calls`] : []),
          ...(status === 200 ? [] : [`a cached list is ${status}`]),
        ],
      };
    },
  },
  {
    name: 'monitoring paths through nginx',
    skip: () => (hasNginx() ? null : 'nginx is not installed'),
    run: async (site) => {
      const folder = mkdtempSync(join(tmpdir(), 'jelajahi-nginx-'));
      const { port } = new URL(site.url);
      const nginx = await startNginx(folder, [port, port]);
      const ends = ['', '/', '.data', '/.data', '?x', '//', '/?_routes=x', '%2f', '/..;/', '.DATA'];
      const starts = [
        '/readyz',
        '/READYZ',
        '/Healthz',
        '/healthz',
        '//readyz',
        '/%72eadyz',
        '/./healthz',
        '/a/../readyz',
      ];
      const paths = starts.flatMap((start) => ends.map((end) => start + end));
      const responses = await visit(nginx.url, paths);
      // nginx's own error pages have no policy and no scripts.
      const violations = responses.violations.filter((violation) => !violation.includes('no Content-Security-Policy'));
      await stopNginx(nginx.process);
      rmSync(folder, { recursive: true, force: true });
      return outcomeOf({ ...responses, violations }, [400, 403]);
    },
  },
  {
    name: 'folders of assets, and other spellings',
    run: async (site) => {
      const folders = ['/hero', '/icons', '/assets', '/images'].flatMap((path) => [path, `${path}/`]);
      const violations: string[] = [];
      for (const path of folders) {
        const { status } = await fetch(site.url + path);
        if (status !== 404) violations.push(`${path}: ${status}`);
      }
      for (const [path, canonical] of Object.entries(spellings)) {
        const { status, redirected, url } = await fetch(site.url + path);
        if (status !== 200 || !redirected || url !== site.url + canonical) violations.push(`${path}: ${status} ${url}`);
      }
      const cases = times(4000, (number) => `/transportasi/${spelled('toyota-avanza-hitam', number)}`);
      const outcome = await visitAll(site, cases, 1, 301, 404);
      return { ...outcome, violations: [...outcome.violations, ...violations] };
    },
  },
  {
    name: 'thousands of values of _routes, and of __manifest',
    run: async (site) => {
      const query = (name: string, separator: string, number: number) =>
        `${name}=${times(1500, (value) => `${number}-${value}`).join(separator)}`.slice(0, 15_000);
      const paths = times(200, (number) => [
        `/tiket.data?${query('_routes', ',', number)}`,
        `/_root.data?${query('_routes', '&_routes=', number)}`,
        `/__manifest?${query('p', '&p=/', number)}&version=1`,
        `/tiket?${query('kategori', '&kategori=', number)}`,
      ]);
      return visitAll(site, paths.flat(), 1);
    },
  },
  {
    name: 'slow and endless request bodies',
    run: async (site) => {
      const { hostname, port } = new URL(site.url);
      const statuses: Record<string, number> = {};
      const heads = [
        'Content-Length: 1000000000',
        'Transfer-Encoding: chunked',
        'Content-Length: 9\r\nExpect: 100-continue',
      ];
      const paths = ['/contact', '/storage/hero.jpg?w=320', '/tiket.data', '/healthz', '/favicon.svg'];
      // The first requests of a process compile its code.
      await visitAll(site, paths, 25);
      const chunk = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
      const numbers = times(200, (number) => number);
      const clients = await openEach(numbers, (number) => {
        const path = paths[number % paths.length];
        const head = `${number % 3 ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nHost: localhost\r\n${heads[number % 3]}\r\n\r\n`;
        const socket = connect(Number(port), hostname, () => socket.write(head));
        socket.on('error', () => {});
        socket.once('data', (data) => {
          const status = data.toString('latin1', 9, 12);
          statuses[status] = (statuses[status] ?? 0) + 1;
        });
        // A quarter sends as fast as the site reads, the others a byte now and then.
        const isFast = number % 4 === 0;
        const timer = setInterval(
          () => {
            if (!socket.writableNeedDrain) socket.write(isFast ? chunk : '1');
          },
          isFast ? 5 : 200,
        );
        socket.on('close', () => clearInterval(timer));
        return socket;
      });
      await delay(10_000);
      const open = clients.filter((socket) => !socket.destroyed).length;
      for (const socket of clients) socket.destroy();
      const outcome = outcomeOf({ statuses, violations: [] });
      return { ...outcome, responses: `${outcome.responses}; ${open} of 200 connections open after 10 s` };
    },
  },
  {
    name: 'absolute-form targets and repeated hosts',
    run: async (site) => {
      const targets = [
        `http://${MARK}.example/tiket`,
        `http://${MARK}.example//tiket/`,
        `https://${MARK}.example:99999/TIKET`,
        `//${MARK}.example/tiket/`,
        `/\\${MARK}.example/`,
        `http:${MARK}.example`,
        `${MARK}:tiket`,
        '*',
        '?',
        'tiket',
      ];
      const hosts = [
        `Host: ${MARK}.example`,
        `Host: localhost\r\nHost: ${MARK}.example`,
        `Host: ${MARK}.example, localhost`,
        `Host: localhost\r\nX-Forwarded-Host: ${MARK}.example\r\nForwarded: host=${MARK}.example`,
        'Host:',
        `Host: ${'a'.repeat(8000)}`,
        'X: y',
      ];
      const requests = targets.flatMap((target) =>
        hosts.flatMap((host) =>
          ['1.1', '1.0'].map((version) => `GET ${target} HTTP/${version}\r\n${host}\r\nConnection: close\r\n\r\n`),
        ),
      );
      return outcomeOf(await send(site.url, times(10, () => requests).flat()));
    },
  },
  {
    name: 'the same page under 10,000 tracking parameters and categories',
    run: (site) => {
      const paths = times(5000, (number) => [
        `/tiket?utm_source=${number}`,
        `/tiket?kategori=${number}&tampil=${number}`,
      ]);
      return visitAll(site, paths.flat(), 1, 200);
    },
  },
];

/** A word in one of its spellings, by number: a bit decides each letter's case. */
function spelled(word: string, number: number): string {
  return [...word].map((letter, index) => ((number >> index) & 1 ? letter.toUpperCase() : letter)).join('');
}
