/** Stay: Villa padi kerambitan. */

import { slab, upright } from '../../../kit/corners.js';
import { hills } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { lamp, pool } from '../../../kit/rooms/leisure.js';
import { hipRoof } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

/** Kerambitan: an old joglo by the rice at night, green stone pool, moon. */
export function villaPadi(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 330, y: 230 } });
  const v = new View(c, { horizon: 600, focal: 1250, eye: 1.7, yaw: -14, fill: 0.05, sun: [-0.7, 0.8, 0] });
  c.add(
    hills(c, 650, {
      seed: 61,
      sun: 58,
      stars: true,
      ridges: 2,
      palms: '150 260 30, 520 200 -18, 1490 300 -40, 1380 220 20',
      volcano: [420, 200, 900],
    }),
  );
  c.add(
    k.terraces(c, { y0: 645, y1: 830, count: 7, seed: 12, swell: 20, water: 0.55, depth: [0.4, 0.12] }),
    ground(c, 760, '#4E6E56', 0.1),
  );
  const [w, d, z, x, h] = [7.6, 6, 13, -2.4, 2.5];
  const joglo =
    v.box(x - 0.4, 0, z - 1.4, w + 0.8, 0.45, d + 1.8, '#8A8276') +
    v.box(x + 0.6, 0.45, z + 1, w - 1.2, h, d - 2, '#7A5236');
  c.add(k.airGlow(c, ...v.at(1.4, 2, 13), 640, 380, '#F0A45A', 0.4), joglo);
  for (let i = 0; i < 5; i++)
    c.add(
      v.face(upright(x + 0.9 + i * 1.2, x + 1.8 + i * 1.2, 2.7, 0.5, z + 0.98), [0, 0, -1], '#F6BE62', {
        k: i === 2 ? 1 : 0.55,
        grade: 0.3,
      }),
      v.rod([x + 1.35 + i * 1.2, 0.5, z + 0.96], [x + 1.35 + i * 1.2, 2.7, z + 0.96], 0.06, '#5E3E28'),
    );
  for (let i = 0; i < 5; i++)
    c.add(v.box(x + i * 1.85, 0.45, z - 1.1, 0.18, h - 0.2, 0.18, '#8A5E3C', { add: 0.3 }));
  c.add(
    hipRoof(c, v, [x - 1.6, 0.4 + h, z - 2.2], [w + 3.2, d + 3.6, 1.5], '#9C6A4A', { ridge: 0.6, sweep: 1 }),
    hipRoof(c, v, [x + 1.2, 1.8 + h, z + 0.6], [w - 2.4, d - 2, 3.1], '#9C6A4A', { ridge: 0.5, sweep: 1.2 }),
  );
  c.add(
    pool(c, v, slab(-5.2, 4.4, 10.2, 4.4, 0.03), {
      far: '#E9B468',
      mid: '#2F7A68',
      near: '#0A3A40',
      glow: 0.22,
      glints: 60,
      inside: k.lightPath(c, v.at(0, 0, 10.2)[1], 1100, { x: 840, width: 230, opacity: 0.7, count: 90 }),
    }),
  );
  c.add(k.path(v.d(slab(-5.5, 4.7, 4.4, 4, 0.02)), k.tone(c.p, '#6F8A6A', 0)));
  for (const [lx, lz] of k.triples('-5.6 10.4 0, 4.8 10.4 0, -5.7 7 0, 5 7 0'))
    c.add(lamp(c, ...v.at(lx, 0.25, lz), v.scale(lx, lz) * 0.09, { reach: 12 }));
  c.add(
    k.figure(c, ...v.at(0.2, 0.45, 12.2), v.scale(0.2, 12.2) * 1.6, { woman: true, dark: 0.75, facing: -1 }),
    k.grass(c, -20, 1620, (q) => 1206 - 26 * Math.sin(q / 260), 130, c.p.ink, 9),
    k.cornerFronds(c, 1660, 120, 560, 120, 200, 4, 14),
    k.groundShade(c, 960, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.1 })).svg();
}
