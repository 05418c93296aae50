import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const dependencies = { dependency: 'file:dependency' };

/** A project in its own folder with the real scripts, and with a build and a server that take no time. */
const files = {
  'package.json': JSON.stringify({ type: 'module', scripts: { build: 'node build.mjs' }, dependencies }),
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { dependencies },
      dependency: { version: '1.0.0' },
      'node_modules/dependency': { resolved: 'dependency', link: true },
    },
  }),
  'dependency/package.json': '{ "name": "dependency", "version": "1.0.0" }',
  'build.mjs': `import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('build/client/assets', { recursive: true });
    writeFileSync('build/client/assets/a.js', '');`,
  'server.mjs': `import { createServer } from 'node:http';
    console.log('a line of the log');
    createServer((_, response) => response.end()).listen(process.env.PORT);`,
  'app/page.ts': '',
  'app/old.ts': '',
};
const folder = mkdtempSync(join(tmpdir(), 'start-'));
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}
cpSync('scripts', join(folder, 'scripts'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of `npm start` until the site responds. */
async function start(): Promise<string[]> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ADMIN_HOST: 'http://127.0.0.1:9', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (/siap: .*\n/.test(printed)) break;
  }
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return printed.trim().split('\n');
}

const ready = expect.stringMatching(/^Jelajahi Bali siap: http:\/\/localhost:\d+$/);
const installing = 'Installing packages …';
const building = 'Building the site …';

test('`npm start` installs missing packages, builds a missing or outdated build, and prints the URL last', async () => {
  expect(await start(), 'a fresh clone').toEqual([installing, building, ready]);
  expect(await start(), 'a build of now').toEqual([ready]);
  const later = new Date(Date.now() + 1000);
  utimesSync(join(folder, 'app/page.ts'), later, later);
  expect(await start(), 'a source was changed').toEqual([building, ready]);
  utimesSync(join(folder, 'app/page.ts'), new Date(0), new Date(0));
  rmSync(join(folder, 'app/old.ts'));
  expect(await start(), 'a source was deleted').toEqual([building, ready]);
});
