/** Transport: Hiace Commuter, overland in a Hiace Premio. */
import * as fleet from '../../kit/fleet.js';
import { rail, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

/** The road along the coast with the rail on its sea side. */
const coastRoad = (s: Space): string[] => [
  road(s, { heading: 170, z: -0.3 }),
  rail(s, { heading: 170, z: -0.3, off: 3.9, t0: -16, t1: 20, h: 0.6 }),
];

/** Hiace Commuter on the cliff road to Uluwatu, the sun almost in the sea. */
export function commuter(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 360, y: 500 } });
  const s = new Space(c, { x: 920, horizon: 560, eye: 1.7, dist: 10.5, scale: 172, back: 0.05 });
  c.add(k.sky(c, 580), k.sun(c, 84, { glow: 8 }), k.streaks(c, 150, 480, 14, 0.6));
  c.add(k.sea(c, 566, 1000), k.lightPath(c, 566, 960, { width: 250 }));
  const rock = k.rough(k.pts('1010,860 1030,640 1060,520 1130,448 1300,420 1660,410 1660,900'), 0.05, 5, 3);
  c.add(k.cliffFace(c, rock, { depth: 0.22, seed: 8, stone: '#A5927A', cell: 60, backlit: 0.4 }));
  c.add(
    k.canopy(c, 1330, 420, 540, 80, { depth: 0.22 }),
    k.meru(c, 1190, 440, 170, 3, { depth: 0.18 }),
    k.bale(c, 1300, 425, 120, { depth: 0.18 }),
  );
  c.add(k.breaker(c, 500, 1100, 800, 12, 0.7));
  c.add(
    k.path(
      k.smooth(k.pts('-60,880 300,850 800,826 1300,800 1700,780 1700,1300 -60,1300'), true, 0.5),
      c.down(780, 1150, [
        [0, k.tone(c.p, '#A3915E', 0.3)],
        [1, k.tone(c.p, '#6E6A45', -0.5)],
      ]),
    ),
  );
  c.add(...coastRoad(s));
  c.add(vehicle(s, fleet.hiace, { color: '#D8D4CA', heading: 146, on: true }));
  c.add(
    k.groundShade(c, 930, 0.55),
    k.birds(c, 640, 300, 6, 15, c.p.ink),
    k.cornerFronds(c, -30, -80, 460, 25, 90, 4, 12),
  );
  return c.add(k.finish(c)).svg();
}

/** The strait ferry under way: white above terracotta, its windows dark; x,y is its middle on the water. */
function ferry(c: k.Canvas, x: number, y: number, size: number): string {
  const t = (local: string, v: number): string => k.aerial(c.p, k.tone(c.p, local, v), 0.2);
  const windows = (x0: number, count: number, top: number): string =>
    Array.from({ length: count }, (_, i) => k.rect(x0 + i * 17, top, 10, 8, t('#22383C', 0))).join('');
  return k.at(
    x,
    y,
    size,
    k.path('M-170 -2C-80 10 90 10 176 -2L150 8H-150Z', c.p.ink, 'opacity="0.35"') +
      k.path(
        'M-172 -46H120L186 -54C176 -30 160 -8 142 0H-148C-162 -10 -170 -26 -172 -46Z',
        t('#FFFDF6', 0.1),
      ) +
      k.path('M-165 -18H156C150 -10 146 -4 142 0H-148C-156 -5 -161 -11 -165 -18Z', t(k.core.terracotta, 0)) +
      k.path('M-160 -46V-74H112L124 -46Z', t('#FFFDF6', 0.4)) +
      k.path('M-140 -74V-100H64L82 -74Z', t('#FFFDF6', 0.15)) +
      k.path('M30 -100V-122H68L84 -100Z', t('#FFFDF6', 0.5)) +
      k.path('M-84 -100L-78 -146H-40L-36 -100Z', t(k.core.lagoon, 0.1)) +
      k.rect(-79, -140, 40, 9, t(k.core.marigold, 0.3)) +
      k.path('M52 -122V-160h4v38zM40 -146h28v3h-28z', t('#5E6A6A', 0)) +
      windows(-150, 15, -64) +
      windows(-128, 11, -92) +
      k.path('M36 -116h34l8 10h-42z', t('#22383C', 0)),
  );
}

/** Hiace Premio on the coast road at first light, bound for the ferry; Java's volcano across the strait. */
export function overland(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 330, y: 430 } });
  const s = new Space(c, { x: 900, horizon: 560, eye: 1.75, dist: 10.8, scale: 165, back: 0.05 });
  c.add(k.sky(c, 580), k.sun(c, 76, { glow: 9 }), k.streaks(c, 130, 440, 10, 0.6));
  c.add(
    k.volcano(c, { x: 1180, base: 580, height: 290, width: 1300, depth: 0.72, seed: 12, crater: 0.05 }),
    k.hazeBand(c, 540, 80, 0.7),
  );
  c.add(
    k.sea(c, 566, 1000),
    k.lightPath(c, 566, 960, { width: 230 }),
    ferry(c, 560, 668, 1.35),
    k.breaker(c, 430, 690, 560, 8, 0.5),
  );
  c.add(
    k.path(
      k.smooth(k.pts('-60,880 300,852 800,830 1300,806 1700,790 1700,1300 -60,1300'), true, 0.5),
      c.down(790, 1150, [
        [0, k.tone(c.p, '#A3956E', 0.3)],
        [1, k.tone(c.p, '#6E6A4A', -0.5)],
      ]),
    ),
    ...coastRoad(s),
  );
  c.add(vehicle(s, fleet.premio, { color: '#EDE8DA', heading: 34, on: true, x: 1, z: 0.2 }));
  c.add(
    k.groundShade(c, 940, 0.5),
    k.birds(c, 820, 330, 6, 15),
    k.palm(c, 90, 1260, 880, { lean: 70, depth: 0, seed: 9 }),
    k.cornerFronds(c, 1660, -80, 420, 100, 165, 4, 12),
  );
  return c.add(k.finish(c)).svg();
}
