/** Suasana: Kamar villa. */

import { slab } from '../../../kit/corners.js';
import { hills } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { bed, sofa, table } from '../../../kit/rooms/furniture.js';
import { curtain, lightPatch, pendant, room } from '../../../kit/rooms/interior.js';
import { posts } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

/** A villa bedroom with a netted bed, open to rice fields in the morning. */
export function kamarVilla(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1080, y: 330 } });
  const v = new View(c, { horizon: 560, focal: 1150, eye: 1.55, sun: [0.7, 0.7, 0.3] });
  c.add(hills(c, 590, { volcano: [1010, 250, 900], seed: 12, palms: '700 150 14, 1280 170 -18', sun: 56 }));
  c.add(k.terraces(c, { y0: 585, y1: 800, count: 7, seed: 6, swell: 26, water: 0.4, depth: [0.4, 0.1] }));
  c.add(
    room(c, v, {
      w: 3.6,
      h: 3.5,
      z1: 7,
      holes: [[-2.9, 0.02, 5.8, 2.75]],
      wall: '#E9C896',
      floor: '#A5683C',
      ceiling: '#9A6234',
      joint: 0.36,
    }),
  );
  for (let i = -3; i <= 3; i++)
    c.add(v.box(i * 1.05 - 0.07, 3.3, 0.4, 0.14, 0.2, 6.6, '#6B4630', { k: -0.4 }));
  c.add(
    lightPatch(c, v, -2.7, 2.7, 2.6, 7, -1.4, 0.55),
    posts(
      v,
      [
        [-0.95, 6.95],
        [0.98, 6.95],
      ],
      0.09,
      '#6B4630',
      { h: 2.75 },
    ),
  );
  const [cx0, cy0] = v.at(-2.9, 2.85, 6.8);
  const [cx1, cy1] = v.at(2.9, 0, 6.8);
  c.add(
    curtain(c, cx0 - 20, cx0 + 150, cy0, cy1, cx0 + 20),
    curtain(c, cx1 - 150, cx1 + 20, cy0, cy1, cx1 - 20),
  );
  c.add(
    v.face(slab(-3, 0.9, 5.6, 2.6, 0.01), [0, 1, 0], '#C98A5A', {
      k: 0.2,
    }),
  );
  c.add(bed(c, v, -2.35, 3.1, 2, { net: true, head: '#8A5E3C', runner: k.core.lagoon }));
  c.add(table(c, v, 1.5, 4.2, 1, 1, 0.42), v.box(1.9, 0.48, 4.6, 0.22, 0.34, 0.22, '#C2553A'));
  const [vx, vy] = v.at(2.01, 0.82, 4.7);
  c.add(k.frangipani(c, vx, vy, 210, -80, 9), sofa(c, v, 1.9, 2.5, 1.3, '#7FA39A'));
  c.add(pendant(c, v.at(0.9, 2.5, 4)[0], v.at(0.9, 2.5, 4)[1], 62, 0, false));
  c.add(
    k.rays(c, { x: 1080, y: 250, angle: 118, spread: 36, length: 1150, count: 6, opacity: 0.3 }),
    k.groundShade(c, 900, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.26 })).svg();
}
