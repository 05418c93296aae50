/** Stay: Homestay pekarangan penglipuran. */

import { slab } from '../../../kit/corners.js';
import { body } from '../../../kit/rooms/body.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { angkul } from '../../../kit/rooms/dwellings.js';
import { bicycle, ground } from '../../../kit/rooms/garden.js';
import * as k from '../../../kit.js';

/** Evening sky, forest and the temple at the end of the lane. */
function bambooForest(c: k.Canvas): void {
  c.add(k.sky(c, 680), k.sun(c, 74, { glow: 9 }), k.streaks(c, 120, 400, 7, 0.5));
  c.add(k.ridge(c, { y: 520, amp: 60, depth: 0.6, seed: 6, trees: 14 }), k.hazeBand(c, 560, 90, 0.7));
  for (const [x, h, l] of k.triples(
    '560 330 -14, 610 400 10, 660 350 -10, 880 380 12, 940 330 -8, 1000 400 10',
  ))
    c.add(k.bamboo(c, x, 640, h, { lean: l / 60, culms: 4, depth: 0.45, seed: x }));
  c.add(
    k.meru(c, 760, 612, 190, 5, { depth: 0.34 }),
    k.hazeBand(c, 600, 70, 0.6),
    ground(c, 628, '#7F9A50', 0.4),
  );
}

/** The lane climbs towards the temple. */
const rise = (z: number): number => z * 0.012;

/** Flagstones, their joints and the light along the middle. */
function lane(c: k.Canvas, v: View): void {
  c.add(
    v.face(p3(-2, rise(52), 52, 2, rise(52), 52, 2, 0, 1, -2, 0, 1), [0, 1, 0], '#A59B8D', {
      k: 0.45,
      grade: 0.15,
    }),
  );
  for (let z = 2.4; z < 50; z *= 1.16)
    c.add(k.path(v.d(slab(-2, 2, z, z + z * 0.012, 0.02 + rise(z))), c.p.ink, 'opacity="0.22"'));
  c.add(
    k.path(
      v.d(p3(-0.5, rise(52) + 0.02, 52, 0.5, rise(52) + 0.02, 52, 0.5, 0.02, 1, -0.5, 0.02, 1)),
      c.p.glow,
      'opacity="0.35"',
    ),
  );
}

/** Gates, trees, bridges over the gutter and penjor, from far to near. */
function houses(c: k.Canvas, v: View): void {
  for (const z of [46, 38.6, 31.2, 24.4, 18, 12, 6.4]) {
    const depth = k.clamp(z / 90, 0.02, 0.5);
    for (const s of [-1, 1] as const) {
      c.add(
        k.canopy(c, ...v.at(s * 8, 3.2, z + 3), v.scale(0, z) * 6.4, v.scale(0, z) * 3, {
          depth: depth + 0.05,
          seed: z * 3 + s,
        }),
      );
      c.add(angkul(c, v, s * 4, rise(z), z, s, { depth, lit: s > 0 && z === 12 }));
      c.add(
        k.path(
          v.d(slab(s * 2.1, s * 3.9, z + 2.4, z + 0.4, rise(z) + 0.02)),
          k.tone(c.p, '#8F8676', 0.1),
          'opacity="0.7"',
        ),
      );
      if (z > 7 && z < 32)
        c.add(
          k.penjor(c, ...v.at(s * 3.1, rise(z), z + 3.6), v.scale(0, z) * 5, s > 0 ? -1 : 1, {
            depth,
            seed: z,
          }),
        );
    }
  }
}

/** A child on a bicycle. */
function cyclist(c: k.Canvas, v: View): void {
  const [bx, by] = v.at(-0.6, 0, 10);
  const r = v.scale(0, 10) * 0.3;
  c.add(
    k.path(k.lens(bx, by, r * 6, r * 0.25), c.p.ink, 'opacity="0.35"'),
    bicycle(c, bx, by, r, { dir: -1, color: k.core.terracotta, dark: 0.3 }),
    body(c, bx + r * 0.35, by - r * 0.7, r * 5.2, { pose: 'ride', facing: -1, dark: 0.5, top: '#FBF2E0' }),
  );
}

/** Penglipuran: the stone lane empty again at five, children cycling between the gates. */
export function pekaranganPenglipuran(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 760, y: 330 } });
  const v = new View(c, { horizon: 610, focal: 1100, eye: 2, cx: 760, sun: [-0.2, 0.7, 0.7], fill: 0.12 });
  bambooForest(c);
  lane(c, v);
  houses(c, v);
  cyclist(c, v);
  c.add(
    k.figure(c, ...v.at(1.3, 0.2, 15), v.scale(0, 15) * 1.6, {
      woman: true,
      dark: 0.55,
      sarong: k.core.lagoon,
    }),
    k.airGlow(c, 760, 640, 520, 130, c.p.glow, 0.6),
    k.groundShade(c, 930, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.44, wash: 0.28 })).svg();
}
