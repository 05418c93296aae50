// @ts-check
/** Finds or installs the programs that tests and measurements start, besides a browser. */
import { spawnSync } from 'node:child_process';
import { aptInstall } from './chromium.mjs';

/**
 * Installs the programs that are missing, from the Debian packages of the same names.
 *
 * @param {string[]} programs
 * @returns {Promise<string[]>} the programs that could not be installed
 */
export async function installPrograms(programs) {
  const missing = programs.filter(isMissing);
  if (missing.length === 0) return [];
  console.log(`Installing ${missing.join(', ')} …`);
  await aptInstall(missing);
  return missing.filter(isMissing);
}

/** @param {string} program */
function isMissing(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined;
}
