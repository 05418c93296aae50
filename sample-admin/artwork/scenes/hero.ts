/** The home page's hero. */
import * as k from '../kit.js';

/** Home page: Agung at dawn over terraces and a gate; calm and dark on the left for large text. */
export function hero(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, width: 1920, height: 1080, light: { x: 1130, y: 440 } });
  c.add(
    k.sky(c, 640),
    `<rect width="1920" height="1080" fill="${c.across(0, 1180, [
      [0, k.mix(c.p.sky[0], c.p.ink, 0.35), 0.94],
      [0.4, c.p.sky[0], 0.78],
      [1, c.p.sky[1], 0],
    ])}"/>`,
    k.sun(c, 56, { glow: 12 }),
    k.streaks(c, 110, 400, 8, 0.5),
  );
  c.add(
    k.volcano(c, {
      x: 1460,
      base: 760,
      height: 590,
      width: 1950,
      depth: 0.5,
      seed: 21,
      crater: 0.026,
      concave: 2.3,
    }),
    k.cumulus(c, 1790, 560, 520, 80, 0.5),
    k.cumulus(c, 1010, 600, 460, 54, 0.5),
    k.hazeBand(c, 610, 140, 0.6),
  );
  c.add(
    k.ridge(c, {
      y: 670,
      amp: 80,
      depth: 0.58,
      seed: 4,
      span: 400,
      shape: (x) => -110 * k.smoothstep(1100, 0, x),
    }),
    k.hazeBand(c, 700, 90, 0.65),
  );
  c.add(
    k.ridge(c, {
      y: 750,
      amp: 66,
      depth: 0.36,
      seed: 9,
      span: 330,
      trees: 9,
      shape: (x) => -120 * k.smoothstep(1100, 0, x),
    }),
    k.hazeBand(c, 780, 90, 0.65),
  );
  const mid = {
    y: 850,
    amp: 40,
    depth: 0.13,
    seed: 15,
    span: 420,
    trees: 17,
    mist: 0.85,
    shape: (x: number): number => -120 * k.smoothstep(1000, 0, x),
  };
  for (const [x, h, l] of k.triples('1180 160 26, 1250 200 -20, 1800 220 -30, 1870 170 20'))
    c.add(k.palm(c, x, k.crest(mid)(x) + 12, h, { lean: l, depth: 0.15 }));
  c.add(
    k.meru(c, 1660, 872, 260, 7, { depth: 0.1 }),
    k.canopy(c, 1310, 846, 240, 110, { depth: 0.14 }),
    k.canopy(c, 1620, 850, 210, 110, { depth: 0.14 }),
    k.ridge(c, mid),
    k.candiBentar(c, 1470, 892, 330, { gap: 74, depth: 0.06, brick: '#964A33', stone: '#857C70' }),
    k.hazeBand(c, 915, 50, 0.5),
  );
  c.add(
    k.terraces(c, {
      y0: 905,
      y1: 1130,
      count: 8,
      seed: 33,
      swell: 44,
      water: 0.34,
      depth: [0.14, 0],
      shape: (x, t) => -130 * (1 - t) * k.smoothstep(1300, 0, x),
    }),
  );
  c.add(
    k.steps(c, 1470, 888, 90, 60, 6, { depth: 0.08, spread: 1.6 }),
    k.figure(c, 1470, 906, 58, { pose: 'offering', dark: 0.3, depth: 0.05 }),
    k.groundShade(c, 880, 0.72),
  );
  c.add(
    k.palm(c, 1890, 1110, 620, { lean: -110, depth: 0, seed: 6 }),
    k.fern(c, 1830, 1105, 230, -105, { seed: 5 }),
  );
  c.add(
    `<rect width="1920" height="1080" fill="${c.across(0, 1150, [
      [0, c.p.ink, 0.6],
      [0.5, c.p.ink, 0.36],
      [1, c.p.ink, 0],
    ])}"/>`,
  );
  return c.add(k.finish(c, { vignette: 0.36, grain: 0.16 })).svg();
}
