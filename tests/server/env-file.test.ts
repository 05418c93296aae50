import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The configuration that `app/server/env.server.ts` reads in a folder with this `.env`. */
function siteNameWith(file: string, env: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(join(folder, '.env'), file);
  const script = `import(${JSON.stringify(join(root, 'app/server/env.server.ts'))}).then(({ config }) => console.log(config.siteName))`;
  const tsx = join(root, 'node_modules/tsx/dist/loader.mjs');
  const { PATH = '' } = process.env;
  const found = execFileSync(process.execPath, ['--import', tsx, '-e', script], {
    cwd: folder,
    env: { PATH, NODE_ENV: 'production', TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), ...env },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return found.trim();
}

const FILE = 'SITE_NAME=Jelajah Uji\nADMIN_HOST=http://127.0.0.1:9\n';

test('`.env` is read, even with a Windows editor’s byte order mark', () => {
  expect(siteNameWith(FILE)).toBe('Jelajah Uji');
  expect(siteNameWith(`\ufeff${FILE}`)).toBe('Jelajah Uji');
});

test('a variable that is set already takes precedence', () => {
  expect(siteNameWith(FILE, { SITE_NAME: 'Lain' })).toBe('Lain');
});
