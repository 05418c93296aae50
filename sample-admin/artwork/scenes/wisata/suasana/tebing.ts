/** Cliffs of the south. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { parasols } from '../parts/camp.js';
import { headland } from '../parts/headland.js';
import { hue, rod, shade, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

/** Uluwatu's cliff line in the late sun, the temple tiny on its brink. */
function uluwatuTebing(seed: number): string {
  const c = open('sore', seed, [330, 420], 600, { sun: 60, glow: 9, streaks: 9 });
  c.add(
    k.sea(c, 590, 1210, { waves: 66 }),
    k.lightPath(c, 590, 1120, { width: 260, opacity: 0.75, count: 100 }),
  );
  const cliff = (list: string, depth: number, s: number, cell: number): string =>
    headland(c, list, 0.035, s, { depth, seed: s, stone: '#E2CFA6', cell });
  c.add(
    cliff('560,640 568,590 600,566 700,556 1640,540 1640,700 700,680', 0.62, 4, 50),
    k.hazeBand(c, 660, 40, 0.5),
  );
  c.add(
    cliff('730,800 746,700 736,580 780,530 900,506 1640,470 1640,840 900,826', 0.36, 6, 60),
    bushes(c, '830 524 150 40, 940 512 180 46', 0.36),
  );
  c.add(k.surf(c, k.pts('700,804 780,802 900,824 1040,832'), 10, 0.7), k.hazeBand(c, 780, 60, 0.35));
  const main = k.rough(
    k.pts(
      '980,1052 1002,930 982,800 1000,640 988,500 1050,440 1180,416 1400,396 1640,372 1640,1130 1400,1110 1180,1080',
    ),
    0.03,
    9,
  );
  c.add(
    k.mirror(k.path(k.lines(main), hue(c, '#8A7A58', -0.5)), 1030, 0.2, 0.3),
    k.cliffFace(c, main, { depth: 0.1, seed: 11, stone: '#E2CFA6', cell: 64 }),
  );
  for (const [x, y, w, h] of k.quads('1150 640 120 40, 1330 760 150 44, 1080 860 110 34, 1480 600 170 50'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.12, seed: x }));
  c.add(
    k.meru(c, 1094, 442, 176, 3, { depth: 0.08 }),
    k.candiBentar(c, 1200, 424, 120, { gap: 26, depth: 0.1 }),
    k.bale(c, 1300, 414, 110, { depth: 0.1 }),
    k.meru(c, 1400, 404, 130, 3, { depth: 0.12 }),
  );
  c.add(
    bushes(c, '1140 436 120 44, 1260 420 110 40, 1360 406 140 50, 1480 392 200 90, 1600 376 220 120', 0.1),
  );
  c.add(
    k.surf(c, k.pts('940,1046 1000,1054 1180,1080 1400,1110 1660,1128'), 17, 0.85),
    k.breaker(c, -40, 900, 900, 13, 0.5),
    k.breaker(c, 60, 1200, 1100, 20, 0.55),
  );
  c.add(
    k.birds(c, 560, 330, 6, 15, c.p.near),
    k.groundShade(c, 1010, 0.45),
    k.frangipani(c, -40, 1180, 460, -42, 9),
  );
  return c.add(k.finish(c)).svg();
}

/** The road cut into the rock and its middle line. */
function cutRoad(c: k.Canvas): void {
  c.add(
    k.path(
      k.taper(k.pts('560,780 470,860 420,930 470,1000 560,1060 600,1130 540,1230'), (t) => 26 + 150 * t * t),
      c.down(780, 1210, fade('#D8CCB2', '#7E7F78')),
    ),
  );
  c.add(
    k.path(
      k.taper(k.pts('557,784 466,862 420,930 470,1000 560,1060 600,1130 540,1230'), (t) => 1.5 + 6 * t),
      '#FBF2E0',
      'opacity="0.75"',
    ),
  );
}

/** Melasti from the cliff road: white walls, the cut road, layered green water. */
function melastiAtas(seed: number): string {
  const c = open('siang', seed, [1180, 120], 420, { sun: 40, rings: false, streaks: 3 });
  c.add(k.cumulus(c, 420, 396, 620, 110, 0.8), k.cumulus(c, 1300, 396, 560, 70, 0.7));
  c.add(
    k.sea(c, 400, 1210, { colors: ['#7CC9C6', '#27A9AA', '#3FBFB4'], waves: 61 }),
    k.airGlow(c, 1050, 900, 640, 260, '#8BE6D2', 0.9),
  );
  c.add(k.breaker(c, 300, 1640, 640, 9, 0.75), k.breaker(c, 520, 1640, 690, 7, 0.5));
  const shore = k.pts('430,760 560,800 700,860 860,940 1040,1010 1260,1060 1660,1090');
  c.add(k.beach(c, shore, { sand: '#F6E6C4', foam: 13 }), k.surf(c, shift(shore, 30, -34), 6, 0.5));
  c.add(
    ...parasols(c, '820,1010 900,1046 990,1072 1090,1094 1200,1112', () => 74, [
      ['#FBF2E0', k.core.marigold],
      ['#FBF2E0', k.core.lagoon],
    ]),
  );
  c.add(
    person(c, 1010, 1010, 56, 'stand', { top: k.core.terracotta, dark: 0.1 }),
    person(c, 1048, 1018, 40, 'stand', { top: k.core.marigold, dark: 0.1 }),
  );
  c.add(
    headland(c, '-40,300 140,290 330,330 470,372 520,470 500,600 540,740 480,860 300,900 -40,900', 0.035, 5, {
      depth: 0.18,
      seed: 6,
      stone: '#F0E0BC',
      cell: 54,
    }),
    bushes(c, '40 290 300 80, 230 310 260 70, 400 356 180 50', 0.18),
  );
  cutRoad(c);
  c.add(
    headland(c, '-40,560 90,540 210,600 300,720 350,860 330,980 390,1100 360,1240 -40,1240', 0.04, 8, {
      depth: 0.02,
      seed: 9,
      stone: '#E9D6AC',
      cell: 72,
    }),
    bushes(c, '20 540 280 110, 170 600 180 80', 0.03, 18),
  );
  c.add(
    k.at(
      0,
      0,
      1,
      shade(c, 492, 986, 70, 8, 0.35) +
        k.path('M466 982L470 962L486 950L506 950L516 964L518 982Z', hue(c, '#F3EEE2', 0.5)) +
        k.path('M474 964L488 953L504 953L512 964Z', hue(c, '#2B5660', -0.2)),
    ),
  );
  c.add(
    k.groundShade(c, 1000, 0.3),
    k.palm(c, 1560, 1250, 620, { lean: -90, depth: 0, seed: 7 }),
    k.fern(c, 90, 1230, 260, -70, { seed: 6 }),
  );
  return c.add(k.finish(c, { wash: 0.12 })).svg();
}

