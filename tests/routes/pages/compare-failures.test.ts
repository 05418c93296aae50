import { expect, test } from 'vitest';
import type { ApiError } from '~/lib/result';
import { loader } from '~/routes/pages/compare';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

test('a comparison whose list fails has status 200, and is not stored', async () => {
  admin.setFault('/api/admin/transportasis', { kind: 'status', status: 500 });
  const { status, headers, data, thrown } = await callLoader<{ page: { ok: boolean; error?: ApiError } }>(
    loader,
    '/bandingkan?isi=transportasi-3,transportasi-5',
  );
  expect([thrown, status, data.page.ok]).toEqual([false, 200, false]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});
