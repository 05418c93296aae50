/** Rafting on the Ayung. */

import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { drop } from '../parts/marks.js';
import { raft } from '../parts/river.js';
import { bushes } from '../parts/setting.js';

/** White water across the river at height y. */
function foam(c: k.Canvas, y: number, x0: number, x1: number, h: number): string {
  return k.surf(
    c,
    Array.from({ length: 9 }, (_, i): k.Pt => [k.lerp(x0, x1, i / 8), y + 14 * Math.sin(i * 1.7)]),
    h,
    0.85,
  );
}

/** Boulders in the stream, foam at their feet. */
function boulders(c: k.Canvas): void {
  for (const [x, y, w, h, s] of [
    [520, 860, 240, 110, 3],
    [1160, 850, 260, 120, 4],
    [300, 1010, 330, 140, 5],
    [1370, 1000, 380, 170, 6],
  ] as const)
    c.add(
      k.boulder(c, x, y, w, h, { seed: s }),
      k.path(k.lens(x, y + 3, w * 1.2, 8), '#FFFFFF', 'opacity="0.8"'),
    );
}

/** Drops thrown up by the boat. */
function spray(c: k.Canvas): void {
  let d = '';
  for (let i = 0; i < 70; i++) {
    const a = -Math.PI * c.r.range(0.1, 0.9);
    const q = c.r.range(60, 210);
    d += drop(620 + Math.cos(a) * q, 990 + Math.sin(a) * q * 0.7, 4, 5);
  }

  c.add(k.path(d, '#FFFFFF', 'opacity="0.75"'));
}

/** Rafting the Ayung: the red boat in white water between fern walls. */
function ayung(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 900, y: 110 } });
  c.add(
    k.sky(c, 480),
    k.airGlow(c, 860, 180, 700, 420, c.p.sun, 0.9),
    k.ridge(c, {
      y: 330,
      amp: 90,
      depth: 0.7,
      seed: 4,
      span: 300,
      trees: 20,
      shape: (x) => -260 * ((x - 860) / 800) ** 2,
    }),
  );
  c.add(
    k.palm(c, 640, 420, 220, { depth: 0.5, seed: 3 }),
    k.palm(c, 1080, 420, 250, { depth: 0.5, seed: 8 }),
    bushes(c, '620 440 320 160, 1100 440 340 170', 0.5),
    k.hazeBand(c, 520, 140, 0.8, '#EEF4DC'),
  );
  c.add(
    k.sea(c, 640, 1210, { colors: ['#E4EFD8', '#6FB49A', '#1F6660'], waves: 33 }),
    headland(c, '-40,60 160,120 300,240 400,380 480,500 560,640 600,760 540,900 -40,960', 0.05, 3, {
      depth: 0.22,
      seed: 4,
      stone: '#56654A',
      cell: 74,
    }),
    headland(c, '1640,40 1480,110 1350,230 1250,380 1180,520 1110,650 1060,760 1130,900 1640,960', 0.05, 8, {
      depth: 0.22,
      seed: 6,
      stone: '#56654A',
      cell: 74,
    }),
  );
  c.add(
    k.falls(c, 430, 430, 830, 24),
    bushes(
      c,
      '80 160 380 280, 300 320 260 180, 180 520 360 240, 380 690 300 160, 1540 150 380 280, 1350 320 260 190, 1460 520 340 240, 1260 690 280 160',
      0.2,
      22,
    ),
  );
  c.add(
    k.hazeBand(c, 700, 60, 0.6, '#F2F7E8'),
    k.rays(c, { x: 900, y: -150, angle: 90, spread: 70, length: 1200, count: 8, opacity: 0.4 }),
  );
  boulders(c);
  c.add(
    foam(c, 760, 640, 1060, 10),
    foam(c, 820, 620, 1080, 14),
    foam(c, 880, 560, 1120, 16),
    raft(c, 800, 970, 470, -1),
    foam(c, 986, 520, 1140, 26),
    foam(c, 1040, 380, 1260, 22),
    foam(c, 1110, 300, 1330, 24),
  );
  spray(c);
  c.add(
    k.groundShade(c, 1000, 0.5),
    k.fern(c, 60, 1230, 340, -64, { seed: 3 }),
    k.bananaLeaf(c, 1660, 1110, 500, -148, { seed: 7 }),
    k.fern(c, 1480, 1240, 300, -110, { seed: 9 }),
    k.fern(c, 300, 1240, 240, -80, { seed: 6 }),
  );
  return c.add(k.finish(c, { vignette: 0.46 })).svg();
}

/** The pictures of this file. */
export const attractionsAyung = {
  'attractions/rafting-ayung': ayung,
};
