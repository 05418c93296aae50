/** Rice terraces. */
import * as k from '../../../kit.js';
import { hue, rod } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, open, palmsOn } from '../parts/setting.js';

/** Jatiluwih in January: every paddy a mirror of the dawn, Batukaru behind. */
function jatiluwih(seed: number): string {
  const c = open('pagi', seed, [560, 330], 560, { sun: 58, glow: 11, streaks: 6 });
  c.add(
    k.volcano(c, {
      x: 1120,
      base: 640,
      height: 380,
      width: 1700,
      depth: 0.64,
      seed: 8,
      crater: 0.03,
      concave: 1.5,
    }),
    k.hazeBand(c, 560, 110, 0.7),
    far(c, { y: 570, amp: 60, depth: 0.5, seed: 12, span: 380, trees: 9 }, 0.8),
  );
  const back = { y: 640, amp: 40, depth: 0.32, seed: 18, span: 320, trees: 18 };
  c.add(...palmsOn(c, back, '220 180 20, 300 140 -16, 980 150 18, 1050 190 -20, 1420 170 26', 0.34));
  c.add(
    k.ridge(c, back),
    k.hazeBand(c, 670, 60, 0.6),
    k.terraces(c, {
      y0: 650,
      y1: 1260,
      count: 9,
      seed: 29,
      swell: 60,
      water: 0.4,
      depth: [0.3, 0],
      shape: (x, t) => -70 * (1 - t) * ((x - 700) / 800) ** 2 + 60 * Math.sin((x + 200) / 380 + t) * t,
    }),
  );
  c.add(
    k.airGlow(c, 560, 900, 520, 200, c.p.glow, 0.4),
    k.meru(c, 1180, 800, 170, 3, { depth: 0.1 }),
    k.candiBentar(c, 1090, 806, 84, { gap: 20, depth: 0.1 }),
    bushes(c, '1240 800 120 60, 1040 806 70 40', 0.1),
    k.penjor(c, 1130, 806, 170, -1, { depth: 0.1, seed: 3 }),
  );
  c.add(
    k.figure(c, 660, 1004, 118, { pose: 'farmer', top: '#F3E6C8', sarong: k.core.deepSea, dark: 0.55 }),
    k.figure(c, 560, 1000, 110, { pose: 'walk', top: k.core.terracotta, sarong: k.core.deepSea, dark: 0.55 }),
    k.groundShade(c, 900, 0.6),
  );
  c.add(k.fern(c, 1540, 1230, 320, -110, { seed: 6 }), k.fern(c, 60, 1230, 260, -70, { seed: 4 }));
  return c.add(k.finish(c)).svg();
}

/** The swing: ropes, seat, a guest with her scarf in the wind. */
function swing(c: k.Canvas): void {
  const rope = (a: k.Pt, b: k.Pt): string => rod(a, b, 5, '#E9D6A8', 'opacity="0.9"');
  c.add(
    rope([206, 190], [520, 700]),
    rope([150, 200], [462, 716]),
    k.path('M444 712L536 694L540 708L448 726Z', hue(c, '#7A4A30', 0)),
    person(c, 494, 712, 220, 'seat', {
      top: '#FBF2E0',
      bottom: k.core.terracotta,
      sarong: true,
      hat: 'bun',
      dark: 0.12,
      rot: -14,
    }),
    k.path(
      k.taper(
        k.curve([488, 690], [400, 700], [300, 800], 14),
        (t) => 26 + 60 * Math.sin(Math.PI * t) * (1 - t * 0.5),
      ),
      c.linear(300, 800, 490, 690, k.fade(hue(c, '#E98A5A', 0.7), hue(c, k.core.terracotta, 0))),
    ),
    k.path(
      k.taper(k.curve([480, 706], [420, 740], [330, 830], 12), (t) => 10 + 30 * Math.sin(Math.PI * t)),
      hue(c, k.core.terracotta, -0.25),
      'opacity="0.7"',
    ),
  );
}

/** Tegalalang in the morning mist: a swing out over the valley. */
function tegalalang(seed: number): string {
  const c = open('pagi', seed, [1290, 220], 500, { sun: 54, streaks: 4 });
  c.add(
    far(c, { y: 430, amp: 60, depth: 0.78, seed: 9, span: 420 }, 0.7),
    far(
      c,
      {
        y: 500,
        amp: 40,
        depth: 0.55,
        seed: 5,
        span: 320,
        trees: 16,
        shape: (x) => -130 * k.smoothstep(700, 0, x),
      },
      0.8,
    ),
  );
  for (const [x, y, h] of k.triples('980 540 210, 1070 536 250, 1440 510 260'))
    c.add(k.palm(c, x, y, h, { depth: 0.38 }));
  c.add(bushes(c, '980 560 300 80, 1300 550 360 90, 1560 520 240 120', 0.4), k.hazeBand(c, 590, 70, 0.6));
  c.add(
    k.terraces(c, {
      y0: 590,
      y1: 1280,
      count: 10,
      seed: 43,
      swell: 34,
      water: 0.14,
      depth: [0.36, 0],
      shape: (x, t) =>
        150 * (1 - t * 0.7) * (1 - k.smoothstep(100, 1500, x)) -
        120 * k.smoothstep(900, 1600, x) * (1 - t * 0.5) +
        24 * Math.sin(x / 170 + t * 5),
    }),
  );
  c.add(
    k.hazeBand(c, 780, 70, 0.4),
    k.bale(c, 1120, 800, 150, { depth: 0.14 }),
    person(c, 860, 905, 80, 'plant', { top: k.core.terracotta, hat: 'caping', dark: 0.15 }),
    person(c, 930, 915, 82, 'plant', { facing: -1, top: '#FBF2E0', hat: 'caping', dark: 0.15 }),
  );
  c.add(k.palm(c, 120, 1250, 1120, { lean: 60, depth: 0, seed: 14 }));
  swing(c);
  c.add(k.groundShade(c, 860, 0.7), k.bananaLeaf(c, 1650, 1160, 480, -150, { seed: 5 }));
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const attractionsSawah = {
  'attractions/jatiluwih': jatiluwih,
  'attractions/tegalalang': tegalalang,
};
