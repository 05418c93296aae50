/** Ticket: Taman air segara tuban. */

import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground, oval } from '../../../kit/rooms/garden.js';
import { lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import { hipRoof, posts } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

/** Sky, sea, palms and sand. */
function shore(c: k.Canvas): void {
  c.add(
    k.sky(c, 620),
    k.sun(c, 52, { glow: 10 }),
    k.cumulus(c, 1250, 540, 620, 170, 0.95),
    k.cumulus(c, 180, 560, 460, 110, 0.85),
    k.sea(c, 556, 620, { waves: 24 }),
  );
  for (const [x, h, l] of k.triples('60 330 30, 170 260 -20, 1130 270 20, 1240 330 -30, 1500 300 20'))
    c.add(k.palm(c, x, 640, h, { lean: l, depth: 0.26, seed: x }));
  c.add(
    k.canopy(c, 240, 620, 520, 110, { depth: 0.24 }),
    k.canopy(c, 1350, 620, 560, 110, { depth: 0.24 }),
    ground(c, 640, '#D9C7A2', 0.6),
  );
}

/** The slide tower with its stairs, guard and roof. */
function tower(c: k.Canvas, v: View): void {
  const tower: [number, number][] = [
    [-5, 22],
    [-1.6, 22],
    [-5, 19],
    [-1.6, 19],
  ];
  c.add(posts(v, tower, 0.3, '#E9DDC4', { h: 9.6 }));
  for (const y of [3.2, 6.2, 8.8]) c.add(v.box(-5.3, y, 18.8, 4, 0.22, 3.5, '#C9A06E'));
  for (let i = 0; i < 9; i++) c.add(v.rod([-5, i, 19], [-1.6, i + 1, 19], 0.09, k.tone(c.p, '#A59B8D', 0.2)));
  for (let i = 0; i <= 8; i++) c.add(v.box(-5.2 + i * 0.46, 9, 18.8, 0.05, 0.8, 0.05, k.core.wood));
  c.add(
    k.figure(c, ...v.at(-4.4, 9, 20), v.scale(0, 20) * 1.6, { dark: 0.3, sarong: k.core.lagoon }),
    hipRoof(c, v, [-6, 11.2, 18], [5.4, 5, 2.4], '#9A7B50', { ridge: 0.1, sweep: 1.5 }),
  );
}

/** A slide along its points: shadow, shell, trough and water. */
function slide(c: k.Canvas, list: k.Pt[], col: string, w0: number, w1: number): string {
  const w = (t: number): number => w0 + (w1 - w0) * t;
  return (
    k.path(
      k.taper(
        list.map(([x, y]): k.Pt => [x, y + 9]),
        (t) => w(t) * 1.05,
      ),
      k.tone(c.p, col, -0.75),
    ) +
    k.path(
      k.taper(list, w),
      c.linear(1200, 200, 300, 900, [
        [0, k.tone(c.p, col, 0.85)],
        [1, k.tone(c.p, col, -0.2)],
      ]),
    ) +
    k.path(
      k.taper(
        list.map(([x, y]): k.Pt => [x, y - 2]),
        (t) => w(t) * 0.56,
      ),
      k.tone(c.p, col, -0.45),
    ) +
    k.path(
      k.taper(
        list.map(([x, y]): k.Pt => [x + 2, y]),
        (t) => w(t) * 0.3,
      ),
      '#DDF7F0',
      'opacity="0.85"',
    )
  );
}

/** Points along a chain of curves: end, control, end, control, … */
function bez(s: string): k.Pt[] {
  const q = k.pts(s);
  const out: k.Pt[] = [];
  for (let i = 0; i + 2 < q.length; i += 2)
    out.push(...k.curve(q[i] ?? [0, 0], q[i + 1] ?? [0, 0], q[i + 2] ?? [0, 0], 12).slice(i ? 1 : 0));
  return out;
}

/** Four slides from the tower to the pool. */
function slides(c: k.Canvas): void {
  c.add(
    slide(
      c,
      bez('520,232 190,250 170,400 150,520 430,530 690,540 700,650 706,720 640,790'),
      k.core.terracotta,
      44,
      74,
    ),
  );
  c.add(
    slide(
      c,
      bez('700,230 1010,250 1050,400 1080,520 900,560 790,600 850,700 890,760 960,806'),
      k.core.marigold,
      44,
      78,
    ),
  );
  c.add(
    slide(c, bez('690,390 900,470 1080,640 1160,720 1220,790'), '#7E5AA6', 38, 70),
    slide(c, bez('700,392 930,450 1160,610 1250,690 1330,760'), k.core.lagoon, 38, 70),
  );
}

/** Water thrown up at x,y. */
function splash(c: k.Canvas, x: number, y: number, s: number): string {
  let d = '';
  for (let i = 0; i < 22; i++) {
    const a = -Math.PI * (0.1 + 0.8 * c.r.next());
    const l = s * c.r.range(0.4, 1.2);
    d += k.taper(
      [
        [x, y],
        [x + Math.cos(a) * l * 0.6, y + Math.sin(a) * l * 0.7],
        [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.72],
      ],
      (t) => s * 0.12 * (1 - t),
    );
  }
  return k.path(d + k.lens(x, y + 4, s * 2.6, s * 0.18), '#FFFFFF', 'opacity="0.85"');
}

/** A child in a swimming ring. */
const ring = (c: k.Canvas, x: number, y: number, s: number, col: string, kid: string): string =>
  k.path(k.lens(x, y + s * 0.26, s * 2.8, s * 0.2), '#0C6673', 'opacity="0.4"') +
  body(c, x, y + s * 0.9, s * 2.8, { pose: 'cheer', top: kid, dark: 0.12 }) +
  k.path(
    `M${x - s} ${y}A${s} ${s * 0.42} 0 0 0 ${x + s} ${y}L${x + s} ${y + s * 0.22}A${s} ${s * 0.5} 0 0 1 ${x - s} ${y + s * 0.22}Z`,
    c.across(x - s, x + s, [
      [0, k.tone(c.p, col, -0.2)],
      [1, k.tone(c.p, col, 0.8)],
    ]),
  );

/** Splashes at the ends of the slides, two rings on the water. */
function bathers(c: k.Canvas): void {
  c.add(splash(c, 640, 800, 60), splash(c, 962, 814, 66), splash(c, 1240, 800, 54));
  for (const [x, y, s, col, kid] of [
    [430, 850, 44, '#F2A51E', '#C2553A'],
    [1060, 950, 58, '#C2553A', '#F2A51E'],
  ] as const)
    c.add(k.group(ring(c, x, y, s, col, kid), c.clip(`M0 0H1600V${y + s * 0.62}H0Z`)));
}

/** Tuban: a slide tower over a bright pool, rings, splashes. */
export function tamanAir(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 1230, y: 120 } });
  const v = new View(c, { horizon: 560, focal: 1150, eye: 3, sun: [0.6, 0.8, -0.3] });
  shore(c);
  c.add(
    k.path(v.d(oval(0.5, 0.01, 16, 9.2, 9.8, 0.06)), k.tone(c.p, '#F3E6C8', 0.7)),
    pool(c, v, oval(0.5, 0.02, 16, 8.4, 9, 0.06), {
      far: '#B6EEE0',
      mid: '#2FB9B8',
      near: '#0F8190',
      glints: 100,
    }),
  );
  tower(c, v);
  slides(c);
  bathers(c);
  c.add(
    parasol(c, v, 10.6, 0, 13, 2.7, k.core.marigold),
    lounger(c, v, 9.4, 0, 10),
    parasol(c, v, -10, 0, 12, 2.7, k.core.terracotta),
    lounger(c, v, -10.4, 0, 9.6),
  );
  c.add(
    k.bananaLeaf(c, -30, 1190, 520, -35, { seed: 4, shade: 0.4 }),
    k.fern(c, 1500, 1240, 360, -100, { seed: 7 }),
    k.groundShade(c, 1000, 0.35),
  );
  return c.add(k.finish(c, { vignette: 0.32 })).svg();
}
