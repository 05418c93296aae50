/** Suasana: the village lane under penjor. */
import * as k from '../kit.js';

/** Where the lane ends on the horizon. */
const VANISHING: k.Pt = [800, 772];

/** A village road lined with penjor at golden hour. */
export function penjorJalan(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 620, y: 470 } });
  c.add(k.sky(c, 740), k.sun(c, 62, { glow: 10 }), k.streaks(c, 120, 420, 9, 0.55));
  c.add(
    k.volcano(c, {
      x: 860,
      base: 800,
      height: 400,
      width: 1500,
      depth: 0.66,
      seed: 21,
      crater: 0.04,
      concave: 2.1,
    }),
    k.hazeBand(c, 700, 120, 0.6),
  );
  c.add(
    k.ridge(c, {
      y: 740,
      amp: 40,
      depth: 0.5,
      seed: 7,
      span: 260,
      trees: 14,
      shape: (x) => -80 * ((x - 800) / 800) ** 2,
    }),
    k.hazeBand(c, 770, 70, 0.6),
  );
  lane(c);
  trees(c);
  compounds(c);
  penjors(c);
  c.add(k.groundShade(c, 900, 0.55));
  worshippers(c);
  c.add(k.rays(c, { angle: 75, spread: 80, length: 1000, count: 8, opacity: 0.2 }));
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The lane running to its vanishing point between green verges. */
function lane(c: k.Canvas): void {
  c.add(
    k.path(
      k.lines(k.pts('0,790 1600,790 1700,1210 -100,1210')),
      c.down(780, 1200, [
        [0, c.p.leaf[0]],
        [1, c.p.leaf[2]],
      ]),
    ),
  );
  c.add(
    k.path(
      k.lines([
        [VANISHING[0] - 26, VANISHING[1]],
        [VANISHING[0] + 26, VANISHING[1]],
        [1290, 1210],
        [310, 1210],
      ]),
      c.down(770, 1200, [
        [0, k.mix('#E8C88E', c.p.glow, 0.5)],
        [0.4, '#B99A72'],
        [1, '#5E5A4C'],
      ]),
    ),
  );
}

/** Trees on both sides, the farthest first. */
function trees(c: k.Canvas): void {
  for (const d of [0.44, 0.3, 0.17]) {
    const s = 1 - d * 1.75;
    for (const side of [-1, 1] as const)
      c.add(
        k.canopy(c, 800 + side * (190 + 470 * s), 800 - 40 * s, 420 * s + 60, 300 * s + 30, { depth: d }),
        k.palm(c, 800 + side * (170 + 400 * s), 820, 330 * s + 90, { depth: d }),
      );
  }
}

/** The pavilions and walls of the compounds along the lane. */
function compounds(c: k.Canvas): void {
  c.add(
    k.bale(c, 190, 960, 400, { depth: 0.12, tile: true }),
    k.bale(c, 470, 880, 200, { depth: 0.24 }),
    k.bale(c, 1430, 970, 420, { depth: 0.12 }),
    k.bale(c, 1130, 880, 190, { depth: 0.24, tile: true }),
    k.meru(c, 1270, 900, 330, 5, { depth: 0.2 }),
  );
  c.add(
    k.wall(c, -60, 742, [1130, 786], [300, 24], { depth: 0.08, pillars: 7 }),
    k.wall(c, 1660, 858, [1130, 786], [300, 24], { depth: 0.08, pillars: 7 }),
  );
}

/** Penjor on both sides, the farthest first; a walker among them. */
function penjors(c: k.Canvas): void {
  for (const [i, z] of [0.07, 0.13, 0.22, 0.37, 0.62, 1].entries()) {
    const y = VANISHING[1] + 400 * z;
    for (const side of [-1, 1] as const)
      c.add(
        k.penjor(c, 800 + side * (30 + 520 * z), y, 1000 * z + 60, side === -1 ? 1 : -1, {
          depth: Math.max(0, 0.42 - i * 0.09),
          seed: 3 + i * 2 + side,
        }),
      );
    if (z === 0.22) c.add(k.figure(c, 868, 890, 84, { pose: 'walk', depth: 0.15, dark: 0.3, facing: -1 }));
  }
}

/** Two women on their way to the temple. */
function worshippers(c: k.Canvas): void {
  c.add(
    k.path(k.lens(790, 1110, 150, 9) + k.lens(890, 1081, 130, 8), c.p.ink, 'opacity="0.35"'),
    k.figure(c, 745, 1106, 196, { pose: 'offering', sarong: k.core.terracotta, top: '#FBF2E0', dark: 0.15 }),
    k.figure(c, 850, 1078, 172, {
      pose: 'offering',
      sarong: k.core.deepSea,
      top: k.core.marigold,
      dark: 0.15,
    }),
  );
}
