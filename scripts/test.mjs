// @ts-check
/**
 * `npm test`: typecheck, lint, unit tests and end-to-end tests, up to the first stage that fails.
 * `npm test -- unit` and `npm test -- e2e` run one part; further arguments go to its runner. No test is retried.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installPrograms } from './programs.mjs';
import { buildIfStale, installMissing, run, SetupError } from './setup.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

const [part, ...rest] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const total = { passed: 0, failed: 0 };

try {
  await test();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function test() {
  if (part && part !== 'unit' && part !== 'e2e') throw new SetupError(`Unknown part ${part}: use unit or e2e`);
  await installMissing();
  if (part !== 'unit') {
    process.env.CHROMIUM_PATH = await findChromium();
    const [missing] = await installPrograms(['redis-server']);
    if (missing) throw new SetupError(`No ${missing} was found or could be installed: install Redis`);
  }
  // Only the end-to-end tests need the build.
  const building = part === 'unit' ? null : buildIfStale().catch((error) => error);
  const stages = part ? [part === 'unit' ? unit : e2e] : [checks, unit, e2e];
  for (const stage of stages) {
    const failure = stage === e2e ? await building : null;
    if (failure) throw failure;
    const { passed, failed } = await stage();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) return;
  }
}

/** @returns {Promise<Counts>} */
async function checks() {
  const [types, lint] = await Promise.all([check('typecheck'), check('lint')]);
  return { passed: 0, failed: types.failed + lint.failed };
}

/**
 * @param {string} script
 * @returns {Promise<Counts>}
 */
async function check(script) {
  const { code } = await run('npm', ['run', '--silent', script]);
  if (code !== 0) console.error(`${script} failed`);
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

/** @returns {Promise<Counts>} */
function unit() {
  const report = join(reports, 'vitest.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tests('test:unit', args, {}, () => {
    const { numPassedTests, testResults } = read(report);
    // A file that fails without a failed test did not load.
    const failed = testResults.map((/** @type {any} */ file) => {
      const bad = file.assertionResults.filter((/** @type {any} */ one) => one.status === 'failed').length;
      return bad || (file.status === 'failed' ? 1 : 0);
    });
    return {
      passed: numPassedTests,
      failed: failed.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0),
    };
  });
}

/** @returns {Promise<Counts>} */
function e2e() {
  const report = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return tests('test:e2e', ['--reporter=list,json'], env, () => {
    const { stats } = read(report);
    return { passed: stats.expected, failed: stats.unexpected };
  });
}

/**
 * Runs a test runner and counts its results. A failing run without a failed test counts as one failure.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {() => Counts} count
 * @returns {Promise<Counts>}
 */
async function tests(script, args, env, count) {
  const { code } = await run('npm', ['run', '--silent', script, '--', ...args, ...rest], { env });
  let counts = { passed: 0, failed: 0 };
  try {
    counts = count();
  } catch {
    console.error(`${script}: the runner wrote no report`);
    counts.failed = 1;
  }
  return { passed: counts.passed, failed: counts.failed || (code === 0 ? 0 : 1) };
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
