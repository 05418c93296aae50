/** The site's own pictures: hero for phones and the card shown when a page is shared. */
import * as k from '../kit.js';
import { wordmark } from './wordmark.js';

/** Portrait hero: Agung, gate and sun in the upper two thirds, quiet terraces below for text. */
export function heroPortrait(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, width: 1080, height: 1920, light: { x: 800, y: 520 } });
  c.add(k.sky(c, 1000), k.sun(c, 60, { glow: 11 }), k.streaks(c, 150, 560, 7, 0.5));
  c.add(
    k.volcano(c, {
      x: 470,
      base: 1090,
      height: 690,
      width: 1900,
      depth: 0.54,
      seed: 21,
      crater: 0.03,
      concave: 2.3,
    }),
    k.cumulus(c, 880, 850, 460, 70, 0.5),
    k.hazeBand(c, 930, 150, 0.6),
  );
  c.add(
    k.ridge(c, { y: 985, amp: 60, depth: 0.58, seed: 4, span: 320 }),
    k.hazeBand(c, 1010, 90, 0.6),
    k.ridge(c, { y: 1075, amp: 50, depth: 0.36, seed: 9, span: 260, trees: 9 }),
    k.hazeBand(c, 1100, 90, 0.6),
  );
  const mid = { y: 1170, amp: 34, depth: 0.15, seed: 15, span: 300, trees: 16, mist: 0.85 };
  for (const [x, h, l] of k.triples('180 290 40, 265 220 -26, 960 250 -30'))
    c.add(k.palm(c, x, k.crest(mid)(x) + 12, h, { lean: l, depth: 0.16 }));
  c.add(
    k.meru(c, 850, 1190, 330, 7, { depth: 0.12 }),
    k.canopy(c, 330, 1160, 260, 110, { depth: 0.15 }),
    k.canopy(c, 790, 1165, 240, 100, { depth: 0.15 }),
    k.ridge(c, mid),
  );
  c.add(
    k.candiBentar(c, 560, 1236, 430, { gap: 100, depth: 0.07, brick: '#964A33', stone: '#857C70' }),
    k.hazeBand(c, 1262, 60, 0.5),
  );
  c.add(k.terraces(c, { y0: 1246, y1: 1960, count: 9, seed: 33, swell: 50, water: 0.3, depth: [0.2, 0] }));
  c.add(
    k.steps(c, 560, 1232, 120, 70, 6, { depth: 0.08, spread: 1.6 }),
    k.figure(c, 560, 1262, 78, { pose: 'offering', dark: 0.3, depth: 0.05 }),
  );
  c.add(
    `<rect y="1240" width="1080" height="680" fill="${c.down(1240, 1920, [
      [0, c.p.ink, 0],
      [0.35, c.p.ink, 0.42],
      [1, c.p.ink, 0.82],
    ])}"/>`,
    k.cornerFronds(c, 1130, -60, 420, 100, 165, 4, 6),
  );
  return c.add(k.finish(c, { vignette: 0.34, grain: 0.08 })).svg();
}

/** Share card: the island's name in large letters beside Agung at dawn. */
export function shareCard(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, width: 1920, height: 1008, light: { x: 1090, y: 400 } });
  c.add(
    k.sky(c, 640),
    `<rect width="1920" height="1008" fill="${c.across(0, 1150, [
      [0, k.mix(c.p.sky[0], c.p.ink, 0.3), 0.95],
      [0.5, c.p.sky[0], 0.75],
      [1, c.p.sky[1], 0],
    ])}"/>`,
    k.sun(c, 56, { glow: 11 }),
    k.streaks(c, 90, 330, 6, 0.45),
  );
  c.add(
    k.volcano(c, {
      x: 1450,
      base: 730,
      height: 570,
      width: 1900,
      depth: 0.52,
      seed: 21,
      crater: 0.028,
      concave: 2.3,
    }),
    k.hazeBand(c, 600, 130, 0.6),
    k.ridge(c, { y: 640, amp: 70, depth: 0.58, seed: 4, span: 400 }),
    k.hazeBand(c, 670, 90, 0.6),
  );
  const mid = { y: 760, amp: 40, depth: 0.2, seed: 15, span: 420, trees: 16, mist: 0.8 };
  for (const [x, h, l] of k.triples('1130 170 26, 1200 220 -20, 1790 250 -40'))
    c.add(k.palm(c, x, k.crest(mid)(x) + 12, h, { lean: l, depth: 0.18 }));
  c.add(
    k.meru(c, 1680, 790, 270, 7, { depth: 0.12 }),
    k.ridge(c, mid),
    k.candiBentar(c, 1470, 832, 360, { gap: 84, depth: 0.06, brick: '#964A33', stone: '#857C70' }),
    k.hazeBand(c, 850, 50, 0.5),
  );
  c.add(
    k.terraces(c, { y0: 842, y1: 1050, count: 7, seed: 33, swell: 34, water: 0.36, depth: [0.14, 0] }),
    k.steps(c, 1470, 828, 100, 60, 6, { depth: 0.08, spread: 1.6 }),
    k.figure(c, 1470, 856, 66, { pose: 'offering', dark: 0.3, depth: 0.05 }),
    k.groundShade(c, 820, 0.6),
  );
  c.add(
    `<rect width="1920" height="1008" fill="${c.across(0, 1200, [
      [0, c.p.ink, 0.62],
      [0.55, c.p.ink, 0.34],
      [1, c.p.ink, 0],
    ])}"/>`,
    k.finish(c, { vignette: 0.34, grain: 0.08 }),
  );
  const word = (d: string, y: number): string =>
    `<g transform="translate(118 ${y}) scale(0.5712)"><path d="${d}" fill="#FDF9F1"/></g>`;
  c.add(word(wordmark.jelajahi, 480), word(wordmark.bali, 740));
  c.add(k.rect(124, 806, 150, 9, '#F4A825', 'rx="4.5"'));
  return c.svg();
}
