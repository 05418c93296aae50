/** Stay: Rumah jepun petitenget. */

import { slab } from '../../../kit/corners.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { wing } from '../../../kit/rooms/house.js';
import { lounger, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** The tiled floor: two colours in turn, a lozenge on each. */
function tiles(c: k.Canvas, v: View): void {
  const tiles: string[] = [];
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 4; j++) {
      const [x, z] = [-1 + i * 0.8, 12.4 - j * 0.8];
      tiles.push(
        k.path(
          v.d(slab(x, x + 0.8, z, z - 0.8, 0.015)),
          k.tone(c.p, (i + j) % 2 ? '#E6D3AE' : '#3F7C7A', 0.35),
        ) +
          k.path(
            v.d(
              p3(
                x + 0.4,
                0.016,
                z - 0.12,
                x + 0.68,
                0.016,
                z - 0.4,
                x + 0.4,
                0.016,
                z - 0.68,
                x + 0.12,
                0.016,
                z - 0.4,
              ),
            ),
            k.tone(c.p, (i + j) % 2 ? k.core.terracotta : '#E6D3AE', 0.2),
          ),
      );
    }
  c.add(...tiles);
}

/** Blossoms floating on the pool. */
function fallenBlossoms(c: k.Canvas, v: View): void {
  const r = k.rng(9);
  for (let i = 0; i < 16; i++) {
    const [x, y] = v.at(r.range(0.6, 8.4), 0.03, r.range(4.2, 8.8));
    c.add(
      k.group(
        k.blossom(c, 10 + (y - 700) * 0.045, i, i % 3 ? '#FFF6E6' : '#F7C9B6'),
        `transform="translate(${k.n(x)} ${k.n(y)}) scale(1 0.5)"`,
      ),
    );
  }
}

/** The old frangipani in front. */
function oldTree(c: k.Canvas): void {
  c.add(
    k.path(
      k.taper(k.curve([140, 1240], [170, 900], [300, 700], 12), (t) => 92 - 50 * t),
      k.mix(c.p.ink, '#7C6A58', 0.5),
    ),
    k.frangipani(c, 200, 900, 600, -120, 3),
    k.frangipani(c, 300, 710, 640, -48, 9),
    k.frangipani(c, 250, 780, 560, -82, 15),
  );
}

/** Petitenget: a long louvred veranda, old frangipani dropping blossoms into a salt pool. */
export function rumahJepun(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 1240, y: 330 } });
  const v = new View(c, { horizon: 570, focal: 1150, eye: 1.8, yaw: 16, sun: [0.7, 0.7, -0.35] });
  c.add(
    k.sky(c, 640),
    k.sun(c, 66, { glow: 9 }),
    k.streaks(c, 80, 420, 6, 0.4),
    k.palm(c, 1440, 660, 460, { lean: -60, depth: 0.4, seed: 7 }),
    k.palm(c, 1300, 660, 330, { lean: 30, depth: 0.45, seed: 2 }),
    k.canopy(c, 1400, 560, 560, 170, { depth: 0.4 }),
  );
  c.add(
    ground(c, 640, '#C7A578', 0.55),
    k.wall(c, 1180, 1640, [690, 700], [110, 130], { depth: 0.16, local: '#D9C7A2', pillars: 3 }),
  );
  c.add(
    wing(c, v, [1, 0, 15], 13.6, 6, {
      floors: 1,
      storey: 3.5,
      bays: 5,
      wall: '#F0E2C2',
      roof: '#B5613F',
      roofH: 3.2,
      overhang: 1.9,
      louvre: true,
    }),
  );
  for (const x of [0, 3.1, 6.2, 9.3, 12.4, 15.4])
    c.add(
      v.box(x, 0, 13.2, 0.24, 3.35, 0.24, '#F5EAD0'),
      v.box(x - 0.06, 0, 13.14, 0.36, 0.3, 0.36, '#C9B592'),
    );
  tiles(c, v);
  c.add(
    pool(c, v, slab(-0.4, 12.5, 9.2, 3.4, 0.02), {
      far: '#F0CF8E',
      mid: '#55A79C',
      near: '#1B6468',
      glints: 60,
    }),
  );
  fallenBlossoms(c, v);
  c.add(
    lounger(c, v, 9.4, 0, 10.2, { cushion: '#E9DABB' }),
    k.figure(c, ...v.at(5.3, 0, 12.6), v.scale(5.3, 12.6) * 1.64, {
      woman: true,
      dark: 0.35,
      sarong: k.core.lagoon,
    }),
  );
  oldTree(c);
  c.add(k.groundShade(c, 940, 0.5));
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
