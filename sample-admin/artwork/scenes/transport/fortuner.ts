/** Transport: Toyota Fortuner. */
import * as fleet from '../../kit/fleet.js';
import { ground, rail, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

const PAINT = '#5A2428';

/** Half a disc over a wheel in side coordinates: the dark flare of the wing. */
function flare(x: number): string {
  const { size, wheel } = fleet.fortuner;
  const R = wheel * 1.36;
  return Array.from({ length: 11 }, (_, i) => {
    const a = (i / 10) * Math.PI;
    return `${(x + (Math.cos(a) * R) / size[0]).toFixed(3)},${((wheel * 0.9 + Math.sin(a) * R) / size[2]).toFixed(3)}`;
  }).join(' ');
}

/** Fortuner with flared wings, side step, chrome belt and the light and shade of its pressed doors. */
const car = {
  ...fleet.fortuner,
  grille: [...fleet.fortuner.grille, ...k.quads('-0.86 0.36 -0.62 0.45, 0.62 0.36 0.86 0.45')],
  stripes: [
    ['0.05,0.585 0.3,0.612 0.6,0.628 0.96,0.65 0.97,0.6 0.6,0.575 0.3,0.56', k.mix(PAINT, '#F2C08A', 0.5)],
    ['0.05,0.43 0.5,0.47 0.97,0.46 0.98,0.3 0.5,0.3 0.03,0.3', k.mix(PAINT, '#1E1A1C', 0.42)],
    ['0.27,0.3 0.5,0.33 0.69,0.32 0.69,0.27 0.27,0.27', k.mix(PAINT, '#F2C08A', 0.22)],
    ['0.01,0.3 0.5,0.285 0.99,0.3 0.99,0.235 0.5,0.235 0.01,0.235', '#2B3234'],
    [flare(fleet.fortuner.wheels[0] ?? 0.19), '#2B3234'],
    [flare(fleet.fortuner.wheels[1] ?? 0.77), '#2B3234'],
    ['0.29,0.215 0.5,0.215 0.68,0.215 0.68,0.19 0.5,0.19 0.29,0.19', '#8C928E'],
    ['0.4,0.672 0.56,0.68 0.725,0.69 0.93,0.765 0.93,0.752 0.725,0.676 0.56,0.666 0.4,0.658', '#E8E4D6'],
  ] as const,
};

/** Fortuner on the caldera road in the late sun, Batur and its lake below. */
export function fortuner(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 1010, y: 330 } });
  const s = new Space(c, { x: 700, horizon: 600, eye: 1.7, dist: 9.2, scale: 196, back: -0.15 });
  c.add(k.sky(c, 620), k.sun(c, 70, { glow: 9 }), k.streaks(c, 110, 330, 9, 0.6));
  c.add(
    k.ridge(c, {
      y: 600,
      amp: 26,
      depth: 0.8,
      seed: 12,
      span: 320,
      shape: (x) => -150 * k.smoothstep(760, 120, x),
    }),
    k.volcano(c, {
      x: 1310,
      base: 640,
      height: 330,
      width: 1240,
      depth: 0.6,
      seed: 7,
      crater: 0.09,
      concave: 1.7,
    }),
    k.hazeBand(c, 590, 90, 0.7),
  );
  c.add(k.sea(c, 612, 780, { waves: 40 }), k.lightPath(c, 612, 760, { width: 170, count: 90, opacity: 0.7 }));
  c.add(
    k.ridge(c, {
      y: 690,
      amp: 34,
      depth: 0.42,
      seed: 8,
      span: 260,
      trees: 12,
      shape: (x) => -260 * k.smoothstep(640, 0, x) - 50 * k.smoothstep(1250, 1620, x),
    }),
    k.hazeBand(c, 700, 70, 0.45),
    k.ridge(c, {
      y: 770,
      amp: 22,
      depth: 0.2,
      seed: 15,
      span: 220,
      trees: 18,
      shape: (x) => -200 * k.smoothstep(460, 0, x) - 60 * k.smoothstep(1300, 1650, x),
    }),
    k.palm(c, 250, 690, 380, { lean: -50, depth: 0.2, seed: 4 }),
    k.palm(c, 120, 640, 330, { lean: 30, depth: 0.24, seed: 9 }),
  );
  c.add(
    ground(s, '#7F8246', { y: 772, haze: 0.1 }),
    road(s, { heading: 20, z: 0.2, half: 2.7, t0: -9, t1: 60 }),
    rail(s, { heading: 20, off: -3.1, z: 0.2, t0: -12, t1: 60, h: 0.72 }),
    k.airGlow(c, 1010, 880, 700, 130, c.p.glow, 0.45),
    vehicle(s, car, { color: PAINT, heading: 33, on: true, x: -0.1 }),
  );
  c.add(
    k.groundShade(c, 960, 0.5),
    k.grass(c, 1050, 1620, (x) => 1214 - (x - 1050) * 0.1, 120, c.p.ink, 9),
    k.fern(c, 1530, 1190, 320, -110, { seed: 7 }),
  );
  return c.add(k.finish(c)).svg();
}
