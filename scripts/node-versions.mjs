// @ts-check
/**
 * `node scripts/node-versions.mjs`: the unit tests, and a walk of the production server (`e2e/walk.ts`), on each version of Node.js that
 * `engines` in package.json names: the oldest, and the newest of each later major. Deprecated features of Node.js fail it too.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installPrograms } from './programs.mjs';
import { buildIfStale, installMissing, main, root, run, SetupError } from './setup.mjs';

const VERSIONS = ['20.19', '22', '24', '26'];

const parts = {
  'unit tests': ['node_modules/vitest/vitest.mjs', 'run'],
  walk: ['--import', 'tsx', 'e2e/walk.ts'],
};

await main(async () => {
  await installMissing();
  await buildIfStale();
  const [missing] = await installPrograms(['redis-server']);
  if (missing) throw new SetupError(`No ${missing} was found or could be installed: install Redis`);
  const rows = [];
  for (const version of VERSIONS) rows.push(await check(await install(version)));
  console.table(Object.assign({}, ...rows));
  process.exitCode = rows.every((row) => Object.values(row).every(isPassed)) ? 0 : 1;
});

/**
 * Installs a version of Node.js from npm. The packages of single platforms have no install script.
 *
 * @param {string} version
 * @returns {Promise<string>} the path of `node`
 * @throws {SetupError} if npm has no version for this platform
 */
async function install(version) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, '.cache/node-versions', version);
  const args = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', ['install', ...args, `${name}@${version}`], { quiet: true });
  const node = join(folder, 'node_modules', name, 'bin/node');
  if (code !== 0 || !existsSync(node)) throw new SetupError(`Node.js ${version} could not be installed: ${output}`);
  return node;
}

/**
 * @param {string} node
 * @returns {Promise<Record<string, Record<string, string>>>} a row of the table by the version's full number
 */
async function check(node) {
  const env = {
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    NODE_OPTIONS: '--trace-warnings --pending-deprecation',
    NO_COLOR: '1',
  };
  const { output: version } = await run(node, ['--version'], { quiet: true });
  /** @type {Record<string, string>} */
  const row = {};
  for (const [part, args] of Object.entries(parts)) {
    const { code, output } = await run(node, args, { env, quiet: true });
    const isDeprecated = output.includes('DeprecationWarning');
    row[part] = code !== 0 ? 'failed' : isDeprecated ? 'deprecated' : 'passed';
    console.log(`${version.trim()}, ${part}: ${row[part]}`);
    if (row[part] !== 'passed') console.log(output.trimEnd());
  }
  return { [version.trim()]: row };
}

/** @param {Record<string, string>} row */
function isPassed(row) {
  return Object.values(row).every((state) => state === 'passed');
}
