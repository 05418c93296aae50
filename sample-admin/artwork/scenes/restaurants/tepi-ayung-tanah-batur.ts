/** Restaurants: Warung Tepi Ayung and Kedai Kopi Tanah Batur. */
import { chair, diningTable, pavilion, pendant } from '../../kit/dining.js';
import { heap, steam } from '../../kit/heap.js';
import { person, rail } from '../../kit/road.js';
import { type P3, Space } from '../../kit/space.js';
import { deck } from '../../kit/stall.js';
import { verge } from '../../kit/verge.js';
import * as k from '../../kit.js';

/** Where the rice stands on its table. */
const RICE: P3 = [-0.25, 0.78, -0.2];

/** Bale over the Ayung valley as the lamps are lit, gold between the palms. */
export function tepiAyung(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 560, y: 330 } });
  const s = new Space(c, { x: 760, horizon: 560, eye: 1.6, dist: 6, scale: 250, yaw: -8, back: 0.2 });
  valley(c);
  c.add(
    deck(s, -6, 7, -3.5, 2.2),
    rail(s, { heading: 0, z: 2.2, off: 0, t0: -6, t1: 7, local: '#8A5E3E', h: 0.85, step: 0.5, slim: true }),
  );
  c.add(
    diningTable(s, 1.5, 0.9, 1.5, 0.8, { set: true }),
    chair(s, 0.5, 0.9, 2),
    chair(s, 2.5, 0.9, -2),
    chair(s, 1.5, 0.3, 1),
  );
  c.add(chair(s, -1.25, -0.15, 2), diningTable(s, -0.25, -0.15, 1.3, 0.9, { local: '#A9764A' }));
  riceDish(s);
  const [px, py] = s.to(RICE);
  c.add(
    s.drum(0.2, 0.74, 0.05, 0.045, 0.055, 0.16, '#C9823A'),
    s.drum(-0.7, 0.74, 0, 0.09, 0.13, 0.07, '#2C7F80', '#C2553A'),
    steam(c, px, py - 40, 130, { opacity: 0.35, wisps: 2 }),
    chair(s, 0.75, -0.15, -2),
  );
  c.add(person(s, -2.6, 0.8, { woman: true, pose: 'walk', top: '#F2A51E', sarong: '#0E5A63', dark: 0.2 }));
  c.add(
    pavilion(c, [1490], 150, 1120, { width: 60 }),
    ...k
      .triples('330 210 96, 820 270 130, 1230 220 104')
      .flatMap(([x, y, w]) => [
        k.airGlow(c, x, y + 40, w * 2.6, w * 2.2, '#FFD98A', 0.4),
        pendant(c, x, y, w, w * 0.7),
      ]),
    verge(c, -60, 520, 210, { seed: 5, rise: 'left' }),
    k.groundShade(c, 900, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}

/** The valley under gold light, the deeper the mistier. */
function valley(c: k.Canvas): void {
  c.add(
    k.sky(c, 560),
    k.sun(c, 72, { glow: 10 }),
    k.streaks(c, 90, 330, 9, 0.55),
    k.ridge(c, { y: 470, amp: 80, depth: 0.72, seed: 9, span: 320, trees: 14 }),
    k.hazeBand(c, 510, 110, 0.7),
  );
  c.add(
    k.ridge(c, {
      y: 580,
      amp: 60,
      depth: 0.5,
      seed: 6,
      span: 240,
      trees: 20,
      shape: (x) => -150 * ((x - 820) / 820) ** 2 + 70,
    }),
    k.hazeBand(c, 640, 110, 0.7),
  );
  for (const [x, y, h, l] of k.quads('300 800 460 40, 420 820 340 -30, 1330 800 480 -50, 1220 830 320 30'))
    c.add(k.palm(c, x, y, h, { lean: l, depth: 0.34 }));
  for (const [x, y, w, h] of k.quads('180 800 520 190, 520 850 420 130, 1420 800 520 190, 1120 870 420 120'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.28 }));
  c.add(k.bale(c, 560, 800, 210, { depth: 0.34 }), k.hazeBand(c, 830, 80, 0.5));
}

/** A leaf plate of rice ringed by five dishes. */
function riceDish(s: Space): void {
  const { c } = s;
  c.add(s.drum(-0.25, 0.74, -0.2, 0.3, 0.34, 0.03, '#B0704A', '#6E9A42'));
  const [px, py] = s.to(RICE);
  c.add(heap(c, px, py, 74, 40, ['#F8F3E2', '#EFE6CC'], 'grain', { seed: 3, size: 7, count: 60 }));
  for (const [dx, dy, col] of [
    [-52, -6, '#6E9A42'],
    [52, -8, '#C98A42'],
    [-34, 10, '#C2553A'],
    [38, 9, '#E0B070'],
    [2, 15, '#8A4A22'],
  ] as const)
    c.add(
      heap(c, px + dx, py + dy, 40, 12, [col, k.mix(col, '#FFFFFF', 0.25)], 'round', {
        seed: Math.abs(dx) + 1,
        size: 8,
        count: 18,
      }),
    );
}

