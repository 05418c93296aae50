import { afterAll, beforeEach } from 'vitest';
import { startSampleAdmin } from '../../sample-admin/server';

/**
 * The sample admin host of a test file. Import this before anything of `app/`: it sets `ADMIN_HOST` and how long to wait
 * for it, which the site's modules read when they are loaded.
 */
export const admin = await startSampleAdmin();

process.env.ADMIN_HOST = admin.url;
// However busy the machine is, what comes has come in time.
process.env.ADMIN_TIMEOUT_MS ??= '60000';
process.env.STREAM_AFTER_MS ??= '60000';

const { config } = await import('~/server/env.server');
const patience = config.adminTimeoutMs;

/** Lets the site give its calls up after so many milliseconds, until the test ends. */
export function setAdminTimeout(ms: number): void {
  config.adminTimeoutMs = ms;
}

const { setFault } = admin;
admin.setFault = (path, fault) => {
  if (fault.kind === 'hang') setAdminTimeout(800);
  setFault(path, fault);
};

beforeEach(() => {
  config.adminTimeoutMs = patience;
  admin.clearFaults();
  admin.restore();
  admin.clearCalls();
});

afterAll(() => admin.close());
