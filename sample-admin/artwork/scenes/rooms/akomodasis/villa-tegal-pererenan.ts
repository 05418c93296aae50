/** Stay: Villa tegal pererenan. */

import { slab } from '../../../kit/corners.js';
import { hills } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { sofa, table } from '../../../kit/rooms/furniture.js';
import { ground } from '../../../kit/rooms/garden.js';
import { pavilion } from '../../../kit/rooms/house.js';
import { lounger, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** Pererenan: a long pool running to an open thatched living room, rice beyond. */
export function villaTegal(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 470, y: 360 } });
  const v = new View(c, { horizon: 560, focal: 1080, eye: 1.75, yaw: 13, sun: [-0.8, 0.7, -0.1] });
  c.add(
    hills(c, 600, { seed: 51, sun: 70, ridges: 2, palms: '90 250 30, 230 330 -36, 700 180 16, 560 150 -10' }),
    k.terraces(c, { y0: 596, y1: 760, count: 4, seed: 8, swell: 18, water: 0.5, depth: [0.36, 0.16] }),
  );
  c.add(ground(c, 690, '#8FA653', 0.5), k.canopy(c, 120, 700, 420, 80, { depth: 0.16, seed: 2 }));
  c.add(
    v.face(slab(4.2, 16, 18, 2.4, 0.02), [0, 1, 0], '#C9B08A', { k: 0.4 }),
    v.joints([4.2, 16, 2.4, 18], 0.03, 0.9, 'x', c.p.ink, 0.16),
  );
  const inside =
    sofa(c, v, 7.4, 14.4, 2.6, '#E4D3B4') +
    table(c, v, 7.9, 13, 1.5, 0.8, 0.42) +
    k.figure(c, ...v.at(10.4, 0.4, 13.6), v.scale(10.4, 13.6) * 1.64, { woman: true, dark: 0.45 });
  c.add(
    pavilion(c, v, [6, 0, 11.6], [7.4, 5.6, 2.7], {
      roofH: 4.6,
      base: 0.35,
      back: '#D9B98A',
      inside,
      overhang: 1.4,
      cols: 4,
    }),
  );
  c.add(
    k.path(v.d(slab(-0.3, 4.6, 17.4, 2, 0.02)), k.tone(c.p, '#B9A88C', 0.5)),
    pool(c, v, slab(0, 4.2, 17, 1.2, 0.03), {
      far: '#F8D68C',
      mid: '#5BAFA3',
      near: '#16606A',
      glints: 80,
      inside: k.lightPath(c, 710, 1220, { x: 560, width: 190, count: 80, opacity: 0.6 }),
    }),
  );
  c.add(lounger(c, v, 4.9, 0.03, 8.4), lounger(c, v, 6.1, 0.03, 8.4), lounger(c, v, 4.9, 0.03, 5));
  c.add(
    v.box(-1.2, 0, 15.6, 0.7, 0.7, 0.7, '#6E6A62'),
    k.fern(c, ...v.at(-0.85, 0.7, 15.8), 110, -90, { seed: 2 }),
    k.palm(c, 90, 1190, 900, { lean: 120, depth: 0.02, seed: 4 }),
    k.bananaLeaf(c, 1650, 1120, 520, -160, { seed: 3, shade: 0.5 }),
    k.fern(c, 200, 1240, 320, -85, { seed: 6 }),
    k.groundShade(c, 930, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
