/** Stay: Hotel tirta wasana seminyak. */

import { slab, upright } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { pavilion } from '../../../kit/rooms/house.js';
import { lamp, lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** Glass between slim posts, a rail on top. */
function balustrade(c: k.Canvas, v: View): void {
  for (const x of [-7, -3.5, 0, 3.5, 7]) c.add(v.box(x, 0, 14.6, 0.06, 1.1, 0.06, '#A59B8D'));
  c.add(
    v.face(upright(-9, 9, 1.1, 0.05, 14.6), [0, 0, -1], '#BFE3D6', {
      k: 0.3,
      attrs: 'opacity="0.16"',
    }),
    v.box(-9, 1.08, 14.6, 18, 0.06, 0.06, '#D9CDB8', { k: 0.4 }),
  );
}

/** Seminyak: the pool on the roof at sunset, the bar and its lamps beside it, the sea beyond the palms. */
export function tirtaWasana(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 520, y: 330 } });
  const v = new View(c, { horizon: 520, focal: 1150, eye: 2.4, yaw: 16, fill: 0.14, sun: [-0.4, 0.7, 0.3] });
  c.add(seaside(c, 520, { bottom: 700, sun: 64, path: 190, streaks: 10 }));
  for (const [x, y, h, l] of k.quads(
    '90 660 260 30, 190 670 200 -24, 330 664 230 20, 640 660 190 -20, 760 664 240 24, 900 668 210 -16',
  ))
    c.add(k.palm(c, x, y, h, { lean: l, depth: 0.24, seed: x }));
  c.add(
    k.canopy(c, 120, 660, 420, 90, { depth: 0.22 }),
    k.canopy(c, 480, 672, 420, 70, { depth: 0.22 }),
    k.canopy(c, 860, 668, 420, 80, { depth: 0.22 }),
    v.face(slab(-8, 24, 15, 0.6, 0), [0, 1, 0], '#B98F68', { k: 0.15 }),
    v.joints([-8, 24, 0.6, 15], 0.005, 0.6, 'x', c.p.ink, 0.2),
  );
  balustrade(c, v);
  c.add(
    pavilion(c, v, [9, 0, 12.6], [9, 5, 3], {
      roof: '#8A5A3A',
      roofH: 2.6,
      lamp: true,
      back: '#C9935A',
      cols: 4,
    }),
    k.path(v.d(slab(-0.4, 9.2, 12.4, 3.6, 0.02)), k.tone(c.p, '#E6D2AE', 0.5)),
    pool(c, v, slab(0.1, 8.7, 12, 4.1, 0.03), {
      far: '#F6C58A',
      mid: '#3FA6A4',
      near: '#0E5F6C',
      glints: 90,
    }),
  );
  c.add(parasol(c, v, 11, 0, 10.4, 2.6, '#F3E6C8'), lounger(c, v, 10.2, 0, 8), lounger(c, v, 11.8, 0, 8));
  for (const [x, z] of k.triples('-0.8 12.6 0, -0.9 9.6 0, -1 6.8 0, 9.6 12 0'))
    c.add(lamp(c, ...v.at(x, 0.12, z), v.scale(x, z) * 0.045, { reach: 14 }));
  c.add(
    k.figure(c, ...v.at(-0.2, 0, 13.4), v.scale(-0.2, 13.4) * 1.66, { woman: true, dark: 0.7, facing: 1 }),
    k.figure(c, ...v.at(0.6, 0, 13.3), v.scale(0.6, 13.3) * 1.75, { dark: 0.7, facing: -1 }),
    k.cornerFronds(c, -40, -40, 460, 20, 85, 4, 5),
    k.fern(c, 60, 1240, 360, -70, { seed: 3 }),
    k.groundShade(c, 1000, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.38 })).svg();
}
