/** Event: Seminar kepemimpinan hotel nusa dua. */

import { slab, upright } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { audience, body } from '../../../kit/rooms/body.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { table } from '../../../kit/rooms/furniture.js';
import { room } from '../../../kit/rooms/interior.js';
import { posts } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

/** The sea and palms behind the glass. */
function seaView(c: k.Canvas): void {
  c.add(
    seaside(c, 545, { bottom: 720, sun: 50, path: 140 }),
    k.palm(c, 210, 740, 430, { lean: 50, depth: 0.2, seed: 5 }),
    k.palm(c, 690, 730, 380, { lean: -40, depth: 0.22, seed: 9 }),
    k.canopy(c, 460, 730, 700, 120, { depth: 0.18 }),
  );
}

/** The room with its window posts and three ceiling lights. */
function meetingRoom(c: k.Canvas, v: View): void {
  c.add(
    room(c, v, {
      w: 5.2,
      h: 3.3,
      z1: 9,
      holes: [[-4.9, 0.35, 5.6, 2.55]],
      wall: '#EDE3CF',
      floor: '#B59A78',
      ceiling: '#F3EAD6',
      joint: 0.8,
    }),
  );
  c.add(
    posts(
      v,
      [
        [-3.05, 8.95],
        [-1.2, 8.95],
      ],
      0.08,
      '#6B4630',
      { y: 0.35, h: 2.55 },
    ),
  );
  for (const x of [-3, 0, 3])
    c.add(v.face(slab(x - 0.7, x + 0.7, 8, 2.6, 3.29), [0, -1, 0], '#FFFDF4', { k: 0.9 }));
}

/** The screen with six bars and a line. */
function chart(c: k.Canvas, v: View): void {
  c.add(
    v.face(upright(1.3, 4.7, 2.85, 0.85, 8.9), [0, 0, -1], '#0E3B43', {
      k: 0.15,
    }),
  );
  const [sx, sy] = v.at(1.5, 0.95, 8.85);
  const bars = [60, 96, 82, 130, 118, 170];
  for (const [i, b] of bars.entries())
    c.add(k.rect(sx + 26 + i * 50, sy - b, 32, b, i === 5 ? k.core.marigold : '#57B0AC'));
  c.add(
    k.path(
      k.taper(
        bars.map((b, i): k.Pt => [sx + 42 + i * 50, sy - b - 26]),
        5,
      ),
      '#FBF2E0',
    ),
  );
}

/** A listener on a stool at the table. */
const seat = (c: k.Canvas, v: View, x: number, z: number, f: 1 | -1, i: number): string =>
  v.box(x - 0.25, 0, z, 0.5, 0.44, 0.5, '#7A8C86') +
  body(c, v.at(x, 0, z)[0], v.at(x, 0, z + 0.2)[1], v.scale(x, z) * 1.66, {
    pose: 'sitSide',
    facing: f,
    top: ['#F3E6C8', k.core.lagoon, '#D9A15A', '#8FA8A0'][i % 4] ?? '#F3E6C8',
    legs: k.core.volcanic,
    woman: i % 2 === 1,
    dark: 0.2,
  });

/** Listeners on both sides, tables and papers. */
function tables(c: k.Canvas, v: View): void {
  for (const [i, z] of [7, 5.9, 4.8].entries()) c.add(seat(c, v, -2.2, z, 1, i), seat(c, v, 3, z, -1, i + 2));
  c.add(table(c, v, -1.6, 4.2, 1, 3.4, 0.74, '#C9A06E'), table(c, v, 1.4, 4.2, 1, 3.4, 0.74, '#C9A06E'));
  for (const [x, z] of k.triples('-1.2 6.6 0, -1.2 5.2 0, 1.8 6.6 0, 1.8 5.2 0'))
    c.add(k.path(v.d(slab(x - 0.16, x + 0.16, z, z - 0.4, 0.81)), '#FFFDF4'));
}

/** Nusa Dua: a workshop in a glass-walled meeting room over the sea. */
export function kepemimpinan(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 420, y: 240 } });
  const v = new View(c, { horizon: 540, focal: 1050, eye: 1.7, cx: 840, sun: [-0.7, 0.6, 0.3], fill: 0.15 });
  seaView(c);
  meetingRoom(c, v);
  chart(c, v);
  c.add(
    k.path(
      v.d(p3(-4.6, 0.012, 9, 0.4, 0.012, 9, 3.4, 0.012, 3, -1, 0.012, 3)),
      c.p.glow,
      `opacity="0.4" ${c.blur(6)}`,
    ),
  );
  c.add(
    body(c, ...v.at(0.9, 0, 8.2), v.scale(0.9, 8.2) * 1.72, {
      pose: 'point',
      top: '#FBF2E0',
      legs: k.core.deepSea,
      dark: 0.2,
    }),
  );
  tables(c, v);
  c.add(
    audience(c, 330, 1320, 1235, { rows: 1, size: 270, seed: 4, dark: 0.45, chairs: '#5E7A76', gap: 1.2 }),
  );
  c.add(
    v.box(-4.9, 0, 6.2, 0.6, 0.6, 0.6, '#A59B8D'),
    k.fern(c, ...v.at(-4.6, 0.6, 6.4), 190, -80, { seed: 4 }),
    k.groundShade(c, 980, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.36 })).svg();
}
