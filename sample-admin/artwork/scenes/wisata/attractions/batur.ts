/** Gunung Batur from the lake. */
import * as k from '../../../kit.js';
import { cord, hue } from '../parts/marks.js';
import { bushes, open } from '../parts/setting.js';

/** A fisherman standing in his dugout, pole in hand; the boat is `len` long. */
function dugout(c: k.Canvas, x: number, y: number, len: number): string {
  const t = (v: number): string => hue(c, '#5E4030', v);
  return (
    k.at(
      x,
      y,
      len / 400,
      k.path(
        'M-200 -26C-150 -4 150 -4 210 -34C180 24 120 34 0 34C-120 34 -176 16 -200 -26Z',
        c.down(-30, 34, [
          [0, t(0.3)],
          [0.4, t(-0.5)],
          [1, t(-0.95)],
        ]),
      ) + cord(k.curve([-196, -24], [0, 4], [206, -32], 12), 7, c.p.rim, 'opacity="0.9"'),
    ) +
    k.figure(c, x - len * 0.14, y + 6, len * 0.56, {
      pose: 'farmer',
      top: '#C2553A',
      sarong: '#23404A',
      dark: 0.5,
    }) +
    cord(
      `${x + len * 0.02},${y - len * 0.5} ${x + len * 0.07},${y} ${x + len * 0.1},${y + len * 0.2}`,
      5,
      t(-0.6),
    )
  );
}

/** First light behind the young cone: smoke from its crater, the whole mountain once more in the lake. */
function kalderaBatur(seed: number): string {
  const c = open('fajar', seed, [1130, 420], 700, { sun: 84, glow: 11, streaks: 13 });
  c.add(
    k.volcano(c, {
      x: 1430,
      base: 720,
      height: 210,
      width: 800,
      depth: 0.86,
      seed: 7,
      crater: 0.02,
      concave: 1.7,
    }),
    k.ridge(c, { y: 640, amp: 40, depth: 0.74, seed: 3, span: 420 }),
    k.hazeBand(c, 650, 90, 0.75),
    k.cumulus(c, 1330, 680, 620, 70, 0.7),
    k.cumulus(c, 200, 690, 560, 60, 0.6),
  );
  const cone = k.volcano(c, {
    x: 620,
    base: 790,
    height: 500,
    width: 1500,
    depth: 0.42,
    seed: 21,
    crater: 0.1,
    concave: 1.55,
  });
  c.add(
    k.path(
      k.taper(k.curve([610, 320], [520, 220], [300, 130], 16), (t) => 30 + 190 * t),
      c.linear(610, 320, 300, 120, [
        [0, '#FFF1D6', 0.75],
        [0.5, '#FFE9C8', 0.4],
        [1, '#FFE9C8', 0],
      ]),
      c.blur(16),
    ),
    cone,
  );
  c.add(
    k.hazeBand(c, 700, 70, 0.6),
    k.ridge(c, {
      y: 776,
      amp: 18,
      depth: 0.3,
      seed: 12,
      span: 300,
      trees: 16,
      shape: (x) => (x > 1000 ? 14 : 0),
    }),
    bushes(c, '90 780 260 60, 1240 790 300 50, 1520 780 320 80', 0.24),
  );
  c.add(k.sea(c, 806, 1200, { waves: 90 }));
  c.add(
    k.group(k.mirror(cone, 806, 0.72, 0.3), c.clip('M-20 806H1620V1220H-20Z')),
    k.lightPath(c, 806, 1200, { width: 260, count: 150 }),
    k.hazeBand(c, 812, 46, 0.75),
    k.path(k.lens(980, 1024, 420, 26), c.p.ink, `opacity="0.35" ${c.blur(8)}`),
    dugout(c, 970, 1000, 330),
    k.birds(c, 860, 300, 6, 17),
  );
  const reed = k.mix(c.p.leaf[2], c.p.ink, 0.5);
  c.add(
    k.groundShade(c, 1000, 0.5),
    k.grass(c, -20, 520, (x) => 1205 + (x > 260 ? (x - 260) * 0.12 : 0), 190, reed, 10),
    k.grass(c, 1250, 1620, (x) => 1215 - (x - 1250) * 0.06, 150, reed, 10),
    k.fern(c, 60, 1240, 320, -76, { seed: 4 }),
  );
  return c.add(k.finish(c, { vignette: 0.38, wash: 0.26 })).svg();
}

/** The pictures of this file. */
export const attractionsBatur = {
  'attractions/gunung-batur': kalderaBatur,
};
