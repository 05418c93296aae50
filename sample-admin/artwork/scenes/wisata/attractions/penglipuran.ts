/** The stone lane of Penglipuran, built in metres: x from the lane's middle, h above the stones, z away from the viewer. */
import * as corners from '../../../kit/corners.js';
import * as k from '../../../kit.js';
import { hue, shade } from '../parts/marks.js';
import { agung, bushes, open } from '../parts/setting.js';

/** Pixels per metre at a distance of one metre; the lane ends in the vanishing point 800,600. */
const FOCAL = 800;

/** Colour of the joints between the stones. */
const JOINT = '#5E6058';

const at = (x: number, h: number, z: number): k.Pt => [800 + (x * FOCAL) / z, 600 + ((1.6 - h) * FOCAL) / z];

const face = (corners: readonly corners.P3[], fill: string, attrs = ''): string =>
  k.path(k.lines(corners.map(([x, h, z]) => at(x, h, z))), fill, attrs);

/** A rectangle lying at height h. */
const slab = (
  x: readonly [number, number],
  h: number,
  z: readonly [number, number],
  fill: string,
  attrs = '',
): string => face(corners.slab(x[0], x[1], z[0], z[1], h), fill, attrs);

/** A rectangle standing along the lane at x. */
const flank = (x: number, h: readonly [number, number], z: readonly [number, number], fill: string): string =>
  face(corners.flank(x, z[0], z[1], h[0], h[1]), fill);

/** A rectangle standing across the lane at z. */
const front = (x: readonly [number, number], h: readonly [number, number], z: number, fill: string): string =>
  face(corners.upright(x[0], x[1], h[0], h[1], z), fill);

/** Light on what faces the lane from side q: the left side lies in shade. */
const lit = (q: -1 | 1): number => (q < 0 ? -0.35 : 0.35);

/** The lawn, the lane on it, the joints along it and its kerbs. */
function lane(c: k.Canvas): void {
  c.add(
    slab(
      [-9, 9],
      0,
      [80, 1.9],
      c.down(600, 1210, [
        [0, k.mix(c.p.leaf[0], c.p.haze, 0.4)],
        [0.3, c.p.leaf[1]],
        [1, k.mix(c.p.leaf[2], c.p.leaf[1], 0.4)],
      ]),
    ),
    slab(
      [-1.7, 1.7],
      0,
      [80, 1.9],
      c.down(600, 1210, [
        [0, '#F7EBCB'],
        [0.3, '#DCC9A2'],
        [1, '#8F8468'],
      ]),
    ),
  );
  for (const x of [-0.9, 0, 0.9]) c.add(slab([x - 0.015, x + 0.015], 0, [60, 1.9], JOINT, 'opacity="0.3"'));
  for (const q of [-1, 1])
    c.add(slab([q * 1.7, q * 1.86], 0.08, [80, 1.9], hue(c, '#B5AA94', q < 0 ? 0.7 : 0)));
}

/** Joints across the lane, closer together with the distance. */
function crossJoints(c: k.Canvas): void {
  for (let z = 2.2; z < 60; z *= 1.28) c.add(slab([-1.7, 1.7], 0, [z, z * 1.035], JOINT, 'opacity="0.35"'));
}

/** A bed of flowers on either side: leaves in dabs, petals in four colours over them. */
function flowerBeds(c: k.Canvas): void {
  const petals = new Map<string, string>();
  for (let i = 0; i < 420; i++) {
    const [z, q] = [2.4 + c.r.next() ** 2 * 26, c.r.chance(0.5) ? 1 : -1];
    const [x, y] = at(q * c.r.range(1.95, 2.5), c.r.range(0.06, 0.34), z);
    const s = (FOCAL / z) * 0.045;
    const color = c.r.pick(['#D9477A', '#F2A51E', '#FBF2E0', '#E0664A']);
    petals.set(
      color,
      `${petals.get(color) ?? ''}M${k.n(x - s)} ${k.n(y)}Q${k.n(x)} ${k.n(y - s * 1.5)} ${k.n(x + s)} ${k.n(y)}Q${k.n(x)} ${k.n(y + s * 1.3)} ${k.n(x - s)} ${k.n(y)}Z`,
    );
  }
  for (let i = 0; i < 60; i++) {
    const [z, q] = [2.6 + c.r.next() ** 2 * 24, c.r.chance(0.5) ? 1 : -1];
    const [x, y] = at(q * 2.25, 0.1, z);
    const s = FOCAL / z;
    c.add(
      k.canopy(c, x, y, s * 0.7, s * 0.36, {
        depth: Math.min(0.4, z / 60),
        seed: i,
        leaf: Math.max(5, s * 0.06),
      }),
    );
  }
  for (const [color, d] of petals) c.add(k.path(d, hue(c, color, 0.5, 0.06)));
}

