/** Transport: Isuzu ELF, medium and big coach. */
import * as fleet from '../../kit/fleet.js';
import { ground, joints, person, rail, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import { specks, verge } from '../../kit/verge.js';
import * as k from '../../kit.js';

/** ELF at the rim of the Batur caldera, clear morning. */
export function elf(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1330, y: 210 } });
  const s = new Space(c, { x: 540, horizon: 500, eye: 2, dist: 12.5, scale: 140, back: -0.2 });
  c.add(k.sky(c, 520), k.sun(c, 56), k.cumulus(c, 330, 380, 480, 90, 0.7));
  c.add(
    k.ridge(c, { y: 470, amp: 40, depth: 0.75, seed: 15, span: 500 }),
    k.volcano(c, {
      x: 1060,
      base: 640,
      height: 330,
      width: 1150,
      depth: 0.5,
      seed: 4,
      crater: 0.11,
      concave: 1.7,
    }),
  );
  c.add(
    k.path(
      k.smooth(k.pts('700,650 900,600 1100,590 1300,606 1420,650 1200,690 900,700')),
      k.mix(c.p.near, c.p.far, 0.35),
      'opacity="0.7"',
    ),
    k.hazeBand(c, 610, 80, 0.5),
  );
  c.add(
    k.sea(c, 640, 900, { waves: 60 }),
    k.lightPath(c, 640, 860, { x: 1330, width: 160, count: 100, opacity: 0.7 }),
  );
  c.add(
    k.ridge(c, {
      y: 760,
      amp: 40,
      depth: 0.3,
      seed: 9,
      span: 240,
      trees: 14,
      shape: (x) => -150 * k.smoothstep(700, 0, x) + 60,
    }),
  );
  c.add(ground(s, '#A8A05E', { y: 838, haze: 0.1 }));
  c.add(road(s, { heading: 14 }), rail(s, { heading: 14, off: -4, t0: -12, t1: 34, h: 0.8 }));
  c.add(vehicle(s, fleet.elf, { color: '#EFEBDF', heading: 30, x: 0.9 }));
  c.add(
    person(s, 5.2, 0.4, { pose: 'wave', dark: 0.15, facing: 1, sarong: '#0E3B43', top: '#C2553A' }),
    person(s, 5.9, 0.6, {
      pose: 'stand',
      woman: true,
      dark: 0.15,
      facing: 1,
      sarong: '#8A4030',
      top: '#F2A51E',
    }),
    person(s, 6.7, 1.2, { pose: 'stand', dark: 0.2, sarong: '#46494A' }),
  );
  c.add(
    specks(c, 1000, 1200, '#A8A05E', 3),
    k.groundShade(c, 960, 0.45),
    verge(c, -40, 900, 230, { seed: 4, rise: 'left' }),
  );
  return c.add(k.finish(c)).svg();
}

