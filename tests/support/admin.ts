import { afterAll, beforeEach } from 'vitest';
import { config } from '~/server/env.server';
import { startSampleAdmin } from '../../sample-admin/server';

/** A test file's sample admin host, which becomes the site's admin host. */
export const admin = await startSampleAdmin();
config.adminHost = admin.url;

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
