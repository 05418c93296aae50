/** Restaurants: Teras Pererenan. */

import { slab } from '../../kit/corners.js';
import { chair, diningTable } from '../../kit/dining.js';
import { flame, garland } from '../../kit/lamps.js';
import { joints, person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import * as k from '../../kit.js';
import { tableForTwo } from './seating.js';

/** Terrace by the rice fields after dark: wood-fired oven, candles, big moon. */
export function terasPererenan(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1180, y: 250 } });
  const s = new Space(c, { x: 820, horizon: 560, eye: 1.65, dist: 7, scale: 215, yaw: 22, back: 0 });
  c.add(
    k.sky(c, 580),
    k.stars(c, 440, 130),
    k.sun(c, 62, { glow: 7 }),
    k.ridge(c, { y: 550, amp: 24, depth: 0.6, seed: 6, span: 240, trees: 14 }),
    k.hazeBand(c, 570, 60, 0.5),
    k.terraces(c, { y0: 575, y1: 860, count: 5, seed: 27, swell: 30, water: 0.6, depth: [0.5, 0.2] }),
  );
  for (const [x, h, l] of k.triples('980 330 30, 1080 260 -26, 1480 420 -40'))
    c.add(k.palm(c, x, 640, h, { lean: l, depth: 0.34 }));
  c.add(
    s.fill(
      slab(-9, 5, -4, 3.4, 0),
      c.down(760, 1200, [
        [0, k.mix(k.tone(c.p, '#9A6B48', 0.4), '#FFB84D', 0.2)],
        [1, k.tone(c.p, '#5A4434', -0.4)],
      ]),
    ),
    joints(s, { heading: 0, a: -3.4, b: 4, step: 0.9, t0: -9, t1: 5 }),
  );
  ovenHouse(c);
  oven(c);
  for (const [x, z] of [
    [0.8, 2.2],
    [3.4, 2.4],
    [3.6, -0.2],
  ] as const)
    c.add(...tableForTwo(s, x, z, 1, 0.85, { cloth: '#EDE0C2', candle: true }));
  c.add(
    chair(s, -0.15, 0, 2),
    diningTable(s, 0.95, -0.2, 1.4, 1, { cloth: '#F6EBD2', set: true, candle: true }),
    chair(s, 2.05, -0.2, -2),
  );
  c.add(
    person(s, 4.6, 2.2, {
      woman: true,
      pose: 'walk',
      top: '#C2553A',
      sarong: '#22383C',
      dark: 0.3,
      facing: -1,
    }),
  );
  c.add(...garland(c, k.pts('440,330 1000,200 1640,330'), 44, 15, 12));
  return c
    .add(
      k.groundShade(c, 960, 0.5),
      k.bananaLeaf(c, 1660, 1120, 420, -140, { seed: 3, shade: 0.8 }),
      k.finish(c, { vignette: 0.46 }),
    )
    .svg();
}

/** The house of the oven on the left. */
function ovenHouse(c: k.Canvas): void {
  c.add(
    k.path(
      'M-20 330L250 250L470 340L470 380L-20 380Z',
      c.down(250, 380, [
        [0, k.tone(c.p, '#9C5038', 0.2)],
        [1, k.tone(c.p, '#9C5038', -0.5)],
      ]),
    ),
    k.rect(
      -20,
      376,
      460,
      460,
      c.across(-20, 440, [
        [0, k.tone(c.p, '#7A6A58', -0.5)],
        [1, k.mix(k.tone(c.p, '#B59A78', 0.2), '#FFB84D', 0.2)],
      ]),
    ),
  );
}

/** The oven with its fire, the counter and the cook with his peel. */
function oven(c: k.Canvas): void {
  c.add(
    k.path(
      k.smooth(k.pts('60,760 50,640 100,540 210,500 320,540 370,640 360,760'), true, 0.7),
      c.radial(210, 660, 240, [
        [0, '#D99A5A'],
        [0.6, '#8A5A3C'],
        [1, '#3A2A24'],
      ]),
    ),
    k.path(k.smooth(k.pts('140,740 140,660 170,620 210,608 250,620 280,660 280,740'), true, 0.5), '#2A0E08'),
  );
  for (const [x, h, w, col] of [
    [180, 80, 44, '#F0742A'],
    [235, 96, 48, '#F59A2E'],
    [208, 66, 34, '#FFE29A'],
  ] as const)
    c.add(flame(x, 738, h, w, col));
  c.add(
    k.airGlow(c, 210, 690, 460, 320, '#FF9A3A', 0.6),
    k.rect(20, 752, 380, 100, k.tone(c.p, '#8C7A66', -0.1)),
    k.rect(10, 740, 400, 18, k.tone(c.p, '#C9B08C', 0.4)),
    k.figure(c, 420, 940, 330, { top: '#F6F1E2', sarong: '#22383C', dark: 0.2, facing: -1 }),
  );
  c.add(k.stroke(k.pts('400,700 250,735'), 7, '#7A5030'));
}
