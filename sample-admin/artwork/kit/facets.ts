/** Flat rectangles in a camera's world, as the four corners that `fill`, `face` and `shadow` take. */
import type { P3 } from './space.js';

/** A rectangle lying flat at height `y`. */
export const slab = (x0: number, x1: number, y: number, z0: number, z1: number): P3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** A rectangle standing upright, square to the viewer at depth `z`. */
export const panel = (x0: number, x1: number, y0: number, y1: number, z: number): P3[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** A rectangle standing upright and running away from the viewer at `x`. */
export const flank = (x: number, y0: number, y1: number, z0: number, z1: number): P3[] => [
  [x, y0, z0],
  [x, y0, z1],
  [x, y1, z1],
  [x, y1, z0],
];
