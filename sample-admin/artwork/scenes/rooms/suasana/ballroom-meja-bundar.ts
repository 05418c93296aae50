/** Suasana: Ballroom meja bundar. */

import { flank, upright } from '../../../kit/corners.js';
import { roundTable } from '../../../kit/rooms/banquet.js';
import { View } from '../../../kit/rooms/camera.js';
import { room } from '../../../kit/rooms/interior.js';
import { platform } from '../../../kit/rooms/stage.js';
import * as k from '../../../kit.js';

/** Lit wall panels, the stage, its gate, umbrellas and curtains. */
function stageWall(c: k.Canvas, v: View): void {
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const [z0, z1] = [3.2 + i * 2.4, 4.5 + i * 2.4];
      c.add(v.face(flank(s * 7.98, z0, z1, 4.2, 0.6), [-s, 0, 0], '#E9A24A', { k: 0.35, grade: -0.4 }));
    }
  c.add(
    v.face(upright(-4.4, 4.4, 4.3, 0.8, 14.95), [0, 0, -1], '#0E3B43', {
      k: 0.2,
    }),
    platform(c, v, 0, 12.6, 10.5, 2.4, 0.55, '#5E3E30', '#FFC565'),
  );
  const [gx, gy] = v.at(0, 0.85, 14.9);
  c.add(
    k.airGlow(c, 800, gy - 90, 320, 230, '#FFC565', 0.75),
    k.candiBentar(c, gx, gy, 190, { gap: 60, brick: '#C98A4A', stone: '#E3C078' }),
    k.tedung(c, gx - 235, gy + 16, 180, k.core.marigold),
    k.tedung(c, gx + 235, gy + 16, 180, '#FBF2E0'),
  );
  for (const s of [-1, 1])
    c.add(
      k.path(
        `M${gx + s * 298} ${v.at(0, 4.4, 14.9)[1]}Q${gx + s * 240} ${gy - 130} ${gx + s * 290} ${gy + 14}H${gx + s * 340}V${v.at(0, 4.4, 14.9)[1]}Z`,
        k.tone(c.p, k.core.terracotta, 0),
      ),
    );
}

/** Three chandeliers, from far to near. */
function chandeliers(c: k.Canvas, v: View): void {
  for (const [z, s] of [
    [12, 0.7],
    [8.4, 0.9],
    [5.4, 1.1],
  ] as const) {
    const [x, y] = v.at(0, 4.7, z);
    const r = v.scale(0, z) * s;
    c.add(k.rect(x - 2, y - r * 1.4, 4, r, c.p.ink), k.airGlow(c, x, y, r * 3.2, r * 2.2, '#FFC565', 0.6));
    for (const [q, w] of [
      [0, 1],
      [0.22, 0.72],
      [0.42, 0.42],
    ] as const)
      for (let i = 0; i <= 14; i++) {
        const a = (i / 14) * Math.PI;
        c.add(
          `<circle cx="${k.n(x + Math.cos(a) * r * w)}" cy="${k.n(y + q * r + Math.sin(a) * r * 0.18 * w)}" r="${k.n(r * 0.055)}" fill="#FFF0C4"/>`,
        );
      }
  }
}

/** A ballroom set with round tables before a small stage. */
export function ballroom(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 800, y: 380 } });
  const v = new View(c, { horizon: 470, focal: 1000, eye: 2.3, sun: [0, 0.9, -0.4] });
  c.add(
    room(c, v, { w: 8, h: 5.6, z1: 15, wall: '#B9855A', floor: '#7A4A38', ceiling: '#5E3E30', joint: 2 }),
  );
  stageWall(c, v);
  chandeliers(c, v);
  const seats = k.triples(
    '-4.6 11 1, 0 11 2, 4.6 11 3, -5.4 8.2 4, -1.9 8.6 5, 1.9 8.6 6, 5.4 8.2 7, -3.6 5.9 8, 3.6 5.9 9, 0 4.7 10, -2.6 3.5 11, 2.6 3.5 12',
  );
  for (const [x, z, i] of seats) {
    const [px, py] = v.at(x, 0.75, z);
    c.add(
      roundTable(c, px, py, v.scale(x, z) * 0.88, {
        lit: true,
        seed: i,
        chairs: '#D8B060',
        cloth: '#FBF2E0',
        flowers: i % 2 ? '#FFF6E6' : '#F7C9B6',
      }),
    );
  }
  c.add(k.groundShade(c, 1000, 0.5));
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.22 })).svg();
}
