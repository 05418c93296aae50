/** The beach of Melasti from the cliff road. */
import * as k from '../../../kit.js';
import { parasols } from '../parts/camp.js';
import { headland } from '../parts/headland.js';
import { hue, shade, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

/** The road cut into the rock and its middle line. */
function cutRoad(c: k.Canvas): void {
  c.add(
    k.path(
      k.taper(k.pts('560,780 470,860 420,930 470,1000 560,1060 600,1130 540,1230'), (t) => 26 + 150 * t * t),
      c.down(780, 1210, k.fade('#D8CCB2', '#7E7F78')),
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

/** The pictures of this file. */
export const suasanaMelasti = {
  'suasana/pantai-melasti': melastiAtas,
};
