/** Ticket: Kereta ketapang ke surabaya dengan feri. */

import { flank, slab, upright } from '../../../kit/corners.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { lamp } from '../../../kit/rooms/leisure.js';
import { specks, verge } from '../../../kit/verge.js';
import * as k from '../../../kit.js';

/** Left edge of the sleepers, in metres. */
const tx = -6.6;

/** Sky, sun, Raung and the strait. */
function sky(c: k.Canvas): void {
  c.add(
    k.sky(c, 620),
    k.sun(c, 66, { glow: 10 }),
    k.streaks(c, 120, 420, 10, 0.55),
    k.volcano(c, { x: 980, base: 640, height: 330, width: 1400, depth: 0.7, seed: 12, crater: 0.07 }),
    k.hazeBand(c, 580, 100, 0.7),
  );
  c.add(k.sea(c, 590, 720, { waves: 40 }), k.lightPath(c, 590, 690, { width: 130, count: 50 }));
}

function ferry(c: k.Canvas): void {
  const fx = 1290;
  c.add(
    k.at(
      fx,
      660,
      1,
      k.path('M-150 -36L150 -36L128 0L-136 0Z', k.aerial(c.p, k.tone(c.p, '#FFFDF6', 0.3), 0.25)) +
        k.path('M-146 -14L136 -14L128 0L-136 0Z', k.aerial(c.p, k.tone(c.p, k.core.terracotta, 0), 0.2)) +
        k.rect(-120, -66, 220, 30, k.aerial(c.p, k.tone(c.p, '#FFFDF6', 0.5), 0.25)) +
        k.rect(-96, -90, 130, 26, k.aerial(c.p, k.tone(c.p, '#FFFDF6', 0.2), 0.25)) +
        k.rect(-20, -126, 34, 38, k.aerial(c.p, k.tone(c.p, k.core.lagoon, 0), 0.2)) +
        Array.from({ length: 9 }, (_, i) => k.rect(-112 + i * 24, -58, 14, 10, c.p.near)).join(''),
    ),
  );
}

/** Rice fields with palms and a grove. */
function paddies(c: k.Canvas): void {
  c.add(
    k.terraces(c, { y0: 710, y1: 1140, count: 10, seed: 19, swell: 20, water: 0.5, depth: [0.36, 0.02] }),
  );
  for (const [x, y, h, l] of k.quads('1380 800 260 -26, 1470 830 330 30, 1120 760 170 14'))
    c.add(k.palm(c, x, y, h, { lean: l, depth: 0.2, seed: x }));
  for (const [x, y, w, h] of k.quads('60 640 260 150, 250 660 200 100, 400 672 160 70'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.3, seed: x }));
  c.add(k.palm(c, 150, 700, 360, { lean: 40, depth: 0.24, seed: 8 }));
}

/** Level ground beside the track. */
const bank = (v: View, x0: number, x1: number, y: number, l: string, kk: number): string =>
  v.face(slab(x0, x1, 150, 1, y), [0, 1, 0], l, { k: kk });

/** Embankment, sleepers and rails. */
function track(c: k.Canvas, v: View): void {
  c.add(
    k.path(
      v.d(p3(tx + 4.4, 0.5, 150, tx + 7.4, -0.9, 150, tx + 7.4, -0.9, 2, tx + 4.4, 0.5, 2)),
      k.tone(c.p, '#6E7A4A', -0.1),
    ),
    bank(v, tx - 40, tx - 0.6, 0.5, '#7E9150', 0.2),
    bank(v, tx - 1.2, tx + 4.2, 0.5, '#9A8E7C', 0.2),
    specks(c, 700, 1200, '#8E8474', 9),
  );
  for (let z = 3; z < 120; z *= 1.06)
    c.add(v.box(tx + 0.1, 0.5, z, 2.6, 0.1, 0.25 + z * 0.004, '#6B5646', { k: -0.1 }));
  for (const x of [tx + 0.75, tx + 2.05])
    c.add(v.rod([x, 0.62, 120], [x, 0.62, 2], 0.08, k.mix(c.p.rim, '#FFFFFF', 0.2), 'opacity="0.8"'));
}

