/** Ticket: Taman kupu kupu batukaru. */

import { body } from '../../../kit/rooms/body.js';
import { ground } from '../../../kit/rooms/garden.js';
import { butterfly, hibiscus } from '../../../kit/rooms/wings.js';
import * as k from '../../../kit.js';

/** The ribs of the net and the light through it. */
function netting(c: k.Canvas): void {
  let ribs = '';
  for (const x of [-160, 160, 480, 800, 1120, 1440, 1760])
    ribs += k.taper(k.curve([x, 900], [x + (800 - x) * 0.1, 260], [800 + (x - 800) * 0.5, 90], 14), 7);
  for (const y of [150, 300, 470, 660])
    ribs += k.taper(k.curve([-40, y + 60], [800, y - 80], [1640, y + 60], 14), 4);
  c.add(
    k.path(ribs, k.tone(c.p, '#7A6A50', 0.2), 'opacity="0.4"'),
    k.rays(c, { angle: 58, spread: 50, length: 1300, count: 7, opacity: 0.45 }),
  );
}

/** A mother and her child. */
function visitors(c: k.Canvas): void {
  c.add(
    body(c, 1180, 1010, 250, {
      pose: 'stand',
      woman: true,
      skirt: true,
      top: '#FBF2E0',
      legs: k.core.lagoon,
      dark: 0.35,
      facing: -1,
      depth: 0.05,
    }),
    body(c, 1070, 1020, 160, {
      pose: 'cheer',
      top: k.core.marigold,
      legs: '#17444E',
      dark: 0.3,
      depth: 0.05,
    }),
  );
}

/** A stem of the hibiscus. */
const stem = (c: k.Canvas, a: k.Pt, b: k.Pt, e: k.Pt): string =>
  k.path(
    k.taper(k.curve(a, b, e, 12), (t) => 13 - 8 * t),
    k.mix(c.p.leaf[2], c.p.leaf[1], 0.3),
  );

/** Stems, leaves, blooms. */
function hibiscusBush(c: k.Canvas): void {
  c.add(
    stem(c, [360, 1240], [420, 1000], [560, 830]),
    stem(c, [420, 1240], [600, 1060], [780, 980]),
    stem(c, [300, 1240], [200, 1040], [240, 900]),
  );
  for (const [x, y, a] of k.triples(
    '430 1010 -160, 470 950 -20, 600 1060 10, 660 1040 -140, 230 1000 190, 250 960 -30, 380 1120 -10, 520 900 170, 700 1010 40',
  ))
    c.add(
      k.at(
        x,
        y,
        1,
        k.path(
          k.taper(
            k.curve([0, 0], [70, -34], [140, 6], 9),
            (t) => 76 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.05)),
          ),
          a % 20 ? c.p.leaf[2] : k.mix(c.p.leaf[2], c.p.leaf[1], 0.7),
        ) + k.path(k.taper(k.curve([0, 0], [70, -34], [134, 6], 9), 3), c.p.leaf[0], 'opacity="0.5"'),
        a,
      ),
    );
  c.add(
    hibiscus(c, 570, 820, 130, '#D9483A', -20),
    hibiscus(c, 790, 980, 108, '#E8855A', 40),
    hibiscus(c, 236, 890, 100, '#D9483A', 160),
  );
}

function butterflies(c: k.Canvas): void {
  c.add(
    butterfly(c, 600, 560, 560, '#3FA65A', { rot: 16, spots: '#F6D04A', fold: 0.72 }),
    butterfly(c, 1130, 430, 230, '#F2A51E', { rot: -18, depth: 0.05 }),
    butterfly(c, 320, 380, 170, '#57A0C0', { rot: 30, depth: 0.12 }),
    butterfly(c, 930, 250, 120, '#FBF2E0', { rot: -30, depth: 0.25, edge: '#5A4A3A' }),
    butterfly(c, 1360, 640, 150, '#C2553A', { rot: 22, depth: 0.12 }),
    butterfly(c, 1480, 300, 100, '#F2A51E', { rot: 10, depth: 0.3 }),
  );
}

/** Batukaru: a birdwing and its company over hibiscus inside the netted garden. */
export function kupuKupu(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 420, y: 170 } });
  c.add(
    k.sky(c, 900),
    k.sun(c, 54, { glow: 12 }),
    k.volcano(c, { x: 1180, base: 720, height: 330, width: 1300, depth: 0.8, seed: 24, crater: 0.05 }),
    k.hazeBand(c, 640, 150, 0.8),
    k.canopy(c, 300, 760, 900, 240, { depth: 0.5 }),
    k.canopy(c, 1250, 770, 900, 230, { depth: 0.45 }),
  );
  netting(c);
  c.add(
    ground(c, 850, '#7FA050', 0.3),
    k.canopy(c, 160, 930, 520, 230, { depth: 0.14, seed: 3 }),
    k.canopy(c, 1480, 930, 480, 230, { depth: 0.14, seed: 7 }),
  );
  visitors(c);
  hibiscusBush(c);
  butterflies(c);
  c.add(k.fern(c, 1560, 1240, 380, -105, { seed: 4 }), k.groundShade(c, 1040, 0.4));
  return c.add(k.finish(c, { vignette: 0.36 })).svg();
}
