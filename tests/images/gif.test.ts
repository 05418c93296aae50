import { expect, test } from 'vitest';
import { isGifBomb } from '~/images/gif.server';
import { IMAGE } from '~/server/limits.server';

function gif(size: number, frames: number): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  header.writeUInt16LE(size, 6);
  header.writeUInt16LE(size, 8);
  const frame = Buffer.from('\x21\xf9\x04\0\x01\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  return Buffer.concat([header, ...Array(frames).fill(frame), Buffer.from(';')]);
}

test.each([
  ['a small animation', gif(64, 20), false],
  ['the most frames', gif(64, IMAGE.maxFrames), false],
  ['one frame more', gif(64, IMAGE.maxFrames + 1), true],
  ['a canvas of 30,000 × 30,000', gif(30_000, 1), true],
  ['the start of a GIF', gif(64, 20).subarray(0, 40), false],
  ['three bytes', Buffer.from('GIF'), false],
  ['another file', Buffer.from('\x89PNG\r\n\x1a\nxxxxxxxxxxxx', 'latin1'), false],
])('%s', (_, file, expected) => {
  expect(isGifBomb(file)).toBe(expected);
});
