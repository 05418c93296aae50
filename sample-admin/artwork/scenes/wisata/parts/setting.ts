/** What many travel scenes open with: sky and sun, mountains and far land, ground, bushes, palms. */
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

/** Gunung Agung, the same from every side. */
export const agung = (c: k.Canvas, o: Omit<k.VolcanoOptions, 'seed'>): string =>
  k.volcano(c, { seed: 21, crater: 0.026, concave: 2.2, ...o });

/** Gunung Batur with its broad crater. */
export const batur = (c: k.Canvas, o: Omit<k.VolcanoOptions, 'seed'>): string =>
  k.volcano(c, { seed: 12, crater: 0.1, concave: 1.5, ...o });

/** A plain backdrop over the whole sheet. */
export const backdrop = (fill: string): string => `<rect width="1600" height="1200" fill="${fill}"/>`;

/** Level ground from `y` down to the sheet's lower edge. */
export const floor = (y: number, fill: string): string =>
  `<rect y="${y}" width="1600" height="${1210 - y}" fill="${fill}"/>`;

/** Palms from compact rows `x y h lean`. */
export const palms = (c: k.Canvas, rows: string, depth: number): string[] =>
  k.quads(rows).map(([x, y, h, lean]) => k.palm(c, x, y, h, { lean, depth, seed: x }));

/** Palms on the crest of a ridge from compact rows `x h lean`. */
export const palmsOn = (c: k.Canvas, ridge: k.RidgeOptions, rows: string, depth: number): string[] =>
  k.triples(rows).map(([x, h, lean]) => k.palm(c, x, k.crest(ridge)(x) + 10, h, { lean, depth }));

/** A row of dabs of foliage from compact rows `x y w h`. */
export const bushes = (c: k.Canvas, rows: string, depth: number, leaf?: number): string =>
  k
    .quads(rows)
    .map(([x, y, w, h]) =>
      k.canopy(c, x, y, w, h, leaf ? { depth, leaf, seed: x + y } : { depth, seed: x + y }),
    )
    .join('');
