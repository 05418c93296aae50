// @ts-check
/** `npm start`: installs and builds if necessary, then serves the production site. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureAdminHost, ensurePort, loadEnv, serve, siteAddress } from './host.mjs';
import { buildIfStale, installMissing, main, root } from './setup.mjs';

/** Longer than the server waits for open requests. */
const GRACE_MS = 25_000;

await main(async () => {
  await installMissing();
  loadEnv();
  await buildIfStale();
  await ensureAdminHost();
  await ensurePort();
  process.env.NODE_ENV = 'production';
  // The server's log goes to standard error, so that the URL is the last line.
  serve(['server.mjs'], GRACE_MS, 2);
  await answering();
  console.log(`${process.env.SITE_NAME || 'Jelajahi Bali'} siap: ${siteAddress()}`);
});

/** Waits until the site responds. Requests an asset: those are not logged. */
async function answering() {
  const asset = readdirSync(join(root, 'build/client/assets'))[0];
  for (;;) {
    try {
      const response = await fetch(`${siteAddress()}/assets/${asset}`, { method: 'HEAD' });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await delay(50);
  }
}
