/** Suasana: gate, waterfall and village road. */
import * as k from '../kit.js';
import { penjorJalan } from './penjor-lane.js';

/** A split gate in the mist, a lone worshipper on the steps, Agung in the gap. */
function candiKabut(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 800, y: 430 } });
  c.add(k.sky(c, 760), k.sun(c, 84, { glow: 7 }), k.streaks(c, 120, 400, 6, 0.4));
  c.add(
    k.volcano(c, { x: 800, base: 900, height: 400, width: 1500, depth: 0.72, seed: 14, crater: 0.045 }),
    k.hazeBand(c, 760, 120, 0.8),
  );
  c.add(k.ridge(c, { y: 800, amp: 50, depth: 0.55, seed: 6, trees: 12 }), k.hazeBand(c, 830, 100, 0.8));
  c.add(
    k.palm(c, 150, 960, 430, { lean: 50, depth: 0.5, seed: 3 }),
    k.palm(c, 1490, 960, 480, { lean: -60, depth: 0.5, seed: 8 }),
    k.canopy(c, 200, 850, 520, 220, { depth: 0.5 }),
    k.canopy(c, 1400, 840, 520, 250, { depth: 0.5 }),
  );
  c.add(
    k.hazeBand(c, 900, 120, 0.7),
    k.wall(c, -20, 480, [980, 980], [150, 150], { depth: 0.25 }),
    k.wall(c, 1620, 1120, [980, 980], [150, 150], { depth: 0.25 }),
  );
  c.add(
    `<rect x="0" y="975" width="1600" height="230" fill="${c.down(975, 1200, [
      [0, k.mix(c.p.haze, c.p.far, 0.4)],
      [1, k.mix(c.p.near, c.p.far, 0.3)],
    ])}"/>`,
  );
  c.add(k.rays(c, { angle: 90, spread: 70, length: 900, count: 7, opacity: 0.4 }));
  c.add(
    k.candiBentar(c, 800, 990, 860, { gap: 190, depth: 0.1 }),
    k.steps(c, 800, 980, 330, 225, 8, { spread: 2.1 }),
  );
  c.add(
    k.hazeBand(c, 960, 60, 0.35),
    k.tedung(c, 400, 1080, 420, '#FBF2E0'),
    k.tedung(c, 1200, 1080, 420, k.core.marigold),
  );
  c.add(k.figure(c, 800, 1036, 150, { pose: 'offering', sarong: k.core.terracotta, dark: 0.3 }));
  c.add(
    k.frangipani(c, -30, 470, 560, -14, 7),
    k.fern(c, 60, 1230, 300, -80, { seed: 3 }),
    k.fern(c, 1560, 1240, 330, -100, { seed: 8 }),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}

/** A tall waterfall in the forest, light falling from the upper left. */
function airTerjun(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 560, y: 60 } });
  c.add(k.sky(c, 620), k.airGlow(c, 760, 120, 700, 420, c.p.sun, 0.9));
  c.add(
    k.ridge(c, {
      y: 190,
      amp: 90,
      depth: 0.75,
      seed: 5,
      span: 260,
      trees: 22,
      shape: (x) => 60 - 130 * ((x - 800) / 800) ** 2,
    }),
  );
  backWall(c);
  c.add(k.airGlow(c, 800, 560, 340, 440, c.p.sun, 0.4), k.falls(c, 802, 258, 880, 92));
  sideWalls(c);
  c.add(k.hazeBand(c, 830, 60, 0.8, '#F2F8EA'));
  pool(c);
  c.add(
    k.figure(c, 1016, 962, 116, {
      pose: 'stand',
      top: k.core.marigold,
      sarong: k.core.terracotta,
      facing: -1,
      dark: 0.15,
    }),
  );
  leaves(c);
  return c.add(k.finish(c, { vignette: 0.5 })).svg();
}

