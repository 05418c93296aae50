/** Field study in the west. */

import * as k from '../../../kit.js';
import { starling } from '../parts/land-animals.js';
import { cord, hue, poly, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { far, open } from '../parts/setting.js';

/** A mangrove on its stilt roots. */
function mangrove(c: k.Canvas, x: number, y: number, s: number, d: number): string {
  let r = '';
  const g = k.rng(Math.round(x));
  for (let i = 0; i < 9; i++) {
    const q = (i / 8) * 2 - 1;
    r += k.taper(
      k.curve(
        [x + q * 8 * s, y - 130 * s - g.range(0, 40) * s],
        [x + q * 60 * s, y - 120 * s],
        [x + q * 120 * s, y + 6],
        10,
      ),
      (t) => (11 - 4 * t) * s,
    );
  }
  return (
    k.path(
      r +
        k.taper(
          [
            [x, y - 100 * s],
            [x + 6 * s, y - 260 * s],
          ],
          () => 20 * s,
        ),
      hue(c, '#5E5242', -0.5, d),
    ) + k.canopy(c, x, y - 290 * s, 420 * s, 200 * s, { depth: d, seed: Math.round(x) })
  );
}

/** The boardwalk on its posts and its rail. */
function boardwalk(c: k.Canvas): void {
  c.add(
    poly('-40,960 420,830 640,800 640,812 440,850 -40,1010', hue(c, '#B08A5E', 0.3)),
    poly('-40,1010 440,850 640,812 640,818 440,866 -40,1040', hue(c, '#5E4430', -0.4)),
  );
  for (const [x, y] of k.pts('60,980 200,936 330,896 450,860 560,836'))
    c.add(
      `<rect x="${x - 5}" y="${y - 56}" width="9" height="${k.n(130 - x * 0.1)}" fill="${hue(c, '#6B4A34', -0.4)}"/>`,
    );
  c.add(cord('-40,930 60,924 200,882 330,844 450,812 560,792', 6, hue(c, '#8A5A38', 0.1)));
}

/** Five students on their way out, the third looking back. */
function students(c: k.Canvas): void {
  for (const [x, y, h, t, b] of [
    [520, 830, 92, k.core.marigold, false],
    [470, 842, 98, '#FBF2E0', true],
    [380, 864, 108, k.core.lagoon, false],
    [300, 890, 116, k.core.terracotta, true],
    [210, 918, 126, '#FBF2E0', false],
  ] as const)
    c.add(
      person(c, x, y, h, 'hike', {
        top: t,
        bottom: '#3E4A4C',
        pack: b ? k.core.deepSea : k.core.marigold,
        dark: 0.2,
        facing: x === 380 ? -1 : 1,
      }),
    );
}

/** The branch the starlings sit on. */
function branch(c: k.Canvas): void {
  const wood = k.mix(c.p.ink, '#5E4A38', 0.45);
  const bough = k.pts('1660,930 1480,930 1300,910 1120,880 960,890 800,860');
  c.add(
    k.path(
      k.taper(bough, (t) => 40 - 34 * t),
      wood,
    ),
    k.path(
      k.taper(k.pts('1200,894 1120,960 1010,990'), (t) => 16 - 12 * t),
      wood,
    ),
    k.path(
      k.taper(shift(bough, 0, -8), (t) => 9 - 7 * t),
      c.p.rim,
      'opacity="0.5"',
    ),
  );
}

/** Leaves along the branch. */
function leaves(c: k.Canvas): void {
  for (const [x, y, a] of k.triples(
    '830 862 -150, 880 878 -120, 1010 990 150, 960 890 -60, 1220 900 -70, 1480 930 -60, 1440 930 -110, 1040 976 100',
  )) {
    const [dx, dy] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    c.add(
      k.path(
        k.taper(
          k.curve([x, y], [x + dx * 40, y + dy * 40], [x + dx * 84, y + dy * 76 + 14], 8),
          (t) => 30 * Math.sin(Math.PI * t),
        ),
        k.mix(c.p.leaf[2], c.p.leaf[1], 0.35),
      ),
    );
  }
}

/** Bali Barat: a starling in the mangrove, students on the boardwalk. */
function baliBarat(seed: number): string {
  const c = open('pagi', seed, [560, 250], 560, { sun: 54, streaks: 4 });
  c.add(
    far(c, { y: 520, amp: 100, depth: 0.78, seed: 8, span: 520 }, 0.6),
    k.sea(c, 590, 1210, { colors: ['#CFE6D0', '#7DB8A4', '#2A6E68'], waves: 44 }),
    k.lightPath(c, 590, 1100, { width: 230, opacity: 0.6, count: 100 }),
  );
  c.add(
    mangrove(c, 900, 660, 0.6, 0.4),
    mangrove(c, 240, 680, 0.7, 0.36),
    mangrove(c, 1130, 720, 0.9, 0.26),
    mangrove(c, 60, 780, 1.1, 0.16),
    k.hazeBand(c, 700, 60, 0.4),
  );
  boardwalk(c);
  students(c);
  c.add(mangrove(c, 1500, 980, 1.5, 0.04), k.groundShade(c, 960, 0.5));
  branch(c);
  c.add(starling(c, 1090, 878, 300, -1), starling(c, 1360, 912, 190, 1));
  leaves(c);
  return c.add(k.finish(c, { vignette: 0.44 })).svg();
}

/** The pictures of this file. */
export const paketsStudi = {
  'pakets/studi-ekologi-bali-barat': baliBarat,
};
