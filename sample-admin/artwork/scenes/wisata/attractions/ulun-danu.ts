/** The lake temple of Ulun Danu. */
import * as k from '../../../kit.js';
import { ground, hue, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, open } from '../parts/setting.js';

/** The eleven-tiered meru on its island, between bushes and umbrellas. */
function templeIsland(c: k.Canvas): string {
  return (
    k.path('M300 876L316 838L724 838L740 876Z', hue(c, '#7E776A', -0.4)) +
    k.path('M316 838h408v10H316z', hue(c, '#C2B59E', 0.6)) +
    k.meru(c, 520, 840, 640, 11, { depth: 0.06 }) +
    bushes(c, '370 834 110 60, 660 834 120 60', 0.06) +
    k.tedung(c, 404, 842, 190, k.core.marigold, { depth: 0.04 }) +
    k.tedung(c, 636, 842, 190, '#FBF2E0', { depth: 0.04 })
  );
}

/** Two covered boats far out on the lake. */
function boats(c: k.Canvas): void {
  for (const [x, y, s, col] of [
    [1320, 760, 0.8, k.core.terracotta],
    [1440, 740, 0.6, k.core.lagoon],
  ] as const)
    c.add(
      k.at(
        x,
        y,
        s,
        shade(c, 0, 8, 170, 5, 0.3) +
          k.path('M-70 -14C-60 10 60 10 74 -16L60 -22L-60 -22Z', hue(c, '#FBF2E0', 0)) +
          k.path('M-54 -60C-30 -78 30 -78 54 -60L50 -54L-50 -54Z', hue(c, col, 0.4)) +
          k.path('M-46 -54h5v34h-5zM42 -54h5v34h-5z', hue(c, '#6B4A34', 0)),
      ),
    );
}

/** Shrubs in bloom at the path's edge. */
function flowerBeds(c: k.Canvas): void {
  for (const [x, y, w, h] of k.quads(
    '120 1090 340 120, 420 1150 320 90, 1480 1040 300 110, 1330 1130 360 110',
  ))
    c.add(k.canopy(c, x, y, w, h, { depth: 0, leaf: 15, seed: x }));
  for (let i = 0; i < 26; i++) {
    const x = c.r.pick([100, 160, 400, 470, 1330, 1480]) + c.r.range(-90, 90);
    c.add(
      `<circle cx="${k.n(x)}" cy="${k.n((x < 700 ? 1070 + (x > 300 ? 60 : 0) : 1060) + c.r.range(-20, 60))}" r="${k.n(c.r.range(6, 11))}" fill="${hue(c, c.r.pick(['#E98A7A', '#FBF2E0', '#F2A51E']), 0.4)}"/>`,
    );
  }
}

/** Ulun Danu at dawn, seen from the garden: tower, gate and a family by the lake. */
function ulunDanu(seed: number): string {
  const c = open('fajar', seed, [1080, 420], 640, { sun: 62, glow: 11, streaks: 10 });
  c.add(
    far(
      c,
      { y: 540, amp: 130, depth: 0.78, seed: 15, span: 560, shape: (x) => -60 * k.smoothstep(900, 0, x) },
      0.7,
    ),
    far(c, { y: 630, amp: 70, depth: 0.56, seed: 4, span: 380, trees: 8 }, 0.7),
    k.sea(c, 690, 1010, { waves: 33 }),
    k.lightPath(c, 690, 960, { width: 240, count: 100 }),
    k.hazeBand(c, 700, 46, 0.6),
  );
  boats(c);
  const base = templeIsland(c);
  c.add(
    k.mirror(base, 872, 0.3, 0.34),
    base,
    k.path(k.lens(520, 880, 540, 5), c.p.glint, 'opacity="0.6"'),
    k.hazeBand(c, 900, 34, 0.4),
  );
  c.add(
    ground(
      '-40,1010 200,970 480,980 800,1000 1100,960 1400,930 1660,920 1660,1240 -40,1240',
      c.down(940, 1210, k.fade(c.p.leaf[1], k.mix(c.p.leaf[2], c.p.ink, 0.3))),
    ),
    k.path(
      k.taper(k.pts('700,1230 860,1120 1060,1040 1320,990 1660,970'), (t) => 190 - 150 * t),
      k.mix('#CDB896', c.p.near, 0.25),
    ),
  );
  c.add(
    person(c, 1030, 1070, 178, 'hike', { top: '#FBF2E0', bottom: k.core.deepSea, dark: 0.3, facing: -1 }),
    person(c, 1110, 1064, 170, 'stand', {
      top: k.core.marigold,
      bottom: k.core.terracotta,
      sarong: true,
      hat: 'bun',
      dark: 0.3,
    }),
    person(c, 960, 1076, 104, 'hike', { top: k.core.terracotta, dark: 0.3, facing: -1 }),
  );
  flowerBeds(c);
  return c
    .add(k.groundShade(c, 1000, 0.5), k.cornerFronds(c, -30, -60, 420, 10, 80, 3, 8), k.finish(c))
    .svg();
}

/** The pictures of this file. */
export const attractionsUlunDanu = {
  'attractions/pura-ulun-danu-beratan': ulunDanu,
};
