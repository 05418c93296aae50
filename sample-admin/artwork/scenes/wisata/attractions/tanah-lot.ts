/** The sea temple of Tanah Lot. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { ground, shade } from '../parts/marks.js';
import { bushes, open } from '../parts/setting.js';

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
      c.down(820, 1210, k.fade(k.mix('#6E6A58', c.p.sky[3], 0.25), '#23403F')),
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

/** The pictures of this file. */
export const attractionsTanahLot = {
  'attractions/pura-tanah-lot': tanahLot,
};
