import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The test files of a pattern, and what the site caches in them. */
const project = (name: string, files: string, env: Record<string, string>) => ({
  extends: true as const,
  test: { name, include: [`tests/**/${files}`], env },
});

export default defineConfig({
  define: { 'import.meta.env.BUILD_ID': '"uji"' },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    // What differs is the caching of the admin host's responses; the site reads it when it starts.
    projects: [
      project('uncached', '!(*.cached|*.stale).test.{ts,tsx}', { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' }),
      project('cached', '*.cached.test.ts', { ADMIN_FRESH_SECONDS: '60', ADMIN_STALE_SECONDS: '86400' }),
      // Each response is stale at once.
      project('stale', '*.stale.test.ts', { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '3600' }),
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
