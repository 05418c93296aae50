/** Openings shared by the travel scenes: sky with sun, and a layer of far land with its haze. */
import * as k from '../../../kit.js';

/** Settings of `open`. */
interface OpenOptions {
  sun?: number;
  glow?: number;
  rings?: boolean;
  streaks?: number;
  disc?: boolean;
}

/** A canvas with sky, sun and cloud streaks; `horizon` is the sky's lowest line. */
export function open(
  time: k.Time,
  seed: number,
  light: readonly [number, number],
  horizon: number,
  o: OpenOptions = {},
): k.Canvas {
  const c = new k.Canvas({ time, seed, light: { x: light[0], y: light[1] } });
  c.add(
    k.sky(c, horizon),
    k.sun(c, o.sun ?? 60, { glow: o.glow ?? 9, rings: o.rings ?? true, disc: o.disc ?? true }),
  );
  if (o.streaks !== 0) c.add(k.streaks(c, horizon * 0.15, horizon * 0.72, o.streaks ?? 8, 0.5));
  return c;
}

/** A ridge with a band of haze at its foot. */
export function far(c: k.Canvas, o: k.RidgeOptions, haze = 0.65): string {
  return k.ridge(c, o) + k.hazeBand(c, o.y + o.amp * 0.6 + 20, 80, haze);
}

/** A plain filled polygon from a point list. */
export const poly = (list: string, fill: string, attrs = ''): string =>
  k.path(k.lines(k.pts(list)), fill, attrs);

/** A soft-cornered closed shape through a point list. */
export const blob = (list: string, fill: string, attrs = ''): string =>
  k.path(k.smooth(k.pts(list)), fill, attrs);

/** A local colour in the scene's light, optionally pushed back in depth. */
export const hue = (c: k.Canvas, local: string, light: number, depth = 0): string =>
  k.aerial(c.p, k.tone(c.p, local, light), depth);

/** A row of dabs of foliage from compact rows `x y w h`. */
export const bushes = (c: k.Canvas, rows: string, depth: number, leaf?: number): string =>
  k
    .quads(rows)
    .map(([x, y, w, h]) =>
      k.canopy(c, x, y, w, h, leaf ? { depth, leaf, seed: x + y } : { depth, seed: x + y }),
    )
    .join('');
