import { expect, test } from 'vitest';
import * as entry from '~/entry.server';
import { config } from '~/server/env.server';

test('Remix waits for a streamed page as long as its calls may take, not five seconds', () => {
  expect(entry.streamTimeout).toBeGreaterThanOrEqual(3 * config.adminTimeoutMs);
});
