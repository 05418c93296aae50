/** Restaurants: Kedai Kabut Munduk. */

import { slab } from '../../kit/corners.js';
import { diningTable, pavilion, pendant } from '../../kit/dining.js';
import { steam } from '../../kit/heap.js';
import { rail } from '../../kit/road.js';
import { type P3, Space } from '../../kit/space.js';
import { deck } from '../../kit/stall.js';
import * as k from '../../kit.js';

const WOOD = '#6B4A34';

/** A woven blanket hung over a chair back at x,z: its top at `top` metres, striped and fringed. */
function blanket(s: Space, x: number, z: number, top: number, local: string, stripe: string): string {
  const { c } = s;
  const half = 0.19;
  const drop = 0.44;
  const sag = (u: number): number => 0.007 * Math.sin(u * 4.2 + x * 3);
  const edge = (y: number, flare: number): P3[] =>
    Array.from({ length: 9 }, (_, i): P3 => {
      const u = i / 4 - 1;
      return [x + u * (half + flare), y + sag(u), z];
    });
  const band = (t0: number, t1: number, fill: string, attrs = ''): string =>
    s.fill([...edge(top - drop * t0, 0.03 * t0), ...edge(top - drop * t1, 0.03 * t1).reverse()], fill, attrs);
  const [x0] = s.to([x - half, top, z]);
  const [x1] = s.to([x + half, top, z]);
  const cloth = c.turn(
    x0,
    x1,
    c.side(x0),
    k.tone(c.p, local, 0.7),
    k.tone(c.p, local, 0.15),
    k.tone(c.p, local, -0.4),
  );
  let fringe = '';
  for (let i = 0; i <= 18; i++) {
    const u = i / 9 - 1;
    const [fx, fy] = s.to([x + u * (half + 0.03), top - drop + sag(u), z]);
    fringe += k.taper(
      [
        [fx, fy - 2],
        [fx + 1, fy + s.px([x, 0, z]) * 0.045],
      ],
      () => 3,
    );
  }
  let out = k.path(fringe, k.tone(c.p, stripe, 0.1)) + band(0, 1, cloth);
  for (const [t0, t1] of k.pts('0.2,0.26 0.3,0.32 0.62,0.72 0.76,0.79 0.9,0.94'))
    out += band(t0, t1, k.tone(c.p, stripe, 0.3), 'opacity="0.85"');
  return out + band(-0.015, 0.06, k.tone(c.p, local, 1));
}

/** A slatted chair at x,z with a blanket on its back; `away` has it face the valley, its back to the viewer. */
function cafeChair(s: Space, x: number, z: number, away: boolean, local: string, stripe: string): string {
  const zb = away ? z - 0.2 : z + 0.2;
  const post = (dx: number, dz: number, h: number): string =>
    s.box(x + dx, 0, z + dz, 0.045, h, 0.045, WOOD, -0.2);
  const back =
    post(-0.2, zb - z, 0.98) +
    post(0.2, zb - z, 0.98) +
    s.box(x, 0.56, zb, 0.36, 0.05, 0.03, WOOD, 0) +
    s.box(x, 0.92, zb, 0.44, 0.06, 0.04, WOOD, 0.2) +
    blanket(s, x, zb - 0.03, 0.99, local, stripe);
  const front = post(-0.2, z - zb, 0.44) + post(0.2, z - zb, 0.44);
  const seat = s.box(x, 0.42, z, 0.46, 0.05, 0.44, k.mix(WOOD, '#E9D6A8', 0.35), 0.1);
  const shade = s.shadow(slab(x - 0.24, x + 0.24, z - 0.24, z + 0.24, 0), 0.4, 8);
  return away ? shade + front + seat + back : shade + back + seat + front;
}

/** Two mats of cloves drying in the yard. */
function cloves(c: k.Canvas): string {
  let out = '';
  for (const [x, y, w] of k.triples('1120 812 190, 1240 836 270')) {
    out += k.path(
      k.lines([
        [x - w * 0.46, y - 14],
        [x + w * 0.42, y - 14],
        [x + w * 0.54, y + 14],
        [x - w * 0.54, y + 14],
      ]),
      k.tone(c.p, '#D9BC8A', 0.3),
    );
    for (const local of ['#6A3A22', '#8A5030', '#B0643A']) {
      let buds = '';
      for (let i = 0; i < w / 4; i++)
        buds += k.lens(x + c.r.range(-0.42, 0.42) * w, y + c.r.range(-10, 10), c.r.range(8, 15), 3.4);
      out += k.path(buds, k.tone(c.p, local, 0.1));
    }
  }
  return out;
}