/** A kayak of size s with its paddler. */
function kayak(c: k.Canvas, x: number, y: number, s: number, col: string): string {
  return (
    k.at(
      x,
      y,
      s,
      k.path(k.lens(0, 8, 240, 5), c.p.glint, 'opacity="0.6"') +
        k.path(
          'M-120 -16C-60 -2 60 -2 120 -18C100 10 60 14 0 14C-60 14 -100 8 -120 -16Z',
          c.down(-18, 14, fade(hue(c, col, 0.7), hue(c, col, -0.5))),
        ),
    ) +
    person(c, x - 6 * s, y, 118 * s, 'paddle', { top: '#FBF2E0', vest: col, dark: 0.1 }) +
    rod([x - 30 * s, y + 6 * s], [x + 62 * s, y - 62 * s], 4 * s, hue(c, '#6B4A34', -0.2))
  );
}

/** Five carved niches, each with a statue on its pedestal. */
function niches(c: k.Canvas): void {
  for (const [i, x] of [812, 916, 1030, 1156, 1300].entries()) {
    const [w, y] = [36 + i * 6, 590 + i * 12];
    const arch = (q: number): string =>
      `M${x - w * q} ${y}V${y - w * 2.2}A${w * q} ${w * q} 0 0 1 ${x + w * q} ${y - w * 2.2}V${y}Z`;
    c.add(
      k.path(arch(1.12), hue(c, '#F4E6C4', 0.4, 0.14)),
      k.path(
        arch(1),
        c.across(x - w, x + w, fade(hue(c, '#4E4636', -0.7, 0.12), hue(c, '#8E7E5E', -0.2, 0.12))),
      ),
      k.figure(c, x, y - w * 0.5, w * 2.4, { top: '#D8C9A8', sarong: '#C4B491', dark: 0.05, depth: 0.1 }),
      k.path(
        k.lines([
          [x - w * 0.66, y],
          [x - w * 0.5, y - w * 0.55],
          [x + w * 0.5, y - w * 0.55],
          [x + w * 0.66, y],
        ]),
        hue(c, '#E2CFA6', 0.2, 0.1),
      ),
    );
  }
}

/** Pandawa: the carved niches in the cliff above a still lagoon with canoes. */
function pandawa(seed: number): string {
  const c = open('pagi', seed, [260, 210], 500, { sun: 46, streaks: 4 });
  c.add(
    k.cumulus(c, 700, 420, 520, 80, 0.6),
    k.sea(c, 470, 1100, { colors: ['#BFE3D6', '#46B7B2', '#7ADBC9'], waves: 50 }),
    k.lightPath(c, 470, 800, { width: 170, opacity: 0.5, count: 100 }),
  );
  c.add(k.breaker(c, -60, 900, 560, 8, 0.85), k.breaker(c, -60, 820, 590, 5, 0.6));
  c.add(
    headland(
      c,
      '640,800 660,640 690,470 740,330 820,270 1000,240 1280,200 1640,170 1640,960 1200,900 900,840',
      0.025,
      7,
      { depth: 0.16, seed: 8, stone: '#EAD8B0', cell: 84 },
    ),
    bushes(c, '860 262 220 70, 1060 236 280 80, 1330 200 320 90, 1560 180 240 110', 0.15),
  );
  niches(c);
  c.add(
    k.beach(c, k.pts('-40,1090 200,1040 460,980 720,900 980,850 1280,850 1660,880'), {
      sand: '#F4E2BC',
      foam: 10,
    }),
  );
  c.add(
    ...parasols(c, '930,920 1050,930 1180,946 1330,968 1500,996', (i) => 96 + i * 14, [
      ['#FBF2E0', k.core.terracotta],
      ['#FBF2E0', k.core.marigold],
    ]),
  );
  c.add(kayak(c, 360, 800, 1.05, k.core.terracotta), kayak(c, 150, 690, 0.6, k.core.marigold));
  c.add(
    k.groundShade(c, 980, 0.35),
    k.palm(c, 60, 1260, 760, { lean: 70, depth: 0, seed: 21 }),
    k.fern(c, 1560, 1230, 240, -110, { seed: 6 }),
  );
  return c.add(k.finish(c, { wash: 0.14 })).svg();
}

/** The pictures of this file. */
export const suasanaTebing = {
  'suasana/uluwatu-tebing': uluwatuTebing,
  'suasana/pantai-melasti': melastiAtas,
  'suasana/pantai-pandawa': pandawa,
};
