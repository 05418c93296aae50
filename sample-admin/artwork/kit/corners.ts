/** Corners of rectangles in metres. */

/** A point in metres: x right, y up from the ground, z away from the viewer. */
export type P3 = readonly [number, number, number];

/** Lying at height y: from x0 to x1, from z0 to z1. */
export const slab = (x0: number, x1: number, z0: number, z1: number, y: number): P3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** Upright across the view at z: from x0 to x1, from y0 to y1. */
export const upright = (x0: number, x1: number, y0: number, y1: number, z: number): P3[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** Upright along the view at x: from z0 to z1, from y0 to y1. */
export const flank = (x: number, z0: number, z1: number, y0: number, y1: number): P3[] => [
  [x, y0, z0],
  [x, y0, z1],
  [x, y1, z1],
  [x, y1, z0],
];
