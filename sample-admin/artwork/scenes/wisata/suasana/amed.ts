/** Jukung on the beach of Amed. */

import * as k from '../../../kit.js';
import { shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { agung, open } from '../parts/setting.js';

/** Black pebbles, larger towards the viewer. */
function pebbles(c: k.Canvas): void {
  let d = '';
  for (let i = 0; i < 120; i++) {
    const t = c.r.next() ** 0.7;
    d += k.lens(
      c.r.range(-20, 1620),
      985 + t * 210,
      (10 + 34 * t) * c.r.range(0.5, 1.2),
      (2 + 7 * t) * c.r.range(0.6, 1.1),
    );
  }
  c.add(k.path(d, c.p.ink, 'opacity="0.3"'));
}

/** Amed at noon: jukung drawn up on black pebbles under Agung. */
function amedSiang(seed: number): string {
  const c = open('siang', seed, [1260, 140], 620, { sun: 42, rings: false, streaks: 3 });
  c.add(
    agung(c, { x: 480, base: 660, height: 480, width: 1700, depth: 0.62 }),
    k.cumulus(c, 420, 470, 560, 90, 0.8),
    k.cumulus(c, 1180, 520, 560, 90, 0.75),
    k.hazeBand(c, 590, 80, 0.6),
  );
  c.add(
    k.ridge(c, {
      y: 610,
      amp: 50,
      depth: 0.4,
      seed: 6,
      span: 260,
      trees: 8,
      shape: (x) => (x < 900 ? (x - 300) * 0.06 : 40 + (x - 900) * 0.4),
    }),
  );
  c.add(k.sea(c, 640, 1000, { waves: 50 }), k.airGlow(c, 1000, 930, 700, 90, '#7FE0D0', 0.7));
  c.add(
    k.jukung(c, 1200, 706, 130, { depth: 0.35 }),
    k.jukung(c, 820, 690, 80, { depth: 0.45, dir: -1, sail: ['#FBF2E0', k.core.lagoon, '#FBF2E0'] }),
  );
  c.add(
    k.beach(c, k.pts('-40,930 260,950 560,930 860,950 1200,930 1660,900'), { sand: '#5A5A55', foam: 13 }),
  );
  pebbles(c);
  const sails = [
    [k.core.terracotta, '#FBF2E0', k.core.marigold],
    ['#FBF2E0', k.core.lagoon, k.core.deepSea],
    [k.core.marigold, '#FBF2E0', k.core.terracotta],
  ] as const;
  for (const [i, [x, y, l]] of k.triples('1330 985 430, 880 1030 520, 330 1100 640').entries())
    c.add(
      shade(c, x, y + l * 0.045, l * 1.15, l * 0.035, 0.4),
      k.jukung(c, x, y, l, { dir: i === 1 ? 1 : -1, sail: i === 1 ? (sails[1] ?? false) : false }),
    );
  c.add(
    person(c, 1110, 1060, 150, 'stand', { top: k.core.lagoon, bottom: '#6A5F52', hat: 'caping', dark: 0.12 }),
    k.groundShade(c, 1000, 0.4),
    k.palm(c, 1590, 1250, 860, { lean: -110, depth: 0, seed: 12 }),
  );
  return c.add(k.finish(c, { wash: 0.14 })).svg();
}

/** The pictures of this file. */
export const suasanaAmed = {
  'suasana/jukung-amed-siang': amedSiang,
};
