/** Restaurants: Dapur Segara Kedonganan. */
import { chair, diningTable } from '../../kit/dining.js';
import { steam } from '../../kit/heap.js';
import { garland } from '../../kit/lamps.js';
import { person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { embers } from '../../kit/stall.js';
import * as k from '../../kit.js';
import { tableForTwo } from './seating.js';

/** Grilled fish on the sand at Kedonganan: tables to the waterline, smoke against the sunset. */
export function segaraKedonganan(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 640, y: 500 } });
  const s = new Space(c, { x: 800, horizon: 590, eye: 1.65, dist: 7.5, scale: 205, yaw: -14, back: 0.4 });
  c.add(
    k.sky(c, 620),
    k.sun(c, 92, { glow: 8 }),
    k.streaks(c, 150, 470, 13, 0.6),
    k.sea(c, 592, 860),
    k.lightPath(c, 592, 830, { width: 280 }),
    k.ridge(c, { y: 588, amp: 10, depth: 0.7, seed: 5, span: 260, shape: (x) => (x > 1050 ? -18 : 120) }),
  );
  for (const [x, y, l] of k.triples('1180 660 150, 1380 680 110, 300 650 90'))
    c.add(k.jukung(c, x, y, l, { depth: 0.2, dir: x < 600 ? 1 : -1 }));
  c.add(
    k.breaker(c, -60, 1000, 742, 10, 0.6),
    k.beach(c, k.pts('-40,800 300,786 700,806 1100,780 1660,796'), { foam: 11, sand: '#C7A67C' }),
    k.airGlow(c, 640, 860, 620, 80, c.p.glow, 0.5),
  );
  for (const [x, z] of [
    [-4.4, 3.4],
    [-1.4, 3.8],
    [1.7, 3.4],
    [4.8, 3.8],
  ] as const)
    c.add(...tableForTwo(s, x, z, 1.2, 0.9, { apart: 0.9, cloth: '#F1E4C6', candle: true }));
  c.add(
    person(s, -1.9, 4.3, { pose: 'stand', dark: 0.7 }),
    person(s, 5.4, 3.4, { pose: 'walk', woman: true, dark: 0.6, facing: -1 }),
  );
  for (const [x, z] of [
    [-2.8, 0.9],
    [0.4, 1.1],
  ] as const)
    c.add(
      chair(s, x - 1, z, 2),
      chair(s, x - 0.3, z + 0.66, -1),
      diningTable(s, x, z, 1.5, 0.95, { cloth: '#F6EBD2', set: true, candle: true }),
      chair(s, x + 1, z, -2),
      chair(s, x + 0.1, z - 0.72, 1),
    );
  grill(c);
  fishOnGrate(c);
  c.add(
    k.figure(c, 1450, 1130, 340, {
      pose: 'farmer',
      top: '#F1E4C6',
      sarong: '#22383C',
      dark: 0.4,
      facing: -1,
    }),
    steam(c, 1290, 940, 560, { opacity: 0.34, wisps: 3 }),
    steam(c, 1120, 760, 420, { opacity: 0.2, wisps: 2 }),
  );
  c.add(...garland(c, k.pts('-20,130 760,60 1620,170'), 50, 17, 12));
  return c.add(k.groundShade(c, 970, 0.5), k.finish(c, { vignette: 0.42 })).svg();
}

/** The grill: half a drum full of embers. */
function grill(c: k.Canvas): void {
  c.add(k.path(k.lens(1350, 1160, 460, 20), c.p.ink, `opacity="0.5" ${c.blur(9, 5)}`));
  for (const x of [1180, 1500]) c.add(k.rect(x, 1040, 16, 120, k.mix(c.p.ink, '#3A4244', 0.3)));
  c.add(
    k.path(
      k.smooth(k.pts('1150,990 1160,1060 1240,1084 1460,1084 1540,1060 1550,990'), true, 0.4),
      k.mix(c.p.ink, '#4A3A30', 0.4),
    ),
    `<g ${c.clip('M1150 975H1550V1010H1150Z')}>${embers(c, 1150, 1550, 972, 1012, 30)}</g>`,
    k.airGlow(c, 1350, 980, 260, 90, '#FF9A3A', 0.6),
  );
}

/** Four fish and the grate they lie on. */
function fishOnGrate(c: k.Canvas): void {
  for (let i = 0; i < 4; i++) {
    const [x, y] = [1216 + i * 92, 974];
    const f = (v: number): string => k.tone(c.p, '#B9783A', v);
    c.add(
      k.path(
        k.smooth(
          [
            [x - 56, y],
            [x - 30, y - 22],
            [x + 20, y - 20],
            [x + 44, y - 2],
            [x + 66, y - 18],
            [x + 62, y + 16],
            [x + 42, y + 4],
            [x + 14, y + 18],
            [x - 32, y + 16],
          ],
          true,
          0.8,
        ),
        c.down(y - 24, y + 20, [
          [0, f(0.8)],
          [0.5, f(0)],
          [1, f(-0.7)],
        ]),
      ),
      k.path(
        k
          .quads('-24 -16 -14 12, -2 -17 8 12, 18 -15 26 9')
          .map(([x0, y0, x1, y1]) =>
            k.taper(
              [
                [x + x0, y + y0],
                [x + x1, y + y1],
              ],
              () => 5,
            ),
          )
          .join(''),
        c.p.ink,
        'opacity="0.6"',
      ),
    );
  }
  c.add(k.stroke(k.pts('1140,992 1560,992'), 7, k.mix(c.p.ink, '#8C8A86', 0.4)));
}
