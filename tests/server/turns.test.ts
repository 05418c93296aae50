import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countQueuedRequest, waitForTurn } from '~/server/turns.server';

test('no two callers get the same turn of the event loop', async () => {
  let turn = 0;
  const counting = (async () => {
    for (; turn < 100; turn += 1) await setImmediate();
  })();
  const turns = await Promise.all(Array.from({ length: 20 }, () => waitForTurn().then(() => turn)));
  await counting;
  expect(new Set(turns).size).toBe(20);
});

test('a turn comes after the requests that are just arriving, but not later than fifty turns', async () => {
  const turnsUntilNext = async (arriving: number) => {
    let turn = 0;
    const next = waitForTurn().then(() => turn);
    for (; turn < 80; turn += 1) {
      if (turn < arriving) countQueuedRequest();
      await setImmediate();
    }
    return next;
  };
  const quiet = await turnsUntilNext(0);
  expect(quiet).toBeLessThan(5);
  expect(await turnsUntilNext(10)).toBeGreaterThanOrEqual(10);
  const flooded = await turnsUntilNext(80);
  expect(flooded).toBeGreaterThan(40);
  expect(flooded).toBeLessThan(60);
});
