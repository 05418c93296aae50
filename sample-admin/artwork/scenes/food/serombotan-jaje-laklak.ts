/** Dishes: serombotan, jaje laklak. */

import { bowl, bright, cast, leafMat, oval, plate, TILT, table } from '../../kit/food.js';
import { dapple, heap, steam } from '../../kit/heap.js';
import { chilli, lime } from '../../kit/morsel.js';
import * as k from '../../kit.js';

/** Klungkung's mixed vegetables in a bamboo tray. */
export function serombotan(seed: number): string {
  const c = bright(new k.Canvas({ time: 'pagi', seed, light: { x: 300, y: 100 } }));
  c.add(table(c, -20, '#D9C6A0', { planks: 2 }), dapple(c, 40, 16));
  const [x, y] = [800, 620];
  c.add(plate(c, x, y, 640, '#C2935A', { well: 0.9 }));
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI;
    c.add(
      k.path(
        k.taper(
          [
            [x + Math.cos(a) * 570, y - Math.sin(a) * 570 * TILT * 0.3],
            [x + Math.cos(a + 0.1) * 575, y + Math.sin(a) * 570 * TILT],
          ],
          () => 4,
        ),
        k.tone(c.p, '#7A5A3C', -0.2),
        'opacity="0.25"',
      ),
    );
  }
  c.add(leafMat(c, x, y + 6, 960, 560, 3, 5));
  c.add(
    heap(c, x - 260, y - 60, 400, 120, ['#3F7A3C', '#5E9A48', '#2F5F34', '#7FA84A'], 'leafy', {
      seed: 3,
      size: 52,
      count: 120,
    }),
    heap(c, x + 220, y - 110, 380, 100, ['#F4EFD8', '#E9E2BE', '#D8D49A'], 'shred', {
      seed: 4,
      size: 38,
      count: 150,
    }),
  );
  c.add(
    heap(c, x - 40, y + 120, 460, 110, ['#8FA34A', '#6E8B3A', '#A9BE5A'], 'chop', {
      seed: 8,
      size: 44,
      count: 120,
    }),
  );
  // Winged beans, bitter gourd rings, round aubergines.
  for (let i = 0; i < 6; i++)
    c.add(
      k.path(
        k.taper(
          k.curve(
            [x + 130 + i * 40, y + 190 - i * 16],
            [x + 260 + i * 26, y + 90 - i * 10],
            [x + 420 + i * 10, y + 30 + i * 22],
            10,
          ),
          (u) => 30 * Math.sin(Math.PI * Math.min(1, 0.15 + u * 0.75)),
        ),
        k.tone(c.p, i % 2 ? '#7FB04A' : '#5E9A3E', 0.1 + (i % 3) * 0.3),
      ),
    );
  for (const [dx, dy, r] of k.triples('-390 70 52, -310 130 56, -230 190 50, -420 160 46'))
    c.add(
      oval(x + dx, y + dy + 8, r * 1.05, r * 0.7, c.p.ink, `opacity="0.35" ${c.blur(5)}`),
      oval(x + dx, y + dy, r, r * 0.68, k.tone(c.p, '#5E9A3E', 0.1)),
      oval(x + dx, y + dy - 2, r * 0.84, r * 0.55, k.tone(c.p, '#DDE6B4', 0.5)),
      oval(x + dx, y + dy, r * 0.42, r * 0.27, k.tone(c.p, '#B9C88A', -0.1)),
    );
  for (const [px, py, r] of k.triples('1400 980 82, 1270 1060 70, 1500 1090 66'))
    c.add(
      cast(c, px, py + r * 0.5, r * 0.9, r * 0.5),
      oval(
        px,
        py,
        r,
        r * 0.9,
        c.radial(px - r * 0.35, py - r * 0.35, r * 1.5, [
          [0, k.tone(c.p, '#EEF0D8', 0.8)],
          [0.5, k.tone(c.p, '#A9C07A', 0.1)],
          [1, k.tone(c.p, '#5E8F3E', -0.6)],
        ]),
      ),
      k.path(k.lens(px, py - r * 0.8, r * 0.7, r * 0.2), k.tone(c.p, '#4E7A38', 0)),
      k.path(
        k.taper(
          [
            [px, py - r * 0.8],
            [px + 6, py - r * 1.2],
          ],
          () => 9,
        ),
        k.tone(c.p, '#4E7A38', 0.2),
      ),
    );
  c.add(
    heap(c, x + 10, y - 10, 330, 120, ['#E8B07A', '#D98A4A', '#F0CFA4', '#C2553A'], 'shred', {
      seed: 12,
      size: 26,
      count: 220,
    }),
    heap(c, x + 40, y - 110, 120, 24, ['#C58B4A', '#E0AE6A'], 'round', { seed: 5, size: 22, count: 34 }),
  );
  c.add(chilli(c, 130, 1010, 190, -30), chilli(c, 230, 1080, 170, -2, '#7FA34A'), lime(c, 180, 250, 64));
  return c.add(k.finish(c, { vignette: 0.34, wash: 0.22 })).svg();
}

