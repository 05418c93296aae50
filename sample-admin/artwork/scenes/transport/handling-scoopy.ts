/** Transport: handling at the airport, Honda Scoopy. */
import { slab, upright } from '../../kit/corners.js';
import * as fleet from '../../kit/fleet.js';
import { ground, joints, person, road } from '../../kit/road.js';
import { scooter } from '../../kit/scooter.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

const COLORS = ['#C2553A', '#0E5A63', '#F2A51E', '#6F7F52', '#46494A', '#B98A5A', '#2C8F8E'];

/** Two officers with a banner and a train of luggage in front of the waiting coach. */
export function handling(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 300, y: 240 } });
  const s = new Space(c, { x: 760, horizon: 560, eye: 1.6, dist: 9, scale: 190, back: -0.4 });
  c.add(k.sky(c, 580), k.sun(c, 52), k.cumulus(c, 1250, 480, 520, 130, 0.8));
  c.add(
    k.canopy(c, 240, 560, 620, 130, { depth: 0.42 }),
    k.palm(c, 200, 640, 380, { depth: 0.32, lean: 50, seed: 6 }),
    k.palm(c, 90, 640, 300, { depth: 0.36, lean: -30, seed: 3 }),
  );
  c.add(ground(s, '#C4B79E'), joints(s, { heading: 12, a: -3, b: 12, step: 1.5, t0: -14, t1: 24 }));
  c.add(
    vehicle(
      s,
      { ...fleet.mediumBus, stripes: [['0.03,0.26 0.985,0.2 0.985,0.32 0.03,0.36', '#178A8E']] },
      { color: '#F0EBDD', heading: 160, x: 2.4, z: 5.4 },
    ),
  );
  porch(s);
  for (let i = 0; i < 3; i++) trolley(s, i);
  group(s);
  officers(s);
  return c
    .add(k.groundShade(c, 950, 0.4), k.cornerFronds(c, 1650, -80, 420, 105, 170, 4, 8), k.finish(c))
    .svg();
}

/** The porch of the terminal on the left edge. */
function porch(s: Space): void {
  const { c } = s;
  c.add(
    s.fill(
      [
        [-14, 3.4, 3],
        [-3.2, 3.4, 3],
        [-4.2, 4.4, 7],
        [-14, 4.4, 7],
      ],
      c.down(120, 260, [
        [0, k.tone(c.p, '#B5613F', 0.4)],
        [1, k.tone(c.p, '#B5613F', -0.35)],
      ]),
    ),
  );
  for (const x of [-3.5, -5.6]) c.add(s.box(x, 0, 3.4, 0.34, 3.4, 0.34, '#D8CBB0'));
}

/** The `nth` trolley of the train with its four cases. */
function trolley(s: Space, nth: number): void {
  const { c } = s;
  const [x, z] = [-2.9 + nth * 1.75, -0.3 - nth * 0.55];
  c.add(
    s.shadow(slab(x - 0.8, x + 0.7, z - 0.5, z + 0.5, 0), 0.5, 8),
    s.box(x, 0.16, z, 1.3, 0.06, 0.8, '#9AA09C'),
  );
  for (const [w, h, y, dx, i] of [
    [0.5, 0.72, 0.22, -0.33, 0],
    [0.62, 0.62, 0.22, 0.28, 1],
    [0.56, 0.36, 0.94, -0.28, 2],
    [0.5, 0.5, 0.84, 0.28, 3],
  ] as const) {
    const local = COLORS[(nth * 3 + i) % COLORS.length] ?? '#888';
    c.add(s.box(x + dx, y, z, w, h, 0.5, local));
    for (const f of [0.3, 0.5, 0.7])
      c.add(
        s.fill(
          upright(x + dx - w / 2 + w * f, x + dx - w / 2 + w * f + 0.02, y + 0.03, y + h - 0.03, z - 0.26),
          c.p.ink,
          'opacity="0.25"',
        ),
      );
    c.add(s.fill(upright(x + dx - 0.06, x + dx + 0.06, y + h, y + h + 0.04, z - 0.2), c.p.ink));
  }
  for (const dx of [-0.45, 0.45]) c.add(s.drum(x + dx, 0, z - 0.36, 0.09, 0.09, 0.16, '#2A2F30'));
  c.add(k.stroke([s.to([x + 0.72, 0.2, z]), s.to([x + 0.78, 1, z])], 9, k.tone(c.p, '#9AA09C', 0.3)));
}

