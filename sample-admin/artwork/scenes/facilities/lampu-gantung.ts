/** Event facilities: lampu gantung. */

import { ground, person } from '../../kit/road.js';
import { bulbs } from '../../kit/screen.js';
import { type P3, Space } from '../../kit/space.js';
import * as k from '../../kit.js';

/** Strings of bulbs between bamboo poles over a long dinner table at dusk. */
export function lampuGantung(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 520, y: 560 } });
  const s = new Space(c, { x: 760, horizon: 560, eye: 1.9, dist: 5.2, scale: 270, yaw: 20, back: 0.1 });
  c.add(
    k.sky(c, 660),
    k.sun(c, 60, { glow: 8 }),
    k.streaks(c, 200, 500, 8, 0.4),
    k.ridge(c, { y: 600, amp: 30, depth: 0.55, seed: 6, span: 260, trees: 20 }),
    k.hazeBand(c, 620, 60, 0.5),
  );
  c.add(
    k.bale(c, 300, 720, 360, { depth: 0.22, lamp: true }),
    k.canopy(c, 1350, 600, 620, 240, { depth: 0.24 }),
    k.palm(c, 1180, 700, 560, { depth: 0.2, lean: 60, seed: 5 }),
    ground(s, '#6E8348', { haze: 0.4 }),
  );
  c.add(k.airGlow(c, 860, 900, 900, 220, '#FFC766', 0.4));
  const poles: P3[] = [
    [-3.2, 0, 9],
    [2.6, 0, 9],
    [-3.2, 0, 3.2],
    [2.6, 0, 3.2],
    [-3.2, 0, -1.6],
    [3, 0, -1.6],
  ];
  const top = (i: number): k.Pt => s.to([poles[i]?.[0] ?? 0, 3.9, poles[i]?.[2] ?? 0]);
  for (const p of poles)
    c.add(
      k.path(
        k.taper([s.to(p), s.to([p[0], 4.1, p[2]])], (t) => s.px(p) * 0.09 * (1.1 - t * 0.3)),
        k.tone(c.p, '#A98B4A', -0.3),
      ),
    );
  for (const [a, b] of [
    [0, 1],
    [0, 3],
    [1, 2],
  ] as const)
    c.add(bulbs(c, top(a), top(b), 26, 13, 8));
  for (const [a, b] of [
    [2, 3],
    [2, 5],
    [3, 4],
  ] as const)
    c.add(bulbs(c, top(a), top(b), 46, 15, 13));
  c.add(
    s.shadow(
      [
        [-1.2, 0, -0.8],
        [1.1, 0, -0.8],
        [1.1, 0, 7.6],
        [-1.2, 0, 7.6],
      ],
      0.5,
      14,
    ),
  );
  for (const z of [6.4, 4.9, 3.4, 1.9, 0.4])
    for (const x of [-1.15, 1.05])
      c.add(
        s.box(x, 0, z, 0.46, 0.46, 0.46, '#7A5A3C', -0.1),
        s.box(x + Math.sign(x) * 0.2, 0.46, z, 0.06, 0.5, 0.46, '#9A7B50', 0),
      );
  c.add(
    s.box(-0.05, 0.7, 3.4, 1.3, 0.06, 7.4, '#F1E4C6', 0.3),
    s.fill(
      [
        [-0.7, 0.7, -0.32],
        [0.6, 0.7, -0.32],
        [0.6, 0.3, -0.32],
        [-0.7, 0.3, -0.32],
      ],
      k.tone(c.p, '#E4D3AE', -0.2),
    ),
    s.fill(
      [
        [-0.16, 0.765, -0.3],
        [0.08, 0.765, -0.3],
        [0.08, 0.765, 7.1],
        [-0.16, 0.765, 7.1],
      ],
      k.tone(c.p, '#178A8E', 0.1),
    ),
  );
  for (let i = 7; i >= 0; i--) {
    const z = i * 0.95;
    for (const x of [-0.5, 0.4]) c.add(s.drum(x, 0.765, z, 0.13, 0.14, 0.015, '#FBF5E6'));
    const [cx, cy] = s.to([-0.04, 0.94, z]);
    c.add(
      s.drum(-0.04, 0.765, z, 0.04, 0.04, 0.13, '#FBF2E0'),
      k.airGlow(c, cx, cy, s.px([0, 0.9, z]) * 0.4, s.px([0, 0.9, z]) * 0.4, '#FFD98A', 0.8),
      k.path(k.lens(cx, cy, 8, 13), '#FFF6DA'),
    );
  }
  c.add(
    person(s, 2.6, 1.4, {
      pose: 'walk',
      woman: true,
      top: '#F2A51E',
      sarong: '#7A2A20',
      dark: 0.25,
      facing: -1,
    }),
    person(s, -2.4, 6, { pose: 'stand', dark: 0.4 }),
    person(s, -2, 6.4, { pose: 'stand', woman: true, dark: 0.4 }),
  );
  return c
    .add(
      k.groundShade(c, 960, 0.5),
      k.frangipani(c, -40, 330, 480, -10, 6),
      k.fern(c, 1560, 1220, 280, -110, { seed: 5 }),
      k.finish(c, { vignette: 0.42 }),
    )
    .svg();
}
