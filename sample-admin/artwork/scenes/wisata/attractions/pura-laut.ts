/** Sea temples and the northern beach. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { monkey } from '../parts/land-animals.js';
import { ground, hue, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { dolphin } from '../parts/sea-animals.js';
import { bushes, far, open } from '../parts/setting.js';

/** The temple on its rock, whose foot lies behind the reef. */
function templeRock(c: k.Canvas): void {
  const rim = k.pts(
    '130,842 150,760 120,690 160,610 200,560 190,500 260,446 360,410 470,396 580,400 650,440 690,520 740,560 760,640 820,700 850,770 900,842',
  );
  const rock: k.Pt[] = [
    ...k.rough(rim, 0.06, 5).slice(0, (rim.length - 1) * 8 + 1),
    ...k.pts('900,900 130,900'),
  ];
  c.add(k.surf(c, k.pts('840,806 1000,800 1200,812 1420,806 1660,800'), 13, 0.8));
  c.add(
    k.meru(c, 420, 408, 250, 5, { depth: 0.06 }),
    k.meru(c, 530, 408, 170, 3, { depth: 0.06 }),
    k.bale(c, 310, 432, 120, { depth: 0.08 }),
    k.palm(c, 610, 430, 210, { lean: 40, depth: 0.08, seed: 4 }),
    k.palm(c, 250, 470, 190, { lean: -36, depth: 0.08, seed: 9 }),
  );
  c.add(
    k.cliffFace(c, rock, { depth: 0.1, seed: 6, stone: '#77705E', cell: 62 }),
    bushes(
      c,
      '300 440 170 70, 460 408 210 50, 620 450 160 80, 210 520 120 80, 720 580 130 70, 400 560 160 50, 560 640 180 50',
      0.08,
    ),
  );
}

/** The reef at low tide with its pools. */
function reef(c: k.Canvas): void {
  c.add(
    ground(
      '-40,850 200,832 520,838 800,836 1000,850 1240,880 1660,900 1660,1240 -40,1240',
      c.down(820, 1210, fade(k.mix('#6E6A58', c.p.sky[3], 0.25), '#23403F')),
    ),
  );
  let pools = '';
  for (let i = 0; i < 60; i++) {
    const t = c.r.next() ** 1.4;
    const [x, y, w] = [c.r.range(-20, 1620), 864 + t * 270, (30 + 130 * t) * c.r.range(0.4, 1.2)];
    pools += k.lens(x, y, w, 1.5 + 5 * t) + k.lens(x + w * 0.3, y + 3 + 4 * t, w * 0.7, 1 + 4 * t);
  }

  c.add(
    k.path(
      pools,
      c.down(860, 1160, [
        [0, c.p.sky[3], 0.75],
        [1, c.p.sky[1], 0.3],
      ]),
    ),
  );
}

/** Six walkers; two of them carry an umbrella for those before them. */
function walkers(c: k.Canvas): void {
  for (const [i, [x, y, h]] of k
    .triples('640 852 62, 676 856 60, 760 866 70, 860 884 76, 900 888 78, 1010 910 88')
    .entries()) {
    const umbrella = i === 3 ? k.core.marigold : i === 5 ? '#FBF2E0' : '';
    c.add(
      shade(c, x, y + 2, h * 0.5, 3, 0.35),
      umbrella ? k.tedung(c, x - h * 0.16, y - h * 0.2, h * 1.45, umbrella, { carried: true }) : '',
      k.figure(c, x, y, h, {
        pose: i % 2 ? 'walk' : 'offering',
        facing: -1,
        top: '#FBF2E0',
        sarong: i % 3 ? '#FBF2E0' : k.core.marigold,
        dark: 0.2,
      }),
    );
  }
}

/** Tanah Lot at low tide in the morning, walkers crossing the reef to the rock. */
function tanahLot(seed: number): string {
  const c = open('pagi', seed, [1240, 250], 520, { sun: 52, streaks: 5 });
  c.add(
    k.cumulus(c, 1000, 470, 620, 90, 0.7),
    k.sea(c, 500, 1000, { waves: 66 }),
    k.lightPath(c, 500, 800, { width: 250, opacity: 0.6, count: 100 }),
  );
  for (const [y, h] of k.pts('600,8 660,12 730,15')) c.add(k.breaker(c, 420, 1660, y, h, 0.75));
  templeRock(c);
  reef(c);
  c.add(k.airGlow(c, 1240, 900, 420, 50, c.p.glow, 0.5));
  walkers(c);
  c.add(k.birds(c, 900, 330, 6, 14), k.groundShade(c, 980, 0.55));
  c.add(
    headland(c, '1020,1240 1080,1130 1200,1060 1360,1030 1660,1000 1660,1240', 0.06, 3, {
      depth: 0,
      seed: 8,
      stone: '#5E6A50',
      cell: 60,
      backlit: 0.35,
    }),
    bushes(c, '1300 1050 300 90, 1540 1010 320 130', 0, 18),
    k.frangipani(c, 1650, 900, 480, -160, 7),
  );
  return c.add(k.finish(c)).svg();
}

