// @ts-check
/** `npm run dev`: the Vite dev server, with the sample admin host when no ADMIN_HOST is set. */
import { ensureAdminHost, ensurePort, loadEnv, serve } from './host.mjs';
import { installMissing, main } from './setup.mjs';

await main(async () => {
  await installMissing();
  loadEnv();
  await ensureAdminHost();
  await ensurePort();
  process.env.NODE_ENV = 'development';
  // A change to the content shows soon.
  process.env.ADMIN_FRESH_SECONDS ??= '1';
  const host = process.env.HOST ? ['--host', process.env.HOST] : [];
  const port = ['--port', String(process.env.PORT), '--strictPort'];
  serve(['node_modules/@remix-run/dev/dist/cli.js', 'vite:dev', ...port, ...host], 1000);
});
