import { afterEach, expect, test, vi } from 'vitest';
import { log, logCount } from '~/server/logger.server';

afterEach(() => {
  vi.useRealTimers();
});

test('logCount logs one line a minute, with the number of events', () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(log, 'warn');
  const onEvent = logCount('some-event');
  for (let at = 0; at < 1000; at += 1) onEvent();
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  onEvent();
  vi.advanceTimersByTime(120_000);
  expect(warn.mock.calls).toEqual([[{ event: 'some-event', count: 1000 }], [{ event: 'some-event', count: 1 }]]);
});
