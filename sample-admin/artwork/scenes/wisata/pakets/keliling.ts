/** The round trip along the coast. */
import * as k from '../../../kit.js';
import { parasol } from '../parts/camp.js';
import { ground, hue } from '../parts/marks.js';
import { agung, bushes, open } from '../parts/setting.js';
import { car } from '../parts/vehicles.js';

/** The road winding from bay to bay. */
function coastRoad(c: k.Canvas): void {
  const road = k.pts(
    '250,536 330,570 470,640 420,690 300,690 260,740 420,810 560,860 520,930 360,980 260,1060 300,1240',
  );
  c.add(
    k.path(
      k.taper(road, (t) => 5 + 110 * t ** 2.2),
      hue(c, '#8C8C80', 0.2),
    ),
    k.path(
      k.taper(road, (t) => 0.6 + 4 * t ** 2),
      '#FBF2E0',
      'opacity="0.85"',
    ),
  );
}

/** Round the island: the dry eastern coast from above, one car, bay after bay. */
function keliling(seed: number): string {
  const c = open('sore', seed, [1120, 300], 470, { sun: 56, glow: 10, streaks: 8 });
  c.add(
    agung(c, { x: 330, base: 560, height: 330, width: 1400, depth: 0.7 }),
    k.sea(c, 460, 1210, { colors: ['#F4CF8A', '#5FA39A', '#15585F'], waves: 82 }),
    k.lightPath(c, 460, 1100, { width: 260, opacity: 0.75, count: 100 }),
  );
  const land = (list: string, top: string, foot: string, y0: number, y1: number): string =>
    ground(list, c.down(y0, y1, k.fade(top, foot)), 0.75);
  const d = (v: number, dep: number): string => hue(c, '#B9A25E', v, dep);
  c.add(
    land(
      '-40,470 200,440 430,470 620,520 720,560 560,580 480,600 -40,640',
      d(0.5, 0.55),
      d(-0.2, 0.5),
      440,
      620,
    ),
    k.surf(c, k.pts('480,600 570,582 730,562'), 6, 0.7),
    k.hazeBand(c, 580, 50, 0.5),
  );
  c.add(
    land(
      '-40,560 160,520 380,560 560,620 720,650 860,660 720,700 560,740 480,780 -40,820',
      d(0.45, 0.32),
      d(-0.4, 0.26),
      520,
      780,
    ),
    k.surf(c, k.pts('480,784 560,744 720,702 880,662'), 9, 0.75),
  );
  c.add(
    land(
      '-40,700 140,660 340,720 520,800 700,830 900,850 1040,856 900,900 700,960 560,1040 500,1240 -40,1240',
      d(0.4, 0.12),
      d(-0.6, 0.02),
      660,
      1200,
    ),
    k.surf(c, k.pts('1060,856 900,902 700,962 570,1040 510,1230'), 13, 0.85),
  );
  coastRoad(c);
  c.add(
    car(c, 470, 958, 150, { dir: 1, color: '#F3EEE2' }),
    bushes(
      c,
      '120 740 180 60, 190 860 220 80, 640 850 160 50, 760 880 120 40, 380 750 110 36, 90 980 260 110',
      0.1,
    ),
    k.palm(c, 690, 900, 190, { lean: 30, depth: 0.1, seed: 3 }),
    k.palm(c, 640, 890, 150, { lean: -20, depth: 0.12, seed: 5 }),
  );
  for (const [x, y, l] of k.triples('1010 780 110, 1240 880 150, 900 620 60, 820 740 70'))
    c.add(
      k.jukung(c, x, y, l, {
        depth: 0.14,
        dir: x > 1100 ? -1 : 1,
        sail: [k.core.terracotta, '#FBF2E0', k.core.marigold],
      }),
    );
  c.add(
    k.birds(c, 1000, 240, 6, 14),
    k.groundShade(c, 980, 0.5),
    k.palm(c, 1570, 1260, 900, { lean: -90, depth: 0, seed: 14 }),
    k.fern(c, 60, 1240, 280, -70, { seed: 4 }),
    parasol(c, 760, 966, 70, { colors: ['#FBF2E0', k.core.terracotta] }),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const paketsKeliling = {
  'pakets/keliling-bali-lewat-pesisir': keliling,
};
