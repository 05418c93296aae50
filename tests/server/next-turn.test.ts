import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { nextTurn } from '~/server/next-turn.server';

test('no two callers get the same turn of the event loop', async () => {
  let turn = 0;
  const counting = (async () => {
    for (; turn < 100; turn += 1) await setImmediate();
  })();
  const turns = await Promise.all(Array.from({ length: 20 }, () => nextTurn().then(() => turn)));
  await counting;
  expect(new Set(turns).size).toBe(20);
});
