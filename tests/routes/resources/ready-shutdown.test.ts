import { admin } from '../../support/admin';
import { expect, test } from 'vitest';
import { loader as ready } from '~/routes/resources/ready';
import { beginShutdown } from '~/server/shutdown.server';
import { callLoader } from '../../support/loader-response';

test('a process that ends is not ready, though it has content', async () => {
  expect((await callLoader(() => ready(), '/readyz')).status).toBe(200);
  beginShutdown();
  expect((await callLoader(() => ready(), '/readyz')).status).toBe(503);
  expect(admin.calls.length).toBeGreaterThan(0);
});