/** Mountain café in the fog: blankets on the chairs, cloves drying in the yard. */
export function kabutMunduk(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 560, y: 260 } });
  const s = new Space(c, { x: 780, horizon: 520, eye: 1.5, dist: 5, scale: 300, yaw: 10, back: 0.3 });
  c.add(
    k.sky(c, 560),
    k.sun(c, 66, { glow: 8 }),
    k.ridge(c, { y: 450, amp: 100, depth: 0.85, seed: 9, span: 400, trees: 10 }),
    k.hazeBand(c, 500, 140, 0.85),
    k.ridge(c, { y: 560, amp: 70, depth: 0.62, seed: 6, span: 260, trees: 18 }),
    k.hazeBand(c, 610, 120, 0.9),
  );
  for (const [x, y, h, l] of k.quads('330 760 460 30, 1240 760 520 -40, 1130 780 330 20'))
    c.add(k.palm(c, x, y, h, { lean: l, depth: 0.5 }));
  c.add(
    k.canopy(c, 560, 720, 520, 150, { depth: 0.45 }),
    k.canopy(c, 1330, 740, 460, 150, { depth: 0.42 }),
    k.hazeBand(c, 740, 90, 0.8),
  );
  c.add(
    k.path(
      k.smooth(k.pts('-40,800 500,770 1000,776 1660,800 1660,1000 -40,1000'), true, 0.4),
      k.mix(c.p.leaf[1], c.p.haze, 0.4),
    ),
    cloves(c),
    k.figure(c, 1420, 846, 150, {
      pose: 'walk',
      woman: true,
      top: '#F0B23E',
      sarong: '#22383C',
      depth: 0.15,
      dark: 0.2,
      facing: -1,
    }),
  );
  c.add(
    deck(s, -6, 6, -3.2, 1.5, '#7A5436'),
    rail(s, { heading: 0, z: 1.5, off: 0, t0: -5, t1: 5, local: WOOD, h: 0.8, step: 0.45, slim: true }),
    cafeChair(s, -2.15, 1, false, '#A9573B', '#F0DDB4'),
    diningTable(s, -2.1, 0.5, 0.9, 0.8, { local: '#7A5436' }),
    cafeChair(s, -0.75, -0.15, false, '#2C7F80', '#F0DDB4'),
    cafeChair(s, 0.3, -0.15, false, '#E0B45A', '#A9573B'),
  );
  c.add(
    diningTable(s, -0.2, -0.8, 1.8, 0.9, { local: '#8A5E3E' }),
    s.drum(-0.72, 0.74, -0.85, 0.14, 0.16, 0.02, '#EDE4D0'),
    s.drum(-0.72, 0.76, -0.85, 0.075, 0.105, 0.13, '#2F6A6C', '#3A1C0C'),
    s.drum(-0.2, 0.74, -0.65, 0.12, 0.19, 0.1, '#B0704A', '#E0912A'),
    s.drum(0.1, 0.74, -0.9, 0.055, 0.055, 0.32, '#A9A85A', '#5A4A2A'),
  );
  const [a, b] = [s.to([-0.72, 0.91, -0.85]), s.to([-0.2, 0.88, -0.65])];
  c.add(
    steam(c, ...a, 190, { opacity: 0.5, wisps: 2 }),
    steam(c, ...b, 150, { opacity: 0.4, wisps: 2 }),
    cafeChair(s, 0.62, -1.75, true, '#A9573B', '#F0DDB4'),
  );
  c.add(
    pavilion(c, [70, 1530], 150, 1300, { width: 64 }),
    pendant(c, 470, 250, 120, 110),
    pendant(c, 1130, 230, 120, 90),
  );
  return c.add(k.groundShade(c, 960, 0.45), k.finish(c, { vignette: 0.44 })).svg();
}
