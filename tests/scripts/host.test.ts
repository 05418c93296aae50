import { expect, test, vi } from 'vitest';
import { ensureAdminHost } from '../../scripts/host.mjs';

test('the sample admin host sets the unit of package prices, unless it is set', async () => {
  vi.stubEnv('ADMIN_HOST', '');
  vi.stubEnv('PACKAGE_PRICE_UNIT', undefined);
  await ensureAdminHost();
  expect(process.env.ADMIN_HOST).toMatch(/^http:/);
  expect(process.env.PACKAGE_PRICE_UNIT).toBe('per orang');
  vi.stubEnv('ADMIN_HOST', '');
  vi.stubEnv('PACKAGE_PRICE_UNIT', 'per paket');
  await ensureAdminHost();
  expect(process.env.PACKAGE_PRICE_UNIT).toBe('per paket');
  vi.unstubAllEnvs();
});
