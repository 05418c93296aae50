import { afterEach, beforeEach, expect, vi } from 'vitest';

// Modules of the site read their settings when they are loaded; a test that needs another admin host says so first
// (`tests/admin.ts`). Port 9 answers nothing.
process.env.ADMIN_HOST ??= 'http://127.0.0.1:9';
process.env.SITE_URL ??= 'https://www.jelajahi.example';
process.env.ADMIN_FRESH_SECONDS ??= '0';
process.env.ADMIN_STALE_SECONDS ??= '0';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// Whoever expects an error line clears the mock; a stray one fails the test.
afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
