import { expect, test } from 'vitest';
import { listRecords } from '~/admin-api/records.server';
import { collection as events } from '~/content-types/events/schema.server';
import { loader } from '~/routes/resources/ready';
import { beginShutdown } from '~/server/shutdown.server';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

const ready = async () => {
  const { status, headers, data } = await callLoader<string>(loader, '/readyz');
  return { status, policy: headers.get('Cache-Control'), text: data, report: JSON.parse(data) };
};

// The tests build on each other: a process loads content into memory, and ends.
test('a process without content is not ready, and makes no call', async () => {
  admin.setFault('/', { kind: 'hang' });
  const { status, policy, text, report } = await ready();
  expect([status, policy]).toEqual([503, 'no-store']);
  expect(report).toMatchObject({ ready: false, warm: false, responses: { '/api/admin/events': null } });
  expect(text).not.toContain(new URL(admin.url).host);
  expect(admin.calls).toEqual([]);
});

test('it is ready with the first list in memory, and says how old the list is', async () => {
  await listRecords(events);
  admin.clearCalls();
  const { status, report } = await ready();
  expect(status).toBe(200);
  expect(report.responses).toMatchObject({ '/api/admin/events': { ageSeconds: 0, isStale: false } });
  expect(admin.calls).toEqual([]);
});

test('a process that is ending is not ready, although it has content', async () => {
  beginShutdown();
  expect((await ready()).status).toBe(503);
});
