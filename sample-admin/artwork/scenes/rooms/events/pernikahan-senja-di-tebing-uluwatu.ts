/** Event: Pernikahan senja di tebing uluwatu. */

import { slab } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { chair, couple, flowerArch } from '../../../kit/rooms/party.js';
import * as k from '../../../kit.js';

/** The temple on the next cliff. */
function farCliff(c: k.Canvas): void {
  const far = k.rough(k.pts('1230,720 1260,620 1320,560 1440,540 1700,520 1700,800'), 0.06, 5, 3);
  c.add(
    k.cliffFace(c, far, { depth: 0.4, seed: 6, stone: '#C9B592', cell: 50, backlit: 0.2 }),
    k.meru(c, 1450, 545, 110, 3, { depth: 0.36 }),
    k.canopy(c, 1400, 540, 220, 40, { depth: 0.36 }),
    k.canopy(c, 1580, 526, 240, 44, { depth: 0.36 }),
    k.surf(c, k.pts('1180,742 1240,726 1330,742'), 10, 0.6),
  );
}

/** The lawn to the edge of the cliff, a thread of light along it. */
function cliffLawn(c: k.Canvas): void {
  const lip = k.rough(
    k.pts('-60,1260 -60,800 200,784 520,790 900,782 1300,792 1700,780 1700,1260'),
    0.008,
    4,
    4,
  );
  c.add(
    k.path(
      k.lines(lip),
      c.radial(800, 790, 900, [
        [0, k.mix(c.p.leaf[0], c.p.rim, 0.35)],
        [0.4, k.mix(c.p.leaf[1], c.p.leaf[0], 0.3)],
        [1, c.p.leaf[2]],
      ]),
    ),
    k.path(
      k.taper(
        lip.slice(2, 60).filter(([, y]) => y < 830),
        6,
      ),
      c.p.rim,
      'opacity="0.5"',
    ),
  );
}

/** Rows of chairs with flowers along the aisle. */
function seats(c: k.Canvas, v: View): void {
  for (const z of [8.4, 6.4, 4.7])
    for (const s of [-1, 1])
      for (let i = 0; i < 3; i++) c.add(chair(v, s > 0 ? 1.3 + i * 0.68 : -1.75 - i * 0.68, z));
  for (const z of [8.4, 6.4, 4.7])
    for (const s of [-1, 1]) {
      const [x, y] = v.at(s * 1.08, 0.12, z);
      for (let i = 0; i < 5; i++)
        c.add(
          k.at(
            x + (i - 2) * v.scale(0, z) * 0.07,
            y - (i % 2) * v.scale(0, z) * 0.08,
            1,
            k.blossom(c, v.scale(0, z) * 0.075, i + Math.round(z * 9), i % 2 ? '#F7C9B6' : '#FFF6E6'),
          ),
        );
    }
}

/** Uluwatu: vows under a flower arch on the cliff's lawn, the sun half an hour above the sea. */
export function senjaTebing(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 800, y: 470 } });
  const v = new View(c, { horizon: 600, focal: 1150, eye: 1.9, sun: [0, 0.6, 0.8] });
  c.add(seaside(c, 600, { bottom: 900, sun: 84, path: 260, streaks: 15, cloud: false }));
  farCliff(c);
  cliffLawn(c);
  c.add(k.path(v.d(slab(-0.9, 0.9, 11, 1.4, 0.01)), k.tone(c.p, '#FBF2E0', 0.4), 'opacity="0.8"'));
  const [ax, ay] = v.at(0, 0, 10.6);
  c.add(
    k.airGlow(c, ax, ay - 120, 300, 260, c.p.sun, 0.5),
    flowerArch(c, ax, ay, 330, 320, 6),
    couple(c, ax, ay + 12, 196, 0.62),
  );
  seats(c, v);
  c.add(
    k.frangipani(c, -40, 420, 620, 12, 7),
    k.palm(c, 1540, 1150, 780, { lean: -60, depth: 0.02, seed: 4 }),
    k.birds(c, 520, 300, 5, 15, c.p.ink),
    k.groundShade(c, 940, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}
