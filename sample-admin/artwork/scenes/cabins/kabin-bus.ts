/** Suasana: the cabin of a coach. */
import { flank, slab, upright } from '../../kit/corners.js';
import { oval } from '../../kit/food.js';
import { strip } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** The coach in metres: half its width, its height, and how far ahead the wind screen stands. */
const [HALF, HIGH, FRONT] = [1.22, 2.05, 9.5];

/** Down the aisle of a coach: tall seats, wide windows, the road in the front screen. */
export function kabinBus(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1180, y: 300 } });
  const s = new Space(c, { x: 800, horizon: 500, eye: 1.55, dist: 3.2, scale: 330, back: 0.1 });
  countryside(c);
  windScreen(s);
  driver(s);
  aisle(s);
  ceiling(s);
  sideWalls(s);
  for (let i = 8; i >= 0; i--) {
    const z = -0.75 + i * 0.98;
    for (const x of [-0.96, -0.5, 0.5, 0.96]) c.add(seat(s, x, z));
  }
  c.add(k.rays(c, { x: 1500, y: 240, angle: 150, spread: 30, length: 1300, count: 5, opacity: 0.34 }));
  return c.add(k.groundShade(c, 900, 0.5), k.finish(c, { vignette: 0.42 })).svg();
}

/** Volcano, terraces and palms outside the windows. */
function countryside(c: k.Canvas): void {
  c.add(
    k.sky(c, 520),
    k.sun(c, 50),
    k.volcano(c, { x: 330, base: 560, height: 300, width: 1100, depth: 0.72, seed: 21, crater: 0.04 }),
    k.ridge(c, { y: 500, amp: 40, depth: 0.5, seed: 8, span: 240, trees: 16 }),
    k.terraces(c, { y0: 520, y1: 760, count: 4, seed: 12, swell: 20, water: 0.4, depth: [0.5, 0.3] }),
  );
  for (const [x, h] of [
    [180, 380],
    [1340, 420],
    [1500, 520],
    [60, 460],
  ] as const)
    c.add(k.palm(c, x, 660, h, { depth: 0.34 }));
}

/** The wind screen with the road in it, and the wall that holds it. */
function windScreen(s: Space): void {
  const { c } = s;
  const t = toner(c);
  c.add(
    `<g ${c.clip(
      s.d(upright(-0.95, 0.95, 0.95, 1.85, FRONT)),
    )}><rect y="500" width="1600" height="300" fill="${c.p.leaf[1]}"/>${s.fill(strip(new Space(c, { x: 800, horizon: 500, eye: 2.2, dist: 10, scale: 90 }), { heading: 90, a: -3.4, b: 3.4, t0: -8, t1: 300 }), t('#8A8578', 0.2))}</g>`,
  );
  c.add(
    s.fill(upright(-HALF, HALF, 0, 0.95, FRONT), t('#3A4244', -0.3)),
    s.fill(upright(-HALF, HALF, 1.85, HIGH, FRONT), t('#D8CFB8', -0.3)),
  );
  for (const sd of [-1, 1]) c.add(s.fill(upright(sd * 0.95, sd * HALF, 0.9, 1.9, FRONT), t('#B9AC92', -0.2)));
}

/** The driver seen from behind, in his seat. */
function driver(s: Space): void {
  const { c } = s;
  const t = toner(c);
  const [dx, dy] = s.to([0.5, 0.95, FRONT - 0.5]);
  c.add(
    k.path(
      k.smooth([
        [dx - 34, dy + 60],
        [dx - 30, dy - 4],
        [dx, dy - 16],
        [dx + 30, dy - 4],
        [dx + 34, dy + 60],
      ]),
      t('#0E5A63', -0.2),
    ),
    oval(dx, dy - 34, 15, 19, t('#5A3A26', -0.3)),
    s.box(0.5, 0, FRONT - 0.9, 0.5, 1, 0.3, '#2B3234', -0.2),
  );
}

