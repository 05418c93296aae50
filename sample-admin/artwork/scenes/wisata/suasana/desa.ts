/** Market and kecak. */
import * as k from '../../../kit.js';
import { parasol } from '../parts/camp.js';
import { basket } from '../parts/goods.js';
import { person } from '../parts/person.js';
import { bushes, hue, open } from '../parts/setting.js';

/** The morning market: flower and fruit baskets under parasols, first sun down the street. */
function pasarPagi(seed: number): string {
  const c = open('fajar', seed, [700, 470], 640, { sun: 60, glow: 11, streaks: 6 });
  c.add(
    k.volcano(c, {
      x: 930,
      base: 720,
      height: 240,
      width: 1000,
      depth: 0.74,
      seed: 21,
      crater: 0.03,
      concave: 2.1,
    }),
    k.hazeBand(c, 660, 80, 0.8),
  );
  c.add(
    `<rect y="690" width="1600" height="520" fill="${c.down(690, 1200, [
      [0, '#F6D9A6'],
      [0.4, '#B08C68'],
      [1, '#4E4A44'],
    ])}"/>`,
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
    k.path(k.lens(800, 994, 150, 8), c.p.ink, 'opacity="0.35"'),
  );
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
  return c.add(k.groundShade(c, 1000, 0.4), k.finish(c, { vignette: 0.4 })).svg();
}

/** Kecak at sunset: rings of men around the flame, arms raised, the sea beyond. */
function kecak(seed: number): string {
  const c = open('senja', seed, [560, 560], 690, { sun: 80, glow: 9, streaks: 13 });
  c.add(k.sea(c, 660, 900, { waves: 33 }), k.lightPath(c, 660, 800, { width: 220, count: 100 }));
  c.add(
    k.candiBentar(c, 1130, 810, 470, { gap: 120, depth: 0.12 }),
    bushes(c, '900 800 260 90, 1370 790 360 150, 1560 760 300 240, 40 800 300 150, 250 810 220 80', 0.1),
  );
  c.add(
    `<rect y="786" width="1600" height="420" fill="${c.radial(800, 930, 900, [
      [0, '#C98A54'],
      [0.35, '#8A5A42'],
      [1, '#1C2E34'],
    ])}"/>`,
  );
  const ring = (rx: number, ry: number, count: number, back: boolean, off: number): void => {
    const list = Array.from(
      { length: count },
      (_, i) => ((i + 0.5 + off) / count) * Math.PI + (back ? Math.PI : 0),
    ).map((a): k.Pt => [800 + Math.cos(a) * rx, 950 + Math.sin(a) * ry]);
    for (const [x, y] of list.sort((p, q) => p[1] - q[1])) {
      const s = 190 + (y - 800) * 0.62;
      c.add(
        k.path(k.lens(x, y + 2, s * 0.5, s * 0.04), c.p.ink, 'opacity="0.4"'),
        person(c, x, y, s, 'kecak', {
          top: '#8A5636',
          bottom: Math.round(x) % 2 ? '#D9CDBA' : '#4A4644',
          dark: back ? 0.28 : 0.6,
          hat: 'udeng',
          facing: x < 800 ? 1 : -1,
        }),
      );
    }
  };
  ring(640, 112, 15, true, 0);
  ring(470, 78, 11, true, 0);
  const flame = (x: number, y: number, h: number): string =>
    k.airGlow(c, x, y - h, h * 4, h * 3, '#FFB347', 0.7) +
    k.path(
      `M${x - h * 0.3} ${y}C${x - h * 0.5} ${y - h * 0.5} ${x} ${y - h * 0.6} ${x + h * 0.04} ${y - h * 1.3}C${x + h * 0.2} ${y - h * 0.7} ${x + h * 0.5} ${y - h * 0.5} ${x + h * 0.3} ${y}Z`,
      '#F58A2C',
    ) +
    k.path(
      `M${x - h * 0.16} ${y}C${x - h * 0.24} ${y - h * 0.3} ${x} ${y - h * 0.4} ${x + h * 0.02} ${y - h * 0.8}C${x + h * 0.1} ${y - h * 0.4} ${x + h * 0.24} ${y - h * 0.3} ${x + h * 0.16} ${y}Z`,
      '#FFF0B0',
    );
  c.add(
    k.path('M776 960L790 800L812 800L826 960Z', hue(c, '#6E5A44', 0)),
    k.path('M764 806C780 826 822 826 838 806L830 796L772 796Z', hue(c, '#8A6A45', 0.3)),
    flame(800, 800, 62),
  );
  ring(430, 120, 9, false, 0);
  ring(640, 205, 11, false, 0.1);
  return c.add(k.groundShade(c, 1030, 0.6), k.finish(c, { vignette: 0.46 })).svg();
}

/** The pictures of this file. */
export const suasanaDesa = {
  'suasana/pasar-pagi': pasarPagi,
  'suasana/kecak-senja': kecak,
};