/** Uluwatu's temple at the end of the cliff path, a monkey keeping the parapet. */
function uluwatu(seed: number): string {
  const c = open('senja', seed, [1190, 560], 680, { sun: 86, glow: 8, streaks: 14 });
  c.add(k.sea(c, 670, 1210, { waves: 66 }), k.lightPath(c, 670, 1160, { width: 320, count: 100 }));
  c.add(
    k.meru(c, 520, 506, 310, 3, { depth: 0.06 }),
    k.candiBentar(c, 330, 506, 230, { gap: 50, depth: 0.06 }),
    k.bale(c, 640, 510, 130, { depth: 0.06, tile: true }),
    bushes(c, '90 480 330 170, 230 500 140 80, 430 500 130 60, 690 516 110 50', 0.06),
  );
  c.add(
    headland(
      c,
      '-40,520 200,508 430,500 620,504 720,520 742,600 716,690 748,780 720,880 760,980 800,1050 820,1240 -40,1240',
      0.03,
      7,
      { depth: 0.06, seed: 5, stone: '#A98C6A', cell: 66, backlit: 0.36 },
    ),
  );
  c.add(
    k.surf(c, k.pts('740,1000 800,1046 840,1090 880,1110'), 12, 0.6),
    k.breaker(c, 640, 1660, 900, 12, 0.45),
    k.breaker(c, 560, 1660, 1000, 18, 0.5),
    k.birds(c, 880, 380, 6, 17, c.p.ink),
  );
  c.add(
    `<rect x="900" y="1030" width="720" height="44" fill="${c.down(1030, 1074, fade(hue(c, '#B9A48A', 0.3), hue(c, '#6E5A4C', -0.6)))}"/>`,
    `<rect x="884" y="1012" width="760" height="22" fill="${hue(c, '#C9B596', 0.4)}"/>`,
    `<rect x="900" y="1074" width="720" height="140" fill="${hue(c, '#5E4E44', -0.7)}"/>`,
  );
  c.add(
    monkey(c, 1050, 1014, 190, 1, 0.5),
    monkey(c, 1420, 1014, 130, -1, 0.5),
    monkey(c, 1340, 1014, 90, 1, 0.55),
  );
  return c.add(k.groundShade(c, 980, 0.5), k.finish(c, { vignette: 0.44 })).svg();
}

/** The dolphin on its pillar. */
function monument(c: k.Canvas): void {
  const pillar =
    k.path(
      'M1270 960L1290 700L1350 700L1370 960Z',
      c.turn(1270, 1370, -1, hue(c, '#D9C5A4', 0.7), hue(c, '#8F7E66', -0.2), hue(c, '#3E3A36', -0.6)),
    ) +
    k.path(
      'M1250 968L1262 940L1378 940L1390 968ZM1280 704L1288 686L1352 686L1360 704Z',
      hue(c, '#B9A48A', 0),
    );
  const stat =
    k.path('M1262 706C1250 680 1290 668 1320 676C1350 664 1392 680 1378 706Z', hue(c, '#8F7E66', -0.3)) +
    dolphin(c, 1318, 590, 260, { dir: -1, rot: 58 });
  c.add(pillar, stat);
}

/** The corn grill, its glow and its smoke. */
function grill(c: k.Canvas): void {
  c.add(
    k.airGlow(c, 1080, 1080, 130, 90, '#FFA24A', 0.8),
    k.path('M1050 1096L1058 1074L1106 1074L1114 1096Z', c.p.ink),
    k.path(k.lens(1082, 1072, 54, 5), '#FF9A45'),
  );

  c.add(
    k.path(
      k.taper(k.curve([1082, 1066], [1050, 1000], [1100, 920], 10), (t) => 6 + 36 * t),
      '#FFE2B8',
      `opacity="0.25" ${c.blur(7)}`,
    ),
  );
}

/** Lovina's grey beach at dusk, boats at rest and corn roasting by the sea. */
function lovina(seed: number): string {
  const c = open('senja', seed, [760, 560], 650, { sun: 76, glow: 9, streaks: 12 });
  c.add(
    far(
      c,
      {
        y: 640,
        amp: 60,
        depth: 0.7,
        seed: 9,
        span: 420,
        shape: (x) => (x > 700 ? -90 * k.smoothstep(700, 1500, x) : 90),
      },
      0.4,
    ),
    k.sea(c, 656, 1100, { waves: 50 }),
    k.lightPath(c, 656, 1040, { width: 300, count: 100 }),
  );
  for (const [x, y, l] of k.triples('900 720 150, 1120 706 110, 700 698 80')) {
    const b = k.jukung(c, x, y, l, { sail: false, depth: 0.25, dir: x > 1000 ? 1 : -1 });
    c.add(k.mirror(b, y + 3, 0.5, 0.35), b);
  }
  c.add(
    k.beach(c, k.pts('-40,1060 240,1030 520,1000 800,960 1100,930 1400,900 1660,870'), {
      sand: '#5C564E',
      foam: 9,
    }),
    k.airGlow(c, 760, 1000, 420, 60, c.p.glow, 0.4),
  );
  monument(c);
  c.add(k.jukung(c, 860, 1070, 470, { sail: false, dir: -1 }), shade(c, 860, 1094, 520, 12, 0.35));

  c.add(
    person(c, 1170, 1090, 190, 'ground', { facing: -1, top: k.core.marigold, dark: 0.5 }),
    person(c, 1260, 1096, 190, 'ground', { facing: -1, top: '#E8D6B0', dark: 0.5, hat: 'bun' }),
  );
  grill(c);
  c.add(
    k.groundShade(c, 1000, 0.55),
    k.palm(c, 90, 1250, 860, { lean: 60, depth: 0, seed: 12 }),
    k.palm(c, -10, 1260, 620, { lean: 110, depth: 0, seed: 2 }),
  );
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The pictures of this file. */
export const attractionsPuraLaut = {
  'attractions/pura-tanah-lot': tanahLot,
  'attractions/pura-luhur-uluwatu': uluwatu,
  'attractions/pantai-lovina': lovina,
};