/** The floor with the carpet of the aisle. */
function aisle(s: Space): void {
  const { c } = s;
  const t = toner(c);
  c.add(
    s.fill(slab(-HALF, HALF, -3, FRONT, 0), t('#6B5A48', -0.3)),
    s.fill(
      slab(-0.26, 0.26, -2.6, FRONT, 0.002),
      c.down(650, 1200, [
        [0, t('#2C7F80', 0.5)],
        [1, t('#1F5B5A', -0.4)],
      ]),
    ),
  );
}

/** The ceiling with its strip of light. */
function ceiling(s: Space): void {
  const { c } = s;
  const t = toner(c);
  c.add(
    s.fill(
      slab(-HALF, HALF, -2.6, FRONT, HIGH),
      c.down(0, 420, [
        [0, t('#D8CFB8', -0.5)],
        [1, t('#EFE6D0', 0.3)],
      ]),
    ),
    s.fill(slab(-0.2, 0.2, -2.4, FRONT, HIGH - 0.004), '#FFF6DA', 'opacity="0.75"'),
  );
}

/** Both side walls: panels, window posts with tied curtains, luggage racks. */
function sideWalls(s: Space): void {
  const { c } = s;
  const t = toner(c);
  for (const sd of [-1, 1]) {
    const x = sd * HALF;
    const lit = sd > 0 ? -0.45 : 0.15;
    const band = (y0: number, y1: number, f: string): string => s.fill(flank(x, -2.4, FRONT, y0, y1), f);
    c.add(band(0, 0.82, t('#B9AC92', lit)), band(1.62, HIGH, t('#D8CFB8', lit)));
    for (let i = 0; i <= 6; i++) {
      const z = -2.4 + i * 2;
      c.add(
        s.fill(flank(x, z, z + 0.16, 0.8, 1.64), t('#8C8270', lit)),
        s.fill(
          [
            [x, 1.64, z + 0.16],
            [x, 1.64, z + 0.6],
            [x, 0.84, z + 0.3],
            [x, 0.84, z + 0.16],
          ],
          t('#C2553A', lit + 0.2),
          'opacity="0.9"',
        ),
      );
    }
    c.add(s.box(sd * (HALF - 0.2), 1.66, FRONT / 2 - 1.4, 0.4, 0.2, FRONT + 1.6, '#D8CFB8', 0.05));
  }
}

/** A seat seen from behind, its foot at x,z. */
function seat(s: Space, x: number, z: number): string {
  const { c } = s;
  const t = toner(c);
  const p = (u: number, y: number, dz = 0): k.Pt => s.to([x + u, y, z + dz]);
  const near = k.smooth(
    [
      p(-0.22, 0.4),
      p(-0.23, 0.85),
      p(-0.21, 1.14),
      p(-0.13, 1.26),
      p(0.13, 1.26),
      p(0.21, 1.14),
      p(0.23, 0.85),
      p(0.22, 0.4),
    ],
    true,
    0.5,
  );
  const [a, b] = [p(-0.24, 0), p(0.24, 0)];
  return (
    s.box(x, 0.1, z + 0.1, 0.42, 0.34, 0.4, '#2B3234', -0.2) +
    k.path(
      near,
      c.turn(a[0], b[0], c.side(a[0]), t('#2C7F80', 0.55), t('#1F6468', -0.05), t('#134248', -0.5)),
    ) +
    k.path(
      k.smooth(
        [p(-0.15, 1), p(-0.16, 1.2), p(-0.11, 1.265), p(0.11, 1.265), p(0.16, 1.2), p(0.15, 1)],
        true,
        0.4,
      ),
      t('#F3EAD4', 0.35),
    ) +
    k.path(
      k.smooth([p(-0.15, 0.5), p(0.15, 0.5), p(0.15, 0.74), p(-0.15, 0.74)], true, 0.3),
      c.p.ink,
      'opacity="0.28"',
    ) +
    k.stroke([p(-0.19, 0.88), p(0, 0.865), p(0.19, 0.88)], s.px([x, 1, z]) * 0.02, t('#F2A51E', 0.3))
  );
}
