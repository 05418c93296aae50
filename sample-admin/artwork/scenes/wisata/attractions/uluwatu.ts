/** The cliff temple of Uluwatu. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { monkey } from '../parts/land-animals.js';
import { hue } from '../parts/marks.js';
import { bushes, open } from '../parts/setting.js';

/** Uluwatu's temple at the end of the cliff path, a monkey keeping the parapet. */
function uluwatu(seed: number): string {
  const c = open('senja', seed, [1190, 560], 680, { sun: 86, glow: 8, streaks: 14 });
  c.add(k.sea(c, 670, 1210, { waves: 66 }), k.lightPath(c, 670, 1160, { width: 320, count: 100 }));
  c.add(
    k.meru(c, 520, 506, 310, 3, { depth: 0.06 }),
    k.candiBentar(c, 330, 506, 230, { gap: 50, depth: 0.06 }),
    k.bale(c, 640, 510, 130, { depth: 0.06, tile: true }),
    bushes(c, '90 480 330 170, 230 500 140 80, 430 500 130 60, 690 516 110 50', 0.06),
  );
  c.add(
    headland(
      c,
      '-40,520 200,508 430,500 620,504 720,520 742,600 716,690 748,780 720,880 760,980 800,1050 820,1240 -40,1240',
      0.03,
      7,
      { depth: 0.06, seed: 5, stone: '#A98C6A', cell: 66, backlit: 0.36 },
    ),
  );
  c.add(
    k.surf(c, k.pts('740,1000 800,1046 840,1090 880,1110'), 12, 0.6),
    k.breaker(c, 640, 1660, 900, 12, 0.45),
    k.breaker(c, 560, 1660, 1000, 18, 0.5),
    k.birds(c, 880, 380, 6, 17, c.p.ink),
  );
  c.add(
    `<rect x="900" y="1030" width="720" height="44" fill="${c.down(1030, 1074, k.fade(hue(c, '#B9A48A', 0.3), hue(c, '#6E5A4C', -0.6)))}"/>`,
    `<rect x="884" y="1012" width="760" height="22" fill="${hue(c, '#C9B596', 0.4)}"/>`,
    `<rect x="900" y="1074" width="720" height="140" fill="${hue(c, '#5E4E44', -0.7)}"/>`,
  );
  c.add(
    monkey(c, 1050, 1014, 190, 1, 0.5),
    monkey(c, 1420, 1014, 130, -1, 0.5),
    monkey(c, 1340, 1014, 90, 1, 0.55),
  );
  return c.add(k.groundShade(c, 980, 0.5), k.finish(c, { vignette: 0.44 })).svg();
}

/** The pictures of this file. */
export const attractionsUluwatu = {
  'attractions/pura-luhur-uluwatu': uluwatu,
};
