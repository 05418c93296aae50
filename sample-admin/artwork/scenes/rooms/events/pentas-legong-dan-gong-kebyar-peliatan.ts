/** Event: Pentas legong dan gong kebyar peliatan. */

import { audience } from '../../../kit/rooms/body.js';
import { gamelan, legong } from '../../../kit/rooms/dance.js';
import { ground } from '../../../kit/rooms/garden.js';
import { lamp } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** Peliatan: three legong dancers before the split gate, gongs on both sides. */
export function legongPeliatan(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1080, y: 200 } });
  c.add(
    k.sky(c, 800),
    k.stars(c, 420, 140),
    k.palm(c, 170, 800, 560, { lean: 60, depth: 0.3, seed: 5 }),
    k.palm(c, 1450, 800, 600, { lean: -60, depth: 0.3, seed: 8 }),
    k.canopy(c, 800, 560, 1500, 240, { depth: 0.3 }),
  );
  c.add(
    k.wall(c, -20, 560, [810, 810], [190, 190], { depth: 0.08, pillars: 3 }),
    k.wall(c, 1620, 1040, [810, 810], [190, 190], { depth: 0.08, pillars: 3 }),
  );
  c.add(
    k.airGlow(c, 800, 600, 520, 480, '#F7A94A', 0.75),
    k.candiBentar(c, 800, 820, 660, { gap: 150, depth: 0.02 }),
    k.airGlow(c, 800, 760, 240, 300, '#FFD890', 0.7),
  );
  c.add(
    ground(c, 806, '#A97A50', 0.4),
    k.airGlow(c, 800, 980, 820, 230, '#F7B95A', 0.7),
    k.steps(c, 800, 812, 190, 60, 4, { spread: 1.5 }),
  );
  for (const [x, col] of [
    [430, k.core.marigold],
    [1170, k.core.marigold],
    [300, '#FBF2E0'],
    [1300, '#FBF2E0'],
  ] as const)
    c.add(k.tedung(c, x, 850, 360, col));
  for (const x of [540, 1060]) c.add(k.penjor(c, x, 840, 520, x < 800 ? 1 : -1, { seed: x }));
  c.add(
    gamelan(c, 90, 930, 128, 118),
    gamelan(c, 1520, 930, 128, -118, -1),
    gamelan(c, 40, 1030, 150, 140),
    gamelan(c, 1570, 1030, 150, -140, -1),
  );
  for (const [x, y] of k.pts('560,872 1040,872 470,1110 1130,1110'))
    c.add(
      k.rect(x - 4, y - 92, 8, 92, k.tone(c.p, '#7A5236', 0)),
      lamp(c, x, y - 100, 11, { reach: 11, power: 0.6 }),
    );
  c.add(
    k.path(
      k.lens(600, 1002, 230, 16) + k.lens(1010, 1002, 230, 16) + k.lens(800, 1092, 300, 20),
      c.p.ink,
      'opacity="0.4"',
    ),
    legong(c, 590, 1000, 350, 1, '#2F7A8A'),
    legong(c, 1010, 1000, 350, -1, '#2F7A8A'),
    legong(c, 800, 1090, 450, 1, '#1F7A5A'),
  );
  c.add(
    audience(c, -60, 1660, 1262, { rows: 1, size: 210, seed: 6, dark: 0.85, rim: '#F7B95A', chairs: false }),
  );
  return c.add(k.finish(c, { vignette: 0.48, wash: 0.06 })).svg();
}
