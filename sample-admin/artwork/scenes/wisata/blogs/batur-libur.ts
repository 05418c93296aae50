/** Sunrise, quiet season and Galungan. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { cord, hue, poly, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { agung, bushes, open } from '../parts/setting.js';

/** Above the clouds at sunrise: two friends watch Abang, Agung and Rinjani. */
function matahariTerbit(seed: number): string {
  const c = open('fajar', seed, [720, 520], 760, { sun: 84, glow: 10, streaks: 14 });
  c.add(
    agung(c, { x: 1190, base: 850, height: 440, width: 1300, depth: 0.62 }),
    k.volcano(c, {
      x: 190,
      base: 760,
      height: 150,
      width: 700,
      depth: 0.84,
      seed: 5,
      crater: 0.05,
      concave: 1.7,
    }),
  );
  for (const [x, y, w, h] of k.quads(
    '260 760 900 80, 1050 770 900 70, 640 800 800 90, 1480 830 760 110, 140 850 820 110, 880 860 900 120, 1500 930 900 130, 420 940 1000 140',
  ))
    c.add(k.cumulus(c, x, y, w, h, 0.75), k.hazeBand(c, y - 6, 50, 0.35));
  c.add(k.hazeBand(c, 960, 120, 0.8));
  c.add(
    headland(
      c,
      '-40,1010 140,985 330,1000 520,1040 700,1090 980,1130 1300,1140 1660,1120 1660,1240 -40,1240',
      0.06,
      5,
      { depth: 0, seed: 7, stone: '#58483E', cell: 70, backlit: 0.6 },
    ),
  );
  c.add(
    person(c, 330, 1016, 270, 'ground', { top: k.core.terracotta, dark: 0.5 }),
    person(c, 450, 1046, 262, 'ground', { top: '#E9D9B6', dark: 0.5, hat: 'bun' }),
    shade(c, 560, 1066, 60, 6, 0.5),
    poly('548,1062 552,1026 578,1026 582,1062', '#C9B08A'),
    k.path(
      k.taper(k.curve([565, 1020], [545, 980], [572, 940], 10), (t) => 3 + 12 * t),
      '#FFF1D8',
      `opacity="0.4" ${c.blur(4)}`,
    ),
  );
  c.add(
    k.grass(c, 880, 1610, () => 1150, 60, c.p.ink, 9),
    k.birds(c, 980, 330, 5, 15),
    k.groundShade(c, 1040, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.38 })).svg();
}

/** After New Year: an empty beach and a hammock that waits. */
function setelahTahunBaru(seed: number): string {
  const c = open('fajar', seed, [1010, 470], 620, { sun: 66, glow: 11, streaks: 10 });
  c.add(
    k.cumulus(c, 380, 590, 620, 100, 0.55),
    k.sea(c, 606, 1100, { waves: 28 }),
    k.lightPath(c, 606, 980, { width: 280, count: 100 }),
    k.breaker(c, -40, 1640, 860, 9, 0.6),
  );
  c.add(
    k.beach(c, k.pts('-40,960 260,950 560,972 860,950 1200,968 1660,940'), { sand: '#D9BE92', foam: 12 }),
    k.airGlow(c, 1010, 990, 460, 60, c.p.glow, 0.5),
  );
  const steps = Array.from({ length: 9 }, (_, i) =>
    k.lens(860 + i * 62 + (i % 2) * 16, 1160 - i * 17, 26 - i * 1.5, 5),
  ).join('');
  c.add(k.path(steps, c.p.ink, 'opacity="0.3"'), k.groundShade(c, 980, 0.45));
  c.add(
    k.palm(c, 250, 1180, 1040, { lean: -60, depth: 0, seed: 3 }),
    k.palm(c, 1240, 1140, 960, { lean: 90, depth: 0, seed: 12 }),
  );
  const sag = k.curve([232, 800], [720, 1180], [1216, 810], 24);
  c.add(
    cord(k.curve([236, 760], [300, 830], [380, 890], 8), 5, '#E9D6A8'),
    cord(k.curve([1226, 770], [1160, 850], [1080, 900], 8), 5, '#E9D6A8'),
  );
  const up = sag.slice(3, 22).map(([x, y]): k.Pt => [x, y - 10 - 46 * Math.sin(((x - 300) / 850) * Math.PI)]);
  c.add(
    shade(c, 730, 1150, 700, 16, 0.3),
    k.path(k.smooth([...up, ...sag.slice(3, 22).reverse()], true, 0.8), hue(c, '#A8462F', -0.2)),
    k.path(
      k.smooth(
        [
          ...sag.slice(3, 22),
          ...sag
            .slice(3, 22)
            .map(([x, y]): k.Pt => [x, y - 30 * Math.sin(((x - 300) / 850) * Math.PI)])
            .reverse(),
        ],
        true,
        0.8,
      ),
      c.across(300, 1160, [
        [0, hue(c, '#D9673F', -0.1)],
        [0.55, hue(c, '#E98A5A', 0.5)],
        [1, hue(c, '#F2B27A', 0.7)],
      ]),
    ),
  );
  for (const t of [0.3, 0.45, 0.6, 0.75]) {
    const [x, y] = sag[Math.round(t * 24)] ?? [0, 0];
    c.add(k.path(`M${k.n(x - 10)} ${k.n(y - 28)}q10 16 4 28h14q4 -14 -2 -28z`, '#FBF2E0', 'opacity="0.6"'));
  }
  return c.add(k.birds(c, 620, 330, 4, 14), k.finish(c)).svg();
}

