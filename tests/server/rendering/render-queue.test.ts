import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { queueRender, queueRequest, waitingRequests } from '~/server/rendering/render-queue.server';

/** Counts the next hundred turns of the event loop. */
function countTurns() {
  const count = { turn: 0 };
  const ended = (async () => {
    for (; count.turn < 100; count.turn += 1) await setImmediate();
  })();
  return { count, ended };
}

test('each request and each render gets its own turn of the event loop', async () => {
  const { count, ended } = countTurns();
  const turns = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? queueRequest().then(() => count.turn) : queueRender().then(() => count.turn),
    ),
  );
  await ended;
  expect(new Set(turns).size).toBe(20);
});

test('a render follows the requests that are just arriving, after fifty turns at most', async () => {
  const turnsUntilRendered = async (arriving: number) => {
    let turn = 0;
    const rendered = queueRender().then(() => turn);
    const arrived: Promise<void>[] = [];
    for (; turn < 80; turn += 1) {
      if (turn < arriving) arrived.push(queueRequest());
      await setImmediate();
    }
    await Promise.all(arrived);
    return rendered;
  };
  expect(await turnsUntilRendered(0)).toBeLessThan(5);
  expect(await turnsUntilRendered(10)).toBeGreaterThanOrEqual(10);
  const flooded = await turnsUntilRendered(80);
  expect(flooded).toBeGreaterThan(40);
  expect(flooded).toBeLessThan(60);
});

test('pages are rendered before further requests begin', async () => {
  const order: string[] = [];
  const requests = [1, 2, 3].map((number) => queueRequest().then(() => order.push(`request ${number}`)));
  const render = queueRender().then(() => order.push('render'));
  expect(waitingRequests()).toBe(2);
  await Promise.all([...requests, render]);
  expect(order).toEqual(['request 1', 'render', 'request 2', 'request 3']);
  expect(waitingRequests()).toBe(0);
});

test('a page whose client has gone is not rendered and delays no other page', async () => {
  const render = vi.fn();
  const client = new AbortController();
  const waiting = Array.from({ length: 3 }, () => queueRender(client.signal).then(render));
  client.abort(new Error('gone'));
  for (const one of waiting) await expect(one).rejects.toThrow('gone');
  await queueRender();
  expect(render).not.toHaveBeenCalled();
});
