// @ts-check
/** The browser for the end-to-end tests: found, or else installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, SetupError } from './setup.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLAYWRIGHT_LIMIT_MS = 180_000;

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, Playwright's own, the system's, else one that is installed now.
 *
 * @returns {Promise<string>}
 * @throws {SetupError} when there is none and none could be installed.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new SetupError(`CHROMIUM_PATH names no Chromium that runs: ${named}`);
  }
  const present = (await playwrights()) ?? systems();
  if (present) return present;

  console.log('Installing a Chromium for the end-to-end tests …');
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    quiet: true,
    timeoutMs: PLAYWRIGHT_LIMIT_MS,
  });
  const installed = (await playwrights()) ?? (await debians());
  if (installed) return installed;
  throw new SetupError('No Chromium was found or could be installed: install one and set CHROMIUM_PATH');
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return runs(path) ? path : null;
}

function systems() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(runs) ?? null;
}

async function debians() {
  const [command = '', ...sudo] = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const apt = [...sudo, 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run(command, [...apt, 'update'], { quiet: true });
  await run(command, [...apt, 'install', '-y', '--no-install-recommends', 'chromium'], { quiet: true });
  return systems();
}

/** @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // Being there is not enough: its libraries may be missing. On Windows, asking would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
