/** The old palace of Klungkung. */
import * as k from '../../../kit.js';
import { hue, shade } from '../parts/marks.js';
import { bushes, open } from '../parts/setting.js';
import { lotusPad } from '../parts/wetland.js';

/** The floating pavilion: plinth, two roofs, umbrellas. */
function pavilion(c: k.Canvas): string {
  return (
    `<rect x="470" y="800" width="660" height="62" fill="${c.turn(470, 1130, 1, hue(c, '#C96B46', 0.6), hue(c, '#A9573B', -0.1), hue(c, '#5E3428', -0.5))}"/><rect x="456" y="786" width="688" height="20" fill="${hue(c, '#B9B09A', 0.5)}"/><rect x="456" y="856" width="688" height="14" fill="${hue(c, '#8C8474', -0.1)}"/>` +
    k.bale(c, 800, 800, 620, { depth: 0.08, tile: true, posts: 7, lamp: true }) +
    k.at(800, 520, 0.42, k.bale(c, 0, 190, 620, { depth: 0.08, tile: true, posts: 5 })) +
    k.tedung(c, 440, 862, 200, k.core.marigold, { depth: 0.05 }) +
    k.tedung(c, 1160, 862, 200, '#FBF2E0', { depth: 0.05 })
  );
}

/** The causeway's parapets and their guardians. */
function causeway(c: k.Canvas): void {
  for (const q of [-1, 1] as const) {
    c.add(
      k.path(
        k.lines([
          [800 + q * 110, 868],
          [800 + q * 300, 1240],
          [800 + q * 340, 1240],
          [800 + q * 122, 862],
        ]),
        hue(c, '#A9573B', q * 0.3),
      ),
      k.path(
        k.lines([
          [800 + q * 108, 852],
          [800 + q * 290, 1180],
          [800 + q * 352, 1180],
          [800 + q * 126, 850],
        ]),
        hue(c, '#B9B09A', q > 0 ? 0.5 : -0.1),
      ),
    );
    for (const [y, s] of k.pts('900,44 980,70 1100,110')) {
      const x = 800 + q * (118 + ((y - 860) / 340) * 200);
      c.add(
        k.path(
          `M${x - s * 0.3} ${y}L${x - s * 0.24} ${y - s * 0.7}C${x - s * 0.26} ${y - s * 1.3} ${x + s * 0.26} ${y - s * 1.3} ${x + s * 0.24} ${y - s * 0.7}L${x + s * 0.3} ${y}Z`,
          c.turn(
            x - s * 0.3,
            x + s * 0.3,
            1,
            hue(c, '#A9A08A', 0.6),
            hue(c, '#77705E', -0.2),
            hue(c, '#3E423C', -0.6),
          ),
        ),
      );
    }
  }
}

/** Lotus pads in the moat. */
function lotusPads(c: k.Canvas): void {
  for (const [x, y, r] of k.triples(
    '180 930 60, 320 900 44, 1300 910 50, 1440 950 66, 240 1030 90, 1380 1060 96, 100 1130 110, 1530 1150 120, 1250 1000 60, 380 980 56',
  ))
    c.add(k.path(lotusPad(x, y, r, 0.32), c.linear(x - r, y, x + r, y, k.fade(c.p.leaf[2], c.p.leaf[1]))));
}

/** Klungkung: the floating pavilion in its lotus moat. */
function klungkung(seed: number): string {
  const c = open('sore', seed, [1180, 380], 560, { sun: 58, glow: 10, streaks: 8 });
  c.add(
    bushes(c, '130 520 500 280, 500 560 320 170, 1140 560 420 190, 1500 520 440 290', 0.44),
    k.palm(c, 260, 640, 430, { lean: 40, depth: 0.4, seed: 3 }),
    k.palm(c, 1430, 640, 400, { lean: -36, depth: 0.4, seed: 8 }),
    k.hazeBand(c, 600, 80, 0.6),
  );
  c.add(
    k.candiBentar(c, 800, 700, 330, { gap: 90, depth: 0.34 }),
    k.wall(c, -40, 640, [700, 700], [80, 80], { depth: 0.3, pillars: 6 }),
    k.wall(c, 1640, 960, [700, 700], [80, 80], { depth: 0.3, pillars: 6 }),
  );
  const w = 'M-40 720L1640 720L1640 1240L-40 1240Z';
  c.add(
    k.path(
      w,
      c.down(716, 1210, [
        [0, '#EBCB86'],
        [0.2, '#9AAE84'],
        [0.55, '#3E7A70'],
        [1, '#123E42'],
      ]),
    ),
    k.lightPath(c, 720, 1150, { width: 240, opacity: 0.55, count: 100 }),
  );
  const pav = pavilion(c);
  c.add(
    k.mirror(pav, 872, 0.55, 0.4),
    k.path(
      'M690 870L910 870L1100 1240L500 1240Z',
      c.turn(500, 1100, 1, hue(c, '#C2B59E', 0.5), hue(c, '#9A9284', 0), hue(c, '#5E5A50', -0.4)),
    ),
    pav,
  );
  causeway(c);
  lotusPads(c);
  c.add(
    k.figure(c, 800, 1010, 160, { pose: 'walk', top: '#FBF2E0', sarong: k.core.deepSea, dark: 0.3 }),
    k.figure(c, 862, 1016, 150, { woman: true, top: k.core.marigold, sarong: k.core.terracotta, dark: 0.3 }),
    shade(c, 830, 1020, 180, 8, 0.35),
    k.groundShade(c, 1000, 0.45),
    k.frangipani(c, -50, 560, 520, 4, 9),
  );
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The pictures of this file. */
export const paketsKlungkung = {
  'pakets/napak-tilas-kerajaan-klungkung': klungkung,
};
