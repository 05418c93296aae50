/** Private evening and the round trip. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { bulbs, parasol } from '../parts/camp.js';
import { headland } from '../parts/headland.js';
import { blob, ground, hue, poly, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { agung, bushes, open } from '../parts/setting.js';
import { car } from '../parts/vehicles.js';

/** A white curtain on the bower's side q. */
function drape(q: number): string {
  return k.path(
    k.smooth(
      k
        .pts('-300,-640 -250,-600 -262,-300 -290,-40 -330,0 -340,-300')
        .map(([x, y]): k.Pt => [800 + q * x, 1110 + y]),
    ),
    '#FFF1DC',
    'opacity="0.75"',
  );
}

/** A chair seen from the side, its back towards f. */
function chair(c: k.Canvas, x: number, f: number): string {
  return k.path(
    k.lines(
      k
        .pts('-34,0 -30,-160 -22,-160 -20,-76 26,-76 30,0 22,0 18,-62 -22,-62 -26,0')
        .map(([a, b]): k.Pt => [x + a * f, 1120 + b]),
    ),
    hue(c, '#5E3E2C', -0.3),
  );
}

/** The bower: two posts and a beam, white cloth, bulbs. */
function bower(c: k.Canvas): void {
  c.add(shade(c, 800, 1124, 640, 24, 0.45));
  const beam = hue(c, '#6B4A34', -0.3);
  c.add(
    poly('470,1112 474,470 488,470 488,1112', beam),
    poly('1112,1112 1112,470 1126,470 1130,1112', beam),
    poly('450,470 1150,470 1150,450 450,450', beam),
    blob('460,452 620,520 800,540 980,520 1140,452 980,470 800,480 620,470', '#FFF1DC', 'opacity="0.85"'),
    drape(1),
    drape(-1),
    bulbs(c, [480, 486], [1120, 486], 40, 15),
  );
}

/** The laid table: cloth, candle, blossom and glass. */
function table(c: k.Canvas): void {
  c.add(
    k.path(
      'M690 990L910 990L900 1118Q800 1132 700 1118Z',
      c.down(990, 1120, fade(hue(c, '#FBF2E0', 0.4), hue(c, '#B9A08C', -0.5))),
    ),
    k.path(k.lens(800, 990, 224, 20), hue(c, '#FFF6E0', 0.7)),
    k.airGlow(c, 800, 960, 170, 120, '#FFD48A', 0.9),
    k.path('M790 988v-34h20v34z', '#FFE9B0'),
    k.at(840, 984, 1, k.blossom(c, 16, 2), 0, 0.7),
    k.path('M744 986l-2 -12q-12 -10 -8 -30h26q4 20 -8 30l-2 12z', '#FFF6E0', 'opacity="0.7"'),
  );
}

/** Lanterns on the floor. */
function lanterns(c: k.Canvas): void {
  for (const [x, y] of k.pts('330,1130 1280,1116 470,1180 1150,1176'))
    c.add(
      k.airGlow(c, x, y - 30, 130, 90, '#FFC25E', 0.7),
      k.path(`M${x - 20} ${y}v-52h40v52z`, '#3A2A22'),
      k.path(`M${x - 14} ${y - 6}v-40h28v40z`, '#FFE2A0'),
    );
}

/** A private dinner for two on the cliff terrace at sunset. */
function privat(seed: number): string {
  const c = open('senja', seed, [980, 560], 690, { sun: 88, glow: 8, streaks: 14 });
  c.add(k.sea(c, 670, 1210, { waves: 61 }), k.lightPath(c, 670, 1060, { width: 330, count: 100 }));
  c.add(
    headland(c, '-40,560 120,550 260,566 330,620 310,700 350,780 -40,820', 0.04, 6, {
      depth: 0.32,
      seed: 4,
      stone: '#A98C6A',
      cell: 50,
      backlit: 0.3,
    }),
    k.meru(c, 210, 556, 120, 3, { depth: 0.26 }),
    bushes(c, '80 550 220 80, 280 570 110 40', 0.28),
  );
  c.add(
    poly(
      '-40,990 1640,960 1640,1240 -40,1240',
      c.radial(820, 980, 900, [
        [0, '#D9A070'],
        [0.4, '#8E6450'],
        [1, '#1E2E34'],
      ]),
    ),
    poly('-40,990 1640,960 1640,972 -40,1004', c.p.rim, 'opacity="0.5"'),
  );
  bower(c);
  c.add(
    chair(c, 650, 1),
    chair(c, 950, -1),
    person(c, 656, 1120, 330, 'seat', { top: '#3E5A66', bottom: '#2A3438', dark: 0.42 }),
    person(c, 944, 1120, 318, 'seat', {
      facing: -1,
      top: '#C9503E',
      bottom: '#A83A2E',
      sarong: true,
      hat: 'bun',
      dark: 0.36,
    }),
  );
  table(c);
  lanterns(c);
  return c
    .add(
      k.groundShade(c, 1040, 0.5),
      k.fern(c, 1540, 1240, 300, -110, { seed: 4 }),
      k.cornerFronds(c, 1640, -80, 460, 105, 175, 4, 5),
      k.finish(c, { vignette: 0.46 }),
    )
    .svg();
}

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
    ground(list, c.down(y0, y1, fade(top, foot)), 0.75);
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
export const paketsPrivatPesisir = {
  'pakets/empat-hari-privat-ubud-dan-uluwatu': privat,
  'pakets/keliling-bali-lewat-pesisir': keliling,
};
