// @ts-check
/** What `npm start` and `npm run dev` share: settings, the sample admin host, the port, the server as a child. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root, SetupError } from './setup.mjs';

/** The process that started this one; another number later means that it is gone. */
const launcher = process.ppid;

/** Reads `.env` where there is one; what the environment holds already wins. */
export function loadEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** With no ADMIN_HOST, starts the sample admin host inside this process and names it in ADMIN_HOST. */
export async function ensureAdminHost() {
  if (process.env.ADMIN_HOST) return;
  const { tsImport } = await import('tsx/esm/api');
  const { startSampleAdmin } = await tsImport('../sample-admin/server.ts', import.meta.url);
  process.env.ADMIN_HOST = (await startSampleAdmin()).url;
}

/**
 * Settles PORT: the one given, any free one for 0, or without one the first free port from 3000 on.
 * A PORT that is no port number stays as it is: the site's own check of its settings names it.
 *
 * @throws {SetupError} when the site could not listen there.
 */
export async function ensurePort() {
  const given = process.env.PORT;
  const asked = given ? Number(given) : 3000;
  if (!Number.isInteger(asked) || asked < 0 || asked > 65_535) return;
  for (let port = asked; ; port += 1) {
    const { problem, bound } = await tryListening(port);
    if (!problem) {
      process.env.PORT = String(bound);
      return;
    }
    if (given || problem !== 'EADDRINUSE' || port === 65_535) {
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
 * Runs a Node program as the server. Signals to this process are handed on, and this process ends as the child does.
 *
 * @param {string[]} args
 * @param {number} graceMs how long it may take to finish what it is answering, once it has been told to end
 */
export function serve(args, graceMs) {
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  let ending = false;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    // A signal may come twice, from the terminal and through npm.
    if (ending) return;
    ending = true;
    server.kill(signal);
    setTimeout(() => server.kill('SIGKILL'), graceMs);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => end(signal));
  if (process.env.npm_lifecycle_event) {
    // npm signals only the shell that it starts scripts with, and that one dies without telling its child.
    setInterval(() => process.ppid !== launcher && end('SIGTERM'), 250);
  }
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** The site's address as a visitor on this machine would type it. */
export function siteAddress() {
  const { HOST: host, PORT: port } = process.env;
  const everywhere = !host || host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