/** The cliff at the back with ferns and trees on it. */
function backWall(c: k.Canvas): void {
  const back = k.rough(
    k.pts(
      '200,1000 220,380 360,260 600,225 742,232 754,262 850,262 862,228 1000,212 1240,250 1400,400 1430,1000',
    ),
    0.04,
    3,
    3,
  );
  c.add(k.cliffFace(c, back, { depth: 0.36, seed: 12, stone: '#66735A', cell: 58 }));
  for (const [x, y, w, h] of k.quads(
    '330 290 380 190, 560 235 300 120, 1060 222 330 140, 1300 300 380 210, 690 226 120 56, 910 220 120 56, 330 560 240 110, 1290 600 260 120, 640 800 260 90, 980 806 280 90',
  ))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.34 }));
}

/** The two walls of the gorge, overgrown. */
function sideWalls(c: k.Canvas): void {
  const rock = (list: string, seed: number): k.Pt[] =>
    k.rough(k.pts(list), 0.07, seed, 3).map(([x, y]): k.Pt => [x, Math.min(y, 872)]);
  const left = rock('-120,900 -120,40 170,120 300,330 350,560 450,700 500,820 470,900', 7);
  const right = rock('1720,900 1720,0 1470,90 1320,300 1270,540 1150,690 1100,820 1130,900', 9);
  c.add(
    k.cliffFace(c, left, { depth: 0.1, seed: 21, stone: '#46553F', cell: 60 }),
    k.cliffFace(c, right, { depth: 0.1, seed: 23, stone: '#46553F', cell: 60 }),
  );
  for (const [x, y, w, h] of k.quads(
    '60 60 460 230, 190 190 330 190, 250 340 240 170, 120 420 360 170, 330 560 210 140, 150 660 420 190, 400 690 170 110, 460 800 200 110, 240 830 420 130, 1560 60 440 240, 1440 190 330 200, 1340 350 240 180, 1500 430 360 170, 1280 570 210 140, 1460 660 420 190, 1200 700 180 110, 1130 806 190 100, 1380 830 430 130',
  ))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.1, leaf: 17 }));
}

/** The pool with its spray and stones. */
function pool(c: k.Canvas): void {
  c.add(
    k.sea(c, 850, 1210, { colors: ['#E6F3E4', '#5DB5AC', '#135B60'], waves: 90 }),
    k.lightPath(c, 850, 1180, { x: 800, width: 230, opacity: 0.8 }),
  );
  c.add(
    k.airGlow(c, 800, 850, 900, 46, '#F6FBF0', 0.9),
    k.airGlow(c, 800, 850, 400, 130, '#FFFFFF', 0.95),
    k.rays(c, { x: 470, y: -160, angle: 68, spread: 44, length: 1300, count: 7, opacity: 0.5 }),
  );
  c.add(
    k.boulder(c, 460, 950, 260, 110, { seed: 3 }),
    k.boulder(c, 1160, 960, 300, 130, { seed: 4 }),
    k.boulder(c, 600, 1010, 150, 50, { seed: 5 }),
    k.boulder(c, 1010, 1040, 230, 84, { seed: 6 }),
  );
}

/** Stones and leaves close to the viewer. */
function leaves(c: k.Canvas): void {
  c.add(
    k.boulder(c, 250, 1215, 760, 190, { seed: 8 }),
    k.boulder(c, 1480, 1215, 620, 210, { seed: 10 }),
    k.groundShade(c, 880, 0.5),
  );
  c.add(
    k.fern(c, 330, 1120, 230, -70, { seed: 4 }),
    k.fern(c, 1330, 1140, 250, -110, { seed: 6 }),
    k.bananaLeaf(c, -40, 1010, 560, -52, { seed: 2 }),
    k.bananaLeaf(c, -50, 1110, 560, -18, { seed: 5 }),
    k.bananaLeaf(c, -40, 1000, 430, -84, { seed: 6, shade: 0.8 }),
  );
  c.add(
    k.bananaLeaf(c, 1660, 1130, 470, -140, { seed: 7 }),
    k.fern(c, 1520, 1220, 300, -110, { seed: 9 }),
    k.cornerFronds(c, 1650, -90, 470, 110, 175, 4, 9),
  );
}

/** The pictures of this file. */
export const inland = {
  'suasana/candi-bentar-kabut': candiKabut,
  'suasana/air-terjun-hutan': airTerjun,
  'suasana/penjor-jalan-desa': penjorJalan,
};
