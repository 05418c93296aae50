/** The stone lane of Penglipuran. */

import * as k from '../../../kit.js';
import { hue, shade } from '../parts/marks.js';
import { agung, bushes, open } from '../parts/setting.js';

/** Penglipuran: one straight stone lane between equal gates, up to the temple. */
function penglipuran(seed: number): string {
  const c = open('pagi', seed, [520, 230], 560, { sun: 50, streaks: 4 });
  const [vx, vy, f] = [800, 600, 800];
  const at = (X: number, H: number, z: number): k.Pt => [vx + (X * f) / z, vy + ((1.6 - H) * f) / z];
  const quad = (list: readonly (readonly [number, number, number])[], fill: string, attrs = ''): string =>
    k.path(k.lines(list.map(([X, H, z]) => at(X, H, z))), fill, attrs);
  c.add(
    agung(c, { x: 860, base: 640, height: 260, width: 1100, depth: 0.8, crater: 0.03, concave: 1.9 }),
    k.hazeBand(c, 570, 80, 0.7),
    bushes(c, '560 560 260 130, 1040 560 280 150, 700 590 140 70, 900 590 140 70', 0.5),
  );
  c.add(
    k.meru(c, 800, 600, 120, 5, { depth: 0.4 }),
    k.candiBentar(c, 800, 606, 70, { gap: 16, depth: 0.36 }),
  );
  c.add(
    quad(
      [
        [-9, 0, 80],
        [9, 0, 80],
        [9, 0, 1.9],
        [-9, 0, 1.9],
      ],
      c.down(600, 1210, [
        [0, k.mix(c.p.leaf[0], c.p.haze, 0.4)],
        [0.3, c.p.leaf[1]],
        [1, k.mix(c.p.leaf[2], c.p.leaf[1], 0.4)],
      ]),
    ),
    quad(
      [
        [-1.7, 0, 80],
        [1.7, 0, 80],
        [1.7, 0, 1.9],
        [-1.7, 0, 1.9],
      ],
      c.down(600, 1210, [
        [0, '#F7EBCB'],
        [0.3, '#DCC9A2'],
        [1, '#8F8468'],
      ]),
    ),
  );
  // Joints along the lane, its kerbs, and a bed of flowers on either side.
  for (const X of [-0.9, 0, 0.9])
    c.add(
      quad(
        [
          [X - 0.015, 0, 60],
          [X + 0.015, 0, 60],
          [X + 0.015, 0, 1.9],
          [X - 0.015, 0, 1.9],
        ],
        '#5E6058',
        'opacity="0.3"',
      ),
    );
  for (const q of [-1, 1])
    c.add(
      quad(
        [
          [q * 1.7, 0.08, 80],
          [q * 1.86, 0.08, 80],
          [q * 1.86, 0.08, 1.9],
          [q * 1.7, 0.08, 1.9],
        ],
        hue(c, '#B5AA94', q < 0 ? 0.7 : 0),
      ),
    );
  const petals = new Map<string, string>();
  for (let i = 0; i < 420; i++) {
    const [z, q] = [2.4 + c.r.next() ** 2 * 26, c.r.chance(0.5) ? 1 : -1];
    const [x, y] = at(q * c.r.range(1.95, 2.5), c.r.range(0.06, 0.34), z);
    const s = (f / z) * 0.045;
    const color = c.r.pick(['#D9477A', '#F2A51E', '#FBF2E0', '#E0664A']);
    petals.set(
      color,
      `${petals.get(color) ?? ''}M${k.n(x - s)} ${k.n(y)}Q${k.n(x)} ${k.n(y - s * 1.5)} ${k.n(x + s)} ${k.n(y)}Q${k.n(x)} ${k.n(y + s * 1.3)} ${k.n(x - s)} ${k.n(y)}Z`,
    );
  }
  for (let i = 0; i < 60; i++) {
    const [z, q] = [2.6 + c.r.next() ** 2 * 24, c.r.chance(0.5) ? 1 : -1];
    const [x, y] = at(q * 2.25, 0.1, z);
    c.add(
      k.canopy(c, x, y, (f / z) * 0.7, (f / z) * 0.36, {
        depth: Math.min(0.4, z / 60),
        seed: i,
        leaf: Math.max(5, (f / z) * 0.06),
      }),
    );
  }
  for (const [color, d] of petals) c.add(k.path(d, hue(c, color, 0.5, 0.06)));
  for (let z = 2.2; z < 60; z *= 1.28)
    c.add(
      quad(
        [
          [-1.7, 0, z],
          [1.7, 0, z],
          [1.7, 0, z * 1.035],
          [-1.7, 0, z * 1.035],
        ],
        '#5E6058',
        'opacity="0.35"',
      ),
    );
  for (const z of [46, 34, 26, 20, 15.5, 12, 9.2, 7, 5.2, 3.7]) {
    const d = Math.min(0.46, z / 60 + 0.02);
    for (const q of [-1, 1] as const) {
      const lit = q < 0 ? -0.35 : 0.35;
      const X = 3.1;
      c.add(
        quad(
          [
            [q * X, 0, z * 1.3],
            [q * X, 1.5, z * 1.3],
            [q * X, 1.5, z],
            [q * X, 0, z],
          ],
          hue(c, '#B98A62', lit, d),
        ),
        quad(
          [
            [q * X, 1.5, z * 1.3],
            [q * X, 1.72, z * 1.3],
            [q * X, 1.72, z],
            [q * X, 1.5, z],
          ],
          hue(c, '#8F8878', lit, d),
        ),
      );
      const [sx, sy] = at(q * 3.1, 0.2, z * 1.2);
      const s = f / z;
      if (z > 4.5)
        c.add(
          k.canopy(c, sx - q * s * 0.25, sy - s * 0.1, s * 0.9, s * 0.6, {
            depth: d,
            seed: Math.round(z * 9 + q),
            leaf: Math.max(5, s * 0.09),
          }),
        );
      const [z0, z1] = [z, z * 1.13];
      c.add(
        quad(
          [
            [q * 2.9, 0, z0],
            [q * 2.9, 2.5, z0],
            [q * 2.9, 2.5, z1],
            [q * 2.9, 0, z1],
          ],
          hue(c, '#C98F66', lit + 0.15, d),
        ),
        quad(
          [
            [q * 2.9, 0.3, z0 * 1.035],
            [q * 2.9, 2, z0 * 1.035],
            [q * 2.9, 2, z1 * 0.965],
            [q * 2.9, 0.3, z1 * 0.965],
          ],
          hue(c, '#4A3A2E', -0.5, d),
        ),
        quad(
          [
            [q * 2.9, 0, z0],
            [q * 2.9, 2.5, z0],
            [q * 4, 2.5, z0],
            [q * 4, 0, z0],
          ],
          hue(c, '#B87850', -0.15, d),
        ),
        quad(
          [
            [q * 2.9, 0, z0],
            [q * 2.9, 0.5, z0],
            [q * 4, 0.5, z0],
            [q * 4, 0, z0],
          ],
          hue(c, '#9A9284', -0.2, d),
        ),
        quad(
          [
            [q * 3.1, 0.9, z0],
            [q * 3.1, 2.1, z0],
            [q * 3.8, 2.1, z0],
            [q * 3.8, 0.9, z0],
          ],
          hue(c, '#C99468', 0.1, d),
        ),
      );
      c.add(
        quad(
          [
            [q * 2.55, 2.45, z0 * 0.98],
            [q * 3.45, 3.6, (z0 + z1) / 2],
            [q * 3.45, 3.6, ((z0 + z1) / 2) * 1.01],
            [q * 2.55, 2.45, z1 * 1.02],
          ],
          hue(c, '#6E5A46', lit + 0.25, d),
        ),
        quad(
          [
            [q * 2.55, 2.45, z0 * 0.98],
            [q * 3.45, 3.6, (z0 + z1) / 2],
            [q * 4.35, 2.45, z0 * 0.98],
          ],
          hue(c, '#57483B', -0.25, d),
        ),
        quad(
          [
            [q * 2.55, 2.45, z0 * 0.98],
            [q * 4.35, 2.45, z0 * 0.98],
            [q * 4.35, 2.32, z0 * 0.98],
            [q * 2.55, 2.32, z0 * 0.98],
          ],
          hue(c, '#3E3228', -0.5, d),
        ),
      );
    }
    if (z === 15.5 || z === 9.2)
      for (const q of [-1, 1] as const) {
        const [x, y] = at(q * 2.1, 0, z);
        c.add(
          k.penjor(c, x, y, (f / z) * 5.4, q === -1 ? 1 : -1, {
            depth: Math.min(0.3, z / 50),
            seed: Math.round(z),
          }),
        );
      }
    if (z === 12) {
      const [x, y] = at(0.5, 0, z);
      c.add(k.figure(c, x, y, (f / z) * 1.62, { pose: 'walk', dark: 0.3, depth: 0.14, facing: -1 }));
    }
    if (z === 5.2) {
      const [x, y] = at(-0.5, 0, 5.6);
      c.add(
        shade(c, x, y + 2, 150, 7, 0.35),
        k.figure(c, x, y, (f / 5.6) * 1.6, {
          pose: 'offering',
          top: '#FBF2E0',
          sarong: k.core.terracotta,
          dark: 0.15,
        }),
      );
    }
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
