/** Restaurants: bebek tebesaya, kabut munduk. */

import { chair, diningTable, pavilion, pendant } from '../../kit/dining.js';
import { heap, steam } from '../../kit/heap.js';
import { rail } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { deck } from '../../kit/stall.js';
import * as k from '../../kit.js';

/** Duck house at Tebesaya: pavilion and stepping stones in a lotus pond. */
export function bebekTebesaya(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 330, y: 210 } });
  c.add(
    k.sky(c, 560),
    k.sun(c, 52),
    k.airGlow(c, 400, 320, 700, 420, c.p.sun, 0.5),
    k.canopy(c, 1350, 480, 620, 300, { depth: 0.42 }),
    k.canopy(c, 240, 560, 620, 200, { depth: 0.42 }),
    k.palm(c, 130, 690, 520, { depth: 0.32, lean: 60, seed: 4 }),
    k.palm(c, 1500, 690, 600, { depth: 0.3, lean: -60, seed: 6 }),
  );
  c.add(
    k.wall(c, -20, 1620, [700, 700], [120, 120], { depth: 0.24, pillars: 8 }),
    k.candiBentar(c, 300, 716, 360, { gap: 84, depth: 0.22 }),
  );
  const hall = k.bale(c, 960, 800, 860, { depth: 0.06, posts: 5 });
  c.add(
    k.rect(
      0,
      690,
      1600,
      100,
      c.down(690, 790, [
        [0, c.p.leaf[0]],
        [1, c.p.leaf[1]],
      ]),
    ),
    hall,
  );
  for (const [x, h, w, p] of [
    [760, 110, false, 'sit'],
    [860, 104, true, 'sit'],
    [1070, 112, false, 'sit'],
    [1160, 104, true, 'sit'],
  ] as const)
    c.add(
      k.figure(c, x, 738, h, {
        pose: p,
        woman: w,
        dark: 0.25,
        facing: x < 960 ? 1 : -1,
        top: w ? '#F2A51E' : '#C2553A',
        sarong: '#0E5A63',
      }),
    );
  for (const x of [810, 1115])
    c.add(
      k.rect(x - 62, 690, 124, 12, k.tone(c.p, '#9A6B40', 0.4)),
      k.rect(x - 50, 702, 100, 34, k.tone(c.p, '#7A5030', -0.3)),
      k.path(k.lens(x - 20, 687, 44, 9) + k.lens(x + 26, 688, 40, 8), k.tone(c.p, '#F3E6C8', 0.5)),
    );
  c.add(
    k.sea(c, 800, 1210, { waves: 50, colors: ['#BFDCCB', '#4F9A8C', '#145652'] }),
    k.mirror(hall, 802, 0.6, 0.3),
    k.rect(0, 790, 1600, 18, k.tone(c.p, '#A59B8D', 0.2)),
    k.rect(0, 806, 1600, 8, c.p.ink, 'opacity="0.35"'),
  );
  const pad = (x: number, y: number, r: number, v: number): string =>
    k.path(
      `M${x} ${y}L${x + r * 0.9} ${y - r * 0.16}A${r} ${r * 0.42} 0 1 0 ${x + r * 0.96} ${y + r * 0.1}Z`,
      c.linear(x - r, y - r * 0.4, x + r, y + r * 0.4, [
        [0, k.mix(c.p.leaf[0], c.p.leaf[1], v)],
        [1, k.mix(c.p.leaf[1], c.p.leaf[2], 0.3 + v * 0.5)],
      ]),
    );
  const lotus = (x: number, y: number, r: number): string => {
    let g = k.path(
      k.taper(
        [
          [x, y + r * 1.7],
          [x, y],
        ],
        () => r * 0.13,
      ),
      k.tone(c.p, '#5E8F3E', -0.2),
    );
    for (const [a, l, col] of [
      [-64, 1, '#D9829A'],
      [64, 1, '#D9829A'],
      [-38, 1.08, '#E9A2B4'],
      [38, 1.08, '#E9A2B4'],
      [-14, 1.12, '#F6C9D2'],
      [16, 1.1, '#F6C9D2'],
      [0, 0.95, '#FBE3E4'],
    ] as const)
      g += k.at(
        x,
        y,
        1,
        k.path(
          k.smooth(
            [
              [0, 0],
              [-r * 0.3, -r * 0.5 * l],
              [0, -r * l],
              [r * 0.3, -r * 0.5 * l],
            ],
            true,
            0.9,
          ),
          k.tone(c.p, col, 0.45 - Math.abs(a) / 160),
        ),
        a,
      );
    return g;
  };
  for (const [x, y, r] of k.triples(
    '180 860 60, 330 880 50, 520 850 40, 1320 870 64, 1480 850 50, 1180 900 54, 700 900 46',
  ))
    c.add(pad(x, y, r, 0.3));
  for (const [i, x] of [560, 690, 820, 950].entries())
    c.add(
      k.path(k.lens(x, 1010 - i * 46, 190 - i * 22, 30 - i * 4), k.tone(c.p, '#8C8A78', -0.6)),
      k.path(k.lens(x, 1000 - i * 46, 190 - i * 22, 28 - i * 4), k.tone(c.p, '#B5AC9C', 0.35)),
    );
  c.add(
    k.figure(c, 820, 908, 150, { pose: 'walk', woman: true, top: '#FBF2E0', sarong: '#C2553A', dark: 0.15 }),
  );
  for (const [x, y, r] of k.triples(
    '120 1010 130, 330 1090 150, 1280 1030 140, 1490 1100 160, 1110 1130 120, 70 1170 150',
  ))
    c.add(pad(x, y, r, 0.1));
  c.add(
    lotus(240, 960, 84),
    lotus(1390, 960, 92),
    lotus(1190, 1040, 62),
    lotus(430, 1000, 58),
    k.rays(c, { angle: 62, spread: 50, length: 1100, count: 6, opacity: 0.24 }),
  );
  return c.add(k.groundShade(c, 960, 0.35), k.frangipani(c, 1640, 60, 520, 155, 6), k.finish(c)).svg();
}

