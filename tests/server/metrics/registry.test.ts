import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetricsListener } from '~/server/metrics/listener.server';
import { createMetrics } from '~/server/metrics/registry.server';
import { rawRequest } from '../../support/raw-request';

const metrics = createMetrics();
const server = createServer(createMetricsListener(metrics, 'metrics.example.com'));
let url: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const scrape = async () => (await fetch(`${url}/metrics`)).text();

/** Requests the metrics with these header lines. */
const requestAs = (lines: string, version = '1.1') =>
  rawRequest(url, `GET /metrics HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`);

describe("the operator's port", () => {
  test('serves /metrics as Prometheus reads it', async () => {
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toContain('# TYPE nodejs_eventloop_lag_p99_seconds gauge');
  });

  test.each([
    ['GET', '/'],
    ['GET', '/metrics/'],
    ['GET', '/tiket'],
    ['POST', '/metrics'],
  ])('serves nothing else: %s %s', async (method, path) => {
    const response = await fetch(url + path, { method });
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  test.each([
    '127.0.0.1:9464',
    '10.1.2.3',
    '[::1]:9464',
    'localhost:9464',
    'site-1:9464',
    'metrics.example.com:9464',
    'METRICS.example.com',
  ])('Prometheus may call it %s', async (host) => {
    expect((await requestAs(`Host: ${host}\r\n`)).status).toBe(200);
  });

  test.each([
    'jahat.example',
    'jahat.example:9464',
    'localhost.jahat.example',
    '127.0.0.1.jahat.example:9464',
    'metrics.example.com.jahat.example',
    'localhost.:9464',
    'jahat.example/',
    '[jahat]:9464',
    '',
  ])('another site’s page whose name resolves to this machine reads nothing: %s', async (host) => {
    const response = await requestAs(`Host: ${host}\r\n`);
    expect(response.status).toBe(421);
    expect(response.text.toLowerCase()).toContain('x-content-type-options: nosniff\r\n');
    expect(response.text).not.toContain('# TYPE');
  });

  test('an HTTP/1.0 request without a Host reads nothing', async () => {
    expect((await requestAs('', '1.0')).status).toBe(421);
  });
});

test('a store’s failures are counted from zero', async () => {
  const count = metrics.watchStore('toko');
  expect(await scrape()).toContain('jelajahi_store_failures_total{store="toko"} 0');
  count();
  expect(await scrape()).toContain('jelajahi_store_failures_total{store="toko"} 1');
});

test('a cache and a queue are read at each scrape', async () => {
  const cache = { size: 3, calculatedSize: 300, maxSize: 1000 };
  metrics.watchCache('contoh', cache);
  metrics.watchQueue('antrean', { size: 5, pending: 2 });
  metrics.countEviction('contoh');
  expect(await scrape()).toContain('jelajahi_cache_bytes{cache="contoh"} 300');
  cache.calculatedSize = 400;
  const text = await scrape();
  for (const line of [
    'jelajahi_cache_bytes{cache="contoh"} 400',
    'jelajahi_cache_entries{cache="contoh"} 3',
    'jelajahi_cache_max_bytes{cache="contoh"} 1000',
    'jelajahi_cache_evictions_total{cache="contoh"} 1',
    'jelajahi_queue_waiting{queue="antrean"} 5',
    'jelajahi_queue_running{queue="antrean"} 2',
  ])
    expect(text).toContain(line);
});

test('the number of calls left has a sample only while the admin host names a limit', async () => {
  expect(await scrape()).not.toMatch(/^jelajahi_admin_calls_(left|limit) /m);
  let limit: { limit: number; remaining: number } | null = { limit: 60, remaining: 7 };
  metrics.watchCallLimit(() => limit);
  expect(await scrape()).toMatch(/^jelajahi_admin_calls_left 7$/m);
  expect(await scrape()).toMatch(/^jelajahi_admin_calls_limit 60$/m);
  limit = null;
  expect(await scrape()).not.toMatch(/^jelajahi_admin_calls_(left|limit) /m);
});

test('durations are in seconds, in buckets', async () => {
  metrics.observeRequest({ route: '/tiket', cache: 'hit', status: '2xx' }, 1.5);
  const labels = 'cache="hit",status="2xx"';
  const text = await scrape();
  expect(text).toContain(`_request_duration_seconds_bucket{le="0.001",route="/tiket",${labels}} 0`);
  expect(text).toContain(`_request_duration_seconds_bucket{le="0.0025",route="/tiket",${labels}} 1`);
});

test('orders are zero before the first click', async () => {
  const line = 'jelajahi_order_clicks_total{type="transportasi",page="detail"}';
  expect(await scrape()).toContain(`${line} 0`);
  metrics.countClickBeacon({ jenis: 'transportasi', halaman: 'detail' });
  expect(await scrape()).toContain(`${line} 1`);
});
