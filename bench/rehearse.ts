/**
 * `npm run rehearse [fault …]`: faults of the site's surroundings, one after the other, each with a site of its own and
 * steady visitors before, during and after it. Prints a table in Markdown, replaces the rows in bench/results/rehearsal.json, and
 * exits with status 1 when a response was unexpected. A name may be a prefix: `redis` runs all
 * faults of Redis.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hasNginx } from '../deploy/run-nginx.ts';
import { installPrograms } from '../scripts/programs.mjs';
import { canMount } from './mount-namespace.ts';
import { adminFaults } from './rehearsal/admin-faults.ts';
import { clientFloods } from './rehearsal/client-floods.ts';
import { machineFaults } from './rehearsal/machine-faults.ts';
import { redisFaults } from './rehearsal/redis-faults.ts';
import type { Need, Rehearsal, Seen } from './rehearsal/rehearsal.ts';
import { replicaFaults } from './rehearsal/replica-faults.ts';

const RESULTS = 'bench/results/rehearsal.json';
/** Enough for 14,500 connections of one client, and for nginx's own. */
const MIN_FILES = 18_000;

/** The result of a rehearsal; without figures it was not possible on this machine. */
type Row = { fault: string; what: string } & (Seen | { notPossible: string });

const rehearsals = [...adminFaults, ...redisFaults, ...machineFaults, ...replicaFaults, ...clientFloods];
const wanted = process.argv.slice(2);
const chosen = rehearsals.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)));
const lacking = await findLacking([...new Set(chosen.flatMap(({ needs }) => needs))]);
const rows: Row[] = [];
for (const rehearsal of chosen) {
  const row = await measure(rehearsal);
  rows.push(row);
  console.log(JSON.stringify(row));
}
save();
console.log(`\n${toTable(rows)}`);
process.exit(rows.length > 0 && rows.every((row) => 'notPossible' in row || row.unexpected === 0) ? 0 : 1);

async function measure({ name, what, needs, run }: Rehearsal): Promise<Row> {
  const need = needs.find((one) => lacking.has(one));
  if (need) return { fault: name, what, notPossible: lacking.get(need) ?? need };
  return { fault: name, what, ...(await run()) };
}

/** The faults that this machine does not permit, each with the reason. */
async function findLacking(needs: readonly Need[]): Promise<Map<Need, string>> {
  const programs = needs.filter((need) => need !== 'mount' && need !== 'files' && need !== 'nginx');
  const reasons = (await installPrograms(programs)).map((name): [string, string] => [name, `${name} is not installed`]);
  if (needs.includes('nginx') && !hasNginx() && spawnSync('sh', ['deploy/get-nginx.sh']).status !== 0)
    reasons.push(['nginx', 'nginx 1.25.1 or newer is not installed']);
  const files = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout);
  if (files < MIN_FILES) reasons.push(['files', `a process may open ${files} files only`]);
  if (!canMount()) reasons.push(['mount', 'mounting is not permitted']);
  return new Map(reasons) as Map<Need, string>;
}

function save() {
  const before: Row[] = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : [];
  const known = new Map([...before, ...rows].map((row) => [row.fault, row]));
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    RESULTS,
    `${JSON.stringify(
      rehearsals.flatMap(({ name }) => known.get(name) ?? []),
      null,
      2,
    )}\n`,
  );
}

function toTable(all: readonly Row[]): string {
  const lines = all.map((row) =>
    'notPossible' in row
      ? `| ${row.fault} | not possible here: ${row.notPossible} | | | | | |`
      : `| ${row.fault} | ${row.what} | ${row.requests} | ${row.unexpected} | ${row.firstByteMs} ms | ${row.slow} | ${row.memoryMb} MB |`,
  );
  return [
    '| fault | what happens | requests | unexpected | worst first byte | above 2 s | memory |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