/** Mountain café in the fog: window counter, blankets on chairs, cloves drying outside. */
export function kabutMunduk(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 560, y: 260 } });
  const s = new Space(c, { x: 780, horizon: 520, eye: 1.5, dist: 5, scale: 300, yaw: 10, back: 0.3 });
  c.add(
    k.sky(c, 560),
    k.sun(c, 66, { glow: 8 }),
    k.ridge(c, { y: 450, amp: 100, depth: 0.85, seed: 9, span: 400, trees: 10 }),
    k.hazeBand(c, 500, 140, 0.85),
    k.ridge(c, { y: 560, amp: 70, depth: 0.62, seed: 6, span: 260, trees: 18 }),
    k.hazeBand(c, 610, 120, 0.9),
  );
  for (const [x, y, h, l] of k.quads('330 760 460 30, 1240 760 520 -40, 1130 780 330 20'))
    c.add(k.palm(c, x, y, h, { lean: l, depth: 0.5 }));
  c.add(
    k.canopy(c, 560, 720, 520, 150, { depth: 0.45 }),
    k.canopy(c, 1330, 740, 460, 150, { depth: 0.42 }),
    k.hazeBand(c, 740, 90, 0.8),
  );
  c.add(
    k.path(
      k.smooth(k.pts('-40,800 500,770 1000,776 1660,800 1660,1000 -40,1000'), true, 0.4),
      k.mix(c.p.leaf[1], c.p.haze, 0.4),
    ),
    k.path(k.lines(k.pts('520,792 900,786 980,836 450,846')), k.tone(c.p, '#C9A878', 0.2)),
    heap(c, 710, 822, 380, 12, ['#6A3A22', '#8A5030', '#4A2818'], 'round', { seed: 4, size: 14, count: 120 }),
    k.figure(c, 1010, 842, 130, {
      pose: 'walk',
      woman: true,
      top: '#C2553A',
      sarong: '#22383C',
      depth: 0.2,
      dark: 0.2,
      facing: -1,
    }),
  );
  c.add(
    deck(s, -6, 6, -3.2, 1.5, '#7A5436'),
    rail(s, { heading: 0, z: 1.5, off: 0, t0: -5, t1: 5, local: '#6B4A34', h: 0.8, step: 0.45, slim: true }),
  );
  for (const [x, col] of [
    [-2.1, '#A9573B'],
    [1.9, '#2C7F80'],
  ] as const)
    c.add(
      chair(s, x - 0.75, 0.5, 2, '#6B4A34', { throw: col }),
      diningTable(s, x, 0.5, 0.9, 0.8, { local: '#7A5436' }),
      chair(s, x + 0.75, 0.5, -2, '#6B4A34', { throw: col === '#A9573B' ? '#E0B45A' : '#A9573B' }),
    );
  c.add(
    diningTable(s, -0.2, -0.7, 1.5, 0.9, { local: '#8A5E3E' }),
    s.drum(-0.55, 0.74, -0.75, 0.14, 0.16, 0.02, '#EDE4D0'),
    s.drum(-0.55, 0.76, -0.75, 0.075, 0.105, 0.15, '#2F6A6C', '#3A1C0C'),
    s.drum(-0.02, 0.74, -0.55, 0.14, 0.2, 0.1, '#B0704A', '#E0912A'),
    s.drum(0.3, 0.74, -0.85, 0.055, 0.055, 0.34, '#A9A85A', '#5A4A2A'),
  );
  const [a, b] = [s.to([-0.55, 0.93, -0.75]), s.to([-0.02, 0.88, -0.55])];
  c.add(
    steam(c, a[0], a[1], 190, { opacity: 0.5, wisps: 2 }),
    steam(c, b[0], b[1], 150, { opacity: 0.4, wisps: 2 }),
    chair(s, -0.5, -1.55, 1, '#6B4A34', { throw: '#E0B45A' }),
    chair(s, 0.35, -1.5, 1, '#6B4A34', { throw: '#2C7F80' }),
  );
  c.add(
    pavilion(c, [70, 1530], 150, 1160, { width: 64 }),
    pendant(c, 470, 250, 120, 110),
    pendant(c, 1130, 230, 120, 90),
    k.hazeBand(c, 880, 110, 0.35),
  );
  return c.add(k.groundShade(c, 960, 0.45), k.finish(c, { vignette: 0.44 })).svg();
}
