// @ts-check
/** The software bill of materials, the last step of `npm run build`: `build/sbom.cdx.json` (CycloneDX). */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, root, run, SetupError } from './setup.mjs';

/**
 * Returns the packages of package-lock.json that production runs as a CycloneDX document, with each optional one of
 * other platforms: the dependencies and the bundled devDependencies, both with all that they need. The copies that npm
 * reads have no other `devDependencies`: its `--omit dev` wrongly leaves out packages of both kinds, such as React.
 *
 * @param {string[]} bundled names of packages; packages that are not a direct dependency are ignored
 * @returns {Promise<string>}
 * @throws {SetupError} when npm fails
 */
export async function billOfMaterials(bundled) {
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-sbom-'));
  try {
    const manifest = readJson('package.json');
    const lock = readJson('package-lock.json');
    for (const project of [manifest, lock.packages['']]) {
      const own = Object.entries(project.devDependencies).filter(([name]) => bundled.includes(name));
      project.dependencies = { ...project.dependencies, ...Object.fromEntries(own) };
      delete project.devDependencies;
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    // The lock file marks bundled packages as `dev`, which NODE_ENV=production leaves out. Without peers: TypeScript is an optional
    // one of Remix.
    const kinds = ['--include', 'dev', '--legacy-peer-deps'];
    const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', ...kinds, '--prefix', folder];
    const { code, output } = await run('npm', ['sbom', ...options, '--loglevel', 'error'], { quiet: true });
    if (code !== 0) throw new SetupError(`The software bill of materials could not be made: ${output}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    // Written by vite.config.ts.
    const bundled = readdirSync(join(root, 'build/packages')).flatMap((name) => readJson(`build/packages/${name}`));
    writeFileSync(join(root, 'build/sbom.cdx.json'), await billOfMaterials(bundled));
  });
}
