/** Ticket: Bus malam mengwi ke yogyakarta. */

import * as fleet from '../../../kit/fleet-large.js';
import { rail, road } from '../../../kit/road.js';
import { lamp } from '../../../kit/rooms/leisure.js';
import { Space } from '../../../kit/space.js';
import { vehicle } from '../../../kit/vehicle.js';
import * as k from '../../../kit.js';

/** The night coach on the coast road, cabin lit, a moon over the strait. */
export function busMalam(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1210, y: 210 } });
  const s = new Space(c, { x: 640, horizon: 590, eye: 1.8, dist: 15, scale: 118, back: -0.2 });
  c.add(k.sky(c, 610), k.stars(c, 480, 170), k.sun(c, 56, { glow: 9 }), k.streaks(c, 220, 480, 6, 0.4));
  c.add(
    k.volcano(c, { x: 980, base: 610, height: 260, width: 1150, depth: 0.6, seed: 12, crater: 0.06 }),
    k.sea(c, 592, 900, { waves: 70 }),
    k.lightPath(c, 592, 860, { width: 190, count: 110 }),
    k.hazeBand(c, 596, 40, 0.4),
  );
  for (const [x, y, l] of k.triples('1020 640 90, 1380 660 110'))
    c.add(k.jukung(c, x, y, l, { sail: false, depth: 0.3 }), lamp(c, x, y - 14, 4, { reach: 9 }));
  c.add(
    k.ridge(c, {
      y: 590,
      amp: 70,
      depth: 0.3,
      seed: 9,
      trees: 14,
      span: 300,
      shape: (x) => k.smoothstep(80, 520, x) * 200 - 90,
    }),
    k.palm(c, 180, 680, 430, { lean: 60, depth: 0.14, seed: 4 }),
    k.palm(c, 60, 690, 350, { lean: 30, depth: 0.18, seed: 7 }),
  );
  c.add(
    k.rect(0, 690, 1600, 520, c.down(690, 1200, k.fade('#12383F', '#0A252D', c.p.ink))),
    road(s, { heading: 12, half: 5, local: '#3F4A4C' }),
    rail(s, { heading: 12, off: -5.4, t0: -18, t1: 40, h: 0.85 }),
  );
  c.add(k.airGlow(c, 520, 950, 700, 130, '#FFE3A6', 0.22));
  c.add(
    vehicle(
      s,
      {
        ...fleet.bigBus,
        stripes: [
          ['0.015,0.2 0.5,0.3 0.985,0.16 0.985,0.28 0.5,0.4 0.015,0.3', '#F2A51E'],
          ['0.015,0.34 0.5,0.44 0.985,0.32 0.985,0.36 0.5,0.48 0.015,0.38', '#178A8E'],
        ],
      },
      { color: '#EDE6D4', heading: 22, on: true, glow: true, x: 1.2 },
    ),
  );
  c.add(
    k.airGlow(c, 250, 900, 420, 90, '#FFE9B4', 0.5),
    k.path(k.lens(220, 1000, 620, 30), '#FFE9B4', `opacity="0.22" ${c.blur(14)}`),
  );
  c.add(
    k.palm(c, 1520, 1180, 820, { lean: -70, depth: 0.02, seed: 6 }),
    k.grass(c, 1000, 1640, (x) => 1206 - (x - 1000) * 0.06, 90, c.p.ink, 8),
    k.groundShade(c, 980, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.06 })).svg();
}
