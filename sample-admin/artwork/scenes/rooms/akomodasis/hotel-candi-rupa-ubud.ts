/** Stay: Hotel candi rupa ubud. */

import { hills } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { wing } from '../../../kit/rooms/house.js';
import * as k from '../../../kit.js';

/** Misty hills and the two slopes of the ravine. */
function ravine(c: k.Canvas): void {
  c.add(
    hills(c, 500, { seed: 31, sun: 64, ridges: 3, amp: 90, palms: '210 220 30, 330 180 -20, 900 170 16' }),
  );
  c.add(
    k.ridge(c, { y: 560, amp: 40, depth: 0.4, seed: 8, trees: 24, shape: (x) => 420 - x * 0.42 }),
    k.hazeBand(c, 600, 120, 0.7),
  );
  c.add(
    k.ridge(c, { y: 700, amp: 36, depth: 0.22, seed: 12, trees: 26, shape: (x) => 400 - x * 0.4, mist: 0.4 }),
  );
}

/** Five houses stepping down, each on its terrace between trees. */
function houses(c: k.Canvas, v: View): void {
  const steps = [
    [21, 12.4, 46],
    [15.4, 9.2, 42],
    [10, 6.1, 38],
    [5, 3, 34],
    [0.6, 0.4, 30],
  ] as const;
  steps.forEach(([x, y, z], i) => {
    const depth = 0.24 - i * 0.045;
    const [tx, ty] = v.at(x - 2, y, z + 2);
    c.add(
      k.canopy(c, tx - 90, ty - 10, 300, 130, { depth, seed: i + 3 }),
      v.box(x - 1, y - 2.2, z - 2.2, 11, 2.2, 8, '#8C8472', { depth }),
    );
    c.add(
      wing(c, v, [x, y, z], 8.6, 5, {
        floors: 1,
        storey: 3.2,
        bays: 3,
        depth,
        roof: '#B0623F',
        roofH: 3,
        lit: i % 2 ? 0.5 : 0.2,
        seed: i,
        sweep: 1.35,
        overhang: 1.2,
      }),
    );
    const [bx, by] = v.at(x + 1.5, y - 2, z - 2.6);
    c.add(
      k.canopy(c, bx, by + 26, 330, 110, { depth: depth - 0.02, seed: i + 40 }),
      k.canopy(c, bx + 200, by + 44, 260, 110, { depth: depth - 0.02, seed: i + 50 }),
    );
    const [cx, cy] = v.at(x + 7.5, y - 1, z - 2.4);
    c.add(k.canopy(c, cx + 40, cy + 30, 260, 110, { depth: depth - 0.03, seed: i + 20 }));
  });
}

/** The river and its boulders. */
function river(c: k.Canvas): void {
  c.add(
    k.path(
      k.smooth(
        k.pts('-40,990 240,960 470,1000 700,985 900,1040 1200,1030 1660,1090 1660,1240 -40,1240'),
        true,
        0.8,
      ),
      c.down(970, 1200, [
        [0, '#C9DED2'],
        [0.5, '#7FA9A2'],
        [1, '#2F6468'],
      ]),
    ),
    k.path(
      k.lens(300, 1040, 420, 7) + k.lens(640, 1080, 520, 8) + k.lens(1100, 1120, 480, 8),
      '#FFFFFF',
      'opacity="0.5"',
    ),
  );
  for (const [x, y, w, h] of k.quads('520 1020 170 60, 820 1070 230 84, 1240 1090 190 60, 200 1110 260 90'))
    c.add(k.boulder(c, x, y, w, h, { seed: x, stone: '#68705F' }));
}

/** Ubud: tiled houses stepping down a misty ravine to the river. */
export function candiRupa(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 420, y: 250 } });
  const v = new View(c, { horizon: 470, focal: 1500, eye: 9, yaw: 18, sun: [-0.7, 0.9, -0.1] });
  ravine(c);
  houses(c, v);
  c.add(
    k.canopy(c, 1500, 930, 520, 280, { depth: 0.1, seed: 4 }),
    k.canopy(c, 1120, 980, 460, 180, { depth: 0.08, seed: 6 }),
    k.palm(c, 1360, 960, 520, { lean: -50, depth: 0.1, seed: 8 }),
  );
  river(c);
  c.add(
    k.hazeBand(c, 950, 70, 0.6),
    k.figure(c, 560, 964, 74, { pose: 'walk', woman: true, dark: 0.4 }),
    k.bamboo(c, 60, 1180, 980, { lean: 0.16, culms: 7, seed: 6 }),
    k.fern(c, 1500, 1240, 340, -110, { seed: 8 }),
    k.groundShade(c, 1020, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
