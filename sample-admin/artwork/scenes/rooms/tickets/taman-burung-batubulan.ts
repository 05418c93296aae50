/** Ticket: Taman burung batubulan. */

import { starling } from '../../../kit/rooms/animals.js';
import { body } from '../../../kit/rooms/body.js';
import { ground } from '../../../kit/rooms/garden.js';
import { flyer } from '../../../kit/rooms/wings.js';
import * as k from '../../../kit.js';

/** The dome of netting and the light through it. */
function netDome(c: k.Canvas): void {
  let net = '';
  for (let i = 0; i <= 16; i++)
    net += k.taper(k.curve([800 + (i - 8) * 120, 900], [800 + (i - 8) * 96, 240], [800, 40], 20), 3);
  for (let j = 1; j < 8; j++) {
    const t = j / 8;
    net += k.taper(
      k.curve(
        [800 - 960 * (1 - t * t * 0.82), 900 - t * 820],
        [800, 900 - t * 820 - 120 * (1 - t)],
        [800 + 960 * (1 - t * t * 0.82), 900 - t * 820],
        20,
      ),
      2.4,
    );
  }
  c.add(
    k.path(net, k.mix(c.p.near, c.p.haze, 0.4), 'opacity="0.32"'),
    k.rays(c, { angle: 108, spread: 54, length: 1300, count: 8, opacity: 0.45 }),
  );
}

/** The branch in front and its leaves. */
function branch(c: k.Canvas): void {
  const bark = c.down(600, 900, [
    [0, k.tone(c.p, '#8A6C50', 0.6)],
    [1, k.tone(c.p, '#4E3A2C', -0.5)],
  ]);
  c.add(
    k.path(
      k.taper(k.curve([1680, 640], [1300, 860], [880, 760], 18), (t) => 84 - 60 * t) +
        k.taper(k.curve([1260, 790], [1180, 700], [1100, 690], 10), (t) => 34 - 24 * t),
      bark,
    ),
  );
  for (const [x, y, a] of k.triples('930 766 200, 890 760 150, 1000 790 80, 1110 690 -140, 1090 692 160'))
    for (let i = 0; i < 3; i++)
      c.add(
        k.at(
          x,
          y,
          1,
          k.path(
            k.taper(
              k.curve([0, 0], [56, -16], [112, 10], 9),
              (t) => 46 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)),
            ),
            i % 2 ? c.p.leaf[2] : k.mix(c.p.leaf[2], c.p.leaf[1], 0.6),
          ),
          a + i * 34 - 34,
        ),
      );
}

/** Batubulan: a Bali starling close by, the great net dome full of wings. */
export function tamanBurung(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1180, y: 150 } });
  c.add(
    k.sky(c, 900),
    k.sun(c, 58, { glow: 12 }),
    k.palm(c, 260, 900, 620, { lean: 60, depth: 0.5, seed: 3 }),
    k.palm(c, 1400, 900, 560, { lean: -50, depth: 0.5, seed: 6 }),
    k.canopy(c, 200, 760, 700, 300, { depth: 0.48 }),
    k.canopy(c, 1350, 780, 720, 280, { depth: 0.46 }),
    k.hazeBand(c, 800, 160, 0.8),
  );
  netDome(c);
  c.add(
    ground(c, 880, '#C3B284', 0.5),
    k.canopy(c, 420, 900, 420, 140, { depth: 0.22, seed: 6 }),
    k.canopy(c, 1260, 910, 420, 130, { depth: 0.22, seed: 9 }),
    k.path(k.smooth(k.pts('700,890 860,890 1060,1240 380,1240'), true, 0.5), k.tone(c.p, '#D9C7A2', 0.5)),
  );
  c.add(
    k.figure(c, 760, 970, 118, { dark: 0.45, depth: 0.08 }),
    k.figure(c, 826, 974, 110, { woman: true, dark: 0.45, depth: 0.08 }),
    body(c, 880, 976, 74, { pose: 'point', top: k.core.terracotta, dark: 0.35, depth: 0.08 }),
  );
  c.add(
    flyer(c, 330, 330, 250, '#F7F0DC', { rot: -12, depth: 0.05 }),
    flyer(c, 560, 210, 150, '#C2553A', { rot: -20, depth: 0.25 }),
    flyer(c, 190, 560, 130, '#F7F0DC', { rot: 4, depth: 0.3 }),
    flyer(c, 760, 400, 110, '#178A8E', { rot: -8, depth: 0.35, facing: -1 }),
  );
  branch(c);
  c.add(starling(c, 1230, 752, 460, -1), starling(c, 1500, 690, 300, -1));
  c.add(
    k.fern(c, 90, 1240, 420, -75, { seed: 3 }),
    k.bananaLeaf(c, 1640, 1160, 560, -160, { seed: 5, shade: 0.5 }),
    k.groundShade(c, 1000, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.38 })).svg();
}
