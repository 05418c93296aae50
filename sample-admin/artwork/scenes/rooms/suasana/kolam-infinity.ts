/** Suasana: Kolam infinity. */

import { slab } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** An infinity pool above the sea at sunset. */
export function kolamInfinity(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 600, y: 470 } });
  const v = new View(c, { horizon: 560, focal: 1250, eye: 1.9 });
  c.add(seaside(c, 560, { bottom: 900, sun: 78, path: 230 }));
  c.add(
    k.ridge(c, {
      y: 556,
      amp: 16,
      depth: 0.75,
      seed: 8,
      span: 260,
      shape: (x) => (x > 1050 ? -(x - 1050) * 0.12 : 60),
    }),
  );
  c.add(k.lightPath(c, 575, 760, { width: 120, count: 60 }));
  const water = slab(-14, 2.6, 12, 0.5, -0.06);
  const [, edge] = v.at(0, -0.06, 12);
  c.add(
    pool(c, v, water, {
      far: k.mix(c.p.sky[4], c.p.sky[3], 0.5),
      mid: '#6E8D86',
      near: '#0E4450',
      inside: k.lightPath(c, edge, 1250, { width: 260, count: 150 }),
    }),
  );
  c.add(k.path(v.d(slab(-14, 2.6, 12.12, 12, -0.05)), c.p.sun, 'opacity="0.85"'));
  const [bx, by] = v.at(-1.2, 0, 11.3);
  c.add(
    k.group(
      body(c, bx, by + 96, 236, { woman: true, dark: 0.9, top: '#8F5B3A' }),
      c.clip(`M0 0H1600V${by + 4}H0Z`),
    ),
    k.path(k.lens(bx, by + 6, 120, 5), c.p.glint, 'opacity="0.7"'),
  );
  c.add(
    v.box(2.6, -0.3, 0.4, 0.35, 0.34, 12, '#B9A88C'),
    v.face(slab(2.95, 14, 12, 0.4, 0.04), [0, 1, 0], '#8A6A4C', {
      k: 0.1,
      grade: -0.3,
    }),
  );
  c.add(v.joints([2.95, 14, 0.6, 12], 0.045, 0.36, 'x', c.p.ink, 0.28));
  c.add(
    parasol(c, v, 5.4, 0.04, 10, 2.9, '#FBF2E0'),
    lounger(c, v, 3.7, 0.04, 8.6),
    lounger(c, v, 5.1, 0.04, 8.6),
    lounger(c, v, 3.2, 0.04, 5.4),
  );
  c.add(
    k.groundShade(c, 930, 0.5),
    k.cornerFronds(c, -40, -60, 620, 10, 80, 4, 21),
    k.fern(c, 1540, 1240, 300, -100, { seed: 4 }),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
