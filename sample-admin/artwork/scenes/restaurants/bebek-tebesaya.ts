/** Restaurants: Rumah Bebek Tebesaya. */
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
  guests(c);
  c.add(
    k.sea(c, 800, 1210, { waves: 50, colors: ['#BFDCCB', '#4F9A8C', '#145652'] }),
    k.mirror(hall, 802, 0.6, 0.3),
    k.rect(0, 790, 1600, 18, k.tone(c.p, '#A59B8D', 0.2)),
    k.rect(0, 806, 1600, 8, c.p.ink, 'opacity="0.35"'),
  );
  for (const [x, y, r] of k.triples(
    '180 860 60, 330 880 50, 520 850 40, 1320 870 64, 1480 850 50, 1180 900 54, 700 900 46',
  ))
    c.add(pad(c, x, y, r, 0.3));
  steppingStones(c);
  c.add(
    k.figure(c, 820, 908, 150, { pose: 'walk', woman: true, top: '#FBF2E0', sarong: '#C2553A', dark: 0.15 }),
  );
  for (const [x, y, r] of k.triples(
    '120 1010 130, 330 1090 150, 1280 1030 140, 1490 1100 160, 1110 1130 120, 70 1170 150',
  ))
    c.add(pad(c, x, y, r, 0.1));
  c.add(
    lotus(c, 240, 960, 84),
    lotus(c, 1390, 960, 92),
    lotus(c, 1190, 1040, 62),
    lotus(c, 430, 1000, 58),
    k.rays(c, { angle: 62, spread: 50, length: 1100, count: 6, opacity: 0.24 }),
  );
  return c.add(k.groundShade(c, 960, 0.35), k.frangipani(c, 1640, 60, 520, 155, 6), k.finish(c)).svg();
}

/** Guests on mats at two low tables. */
function guests(c: k.Canvas): void {
  for (const [x, h, woman] of [
    [760, 110, false],
    [860, 104, true],
    [1070, 112, false],
    [1160, 104, true],
  ] as const)
    c.add(
      k.figure(c, x, 738, h, {
        pose: 'sit',
        woman,
        dark: 0.25,
        facing: x < 960 ? 1 : -1,
        top: woman ? '#F2A51E' : '#C2553A',
        sarong: '#0E5A63',
      }),
    );
  for (const x of [810, 1115])
    c.add(
      k.rect(x - 62, 690, 124, 12, k.tone(c.p, '#9A6B40', 0.4)),
      k.rect(x - 50, 702, 100, 34, k.tone(c.p, '#7A5030', -0.3)),
      k.path(k.lens(x - 20, 687, 44, 9) + k.lens(x + 26, 688, 40, 8), k.tone(c.p, '#F3E6C8', 0.5)),
    );
}

/** A lotus leaf on the water; `v` 0 is bright, 1 dark. */
function pad(c: k.Canvas, x: number, y: number, r: number, v: number): string {
  return k.path(
    `M${x} ${y}L${x + r * 0.9} ${y - r * 0.16}A${r} ${r * 0.42} 0 1 0 ${x + r * 0.96} ${y + r * 0.1}Z`,
    c.linear(x - r, y - r * 0.4, x + r, y + r * 0.4, [
      [0, k.mix(c.p.leaf[0], c.p.leaf[1], v)],
      [1, k.mix(c.p.leaf[1], c.p.leaf[2], 0.3 + v * 0.5)],
    ]),
  );
}

/** A lotus in bloom on its stalk. */
function lotus(c: k.Canvas, x: number, y: number, r: number): string {
  let g = k.stroke(
    [
      [x, y + r * 1.7],
      [x, y],
    ],
    r * 0.13,
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
}

/** Stepping stones across the pond. */
function steppingStones(c: k.Canvas): void {
  for (const [i, x] of [560, 690, 820, 950].entries())
    c.add(
      k.path(k.lens(x, 1010 - i * 46, 190 - i * 22, 30 - i * 4), k.tone(c.p, '#8C8A78', -0.6)),
      k.path(k.lens(x, 1000 - i * 46, 190 - i * 22, 28 - i * 4), k.tone(c.p, '#B5AC9C', 0.35)),
    );
}
