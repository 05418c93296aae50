/** The beach of Lovina. */
import * as k from '../../../kit.js';
import { hue, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { dolphin } from '../parts/sea-animals.js';
import { far, open } from '../parts/setting.js';

/** The dolphin on its pillar. */
function monument(c: k.Canvas): void {
  const pillar =
    k.path(
      'M1270 960L1290 700L1350 700L1370 960Z',
      c.turn(1270, 1370, -1, hue(c, '#D9C5A4', 0.7), hue(c, '#8F7E66', -0.2), hue(c, '#3E3A36', -0.6)),
    ) +
    k.path(
      'M1250 968L1262 940L1378 940L1390 968ZM1280 704L1288 686L1352 686L1360 704Z',
      hue(c, '#B9A48A', 0),
    );
  const stat =
    k.path('M1262 706C1250 680 1290 668 1320 676C1350 664 1392 680 1378 706Z', hue(c, '#8F7E66', -0.3)) +
    dolphin(c, 1318, 590, 260, { dir: -1, rot: 58 });
  c.add(pillar, stat);
}

/** The corn grill, its glow and its smoke. */
function grill(c: k.Canvas): void {
  c.add(
    k.airGlow(c, 1080, 1080, 130, 90, '#FFA24A', 0.8),
    k.path('M1050 1096L1058 1074L1106 1074L1114 1096Z', c.p.ink),
    k.path(k.lens(1082, 1072, 54, 5), '#FF9A45'),
  );

  c.add(
    k.path(
      k.taper(k.curve([1082, 1066], [1050, 1000], [1100, 920], 10), (t) => 6 + 36 * t),
      '#FFE2B8',
      `opacity="0.25" ${c.blur(7)}`,
    ),
  );
}

/** Lovina's grey beach at dusk, boats at rest and corn roasting by the sea. */
function lovina(seed: number): string {
  const c = open('senja', seed, [760, 560], 650, { sun: 76, glow: 9, streaks: 12 });
  c.add(
    far(
      c,
      {
        y: 640,
        amp: 60,
        depth: 0.7,
        seed: 9,
        span: 420,
        shape: (x) => (x > 700 ? -90 * k.smoothstep(700, 1500, x) : 90),
      },
      0.4,
    ),
    k.sea(c, 656, 1100, { waves: 50 }),
    k.lightPath(c, 656, 1040, { width: 300, count: 100 }),
  );
  for (const [x, y, l] of k.triples('900 720 150, 1120 706 110, 700 698 80')) {
    const b = k.jukung(c, x, y, l, { sail: false, depth: 0.25, dir: x > 1000 ? 1 : -1 });
    c.add(k.mirror(b, y + 3, 0.5, 0.35), b);
  }
  c.add(
    k.beach(c, k.pts('-40,1060 240,1030 520,1000 800,960 1100,930 1400,900 1660,870'), {
      sand: '#5C564E',
      foam: 9,
    }),
    k.airGlow(c, 760, 1000, 420, 60, c.p.glow, 0.4),
  );
  monument(c);
  c.add(k.jukung(c, 860, 1070, 470, { sail: false, dir: -1 }), shade(c, 860, 1094, 520, 12, 0.35));

  c.add(
    person(c, 1170, 1090, 190, 'ground', { facing: -1, top: k.core.marigold, dark: 0.5 }),
    person(c, 1260, 1096, 190, 'ground', { facing: -1, top: '#E8D6B0', dark: 0.5, hat: 'bun' }),
  );
  grill(c);
  c.add(
    k.groundShade(c, 1000, 0.55),
    k.palm(c, 90, 1250, 860, { lean: 60, depth: 0, seed: 12 }),
    k.palm(c, -10, 1260, 620, { lean: 110, depth: 0, seed: 2 }),
  );
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The pictures of this file. */
export const attractionsLovina = {
  'attractions/pantai-lovina': lovina,
};
