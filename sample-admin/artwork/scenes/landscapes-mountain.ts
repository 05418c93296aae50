/** Suasana: the mountain and the terraces. */
import * as k from '../kit.js';

/** Gunung Agung at dawn: the volcano over misty ridges, a temple and palms in front. */
function agungFajar(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 470, y: 505 } });
  c.add(k.sky(c, 720), k.sun(c, 58, { glow: 11 }), k.streaks(c, 130, 460, 10, 0.5));
  c.add(
    k.volcano(c, {
      x: 960,
      base: 870,
      height: 670,
      width: 2100,
      depth: 0.5,
      seed: 21,
      crater: 0.026,
      concave: 2.3,
    }),
  );
  c.add(
    k.cumulus(c, 1330, 640, 620, 90, 0.55),
    k.cumulus(c, 560, 690, 520, 60, 0.5),
    k.hazeBand(c, 700, 150, 0.6),
  );
  c.add(
    k.ridge(c, {
      y: 770,
      amp: 80,
      depth: 0.6,
      seed: 4,
      span: 380,
      shape: (x) => -70 * ((x - 900) / 900) ** 2,
    }),
    k.hazeBand(c, 810, 90, 0.7),
  );
  c.add(
    k.ridge(c, {
      y: 860,
      amp: 70,
      depth: 0.38,
      seed: 9,
      span: 330,
      trees: 9,
      shape: (x) => -60 * ((x - 960) / 900) ** 2,
    }),
    k.hazeBand(c, 890, 90, 0.7),
  );
  const mid = {
    y: 965,
    amp: 40,
    depth: 0.14,
    seed: 15,
    span: 420,
    trees: 18,
    mist: 0.9,
    shape: (x: number): number => -90 * ((x - 1000) / 1000) ** 2,
  };
  for (const [x, h, l] of k.triples('330 190 24, 420 150 -22, 1330 175 26, 1430 225 -20, 1510 160 30'))
    c.add(k.palm(c, x, k.crest(mid)(x) + 12, h, { lean: l, depth: 0.16 }));
  c.add(
    k.meru(c, 890, 992, 270, 7, { depth: 0.1 }),
    k.meru(c, 1004, 1000, 370, 11, { depth: 0.06 }),
    k.meru(c, 1118, 996, 220, 5, { depth: 0.1 }),
  );
  for (const [x, w, h] of k.triples(
    '640 190 80, 770 200 110, 945 110 56, 1066 90 50, 1200 180 100, 1280 150 70',
  ))
    c.add(k.canopy(c, x, k.crest(mid)(x) - 4, w, h, { depth: 0.15 }));
  c.add(k.ridge(c, mid));
  c.add(k.hazeBand(c, 1030, 50, 0.55));
  c.add(
    k.terraces(c, {
      y0: 1040,
      y1: 1250,
      count: 7,
      seed: 31,
      swell: 40,
      water: 0.5,
      depth: [0.14, 0],
      shape: (x, t) => -110 * (1 - t) * ((x - 900) / 900) ** 2,
    }),
    k.groundShade(c, 1030, 0.75),
  );
  c.add(
    k.palm(c, 130, 1230, 680, { lean: 95, depth: 0, seed: 6 }),
    k.palm(c, 10, 1240, 480, { lean: -40, depth: 0, seed: 7 }),
    k.fern(c, 60, 1225, 240, -75, { seed: 5 }),
  );
  return c.add(k.finish(c)).svg();
}

/** Jatiluwih's terraces in the morning, a hut among palms as the eye's goal. */
function jatiluwih(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1180, y: 190 } });
  c.add(
    k.sky(c, 520),
    k.sun(c, 54),
    k.cumulus(c, 330, 330, 560, 120, 0.75),
    k.cumulus(c, 820, 350, 420, 70, 0.6),
    k.streaks(c, 90, 260, 5, 0.5),
  );
  c.add(
    k.volcano(c, {
      x: 520,
      base: 520,
      height: 300,
      width: 1250,
      depth: 0.8,
      seed: 5,
      crater: 0.03,
      concave: 1.5,
    }),
  );
  c.add(k.ridge(c, { y: 440, amp: 60, depth: 0.66, seed: 3, span: 460 }), k.hazeBand(c, 470, 80, 0.6));
  c.add(
    k.ridge(c, { y: 500, amp: 44, depth: 0.45, seed: 8, span: 330, trees: 11 }),
    k.hazeBand(c, 520, 60, 0.6),
  );
  const hill = {
    y0: 540,
    y1: 1240,
    count: 25,
    seed: 12,
    swell: 120,
    water: 0.34,
    depth: [0.44, 0] as const,
    shape: (x: number, t: number): number => 125 * Math.sin((x - 250) / 430 + t * 1.5) * (0.25 + t * 0.9),
  };
  const back = { y: 560, amp: 40, depth: 0.34, seed: 18, span: 300, trees: 20 };
  for (const x of [140, 205, 1290, 1370, 1480])
    c.add(k.palm(c, x, k.crest(back)(x) + 10, c.r.range(110, 160), { depth: 0.36 }));
  c.add(k.ridge(c, back), k.terraces(c, hill));
  c.add(
    k.bale(c, 985, 760, 150, { depth: 0.12 }),
    k.palm(c, 1085, 770, 250, { lean: 40, depth: 0.1, seed: 3 }),
    k.palm(c, 1120, 775, 190, { lean: -18, depth: 0.12, seed: 4 }),
    k.canopy(c, 895, 748, 100, 60, { depth: 0.12 }),
  );
  c.add(k.figure(c, 640, 905, 74, { pose: 'farmer', top: '#F3E6C8', sarong: k.core.deepSea, facing: 1 }));
  for (const [x, y, h] of k.triples('330 800 120, 372 806 92, 1450 828 150'))
    c.add(k.palm(c, x, y, h, { depth: 0.16 }));
  c.add(
    k.canopy(c, 350, 800, 90, 34, { depth: 0.16 }),
    k.canopy(c, 1460, 826, 110, 40, { depth: 0.12 }),
    k.groundShade(c, 850, 0.45),
  );
  c.add(k.rays(c, { angle: 118, spread: 60, length: 1100, count: 6, opacity: 0.2 }));
  c.add(
    k.bananaLeaf(c, -30, 1230, 560, -62, { seed: 2 }),
    k.bananaLeaf(c, -40, 1250, 520, -30, { seed: 5 }),
    k.bananaLeaf(c, 60, 1290, 420, -84, { seed: 9, shade: 0.8 }),
    k.fern(c, 1570, 1240, 330, -110, { seed: 4 }),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const mountain = {
  'suasana/gunung-agung-fajar': agungFajar,
  'suasana/sawah-jatiluwih-pagi': jatiluwih,
};
