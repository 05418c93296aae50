import { afterAll, beforeEach } from 'vitest';
import { startSampleAdmin } from '../../sample-admin/server';

/**
 * The sample admin host of a test file. `biome.json` sorts this module before those of `app/`: it sets `ADMIN_HOST` and
 * the timeouts, which they read when they load.
 */
export const admin = await startSampleAdmin();

process.env.ADMIN_HOST = admin.url;
// Long timeouts keep a busy machine from failing a test.
process.env.ADMIN_TIMEOUT_MS ??= '60000';
process.env.STREAM_AFTER_MS ??= '60000';

const { config } = await import('~/server/env.server');
const defaultTimeoutMs = config.adminTimeoutMs;

/** Sets the timeout of API calls until the test ends. */
export function setAdminTimeout(ms: number): void {
  config.adminTimeoutMs = ms;
}

const { setFault } = admin;
admin.setFault = (path, fault) => {
  if (fault.kind === 'hang') setAdminTimeout(800);
  setFault(path, fault);
};

beforeEach(() => {
  config.adminTimeoutMs = defaultTimeoutMs;
  admin.clearFaults();
  admin.restore();
  admin.clearCalls();
});

afterAll(() => admin.close());
