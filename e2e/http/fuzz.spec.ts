import { runFuzzer } from '../../tests/support/fuzz/fuzzer';
import { withIsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';

test('malicious requests and records cause no server error, no leak and no foreign script', async () => {
  await withIsolatedSite(
    async ({ url, admin }) => {
      const { statuses, violations } = await runFuzzer(url, admin, 7, 50, 42);
      expect(violations).toEqual([]);
      expect(Object.values(statuses).reduce((sum, count) => sum + count)).toBe(350);
    },
    { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' },
  );
});
