/** Tables with their chairs, as the restaurants set them. */
import { chair, diningTable } from '../../kit/dining.js';
import type { Space } from '../../kit/space.js';

/** A table whose two chairs face each other; x,z is its middle, `w` and `d` its size, `apart` how far each chair stands from the middle. */
export function tableForTwo(
  s: Space,
  x: number,
  z: number,
  w: number,
  d: number,
  { apart = 0.85, ...laid }: { apart?: number; cloth?: string; set?: boolean; candle?: boolean } = {},
): string[] {
  return [chair(s, x - apart, z, 2), diningTable(s, x, z, w, d, laid), chair(s, x + apart, z, -2)];
}
