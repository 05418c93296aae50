/** Dishes: serombotan, jaje laklak. */
import { bowl, bright, leafMat, oval, plate, table } from '../../kit/food.js';
import { dapple, heap, steam } from '../../kit/heap.js';
import { chilli, lime } from '../../kit/morsel.js';
import * as k from '../../kit.js';
import { leafLining } from './leaf-lining.js';

/** Klungkung's mixed vegetables: greens, sprouts and beans ringed about the spiced coconut. */
export function serombotan(seed: number): string {
  const c = bright(new k.Canvas({ time: 'pagi', seed, light: { x: 300, y: 60 } }));
  c.add(table(c, -20, '#A9583A', { planks: 5, slant: 90 }), dapple(c, 40, 14));
  const [x, y] = [790, 640];
  c.add(plate(c, x, y, 620, '#34403F', { well: 0.88 }));
  c.add(leafLining(c, x, y, 540, { w: 1180, h: 760, rot: -12, seed: 5, sink: 10 }));
  c.add(
    heap(c, x - 60, y - 190, 420, 110, ['#3F7A3C', '#5E9A48', '#2F5F34', '#7FA84A'], 'leafy', {
      seed: 3,
      size: 50,
      count: 150,
    }),
    heap(c, x + 310, y - 90, 360, 96, ['#F6F1DC', '#EDE6C6', '#D8D49A'], 'shred', {
      seed: 4,
      size: 38,
      count: 170,
    }),
    heap(c, x - 350, y - 60, 330, 90, ['#7A2E3A', '#8F3F3A', '#5E2430', '#A85A4A'], 'round', {
      seed: 9,
      size: 30,
      count: 130,
    }),
  );
  cucumbers(c, x, y);
  wingedBeans(c, x, y);
  aubergines(c, x, y);
  c.add(
    heap(c, x - 10, y + 10, 400, 150, ['#F0CFA0', '#E0964A', '#F7E3C4', '#C9602E'], 'shred', {
      seed: 12,
      size: 26,
      count: 320,
    }),
    heap(c, x - 10, y - 120, 150, 30, ['#C58B4A', '#E0AE6A'], 'round', { seed: 5, size: 24, count: 40 }),
    chilli(c, x + 10, y - 60, 120, 30),
  );
  c.add(
    chilli(c, 90, 1040, 200, -26),
    chilli(c, 200, 1110, 170, 4, '#7FA34A'),
    lime(c, 1430, 250, 72),
    lime(c, 1310, 190, 62),
    bowl(c, 1430, 990, 140, 80, '#E9D9B0', '#A8441F'),
    k.bananaLeaf(c, -40, 130, 470, 18, { seed: 3, shade: 0.3 }),
  );
  return c.add(k.finish(c, { vignette: 0.38, wash: 0.22 })).svg();
}

/** Slices of cucumber. */
function cucumbers(c: k.Canvas, x: number, y: number): void {
  for (const [dx, dy, r] of k.triples('250 80 62, 350 50 56, 400 110 58, 300 150 64'))
    c.add(
      oval(x + dx, y + dy + 10, r * 1.05, r * 0.7, c.p.ink, `opacity="0.4" ${c.blur(5)}`),
      oval(x + dx, y + dy + 6, r, r * 0.68, k.tone(c.p, '#3F6E2E', -0.3)),
      oval(x + dx, y + dy, r, r * 0.66, k.tone(c.p, '#6EA03E', 0.4)),
      oval(x + dx, y + dy - 1, r * 0.82, r * 0.53, k.tone(c.p, '#E6EBC0', 0.6)),
      oval(x + dx, y + dy, r * 0.4, r * 0.26, k.tone(c.p, '#C2CE90', 0)),
    );
}

/** Winged beans in a fan. */
function wingedBeans(c: k.Canvas, x: number, y: number): void {
  for (let i = 0; i < 7; i++)
    c.add(
      k.path(
        k.taper(
          k.curve(
            [x - 60 + i * 18, y + 240 - i * 4],
            [x - 200 + i * 14, y + 170 - i * 10],
            [x - 430 + i * 22, y + 90 + i * 22],
            10,
          ),
          (u) => 34 * Math.sin(Math.PI * Math.min(1, 0.15 + u * 0.75)),
        ),
        k.tone(c.p, i % 2 ? '#7FB04A' : '#4E8A38', 0.1 + (i % 3) * 0.3),
      ),
    );
}

/** Round green aubergines, halved. */
function aubergines(c: k.Canvas, x: number, y: number): void {
  for (const [dx, dy, r] of k.triples('40 200 58, 140 232 54, 170 160 50'))
    c.add(
      oval(x + dx, y + dy + 10, r * 1.05, r * 0.7, c.p.ink, `opacity="0.4" ${c.blur(5)}`),
      oval(x + dx, y + dy + 7, r, r * 0.68, k.tone(c.p, '#5E7A3A', -0.2)),
      oval(x + dx, y + dy, r * 0.97, r * 0.62, k.tone(c.p, '#F0EDD2', 0.5)),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        oval(
          x + dx + Math.cos(i * 0.79) * r * 0.5,
          y + dy + Math.sin(i * 0.79) * r * 0.3,
          5,
          3.4,
          k.tone(c.p, '#B08A4A', -0.2),
        ),
      ),
    );
}

const CLAY = '#A65A38';

/** Little rice pancakes in their clay mould, coconut and palm sugar. */
export function jajeLaklak(seed: number): string {
  const c = bright(new k.Canvas({ time: 'fajar', seed, light: { x: 1300, y: 80 } }));
  c.add(table(c, -20, '#7A553A', { planks: 7 }), k.airGlow(c, 1200, 200, 900, 500, c.p.glow, 0.4));
  c.add(plate(c, 520, 520, 500, CLAY, { well: 0.92 }));
  for (const [px, py, g] of k.triples(
    '520 330 0, 330 390 1, 710 390 1, 230 520 0, 425 500 0, 620 500 1, 810 520 0, 330 640 1, 520 660 0, 710 640 0',
  ))
    c.add(oval(px, py + 4, 96, 62, k.tone(c.p, CLAY, -0.75)), cake(c, px, py + 6, 82, g === 1, true));
  c.add(steam(c, 500, 330, 300, { opacity: 0.4 }));
  c.add(leafMat(c, 1080, 860, 840, 480, -10, 4));
  for (const [px, py, g] of k.triples('880 800 0, 1060 760 1, 1240 740 0, 930 930 1, 1120 900 0, 1300 860 1'))
    c.add(cake(c, px, py, 104, g === 1));
  c.add(
    heap(c, 1090, 800, 300, 34, ['#FFFDF4', '#F6F0DE', '#E9DFC4'], 'shred', {
      seed: 5,
      size: 26,
      count: 170,
    }),
  );
  syrup(c);
  c.add(
    bowl(c, 1360, 360, 160, 90, '#5A5E5C', '#5A2A12'),
    k.path(k.lens(1390, 350, 150, 12), '#FFD9A0', `opacity="0.5" ${c.blur(4)}`),
  );
  c.add(k.at(240, 1010, 1, k.blossom(c, 80, 4)), k.at(370, 1080, 1, k.blossom(c, 60, 9)));
  return c.add(k.finish(c, { vignette: 0.44, wash: 0.3 })).svg();
}

/** A little cake; `raw` is one still in the mould. */
function cake(c: k.Canvas, px: number, py: number, r: number, green: boolean, raw = false): string {
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
}

/** Palm sugar run over the cakes. */
function syrup(c: k.Canvas): void {
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
}
