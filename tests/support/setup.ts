import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// The site's modules read these variables when they load. Nothing listens on port 9.
// `tests/support/admin.ts` starts a host.
process.env.ADMIN_HOST ??= 'http://127.0.0.1:9';
process.env.SITE_URL ??= 'https://www.jelajahi.example';
process.env.LOG_LEVEL ??= 'silent';
// Long timeouts keep a busy machine from failing a test.
process.env.ADMIN_TIMEOUT_MS ??= '60000';
process.env.STREAM_AFTER_MS ??= '60000';

// Each test file has its own disk cache.
const cacheDir = mkdtempSync(join(tmpdir(), 'site-tests-'));
process.env.CACHE_DIR = cacheDir;
// Responses are written to it in the background. A pending write continues between two tries.
afterAll(() => rm(cacheDir, { recursive: true, force: true, maxRetries: 10 }));

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// A stray console error fails the test. A test that expects one clears the mock.
afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
