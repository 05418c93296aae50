/** Ticket: Taman satwa wana gianyar. */

import { deer } from '../../../kit/rooms/animals.js';
import { hills } from '../../../kit/rooms/backdrop.js';
import { ground } from '../../../kit/rooms/garden.js';
import * as k from '../../../kit.js';

/** Gianyar: a timor stag and his herd on the plain, dark against the setting sun. */
export function tamanSatwa(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 700, y: 560 } });
  c.add(
    hills(c, 620, {
      seed: 101,
      sun: 168,
      ridges: 3,
      palms: '1380 170 20, 1480 210 -26, 900 120 10',
      volcano: [1180, 210, 1000],
    }),
  );
  c.add(ground(c, 660, '#A8843F', 0.5), k.hazeBand(c, 680, 80, 0.5));
  c.add(
    k.banyan(c, 1360, 910, 660, { depth: 0.06, seed: 5 }),
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
      deer(c, x, y, h, { facing: f, grazing: g === 1, depth: 0.2, dark: 0.7 }),
    );
  c.add(
    k.grass(c, -20, 1620, (x) => 900 - 16 * Math.sin(x / 230), 40, k.mix(c.p.leaf[1], c.p.leaf[0], 0.5), 10),
  );
  c.add(
    k.path(k.lens(900, 1032, 460, 22) + k.lens(560, 1064, 520, 24), c.p.ink, 'opacity="0.32"'),
    deer(c, 930, 1030, 230, { facing: -1, grazing: true, dark: 0.92 }),
    deer(c, 540, 1062, 330, { facing: 1, stag: true, dark: 0.96 }),
  );
  c.add(
    k.grass(c, -20, 1620, (x) => 1130 - 22 * Math.sin(x / 190), 74, k.mix(c.p.leaf[2], c.p.leaf[0], 0.45), 9),
    k.grass(c, -20, 1620, (x) => 1216 - 12 * Math.sin(x / 150), 110, c.p.ink, 9),
    k.birds(c, 760, 300, 7, 16),
    k.groundShade(c, 1000, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
