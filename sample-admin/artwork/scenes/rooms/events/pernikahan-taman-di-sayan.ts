/** Event: Pernikahan taman di sayan. */

import { hills } from '../../../kit/rooms/backdrop.js';
import { roundTable } from '../../../kit/rooms/banquet.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { stringLights } from '../../../kit/rooms/leisure.js';
import { couple, flowerArch } from '../../../kit/rooms/party.js';
import * as k from '../../../kit.js';

/** Sayan: round tables on the lawn above the valley, the couple under their arch, frangipani overhead. */
export function tamanSayan(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1180, y: 240 } });
  const v = new View(c, { horizon: 560, focal: 1150, eye: 2.1, yaw: 0 });
  c.add(
    hills(c, 580, {
      seed: 81,
      sun: 62,
      ridges: 3,
      amp: 90,
      palms: '260 210 24, 360 160 -14, 1380 230 -30, 1480 170 16',
    }),
    k.hazeBand(c, 600, 100, 0.8),
  );
  c.add(
    k.canopy(c, 60, 620, 460, 180, { depth: 0.22, seed: 3 }),
    k.canopy(c, 1560, 610, 420, 170, { depth: 0.22, seed: 6 }),
    ground(c, 636, '#8DB052', 0.7),
    k.path(k.lens(820, 668, 1300, 18), c.p.glow, 'opacity="0.5"'),
    k.path('M770 690L870 690L1010 1230L620 1230Z', '#FFFDF4', `opacity="0.34" ${c.blur(8)}`),
  );
  c.add(
    k.penjor(c, 600, 745, 430, 1, { seed: 6 }),
    k.penjor(c, 1040, 745, 430, -1, { seed: 8 }),
    flowerArch(c, 820, 742, 250, 262, 8),
    couple(c, 820, 752, 168, 0.3),
  );
  const party: readonly (readonly [number, number, number, string?])[] = [
    [-3.6, 12.4, 84],
    [3.9, 12.4, 84, '#F7C9B6'],
    [-5.6, 9.2, 122, '#F7C9B6'],
    [5.9, 9, 124],
    [-2.9, 6.9, 160],
    [3.3, 6.6, 166, '#F7C9B6'],
  ];
  for (const [i, [x, z, size, flowers]] of party.entries())
    c.add(roundTable(c, ...v.at(x, 0.75, z), size, { seed: i + 3, flowers }));
  const r = k.rng(11);
  for (let i = 0; i < 46; i++) {
    const z = 4.4 + r.next() * 8;
    const [x, y] = v.at(r.range(-0.75, 0.75), 0, z);
    c.add(k.at(x, y, 1, k.blossom(c, v.scale(0, z) * 0.055, i, r.chance(0.4) ? '#F7C9B6' : '#FFF6E6')));
  }
  c.add(
    stringLights(c, [-20, 250], [820, 330], 90, 13, 6),
    stringLights(c, [820, 330], [1620, 230], 80, 12, 6),
    k.frangipani(c, -60, 130, 660, 20, 4),
    k.rays(c, { angle: 116, spread: 40, length: 1200, count: 6, opacity: 0.3 }),
    k.groundShade(c, 960, 0.45),
    k.grass(c, -20, 1620, (x) => 1206 - 14 * Math.sin(x / 170), 60, k.mix(c.p.leaf[2], c.p.ink, 0.35), 9),
  );
  return c.add(k.finish(c, { vignette: 0.38, wash: 0.26 })).svg();
}
