import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Modules of the site read their settings when they are loaded; a test that needs another admin host says so first
// (`tests/support/admin.ts`). Port 9 answers nothing.
process.env.ADMIN_HOST ??= 'http://127.0.0.1:9';
process.env.SITE_URL ??= 'https://www.jelajahi.example';
process.env.ADMIN_FRESH_SECONDS ??= '0';
process.env.ADMIN_STALE_SECONDS ??= '0';
process.env.LOG_LEVEL ??= 'silent';

// What the tests of one file keep on disk, no other file's find.
const cacheDir = mkdtempSync(join(tmpdir(), 'site-tests-'));
process.env.CACHE_DIR = cacheDir;
afterAll(() => rmSync(cacheDir, { recursive: true, force: true, maxRetries: 5 }));

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// Whoever expects an error line clears the mock; a stray one fails the test.
afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