/** Medium coach at the head of Penglipuran's gate-lined lane. */
export function mediumBus(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 1180, y: 150 } });
  const s = new Space(c, { x: 1010, horizon: 660, eye: 1.7, dist: 13, scale: 142, back: -0.45 });
  c.add(k.sky(c, 660), k.cumulus(c, 560, 520, 520, 160, 0.85), k.sun(c, 50));
  c.add(k.volcano(c, { x: 360, base: 700, height: 240, width: 1000, depth: 0.78, seed: 21, crater: 0.04 }));
  c.add(
    k.canopy(c, 420, 640, 300, 150, { depth: 0.4 }),
    k.bamboo(c, 330, 700, 330, { depth: 0.36, lean: 0.2 }),
    k.bamboo(c, 450, 700, 300, { depth: 0.36, lean: -0.2 }),
  );
  c.add(ground(s, '#9FB062'));
  // Lane running to the vanishing point at x 390 with gates and roofs on both sides.
  const vx = 390;
  c.add(
    k.path(
      `M${vx - 14} 662L${vx + 14} 662L900 1210L-60 1210Z`,
      c.down(662, 1100, [
        [0, k.tone(c.p, '#C9B494', 0.5)],
        [1, k.tone(c.p, '#9A8C78', -0.2)],
      ]),
    ),
  );
  for (const z of [0.16, 0.25, 0.4, 0.62]) {
    const h = 560 * z;
    const d = 0.45 - z * 0.55;
    c.add(
      k.bale(c, vx - 60 - 620 * z, 664 + 150 * z, 640 * z, { depth: d, posts: 5 }),
      k.candiBentar(c, vx - 40 - 390 * z, 664 + 220 * z, h, { gap: h * 0.2, depth: d }),
    );
    if (z < 0.6)
      c.add(
        k.bale(c, vx + 60 + 620 * z, 664 + 150 * z, 640 * z, { depth: d }),
        k.candiBentar(c, vx + 40 + 390 * z, 664 + 220 * z, h, { gap: h * 0.2, depth: d }),
      );
    c.add(k.penjor(c, vx - 30 - 220 * z, 664 + 240 * z, 900 * z, 1, { depth: d, seed: Math.round(z * 90) }));
  }
  c.add(
    k.figure(c, 420, 770, 80, { pose: 'offering', depth: 0.2, dark: 0.2 }),
    k.figure(c, 352, 830, 128, { pose: 'walk', depth: 0.1, dark: 0.2 }),
  );
  c.add(joints(s, { heading: 4, z: -1, a: -1, b: 5, step: 1.2, t0: -16, t1: 16 }));
  c.add(
    vehicle(
      s,
      {
        ...fleet.mediumBus,
        stripes: [['0.03,0.28 0.5,0.2 0.985,0.34 0.985,0.42 0.5,0.27 0.03,0.33', '#F2A51E']],
      },
      { color: '#B9523A', heading: 38, x: 1.2 },
    ),
  );
  c.add(person(s, -2.6, -2.6, { pose: 'wave', top: '#FBF2E0', sarong: '#0E3B43', dark: 0.1, facing: 1 }));
  return c
    .add(k.groundShade(c, 980, 0.45), k.cornerFronds(c, 1650, -90, 430, 105, 170, 4, 3), k.finish(c))
    .svg();
}

/** Big coach on the toll road over the bay, Agung beyond the mangroves. */
export function bigBus(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 330, y: 380 } });
  const s = new Space(c, { x: 860, horizon: 610, eye: 1.9, dist: 17, scale: 106, back: -0.25 });
  c.add(k.sky(c, 620), k.sun(c, 74, { glow: 9 }), k.streaks(c, 110, 380, 10, 0.6));
  c.add(
    k.volcano(c, {
      x: 1060,
      base: 640,
      height: 370,
      width: 1500,
      depth: 0.66,
      seed: 21,
      crater: 0.035,
      concave: 2.3,
    }),
    k.hazeBand(c, 560, 110, 0.7),
  );
  c.add(
    k.ridge(c, { y: 606, amp: 14, depth: 0.5, seed: 4, span: 160, trees: 9 }),
    k.sea(c, 616, 900),
    k.lightPath(c, 616, 830, { width: 260 }),
  );
  for (const [x, y, w] of k.triples('1180 690 260, 1480 700 300, 60 700 220'))
    c.add(k.canopy(c, x, y, w, 60, { depth: 0.26 }));
  c.add(road(s, { heading: 9, half: 5 }), rail(s, { heading: 9, off: -5.4, t0: -16, t1: 40, h: 0.9 }));
  c.add(
    vehicle(
      s,
      {
        ...fleet.bigBus,
        stripes: [
          ['0.015,0.26 0.4,0.14 0.985,0.3 0.985,0.4 0.4,0.22 0.015,0.34', '#F2A51E'],
          ['0.4,0.12 0.985,0.24 0.985,0.27 0.4,0.14', '#FBF2E0'],
        ],
      },
      { color: '#12636B', heading: 27, on: true, x: 0.6 },
    ),
  );
  c.add(vehicle(s, fleet.brio, { color: '#C9C4B6', heading: 9, x: 12, z: 4 }));
  return c
    .add(
      specks(c, 960, 1200, '#B99A5E', 8),
      k.groundShade(c, 900, 0.5),
      verge(c, 560, 1680, 270, { seed: 21, rise: 'right' }),
      k.birds(c, 700, 260, 5, 15),
      k.finish(c),
    )
    .svg();
}
