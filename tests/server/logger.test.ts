import { afterEach, expect, test, vi } from 'vitest';
import { droppingDestination, log, logCount, logDistinct } from '~/server/logger.server';

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

test('lines that cannot be written are dropped, and counted once they can be', () => {
  const write = vi.fn();
  const destination = droppingDestination(write);
  const full = () => {
    throw new Error('ENOSPC: no space left on device, write');
  };
  write.mockImplementation(full);
  for (const line of ['a', 'b', 'c']) destination.write(line);
  write.mockReset();
  for (const line of ['d', 'e']) destination.write(line);
  const written = write.mock.calls.map(([line]) => line);
  expect(written).toEqual(['d', expect.stringContaining('"event":"log-lines-dropped","count":3'), 'e']);
});

test('logDistinct logs each value once, cut to 200 characters, and at most a hundred values', () => {
  const warn = vi.spyOn(log, 'warn');
  const onValue = logDistinct('some-event');
  for (const value of ['a', 'b', 'a', 'x'.repeat(1000)]) onValue(value);
  expect(warn.mock.calls).toEqual(['a', 'b', 'x'.repeat(200)].map((value) => [{ event: 'some-event', value }]));
  for (let at = 0; at < 1000; at += 1) onValue(at);
  expect(warn).toHaveBeenCalledTimes(100);
  expect(warn).toHaveBeenLastCalledWith({ event: 'some-event', value: '96', last: true });
});
