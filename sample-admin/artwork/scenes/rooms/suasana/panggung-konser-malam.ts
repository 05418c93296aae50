/** Suasana: Panggung konser malam. */

import { audience, body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { beam, platform, speakers, truss } from '../../../kit/rooms/stage.js';
import * as k from '../../../kit.js';

/** Sky, palms and lawn in the glow of the stage. */
function nightGarden(c: k.Canvas): void {
  c.add(k.sky(c, 800), k.stars(c, 500, 150), k.ridge(c, { y: 700, amp: 60, depth: 0.4, seed: 6, trees: 14 }));
  c.add(
    k.palm(c, 150, 860, 620, { lean: 40, depth: 0.12, seed: 2 }),
    k.palm(c, 1460, 860, 680, { lean: -50, depth: 0.12, seed: 5 }),
    k.palm(c, 330, 820, 430, { lean: -30, depth: 0.25, seed: 8 }),
  );
  c.add(
    k.rect(
      0,
      780,
      1600,
      420,
      c.down(780, 1200, [
        [0, '#0F3A44'],
        [1, c.p.ink],
      ]),
    ),
  );
  c.add(k.airGlow(c, 800, 620, 820, 460, '#E0763A', 0.5), k.airGlow(c, 800, 560, 560, 420, '#F7B95A', 0.55));
}

/** The screen with its gate, the platform in front. */
function backdrop(c: k.Canvas, v: View): void {
  c.add(
    k.rect(
      420,
      330,
      760,
      420,
      c.radial(800, 600, 520, [
        [0, '#F9C36A'],
        [0.4, '#C2553A'],
        [1, '#3A1F2E'],
      ]),
    ),
    k.candiBentar(c, 800, 752, 390, { gap: 120, brick: '#7A3A2C', stone: '#8A7060' }),
    k.airGlow(c, 800, 560, 180, 240, '#FFE9B4', 0.75),
  );
  c.add(platform(c, v, 0, 14.5, 12.5, 6, 1.2, '#2A3A40', '#FFC565'));
}

/** Four players and the gamelan between them. */
function band(c: k.Canvas, v: View): void {
  const floor = v.at(0, 1.2, 17)[1];
  for (const [x, p, w] of [
    [-220, 'speak', 0],
    [-60, 'cheer', 1],
    [90, 'stand', 0],
    [250, 'point', 0],
  ] as const)
    c.add(
      body(c, 800 + x, floor, 150, {
        pose: p,
        woman: w === 1,
        dark: 0.75,
        top: '#8A3A2C',
        facing: x > 100 ? -1 : 1,
      }),
    );
  for (const [x, w] of [
    [-330, 36],
    [-150, 44],
    [180, 44],
    [330, 36],
  ] as const)
    c.add(
      k.path(`M${800 + x - w} ${floor + 6}q0 -40 8 -44h${w * 2 - 16}q8 4 8 44z`, k.tone(c.p, '#8A5A2A', 0.1)),
      `<ellipse cx="${800 + x}" cy="${floor - 39}" rx="${w - 10}" ry="8" fill="#E8B85A"/>`,
    );
}

/** Beams to the crowd and into the sky. */
function beams(c: k.Canvas): void {
  const cols = ['#F2A51E', '#45B7B0', '#F7C66A', '#E0763A', '#45B7B0', '#F2A51E'];
  c.add(
    ...cols.map((col, i) =>
      beam(c, 440 + i * 144, 285, 800 + (i - 2.5) * 70 + (i % 2 ? 130 : -130), 860, 210, col, 0.5),
    ),
  );
  for (const [x, x1, col] of [
    [395, 40, '#45B7B0'],
    [395, -160, '#F2A51E'],
    [1205, 1560, '#45B7B0'],
    [1205, 1760, '#F2A51E'],
  ] as const)
    c.add(beam(c, x, 275, x1, -120, 260, col, 0.55));
}

/** An open-air concert under palms: beams, a carved gate as backdrop, raised hands. */
export function konserMalam(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 560 } });
  const v = new View(c, { horizon: 700, focal: 1200, eye: 1.9, sun: [0, 0.8, -0.6] });
  nightGarden(c);
  backdrop(c, v);
  band(c, v);
  c.add(
    truss(c, [380, 760], [380, 262], 34),
    truss(c, [1220, 760], [1220, 262], 34),
    truss(c, [350, 262], [1250, 262], 38),
    speakers(c, 318, 790, 76, 4),
    speakers(c, 1282, 790, 76, 4),
  );
  beams(c);
  c.add(k.hazeBand(c, 800, 120, 0.28, '#E9A65A'));
  c.add(
    audience(c, -60, 1660, 1215, {
      rows: 6,
      size: 250,
      shrink: 0.76,
      rise: 0.52,
      chairs: false,
      rim: '#FFB457',
      dark: 0.86,
      gap: 0.74,
      seed: 8,
    }),
  );
  for (const [x, y, h] of k.triples('180 1210 330, 520 1180 290, 1090 1190 300, 1440 1215 340, 800 1130 220'))
    c.add(k.group(body(c, x, y + h * 0.62, h * 1.2, { pose: 'cheer', dark: 1 }), 'opacity="0.96"'));
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.12 })).svg();
}
