/** Event facility: strings of bulbs. */
import { ground, person } from '../../kit/road.js';
import { roundTable } from '../../kit/rooms/banquet.js';
import { bulbs } from '../../kit/screen.js';
import { type P3, Space } from '../../kit/space.js';
import * as k from '../../kit.js';

/** Strings of bulbs between bamboo poles over round tables at dusk. */
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
    k.canopy(c, 120, 610, 520, 180, { depth: 0.26 }),
    k.bale(c, 330, 690, 250, { depth: 0.24, lamp: true }),
    k.canopy(c, 1350, 600, 620, 240, { depth: 0.24 }),
    k.palm(c, 1180, 700, 560, { depth: 0.2, lean: 60, seed: 5 }),
    ground(s, '#6E8348', { haze: 0.4 }),
  );
  c.add(k.airGlow(c, 860, 900, 900, 220, '#FFC766', 0.4));
  poles(s);
  tables(s);
  c.add(
    person(s, 2.6, 1.4, {
      pose: 'walk',
      woman: true,
      top: '#F2A51E',
      sarong: '#7A2A20',
      dark: 0.25,
      facing: -1,
    }),
    person(s, -0.3, 8.4, { pose: 'stand', dark: 0.4 }),
    person(s, 0.2, 8.6, { pose: 'stand', woman: true, dark: 0.4 }),
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

/** Six bamboo poles and the strings of bulbs between them. */
function poles(s: Space): void {
  const { c } = s;
  const feet: P3[] = [
    [-3.2, 0, 9],
    [2.6, 0, 9],
    [-3.2, 0, 3.2],
    [2.6, 0, 3.2],
    [-3.2, 0, -1.6],
    [3, 0, -1.6],
  ];
  const top = (i: number): k.Pt => s.to([feet[i]?.[0] ?? 0, 3.9, feet[i]?.[2] ?? 0]);
  for (const p of feet)
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
}

/** Four lit round tables. */
function tables(s: Space): void {
  const { c } = s;
  for (const [x, z, flowers] of [
    [1.5, 7.2, '#F7C9B6'],
    [-1.6, 6.6, undefined],
    [1.9, 3.4, undefined],
    [-1.4, 2.4, '#F7C9B6'],
  ] as const) {
    const at: P3 = [x, 0.75, z];
    c.add(roundTable(c, ...s.to(at), s.px(at) * 0.82, { lit: true, seed: Math.round(z * 10), flowers }));
  }
}
