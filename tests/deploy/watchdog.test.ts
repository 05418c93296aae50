import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Runs a script under the watchdog. */
const watch = (script: string) =>
  spawn(process.execPath, ['watchdog.mjs', process.execPath, '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });

test('a server whose event loop hangs after a heartbeat is killed', { timeout: 20_000 }, async () => {
  const watchdog = watch(`process.send('alive', () => { for (;;); })`);
  const [[code], message] = await Promise.all([once(watchdog, 'exit'), text(watchdog.stderr)]);
  expect(code).toBe(1);
  expect(message).toBe('The server hangs and is killed\n');
});

test('a server that does not listen yet may take its time', async () => {
  const watchdog = watch('const end = Date.now() + 3000; while (Date.now() < end); process.exit(4);');
  expect(await once(watchdog, 'exit')).toEqual([4, null]);
});

test('a signal reaches the server, and the watchdog exits with its exit code', async () => {
  const watchdog = watch(
    `process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('ready')`,
  );
  await once(watchdog.stdout, 'data');
  watchdog.kill('SIGTERM');
  expect(await once(watchdog, 'exit')).toEqual([3, null]);
});
