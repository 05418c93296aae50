// @ts-check
/** The software bill of materials, the last step of `npm run build`: `build/sbom.cdx.json` (CycloneDX). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, root, run, SetupError } from './setup.mjs';

/**
 * Returns the production packages of package-lock.json as a CycloneDX document, with each optional one of other platforms.
 * The copies that npm reads have no `devDependencies`: its `--omit dev` also leaves out what both kinds need, such as
 * React (npm/cli#7909).
 *
 * @returns {Promise<string>}
 * @throws {SetupError} when npm fails
 */
export async function billOfMaterials() {
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-sbom-'));
  try {
    const manifest = readJson('package.json');
    const lock = readJson('package-lock.json');
    for (const project of [manifest, lock.packages['']]) delete project.devDependencies;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--prefix', folder, '--loglevel', 'error'];
    const { code, output } = await run('npm', ['sbom', ...options], { quiet: true });
    if (code !== 0) throw new SetupError(`The software bill of materials could not be made: ${output}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => writeFileSync(join(root, 'build/sbom.cdx.json'), await billOfMaterials()));
}
