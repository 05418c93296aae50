import { expect, test, vi } from 'vitest';
import { ensureAdminHost } from '../../scripts/host.mjs';

test('the sample admin host sets the unit of package prices and a day without trips, unless they are set', async () => {
  vi.stubEnv('ADMIN_HOST', '');
  vi.stubEnv('PACKAGE_PRICE_UNIT', undefined);
  vi.stubEnv('CLOSED_DATES', undefined);
  await ensureAdminHost();
  expect(process.env.ADMIN_HOST).toMatch(/^http:/);
  expect(process.env.PACKAGE_PRICE_UNIT).toBe('per orang');
  expect(process.env.CLOSED_DATES).toBe('2027-03-08 Nyepi');
  vi.stubEnv('ADMIN_HOST', '');
  vi.stubEnv('PACKAGE_PRICE_UNIT', 'per paket');
  vi.stubEnv('CLOSED_DATES', '');
  await ensureAdminHost();
  expect(process.env.PACKAGE_PRICE_UNIT).toBe('per paket');
  expect(process.env.CLOSED_DATES).toBe('');
  vi.unstubAllEnvs();
});
