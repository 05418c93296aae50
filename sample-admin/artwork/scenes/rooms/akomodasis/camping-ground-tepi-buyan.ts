/** Stay: Camping ground tepi buyan. */

import { body } from '../../../kit/rooms/body.js';
import { conifer } from '../../../kit/rooms/dwellings.js';
import { lamp } from '../../../kit/rooms/leisure.js';
import { domeTent } from '../../../kit/rooms/tents.js';
import * as k from '../../../kit.js';

/** A gas stove on the grass, its pot steaming. */
function campStove(c: k.Canvas): void {
  c.add(
    k.path(k.lens(950, 1062, 90, 10), c.p.ink, 'opacity="0.4"'),
    k.rect(934, 1026, 34, 26, k.tone(c.p, '#6E7A7A', 0.3)),
    k.rect(926, 1050, 50, 12, k.tone(c.p, '#3A4446', 0)),
    lamp(c, 951, 1060, 5, { reach: 6, color: '#6FC7D6' }),
  );
  let steam = '';
  for (let i = 0; i < 5; i++) steam += k.lens(954 + Math.sin(i) * 8, 1004 - i * 22, 20 + i * 9, 10);
  c.add(k.path(steam, '#FFFFFF', `opacity="0.4" ${c.blur(5)}`));
}

/** Buyan: domes among tall conifers on the short grass by the lake. */
export function campingBuyan(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 420, y: 230 } });
  c.add(
    k.sky(c, 640),
    k.sun(c, 58, { glow: 10 }),
    k.ridge(c, { y: 520, amp: 110, depth: 0.72, seed: 8, span: 560, trees: 6 }),
    k.hazeBand(c, 560, 100, 0.8),
    k.ridge(c, {
      y: 610,
      amp: 50,
      depth: 0.5,
      seed: 3,
      span: 380,
      trees: 14,
      shape: (x) => (x > 900 ? -(x - 900) * 0.14 : 0),
    }),
    k.hazeBand(c, 640, 70, 0.8),
  );
  c.add(
    k.sea(c, 650, 860, { waves: 60 }),
    k.lightPath(c, 650, 850, { width: 170, count: 70 }),
    k.hazeBand(c, 668, 60, 0.7),
  );
  for (const [x, y, h] of k.triples('1080 800 420, 1180 806 480, 1290 800 400, 60 810 460, 160 806 380'))
    c.add(conifer(c, x, y, h, { depth: 0.3, seed: x }));
  c.add(
    k.path(
      k.smooth(k.pts('-40,850 220,838 520,862 820,842 1120,808 1640,790 1640,1240 -40,1240'), true, 0.7),
      c.radial(420, 850, 1200, [
        [0, k.mix(c.p.leaf[0], c.p.rim, 0.35)],
        [0.4, c.p.leaf[1]],
        [1, c.p.leaf[2]],
      ]),
    ),
    k.surf(c, k.pts('-20,850 220,840 520,862 820,844 1060,818'), 6, 0.6),
  );
  for (const [x, y, w, col] of [
    [1270, 862, 150, '#178A8E'],
    [1010, 880, 170, '#C2553A'],
    [700, 930, 230, '#F2A51E'],
  ] as const)
    c.add(domeTent(c, x, y, w, { color: col, depth: 0.1 }));
  for (const x of [560, 860, 1210])
    c.add(k.path(`M${x - 8} ${900}l-160 150h60z`, c.p.ink, `opacity="0.12" ${c.blur(8)}`));
  c.add(domeTent(c, 1210, 1060, 420, { color: '#E9DABB' }));
  c.add(
    body(c, 850, 1050, 200, { pose: 'sitFloor', top: k.core.terracotta, dark: 0.3, facing: 1 }),
    body(c, 520, 925, 120, { pose: 'stand', top: '#FBF2E0', dark: 0.5 }),
  );
  campStove(c);
  c.add(
    conifer(c, 1500, 1130, 1060, { depth: 0.06, seed: 4 }),
    conifer(c, 90, 1110, 1020, { depth: 0.05, seed: 7 }),
    conifer(c, 250, 1010, 760, { depth: 0.12, seed: 12 }),
  );
  c.add(
    k.rays(c, { angle: 70, spread: 50, length: 1250, count: 7, opacity: 0.4 }),
    k.grass(c, -20, 1620, (x) => 1206 - 16 * Math.sin(x / 200), 60, k.mix(c.p.leaf[2], c.p.ink, 0.3), 8),
    k.groundShade(c, 1000, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.36 })).svg();
}
