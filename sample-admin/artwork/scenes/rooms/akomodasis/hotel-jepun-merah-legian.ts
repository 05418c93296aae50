/** Stay: Hotel jepun merah legian. */

import { slab } from '../../../kit/corners.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { wing } from '../../../kit/rooms/house.js';
import { lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

function redTree(c: k.Canvas, x: number, y: number): string {
  const out =
    k.path(
      k.taper(k.curve([x + 60, y + 120], [x + 40, y - 120], [x - 40, y - 260], 10), (t) => 54 - 30 * t),
      k.mix(c.p.ink, '#7C6A58', 0.4),
    ) +
    k.frangipani(c, x - 30, y - 240, 520, -120, 4, '#E0523F') +
    k.frangipani(c, x, y - 230, 500, -60, 12, '#E0523F');

  return out;
}

/** Legian: a small courtyard pool before two floors of rooms, a red frangipani, the light of late afternoon. */
export function jepunMerah(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 300, y: 210 } });
  const v = new View(c, { horizon: 600, focal: 1150, eye: 2.1, yaw: -22, fill: 0.1, sun: [-0.5, 0.8, -0.5] });
  c.add(k.sky(c, 640), k.sun(c, 52, { glow: 9 }), k.streaks(c, 100, 420, 6, 0.5));
  for (const [x, h, l] of k.triples('90 420 40, 210 330 -30, 360 300 26, 1500 420 -40'))
    c.add(k.palm(c, x, 690, h, { lean: l, depth: 0.3, seed: x }));
  c.add(
    k.canopy(c, 120, 650, 460, 140, { depth: 0.26 }),
    k.canopy(c, 430, 664, 340, 100, { depth: 0.26 }),
    ground(c, 664, '#C9A981', 0.4),
    wing(c, v, [-19, 0, 15], 15, 7, {
      floors: 2,
      bays: 5,
      balcony: true,
      lit: 0.35,
      wall: '#F3E2C2',
      roof: '#B5533A',
      roofH: 2.8,
      seed: 4,
    }),
  );
  c.add(
    v.joints([-16, 8, 1, 15], 0.01, 0.9, 'z', c.p.ink, 0.14),
    v.joints([-16, 8, 1, 15], 0.01, 0.9, 'x', c.p.ink, 0.12),
    k.path(v.d(slab(-9.6, -0.6, 12.4, 4.6, 0.02)), k.tone(c.p, '#EADBBB', 0.6)),
    pool(c, v, slab(-9, -1.2, 11.9, 5.2, 0.03), {
      far: '#CFEBD2',
      mid: '#4CB9B2',
      near: '#15808C',
      glints: 60,
    }),
  );
  c.add(
    parasol(c, v, -12.4, 0, 12.8, 2.5, k.core.terracotta),
    lounger(c, v, -13.4, 0, 10.2, { cushion: '#FBF2E0' }),
    lounger(c, v, -11.8, 0, 10.2, { cushion: '#FBF2E0' }),
    k.figure(c, ...v.at(-4.6, 0, 13.2), v.scale(-4.6, 13.2) * 1.66, {
      pose: 'walk',
      woman: true,
      top: '#FBF2E0',
      sarong: k.core.lagoon,
      dark: 0.2,
    }),
  );
  const petals = k.triples('820 980 18, 960 900 14, 1160 1010 22, 1080 1100 26');
  c.add(
    redTree(c, 1400, 1100),
    ...petals.map(([x, y, s]) =>
      k.group(k.blossom(c, s, x, '#D9483A'), `transform="translate(${x} ${y}) scale(1 0.5)"`),
    ),
    k.fern(c, 90, 1240, 380, -70, { seed: 5 }),
    k.groundShade(c, 1000, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.34 })).svg();
}
