import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** The warm-up of a new process. */
async function start(env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ADMIN_FRESH_SECONDS: '60', WARM_UP: 'on', ...env }))
    vi.stubEnv(name, value);
  const warmUp = await import('~/server/warm-up.server');
  vi.unstubAllEnvs();
  return warmUp;
}

test('lists load one after the other, and a failing one does not keep the others out of memory', async () => {
  const { warmUp, isWarm } = await start();
  const events: string[] = [];
  const load = (name: string, isLoaded: boolean) => async () => {
    events.push(`${name} starts`);
    await Promise.resolve();
    events.push(`${name} ends`);
    return isLoaded;
  };
  void warmUp([load('a', false), load('b', true)]);
  expect(isWarm()).toBe(false);
  await expect.poll(isWarm).toBe(true);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test.each<Record<string, string>>([{ WARM_UP: 'off' }, { ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' }])(
  'with %j nothing is loaded',
  async (env) => {
    const { warmUp, isWarm } = await start(env);
    const load = vi.fn(async () => true);
    await warmUp([load]);
    expect(load).not.toHaveBeenCalled();
    expect(isWarm()).toBe(true);
  },
);
