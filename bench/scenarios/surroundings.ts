import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { pageFixtures } from '../../e2e/fixtures/page-fixtures.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { type Scenario, times, visitAll } from './scenario.ts';

const paths = pageFixtures.map(({ path }) => path);
const IMAGE = '/storage/hero.jpg?w=640';
const NAME_SERVER = '127.0.0.153';

/** Node.js options that replace the clock by an expression of the true time. */
const clock = (expression: string) => {
  const script = `const now=Date.now;Date.now=()=>{const time=now();return ${expression}}`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
};

/** Settings that must stop the start, with the variable that the message names. */
const wrongSettings: [name: string, value: string][] = [
  ['ADMIN_HOST', 'http://user:secret@admin.example'],
  ['ADMIN_HOST', 'http://admin.example/?a=1'],
  ['ADMIN_HOST', 'http://admin.example/#a'],
  ['ADMIN_HOST', 'ftp://admin.example'],
  ['OFFICE_MAP_URL', 'https://maps.example/embed'],
  ['OFFICE_MAP_URL', 'javascript:alert(1)'],
];

export const surroundingScenarios: Scenario[] = [
  {
    name: 'a cache from a clock a year ahead',
    env: { NODE_OPTIONS: clock('time+31536e6'), ADMIN_STALE_SECONDS: '31536000' },
    run: async (site, restart) => {
      await visitAll(site, [...paths, IMAGE], 2);
      site.admin.replace('tickets', [{ id: 1, name: 'Tiket Baru', price: 1 }]);
      site.admin.setFault('/storage/', { kind: 'status', status: 404 });
      await restart();
      const outcome = await visitAll(site, paths, 2);
      const { text } = await get(`${site.url}/tiket`);
      const { status } = await get(site.url + IMAGE);
      if (!text.includes('Tiket Baru')) outcome.violations.push('the old list is shown');
      if (status !== 404) outcome.violations.push(`the old image is shown: ${status}`);
      return outcome;
    },
  },
  {
    name: 'responses in Redis from a clock a year ahead',
    env: { ADMIN_STALE_SECONDS: '31536000' },
    skip: () => (spawnSync('redis-server', ['--version']).error ? 'redis-server is not installed' : null),
    run: async (site, restart) => {
      const redis = await startRedis();
      try {
        await restart({ REDIS_URL: redis.url, NODE_OPTIONS: clock('time+31536e6') });
        const outcome = await visitAll(site, paths, 2);
        const lists = (await redis.keys()).filter((key) => key.endsWith('/tickets'));
        if (lists.length !== 1) outcome.violations.push('Redis holds no list of tickets');
        site.admin.replace('tickets', [{ id: 1, name: 'Tiket Baru', price: 1 }]);
        site.admin.clearCalls();
        await restart({ REDIS_URL: redis.url });
        const { text } = await get(`${site.url}/tiket`);
        if (!text.includes('Tiket Baru')) outcome.violations.push('the old list is shown');
        if (site.admin.callsTo('/api/admin/tickets') !== 1) outcome.violations.push('the list was not refetched');
        return outcome;
      } finally {
        await redis.close();
      }
    },
  },
  {
    name: 'a clock that leaps by years',
    env: { NODE_OPTIONS: clock('time+Math.round(Math.sin(time/300)*3)*31536e6') },
    run: (site) => visitAll(site, [...paths, IMAGE, '/readyz', '/_root.data'], 20),
  },
  {
    name: 'settings that stop the start',
    run: async () => {
      const violations: string[] = [];
      for (const [name, value] of wrongSettings) {
        const message = await startSite({ ADMIN_HOST: 'http://admin.example', [name]: value }).then(
          (started) => started.stop().then(() => 'started'),
          (error: Error) => error.message,
        );
        const [, line = '', ...more] = message.trim().split('\n');
        if (!line.includes(name) || line.includes('secret') || more.length > 0) violations.push(`${value}: ${message}`);
      }
      return { responses: `${wrongSettings.length} starts stopped`, violations };
    },
  },
  {
    name: 'a full disk',
    mount: 'mount -t tmpfs -o size=64k tmpfs "$CACHE_DIR"',
    run: async (site) => {
      const images = times(12, (number) => `/storage/hero.jpg?w=${[320, 640, 1080, 1440][number % 4]}`);
      const outcome = await visitAll(site, [...paths, ...images], 10, 200);
      const lines = site.running.output().match(/"event":"disk-cache/g)?.length ?? 0;
      if (lines === 0) outcome.violations.push('the disk was not full');
      if (lines > 20) outcome.violations.push(`${lines} log lines about the disk`);
      return { ...outcome, responses: `${outcome.responses}; ${lines} log lines about the disk` };
    },
  },
  {
    name: 'a name server that hangs',
    env: { ADMIN_HOST: 'http://admin.example' },
    mount: `echo nameserver ${NAME_SERVER} > "$CACHE_DIR/resolv.conf"; mount --bind "$CACHE_DIR/resolv.conf" /etc/resolv.conf`,
    skip: () => (process.getuid?.() === 0 ? null : 'a name server needs root, for its port'),
    run: async (site) => {
      const server = createSocket('udp4').bind(53, NAME_SERVER);
      let questions = 0;
      server.on('message', () => {
        questions += 1;
      });
      await once(server, 'listening');
      const outcome = await visitAll(site, [...paths, IMAGE, '/contact', '/healthz'], 5, 200, 503, 504);
      server.close();
      if (questions === 0) outcome.violations.push('the name server was not asked');
      return outcome;
    },
  },
];
