import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'import.meta.env.BUILD_ID': '"uji"' },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
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
