// @ts-check
/** `npm run bench`, `lighthouse`, `soak` …: installs and builds if necessary, then runs that script of `bench/`. */
import { buildIfStale, installMissing, main, run } from './setup.mjs';

const [script, ...args] = process.argv.slice(2);

await main(async () => {
  await installMissing();
  await buildIfStale();
  const { code } = await run(process.execPath, ['--import', 'tsx', `bench/${script}.ts`, ...args]);
  process.exitCode = code;
});
