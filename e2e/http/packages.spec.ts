import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'playwright/test';
import ts from 'typescript';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The packages that the server's files import, in any form, apart from what Node.js itself has. */
function importedPackages(): Set<string> {
  const built = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `build/server/${name}`);
  const names = ['server.mjs', 'watchdog.mjs', ...built].flatMap((path) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
    return importedFiles.map(({ fileName }) => fileName);
  });
  const bare = names.filter((name) => !/^[./]/.test(name) && !isBuiltin(name));
  return new Set(bare.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
}

test('where the site runs, all packages that it imports are installed, and no other', () => {
  expect([...importedPackages()].sort()).toEqual(Object.keys(dependencies).sort());
});

test('what the build holds of packages is in its software bill of materials', () => {
  const { components } = JSON.parse(readFileSync('build/sbom.cdx.json', 'utf8'));
  const listed = components.map(({ name }: { name: string }) => name);
  // Of the server, the fonts, the browser and the service worker.
  const bundled = ['zod', 'react-markdown', '@fontsource-variable/fraunces', '@remix-run/router', 'workbox-core'];
  expect(listed).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...bundled]));
  for (const tool of ['vite', 'tailwindcss', 'typescript', '@remix-run/dev', '@remix-run/serve']) {
    expect(devDependencies).toHaveProperty([tool]);
    expect(listed).not.toContain(tool);
  }
});
