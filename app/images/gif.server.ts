import { IMAGE } from '~/server/limits.server';

/**
 * Whether a file is a GIF, or the start of one, that is too large to decode: a browser draws its whole canvas, which
 * sharp ignores in odd files, and sharp keeps a kilobyte for each of its frames, of which a file of 20 MB may have a million.
 */
export function isGifBomb(file: Uint8Array): boolean {
  const gif = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (gif.length < 13 || gif.toString('latin1', 0, 4) !== 'GIF8') return false;
  if (gif.readUInt16LE(6) * gif.readUInt16LE(8) > IMAGE.maxPixels) return true;
  const colors = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colors(gif[10]);
  for (let frames = 0; frames <= IMAGE.maxFrames; ) {
    if (gif[at] === EXTENSION) at += 2;
    else if (gif[at] === FRAME) {
      frames += 1;
      at += 11 + colors(gif[at + 9]);
    } else return false;
    // Sub-blocks, each after its length; the last one is empty.
    while (gif[at]) at += (gif[at] ?? 0) + 1;
    at += 1;
  }
  return true;
}

const EXTENSION = 0x21;
const FRAME = 0x2c;
