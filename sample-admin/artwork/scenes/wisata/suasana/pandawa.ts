/** The beach of Pandawa. */
import * as k from '../../../kit.js';
import { parasols } from '../parts/camp.js';
import { headland } from '../parts/headland.js';
import { hue, rod } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

/** A kayak of size s with its paddler. */
function kayak(c: k.Canvas, x: number, y: number, s: number, col: string): string {
  return (
    k.at(
      x,
      y,
      s,
      k.path(k.lens(0, 8, 240, 5), c.p.glint, 'opacity="0.6"') +
        k.path(
          'M-120 -16C-60 -2 60 -2 120 -18C100 10 60 14 0 14C-60 14 -100 8 -120 -16Z',
          c.down(-18, 14, k.fade(hue(c, col, 0.7), hue(c, col, -0.5))),
        ),
    ) +
    person(c, x - 6 * s, y, 118 * s, 'paddle', { top: '#FBF2E0', vest: col, dark: 0.1 }) +
    rod([x - 30 * s, y + 6 * s], [x + 62 * s, y - 62 * s], 4 * s, hue(c, '#6B4A34', -0.2))
  );
}

/** Five carved niches, each with a statue on its pedestal. */
function niches(c: k.Canvas): void {
  for (const [i, x] of [812, 916, 1030, 1156, 1300].entries()) {
    const [w, y] = [36 + i * 6, 590 + i * 12];
    const arch = (q: number): string =>
      `M${x - w * q} ${y}V${y - w * 2.2}A${w * q} ${w * q} 0 0 1 ${x + w * q} ${y - w * 2.2}V${y}Z`;
    c.add(
      k.path(arch(1.12), hue(c, '#F4E6C4', 0.4, 0.14)),
      k.path(
        arch(1),
        c.across(x - w, x + w, k.fade(hue(c, '#4E4636', -0.7, 0.12), hue(c, '#8E7E5E', -0.2, 0.12))),
      ),
      k.figure(c, x, y - w * 0.5, w * 2.4, { top: '#D8C9A8', sarong: '#C4B491', dark: 0.05, depth: 0.1 }),
      k.path(
        k.lines([
          [x - w * 0.66, y],
          [x - w * 0.5, y - w * 0.55],
          [x + w * 0.5, y - w * 0.55],
          [x + w * 0.66, y],
        ]),
        hue(c, '#E2CFA6', 0.2, 0.1),
      ),
    );
  }
}

/** Pandawa: the carved niches in the cliff above a still lagoon with canoes. */
function pandawa(seed: number): string {
  const c = open('pagi', seed, [260, 210], 500, { sun: 46, streaks: 4 });
  c.add(
    k.cumulus(c, 700, 420, 520, 80, 0.6),
    k.sea(c, 470, 1100, { colors: ['#BFE3D6', '#46B7B2', '#7ADBC9'], waves: 50 }),
    k.lightPath(c, 470, 800, { width: 170, opacity: 0.5, count: 100 }),
  );
  c.add(k.breaker(c, -60, 900, 560, 8, 0.85), k.breaker(c, -60, 820, 590, 5, 0.6));
  c.add(
    headland(
      c,
      '640,800 660,640 690,470 740,330 820,270 1000,240 1280,200 1640,170 1640,960 1200,900 900,840',
      0.025,
      7,
      { depth: 0.16, seed: 8, stone: '#EAD8B0', cell: 84 },
    ),
    bushes(c, '860 262 220 70, 1060 236 280 80, 1330 200 320 90, 1560 180 240 110', 0.15),
  );
  niches(c);
  c.add(
    k.beach(c, k.pts('-40,1090 200,1040 460,980 720,900 980,850 1280,850 1660,880'), {
      sand: '#F4E2BC',
      foam: 10,
    }),
  );
  c.add(
    ...parasols(c, '930,920 1050,930 1180,946 1330,968 1500,996', (i) => 96 + i * 14, [
      ['#FBF2E0', k.core.terracotta],
      ['#FBF2E0', k.core.marigold],
    ]),
  );
  c.add(kayak(c, 360, 800, 1.05, k.core.terracotta), kayak(c, 150, 690, 0.6, k.core.marigold));
  c.add(
    k.groundShade(c, 980, 0.35),
    k.palm(c, 60, 1260, 760, { lean: 70, depth: 0, seed: 21 }),
    k.fern(c, 1560, 1230, 240, -110, { seed: 6 }),
  );
  return c.add(k.finish(c, { wash: 0.14 })).svg();
}

/** The pictures of this file. */
export const suasanaPandawa = {
  'suasana/pantai-pandawa': pandawa,
};
