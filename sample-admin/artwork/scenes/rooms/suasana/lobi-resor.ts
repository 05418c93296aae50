/** Suasana: Lobi resor. */

import { slab } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { sofa, table } from '../../../kit/rooms/furniture.js';
import { lightPatch, pendant } from '../../../kit/rooms/interior.js';
import { pool } from '../../../kit/rooms/leisure.js';
import { posts } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

function seaView(c: k.Canvas): void {
  c.add(seaside(c, 555, { bottom: 700, sun: 60, path: 150 }));
  c.add(
    k.palm(c, 560, 690, 300, { lean: 36, depth: 0.3, seed: 3 }),
    k.palm(c, 1060, 690, 340, { lean: -40, depth: 0.3, seed: 7 }),
    k.canopy(c, 420, 660, 300, 110, { depth: 0.25 }),
    k.canopy(c, 1190, 660, 320, 110, { depth: 0.25 }),
  );
}

/** Stone floor with the water axis and its kerbs. */
function floor(c: k.Canvas, v: View): void {
  c.add(
    k.rect(
      0,
      664,
      1600,
      560,
      c.down(664, 1200, [
        [0, k.tone(c.p, '#C9B088', 0.5)],
        [1, k.tone(c.p, '#6E5640', -0.5)],
      ]),
    ),
    v.joints([-12, 12, 1, 13], 0.01, 1.2, 'z', c.p.ink, 0.2),
    v.joints([-12, 12, 1, 13], 0.01, 1.2, 'x', c.p.ink, 0.16),
  );
  c.add(
    pool(c, v, slab(-1.7, 1.7, 12.5, 3.2, 0.015), {
      far: c.p.sky[4],
      mid: k.mix(c.p.sky[3], '#4E8A86', 0.5),
      near: '#24575A',
      glints: 30,
      inside: k.lightPath(c, v.at(0, 0, 12.5)[1], 1180, { width: 150, count: 90 }),
    }),
  );
  for (const s of [-1, 1])
    c.add(k.path(v.d(slab(s * 1.7, s * 1.95, 12.5, 3, 0.02)), k.tone(c.p, '#A59B8D', 0.4)));
}

/** Roof seen from inside: rafters to the ridge. */
function roofInside(c: k.Canvas, v: View): void {
  const roofK = (z0: number, z1: number, s: number): string =>
    v.face(p3(s * 7, 3.1, z0, s * 7, 3.1, z1, 0, 7.6, z1, 0, 7.6, z0), [-s, -1, 0], '#8A6844', {
      k: s < 0 ? -0.55 : -0.6,
      grade: -0.3,
    });
  for (const s of [-1, 1]) c.add(roofK(0.5, 13, s));
  for (const z of [12.8, 11, 9.2, 7.6, 6.2, 5, 4, 3.1])
    for (const s of [-1, 1]) c.add(v.rod([s * 7, 3.08, z], [0, 7.5, z], 0.16, k.tone(c.p, '#5E4028', -0.5)));
  for (const h of [0.3, 0.6])
    for (const s of [-1, 1])
      c.add(
        v.rod(
          [s * 7 * (1 - h), 3.1 + 4.5 * h, 13],
          [s * 7 * (1 - h), 3.1 + 4.5 * h, 1.2],
          0.12,
          k.tone(c.p, '#5E4028', -0.7),
        ),
      );
  c.add(v.rod([-7, 3.1, 12.9], [7, 3.1, 12.9], 0.2, k.tone(c.p, '#5E4028', -0.6)));
}

/** Two groups of sofa and table. */
function seating(c: k.Canvas, v: View): void {
  c.add(
    sofa(c, v, -4, 6.6, 1.9, '#C9B79A'),
    table(c, v, -3.7, 5.5, 1.2, 0.7, 0.4),
    sofa(c, v, 2.2, 6.6, 1.9, '#C9B79A'),
    table(c, v, 2.5, 5.5, 1.2, 0.7, 0.4),
  );
}

/** A guest and a porter. */
function people(c: k.Canvas, v: View): void {
  c.add(
    k.figure(c, v.at(2.9, 0, 8.6)[0], v.at(2.9, 0, 8.6)[1], v.scale(2.9, 8.6) * 1.68, {
      woman: true,
      dark: 0.6,
      sarong: k.core.terracotta,
      top: '#F3E6C8',
    }),
    k.figure(c, v.at(-2.6, 0, 9.4)[0], v.at(-2.6, 0, 9.4)[1], v.scale(0, 9.4) * 1.72, {
      pose: 'walk',
      dark: 0.7,
    }),
  );
}

/** An open resort lobby under a tall thatched roof, axis to the sea. */
export function lobiResor(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 800, y: 430 } });
  const v = new View(c, { horizon: 560, focal: 1000, eye: 1.7, sun: [0.1, 0.6, 0.8] });
  seaView(c);
  floor(c, v);
  const rows: [number, number][] = [12, 9.2, 6.6, 4.2].flatMap((z): [number, number][] => [
    [-4.4, z],
    [4.4, z],
  ]);
  c.add(lightPatch(c, v, -4, -2.2, 3, 12, -1.2, 0.4), lightPatch(c, v, 2.2, 4, 3, 12, 1.2, 0.4));
  roofInside(c, v);
  c.add(posts(v, rows, 0.34, '#7A5236', { h: 3.9 }));
  c.add(
    v.box(-4.4, 3.6, 4, 0.3, 0.3, 8.4, '#5E4028', { k: -0.4 }),
    v.box(4.1, 3.6, 4, 0.3, 0.3, 8.4, '#5E4028', { k: -0.4 }),
  );
  seating(c, v);
  people(c, v);
  for (const [x, z] of [
    [0, 10],
    [0, 6.4],
  ] as const)
    c.add(pendant(c, v.at(x, 4, z)[0], v.at(x, 4, z)[1], v.scale(0, z) * 0.55, v.at(0, 7.4, z)[1]));
  c.add(
    v.box(-5.6, 0, 2.9, 0.8, 0.7, 0.8, '#A59B8D'),
    v.box(4.8, 0, 2.9, 0.8, 0.7, 0.8, '#A59B8D'),
    k.fern(c, v.at(-5.2, 0.7, 3.2)[0], v.at(-5.2, 0.7, 3.2)[1], 330, -80, { seed: 4 }),
    k.fern(c, v.at(5.2, 0.7, 3.2)[0], v.at(5.2, 0.7, 3.2)[1], 330, -100, { seed: 9 }),
  );
  c.add(k.groundShade(c, 950, 0.5));
  return c.add(k.finish(c, { vignette: 0.45 })).svg();
}
