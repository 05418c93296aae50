/** Stay: Hotel jepun merah legian. */

import { slab } from '../../../kit/corners.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { wing } from '../../../kit/rooms/house.js';
import { lamp, lounger, pool } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

function redTree(c: k.Canvas, x: number, y: number): string {
  const out =
    k.path(
      k.taper(k.curve([x + 60, y + 120], [x + 40, y - 120], [x - 40, y - 260], 10), (t) => 54 - 30 * t),
      k.mix(c.p.ink, '#7C6A58', 0.4),
    ) +
    k.frangipani(c, x - 30, y - 240, 520, -120, 4, '#E0523F') +
    k.frangipani(c, x, y - 230, 500, -60, 12, '#E0523F');

  return out;
}

/** The rooms left and right with their veranda lamps. */
function sideWings(c: k.Canvas, v: View): void {
  for (const s of [-1, 1]) {
    const x = s < 0 ? -11 : 5.6;
    c.add(
      wing(c, v, [x, 0, 5.4], 5.4, 11.6, {
        bays: 2,
        lit: 0.75,
        roof: '#9C4F38',
        wall: '#E6C9A0',
        seed: s + 6,
        overhang: 0.25,
      }),
    );
    for (let i = 0; i < 3; i++)
      c.add(
        lamp(c, ...v.at(s * 5.45, 2.55, 7.6 + i * 3.6), v.scale(5, 7.6 + i * 3.6) * 0.09, {
          reach: 13,
          power: 0.5,
        }),
      );
  }
}

/** The lit pool in its stone kerb. */
function lapPool(c: k.Canvas, v: View): void {
  c.add(
    k.path(v.d(slab(-2.7, 2.7, 13.4, 5.2, 0.02)), k.tone(c.p, '#C9B592', 0.5)),
    pool(c, v, slab(-2.3, 2.3, 13, 5.6, 0.03), {
      far: '#9FE6D6',
      mid: '#2FB3B0',
      near: '#0B6470',
      glow: 0.8,
      glints: 40,
      inside: k.lightPath(c, 700, 1000, { x: 800, width: 120, opacity: 0.35, count: 40 }),
    }),
  );
}

/** Legian: a small courtyard pool between two floors of rooms, a red frangipani, evening lamps. */
export function jepunMerah(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 980, y: 150 } });
  const v = new View(c, { horizon: 580, focal: 1050, eye: 2.2, fill: 0.06, sun: [0.3, 0.7, -0.4] });
  c.add(
    k.sky(c, 640),
    k.stars(c, 460, 120),
    k.sun(c, 42, { glow: 9 }),
    k.palm(c, 700, 520, 330, { lean: -40, depth: 0.4, seed: 5 }),
    k.palm(c, 930, 540, 270, { lean: 40, depth: 0.4, seed: 9 }),
  );
  c.add(
    wing(c, v, [-5, 0, 17], 10, 5, {
      bays: 4,
      balcony: true,
      lit: 0.7,
      roof: '#9C4F38',
      wall: '#E6C9A0',
      seed: 4,
    }),
  );
  c.add(ground(c, v.at(0, 0, 17)[1], '#8A7A66', 0.3), k.airGlow(c, 800, 800, 700, 260, '#F0A45A', 0.35));
  sideWings(c, v);
  c.add(
    v.joints([-5.6, 5.6, 1, 17], 0.01, 0.9, 'z', c.p.ink, 0.25),
    v.joints([-5.6, 5.6, 1, 17], 0.01, 0.9, 'x', c.p.ink, 0.2),
  );
  lapPool(c, v);
  c.add(
    lounger(c, v, -4.4, 0, 10, { cushion: '#F2A51E' }),
    lounger(c, v, 3.5, 0, 10, { cushion: '#F2A51E' }),
  );
  c.add(k.figure(c, ...v.at(-3.2, 0, 14), v.scale(0, 14) * 1.7, { pose: 'walk', dark: 0.6 }));
  const petals = k.triples('640 905 20, 760 850 15, 900 930 22, 840 800 12, 1010 1060 30, 560 1080 30');
  c.add(
    redTree(c, 1330, 1090),
    ...petals.map(([x, y, s]) =>
      k.group(k.blossom(c, s, x, '#D9483A'), `transform="translate(${x} ${y}) scale(1 0.5)"`),
    ),
  );
  c.add(k.fern(c, 130, 1240, 380, -80, { seed: 5 }), k.groundShade(c, 1000, 0.5));
  return c.add(k.finish(c, { vignette: 0.45, wash: 0.06 })).svg();
}
