/** Ticket: Taman satwa wana gianyar. */

import { deer } from '../../../kit/rooms/animals.js';
import { hills } from '../../../kit/rooms/backdrop.js';
import { ground } from '../../../kit/rooms/garden.js';
import * as k from '../../../kit.js';

/** Gianyar: timor deer on the plain under a great tree, the park train far behind. */
export function tamanSatwa(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 430, y: 420 } });
  c.add(
    hills(c, 620, {
      seed: 101,
      sun: 84,
      ridges: 3,
      palms: '1380 170 20, 1480 210 -26, 900 120 10',
      volcano: [1080, 250, 1100],
    }),
  );
  c.add(ground(c, 660, '#BFA957', 0.7), k.hazeBand(c, 680, 80, 0.5));
  for (const [x, y, w] of k.triples('1120 700 90, 1216 704 90, 1312 708 90'))
    c.add(
      k.rect(x - w / 2, y - 44, w, 26, k.aerial(c.p, k.tone(c.p, k.core.terracotta, 0), 0.25)),
      k.rect(x - w / 2 - 5, y - 66, w + 10, 10, k.aerial(c.p, k.tone(c.p, '#FBF2E0', 0.3), 0.2)),
      k.rect(x - w / 2 + 4, y - 58, 3, 36, c.p.near),
      k.rect(x + w / 2 - 8, y - 58, 3, 36, c.p.near),
      `<circle cx="${x - 26}" cy="${y - 14}" r="9" fill="${c.p.near}"/><circle cx="${x + 26}" cy="${y - 14}" r="9" fill="${c.p.near}"/>`,
    );
  c.add(
    k.banyan(c, 1330, 900, 640, { depth: 0.1, seed: 5 }),
    k.path(k.lens(1180, 910, 900, 40), c.p.ink, 'opacity="0.3"'),
  );
  for (const [x, y, h, f, g] of [
    [760, 748, 74, -1, 1],
    [860, 760, 80, 1, 0],
    [960, 776, 86, -1, 1],
    [300, 770, 84, 1, 1],
  ] as const)
    c.add(
      k.path(k.lens(x, y, h * 1.5, 7), c.p.ink, 'opacity="0.3"'),
      deer(c, x, y, h, { facing: f, grazing: g === 1, depth: 0.14, dark: 0.3 }),
    );
  c.add(
    k.grass(c, -20, 1620, (x) => 900 - 16 * Math.sin(x / 230), 40, k.mix(c.p.leaf[1], c.p.leaf[0], 0.5), 10),
  );
  c.add(
    k.path(k.lens(900, 1032, 460, 22) + k.lens(560, 1064, 520, 24), c.p.ink, 'opacity="0.32"'),
    deer(c, 930, 1030, 230, { facing: -1, grazing: true, dark: 0.34 }),
    deer(c, 540, 1062, 330, { facing: 1, stag: true, dark: 0.38 }),
  );
  c.add(
    k.grass(c, -20, 1620, (x) => 1130 - 22 * Math.sin(x / 190), 74, k.mix(c.p.leaf[2], c.p.leaf[0], 0.45), 9),
    k.grass(c, -20, 1620, (x) => 1216 - 12 * Math.sin(x / 150), 110, c.p.ink, 9),
    k.birds(c, 760, 300, 7, 16),
    k.groundShade(c, 1000, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
