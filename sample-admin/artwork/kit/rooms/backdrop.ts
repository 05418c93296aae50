/** Simplified landscapes behind rooms, pools and stages. */
import type { Canvas } from '../canvas.js';
import { mix } from '../colour.js';
import { crest, type RidgeOptions, ridge, volcano } from '../land.js';
import { cumulus, hazeBand, sky, stars, streaks, sun } from '../light.js';
import { palm } from '../palm.js';
import { triples } from '../shape.js';
import { lightPath, sea } from '../water.js';

/** Sky, sun, clouds and sea down to `bottom`. */
export function seaside(
  c: Canvas,
  horizon: number,
  o: {
    bottom?: number;
    sun?: number | false;
    streaks?: number;
    cloud?: boolean;
    path?: number;
    waves?: number;
  } = {},
): string {
  const night = c.p.time === 'malam';
  return (
    sky(c, horizon + 10) +
    (night ? stars(c, horizon * 0.8, 110) : '') +
    (o.sun === false ? '' : sun(c, o.sun ?? 66, { glow: 9 })) +
    streaks(c, horizon * 0.18, horizon * 0.8, o.streaks ?? 8, 0.5) +
    (o.cloud === false
      ? ''
      : cumulus(c, c.light.x > c.w / 2 ? c.w * 0.24 : c.w * 0.8, horizon + 2, 460, 70, 0.55)) +
    sea(c, horizon, o.bottom ?? c.h, { waves: o.waves ?? 36 }) +
    (o.path === 0 ? '' : lightPath(c, horizon, o.bottom ?? c.h, { width: o.path ?? 220, count: 64 })) +
    hazeBand(c, horizon, 30, 0.45)
  );
}

/** Sky, optional volcano, and hazy ridges down to the line `base`. */
export function hills(
  c: Canvas,
  base: number,
  o: {
    volcano?: readonly [x: number, height: number, width: number] | false;
    seed?: number;
    ridges?: number;
    sun?: number | false;
    palms?: string;
    amp?: number;
    stars?: boolean;
  } = {},
): string {
  const seed = o.seed ?? 5;
  let out = sky(c, base - 20);
  if (o.stars) out += stars(c, base * 0.75, 130);
  if (o.sun !== false) out += sun(c, o.sun ?? 62, { glow: 9 });
  out += streaks(c, base * 0.15, base * 0.62, 8, 0.5);
  if (o.volcano) {
    const [x, height, width] = o.volcano;
    out += volcano(c, {
      x,
      base: base - 40,
      height,
      width,
      depth: 0.62,
      seed: seed + 9,
      crater: 0.035,
      concave: 2.2,
    });
    out += hazeBand(c, base - 90, 110, 0.6);
  }
  const n = o.ridges ?? 2;
  for (let i = 0; i < n; i++) {
    const t = (i + 1) / n;
    const opts: RidgeOptions = {
      y: base - 70 + 60 * t,
      amp: (o.amp ?? 52) * (1.1 - t * 0.4),
      depth: 0.62 - 0.4 * t,
      seed: seed + i * 4,
      span: 380 - i * 40,
      trees: i === 0 ? 5 : 14,
    };
    if (i === n - 1)
      for (const [x, h, l] of triples(o.palms ?? '220 130 16, 1330 150 -20, 1400 110 22'))
        out += palm(c, x, crest(opts)(x) + 12, h, { lean: l, depth: opts.depth });
    out += ridge(c, opts) + hazeBand(c, base - 30 + 50 * t, 70, 0.5, mix(c.p.haze, c.p.far, 0.1));
  }
  return out;
}
