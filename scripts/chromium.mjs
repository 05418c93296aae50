// @ts-check
/** Finds or installs the browser for the end-to-end tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, SetupError } from './setup.mjs';

/** Chromium without a window system: it loads a page in less than half the time. */
const headlessShell = 'chromium-headless-shell';
const systemNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const debianNames = [headlessShell, 'chromium'];
const PLAYWRIGHT_LIMIT_MS = 180_000;

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, the system's, Playwright's own, or else a fresh install. In CI,
 * a missing headless shell is installed beside another Chromium.
 *
 * @returns {Promise<string>}
 * @throws {SetupError} if none is installed and none could be installed.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new SetupError(`CHROMIUM_PATH is not a working Chromium: ${named}`);
  }
  const present = await presentChromium();
  if (present && (!process.env.CI || present.endsWith(headlessShell))) return present;

  console.log('Installing a Chromium for the end-to-end tests …');
  const installed = (await debians()) ?? present ?? (await newFromPlaywright());
  if (installed) return installed;
  throw new SetupError('No Chromium was found or could be installed: install one and set CHROMIUM_PATH');
}

/**
 * Returns the path of an installed Chromium that works: the system's or Playwright's own, or else null.
 *
 * @returns {Promise<string | null>}
 */
export async function presentChromium() {
  return systems() ?? (await playwrights());
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

async function newFromPlaywright() {
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    quiet: true,
    timeoutMs: PLAYWRIGHT_LIMIT_MS,
  });
  return playwrights();
}

async function debians() {
  for (const name of debianNames) {
    // Also installs the font that the site's fallback is adjusted to (app/styles/fonts.css).
    await aptInstall([name, 'fonts-liberation']);
    const installed = systems();
    if (installed) return installed;
  }
  return null;
}

/**
 * Installs Debian packages, as root or with sudo. The caller checks whether that worked.
 *
 * @param {string[]} packages
 */
export async function aptInstall(packages) {
  const [command = '', ...sudo] = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const apt = [...sudo, 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run(command, [...apt, 'update'], { quiet: true });
  await run(command, [...apt, 'install', '-y', '--no-install-recommends', ...packages], { quiet: true });
}

/** @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // The file alone is not enough: its libraries may be missing. On Windows, `--version` would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
