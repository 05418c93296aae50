import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The test files of a pattern, with environment variables; the general pattern leaves out those with one of their own. */
const project = (name: string, include: string, env: Record<string, string>) => ({
  extends: true as const,
  test: { name, include: [include], exclude: name === 'uncached' ? ['tests/**/*.{cached,stale}.test.ts'] : [], env },
});

export default defineConfig({
  define: { 'import.meta.env.BUILD_ID': '"uji"' },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    // What differs is the caching of the admin host's responses; the site reads it when it starts.
    projects: [
      project('uncached', 'tests/**/*.test.{ts,tsx}', { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' }),
      project('cached', 'tests/**/*.cached.test.ts', { ADMIN_FRESH_SECONDS: '60', ADMIN_STALE_SECONDS: '86400' }),
      // Each response is stale at once.
      project('stale', 'tests/**/*.stale.test.ts', { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '3600' }),
    ],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // Threads start faster than processes.
    pool: 'threads',
    // Two more than the two cores assumed, since tests also wait for admin hosts that never respond.
    maxWorkers: 4,
    // Generous for a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
