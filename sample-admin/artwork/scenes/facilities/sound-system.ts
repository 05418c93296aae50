/** Event facility: the sound system. */
import { slab } from '../../kit/corners.js';
import { garland } from '../../kit/lamps.js';
import { ground } from '../../kit/road.js';
import { speaker } from '../../kit/show.js';
import { Space } from '../../kit/space.js';
import { tent } from '../../kit/stall.js';
import * as k from '../../kit.js';

/** Loudspeakers and mixing desk at a garden reception, late sun. */
export function soundSystem(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 1300, y: 320 } });
  const s = new Space(c, { x: 620, horizon: 560, eye: 1.5, dist: 6.5, scale: 262, yaw: 20, back: -0.2 });
  c.add(
    k.sky(c, 600),
    k.sun(c, 64),
    k.streaks(c, 110, 330, 7, 0.5),
    k.ridge(c, { y: 520, amp: 40, depth: 0.55, seed: 7, span: 240, trees: 16 }),
    k.hazeBand(c, 560, 70, 0.6),
  );
  c.add(
    k.canopy(c, 1180, 540, 520, 160, { depth: 0.34 }),
    k.palm(c, 980, 660, 480, { lean: 60, depth: 0.3, seed: 4 }),
    ground(s, '#8FA34A'),
  );
  for (const [x, w, d] of [
    [1330, 420, 0.2],
    [1010, 300, 0.3],
  ] as const)
    c.add(tent(c, x, 700, w, d));
  guests(c);
  c.add(...garland(c, k.pts('700,330 1180,470 1640,300'), 40, 14, 11));
  loudspeakers(s);
  mixingDesk(s);
  microphones(s);
  return c.add(k.groundShade(c, 900, 0.5), k.cornerFronds(c, -30, -80, 430, 20, 88, 4, 6), k.finish(c)).svg();
}

/** Guests before the tents. */
function guests(c: k.Canvas): void {
  for (const [x, y, h, woman] of [
    [1220, 720, 96, true],
    [1270, 722, 100, false],
    [1400, 728, 104, true],
    [980, 690, 74, false],
  ] as const)
    c.add(
      k.figure(c, x, y, h, {
        woman,
        dark: 0.2,
        depth: 0.15,
        top: woman ? '#F2A51E' : '#FBF2E0',
        sarong: woman ? '#8A4030' : '#0E5A63',
      }),
    );
}

/** Two towers: a box for the low notes, a taller one on it. */
function loudspeakers(s: Space): void {
  const { c } = s;
  c.add(s.shadow(slab(-1.9, 0.6, -0.6, 0.7, 0), 0.55, 12));
  for (const x of [-1.15, 0.05]) c.add(speaker(s, x, 0, 0.2, 1.12, 0.8, 0.8, [0.32]));
  for (const x of [-1.15, 0.05]) c.add(speaker(s, x, 0.82, 0.25, 0.8, 1.15, 0.6, [0.28, 0.14]));
}

/** The mixing desk: sixteen faders, three knobs above each. */
function mixingDesk(s: Space): void {
  const { c } = s;
  c.add(s.shadow(slab(1.3, 3.2, -1.7, -0.8, 0), 0.5, 9));
  for (const x of [1.45, 3.05]) c.add(s.box(x, 0, -1.2, 0.07, 0.84, 0.6, '#3A4244'));
  c.add(s.box(2.25, 0.84, -1.2, 1.9, 0.14, 0.86, '#2B3234', 0.05));
  for (let i = 0; i < 16; i++) {
    const x = 1.42 + i * 0.11;
    c.add(
      s.fill(slab(x, x + 0.02, -1.55, -1.15, 0.985), c.p.ink),
      s.box(
        x + 0.01,
        0.985,
        -1.5 + ((i * 7) % 5) * 0.07,
        0.06,
        0.03,
        0.05,
        i % 4 ? '#E8E4D6' : '#F2A51E',
        0.2,
      ),
    );
    for (let j = 0; j < 3; j++)
      c.add(
        s.drum(
          x + 0.01,
          0.985,
          -1.07 + j * 0.09,
          0.025,
          0.022,
          0.025,
          ['#178A8E', '#C2553A', '#9AA09C'][(i + j) % 3] ?? '#999',
        ),
      );
  }
}

/** Two microphones on their stands. */
function microphones(s: Space): void {
  const { c } = s;
  for (const [x, z] of [
    [-2.5, -0.9],
    [-2.1, -1.25],
  ] as const) {
    const p = s.to([x, 0, z]);
    c.add(
      s.drum(x, 0, z, 0.16, 0.14, 0.03, '#2B3234'),
      k.stroke([p, s.to([x, 1.45, z])], 7, k.tone(c.p, '#3A4244', 0.1)),
      k.path(
        k.taper([s.to([x, 1.42, z]), s.to([x + 0.16, 1.55, z])], (t) => 16 + t * 14),
        k.tone(c.p, '#8C928E', 0.4),
      ),
    );
  }
}
