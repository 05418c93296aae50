/** Rafting on the Ayung. */

import * as k from '../../../kit.js';
import { drop } from '../parts/marks.js';
import { raft } from '../parts/river.js';

/** White water across the river at height y. */
function foam(c: k.Canvas, y: number, x0: number, x1: number, h: number): string {
  return k.surf(
    c,
    Array.from({ length: 9 }, (_, i): k.Pt => [k.lerp(x0, x1, i / 8), y + 5 * Math.sin(i * 1.7)]),
    h,
    0.85,
  );
}

/** Boulders in the stream, foam at their feet. */
function boulders(c: k.Canvas): void {
  for (const [x, y, w, h, s] of [
    [560, 800, 150, 66, 3],
    [1120, 806, 170, 74, 4],
    [250, 960, 300, 120, 5],
    [1400, 950, 330, 140, 6],
  ] as const)
    c.add(
      k.boulder(c, x, y, w, h, { seed: s }),
      k.path(k.lens(x, y + 3, w * 1.2, 8), '#FFFFFF', 'opacity="0.8"'),
    );
}

/** Drops thrown up by the boat. */
function spray(c: k.Canvas): void {
  let d = '';
  for (let i = 0; i < 70; i++) {
    const a = -Math.PI * c.r.range(0.1, 0.9);
    const q = c.r.range(60, 210);
    d += drop(520 + Math.cos(a) * q, 1000 + Math.sin(a) * q * 0.7, 4, 5);
  }

  c.add(k.path(d, '#FFFFFF', 'opacity="0.75"'));
}

/** A wall of rain forest that falls to the river, `s` −1 left, 1 right; `edge` is where it meets the water, `top` its height at the sheet's side. */
function jungle(c: k.Canvas, s: -1 | 1, top: number, edge: number, foot: number, depth: number): string {
  const side = s < 0 ? 0 : 1600;
  const steep = (x: number): number => (Math.abs(x - side) / Math.abs(edge - side)) ** 1.7 * (foot - top);
  const ridge: k.RidgeOptions = {
    y: top,
    amp: 26,
    depth,
    seed: Math.round(edge),
    span: 150,
    trees: 30,
    mist: 0.5,
    fall: foot - top,
    shape: (x) =>
      s < 0 ? (x > edge ? 900 : steep(Math.max(0, x))) : x < edge ? 900 : steep(Math.min(1600, x)),
  };
  const clip = `M-20 -20H1620V${foot}H-20Z`;
  let crowns = '';
  const r = k.rng(Math.round(edge) + 3);
  const rows = 6;
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < 4; j++) {
      const x = side - s * (Math.abs(edge - side) * ((j + (i % 2) * 0.5) / 4) + r.range(-20, 20));
      const y = k.lerp(k.crest(ridge)(x), foot, (i + 0.25) / rows);
      if (y < foot - 30)
        crowns += k.canopy(c, x, y, r.range(170, 250), r.range(90, 120), {
          depth: depth + 0.12 * (1 - i / rows),
          leaf: 15,
          seed: i * 9 + j,
        });
    }
  return k.group(k.ridge(c, ridge) + crowns, c.clip(clip));
}

/** Rafting the Ayung: the red boat shoots out of the gorge, rain forest on both sides. */
function ayung(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 830, y: 90 } });
  c.add(
    k.sky(c, 420),
    k.airGlow(c, 830, 150, 620, 420, c.p.sun, 0.9),
    k.ridge(c, {
      y: 360,
      amp: 60,
      depth: 0.72,
      seed: 4,
      span: 260,
      trees: 22,
      shape: (x) => -330 * Math.abs((x - 830) / 800) ** 1.5,
    }),
    k.hazeBand(c, 400, 120, 0.8, '#EEF4DC'),
    k.ridge(c, {
      y: 470,
      amp: 40,
      depth: 0.52,
      seed: 11,
      span: 200,
      trees: 26,
      shape: (x) => -560 * Math.abs((x - 830) / 800) ** 1.2,
    }),
    k.hazeBand(c, 560, 110, 0.75, '#EEF4DC'),
    k.sea(c, 590, 1210, { colors: ['#DDEBD2', '#5FAE97', '#14605C'], waves: 40 }),
  );
  c.add(
    jungle(c, -1, 120, 690, 720, 0.34),
    jungle(c, 1, 60, 1000, 720, 0.34),
    k.hazeBand(c, 690, 50, 0.55, '#F2F7E8'),
    k.rays(c, { x: 830, y: -150, angle: 90, spread: 70, length: 1200, count: 8, opacity: 0.34 }),
  );
  c.add(jungle(c, -1, 330, 470, 890, 0.14), jungle(c, 1, 280, 1210, 890, 0.14));
  boulders(c);
  c.add(
    foam(c, 700, 700, 990, 7),
    foam(c, 750, 640, 1040, 10),
    foam(c, 815, 600, 1080, 13),
    raft(c, 810, 985, 570, -1),
    foam(c, 1004, 540, 1130, 20),
    foam(c, 1056, 300, 760, 14),
    foam(c, 1074, 840, 1330, 16),
    foam(c, 1136, 420, 1180, 18),
  );
  spray(c);
  c.add(
    k.groundShade(c, 1020, 0.5),
    k.fern(c, 60, 1230, 340, -64, { seed: 3 }),
    k.fern(c, 1540, 1240, 340, -112, { seed: 9 }),
  );
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The pictures of this file. */
export const attractionsAyung = {
  'attractions/rafting-ayung': ayung,
};
