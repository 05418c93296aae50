/** Event: Seminar desa wisata penglipuran. */

import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { pavilion } from '../../../kit/rooms/house.js';
import { verge } from '../../../kit/verge.js';
import * as k from '../../../kit.js';

/** Penglipuran: villagers in a circle in the lit bale banjar before the bamboo forest. */
export function desaWisata(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1120, y: 240 } });
  const v = new View(c, { horizon: 600, focal: 1240, eye: 1.9, sun: [0.6, 0.8, 0.1] });
  c.add(k.sky(c, 700), k.sun(c, 60, { glow: 9 }));
  for (let i = 0; i < 16; i++)
    c.add(
      k.bamboo(c, i * 112 - 30, 700, 520 + (i % 4) * 60, {
        lean: (i % 3) * 0.05 - 0.04,
        culms: 5,
        depth: 0.55 - (i % 2) * 0.12,
        seed: i + 4,
      }),
    );
  c.add(
    k.hazeBand(c, 640, 190, 0.75),
    k.rays(c, { angle: 105, spread: 60, length: 1100, count: 8, opacity: 0.5 }),
    ground(c, 672, '#8FA06A', 0.3),
    k.wall(c, -20, 1620, [690, 690], [66, 66], { depth: 0.3, pillars: 8 }),
  );
  const circle = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2 + 0.4;
    return { x: Math.cos(a) * 3, z: 8.6 + Math.sin(a) * 1.1, a, i };
  }).sort((p, q) => q.z - p.z);
  const tops = ['#F3E6C8', '#FBF2E0', k.core.lagoon, k.core.terracotta, '#D9B978'];
  const people = circle
    .map(({ x, z, a, i }) =>
      body(c, ...v.at(x, 0.6, z), v.scale(x, z) * 1.72, {
        pose: 'sitFloor',
        facing: Math.cos(a) > 0 ? -1 : 1,
        woman: i % 3 === 1,
        skirt: true,
        top: tops[i % 5] ?? '#F3E6C8',
        legs: i % 2 ? k.core.terracotta : k.core.deepSea,
        dark: 0.3,
      }),
    )
    .join('');
  const tray = (x: number, z: number): string =>
    `<ellipse cx="${v.at(x, 0.6, z)[0]}" cy="${v.at(x, 0.6, z)[1]}" rx="46" ry="13" fill="${k.tone(c.p, '#8A6242', 0.2)}"/><ellipse cx="${v.at(x, 0.6, z)[0]}" cy="${v.at(x, 0.6, z)[1] - 6}" rx="34" ry="9" fill="${k.tone(c.p, k.core.marigold, 0.3)}"/>`;
  c.add(
    pavilion(c, v, [-4.6, 0, 7], [9.2, 3.4, 2.7], {
      roofH: 2.7,
      base: 0.6,
      cols: 5,
      back: false,
      lamp: true,
      roof: '#8C7656',
      ridge: 0.5,
      inside: tray(-0.6, 8.8) + tray(0.7, 8.6) + people,
    }),
  );
  c.add(
    k.steps(c, 800, v.at(0, 0.6, 6.8)[1], 300, 76, 4, { spread: 1.2 }),
    k.penjor(c, 150, 1010, 860, 1, { seed: 5 }),
    k.penjor(c, 1480, 1010, 860, -1, { seed: 9 }),
    k.figure(c, 470, 1040, 250, { woman: true, pose: 'offering', dark: 0.35 }),
  );
  c.add(
    verge(c, -60, 620, 210, { seed: 2, rise: 'left' }),
    verge(c, 1040, 1660, 210, { seed: 9, rise: 'right' }),
    k.groundShade(c, 960, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}
