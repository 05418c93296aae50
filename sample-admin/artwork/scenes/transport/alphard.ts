/** Transport: Toyota Alphard. */
import * as fleet from '../../kit/fleet.js';
import { ground, joints, person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

const PAINT = '#E4DED0';
const SHADE = k.mix(PAINT, '#2A4A52', 0.34);
const CHROME = '#F6F2E4';

/** Alphard with a slatted grille, chrome belt and the light and shade of its pressed doors. */
const car = {
  ...fleet.alphard,
  grille: k.quads(
    '-0.56 0.4 0.56 0.435, -0.58 0.325 0.58 0.36, -0.6 0.247 0.6 0.278, -0.66 0.182 0.66 0.213, -0.92 0.213 -0.76 0.3, 0.76 0.213 0.92 0.3',
  ),
  stripes: [
    ['0.06,0.565 0.3,0.6 0.6,0.605 0.97,0.62 0.975,0.58 0.6,0.555 0.3,0.545', CHROME],
    ['0.012,0.4 0.2,0.44 0.5,0.45 0.99,0.47 0.993,0.26 0.5,0.25 0.012,0.26', SHADE],
    ['0.025,0.165 0.1,0.2 0.5,0.195 0.9,0.2 0.98,0.165 0.5,0.145', '#26302F'],
    ['0.3,0.655 0.5,0.64 0.72,0.645 0.95,0.665 0.95,0.652 0.72,0.63 0.5,0.625 0.3,0.64', CHROME],
  ] as const,
};

/** Pearl white Alphard under a hotel's lit porch at night, driver at the sliding door. */
export function alphard(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1220, y: 210 } });
  const s = new Space(c, { x: 700, horizon: 640, eye: 1.45, dist: 9.2, scale: 208, back: -0.3 });
  c.add(k.sky(c, 660), k.stars(c, 460, 110), k.sun(c, 40, { glow: 7 }));
  c.add(
    k.palm(c, 1500, 720, 560, { lean: -60, depth: 0.3, seed: 4 }),
    k.palm(c, 1390, 720, 420, { lean: 30, depth: 0.34, seed: 9 }),
    k.canopy(c, 1430, 640, 420, 180, { depth: 0.24 }),
  );
  c.add(
    k.bale(c, 640, 760, 1180, { depth: 0.02, tile: true, lamp: true, posts: 5 }),
    k.airGlow(c, 640, 560, 760, 260, '#FFC766', 0.5),
  );
  c.add(
    ground(s, '#6E6A62', { y: 752, haze: 0.1 }),
    joints(s, { heading: 20, a: -10, b: 12, step: 1.4, t0: -14, t1: 16 }),
  );
  for (const x of [300, 640, 980])
    c.add(
      k.airGlow(c, x, 880, 190, 260, '#FFC766', 0.34),
      k.at(
        x,
        610,
        1,
        `${k.rect(-2, -90, 4, 70, '#2A1C12')}${k.path('M-26 -22Q0 -46 26 -22L18 26L-18 26Z', '#FFDE9A')}`,
      ),
      k.airGlow(c, x, 606, 120, 120, '#FFD98A', 0.8),
    );
  c.add(k.candiBentar(c, 1300, 790, 270, { gap: 60, depth: 0.12 }));
  c.add(vehicle(s, car, { color: PAINT, heading: 34, on: true }));
  c.add(
    person(s, 3.75, -0.3, {
      pose: 'stand',
      top: '#1F6F78',
      sarong: '#F0E6D0',
      dark: 0.1,
      facing: -1,
      tall: 1.72,
    }),
  );
  c.add(k.groundShade(c, 930, 0.6), k.fern(c, 1560, 1220, 280, -110, { seed: 6 }));
  return c.add(k.finish(c, { vignette: 0.45 })).svg();
}
