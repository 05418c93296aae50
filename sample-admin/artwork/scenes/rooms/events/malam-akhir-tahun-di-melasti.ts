/** Event: Malam akhir tahun di melasti. */

import { seaside } from '../../../kit/rooms/backdrop.js';
import { audience, body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { beam, platform, speakers, truss } from '../../../kit/rooms/stage.js';
import * as k from '../../../kit.js';

/** The wall, lit from below, bushes on its edge. */
function limestoneWall(c: k.Canvas): void {
  const wall = k.rough(
    k.pts('560,800 600,640 590,470 660,330 760,250 900,190 1080,150 1300,110 1700,60 1700,860'),
    0.06,
    7,
    3,
  );
  c.add(
    k.cliffFace(c, wall, { depth: 0.12, seed: 12, stone: '#E3C79A', cell: 74 }),
    k.group(
      k.airGlow(c, 1020, 820, 760, 620, '#F7A94A', 0.85) +
        k.airGlow(c, 1420, 830, 420, 520, '#FFC565', 0.6) +
        k.airGlow(c, 760, 800, 240, 420, '#FFD890', 0.6),
      c.clip(k.lines(wall)),
    ),
  );
  for (const [x, y, w, h] of k.quads('760 240 220 90, 980 170 320 100, 1280 116 380 110, 1520 70 300 90'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.1 }));
}

/** Platform, truss, beams and the band. */
function showStage(c: k.Canvas, v: View): void {
  c.add(
    platform(c, v, 4.4, 20, 11, 4.5, 1.1, '#4A3A34', '#FFC565'),
    truss(c, [730, 828], [730, 560], 24),
    truss(c, [1430, 828], [1430, 560], 24),
    truss(c, [712, 560], [1448, 560], 26),
    speakers(c, 690, 846, 54, 3, '#FFC565'),
    speakers(c, 1474, 846, 54, 3, '#FFC565'),
  );
  for (const [i, col] of ['#F7C66A', '#45B7B0', '#F2A51E', '#45B7B0', '#F7C66A'].entries())
    c.add(
      beam(c, 800 + i * 140, 574, 1080 + (i - 2) * 80, 830, 110, col, 0.55),
      beam(c, 800 + i * 140, 562, 700 + i * 210, 120, 90, col, 0.28),
    );
  const floor = v.at(0, 1.1, 21.5)[1];
  for (const [x, p] of [
    [930, 'stand'],
    [1010, 'speak'],
    [1090, 'cheer'],
    [1180, 'stand'],
    [1250, 'point'],
  ] as const)
    c.add(body(c, x, floor + 4, 96, { pose: p, dark: 0.72, top: '#8A3A2C', facing: x > 1090 ? -1 : 1 }));
}

/** The ring of men around the fire: the far half, the flames, the near half. */
function kecak(c: k.Canvas): void {
  const ring = Array.from({ length: 46 }, (_, i) => ({
    a: (i / 46) * Math.PI * 2,
    r: i % 2 ? 1 : 1.26,
  })).sort((p, q) => Math.sin(p.a) * p.r - Math.sin(q.a) * q.r);
  const [fx, fy] = [560, 960];
  const man = ({ a, r }: { a: number; r: number }): string =>
    body(c, fx + Math.cos(a) * 380 * r, fy + Math.sin(a) * 92 * r, 118 + Math.sin(a) * 26, {
      pose: 'sitFloor',
      facing: Math.cos(a) > 0 ? -1 : 1,
      top: '#9C6844',
      legs: '#2A2A2C',
      skirt: true,
      dark: 0.42,
    });
  c.add(k.airGlow(c, fx, fy, 560, 160, '#F7A94A', 0.7), ...ring.filter((q) => Math.sin(q.a) < 0).map(man));
  let fire = '';
  for (const [dx, h] of k.pts('-22,70 0,126 20,86 -8,54 12,60'))
    fire += k.taper(
      [
        [fx + dx, fy],
        [fx + dx * 1.2, fy - h * 0.6],
        [fx + dx * 0.4, fy - h],
      ],
      (t) => 28 * (1 - t),
    );
  c.add(
    k.airGlow(c, fx, fy - 40, 300, 240, '#FFC565', 0.8),
    k.path(fire, '#FFB648'),
    k.path(
      k.bar([fx, fy], [fx + 3, fy - 70], (t) => 18 * (1 - t)),
      '#FFF3D2',
    ),
    ...ring.filter((q) => Math.sin(q.a) >= 0).map(man),
  );
}

/** Melasti: a stage on the sand, the limestone wall lit from below, a kecak ring around the fire. */
export function melasti(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 300, y: 190 } });
  const v = new View(c, { horizon: 640, focal: 1150, eye: 3.4, sun: [0, 0.7, -0.7] });
  c.add(seaside(c, 630, { bottom: 820, sun: 52, path: 170 }));
  limestoneWall(c);
  c.add(
    k.path(
      k.smooth(k.pts('-40,830 300,812 620,806 1640,812 1640,1240 -40,1240'), true, 0.5),
      c.radial(900, 900, 900, [
        [0, '#D9A05A'],
        [0.4, '#7A5E48'],
        [1, '#132A31'],
      ]),
    ),
    k.surf(c, k.pts('-40,838 200,822 420,826 600,812'), 9, 0.6),
  );
  showStage(c, v);
  kecak(c);
  c.add(
    audience(c, -60, 1660, 1240, {
      rows: 2,
      size: 200,
      seed: 9,
      dark: 0.88,
      rim: '#F7A94A',
      chairs: false,
      rise: 0.3,
    }),
  );
  return c.add(k.finish(c, { vignette: 0.46, wash: 0.05 })).svg();
}
