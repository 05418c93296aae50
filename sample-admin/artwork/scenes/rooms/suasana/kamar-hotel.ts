/** Suasana: Kamar hotel. */

import { seaside } from '../../../kit/rooms/backdrop.js';
import { View } from '../../../kit/rooms/camera.js';
import { bed, table } from '../../../kit/rooms/furniture.js';
import { curtain, lightPatch, room } from '../../../kit/rooms/interior.js';
import * as k from '../../../kit.js';

function seaView(c: k.Canvas): void {
  c.add(seaside(c, 560, { bottom: 760, sun: 58, path: 130, cloud: false }));
  c.add(
    k.palm(c, 170, 760, 420, { lean: 40, depth: 0.2, seed: 4 }),
    k.palm(c, 470, 780, 330, { lean: -30, depth: 0.25, seed: 8 }),
  );
}

/** The rail outside and the evening light on the floor. */
function balcony(c: k.Canvas, v: View): void {
  const rail = v.at(-3.1, 1, 6.3);
  c.add(k.path(k.bar([rail[0], rail[1]], [v.at(-0.95, 1, 6.3)[0], rail[1]], 7), c.p.ink, 'opacity="0.75"'));
  c.add(lightPatch(c, v, -3, -1.1, 2, 6.2, 1.6, 0.6));
}

/** Wall panel behind the bed and a painting of the sea. */
function headWall(c: k.Canvas, v: View): void {
  c.add(v.box(-0.75, 0.3, 6.1, 4.1, 1.5, 0.08, '#5E4632', { k: 0 }));
  for (let i = 1; i < 9; i++)
    c.add(
      v.rod([-0.75 + i * 0.46, 0.3, 6.08], [-0.75 + i * 0.46, 1.8, 6.08], 0.02, c.p.ink, 'opacity="0.4"'),
    );
  const [px, py] = v.at(1.25, 2.3, 6.1);
  c.add(
    k.rect(px - 150, py - 62, 300, 130, k.tone(c.p, '#2E5E63', 0.1)),
    k.at(
      px - 60,
      py + 62,
      0.5,
      k.path(
        k.lens(60, -20, 420, 26) + k.lens(140, -70, 260, 18),
        k.tone(c.p, k.core.marigold, 0.4),
        'opacity="0.8"',
      ),
    ),
    `<circle cx="${px + 62}" cy="${py - 14}" r="24" fill="${c.p.sun}"/>`,
    k.rect(px - 156, py - 68, 312, 142, 'none', `stroke="${c.p.ink}" stroke-width="7"`),
  );
}

/** A table with a reading lamp on each side of the bed. */
function bedLamps(c: k.Canvas, v: View): void {
  for (const x of [-0.6, 2.5]) {
    c.add(table(c, v, x, 5.5, 0.55, 0.5, 0.5));
    const [lx, ly] = v.at(x + 0.27, 0.56, 5.7);
    c.add(
      k.path(`M${lx - 9} ${ly}L${lx - 4} ${ly - 56}H${lx + 4}L${lx + 9} ${ly}Z`, k.tone(c.p, '#B58438', 0.2)),
      k.airGlow(c, lx, ly - 84, 250, 260, '#FFC565', 0.75),
      k.path(
        `M${lx - 26} ${ly - 112}H${lx + 26}L${lx + 40} ${ly - 52}H${lx - 40}Z`,
        c.down(ly - 112, ly - 52, [
          [0, '#FFF1CC'],
          [1, '#F4B65A'],
        ]),
      ),
    );
  }
}

/** Table, vase and the two curtains of the balcony door. */
function windowCorner(c: k.Canvas, v: View): void {
  c.add(
    table(c, v, -2.6, 4.4, 0.8, 0.8, 0.5),
    v.box(-2.35, 0.56, 4.7, 0.16, 0.26, 0.16, '#C2553A'),
    k.frangipani(c, v.at(-2.27, 0.82, 4.8)[0], v.at(-2.27, 0.82, 4.8)[1], 190, -80, 5),
    curtain(
      c,
      v.at(-3.3, 0, 6)[0] - 10,
      v.at(-3.3, 0, 6)[0] + 130,
      v.at(0, 2.6, 6)[1],
      v.at(0, 0, 6)[1] + 6,
      v.at(-3.2, 0, 6)[0] + 30,
      '#E9D9BC',
    ),
    curtain(
      c,
      v.at(-1.05, 0, 6)[0] - 80,
      v.at(-1.05, 0, 6)[0] + 60,
      v.at(0, 2.6, 6)[1],
      v.at(0, 0, 6)[1] + 6,
      v.at(-1, 0, 6)[0],
      '#E9D9BC',
    ),
  );
}

/** A hotel room at dusk: bed, reading lamps, balcony door onto the sea. */
export function kamarHotel(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 330, y: 480 } });
  const v = new View(c, {
    horizon: 590,
    focal: 1250,
    cx: 860,
    eye: 1.5,
    yaw: 0,
    fill: 0.1,
    sun: [-0.8, 0.5, 0.3],
  });
  seaView(c);
  c.add(
    room(c, v, {
      w: 3.4,
      h: 2.9,
      z1: 6.2,
      holes: [[-3.15, 0.03, 2.2, 2.3]],
      wall: '#C9B79A',
      floor: '#A08A70',
      ceiling: '#E5D8BE',
      joint: 0.9,
    }),
  );
  balcony(c, v);
  headWall(c, v);
  c.add(bed(c, v, 0.2, 3.85, 2.05, { head: '#6B4B34', runner: k.core.lagoon }));
  bedLamps(c, v);
  windowCorner(c, v);
  c.add(k.groundShade(c, 960, 0.5));
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}
