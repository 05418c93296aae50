import fc from 'fast-check';
import type { Fault, SampleAdmin } from '../sample-admin/server.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { violationOf } from './assertions.ts';
import { maliciousContent } from './malicious-content.ts';
import { maliciousRequest } from './malicious-requests.ts';

/** The result of a fuzz run. */
export interface FuzzResult {
  requests: number;
  /** The number of responses by status. */
  statuses: Record<string, number>;
  /** Each violation with the request that caused it. */
  faults: { fault: string; request: string }[];
  slowestMs: number;
}

const illnesses: (Fault | null)[] = [
  null,
  null,
  { kind: 'random', rate: 0.5, fault: { kind: 'status', status: 500 } },
  { kind: 'random', rate: 0.5, fault: { kind: 'reset' } },
  { kind: 'random', rate: 0.5, fault: { kind: 'cut' } },
  { kind: 'body', body: '{"data":{"__proto__":{"x":1},"id":1}}' },
  { kind: 'body', body: `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}` },
];
const AT_A_TIME = 16;

/** Sends malicious requests in rounds, each with other malicious records and another fault of the admin host. */
export async function runFuzzer(
  site: string,
  admin: SampleAdmin,
  rounds: number,
  perRound: number,
  seed: number,
): Promise<FuzzResult> {
  const outcome: FuzzResult = { requests: 0, statuses: {}, faults: [], slowestMs: 0 };
  const adminHost = new URL(admin.url).host;
  for (let round = 0; round < rounds; round += 1) {
    const [content = []] = fc.sample(maliciousContent, { numRuns: 1, seed: seed + round });
    for (const [collection, records] of content) admin.replace(collection, records);
    admin.clearFaults();
    const illness = illnesses[round % illnesses.length];
    if (illness) admin.setFault('/', illness);
    const waiting = fc.sample(maliciousRequest, { numRuns: perRound, seed: seed + round });
    const attacker = async () => {
      for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
        const started = performance.now();
        const response = await rawRequest(site, request).catch((error: Error) => ({
          status: 0,
          text: error.message,
        }));
        outcome.slowestMs = Math.max(outcome.slowestMs, Math.round(performance.now() - started));
        outcome.requests += 1;
        outcome.statuses[response.status] = (outcome.statuses[response.status] ?? 0) + 1;
        const fault = violationOf(response, adminHost);
        if (fault) outcome.faults.push({ fault, request });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, attacker));
  }
  return outcome;
}
