/** Stay: Glamping kedisan kaldera. */

import { body } from '../../../kit/rooms/body.js';
import { conifer } from '../../../kit/rooms/dwellings.js';
import { safariTent } from '../../../kit/rooms/tents.js';
import * as k from '../../../kit.js';

/** Sky, rim, Batur and the lake with two boats. */
function caldera(c: k.Canvas): void {
  c.add(k.sky(c, 700), k.sun(c, 66, { glow: 10 }), k.streaks(c, 120, 460, 12, 0.55));
  c.add(
    k.ridge(c, {
      y: 640,
      amp: 60,
      depth: 0.82,
      seed: 4,
      span: 620,
      shape: (x) => -Math.max(0, x - 900) * 0.12,
    }),
    k.volcano(c, {
      x: 520,
      base: 700,
      height: 330,
      width: 1150,
      depth: 0.6,
      seed: 14,
      crater: 0.06,
      concave: 1.7,
    }),
    k.hazeBand(c, 660, 80, 0.6),
  );
  c.add(
    k.sea(c, 690, 960, { waves: 70 }),
    k.lightPath(c, 690, 930, { width: 190, count: 90 }),
    k.hazeBand(c, 700, 50, 0.6),
  );
  for (const [x, y, l] of k.triples('700 760 60, 860 800 84'))
    c.add(k.jukung(c, x, y, l, { sail: false, depth: 0.3 }));
}

/** The slope in front, its grass lit in long strokes. */
function slope(c: k.Canvas): void {
  c.add(
    k.path(
      k.smooth(k.pts('-40,1010 300,960 640,985 900,1040 1640,1010 1640,1240 -40,1240'), true, 0.8),
      c.linear(1100, 960, 300, 1200, [
        [0, k.mix(c.p.leaf[1], c.p.leaf[0], 0.4)],
        [1, c.p.leaf[2]],
      ]),
    ),
  );
  for (let i = 0; i < 9; i++)
    c.add(
      k.path(
        k.taper(
          k.curve([-20 + i * 30, 1206 - i * 4], [560 + i * 60, 1080 - i * 4], [1640, 1190 - i * 22], 12),
          (t) => 9 * (1 - t * 0.5),
        ),
        k.mix(c.p.leaf[0], c.p.leaf[1], 0.5),
        'opacity="0.35"',
      ),
    );
}

/** Two guests beside the fire. */
function campfire(c: k.Canvas): void {
  const [x, y] = [870, 1090];
  c.add(
    k.path(k.lens(x, y, 240, 16), c.p.ink, 'opacity="0.4"'),
    body(c, 800, 1084, 190, { pose: 'sitFloor', dark: 0.5, top: k.core.terracotta }),
    body(c, 970, 1086, 180, { pose: 'sitFloor', woman: true, dark: 0.5, facing: -1, top: '#F3E6C8' }),
  );
  let fire = '';
  for (const [dx, h] of k.pts('-16,40 0,66 16,46 -6,30 10,34'))
    fire += k.taper(
      [
        [x + 10 + dx, y],
        [x + 10 + dx * 1.1, y - h * 0.6],
        [x + 10 + dx * 0.6, y - h],
      ],
      (t) => 18 * (1 - t),
    );
  c.add(
    k.airGlow(c, x + 10, y - 24, 190, 130, '#FFC565', 0.6),
    k.path(fire, '#F7A53C'),
    k.path(
      k.bar([x - 26, y + 4], [x + 46, y - 6], 10) + k.bar([x - 22, y - 6], [x + 44, y + 5], 10),
      '#3A2A22',
    ),
  );
}

/** Kedisan: canvas tents over Lake Batur as the sun clears the caldera. */
export function glampingKedisan(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 1180, y: 430 } });
  caldera(c);
  const shelf: k.RidgeOptions = {
    y: 905,
    amp: 30,
    depth: 0.12,
    seed: 9,
    span: 420,
    trees: 8,
    mist: 0.1,
    shape: (x) => k.smoothstep(700, 1600, x) * -70,
  };
  c.add(k.canopy(c, 1500, 830, 300, 120, { depth: 0.14 }), k.ridge(c, shelf));
  c.add(
    safariTent(c, 1400, 872, 230, { depth: 0.12 }),
    safariTent(c, 1060, 925, 330, { depth: 0.06, color: '#EFE2C6' }),
  );
  slope(c);
  c.add(safariTent(c, 410, 1040, 600, { color: '#F1E4C8', lit: true }));
  campfire(c);
  c.add(
    k.groundShade(c, 1000, 0.5),
    k.birds(c, 900, 300, 6, 15),
    conifer(c, 1560, 1190, 640, { depth: 0, seed: 3 }),
  );
  return c.add(k.finish(c, { vignette: 0.38 })).svg();
}
