// @ts-check
/**
 * The first steps of `npm start`, `npm test` and `npm run dev`. Uses no packages, since they may not be installed yet.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const sources = [
  'app',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'remix.config.js',
  'server.mjs',
  'tsconfig.json',
];

/** A failure that is printed as one line, without a stack. */
export class SetupError extends Error {}

/**
 * Runs a script's main function; a SetupError prints its message and exits with status 1.
 *
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exit(1);
  }
}

/**
 * Runs a command in the project's folder. Streams its output, or with `quiet` captures and returns it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, quiet = false, timeoutMs } = {}) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      timeout: timeoutMs,
      shell: process.platform === 'win32', // npm is a batch file there
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => done({ code: 1, output: error.message }));
    // A stopped command may leave children that keep its output open: do not wait for them.
    child.on('exit', (_, signal) => signal && done({ code: 1, output }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Installs the packages if any in package-lock.json is missing or has another version.
 *
 * @throws {SetupError} if that fails, after printing npm's output.
 */
export async function installMissing() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  // No package needs its install script (docs/security.md).
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code } = await run('npm', ['ci', ...options], { quiet: true });
  if (code === 0) return;
  // `npm ci` rejects a lock file without other platforms' optional packages, which npm itself sometimes omits.
  // This command also installs the locked versions, and does not change the lock file.
  await quietly('npm', ['install', '--no-save', ...options], {}, 'The packages could not be installed');
}

function isInstalled() {
  // npm records there what it has installed.
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    // Packages for other platforms are optional.
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

/**
 * Returns the packages of a lock file by their paths; empty without a file.
 *
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  return existsSync(join(root, lockFile)) ? JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages : {};
}

/**
 * Builds the site if the build is missing or older than its sources.
 *
 * @throws {SetupError} if that fails, after printing the build's output.
 */
export async function buildIfStale() {
  const stamp = join(root, 'build', '.built');
  if (existsSync(stamp) && sources.every((path) => newest(path) <= statSync(stamp).mtimeMs)) return;
  console.log('Building the site …');
  const startedAt = new Date();
  const env = { NODE_ENV: 'production' };
  await quietly('npm', ['run', '--silent', 'build'], env, 'The site could not be built');
  // The stamp has the build's start time, so that a change during the build is not missed.
  writeFileSync(stamp, '');
  utimesSync(stamp, startedAt, startedAt);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} complaint
 */
async function quietly(command, args, env, complaint) {
  const { code, output } = await run(command, args, { env, quiet: true });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new SetupError(complaint);
}

/** @param {string} path */
function modified(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} path a file or a folder: a folder's own modification time reveals deleted files */
function newest(path) {
  const folder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
  const inside = folder ? readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(modified(path), ...inside.map((name) => modified(join(path, name))));
}
