/** Pilgrimage and old kingdoms. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { hue, shade } from '../parts/marks.js';
import { agung, bushes, open } from '../parts/setting.js';
import { lotusPad } from '../parts/wetland.js';

/** A terrace across the sheet: its wall and its coping. */
function tier(c: k.Canvas, y: number, h: number, d: number): string {
  return `<rect x="-10" y="${y}" width="1620" height="${h}" fill="${c.down(y, y + h, fade(hue(c, '#8C8474', 0.2, d), hue(c, '#3E423C', -0.5, d)))}"/><rect x="-10" y="${y - 8}" width="1620" height="14" fill="${hue(c, '#B9B09A', 0.6, d)}"/>`;
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
    c.add(k.path(lotusPad(x, y, r, 0.32), c.linear(x - r, y, x + r, y, fade(c.p.leaf[2], c.p.leaf[1]))));
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
export const paketsPuraRaja = {
  'pakets/tirta-yatra-sad-kahyangan': tirtaYatra,
  'pakets/napak-tilas-kerajaan-klungkung': klungkung,
};
