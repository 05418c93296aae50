/** Event: Seminar kopi dan tanah vulkanik kintamani. */

import { bright, table } from '../../../kit/food.js';
import { heap, steam } from '../../../kit/heap.js';
import { hills } from '../../../kit/rooms/backdrop.js';
import { contact, cup, dish, fruit } from '../../../kit/rooms/still.js';
import * as k from '../../../kit.js';

/** A spray of coffee leaves and cherries hanging into the sheet from a corner. */
function coffeeBranch(c: k.Canvas): string {
  let out = k.path(
    k.taper(k.curve([1640, -20], [1420, 70], [1130, 190], 14), (t) => 20 - 14 * t),
    k.mix(c.p.ink, '#7C6A58', 0.4),
  );
  for (let i = 0; i < 12; i++)
    out += k.at(
      1610 - i * 42,
      10 + i * 15,
      1,
      k.path(
        k.taper(
          k.curve([0, 0], [30, i % 2 ? -70 : 66], [70, i % 2 ? -150 : 140], 9),
          (t) => 66 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.06)),
        ),
        [c.p.leaf[2], k.mix(c.p.leaf[2], c.p.leaf[1], 0.6), k.mix(c.p.leaf[2], c.p.ink, 0.35)][i % 3] ??
          c.p.leaf[2],
      ),
      14,
    );
  for (let i = 0; i < 14; i++)
    out += fruit(
      c,
      1200 + (i % 7) * 56 + (i > 6 ? 22 : 0),
      160 - (i % 7) * 17 + ((i * 37) % 44),
      20,
      i % 4 ? '#B8331F' : '#D98A2A',
    );
  return out;
}

/** Coffee bushes with red cherries. */
function coffeeGrove(c: k.Canvas): void {
  for (const [i, [x, y, w, h]] of k
    .quads('80 720 360 150, 420 730 300 120, 760 736 280 110, 1080 730 320 130, 1440 716 420 180')
    .entries())
    c.add(k.canopy(c, x, y, w, h, { depth: 0.22, seed: i + 3 }));
  let cherries = '';
  for (let i = 0; i < 70; i++)
    cherries += `<circle cx="${k.n(c.r.range(0, 1600))}" cy="${k.n(c.r.range(690, 760))}" r="${k.n(c.r.range(3, 6))}"/>`;
  c.add(`<g fill="${k.tone(c.p, '#C0402A', 0.3)}" opacity="0.85">${cherries}</g>`);
}

/** Six cups in a receding row, the nearest at the right. */
function cuppingRow(c: k.Canvas): void {
  const row: [number, number, number, string][] = [
    [330, 806, 40, '#6B3A1E'],
    [450, 830, 49, '#4A2614'],
    [592, 862, 60, '#7A4422'],
    [764, 904, 75, '#55301A'],
    [980, 956, 95, '#633618'],
    [1262, 1010, 124, '#40210F'],
  ];
  for (const [x, y, r, brew] of row) c.add(cup(c, x, y, r, brew));
  c.add(
    k.path(
      k.smooth(k.pts('1180,1000 1240,982 1320,990 1350,1008 1290,1022 1220,1018')),
      '#D9A874',
      `opacity="0.5" ${c.blur(4)}`,
    ),
    steam(c, 1262, 990, 420, { opacity: 0.42, wisps: 4 }),
    steam(c, 980, 940, 300, { opacity: 0.3 }),
    steam(c, 764, 896, 220, { opacity: 0.26 }),
  );
}

/** Catur: a cupping row on a farm table, its steam against the volcano. */
export function seminarKopi(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 430, y: 210 } });
  c.add(
    hills(c, 560, { volcano: [980, 360, 1300], seed: 71, sun: 60, palms: '', ridges: 3 }),
    k.sea(c, 560, 640, { waves: 26 }),
    k.hazeBand(c, 560, 70, 0.7),
    k.ridge(c, { y: 640, amp: 30, depth: 0.4, seed: 14, span: 300, trees: 22 }),
    k.hazeBand(c, 680, 80, 0.6),
  );
  coffeeGrove(c);
  bright(c);
  c.add(
    table(c, 770, '#8A5A38', { planks: 8, slant: -60 }),
    k.rect(0, 764, 1600, 10, k.tone(c.p, '#E0B47A', 0.8)),
    k.airGlow(c, 430, 820, 760, 240, c.p.glow, 0.5),
  );
  cuppingRow(c);
  // Cherries, parchment and roasted beans: the three stages beside the cups.
  c.add(
    dish(c, 250, 1010, 210, 120, '#B0804A', '#5E2418'),
    ...Array.from({ length: 46 }, (_, i) => {
      const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 46)];
      return { x: 250 + Math.cos(a) * q * 158, y: 1000 + Math.sin(a) * q * 66 - (1 - q) * 56, i };
    })
      .sort((p, q) => p.y - q.y)
      .map(({ x, y, i }) =>
        fruit(c, x, y, 27, ['#B8331F', '#C94A2A', '#8F2418', '#D98A2A'][i % 4] ?? '#B8331F'),
      ),
    contact(c, 640, 1130, 170),
    heap(c, 640, 1126, 330, 50, ['#4A2816', '#6B3A1E', '#3A1E10', '#7F4A28'], 'round', {
      seed: 9,
      size: 36,
      count: 120,
    }),
    k.path(
      k.taper(k.pts('800,1150 900,1120 1010,1080'), (u) => 16 - u * 4),
      k.tone(c.p, '#D9DAD0', 0.6),
    ),
    `<ellipse cx="786" cy="1156" rx="44" ry="24" fill="${k.tone(c.p, '#C9CCC4', 0.4)}"/>`,
    coffeeBranch(c),
    k.groundShade(c, 1060, 0.35),
  );
  return c.add(k.finish(c, { vignette: 0.38, wash: 0.26 })).svg();
}
