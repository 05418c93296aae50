/** Transport: commuter, overland. */

import * as fleet from '../../kit/fleet.js';
import { joints, person, rail, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

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
  c.add(
    road(s, { heading: 170, z: -0.3 }),
    rail(s, { heading: 170, z: -0.3, off: 3.9, t0: -16, t1: 20, h: 0.6 }),
  );
  c.add(vehicle(s, fleet.hiace, { color: '#D8D4CA', heading: 146, on: true }));
  c.add(
    k.groundShade(c, 930, 0.55),
    k.birds(c, 640, 300, 6, 15, c.p.ink),
    k.cornerFronds(c, -30, -80, 460, 25, 90, 4, 12),
  );
  return c.add(k.finish(c)).svg();
}

/** Hiace Premio rolling onto the strait ferry at first light, Java's volcano across the water. */
export function overland(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 330, y: 470 } });
  const s = new Space(c, { x: 560, horizon: 560, eye: 2.1, dist: 11.5, scale: 146, back: 0.1 });
  c.add(k.sky(c, 580), k.sun(c, 70, { glow: 9 }), k.streaks(c, 130, 440, 10, 0.6));
  c.add(
    k.volcano(c, { x: 620, base: 580, height: 260, width: 1250, depth: 0.72, seed: 12, crater: 0.06 }),
    k.hazeBand(c, 540, 80, 0.7),
  );
  c.add(k.sea(c, 570, 1000), k.lightPath(c, 570, 900, { width: 200 }));
  // Ferry with its bow door open towards us.
  const hull = (q: [number, number, number][], v: number, local = '#EFE9DB'): string =>
    s.fill(q, k.tone(c.p, local, v));
  const z0 = 4;
  c.add(
    hull(
      [
        [3, 0, z0],
        [3, 6.4, z0],
        [3, 6.4, 40],
        [3, 0, 40],
      ],
      0.35,
    ),
    hull(
      [
        [3, 0, z0],
        [12, 0, z0],
        [12, 6.4, z0],
        [3, 6.4, z0],
      ],
      -0.3,
    ),
    hull(
      [
        [3, 0, z0],
        [12, 0, z0],
        [12, 1.1, z0],
        [3, 1.1, z0],
      ],
      -0.2,
      '#178A8E',
    ),
    hull(
      [
        [3, 0, z0],
        [3, 1.1, z0],
        [3, 1.1, 40],
        [3, 0, 40],
      ],
      0.5,
      '#178A8E',
    ),
    s.fill(
      [
        [4.1, 0.4, z0],
        [10.8, 0.4, z0],
        [10.8, 4.6, z0],
        [4.1, 4.6, z0],
      ],
      c.down(380, 760, [
        [0, k.mix(c.p.ink, '#F6C766', 0.25)],
        [1, k.mix(c.p.ink, '#F6C766', 0.6)],
      ]),
    ),
    hull(
      [
        [3.6, 6.4, z0 + 1],
        [11.4, 6.4, z0 + 1],
        [11.4, 8.8, z0 + 1],
        [3.6, 8.8, z0 + 1],
      ],
      -0.25,
    ),
    hull(
      [
        [3.6, 6.4, z0 + 1],
        [3.6, 8.8, z0 + 1],
        [3.6, 8.8, 26],
        [3.6, 6.4, 26],
      ],
      0.5,
    ),
    s.fill(
      [
        [4, 7.2, z0 + 0.98],
        [11, 7.2, z0 + 0.98],
        [11, 8, z0 + 0.98],
        [4, 8, z0 + 0.98],
      ],
      c.p.ink,
    ),
  );
  for (let i = 0; i < 9; i++)
    c.add(
      s.fill(
        [
          [2.98, 4.4, 6 + i * 3],
          [2.98, 5.3, 6 + i * 3],
          [2.98, 5.3, 7.6 + i * 3],
          [2.98, 4.4, 7.6 + i * 3],
        ],
        c.p.near,
        'opacity="0.75"',
      ),
    );
  for (let i = 0; i < 3; i++)
    c.add(
      vehicle(s, fleet.avanza, {
        color: ['#8C8A86', '#5B6B70', '#A9573B'][i] ?? '#888',
        x: 6 + i * 1.9,
        z: 9 + i * 3.4,
        heading: -90,
        on: true,
      }),
    );
  c.add(
    hull(
      [
        [4.3, 0.42, z0],
        [10.6, 0.42, z0],
        [9.4, 0.02, 0.6],
        [3.4, 0.02, 0.6],
      ],
      0.2,
      '#8C8578',
    ),
  );
  c.add(
    k.path(
      s.d([
        [-30, 0, 1.2],
        [40, 0, 1.2],
        [30, 0, -9],
        [-30, 0, -9],
      ]),
      c.down(830, 1200, [
        [0, k.tone(c.p, '#A29A8A', 0.25)],
        [1, k.tone(c.p, '#6F6A60', -0.5)],
      ]),
    ),
  );
  c.add(
    hull(
      [
        [4.3, 0.3, 3],
        [10.6, 0.3, 3],
        [9.8, 0.03, 0.2],
        [3.6, 0.03, 0.2],
      ],
      0.35,
      '#8C8578',
    ),
    rail(s, { heading: 0, z: 1, off: 0, t0: -14, t1: 3, h: 0.5, local: '#E0A93A' }),
  );
  c.add(
    joints(s, { heading: 0, a: -1, b: 9, step: 2.2, t0: -14, t1: 16 }),
    k.airGlow(c, 420, 960, 620, 90, c.p.glow, 0.4),
  );
  c.add(vehicle(s, fleet.premio, { color: '#EDE8DA', heading: -142, on: true, x: 0.5, z: -0.6 }));
  c.add(person(s, 4.6, -1.6, { pose: 'wave', top: '#E0892E', sarong: '#22383C', facing: -1, dark: 0.2 }));
  return c.add(k.groundShade(c, 940, 0.5), k.birds(c, 780, 300, 6, 15), k.finish(c)).svg();
}