/** Coffee terrace hung over the Batur caldera at sunrise. */
export function tanahBatur(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 1180, y: 380 } });
  const s = new Space(c, { x: 560, horizon: 500, eye: 1.75, dist: 6, scale: 245, yaw: 18, back: 0.2 });
  caldera(c);
  c.add(
    deck(s, -7, 3.6, -3.4, 2.4, '#8A6240'),
    rail(s, { heading: 0, z: 2.4, off: 0, t0: -7, t1: 3.6, local: '#6B4A34', h: 0.9, step: 0.6, slim: true }),
    rail(s, {
      heading: 90,
      x: 3.6,
      z: -3,
      off: 0,
      t0: 0.6,
      t1: 5.2,
      local: '#6B4A34',
      h: 0.9,
      step: 0.6,
      slim: true,
    }),
  );
  for (const [x, z] of [
    [-2.4, 1.3],
    [0.2, 1.4],
  ] as const)
    c.add(diningTable(s, x, z, 0.9, 0.8), chair(s, x - 0.8, z, 2), chair(s, x + 0.8, z, -2));
  c.add(
    person(s, 2.6, 1.6, { pose: 'stand', dark: 0.55, top: '#C2553A' }),
    person(s, 3, 1.9, { pose: 'stand', woman: true, dark: 0.55 }),
  );
  c.add(chair(s, 0.6, -0.7, 2), diningTable(s, 1.5, -0.7, 1.1, 0.9, { local: '#9A7048' }));
  c.add(
    ...cupOfCoffee(s, 1.3, -0.8),
    ...cupOfCoffee(s, 1.72, -0.6),
    s.drum(1.55, 0.74, -0.95, 0.1, 0.12, 0.02, '#9A7B50', '#E0A94A'),
  );
  const [sx, sy] = s.to([1.3, 0.92, -0.8]);
  c.add(steam(c, sx, sy, 170, { opacity: 0.45, wisps: 2 }), chair(s, 2.35, -0.7, -2));
  roofCorner(c);
  c.add(pendant(c, 420, 260, 110, 70));
  return c
    .add(k.groundShade(c, 930, 0.5), k.canopy(c, 1500, 1180, 420, 150, { depth: 0 }), k.finish(c))
    .svg();
}

/** The caldera at sunrise: rim, Batur, the lake below. */
function caldera(c: k.Canvas): void {
  c.add(k.sky(c, 560), k.sun(c, 66, { glow: 9 }), k.streaks(c, 120, 380, 9, 0.55));
  c.add(
    k.ridge(c, { y: 500, amp: 50, depth: 0.8, seed: 16, span: 500 }),
    k.volcano(c, {
      x: 620,
      base: 690,
      height: 330,
      width: 1150,
      depth: 0.52,
      seed: 4,
      crater: 0.1,
      concave: 1.7,
    }),
    k.path(
      k.smooth(k.pts('300,690 480,650 700,640 900,660 1020,700 800,730 480,730')),
      k.mix(c.p.near, c.p.far, 0.25),
      'opacity="0.75"',
    ),
    k.hazeBand(c, 670, 90, 0.55),
  );
  c.add(
    k.path(
      k.smooth(k.pts('760,730 1000,690 1300,690 1700,700 1700,840 1200,850 900,820'), true, 0.6),
      c.down(690, 850, [
        [0, c.p.sea[0]],
        [1, c.p.sea[1]],
      ]),
    ),
    k.lightPath(c, 700, 830, { x: 1180, width: 110, count: 70, opacity: 0.7 }),
  );
  c.add(
    k.ridge(c, {
      y: 830,
      amp: 40,
      depth: 0.28,
      seed: 8,
      span: 240,
      trees: 16,
      shape: (x) => 60 * k.smoothstep(400, 1200, x),
    }),
  );
}

/** A cup of black coffee on its saucer. */
const cupOfCoffee = (s: Space, x: number, z: number): string[] => [
  s.drum(x, 0.74, z, 0.13, 0.15, 0.02, '#F3EBDA'),
  s.drum(x, 0.76, z, 0.07, 0.1, 0.14, '#F3EBDA', '#3A1C0C'),
];

/** The corner of the roof with its post. */
function roofCorner(c: k.Canvas): void {
  c.add(
    k.path('M-20 -20H900L700 120L-20 230Z', k.tone(c.p, '#8A6A45', -0.75)),
    k.stroke(k.pts('-20,236 700,124 905,-20'), 22, k.tone(c.p, '#6B4A34', -0.3)),
    k.rect(
      120,
      190,
      40,
      930,
      c.across(120, 160, [
        [0, k.tone(c.p, '#6B4A34', -0.6)],
        [1, k.tone(c.p, '#6B4A34', 0.5)],
      ]),
    ),
  );
}
