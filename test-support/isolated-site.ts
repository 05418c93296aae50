import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cacache from 'cacache';
import { type SampleAdmin, startSampleAdmin } from '../sample-admin/server';
import { type RunningSite, startSite } from './start-site';

/** A site with a sample admin host and a cache folder that nobody else uses. */
export interface IsolatedSite {
  admin: SampleAdmin;
  cacheDir: string;
  /** The site's address; another one after a restart. */
  readonly url: string;
  readonly running: RunningSite;
  /** How many answers lie on its disk. */
  responsesOnDisk: () => Promise<number>;
  /** Ends the process as a crash would, and starts another one on the same cache folder. */
  restart: (env?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts a production site that counts answers as fresh for a second, shows them for an hour more, and waits for its
 * admin host as long as it takes, unless `env` says otherwise.
 */
export async function startIsolatedSite(env: Record<string, string> = {}): Promise<IsolatedSite> {
  const admin = await startSampleAdmin();
  const cacheDir = mkdtempSync(join(tmpdir(), 'jelajahi-'));
  const settings = {
    ADMIN_HOST: admin.url,
    CACHE_DIR: cacheDir,
    ADMIN_FRESH_SECONDS: '1',
    ADMIN_STALE_SECONDS: '3600',
    ADMIN_TIMEOUT_MS: '60000',
    STREAM_AFTER_MS: '60000',
    ...env,
  };
  let running = await startSite(settings);
  return {
    admin,
    cacheDir,
    get url() {
      return running.url;
    },
    get running() {
      return running;
    },
    responsesOnDisk: async () => Object.keys(await cacache.ls(join(cacheDir, 'responses'))).length,
    restart: async (changed = {}) => {
      await running.stop();
      running = await startSite({ ...settings, ...changed });
    },
    close: async () => {
      await running.stop();
      await admin.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

/** Does something with such a site, and clears it away however that ends. */
export async function withIsolatedSite(
  work: (site: IsolatedSite) => Promise<void>,
  env?: Record<string, string>,
): Promise<void> {
  const site = await startIsolatedSite(env);
  try {
    await work(site);
  } finally {
    await site.close();
  }
}

/** What the site answers to a GET. */
export interface HttpResponse {
  status: number;
  text: string;
  headers: Headers;
}

/** Asks by GET, follows no redirect. HTML comes with React's marks between texts and its entities taken out. */
export async function get(address: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  const text = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  return { status: response.status, text, headers: response.headers };
}
