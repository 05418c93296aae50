import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../support/start-site';

test('`npm run dev` serves a page with sample content', { timeout: 120_000 }, async () => {
  const port = await freePort();
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(dev, 'exit');
  const page = () => fetch(`http://127.0.0.1:${port}/tiket`).then((response) => response.text());
  try {
    await expect.poll(() => page().catch(() => ''), { timeout: 100_000 }).toContain('Shuttle Bandara');
  } finally {
    dev.kill('SIGTERM');
    await ended;
  }
});
