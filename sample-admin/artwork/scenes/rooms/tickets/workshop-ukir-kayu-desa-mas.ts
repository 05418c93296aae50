/** Ticket: Workshop ukir kayu desa mas. */

import { View } from '../../../kit/rooms/camera.js';
import { bareMask, chiselRoll, patraPanel } from '../../../kit/rooms/carving.js';
import { contact, cup } from '../../../kit/rooms/still.js';
import { bench, masterAndGuest, workshop } from '../../../kit/rooms/workshop.js';
import * as k from '../../../kit.js';

/** Mas: the master and a guest at work before a sunlit garden; in front a patra panel and seven chisels. */
export function ukirKayu(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 985, y: 300 } });
  const v = new View(c, { horizon: 450, focal: 1150, eye: 1.6, sun: [0.7, 0.6, 0.4] });
  c.add(
    k.sky(c, 640),
    k.sun(c, 54, { glow: 9 }),
    k.ridge(c, { y: 560, amp: 40, depth: 0.7, seed: 6, span: 240, trees: 12 }),
    k.hazeBand(c, 560, 100, 0.7),
    k.palm(c, 1330, 640, 430, { lean: -60, depth: 0.42, seed: 4 }),
    k.palm(c, 560, 640, 330, { lean: 40, depth: 0.5, seed: 9 }),
    k.bale(c, 880, 650, 230, { depth: 0.42 }),
    k.canopy(c, 1420, 590, 420, 190, { depth: 0.34 }),
    k.canopy(c, 620, 620, 420, 130, { depth: 0.4 }),
    k.hazeBand(c, 640, 70, 0.5),
  );
  workshop(c, v, { opening: [-2.1, 0.3, 6.6, 3.25], posts: [0, 2.3], wall: '#B9824E' });
  c.add(k.rays(c, { x: 1090, y: 130, angle: 126, spread: 44, length: 1300, count: 6, opacity: 0.4 }));
  // Shelf of bare masks on the wall beside the opening.
  for (const y of [372, 590])
    c.add(
      k.rect(60, y, 350, 12, k.tone(c.p, '#6B4630', 0.1)),
      k.rect(60, y + 12, 350, 16, c.p.ink, `opacity="0.3" ${c.blur(5)}`),
    );
  c.add(
    bareMask(c, 150, 300, 78, '#C98F56'),
    bareMask(c, 310, 300, 78, '#E2BE8A'),
    bareMask(c, 230, 518, 78, '#A86A3C'),
  );
  // The work between master and guest.
  c.add(
    v.box(-1.5, 0, 4.7, 4.2, 0.16, 1.2, '#8A5C38', { k: 0.1 }),
    v.box(0.28, 0.16, 5, 0.7, 0.34, 0.5, '#6B4630', { k: 0 }),
    v.face(
      [
        [-0.1, 0.5, 4.95],
        [1.4, 0.5, 4.95],
        [1.4, 0.78, 5.4],
        [-0.1, 0.78, 5.4],
      ],
      [0, 1, -1],
      '#C98F56',
      { k: 0.5 },
    ),
    k.at(...v.at(0.66, 0.66, 5.2), 0.29, patraPanel(c, 0, 0, 0, 0.5)),
  );
  masterAndGuest(c, v, { at: [-0.42, 1.74], udeng: '#FBF2E0', guest: k.core.lagoon, dark: 0.3 });
  // The bench in front.
  const wood = (q: number): string => k.tone(c.p, '#A87444', q);
  bench(c, {
    y: 800,
    lit: [1300, 800, 300, 1200],
    woods: [wood(0.85), wood(0.05), k.tone(c.p, '#4E3424', -0.6)],
    joints: [860, 950, 1070],
  });
  c.add(patraPanel(c, 655, 1000, -2, 0.86), chiselRoll(c, 1160, 872, 0.9));
  for (let i = 0; i < 18; i++) {
    const [x, y] = [c.r.range(190, 1100), c.r.range(1158, 1188)];
    const q = c.r.range(0.7, 1.3);
    c.add(
      k.path(k.lens(x + 16, y + 3, 40 * q, 6), c.p.ink, 'opacity="0.35"'),
      k.path(
        k.taper(
          k.curve([x, y], [x + 14 * q, y - 30 * q], [x + 36 * q, y - 2], 8),
          (t) => 8 * Math.sin(Math.PI * t),
        ),
        wood(c.r.range(0.4, 1)),
      ),
    );
  }
  c.add(contact(c, 84, 1010, 46), cup(c, 84, 948, 40, '#4A2A1A', '#8FA89A'), k.groundShade(c, 1080, 0.4));
  return c.add(k.finish(c, { vignette: 0.46, wash: 0.28 })).svg();
}
