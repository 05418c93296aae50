/** Event facility: the medical team. */
import * as fleet from '../../kit/fleet.js';
import { joints } from '../../kit/road.js';
import { body, type Look } from '../../kit/rooms/body.js';
import { type P3, Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';
import { beacon, firstAidTent, stretcher } from './medis-parts.js';

/** Ambulance and first-aid tent beside a beach run, dawn. */
export function medis(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 900, y: 372 } });
  const s = new Space(c, { x: 660, horizon: 640, eye: 1.6, dist: 10, scale: 152, back: -0.3 });
  beach(c);
  const runner = { facing: -1, legs: '#22383C', dark: 0.2, depth: 0.2 } as const;
  c.add(
    people(s, 5.2, 9.6, { ...runner, pose: 'runB', woman: false, top: '#C2553A' }),
    people(s, 11.2, 10.5, { ...runner, pose: 'run', woman: true, top: '#178A8E' }),
  );
  sand(s);
  tent(s);
  const van = {
    ...fleet.premio,
    stripes: [
      ['0.02,0.37 0.985,0.37 0.985,0.44 0.02,0.41', '#C2402A'] as const,
      ['0.02,0.3 0.985,0.31 0.985,0.34 0.02,0.33', '#178A8E'] as const,
    ],
  };
  c.add(
    vehicle(s, van, { color: '#F6F3E8', heading: 32, on: true, x: -0.7, z: 0.75 }),
    beacon(s, -0.7, 0.75, 32),
  );
  c.add(
    stretcher(s, 2.7, -0.7),
    people(s, 1.45, -0.75, { top: '#F7F3E6', legs: '#0E5A63', dark: 0.1, pose: 'speak' }, 1.72),
  );
  return c
    .add(
      k.groundShade(c, 960, 0.5),
      k.grass(c, -20, 620, (x) => 1215 + (x + 20) * 0.02, 110, c.p.ink, 9),
      k.fern(c, 60, 1210, 280, -70, { seed: 7 }),
      k.bananaLeaf(c, 1640, 1230, 430, -152, { seed: 4, shade: 0.7 }),
      k.finish(c),
    )
    .svg();
}

/** The beach at sunrise. */
function beach(c: k.Canvas): void {
  c.add(
    k.sky(c, 660),
    k.sun(c, 66, { glow: 9 }),
    k.streaks(c, 110, 420, 8, 0.5),
    k.ridge(c, {
      y: 642,
      amp: 8,
      depth: 0.72,
      seed: 9,
      span: 260,
      shape: (x) => -44 * k.smoothstep(420, 60, x) + 20 * k.smoothstep(420, 520, x),
    }),
    k.sea(c, 640, 830),
    k.lightPath(c, 640, 740, { width: 200 }),
    k.jukung(c, 240, 668, 84, { depth: 0.35, dir: -1 }),
    k.hazeBand(c, 640, 40, 0.4),
  );
  c.add(
    k.beach(c, k.pts('-40,740 300,732 700,744 1100,732 1660,722'), { foam: 8 }),
    k.palm(c, 1530, 846, 660, { lean: -70, depth: 0.14, seed: 6 }),
    k.palm(c, 60, 822, 540, { lean: 60, depth: 0.24, seed: 3 }),
  );
}

/** A person of `tall` metres standing at x,z. */
function people(s: Space, x: number, z: number, look: Look, tall = 1.68): string {
  const p: P3 = [x, 0, z];
  return body(s.c, ...s.to(p), tall * s.px(p), look);
}

/** The ground with a paved path along the beach. */
function sand(s: Space): void {
  const { c } = s;
  c.add(
    k.path(
      k.smooth(k.pts('-60,840 500,828 1100,824 1700,834 1700,1300 -60,1300'), true, 0.3),
      c.down(824, 1200, [
        [0, k.tone(c.p, '#D3B98A', 0.5)],
        [0.3, k.tone(c.p, '#B79F78', 0)],
        [1, k.tone(c.p, '#6E6A55', -0.6)],
      ]),
    ),
    `<g opacity="0.6">${joints(s, { heading: 6, a: 0, b: 2.6, step: 1.3, t0: -16, t1: 26 })}</g>`,
    k.airGlow(c, 900, 870, 620, 90, c.p.glow, 0.45),
  );
}

/** The tent with its table, a patient and a nurse. */
function tent(s: Space): void {
  const { c } = s;
  const nurse = { woman: true, top: '#F7F3E6', legs: '#178A8E', dark: 0.1 };
  const inside =
    s.box(4.6, 0, 3.2, 1, 0.76, 0.5, '#E8E2D0', 0) +
    s.box(4.4, 0.76, 3.2, 0.36, 0.26, 0.26, '#C2402A', 0.1) +
    s.box(4.84, 0.76, 3.2, 0.2, 0.34, 0.2, '#178A8E', 0.1) +
    s.box(4.9, 0, 1.7, 0.44, 0.44, 0.44, '#7A4A30', -0.1) +
    people(s, 4.96, 1.6, { pose: 'sitSide', top: '#F2A51E', legs: '#22383C', dark: 0.15 }) +
    people(s, 5.7, 1.5, { ...nurse, pose: 'speak', facing: -1 }, 1.6);
  c.add(firstAidTent(s, 4.4, 2.1, inside));
}