/** The yard wall behind a gate, and a shrub looking over it. */
function yardWall(c: k.Canvas, q: -1 | 1, z: number, depth: number): void {
  c.add(
    flank(q * 3.1, [0, 1.5], [z * 1.3, z], hue(c, '#B98A62', lit(q), depth)),
    flank(q * 3.1, [1.5, 1.72], [z * 1.3, z], hue(c, '#8F8878', lit(q), depth)),
  );
  // The nearest gates stand free.
  if (z <= 4.5) return;
  const [x, y] = at(q * 3.1, 0.2, z * 1.2);
  const s = FOCAL / z;
  c.add(
    k.canopy(c, x - q * s * 0.25, y - s * 0.1, s * 0.9, s * 0.6, {
      depth,
      seed: Math.round(z * 9 + q),
      leaf: Math.max(5, s * 0.09),
    }),
  );
}

/** A yard's gate from z0 to z1: the door towards the lane, plinth and panel towards the viewer, the roof on top. */
function gate(c: k.Canvas, q: -1 | 1, z0: number, z1: number, depth: number): void {
  c.add(
    flank(q * 2.9, [0, 2.5], [z0, z1], hue(c, '#C98F66', lit(q) + 0.15, depth)),
    flank(q * 2.9, [0.3, 2], [z0 * 1.035, z1 * 0.965], hue(c, '#4A3A2E', -0.5, depth)),
    front([q * 2.9, q * 4], [0, 2.5], z0, hue(c, '#B87850', -0.15, depth)),
    front([q * 2.9, q * 4], [0, 0.5], z0, hue(c, '#9A9284', -0.2, depth)),
    front([q * 3.1, q * 3.8], [0.9, 2.1], z0, hue(c, '#C99468', 0.1, depth)),
  );
  const near = z0 * 0.98;
  const mid = (z0 + z1) / 2;
  const eaves: corners.P3 = [q * 2.55, 2.45, near];
  const top: corners.P3 = [q * 3.45, 3.6, mid];
  const outer: corners.P3 = [q * 4.35, 2.45, near];
  c.add(
    face(
      [eaves, top, [q * 3.45, 3.6, mid * 1.01], [q * 2.55, 2.45, z1 * 1.02]],
      hue(c, '#6E5A46', lit(q) + 0.25, depth),
    ),
    face([eaves, top, outer], hue(c, '#57483B', -0.25, depth)),
    face([eaves, outer, [q * 4.35, 2.32, near], [q * 2.55, 2.32, near]], hue(c, '#3E3228', -0.5, depth)),
  );
}

/** A penjor on either side, bent over the lane. */
function penjorPair(c: k.Canvas, z: number): void {
  for (const q of [-1, 1] as const) {
    const [x, y] = at(q * 2.1, 0, z);
    c.add(
      k.penjor(c, x, y, (FOCAL / z) * 5.4, q === -1 ? 1 : -1, {
        depth: Math.min(0.3, z / 50),
        seed: Math.round(z),
      }),
    );
  }
}

/** A villager walking up the lane. */
function walker(c: k.Canvas): void {
  const [x, y] = at(0.5, 0, 12);
  c.add(k.figure(c, x, y, (FOCAL / 12) * 1.62, { pose: 'walk', dark: 0.3, depth: 0.14, facing: -1 }));
}

/** A woman with her offering, near the viewer. */
function offeringBearer(c: k.Canvas): void {
  const [x, y] = at(-0.5, 0, 5.6);
  c.add(
    shade(c, x, y + 2, 150, 7, 0.35),
    k.figure(c, x, y, (FOCAL / 5.6) * 1.6, {
      pose: 'offering',
      top: '#FBF2E0',
      sarong: k.core.terracotta,
      dark: 0.15,
    }),
  );
}

/** Penglipuran: one straight stone lane between equal gates, up to the temple. */
function penglipuran(seed: number): string {
  const c = open('pagi', seed, [520, 230], 560, { sun: 50, streaks: 4 });
  c.add(
    agung(c, { x: 860, base: 640, height: 260, width: 1100, depth: 0.8, crater: 0.03, concave: 1.9 }),
    k.hazeBand(c, 570, 80, 0.7),
    bushes(c, '560 560 260 130, 1040 560 280 150, 700 590 140 70, 900 590 140 70', 0.5),
    k.meru(c, 800, 600, 120, 5, { depth: 0.4 }),
    k.candiBentar(c, 800, 606, 70, { gap: 16, depth: 0.36 }),
  );
  lane(c);
  flowerBeds(c);
  crossJoints(c);
  for (const z of [46, 34, 26, 20, 15.5, 12, 9.2, 7, 5.2, 3.7]) {
    const depth = Math.min(0.46, z / 60 + 0.02);
    for (const q of [-1, 1] as const) {
      yardWall(c, q, z, depth);
      gate(c, q, z, z * 1.13, depth);
    }
    if (z === 15.5 || z === 9.2) penjorPair(c, z);
    if (z === 12) walker(c);
    if (z === 5.2) offeringBearer(c);
  }
  return c
    .add(
      k.rays(c, { angle: 70, spread: 60, length: 1100, count: 6, opacity: 0.22 }),
      k.groundShade(c, 930, 0.5),
      k.finish(c, { vignette: 0.4 }),
    )
    .svg();
}

/** The pictures of this file. */
export const attractionsPenglipuran = {
  'attractions/desa-penglipuran': penglipuran,
};
