/** Suasana: the village road a car's passengers look out on. */
import { road } from '../../kit/road.js';
import type { Space } from '../../kit/space.js';
import * as k from '../../kit.js';

/** Sky, Agung, road, palms and penjor. */
export function villageRoad(s: Space): void {
  const { c } = s;
  c.add(
    k.sky(c, 520),
    k.sun(c, 60),
    k.streaks(c, 120, 320, 6, 0.5),
    k.volcano(c, { x: 900, base: 540, height: 290, width: 1200, depth: 0.66, seed: 21, crater: 0.04 }),
    k.hazeBand(c, 480, 90, 0.6),
  );
  c.add(
    k.ridge(c, { y: 500, amp: 24, depth: 0.46, seed: 7, span: 200, trees: 14 }),
    `<rect y="498" width="1600" height="400" fill="${c.down(498, 800, [
      [0, k.mix(c.p.leaf[0], c.p.haze, 0.3)],
      [1, c.p.leaf[1]],
    ])}"/>`,
  );
  c.add(road(s, { heading: 90, half: 3.4, t0: -9, t1: 220 }));
  for (const d of [0.42, 0.28, 0.14]) {
    const q = 1 - d * 1.9;
    for (const sd of [-1, 1])
      c.add(
        k.palm(c, 800 + sd * (130 + 520 * q), 520 + 80 * q, 180 + 360 * q, { depth: d, lean: -sd * 30 }),
        k.canopy(c, 800 + sd * (220 + 520 * q), 510 + 60 * q, 160 + 260 * q, 80 + 100 * q, { depth: d }),
      );
  }
  for (const [i, z] of [0.12, 0.22, 0.4].entries())
    for (const sd of [-1, 1] as const)
      c.add(
        k.penjor(c, 800 + sd * (30 + 470 * z), 508 + 240 * z, 760 * z + 30, sd === -1 ? 1 : -1, {
          depth: 0.4 - i * 0.13,
          seed: 3 + i * 2 + sd,
        }),
      );
  c.add(
    k.figure(c, 690, 566, 78, { pose: 'offering', depth: 0.2 }),
    k.airGlow(c, 520, 420, 620, 300, c.p.glow, 0.35),
  );
}
