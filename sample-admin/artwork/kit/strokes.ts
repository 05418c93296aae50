/** Strokes of one width: rods, ropes, seams, lines of light. */
import { type Pt, path, taper } from './shape.js';

/** A stroke along `line`, `w` wide from end to end. */
export const stroke = (line: readonly Pt[], w: number, fill: string, attrs = ''): string =>
  path(
    taper(line, () => w),
    fill,
    attrs,
  );
