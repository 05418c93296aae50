/** Stay: Lembah unda resort sidemen. */

import { hills } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { pavilion } from '../../../kit/rooms/house.js';
import * as k from '../../../kit.js';

/** Sidemen: a bamboo lodge above working rice fields, Agung whole at dawn. */
export function lembahUnda(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 330, y: 420 } });
  const v = new View(c, { horizon: 560, focal: 1200, eye: 1.2, yaw: 6, sun: [-0.9, 0.7, 0.1] });
  c.add(
    hills(c, 660, {
      volcano: [560, 470, 1500],
      seed: 41,
      sun: 66,
      ridges: 3,
      palms: '120 150 14, 420 120 -12, 840 130 10',
    }),
  );
  c.add(
    k.terraces(c, {
      y0: 690,
      y1: 1160,
      count: 8,
      seed: 17,
      swell: 40,
      water: 0.5,
      depth: [0.4, 0.02],
      shape: (x, t) => (1 - t) * -60 * k.smoothstep(800, 1600, x),
    }),
  );
  for (const [x, y, w] of k.triples('300 770 110, 470 800 120, 640 742 84'))
    c.add(
      k.canopy(c, x + w * 0.6, y - 12, w, 60, { depth: 0.3 }),
      k.bale(c, x, y, w, { depth: 0.26, lamp: true, posts: 3 }),
    );
  const hut = [3.6, -1.5, 13] as const;
  c.add(
    k.canopy(c, 1500, 740, 420, 260, { depth: 0.14, seed: 3 }),
    k.bamboo(c, 1560, 900, 760, { lean: -0.2, culms: 7, depth: 0.12, seed: 4 }),
  );
  c.add(...[4, 6.4, 8.8].flatMap((x) => [13.4, 16].map((z) => v.box(x, -4, z, 0.22, 2.6, 0.22, '#8A6A45'))));
  c.add(
    pavilion(c, v, hut, [6, 4.6, 2.6], {
      roofH: 4.6,
      base: 0.3,
      lamp: true,
      back: '#C9A066',
      overhang: 1.3,
      sweep: 1.5,
      ridge: 0.24,
      inside: body(c, ...v.at(5.4, -1.2, 14), v.scale(5.4, 14) * 1.62, {
        woman: true,
        skirt: true,
        top: '#FBF2E0',
        legs: k.core.terracotta,
        dark: 0.35,
        facing: -1,
      }),
    }),
  );
  for (let i = 0; i <= 8; i++) c.add(v.box(3.6 + i * 0.75, -1.2, 12.7, 0.05, 0.85, 0.05, '#C9A066'));
  c.add(v.box(3.4, -0.36, 12.68, 6.4, 0.07, 0.07, '#C9A066', { add: 0.3 }));
  c.add(
    k.hazeBand(c, 760, 70, 0.35),
    k.figure(c, 610, 985, 92, { pose: 'farmer', dark: 0.5 }),
    k.bananaLeaf(c, 1640, 1140, 560, -150, { seed: 5, shade: 0.6 }),
    k.bananaLeaf(c, 1640, 1190, 420, 175, { seed: 8, shade: 0.75 }),
    k.fern(c, 60, 1230, 330, -75, { seed: 2 }),
    k.groundShade(c, 960, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
