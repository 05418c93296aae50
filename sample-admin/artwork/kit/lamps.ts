/** Strings of bulbs and flames. */
import type { Canvas } from './canvas.js';
import { bulbs } from './screen.js';
import { curve, type Pt, path, taper } from './shape.js';

/** A string of bulbs hung from point to point; each length sags by itself. */
export const garland = (
  c: Canvas,
  poles: readonly Pt[],
  sag: number,
  count: number,
  size: number,
): string[] => poles.slice(1).map((b, i) => bulbs(c, poles[i] ?? b, b, sag, count, size));

/** One tongue of fire, its foot at x,y. */
export const flame = (x: number, y: number, h: number, w: number, color: string): string =>
  path(
    taper(
      curve([x, y], [x - 14, y - h * 0.5], [x + 6, y - h], 8),
      (t) => w * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.75)),
    ),
    color,
  );
