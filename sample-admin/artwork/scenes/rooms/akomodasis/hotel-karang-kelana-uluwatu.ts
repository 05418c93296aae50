/** Stay: Hotel karang kelana uluwatu. */

import { slab } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { wing } from '../../../kit/rooms/house.js';
import { lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** The next headland, its trees and the surf below. */
function farCliffs(c: k.Canvas): void {
  const far = k.rough(
    k.pts('610,560 640,470 760,452 900,440 1080,430 1260,424 1700,410 1700,760 900,700 720,640'),
    0.05,
    4,
    3,
  );
  c.add(k.cliffFace(c, far, { depth: 0.42, seed: 8, stone: '#C9B592', cell: 46, backlit: 0.12 }));
  for (const [x, y, w, h] of k.quads('720 446 200 40, 900 436 260 50, 1120 424 300 54'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.4 }));
  c.add(k.surf(c, k.pts('560,600 660,640 740,672 860,712'), 16, 0.8), k.hazeBand(c, 640, 90, 0.4));
}

/** Three limestone suites between trees. */
function suites(c: k.Canvas, v: View): void {
  for (const [x, y, z, w, d] of [
    [6.4, 0, 15, 5, 4],
    [5.2, 0, 11, 5.5, 3.6],
    [6.6, 3.1, 13, 5, 4],
  ] as const)
    c.add(
      wing(c, v, [x, y, z], w, d, {
        floors: 1,
        storey: 3,
        bays: 2,
        wall: '#D2BF9C',
        roof: false,
        lit: 1,
        depth: 0.05,
      }),
    );
  c.add(
    k.canopy(c, 1240, 520, 280, 170, { depth: 0.06, seed: 5 }),
    k.palm(c, 1520, 620, 440, { lean: -60, depth: 0.04, seed: 6 }),
  );
}

/** The pool on the lip, its deck and loungers. */
function poolTerrace(c: k.Canvas, v: View): void {
  c.add(
    v.box(-2.4, -0.9, 4.2, 5.6, 0.9, 10, '#C9B592'),
    pool(c, v, slab(-2.3, 2.9, 14, 4.3, 0.01), {
      far: '#F6BE74',
      mid: '#6C9490',
      near: '#14525C',
      glow: 0.25,
      glints: 60,
    }),
    v.rod([-2.36, 0.02, 14], [-2.36, 0.02, 4.2], 0.1, c.p.sun),
  );
  c.add(
    v.face(slab(2.9, 5.4, 14, 4.3, 0.03), [0, 1, 0], '#A98C66', {
      k: 0.3,
    }),
    v.joints([2.9, 5.4, 4.3, 14], 0.035, 0.5, 'x', c.p.ink, 0.25),
  );
  c.add(lounger(c, v, 3.4, 0.03, 10.4), lounger(c, v, 3.4, 0.03, 7.6), parasol(c, v, 4.6, 0.03, 9, 2.7));
}

/** Uluwatu: limestone suites and a pool on the cliff's lip, the sun low over the ocean. */
export function karangKelana(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 400, y: 400 } });
  const v = new View(c, { horizon: 470, focal: 1200, eye: 2.6, cx: 760, sun: [-0.9, 0.6, 0.2] });
  c.add(seaside(c, 470, { sun: 74, path: 240, cloud: false, streaks: 12 }));
  farCliffs(c);
  const near = k.rough(k.pts('330,1240 380,1010 470,880 560,790 650,742 1700,690 1700,1240'), 0.05, 9, 3);
  c.add(k.cliffFace(c, near, { depth: 0.06, seed: 21, stone: '#C9B592', cell: 70, backlit: 0.15 }));
  c.add(v.face(p3(-1.6, 0, 15, 9, 0, 15, 9, 0, 4.4, -0.9, 0, 4.4), [0, 1, 0], '#BCA682', { k: 0.1 }));
  suites(c, v);
  poolTerrace(c, v);
  c.add(
    k.figure(c, ...v.at(-1, 0.02, 14.2), 128, { woman: true, dark: 0.85, sarong: k.core.terracotta }),
    k.figure(c, ...v.at(-0.4, 0.02, 14.3), 136, { dark: 0.85 }),
  );
  c.add(
    k.groundShade(c, 980, 0.55),
    k.birds(c, 640, 260, 5, 15, c.p.ink),
    k.frangipani(c, 1640, 1130, 460, -160, 8),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
