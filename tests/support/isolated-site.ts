import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SampleAdmin, type SampleAdminOptions, startSampleAdmin } from '../../sample-admin/server';
import { type RunningSite, startSite } from './start-site';

/** A site with its own sample admin host and cache folder. */
export interface IsolatedSite {
  admin: SampleAdmin;
  cacheDir: string;
  /** The site's URL. A restart changes it. */
  readonly url: string;
  readonly running: RunningSite;
  /** The number of responses in the disk cache. */
  responsesOnDisk: () => number;
  /** Kills the process as a crash does, and starts a new one on the same cache folder. */
  restart: (env?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts a production site. By default responses are fresh for a second and stale for an hour, and the timeouts of a
 * minute keep a slow admin host from failing a test; `env` overrides this. `prefix` is a command that runs the server.
 * The admin host allows any number of calls, unless `options` says otherwise.
 */
export async function startIsolatedSite(
  env: Record<string, string> = {},
  prefix: readonly string[] = [],
  options: SampleAdminOptions = {},
): Promise<IsolatedSite> {
  const admin = await startSampleAdmin({ callsPerMinute: null, ...options });
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
  let running = await startSite(settings, 'own', prefix);
  return {
    admin,
    cacheDir,
    get url() {
      return running.url;
    },
    get running() {
      return running;
    },
    responsesOnDisk: () => {
      const folder = join(cacheDir, 'jelajahi-responses');
      // A response that is being written has another name.
      return existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')).length : 0;
    },
    restart: async (changed = {}) => {
      await running.stop();
      running = await startSite({ ...settings, ...changed }, 'own', prefix);
    },
    close: async () => {
      await running.stop();
      await admin.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` with an isolated site, which is always closed afterwards. */
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

export interface HttpResponse {
  status: number;
  text: string;
  headers: Headers;
}

/** Sends a GET without following redirects. Strips React's text separators and decodes `&amp;` in HTML. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  const text = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  return { status: response.status, text, headers: response.headers };
}
