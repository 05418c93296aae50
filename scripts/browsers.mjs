// @ts-check
/**
 * `npm run test:browsers`: a visitor's walk through the built site in Firefox, WebKit and Chromium 102, as Debian packages
 * them, each with and without the browser's translation. It installs what is missing. Arguments go to Playwright.
 */
import { existsSync } from 'node:fs';
import { aptInstall, findChromium } from './chromium.mjs';
import { buildIfStale, installMissing, main, run, SetupError } from './setup.mjs';

/** The packages of each engine, and a file that each installs. */
const engines = {
  chromium: { packages: ['chromium'], file: '/usr/bin/chromium' },
  firefox: { packages: ['firefox-esr'], file: '/usr/bin/firefox-esr' },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], file: '/usr/bin/WebKitWebDriver' },
  'chromium-102': {
    packages: ['python3-pyqt6.qtwebengine'],
    file: '/usr/lib/python3/dist-packages/PyQt6/QtWebEngineCore.abi3.so',
  },
};

await main(async () => {
  await installMissing();
  process.env.CHROMIUM_PATH = await findChromium();
  const missing = Object.values(engines).filter(({ file }) => !existsSync(file));
  if (missing.length > 0) await aptInstall(missing.flatMap(({ packages }) => packages));
  for (const [engine, { packages, file }] of Object.entries(engines)) {
    if (!existsSync(file)) throw new SetupError(`${engine} is missing: install ${packages.join(' and ')} of Debian 12`);
  }
  await buildIfStale();
  const { code } = await run('npx', ['playwright', 'test', '--project=browsers/*', ...process.argv.slice(2)]);
  process.exit(code);
});
