/** Event: Seminar pariwisata tanpa sampah sanur. */

import { seaside } from '../../../kit/rooms/backdrop.js';
import { audience, body } from '../../../kit/rooms/body.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { bicycle } from '../../../kit/rooms/garden.js';
import { posts } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

/** Sanur: a talk in an open hall by the sea, three bins, bicycles waiting. */
export function sampahSanur(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1050, y: 330 } });
  const v = new View(c, { horizon: 560, focal: 1100, eye: 1.7, sun: [0.4, 0.6, 0.7] });
  c.add(seaside(c, 555, { bottom: 690, sun: 56, path: 150 }));
  for (const [x, y, l] of k.triples('330 610 120, 620 590 80'))
    c.add(k.jukung(c, x, y, l, { depth: 0.25, dir: -1 }));
  c.add(
    k.beach(c, k.pts('-40,664 400,656 820,668 1240,656 1640,668'), { foam: 5 }),
    k.palm(c, 180, 720, 400, { lean: 50, depth: 0.22, seed: 3 }),
    k.palm(c, 1420, 720, 440, { lean: -50, depth: 0.22, seed: 8 }),
  );
  c.add(
    bicycle(c, 320, 770, 38, { color: k.core.terracotta }),
    bicycle(c, 460, 778, 40, { dir: -1 }),
    bicycle(c, 1330, 776, 40, { color: k.core.marigold }),
  );
  c.add(
    v.face(p3(-8, 0, 9.6, 8, 0, 9.6, 8, 0, 0.6, -8, 0, 0.6), [0, 1, 0], '#B08A62', { k: 0.3, grade: -0.35 }),
    v.joints([-8, 8, 0.6, 9.6], 0.01, 0.5, 'z', c.p.ink, 0.2),
  );
  c.add(
    v.face(p3(-9, 3.5, 9.6, 9, 3.5, 9.6, 9, 4.9, 0.5, -9, 4.9, 0.5), [0, -1, 0], '#8A6442', {
      k: -0.5,
      grade: -0.2,
    }),
  );
  for (let x = -8; x <= 8; x += 1.6)
    c.add(v.rod([x, 3.45, 9.6], [x * 1.05, 4.8, 0.6], 0.12, k.tone(c.p, '#5E4028', -0.5)));
  c.add(
    v.box(-9, 3.25, 9.5, 18, 0.26, 0.2, '#6B4630', { k: -0.2 }),
    posts(
      v,
      [
        [-4.9, 9.5],
        [4.9, 9.5],
      ],
      0.22,
      '#7A5236',
      { h: 3.3 },
    ),
  );
  c.add(
    k.path(
      v.d(p3(-5, 0.012, 9.6, 5, 0.012, 9.6, 3.4, 0.012, 3.6, -6.4, 0.012, 3.6)),
      c.p.glow,
      `opacity="0.28" ${c.blur(6)}`,
    ),
  );
  const [bx, by] = v.at(-1.7, 0, 8.3);
  c.add(
    k.path(
      k.taper(
        [
          [bx - 76, by],
          [bx - 44, by - 250],
        ],
        () => 9,
      ) +
        k.taper(
          [
            [bx + 76, by],
            [bx + 44, by - 250],
          ],
          () => 9,
        ),
      k.tone(c.p, k.core.wood, -0.2),
    ),
    k.rect(bx - 104, by - 280, 208, 150, k.tone(c.p, '#FFFDF4', 0.4)),
  );
  for (const [i, col] of [k.core.leaf, k.core.marigold, k.core.lagoon].entries())
    c.add(
      `<circle cx="${bx - 58 + i * 58}" cy="${by - 218}" r="20" fill="${k.tone(c.p, col, 0.3)}"/>`,
      k.path(
        k.taper(
          [
            [bx - 76 + i * 58, by - 176],
            [bx - 40 + i * 58, by - 176],
          ],
          () => 6,
        ),
        k.tone(c.p, k.core.volcanic, 0),
        'opacity="0.6"',
      ),
    );
  c.add(
    body(c, ...v.at(0.2, 0, 8), v.scale(0, 8) * 1.68, {
      pose: 'point',
      facing: -1,
      woman: true,
      skirt: true,
      top: '#FBF2E0',
      legs: k.core.terracotta,
      dark: 0.35,
    }),
  );
  for (const [i, col] of [k.core.leaf, k.core.marigold, k.core.lagoon].entries()) {
    const [x, y] = v.at(1.9 + i * 0.95, 0, 8.2);
    const w = 52;
    c.add(
      k.path(
        `M${x - w} ${y - 112}L${x - w * 0.8} ${y}Q${x} ${y + 16} ${x + w * 0.8} ${y}L${x + w} ${y - 112}Z`,
        c.across(x - w, x + w, [
          [0, k.tone(c.p, '#B98A55', -0.5)],
          [1, k.tone(c.p, '#B98A55', 0.7)],
        ]),
      ),
      k.path(
        `M${x - w * 0.96} ${y - 90}Q${x} ${y - 72} ${x + w * 0.96} ${y - 90}L${x + w * 0.9} ${y - 56}Q${x} ${y - 38} ${x - w * 0.9} ${y - 56}Z`,
        k.tone(c.p, col, 0.2),
      ),
      `<ellipse cx="${x}" cy="${y - 112}" rx="${w}" ry="14" fill="${k.tone(c.p, '#6B4A30', -0.4)}"/>`,
    );
  }
  c.add(
    audience(c, -60, 1660, 1225, { rows: 3, size: 250, shrink: 0.7, rise: 0.5, seed: 12, dark: 0.5 }),
    k.groundShade(c, 980, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.26 })).svg();
}
