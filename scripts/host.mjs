// @ts-check
/** Shared by `npm start` and `npm run dev`: settings, the sample admin host, the port, the child process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root, SetupError } from './setup.mjs';

/** The parent's process id; a different value later means that the parent has exited. */
const launcher = process.ppid;

/**
 * Loads `.env` if it exists; variables that are already set take precedence. Windows editors start the file with a byte
 * order mark.
 */
export function loadEnv() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  const variables = parseEnv(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}

/**
 * Without ADMIN_HOST, starts the sample admin host in this process, and sets ADMIN_HOST, the unit of its packages and a
 * day without trips.
 *
 * @throws {SetupError} when SAMPLE_HABIT or a content file is invalid.
 */
export async function ensureAdminHost() {
  if (process.env.ADMIN_HOST) return;
  const { tsImport } = await import('tsx/esm/api');
  const { startSampleAdmin } = await tsImport('../sample-admin/server.ts', import.meta.url);
  try {
    process.env.ADMIN_HOST = (await startSampleAdmin({ watch: true })).url;
  } catch (error) {
    throw new SetupError(/** @type {Error} */ (error).message);
  }
  process.env.PACKAGE_PRICE_UNIT ??= 'per orang';
  process.env.CLOSED_DATES ??= '2027-03-08 Nyepi';
}

/**
 * Sets PORT: unchanged if set, a free port for 0, and if unset the first free port from 3000 on. An invalid PORT stays
 * unchanged, since the site's own validation reports it.
 *
 * @throws {SetupError} when the site cannot listen on the port.
 */
export async function ensurePort() {
  const configured = process.env.PORT;
  const requested = configured ? Number(configured) : 3000;
  if (!Number.isInteger(requested) || requested < 0 || requested > 65_535) return;
  for (let port = requested; ; port += 1) {
    const { problem, bound } = await tryListening(port);
    if (!problem) {
      process.env.PORT = String(bound);
      return;
    }
    if (configured || problem !== 'EADDRINUSE' || port === 65_535) {
      const host = process.env.HOST ? ` on HOST ${process.env.HOST}` : '';
      const why = problem === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${problem})`;
      throw new SetupError(`PORT ${port}${host} ${why}`);
    }
  }
}

/**
 * @param {number} port
 * @returns {Promise<{ bound: number, problem?: string }>}
 */
async function tryListening(port) {
  const server = createServer();
  try {
    await once(server.listen(port, process.env.HOST || undefined), 'listening');
    const address = server.address();
    return { bound: address && typeof address === 'object' ? address.port : port };
  } catch (error) {
    return { bound: port, problem: /** @type {NodeJS.ErrnoException} */ (error).code };
  } finally {
    server.close();
  }
}

/**
 * Runs a Node program as the server. Forwards signals to it, and exits with its status.
 *
 * @param {string[]} args
 * @param {number} graceMs how long the server may take to finish its requests after a signal, in milliseconds
 * @param {'inherit' | 2} stdout 2 sends its output to standard error
 */
export function serve(args, graceMs, stdout = 'inherit') {
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', stdout, 'inherit'] });
  let ending = false;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    // A signal may arrive twice, from the terminal and through npm.
    if (ending) return;
    ending = true;
    server.kill(signal);
    setTimeout(() => server.kill('SIGKILL'), graceMs);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => end(signal));
  if (process.env.npm_lifecycle_event) {
    // npm signals only the shell that runs the script, and the shell exits without forwarding the signal.
    setInterval(() => process.ppid !== launcher && end('SIGTERM'), 250);
  }
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** Returns the site's URL for a browser on this machine. */
export function siteAddress() {
  const { HOST: host, PORT: port } = process.env;
  const everywhere = !host || host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
