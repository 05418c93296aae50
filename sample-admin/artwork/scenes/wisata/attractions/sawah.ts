/** Rice terraces. */
import * as k from '../../../kit.js';
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

/** One flank of the valley: steep steps that fall from the right towards its floor; `s` −1 turns it to the left. */
function flank(
  c: k.Canvas,
  s: -1 | 1,
  y0: number,
  fall: number,
  depth: [number, number],
  seed: number,
): string {
  const steps = k.terraces(c, {
    y0,
    y1: y0 + 900,
    count: 13,
    seed,
    swell: 22,
    water: 0.22,
    depth,
    shape: (x, t) => {
      const u = (1600 - x) / 1600;
      return fall * u ** 1.25 * (1 - 0.3 * t) + 26 * Math.sin(u * 9 + t * 4);
    },
  });
  return s < 0 ? k.group(steps, 'transform="translate(1600 0) scale(-1 1)"') : steps;
}

/** Tegalalang early in the day: two flanks of steps fall into the narrow valley, coconut palms on their edges. */
function tegalalang(seed: number): string {
  const c = open('pagi', seed, [830, 250], 520, { sun: 58, glow: 10, streaks: 5 });
  c.add(
    far(c, { y: 430, amp: 70, depth: 0.78, seed: 9, span: 420 }, 0.7),
    far(c, { y: 500, amp: 46, depth: 0.58, seed: 5, span: 300, trees: 18 }, 0.8),
    k.terraces(c, {
      y0: 540,
      y1: 1250,
      count: 12,
      seed: 43,
      swell: 40,
      water: 0.3,
      depth: [0.5, 0.2],
      shape: (x) => 110 * (1 - ((x - 820) / 800) ** 2),
    }),
    k.hazeBand(c, 640, 90, 0.55),
    k.airGlow(c, 820, 640, 520, 170, c.p.glow, 0.5),
  );
  for (const [x, y, h, l] of k.quads('690 690 190 16, 760 700 230 -20, 960 690 210 24'))
    c.add(k.palm(c, x, y, h, { depth: 0.36, lean: l, seed: x }));
  c.add(bushes(c, '720 700 200 60, 980 692 190 60', 0.36));
  c.add(flank(c, 1, 400, 1050, [0.3, 0.06], 12));
  for (const [x, y, h, l] of k.quads('1190 560 300 -50, 1290 500 250 36, 1430 440 290 -30'))
    c.add(k.palm(c, x, y + 40, h, { depth: 0.22, lean: l, seed: x }));
  c.add(bushes(c, '1500 430 280 90, 1250 560 150 50', 0.22), k.bale(c, 1385, 640, 150, { depth: 0.12 }));
  c.add(k.hazeBand(c, 860, 70, 0.3), flank(c, -1, 520, 1000, [0.16, 0], 17));
  for (const [x, y, h, l] of k.quads('330 690 520 70, 190 610 400 -40'))
    c.add(k.palm(c, x, y, h, { depth: 0.08, lean: l, seed: x }));
  c.add(
    bushes(c, '40 560 330 130, 240 640 130 50', 0.08),
    person(c, 560, 1000, 118, 'hike', {
      top: '#F3E6C8',
      bottom: k.core.terracotta,
      sarong: true,
      hat: 'caping',
      dark: 0.25,
    }),
    k.rays(c, { angle: 90, spread: 120, length: 900, count: 8, opacity: 0.2 }),
    k.groundShade(c, 900, 0.55),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const attractionsSawah = {
  'attractions/jatiluwih': jatiluwih,
  'attractions/tegalalang': tegalalang,
};
