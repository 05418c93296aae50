import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tests/support/start-site.ts';

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/** Returns alerts.yml with every minute of its windows and waits turned into a second. */
export const hastyRules = () => read('alerts.yml').replaceAll(/(for: |\[)(\d+)m\b/g, '$1$2s');

/** Each query of the dashboard by its panel, for all replicas. `$__range` is as long as the check may take. */
export function dashboardQueries(): { title: string; query: string }[] {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({
      title,
      query: expr.replaceAll('$__rate_interval', '5s').replaceAll('$__range', '10m').replaceAll('"$instance"', '".*"'),
    })),
  );
}

/** An alert that fires: its name and the address of its replica, where it names one. */
interface FiringAlert {
  name: string;
  instance?: string;
}

/** A running Prometheus that scrapes and evaluates each second. */
export interface Prometheus {
  /** Replaces the replicas that it scrapes. */
  watch: (targets: readonly string[]) => void;
  firing: () => Promise<FiringAlert[]>;
  /** The number of samples that are numbers, of a query for every second of the last ten minutes. */
  countSamples: (query: string) => Promise<number>;
  /** The value of a query that has one; NaN for none. */
  value: (query: string) => Promise<number>;
  close: () => Promise<void>;
}

/** Starts Debian's Prometheus on a free loopback port with the hasty rules, and waits until it is ready. */
export async function startPrometheus(folder: string, targets: readonly string[]): Promise<Prometheus> {
  const listen = `127.0.0.1:${await freePort()}`;
  const config = join(folder, 'prometheus.json');
  const configure = (watched: readonly string[]) =>
    writeFileSync(
      config,
      JSON.stringify({
        global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
        rule_files: ['alerts.yml'],
        scrape_configs: [{ job_name: 'jelajahi', static_configs: [{ targets: watched }] }],
      }),
    );
  writeFileSync(join(folder, 'alerts.yml'), hastyRules());
  configure(targets);
  const args = { 'config.file': config, 'storage.tsdb.path': join(folder, 'tsdb'), 'web.listen-address': listen };
  const child = spawn(
    'prometheus',
    [...Object.entries(args).map(([name, value]) => `--${name}=${value}`), '--log.level=error'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`prometheus exited with ${code}`)));
  });
  failed.catch(() => {});
  const api = async (path: string) => {
    const response = await fetch(`http://${listen}${path}`);
    const { data, error } = (await response.json()) as { data: unknown; error?: string };
    if (error) throw new Error(`${path}: ${error}`);
    return data;
  };
  const isReady = async () => (await fetch(`http://${listen}/-/ready`).catch(() => null))?.ok;
  while (!(await isReady())) await Promise.race([failed, delay(100)]);

  return {
    watch: (watched) => {
      configure(watched);
      child.kill('SIGHUP');
    },
    firing: async () => {
      const { alerts } = (await api('/api/v1/alerts')) as {
        alerts: { state: string; labels: { alertname: string; instance?: string } }[];
      };
      return alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels: { alertname: name, instance } }) => ({ name, instance }));
    },
    countSamples: async (query) => {
      const now = Date.now() / 1000;
      const params = new URLSearchParams({ query, start: `${now - 600}`, end: `${now}`, step: '1' });
      const { result } = (await api(`/api/v1/query_range?${params}`)) as { result: { values: [number, string][] }[] };
      return result.flatMap(({ values }) => values).filter(([, value]) => value !== 'NaN').length;
    },
    value: async (query) => {
      const { result } = (await api(`/api/v1/query?${new URLSearchParams({ query })}`)) as {
        result: { value: [number, string] }[];
      };
      return Number(result[0]?.value[1] ?? Number.NaN);
    },
    close: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
