import { admin } from '../../support/admin';
import { expect, test } from 'vitest';
import type { ApiError } from '~/lib/result';
import { loader } from '~/routes/pages/compare';
import { listFaults } from '../../support/list-faults';
import { callLoader } from '../../support/loader-response';

const PATH = '/bandingkan?isi=transportasi-3,transportasi-5';

test.each(listFaults)('a list that is %s: status 200, not stored', async (_, __, ___, fault) => {
  admin.setFault('/api/admin/transportasis', fault);
  const { status, headers, data, thrown } = await callLoader<{ page: { ok: boolean; error?: ApiError } }>(loader, PATH);
  expect([thrown, status, data.page.ok]).toEqual([false, 200, false]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});
