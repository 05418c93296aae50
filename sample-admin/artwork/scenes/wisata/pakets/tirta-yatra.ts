/** The pilgrimage to Besakih. */
import * as k from '../../../kit.js';
import { hue } from '../parts/marks.js';
import { agung, bushes, open } from '../parts/setting.js';

/** A terrace across the sheet: its wall and its coping. */
function tier(c: k.Canvas, y: number, h: number, d: number): string {
  return `<rect x="-10" y="${y}" width="1620" height="${h}" fill="${c.down(y, y + h, k.fade(hue(c, '#8C8474', 0.2, d), hue(c, '#3E423C', -0.5, d)))}"/><rect x="-10" y="${y - 8}" width="1620" height="14" fill="${hue(c, '#B9B09A', 0.6, d)}"/>`;
}

/** Six merus of the upper courts. */
function towers(c: k.Canvas): void {
  for (const [x, y, h, t, d] of [
    [560, 700, 300, 7, 0.34],
    [690, 690, 250, 5, 0.36],
    [1080, 700, 380, 11, 0.3],
    [1220, 710, 300, 9, 0.3],
    [1340, 730, 230, 5, 0.28],
    [440, 730, 260, 9, 0.3],
  ] as const)
    c.add(k.meru(c, x, y, h, t, { depth: d }));
}

/** Posts with umbrellas on both sides of the stairs. */
function stairPosts(c: k.Canvas): void {
  for (const q of [-1, 1])
    for (const [y, s] of k.pts('860,60 960,90 1090,130')) {
      const x = 800 + q * (65 + ((y - 790) / 420) * 170 + s * 0.5);
      c.add(
        `<rect x="${k.n(x - s * 0.24)}" y="${y - s * 0.7}" width="${s * 0.48}" height="${s}" fill="${hue(c, '#8C8474', q > 0 ? -0.4 : 0.3)}"/>`,
        k.path(
          `M${x - s * 0.34} ${y - s * 0.7}h${s * 0.68}l-${s * 0.12} -${s * 0.14}h-${s * 0.44}z`,
          hue(c, '#B9B09A', 0.4),
        ),
        k.tedung(c, x, y - s * 0.8, s * 2.5, y === 960 ? '#FBF2E0' : k.core.marigold),
      );
    }
}

/** Nine pilgrims in white on the stairs. */
function pilgrims(c: k.Canvas): void {
  for (const [i, [x, y, h]] of k
    .triples(
      '790 836 52, 816 850 56, 776 872 62, 826 900 72, 780 930 84, 838 970 100, 760 1010 118, 850 1064 140, 742 1120 168',
    )
    .entries())
    c.add(
      k.figure(c, x, y, h, {
        pose: i % 3 === 1 ? 'offering' : 'walk',
        woman: i % 3 === 1,
        top: '#FFFDF4',
        sarong: i % 4 === 3 ? k.core.marigold : '#F7EEDA',
        dark: 0.2,
      }),
    );
}

/** Tirta Yatra: white-clad pilgrims climb towards Besakih's towers. */
function tirtaYatra(seed: number): string {
  const c = open('fajar', seed, [420, 400], 640, { sun: 60, glow: 11, streaks: 9 });
  c.add(
    agung(c, { x: 880, base: 860, height: 620, width: 1900, depth: 0.6, concave: 2.1 }),
    k.hazeBand(c, 640, 140, 0.8),
    bushes(c, '160 700 520 240, 1450 690 520 280', 0.36),
  );
  towers(c);
  c.add(
    bushes(c, '500 720 240 70, 640 716 160 50, 1140 720 260 70, 1300 740 200 60', 0.3),
    k.hazeBand(c, 740, 60, 0.5),
  );
  c.add(
    tier(c, 760, 90, 0.24),
    tier(c, 850, 110, 0.14),
    tier(c, 960, 250, 0.05),
    bushes(c, '120 760 300 60, 1480 760 300 60, 240 850 260 60, 1420 850 300 70', 0.16),
  );
  c.add(k.candiBentar(c, 800, 800, 400, { gap: 110, depth: 0.16, stone: '#8C8474', brick: '#77705E' }));
  c.add(k.steps(c, 800, 790, 130, 420, 17, { spread: 3.4, depth: 0.06 }));
  stairPosts(c);
  pilgrims(c);
  return c
    .add(
      k.rays(c, { angle: 60, spread: 60, length: 1200, count: 7, opacity: 0.22 }),
      k.groundShade(c, 1000, 0.5),
      k.fern(c, 1540, 1240, 320, -110, { seed: 8 }),
      k.fern(c, 60, 1240, 300, -70, { seed: 4 }),
      k.finish(c, { vignette: 0.42 }),
    )
    .svg();
}

/** The pictures of this file. */
export const paketsTirtaYatra = {
  'pakets/tirta-yatra-sad-kahyangan': tirtaYatra,
};