/** Galungan: a penjor close up against the sky, women with gebogan below. */
function galungan(seed: number): string {
  const c = open('pagi', seed, [1120, 260], 700, { sun: 60, streaks: 5 });
  c.add(
    k.cumulus(c, 380, 560, 640, 130, 0.75),
    agung(c, { x: 1150, base: 800, height: 270, width: 1100, depth: 0.76, crater: 0.03, concave: 2.1 }),
    k.hazeBand(c, 740, 80, 0.7),
    bushes(c, '140 760 460 200, 560 800 300 110, 1080 800 300 100, 1480 770 400 180', 0.38),
  );
  c.add(
    k.bale(c, 1330, 900, 380, { depth: 0.2, tile: true }),
    k.wall(c, 560, 1660, [860, 980], [70, 190], { depth: 0.12, pillars: 5 }),
    k.wall(c, 440, -40, [860, 900], [70, 110], { depth: 0.16, pillars: 3 }),
    k.candiBentar(c, 500, 880, 250, { gap: 60, depth: 0.16 }),
  );
  c.add(
    k.path(
      'M-40 880L1640 980L1640 1240L-40 1240Z',
      c.down(880, 1210, [
        [0, '#D9C79E'],
        [0.4, '#A99474'],
        [1, '#4E5048'],
      ]),
    ),
    k.penjor(c, 780, 900, 520, 1, { depth: 0.16, seed: 5 }),
    k.penjor(c, 640, 876, 360, 1, { depth: 0.24, seed: 6 }),
    k.penjor(c, 1060, 950, 760, 1, { depth: 0.06, seed: 8 }),
  );
  for (const [i, [x, y, h]] of k.triples('690 930 130, 790 965 165, 920 1010 215, 1100 1070 280').entries())
    c.add(
      shade(c, x, y + 3, h * 0.6, h * 0.03, 0.35),
      k.figure(c, x, y, h, {
        pose: 'offering',
        top: ['#FBF2E0', '#F2C55A', '#FBF2E0', '#E98A5A'][i] ?? '#FBF2E0',
        sarong: [k.core.terracotta, k.core.deepSea, '#8E3F4E', k.core.lagoon][i] ?? k.core.terracotta,
        dark: 0.12,
      }),
    );
  c.add(k.penjor(c, 250, 1230, 1240, 1, { depth: 0, seed: 3 }));
  return c
    .add(
      k.groundShade(c, 1000, 0.5),
      k.fern(c, 1560, 1240, 300, -110, { seed: 8 }),
      k.finish(c, { vignette: 0.4 }),
    )
    .svg();
}

/** The pictures of this file. */
export const blogsBaturLibur = {
  'blogs/matahari-terbit-gunung-batur': matahariTerbit,
  'blogs/berlibur-setelah-tahun-baru': setelahTahunBaru,
  'blogs/galungan-kuningan-2027-untuk-tamu': galungan,
};
