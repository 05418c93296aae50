/** The private evening. */
import * as k from '../../../kit.js';
import { bulbs } from '../parts/camp.js';
import { headland } from '../parts/headland.js';
import { blob, hue, poly, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

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
      c.down(990, 1120, k.fade(hue(c, '#FBF2E0', 0.4), hue(c, '#B9A08C', -0.5))),
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

/** The pictures of this file. */
export const paketsPrivat = {
  'pakets/empat-hari-privat-ubud-dan-uluwatu': privat,
};
