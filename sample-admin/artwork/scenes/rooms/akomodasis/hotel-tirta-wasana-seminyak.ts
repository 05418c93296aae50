/** Stay: Hotel tirta wasana seminyak. */

import { slab, upright } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { wing } from '../../../kit/rooms/house.js';
import { lamp, lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** The roofs of the town from above, row by row, with palms and haze between. */
function town(c: k.Canvas): void {
  const roofs = new View(c, { horizon: 424, focal: 1100, eye: 9.5, yaw: 8, fill: 0.1, sun: [0.5, 0.8, 0.2] });
  const r = k.rng(4);
  for (const z of [130, 104, 84, 68]) {
    for (let i = 0; i < 9; i++) {
      const x = -z * 0.85 + i * z * 0.2 + r.range(0, 5);
      c.add(
        wing(c, roofs, [x, 0, z], r.range(7, 11), 7, {
          floors: r.int(1, 2),
          bays: 3,
          lit: 0.6,
          depth: k.clamp(z / 190, 0.1, 0.6),
          roofH: 2.6,
          seed: i + z,
        }),
      );
      if (r.chance(0.5))
        c.add(
          k.palm(c, ...roofs.at(x + 9, 0, z - 2), roofs.scale(x, z) * 11, {
            depth: k.clamp(z / 190, 0.1, 0.6),
            seed: i + z,
          }),
        );
    }
    c.add(k.hazeBand(c, roofs.at(0, 0, z)[1] - 30, 40, 0.18));
  }
}

/** Glass between slim posts, a rail on top. */
function balustrade(c: k.Canvas, v: View): void {
  for (const x of [-8, -4.5, -1, 2.5, 6, 9.5]) c.add(v.box(x, 0, 13, 0.06, 1.1, 0.06, '#A59B8D'));
  c.add(
    v.face(upright(-9, 12, 1.1, 0.05, 13), [0, 0, -1], '#BFE3D6', {
      k: 0.3,
      attrs: 'opacity="0.16"',
    }),
    v.box(-9, 1.08, 13, 21, 0.06, 0.06, '#D9CDB8', { k: 0.4 }),
  );
}

/** Seminyak: a lit rooftop pool above tiled roofs, moon over the sea. */
export function tirtaWasana(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1180, y: 190 } });
  const v = new View(c, { horizon: 430, focal: 1100, eye: 2.3, yaw: 8, fill: 0.12, sun: [0.4, 0.8, -0.2] });
  c.add(
    seaside(c, 420, { bottom: 560, sun: 50, path: 150, streaks: 7 }),
    k.airGlow(c, 500, 450, 900, 120, '#F0A45A', 0.5),
  );
  town(c);
  c.add(
    v.face(slab(-9, 12, 13, 0.6, 0), [0, 1, 0], '#8A7660', { k: 0 }),
    v.joints([-9, 12, 0.6, 13], 0.005, 0.9, 'x', c.p.ink, 0.3),
  );
  c.add(
    pool(c, v, slab(-2.4, 4.6, 12.4, 2.6, 0.01), {
      far: '#A6EADB',
      mid: '#2FB3B0',
      near: '#0C6673',
      glow: 0.75,
      glints: 70,
    }),
  );
  balustrade(c, v);
  for (const z of [10, 7.4]) c.add(lounger(c, v, 5.4, 0, z), lounger(c, v, 6.8, 0, z));
  c.add(parasol(c, v, 7.4, 0, 11.6, 2.6, '#E9DABB'));
  for (const [x, z] of k.triples('-3 12 0, -3.1 8 0, -3.2 5 0, 5 12.4 0, 9 11 0'))
    c.add(lamp(c, ...v.at(x, 0.25, z), v.scale(x, z) * 0.09, { reach: 14 }));
  c.add(
    k.figure(c, ...v.at(-1.4, 0, 12.8), v.scale(-1.4, 12.8) * 1.66, { woman: true, dark: 0.75, facing: 1 }),
    k.figure(c, ...v.at(-0.8, 0, 12.7), v.scale(-0.8, 12.8) * 1.75, { dark: 0.75, facing: -1 }),
  );
  c.add(
    v.box(-6.4, 0, 4, 1.3, 0.8, 1.3, '#6E6A62'),
    k.fern(c, ...v.at(-5.8, 0.8, 4.6), 360, -80, { seed: 3 }),
    k.cornerFronds(c, 1660, 60, 560, 110, 190, 4, 5),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.08 })).svg();
}
