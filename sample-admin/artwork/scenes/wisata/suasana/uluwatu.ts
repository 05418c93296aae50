/** The cliffs of Uluwatu. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { hue } from '../parts/marks.js';
import { bushes, open } from '../parts/setting.js';

/** Uluwatu's cliff line in the late sun, the temple tiny on its brink. */
function uluwatuTebing(seed: number): string {
  const c = open('sore', seed, [330, 420], 600, { sun: 60, glow: 9, streaks: 9 });
  c.add(
    k.sea(c, 590, 1210, { waves: 66 }),
    k.lightPath(c, 590, 1120, { width: 260, opacity: 0.75, count: 100 }),
  );
  const cliff = (list: string, depth: number, s: number, cell: number): string =>
    headland(c, list, 0.035, s, { depth, seed: s, stone: '#E2CFA6', cell });
  c.add(
    cliff('560,640 568,590 600,566 700,556 1640,540 1640,700 700,680', 0.62, 4, 50),
    k.hazeBand(c, 660, 40, 0.5),
  );
  c.add(
    cliff('730,800 746,700 736,580 780,530 900,506 1640,470 1640,840 900,826', 0.36, 6, 60),
    bushes(c, '830 524 150 40, 940 512 180 46', 0.36),
  );
  c.add(k.surf(c, k.pts('700,804 780,802 900,824 1040,832'), 10, 0.7), k.hazeBand(c, 780, 60, 0.35));
  const main = k.rough(
    k.pts(
      '980,1052 1002,930 982,800 1000,640 988,500 1050,440 1180,416 1400,396 1640,372 1640,1130 1400,1110 1180,1080',
    ),
    0.03,
    9,
  );
  c.add(
    k.mirror(k.path(k.lines(main), hue(c, '#8A7A58', -0.5)), 1030, 0.2, 0.3),
    k.cliffFace(c, main, { depth: 0.1, seed: 11, stone: '#E2CFA6', cell: 64 }),
  );
  for (const [x, y, w, h] of k.quads('1150 640 120 40, 1330 760 150 44, 1080 860 110 34, 1480 600 170 50'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.12, seed: x }));
  c.add(
    k.meru(c, 1094, 442, 176, 3, { depth: 0.08 }),
    k.candiBentar(c, 1200, 424, 120, { gap: 26, depth: 0.1 }),
    k.bale(c, 1300, 414, 110, { depth: 0.1 }),
    k.meru(c, 1400, 404, 130, 3, { depth: 0.12 }),
  );
  c.add(
    bushes(c, '1140 436 120 44, 1260 420 110 40, 1360 406 140 50, 1480 392 200 90, 1600 376 220 120', 0.1),
  );
  c.add(
    k.surf(c, k.pts('940,1046 1000,1054 1180,1080 1400,1110 1660,1128'), 17, 0.85),
    k.breaker(c, -40, 900, 900, 13, 0.5),
    k.breaker(c, 60, 1200, 1100, 20, 0.55),
  );
  c.add(
    k.birds(c, 560, 330, 6, 15, c.p.near),
    k.groundShade(c, 1010, 0.45),
    k.frangipani(c, -40, 1180, 460, -42, 9),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const suasanaUluwatu = {
  'suasana/uluwatu-tebing': uluwatuTebing,
};