/** A carriage or the locomotive, its near end at z. */
function car(c: k.Canvas, v: View, z: number, len: number, loco: boolean): string {
  const [x, w] = [tx - 0.1, 3];
  let q = k.path(v.d(slab(x - 0.4, x + w + 1.4, z - 0.6, z + len, 0.52)), c.p.ink, 'opacity="0.3"');
  q += v.box(x + 0.2, 0.6, z + 0.4, w - 0.4, 0.6, len - 0.8, '#2E3436');
  q += v.box(x, 1.1, z, w, 2.9, len, loco ? '#F3EAD6' : '#E4E0D4');
  for (const s of [x + w + 0.01, x - 0.01]) {
    q += k.path(
      v.sees([s, 2, z], [s > x + 1 ? 1 : -1, 0, 0]) ? v.d(flank(s, z, z + len, 1.75, 1.15)) : '',
      k.tone(c.p, k.core.terracotta, 0.2),
    );
    q += k.path(
      v.sees([s, 2, z], [s > x + 1 ? 1 : -1, 0, 0]) ? v.d(flank(s, z, z + len, 1.92, 1.78)) : '',
      k.tone(c.p, k.core.marigold, 0.4),
    );
    if (!loco && v.sees([s, 2, z], [s > x + 1 ? 1 : -1, 0, 0]))
      for (let i = 0; i < 8; i++)
        q += k.path(
          v.d(flank(s, z + 1 + i * 2.2, z + 2.6 + i * 2.2, 3.25, 2.3)),
          i % 3 ? '#F6C876' : k.tone(c.p, '#23474D', 0.2),
        );
  }
  q += v.box(x + 0.3, 4, z + 0.2, w - 0.6, 0.28, len - 0.4, '#A59B8D');
  return q;
}

/** The train from far to near, then the face of the locomotive and its lamps. */
function train(c: k.Canvas, v: View): void {
  for (const z of [92, 72, 52, 32]) c.add(car(c, v, z, 19, false));
  c.add(car(c, v, 13.6, 17.6, true));
  c.add(
    k.path(face(v, -0.1, 1.1, 2.9, 1.9), k.tone(c.p, k.core.terracotta, 0)),
    k.path(face(v, -0.1, 1.9, 2.9, 2.05), k.tone(c.p, k.core.marigold, 0.4)),
    k.path(
      face(v, 0.15, 2.5, 1.25, 3.5),
      c.down(400, 560, k.fade(k.tone(c.p, '#23474D', 0.4), k.tone(c.p, '#0E2E36', -0.2))),
    ),
    k.path(
      face(v, 1.55, 2.5, 2.65, 3.5),
      c.down(400, 560, k.fade(k.tone(c.p, '#23474D', 0.5), k.tone(c.p, '#0E2E36', -0.2))),
    ),
    k.path(face(v, 0.9, 0.65, 1.9, 1.1), k.tone(c.p, '#2E3436', -0.2)),
  );
  for (const x of [0.4, 2.4]) c.add(lamp(c, ...v.at(tx + x, 1.5, 13.5), 13, { reach: 12, power: 0.6 }));
  c.add(
    lamp(c, ...v.at(tx + 1.4, 3.85, 13.5), 9, { reach: 10 }),
    k.airGlow(c, ...v.at(tx + 1.4, 0.6, 10), 260, 60, '#FFE3A6', 0.35),
  );
}

/** A rectangle on the front of the locomotive, from the track's edge and the ground. */
const face = (v: View, x0: number, y0: number, x1: number, y1: number): string =>
  v.d(upright(tx + x0, tx + x1, y1, y0, 13.58));

/** East Java: the morning train rounds the paddies, the ferry behind on the strait. */
export function keretaFeri(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 1200, y: 400 } });
  const v = new View(c, { horizon: 560, focal: 1200, eye: 3.4, cx: 760, yaw: -16, sun: [0.8, 0.7, -0.3] });
  sky(c);
  ferry(c);
  c.add(
    k.ridge(c, { y: 700, amp: 20, depth: 0.36, seed: 6, trees: 16, mist: 0.4 }),
    k.hazeBand(c, 712, 60, 0.6),
  );
  paddies(c);
  track(c, v);
  train(c, v);
  c.add(
    verge(c, -40, 360, 300, { seed: 12, rise: 'left' }),
    k.grass(c, -20, 1620, (x) => 1210 - 10 * Math.sin(x / 160), 90, c.p.ink, 8),
    k.bananaLeaf(c, 1650, 1160, 480, -155, { seed: 4, shade: 0.6 }),
    k.groundShade(c, 980, 0.5),
    k.birds(c, 560, 260, 6, 15),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
