// @ts-check
/**
 * `node tests/faults/run.mjs` puts each fault of `faults.mjs` into a copy of the site and runs its test, which must fail; with a text,
 * only the faults whose file contains it. Ends with status 1 if a test passes in spite of its fault.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/chromium.mjs';
import { faults } from './faults.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [wanted = ''] = process.argv.slice(2);
const chosen = faults.filter(({ file }) => file.includes(wanted));
// Without a browser a spec fails whatever its fault.
if (chosen.some(({ test }) => test.includes('.spec.'))) process.env.CHROMIUM_PATH = await findChromium();
const copy = mkdtempSync(join(tmpdir(), 'faults-'));
const left = ['node_modules', '.git', 'build', 'test-results'];
cpSync(root, copy, { recursive: true, filter: (path) => !left.some((name) => path === join(root, name)) });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/**
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) => spawnSync(command, args, { cwd: copy, encoding: 'utf8' }).status;

// Checked before the first run, which takes minutes: the code changes.
const lost = faults.filter(({ file, find }) => !readFileSync(join(root, file), 'utf8').includes(find));
for (const { file, find } of lost) console.error(`${file} has no ${find}`);
if (lost.length > 0) process.exit(1);

const missed = [];
for (const { file, find, replace, test } of chosen) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const isSpec = test.includes('.spec.');
  // A fault that no build survives is found by the build.
  const isFound =
    (isSpec && run('npx', ['remix', 'vite:build']) !== 0) ||
    run('npx', isSpec ? ['playwright', 'test', test, '--max-failures=1'] : ['vitest', 'run', test]) !== 0;
  writeFileSync(path, source);
  console.log(`${isFound ? 'found ' : 'MISSED'}  ${file}: ${find} → ${replace || 'nothing'}  (${test})`);
  if (!isFound) missed.push(file);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${missed.length} missed`);
process.exit(missed.length > 0 ? 1 : 0);
