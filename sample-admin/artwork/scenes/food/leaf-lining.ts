/** Banana leaf as the lining of a plate. */
import { leafMat, TILT } from '../../kit/food.js';
import type { Canvas } from '../../kit.js';

/** A leaf of `w` × `h` on a plate at x,y, cut to the well of radius `r`; the well may `sink` below the leaf's middle. */
export function leafLining(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  o: { w: number; h: number; rot: number; seed: number; sink?: number },
): string {
  const ry = r * TILT;
  const cy = y + (o.sink ?? 0);
  const well = `M${x - r} ${cy}A${r} ${ry} 0 1 1 ${x + r} ${cy}A${r} ${ry} 0 1 1 ${x - r} ${cy}Z`;
  return `<g ${c.clip(well)}>${leafMat(c, x, y, o.w, o.h, o.rot, o.seed)}</g>`;
}
