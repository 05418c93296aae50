/** Terraces and lake temple. */
import * as k from '../../../kit.js';
import { cord, hue, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, open } from '../parts/setting.js';

/** Tegalalang's steep little valley against the evening sun. */
function tegalalangSore(seed: number): string {
  const c = open('sore', seed, [900, 330], 520, { sun: 56, glow: 10, streaks: 7 });
  c.add(
    far(c, { y: 470, amp: 50, depth: 0.72, seed: 6, span: 420 }),
    far(c, {
      y: 520,
      amp: 40,
      depth: 0.5,
      seed: 8,
      span: 300,
      trees: 14,
      shape: (x) => -150 * ((x - 860) / 800) ** 2,
    }),
  );
  for (const [x, y, h] of k.triples('120 430 250, 230 450 210, 1400 440 260, 1520 410 230, 1180 510 160'))
    c.add(k.palm(c, x, y, h, { depth: 0.34 }));
  c.add(
    bushes(
      c,
      '120 430 320 130, 340 490 260 110, 1300 470 280 120, 1520 410 300 130, 620 540 220 70, 1100 530 240 80',
      0.36,
    ),
  );
  c.add(
    k.terraces(c, {
      y0: 540,
      y1: 1260,
      count: 11,
      seed: 17,
      swell: 42,
      water: 0.3,
      depth: [0.34, 0],
      shape: (x, t) => -(190 - 60 * t) * ((x - 860) / 800) ** 2 + 36 * Math.sin(x / 210 + t * 3) * t,
    }),
  );
  c.add(
    k.bale(c, 1210, 790, 130, { depth: 0.12 }),
    k.palm(c, 1310, 810, 260, { lean: 40, depth: 0.12, seed: 4 }),
    k.palm(c, 400, 850, 330, { lean: -46, depth: 0.1, seed: 8 }),
  );
  c.add(
    k.figure(c, 700, 930, 92, { pose: 'farmer', top: '#F3E6C8', sarong: k.core.deepSea }),
    k.rays(c, { angle: 90, spread: 110, length: 900, count: 8, opacity: 0.24 }),
  );
  c.add(
    k.groundShade(c, 880, 0.65),
    k.bananaLeaf(c, 1650, 1150, 460, -150, { seed: 5 }),
    k.bananaLeaf(c, 1640, 1240, 420, -120, { seed: 8 }),
  );
  return c.add(k.finish(c)).svg();
}

/** Ulun Danu in the mist: the towers and their reflection on the still lake. */
function ulunDanuKabut(seed: number): string {
  const c = open('kabut', seed, [430, 340], 620, { sun: 66, glow: 8, streaks: 4 });
  c.add(
    far(c, { y: 520, amp: 150, depth: 0.85, seed: 3, span: 620 }, 0.8),
    far(
      c,
      {
        y: 620,
        amp: 110,
        depth: 0.62,
        seed: 11,
        span: 480,
        trees: 8,
        shape: (x) => -60 * k.smoothstep(900, 1600, x),
      },
      0.8,
    ),
  );
  c.add(k.sea(c, 690, 1210, { waves: 38 }), k.hazeBand(c, 700, 60, 0.8));
  const isle = (x: number, y: number, w: number): string =>
    k.path(
      `M${x - w / 2} ${y}L${x - w / 2 + 10} ${y - 22}L${x + w / 2 - 10} ${y - 22}L${x + w / 2} ${y}Z`,
      hue(c, '#6E6A60', -0.2, 0.1),
    ) + k.path(`M${x - w / 2 + 10} ${y - 22}h${w - 20}v7h${20 - w}z`, hue(c, '#A59B8D', 0.5, 0.1));
  const temple =
    isle(1010, 850, 300) +
    k.meru(c, 1010, 832, 520, 11, { depth: 0.1 }) +
    bushes(c, '900 830 90 40, 1120 830 90 40', 0.1) +
    isle(1300, 872, 200) +
    k.meru(c, 1300, 854, 290, 3, { depth: 0.08 }) +
    bushes(c, '1230 850 60 34, 1370 852 70 34', 0.08) +
    k.tedung(c, 912, 834, 130, '#FBF2E0', { depth: 0.08 }) +
    k.tedung(c, 1108, 834, 130, k.core.marigold, { depth: 0.08 });
  c.add(
    k.mirror(temple, 862, 0.62, 0.36),
    k.hazeBand(c, 900, 40, 0.3),
    temple,
    k.path(k.lens(1010, 854, 420, 4) + k.lens(1300, 876, 300, 4), c.p.glint, 'opacity="0.6"'),
  );
  const pedau = k.path(
    'M-150 -22C-110 -6 110 -6 150 -26C140 2 110 12 70 12L-80 12C-120 10 -142 0 -150 -22Z',
    c.down(-26, 12, k.fade(hue(c, '#8A5A38', 0.2), hue(c, '#3A2A22', -0.5))),
  );
  c.add(
    shade(c, 450, 976, 380, 7, 0.25),
    k.at(450, 960, 1, pedau),
    person(c, 430, 950, 150, 'paddle', { top: k.core.terracotta, hat: 'caping', dark: 0.25 }),
    cord('404,990 486,880', 5, hue(c, '#6B4A34', -0.3)),
  );
  c.add(
    k.hazeBand(c, 1010, 60, 0.5),
    k.groundShade(c, 980, 0.5),
    bushes(c, '80 1190 420 130, 360 1220 360 90, 1500 1180 420 150, 1240 1220 300 80', 0, 18),
  );
  for (const [x, y] of k.pts('60,1120 150,1100 250,1136 340,1170 1450,1120 1540,1090 1360,1170'))
    c.add(k.at(x, y, 1, k.blossom(c, 17, x, x % 4 ? '#F6C9C0' : '#FFF6E6')));
  return c.add(k.finish(c, { vignette: 0.36 })).svg();
}

/** The pictures of this file. */
export const suasanaSawahDanau = {
  'suasana/sawah-tegalalang-sore': tegalalangSore,
  'suasana/pura-ulun-danu-beratan': ulunDanuKabut,
};
