/** Event: Malam kelulusan di jimbaran. */

import { slab } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { stringLights } from '../../../kit/rooms/leisure.js';
import { posts } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

/** The bay at dusk with boats, beach and palms. */
function bay(c: k.Canvas): void {
  c.add(
    seaside(c, 630, { bottom: 780, sun: 64, path: 200, streaks: 14 }),
    k.ridge(c, { y: 626, amp: 16, depth: 0.7, seed: 6, span: 300, shape: (x) => (x < 420 ? -10 : 60) }),
  );
  for (const [x, y, l] of k.triples('420 690 80, 1220 676 66')) c.add(k.jukung(c, x, y, l, { depth: 0.3 }));
  c.add(
    k.beach(c, k.pts('-40,742 500,734 1000,744 1640,730'), { sand: '#B08A62', foam: 6 }),
    k.palm(c, 210, 800, 520, { lean: 50, depth: 0.12, seed: 5 }),
    k.palm(c, 1400, 800, 560, { lean: -60, depth: 0.12, seed: 9 }),
  );
}

/** The open hall: floor, light on it, posts, beams and strings of lights. */
function hall(c: k.Canvas, v: View): void {
  c.add(
    v.face(slab(-9, 9, 12, 0.6, 0), [0, 1, 0], '#A9744A', { k: 0.2, grade: -0.3 }),
    v.joints([-9, 9, 0.6, 12], 0.01, 0.7, 'z', c.p.ink, 0.25),
  );
  c.add(
    k.path(
      v.d(p3(-2, 0.012, 12, 3, 0.012, 12, 4.4, 0.012, 3, -4, 0.012, 3)),
      c.p.glow,
      `opacity="0.4" ${c.blur(7)}`,
    ),
    posts(
      v,
      k.triples('-7 12 0, 7 12 0, -7 8 0, 7 8 0, -7 5 0, 7 5 0').map(([x, z]): [number, number] => [x, z]),
      0.26,
      '#7A5236',
      { h: 5 },
    ),
  );
  for (const z of [12, 8, 5]) c.add(v.box(-7.2, 5, z - 0.15, 14.4, 0.3, 0.3, '#6B4630', { k: -0.2 }));
  for (const z of [11.8, 10, 8.2, 6.6])
    c.add(stringLights(c, v.at(-7, 4.9, z), v.at(7, 4.9, z), v.scale(0, z) * 0.6, 12, v.scale(0, z) * 0.05));
}

/** Two rows of graduates. */
function graduates(c: k.Canvas, v: View): void {
  const grads: [number, number, 'cheer' | 'point' | 'dance', boolean, string][] = [
    [-3.5, 7.4, 'cheer', true, '#17444E'],
    [-2.1, 7.6, 'dance', false, '#17444E'],
    [-0.6, 7.3, 'cheer', true, '#17444E'],
    [1.1, 7.6, 'cheer', false, '#17444E'],
    [2.5, 7.3, 'dance', true, '#17444E'],
    [3.8, 7.6, 'point', false, '#17444E'],
    [-2.5, 5.2, 'cheer', false, '#1F5A62'],
    [-0.9, 4.9, 'cheer', true, '#1F5A62'],
    [0.75, 5.1, 'cheer', false, '#1F5A62'],
    [2.4, 4.9, 'point', true, '#1F5A62'],
  ];
  for (const [x, z, pose, woman, top] of grads)
    c.add(
      body(c, ...v.at(x, 0, z), v.scale(x, z) * 1.66, {
        pose,
        woman,
        top,
        legs: top,
        skirt: true,
        dark: 0.5,
        facing: x > 0 ? -1 : 1,
      }),
    );
}

/** A cap in the air. */
const cap = (c: k.Canvas, x: number, y: number, s: number, rot: number): string =>
  k.at(
    x,
    y,
    s,
    k.path('M-30 0L0 -14L30 0L0 14Z', k.tone(c.p, '#17444E', 0.3)) +
      k.path('M-16 6V18Q0 28 16 18V6L0 14Z', k.tone(c.p, '#0E2E36', -0.3)) +
      k.path(k.taper(k.pts('0,-1 22,6 27,22'), 2.4), k.core.marigold) +
      k.path('M24 20h6v11h-6z', k.core.marigold) +
      k.path('M-30 0L0 -14L30 0L0 -10Z', c.p.rim, 'opacity="0.6"'),
    rot,
  );

/** Caps and paper in the air. */
function capsAndPaper(c: k.Canvas): void {
  for (const [x, y, s, rot] of k.quads(
    '300 430 1.3 -20, 470 300 1.6 16, 640 400 1.3 -34, 800 240 1.8 12, 985 350 1.4 30, 1150 260 1.6 -14, 1310 400 1.3 24, 720 520 1 -20, 1060 500 1 -30, 550 520 0.9 10',
  ))
    c.add(cap(c, x, y, s, rot));
  let paper = '';
  for (let i = 0; i < 60; i++) {
    const [x, y] = [c.r.range(160, 1440), c.r.range(260, 900)];
    paper += `<rect x="${k.n(x)}" y="${k.n(y)}" width="9" height="5" fill="${c.r.pick([k.core.marigold, '#FBF2E0', k.core.lagoon, k.core.terracotta])}" transform="rotate(${c.r.int(0, 90)} ${k.n(x)} ${k.n(y)})"/>`;
  }
  c.add(`<g opacity="0.85">${paper}</g>`);
}

/** Jimbaran: graduates throw their caps under an open hall strung with lights, the bay at dusk. */
export function kelulusan(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 900, y: 500 } });
  const v = new View(c, { horizon: 640, focal: 1050, eye: 1.5, sun: [0.1, 0.6, 0.8] });
  bay(c);
  hall(c, v);
  graduates(c, v);
  capsAndPaper(c);
  c.add(k.fern(c, 1530, 1240, 360, -100, { seed: 4 }), k.groundShade(c, 980, 0.5));
  return c.add(k.finish(c, { vignette: 0.44 })).svg();
}
