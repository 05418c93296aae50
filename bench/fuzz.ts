/** `npm run fuzz [requests] [seed]`: malicious requests and records; exits with status 1 when a response is wrong. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { startIsolatedSite } from '../test-support/isolated-site.ts';
import { runFuzzer } from './fuzzer.ts';

const PER_ROUND = 200;
const [requests = '6000', seed = '1'] = process.argv.slice(2);

const site = await startIsolatedSite({
  ADMIN_FRESH_SECONDS: '0',
  ADMIN_STALE_SECONDS: '0',
  ADMIN_TIMEOUT_MS: '3000',
});
const started = Date.now();
const outcome = await runFuzzer(site.url, site.admin, Math.ceil(Number(requests) / PER_ROUND), PER_ROUND, Number(seed));
const alive = (await fetch(`${site.url}/healthz`)).ok;
await site.close();

const seconds = Math.round((Date.now() - started) / 1000);
const { faults, ...figures } = outcome;
const result = { ...figures, seed: Number(seed), seconds, faults: faults.length };
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/fuzz.json', `${JSON.stringify(result, null, 2)}\n`);
console.log(result);
for (const { fault, request } of faults.slice(0, 20)) console.log(`\n${fault}\n${JSON.stringify(request)}`);
if (!alive) console.log('The site has ended');
process.exit(alive && faults.length === 0 ? 0 : 1);
