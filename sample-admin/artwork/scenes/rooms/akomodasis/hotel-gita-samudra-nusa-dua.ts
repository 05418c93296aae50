/** Stay: Hotel gita samudra nusa dua. */

import { seaside } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground, oval } from '../../../kit/rooms/garden.js';
import { wing } from '../../../kit/rooms/house.js';
import { lounger, parasol, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** Nusa Dua: low wings around a lagoon pool, palms, the beach beyond. */
export function gitaSamudra(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1120, y: 210 } });
  const v = new View(c, { horizon: 420, focal: 1150, eye: 6.2, sun: [0.5, 0.9, 0.1] });
  c.add(seaside(c, 420, { bottom: 560, sun: 54, path: 120, streaks: 6 }));
  c.add(
    k.beach(c, k.pts('-40,520 400,508 800,516 1200,506 1640,520'), { foam: 5 }),
    ground(c, 545, '#7FA650', 0.55),
  );
  for (const [x, h, l] of k.triples(
    '90 260 20, 520 200 18, 610 170 -14, 1010 190 14, 1090 220 -22, 1520 270 -26',
  ))
    c.add(k.palm(c, x, 566, h, { lean: l, depth: 0.3, seed: x }));
  c.add(k.canopy(c, 320, 545, 420, 80, { depth: 0.28 }), k.canopy(c, 1290, 545, 420, 80, { depth: 0.28 }));
  c.add(
    wing(c, v, [-21, 0, 26], 10.5, 22, { bays: 4, balcony: true, depth: 0.12, roof: '#B5613F', roofH: 3 }),
    wing(c, v, [10.5, 0, 26], 10.5, 22, {
      bays: 4,
      balcony: true,
      depth: 0.12,
      roof: '#B5613F',
      roofH: 3,
      seed: 3,
    }),
  );
  c.add(
    k.path(v.d(oval(0, 0.01, 26, 8.6, 14, 0.1)), k.tone(c.p, '#D9C7A2', 0.6)),
    pool(c, v, oval(0, 0.02, 26, 7.6, 12.8, 0.1), {
      far: '#BFE9DC',
      mid: '#3FB5B0',
      near: '#15808C',
      glints: 90,
    }),
  );
  c.add(
    k.path(v.d(oval(-1.5, 0.04, 29, 1.6, 1.6, 0.1)), k.tone(c.p, '#7FA650', 0.3)),
    k.palm(c, v.at(-1.5, 0, 29)[0], v.at(-1.5, 0, 29)[1], 210, { lean: 30, depth: 0.1, seed: 4 }),
  );
  for (const [x, z] of k.triples('9.6 31 0, 10 24 0, -10.2 29 0, -9.2 22 0'))
    c.add(
      parasol(c, v, x, 0, z, 2.7, '#FBF2E0'),
      lounger(c, v, x - 1.2, 0, z - 2),
      lounger(c, v, x + 0.4, 0, z - 2),
    );
  const bx = v.at(1.8, 0, 22);
  c.add(
    k.group(
      body(c, bx[0], bx[1] + 44, 100, { woman: true, top: k.core.terracotta, dark: 0.3 }),
      c.clip(`M0 0H1600V${bx[1]}H0Z`),
    ),
    k.path(k.lens(bx[0], bx[1], 70, 4), '#FFFFFF', 'opacity="0.7"'),
  );
  c.add(k.palm(c, 130, 1210, 900, { lean: 70, depth: 0.02, seed: 3 }));
  c.add(
    k.bananaLeaf(c, 620, 1260, 460, -70, { seed: 2, shade: 0.5 }),
    k.bananaLeaf(c, 560, 1260, 420, -130, { seed: 3, shade: 0.7 }),
    k.fern(c, 1180, 1240, 320, -90, { seed: 7 }),
    k.groundShade(c, 900, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.34 })).svg();
}
