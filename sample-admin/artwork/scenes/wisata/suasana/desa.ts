/** The morning market. */
import * as k from '../../../kit.js';
import { parasol } from '../parts/camp.js';
import { basket } from '../parts/goods.js';
import { shade } from '../parts/marks.js';
import { agung, bushes, floor, open } from '../parts/setting.js';

/** Ten baskets of fruit and flowers. */
function baskets(c: k.Canvas): void {
  const cols = [
    ['#F2A51E', '#E98A1E'],
    ['#C2473A', '#D9673F'],
    ['#8FA34A', '#6E8F3A'],
    ['#F3E3C0', '#EBCB8A'],
    ['#B4506A', '#D98AA0'],
  ] as const;
  for (const [i, [x, y, w]] of k
    .triples(
      '1080 1060 190, 1290 1080 210, 1490 1070 200, 330 1050 190, 520 1070 200, 130 1060 200, 1180 1160 240, 1430 1180 250, 420 1170 250, 170 1180 250',
    )
    .entries())
    c.add(basket(c, x, y, w, cols[i % 5] ?? ['#F2A51E'], i + 2));
}

/** The morning market: flower and fruit baskets under parasols, first sun down the street. */
function pasarPagi(seed: number): string {
  const c = open('fajar', seed, [700, 470], 640, { sun: 60, glow: 11, streaks: 6 });
  c.add(
    agung(c, { x: 930, base: 720, height: 240, width: 1000, depth: 0.74, crater: 0.03, concave: 2.1 }),
    k.hazeBand(c, 660, 80, 0.8),
  );
  c.add(
    floor(
      690,
      c.down(690, 1200, [
        [0, '#F6D9A6'],
        [0.4, '#B08C68'],
        [1, '#4E4A44'],
      ]),
    ),
  );
  c.add(
    k.bale(c, 180, 830, 560, { depth: 0.3, tile: true }),
    k.bale(c, 1420, 830, 600, { depth: 0.3, tile: true }),
    bushes(c, '470 690 260 130, 1040 690 260 120', 0.5),
  );
  for (const [x, y, h] of k.triples('560 780 150, 880 770 130, 1010 800 170'))
    c.add(parasol(c, x, y, h, { depth: 0.35, colors: ['#E9D6B0', '#C98B5A'] }));
  for (const [x, y, h] of k.triples('640 790 78, 760 784 72, 820 796 82, 930 800 84, 700 800 80'))
    c.add(
      k.figure(c, x, y, h, { woman: x % 20 === 0, depth: 0.3, dark: 0.5, pose: x % 3 ? 'walk' : 'stand' }),
    );
  c.add(
    k.hazeBand(c, 800, 60, 0.5, '#FAD9A4'),
    k.rays(c, { angle: 84, spread: 90, length: 900, count: 8, opacity: 0.3 }),
  );
  c.add(
    parasol(c, 300, 1010, 560, { colors: ['#F3E0B4', k.core.terracotta], tilt: -3 }),
    parasol(c, 1290, 1040, 620, { colors: ['#F3E0B4', k.core.lagoon], tilt: 3 }),
  );
  c.add(
    k.figure(c, 1200, 1010, 290, {
      woman: true,
      top: '#E9B44C',
      sarong: k.core.deepSea,
      dark: 0.22,
      facing: -1,
    }),
    k.figure(c, 410, 1000, 280, { woman: true, top: '#FBF2E0', sarong: '#8E3F4E', dark: 0.22 }),
  );
  c.add(
    k.figure(c, 800, 990, 250, { pose: 'offering', top: '#F3E6C8', sarong: k.core.terracotta, dark: 0.3 }),
    shade(c, 800, 994, 150, 8, 0.35),
  );
  baskets(c);
  return c.add(k.groundShade(c, 1000, 0.4), k.finish(c, { vignette: 0.4 })).svg();
}

/** The pictures of this file. */
export const suasanaDesa = {
  'suasana/pasar-pagi': pasarPagi,
};