/** The guests who have just come. */
function group(s: Space): void {
  const { c } = s;
  for (const [i, x] of [1.3, 2, 2.75, 3.4].entries())
    c.add(
      person(s, x + 0.4, 1.9 + (i % 2) * 0.4, {
        pose: i === 1 ? 'wave' : 'stand',
        woman: i % 2 === 0,
        top: COLORS[i + 2] ?? '#FFF',
        sarong: COLORS[i + 1] ?? '#222',
        dark: 0.1,
        depth: 0.06,
      }),
    );
}

/** Two officers, one with a banner. */
function officers(s: Space): void {
  const { c } = s;
  c.add(
    person(s, 1.9, -1.1, { pose: 'stand', top: '#F2A51E', sarong: '#0E3B43', dark: 0.1, tall: 1.72 }),
    person(s, 3.6, -0.7, { pose: 'offering', woman: true, top: '#F2A51E', sarong: '#0E3B43', dark: 0.1 }),
  );
  const [bx, by] = s.to([1.9, 1.25, -1.35]);
  c.add(
    k.at(
      bx,
      by,
      1,
      `${k.rect(-66, -44, 132, 84, '#FBF2E0')}${k.rect(-50, -26, 100, 12, k.core.deepSea)}${k.rect(-50, -2, 76, 9, '#9A938A')}${k.rect(-50, 16, 88, 9, '#9A938A')}`,
      2,
    ),
  );
}

/** Cream Scoopy at the edge of Ubud's rice fields, two helmets ready. */
export function scoopy(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1260, y: 250 } });
  const s = new Space(c, { x: 760, horizon: 520, eye: 1.25, dist: 5, scale: 380, back: -0.2 });
  c.add(
    k.sky(c, 540),
    k.sun(c, 60),
    k.streaks(c, 110, 300, 6, 0.5),
    k.volcano(c, { x: 430, base: 560, height: 240, width: 1100, depth: 0.8, seed: 21, crater: 0.04 }),
  );
  c.add(
    k.ridge(c, { y: 510, amp: 30, depth: 0.55, seed: 6, span: 200, trees: 14 }),
    k.hazeBand(c, 540, 60, 0.6),
  );
  for (const [x, h, l] of k.triples('1130 260 -30, 1220 330 30, 240 280 26'))
    c.add(k.palm(c, x, 560, h, { lean: l, depth: 0.38 }));
  c.add(
    k.terraces(c, { y0: 545, y1: 1000, count: 6, seed: 31, swell: 40, water: 0.5, depth: [0.5, 0.12] }),
    k.bale(c, 1340, 690, 200, { depth: 0.26 }),
  );
  c.add(
    k.figure(c, 300, 720, 84, { pose: 'farmer', depth: 0.2, dark: 0.2 }),
    road(s, { heading: 4, z: -0.1, half: 0.95, marks: false, local: '#A59B8D', t0: -6, t1: 8 }),
  );
  c.add(scooter(c, 790, 1040, 5, '#F1E8D2', '#8A4A2E'));
  return c
    .add(
      k.groundShade(c, 980, 0.4),
      k.grass(c, -20, 1620, (x) => 1210 - Math.abs(x - 800) * 0.03, 80, c.p.leaf[2], 9),
      k.frangipani(c, -40, 40, 480, 30, 6),
      k.finish(c),
    )
    .svg();
}
