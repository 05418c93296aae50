import { afterAll, beforeEach } from 'vitest';
import { startSampleAdmin } from '../sample-admin/server';

/**
 * The sample admin host of a test file. Import this before anything of `app/`: it sets `ADMIN_HOST`, which the site's
 * modules read when they are loaded.
 */
export const admin = await startSampleAdmin();

process.env.ADMIN_HOST = admin.url;

beforeEach(() => {
  admin.clearFaults();
  admin.restore();
  admin.clearCalls();
});

afterAll(() => admin.close());
