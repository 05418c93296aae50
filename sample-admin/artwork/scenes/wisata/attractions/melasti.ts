/** The melasti rite by the sea. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { hue, shade } from '../parts/marks.js';
import { bushes, open } from '../parts/setting.js';

/** A tall curved banner on its pole. */
function banner(c: k.Canvas, x: number, y: number, h: number, col: string): string {
  return (
    k.path(
      k.taper(
        k.curve([x, y], [x - 4, y - h * 0.7], [x - h * 0.16, y - h], 12),
        (t) => h * 0.018 * (1 - t * 0.6),
      ),
      hue(c, '#C9A55A', -0.2),
    ) +
    k.path(
      k.smooth(
        [
          [x, y - h * 0.3],
          [x - 1, y - h * 0.62],
          [x - h * 0.13, y - h * 0.96],
          [x - h * 0.19, y - h * 0.86],
          [x - h * 0.1, y - h * 0.58],
          [x - h * 0.09, y - h * 0.34],
        ],
        true,
        0.7,
      ),
      hue(c, col, 0.3),
    )
  );
}

/** Sixteen walkers in white, every fourth under an umbrella, growing towards the viewer. */
function procession(c: k.Canvas): void {
  const cloth = ['#FBF2E0', '#FFFDF4', '#F3E6C8'];
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const [x, y, h] = [1440 - t * 900, 850 + t * 130, 96 + t * 96];
    if (i % 4 === 1)
      c.add(
        k.tedung(c, x + 30, y - 6, h * 1.75, i % 8 === 1 ? k.core.marigold : '#FBF2E0', {
          depth: 0.16 * (1 - t),
        }),
      );
    c.add(
      shade(c, x + 14, y + 2, h * 0.5, 4, 0.3),
      k.figure(c, x, y, h, {
        pose: i % 3 === 0 ? 'offering' : 'walk',
        facing: -1,
        top: cloth[i % 3] ?? '#FFF',
        sarong: i % 4 === 2 ? k.core.marigold : '#F7EEDA',
        woman: i % 3 === 0,
        dark: 0.14,
        depth: 0.14 * (1 - t),
      }),
    );
  }
}

/** The melasti rite: a procession in white with umbrellas along the water's edge. */
function melasti(seed: number): string {
  const c = open('pagi', seed, [360, 280], 560, { sun: 56, streaks: 5 });
  c.add(
    k.cumulus(c, 820, 500, 620, 80, 0.7),
    k.sea(c, 540, 1010, { colors: ['#C8E8DA', '#46B4B2', '#5CC8BC'], waves: 61 }),
    k.lightPath(c, 540, 860, { width: 240, opacity: 0.65, count: 100 }),
  );
  c.add(
    headland(c, '1020,760 1040,640 1020,520 1070,400 1180,330 1380,290 1660,270 1660,860 1300,830', 0.03, 8, {
      depth: 0.2,
      seed: 4,
      stone: '#EAD8B0',
      cell: 70,
    }),
    bushes(c, '1140 350 200 70, 1330 300 260 80, 1560 276 260 90', 0.2),
    k.breaker(c, -60, 1000, 650, 10, 0.8),
    k.breaker(c, -60, 1100, 720, 13, 0.7),
  );
  c.add(
    k.beach(c, k.pts('-40,900 260,880 560,850 860,812 1140,800 1660,830'), { sand: '#F2DFB8', foam: 14 }),
  );
  procession(c);
  c.add(
    banner(c, 470, 1010, 430, '#FBF2E0'),
    banner(c, 410, 1030, 460, k.core.marigold),
    banner(c, 600, 990, 390, k.core.marigold),
  );
  c.add(
    k.figure(c, 430, 1040, 205, { pose: 'walk', facing: -1, top: '#FFFDF4', sarong: '#FBF2E0', dark: 0.12 }),
    k.groundShade(c, 980, 0.42),
    k.palm(c, 60, 1260, 800, { lean: 90, depth: 0, seed: 21 }),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const attractionsMelasti = {
  'attractions/pantai-melasti': melasti,
};
