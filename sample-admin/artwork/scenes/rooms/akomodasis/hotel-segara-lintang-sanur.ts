/** Stay: Hotel segara lintang sanur. */

import { slab } from '../../../kit/corners.js';
import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { wing } from '../../../kit/rooms/house.js';
import { lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** Sky, sea, palms and lawn. */
function backGarden(c: k.Canvas): void {
  c.add(
    k.sky(c, 640),
    k.sun(c, 50, { glow: 10 }),
    k.cumulus(c, 330, 560, 620, 150, 0.9),
    k.cumulus(c, 1330, 590, 520, 90, 0.8),
    k.sea(c, 590, 660, { waves: 30 }),
  );
  for (const [x, h, l] of k.triples('80 380 40, 240 300 -24, 1480 330 26, 1580 400 -60'))
    c.add(k.palm(c, x, 690, h, { lean: l, depth: 0.26, seed: x }));
  c.add(
    k.canopy(c, 160, 640, 420, 120, { depth: 0.25 }),
    k.canopy(c, 1500, 650, 360, 110, { depth: 0.25 }),
    ground(c, 660, '#84A94E', 0.5),
  );
}

/** The shallow pool, parasols and loungers. */
function poolDeck(c: k.Canvas, v: View): void {
  c.add(
    k.path(v.d(slab(0.4, 13.4, 14, 5, 0.02)), k.tone(c.p, '#E9DCC0', 0.7)),
    pool(c, v, slab(1, 12.8, 13.5, 5.6, 0.03), {
      far: '#BDEBDD',
      mid: '#4CC0BA',
      near: '#178C98',
      glints: 70,
    }),
  );
  c.add(
    parasol(c, v, 15.4, 0, 14.6, 2.6, k.core.marigold),
    lounger(c, v, 14.4, 0, 12),
    lounger(c, v, 15.8, 0, 12),
    parasol(c, v, 6.3, 0, 15, 2.6, '#FBF2E0'),
  );
}

/** A child in the pool, arms up, cut off by the water. */
function kid(c: k.Canvas, v: View, x: number, z: number, top: string): string {
  const [px, py] = v.at(x, 0.03, z);
  const h = v.scale(x, z) * 1.15;
  return (
    k.group(
      body(c, px, py + h * 0.42, h, { pose: 'cheer', top, dark: 0.15 }),
      c.clip(`M0 0H1600V${k.n(py)}H0Z`),
    ) + k.path(k.lens(px, py, h * 0.8, 6), '#FFFFFF', 'opacity="0.8"')
  );
}

/** Sanur: a white two-storey hotel, frangipani garden, shallow pool. */
export function segaraLintang(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 1150, y: 110 } });
  const v = new View(c, { horizon: 600, focal: 1250, eye: 2, yaw: 24, sun: [0.35, 0.9, -0.5] });
  backGarden(c);
  c.add(
    wing(c, v, [4, 0, 18], 17, 8, {
      floors: 2,
      bays: 5,
      balcony: true,
      wall: '#FFFDF4',
      roof: '#C0623E',
      roofH: 3,
    }),
  );
  c.add(v.face(slab(2, 22, 17, 14.4, 0.01), [0, 1, 0], '#E3D2B0', { k: 0.6 }));
  poolDeck(c, v);
  c.add(
    kid(c, v, 5, 10, k.core.terracotta),
    kid(c, v, 7.2, 9.4, k.core.marigold),
    body(c, ...v.at(3.4, 0, 14.6), v.scale(3.4, 14.6) * 1.66, {
      woman: true,
      skirt: true,
      top: '#FBF2E0',
      legs: k.core.lagoon,
      dark: 0.2,
    }),
  );
  c.add(
    k.frangipani(c, 250, 1010, 760, -78, 5),
    k.rect(
      228,
      985,
      52,
      220,
      c.across(228, 280, [
        [0, c.p.ink],
        [1, k.tone(c.p, '#7C6A58', 0.2)],
      ]),
    ),
    k.bananaLeaf(c, -40, 1220, 480, -40, { seed: 5, shade: 0.4 }),
    k.canopy(c, 1440, 1180, 460, 150, { depth: 0.02, seed: 7, lit: '#C5588A' }),
    k.groundShade(c, 980, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.32 })).svg();
}
