import fc from 'fast-check';
import type { Fault, SampleAdmin } from '../../../sample-admin/server.ts';
import { type Responses, send } from './client.ts';
import { maliciousContent } from './malicious-content.ts';
import { maliciousRequest } from './malicious-requests.ts';

const failures: (Fault | null)[] = [
  null,
  null,
  { kind: 'random', rate: 0.5, fault: { kind: 'status', status: 500 } },
  { kind: 'random', rate: 0.5, fault: { kind: 'reset' } },
  { kind: 'random', rate: 0.5, fault: { kind: 'cut' } },
  { kind: 'body', body: '{"data":{"__proto__":{"x":1},"id":1}}' },
  { kind: 'body', body: `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}` },
];

/** Sends malicious requests in rounds. Each round has new malicious records and another failure of the admin host. */
export async function runFuzzer(
  site: string,
  admin: SampleAdmin,
  rounds: number,
  perRound: number,
  seed: number,
): Promise<Responses> {
  const total: Responses = { statuses: {}, violations: [] };
  const adminHost = new URL(admin.url).host;
  for (let round = 0; round < rounds; round += 1) {
    const [content = []] = fc.sample(maliciousContent, { numRuns: 1, seed: seed + round });
    for (const [collection, records] of content) admin.replace(collection, records);
    admin.clearFaults();
    const failure = failures[round % failures.length];
    if (failure) admin.setFault('/', failure);
    const random = fc.sample(maliciousRequest, { numRuns: perRound, seed: seed + round });
    const { statuses, violations } = await send(site, random, { adminHost });
    for (const [status, count] of Object.entries(statuses)) {
      total.statuses[status] = (total.statuses[status] ?? 0) + count;
    }
    total.violations.push(...violations);
  }
  return total;
}
