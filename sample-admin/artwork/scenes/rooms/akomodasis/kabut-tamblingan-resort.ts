/** Stay: Kabut tamblingan resort. */

import { View } from '../../../kit/rooms/camera.js';
import { cabin, conifer } from '../../../kit/rooms/dwellings.js';
import { ground } from '../../../kit/rooms/garden.js';
import { lamp } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** Munduk: a cabin with a fire inside, mist in the clove valley. */
export function kabutTamblingan(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 560, y: 300 } });
  const v = new View(c, { horizon: 600, focal: 1250, eye: 1.6, yaw: 14, sun: [-0.6, 0.8, 0] });
  c.add(
    k.sky(c, 760),
    k.sun(c, 60, { glow: 8 }),
    k.ridge(c, { y: 480, amp: 120, depth: 0.8, seed: 4, span: 520, trees: 6 }),
    k.hazeBand(c, 540, 120, 0.8),
  );
  c.add(
    k.ridge(c, { y: 590, amp: 70, depth: 0.58, seed: 9, span: 420, trees: 16 }),
    k.sea(c, 640, 760, { waves: 26 }),
    k.hazeBand(c, 650, 100, 0.9),
  );
  for (const [x, h, d] of k.triples(
    '80 420 40, 180 360 50, 300 300 60, 720 250 60, 1480 520 26, 1390 420 36, 1560 460 20',
  ))
    c.add(conifer(c, x, 760 - d, h, { depth: d / 100 }));
  c.add(
    k.hazeBand(c, 740, 90, 0.7),
    k.ridge(c, { y: 770, amp: 26, depth: 0.2, seed: 14, span: 500, trees: 9, mist: 0.2 }),
    ground(c, 792, '#5E7F56', 0.1),
  );
  c.add(
    conifer(c, 560, 830, 560, { depth: 0.2, seed: 3 }),
    cabin(c, v, [-1.6, 0, 24], 4.4, 6, 5.6, 0.26),
    k.hazeBand(c, 800, 80, 0.55),
    cabin(c, v, [4.4, 0, 14.5], 5.6, 7, 7, 0.02),
  );
  const [fx, fy] = v.at(3.2, 0, 12);
  for (let i = 0; i < 9; i++) {
    const [x, y] = v.at(2.2 - i * 0.3, 0.01, 12.6 - i * 1.1);
    c.add(
      `<ellipse cx="${k.n(x + 40)}" cy="${k.n(y)}" rx="${k.n(34 + i * 9)}" ry="${k.n(9 + i * 2.6)}" fill="${k.tone(c.p, '#A59B8D', 0.4)}" opacity="0.8"/>`,
    );
  }
  c.add(
    k.figure(c, fx - 60, fy + 6, v.scale(3.2, 12) * 1.7, {
      pose: 'walk',
      dark: 0.5,
      top: k.core.terracotta,
      facing: 1,
    }),
    lamp(c, fx - 190, fy - 26, 8, { reach: 12 }),
  );
  let smoke = '';
  const [sx, sy] = v.at(8.6, 7.2, 18);
  for (let i = 0; i < 6; i++) smoke += k.lens(sx + i * 26, sy - i * 34, 60 + i * 34, 14 + i * 7);
  c.add(
    k.path(smoke, c.p.cloudLit, `opacity="0.5" ${c.blur(9)}`),
    conifer(c, 1500, 1010, 900, { depth: 0.05, seed: 8 }),
    k.fern(c, 90, 1220, 430, -75, { seed: 3 }),
    k.fern(c, 420, 1240, 300, -95, { seed: 6 }),
    k.fern(c, 1500, 1240, 360, -100, { seed: 9 }),
    k.groundShade(c, 930, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.44 })).svg();
}