/** Little rice pancakes in their clay mould, coconut and palm sugar. */
export function jajeLaklak(seed: number): string {
  const c = bright(new k.Canvas({ time: 'fajar', seed, light: { x: 1300, y: 80 } }));
  c.add(table(c, -20, '#7A553A', { planks: 7 }), k.airGlow(c, 1200, 200, 900, 500, c.p.glow, 0.4));
  const clay = '#A65A38';
  c.add(plate(c, 520, 520, 500, clay, { well: 0.92 }));
  const cake = (px: number, py: number, r: number, green: boolean, raw = false): string => {
    const l = green ? '#A9BE6A' : '#F6F0DE';
    return (
      oval(px, py + r * 0.14, r * 1.04, r * 0.72, c.p.ink, `opacity="0.4" ${c.blur(5)}`) +
      (raw ? '' : oval(px, py + r * 0.1, r, r * 0.66, k.tone(c.p, '#C98F4A', -0.1))) +
      oval(
        px,
        py,
        r,
        r * 0.64,
        c.radial(px + r * 0.3, py - r * 0.3, r * 1.5, [
          [0, k.tone(c.p, l, 1)],
          [0.5, k.tone(c.p, l, 0.4)],
          [1, k.tone(c.p, l, -0.4)],
        ]),
      ) +
      Array.from({ length: 9 }, (_, i) =>
        oval(
          px + Math.cos(i * 2.4) * r * 0.13 * Math.sqrt(i) * 2,
          py + Math.sin(i * 2.4) * r * 0.08 * Math.sqrt(i) * 2,
          r * 0.055,
          r * 0.035,
          k.tone(c.p, l, -0.5),
          'opacity="0.7"',
        ),
      ).join('')
    );
  };
  for (const [px, py, g] of k.triples(
    '520 330 0, 330 390 1, 710 390 1, 230 520 0, 425 500 0, 620 500 1, 810 520 0, 330 640 1, 520 660 0, 710 640 0',
  ))
    c.add(oval(px, py + 4, 96, 62, k.tone(c.p, clay, -0.75)), cake(px, py + 6, 82, g === 1, true));
  c.add(steam(c, 500, 330, 300, { opacity: 0.4 }));
  c.add(leafMat(c, 1080, 860, 840, 480, -10, 4));
  for (const [px, py, g] of k.triples('880 800 0, 1060 760 1, 1240 740 0, 930 930 1, 1120 900 0, 1300 860 1'))
    c.add(cake(px, py, 104, g === 1));
  c.add(
    heap(c, 1090, 800, 300, 34, ['#FFFDF4', '#F6F0DE', '#E9DFC4'], 'shred', {
      seed: 5,
      size: 26,
      count: 170,
    }),
  );
  const sugar = k.tone(c.p, '#6A3416', -0.1);
  for (const [x, y, w] of k.triples(
    '890 790 120, 1060 750 130, 1240 730 120, 940 920 120, 1120 890 130, 1300 850 110, 1090 800 210',
  )) {
    const drip = k.smooth(
      [
        [x - w * 0.5, y],
        [x - w * 0.2, y - w * 0.16],
        [x + w * 0.2, y - w * 0.12],
        [x + w * 0.5, y + w * 0.04],
        [x + w * 0.3, y + w * 0.14],
        [x + w * 0.24, y + w * 0.34],
        [x + w * 0.12, y + w * 0.14],
        [x - w * 0.2, y + w * 0.18],
        [x - w * 0.34, y + w * 0.3],
        [x - w * 0.4, y + w * 0.12],
      ],
      true,
      0.9,
    );
    c.add(
      k.path(drip, sugar, 'opacity="0.9"'),
      k.path(k.lens(x + w * 0.05, y - w * 0.03, w * 0.5, w * 0.045), '#FFD9A0', 'opacity="0.5"'),
    );
  }
  c.add(
    bowl(c, 1360, 360, 160, 90, '#5A5E5C', '#5A2A12'),
    k.path(k.lens(1390, 350, 150, 12), '#FFD9A0', `opacity="0.5" ${c.blur(4)}`),
  );
  c.add(k.at(240, 1010, 1, k.blossom(c, 80, 4)), k.at(370, 1080, 1, k.blossom(c, 60, 9)));
  return c.add(k.finish(c, { vignette: 0.44, wash: 0.3 })).svg();
}
