/** Restaurants: Meja Panjang Sanur. */

import { slab } from '../../kit/corners.js';
import { chair, pendant } from '../../kit/dining.js';
import { garland } from '../../kit/lamps.js';
import { person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import * as k from '../../kit.js';

/** The near and the far end of the table. */
const [NEAR, FAR] = [-1.7, 8];

/** One long candlelit table under the trees at Sanur, the sea at its end. */
export function mejaPanjang(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 800, y: 500 } });
  const s = new Space(c, { x: 800, horizon: 560, eye: 1.75, dist: 4.6, scale: 330, back: 0.25 });
  c.add(
    k.sky(c, 600),
    k.airGlow(c, 800, 500, 700, 360, c.p.glow, 0.6),
    k.sun(c, 54, { glow: 7 }),
    k.sea(c, 562, 760),
    k.lightPath(c, 562, 740, { width: 170, count: 110 }),
    k.ridge(c, { y: 560, amp: 8, depth: 0.7, seed: 5, span: 260 }),
    k.beach(c, k.pts('-40,690 400,682 800,694 1200,684 1660,692'), { sand: '#B59C7E', foam: 8 }),
  );
  c.add(
    k.palm(c, 330, 760, 560, { lean: 70, depth: 0.16, seed: 4 }),
    k.palm(c, 1270, 760, 600, { lean: -80, depth: 0.16, seed: 8 }),
    k.canopy(c, 120, 660, 380, 220, { depth: 0.14 }),
    k.canopy(c, 1490, 660, 380, 220, { depth: 0.14 }),
  );
  c.add(
    k.path(
      k.smooth(k.pts('-60,770 400,752 800,748 1200,752 1660,770 1700,1300 -60,1300'), true, 0.4),
      c.down(750, 1200, [
        [0, k.tone(c.p, '#8A8A5A', 0.3)],
        [1, k.tone(c.p, '#4A5438', -0.6)],
      ]),
    ),
    k.airGlow(c, 800, 900, 760, 240, '#FFC766', 0.45),
  );
  seats(s);
  tableTop(s);
  settings(s);
  c.add(k.figure(c, 1395, 1060, 480, { top: '#F6F1E2', sarong: '#22383C', dark: 0.3, facing: -1 }));
  for (const line of ['-20,190 520,300', '1620,190 1080,300', '520,300 1080,300'])
    c.add(...garland(c, k.pts(line), 44, 13, 10));
  c.add(...garland(c, k.pts('-20,60 1620,60'), 44, 13, 15));
  return c
    .add(
      pendant(c, 800, 260, 90, 40),
      k.groundShade(c, 980, 0.45),
      k.cornerFronds(c, -40, -60, 420, 20, 80, 3, 6),
      k.cornerFronds(c, 1640, -60, 420, 100, 160, 3, 4),
      k.finish(c, { vignette: 0.46 }),
    )
    .svg();
}

/** Chairs along both sides, with standing guests further off. */
function seats(s: Space): void {
  const { c } = s;
  for (let i = 9; i >= 0; i--) {
    const z = NEAR + 0.8 + i * 0.95;
    c.add(chair(s, -1.05, z, 2), chair(s, 1.05, z, -2));
    if (i > 2 && i % 2 === 0)
      c.add(
        person(s, -1.5, z + 0.2, { pose: 'stand', woman: i % 4 === 0, dark: 0.5, tall: 1.3 }),
        person(s, 1.5, z + 0.2, { pose: 'stand', woman: i % 4 !== 0, dark: 0.5, tall: 1.3, facing: -1 }),
      );
  }
}

/** The white cloth with its runner. */
function tableTop(s: Space): void {
  const { c } = s;
  c.add(
    s.fill(
      [
        [-0.62, 0.76, NEAR],
        [0.62, 0.76, NEAR],
        [0.6, 0.3, NEAR],
        [-0.6, 0.3, NEAR],
      ],
      k.tone(c.p, '#E4D3AE', -0.35),
    ),
    s.fill(
      slab(-0.62, 0.62, NEAR, FAR, 0.76),
      c.down(700, 1200, [
        [0, k.mix(k.tone(c.p, '#F6EBD2', 0.6), '#FFC766', 0.25)],
        [1, k.tone(c.p, '#E9D9B4', -0.1)],
      ]),
    ),
    s.fill(slab(-0.16, 0.16, NEAR, FAR, 0.76), k.tone(c.p, '#1F6A64', 0.05)),
  );
}

/** Plates, glasses, candles and blossoms, the farthest first. */
function settings(s: Space): void {
  const { c } = s;
  for (let i = 10; i >= 0; i--) {
    const z = NEAR + 0.3 + i * 0.86;
    for (const x of [-0.4, 0.4])
      c.add(
        s.drum(x, 0.76, z, 0.13, 0.15, 0.015, '#FBF5E6'),
        s.drum(x * 0.55, 0.76, z + 0.2, 0.03, 0.045, 0.15, '#D9A24A'),
      );
    const [x, y] = s.to([0, 0.98, z + 0.35]);
    const r = s.px([0, 0.9, z]) * 0.34;
    c.add(
      s.drum(0, 0.76, z + 0.35, 0.035, 0.03, 0.17, '#FBF2E0'),
      k.airGlow(c, x, y, r, r, '#FFD98A', 0.75),
      k.path(
        k.smooth([
          [x - r * 0.06, y],
          [x, y - r * 0.22],
          [x + r * 0.06, y],
          [x, y + r * 0.05],
        ]),
        '#FFF8E0',
      ),
    );
    if (i % 2 === 0) c.add(k.at(...s.to([0.06, 0.79, z]), s.px([0, 0.8, z]) / 330, k.blossom(c, 26, i)));
  }
}
