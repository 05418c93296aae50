/** Dishes: tipat cantok, bubur mengguh. */
import { bowl, bright, oval, plate, TILT, table } from '../../kit/food.js';
import { dapple, heap, steam } from '../../kit/heap.js';
import { chilli, egg, lime, tipat } from '../../kit/morsel.js';
import { cube } from '../../kit/platter.js';
import * as k from '../../kit.js';

/** Rice cake, tofu and sprouts under peanut sauce, the parcels they came from beside. */
export function tipatCantok(seed: number): string {
  const c = bright(new k.Canvas({ time: 'siang', seed, light: { x: 320, y: 40 } }));
  c.add(table(c, -20, '#2F6F74', { planks: 4, slant: 160 }), dapple(c, 60, 12));
  const [x, y] = [740, 660];
  c.add(
    plate(c, x, y, 580, '#F2E6CC', { well: 0.86, band: '#C2553A' }),
    oval(x, y + 18, 452, 452 * TILT, k.tone(c.p, '#9A5A26', -0.2)),
    oval(x - 20, y + 10, 420, 420 * TILT, k.tone(c.p, '#B5702E', 0.25)),
    k.path(k.lens(x - 170, y + 170, 420, 26), '#FFE2AE', `opacity="0.35" ${c.blur(7)}`),
  );
  c.add(
    heap(c, x - 20, y + 30, 640, 110, ['#B5702E', '#C98A42', '#A8672C'], 'chop', {
      seed: 3,
      size: 30,
      count: 90,
    }),
    heap(c, x + 200, y - 70, 360, 96, ['#F6F1DC', '#EDE6C6', '#D5D49C'], 'shred', {
      seed: 4,
      size: 38,
      count: 170,
    }),
    heap(c, x - 260, y + 20, 260, 70, ['#3F7A3C', '#5E9A48', '#2F5F34'], 'leafy', {
      seed: 6,
      size: 40,
      count: 80,
    }),
  );
  for (const [dx, dy, a] of k.triples(
    '-180 -110 -10, -50 -130 8, 60 -70 -6, -120 -40 12, 10 -10 -8, 250 50 6, 130 60 -10, -30 90 8, 90 140 -4, -160 120 12',
  ))
    c.add(cube(c, x + dx, y + dy, 92, a, '#F0EBCB', '#E4DFAE'));
  for (const [dx, dy, a] of k.triples('-250 -50 14, 170 -20 -12, 240 140 8, -70 30 -14'))
    c.add(cube(c, x + dx, y + dy, 74, a, '#F2DDA0', '#C98A34'));
  peanutSauce(c, x, y);
  c.add(
    heap(c, x - 20, y - 30, 250, 40, ['#D9A25A', '#B8702E', '#E9C98A', '#C2402A'], 'shred', {
      seed: 8,
      size: 22,
      count: 120,
    }),
  );
  c.add(
    tipat(c, 1330, 850, 165, -8),
    tipat(c, 1500, 1030, 150, 14),
    lime(c, 1330, 250, 66),
    lime(c, 1450, 310, 58),
    chilli(c, 100, 980, 190, -28),
    chilli(c, 170, 1070, 170, 2),
    heap(c, 170, 200, 250, 60, ['#E3AE6A', '#C98A4A', '#F0C98A'], 'round', { seed: 7, size: 34, count: 70 }),
  );
  return c.add(k.finish(c, { vignette: 0.36, wash: 0.2 })).svg();
}

/** Peanut sauce poured over the middle. */
function peanutSauce(c: k.Canvas, x: number, y: number): void {
  const pour = k.smooth(
    [
      [-230, -60],
      [-120, -120],
      [20, -96],
      [150, -40],
      [210, 30],
      [150, 70],
      [170, 150],
      [100, 120],
      [40, 60],
      [-10, 130],
      [-60, 160],
      [-90, 70],
      [-180, 60],
      [-150, 0],
    ].map(([u = 0, v = 0]): k.Pt => [x + u, y + v]),
  );
  c.add(
    k.path(
      pour,
      c.linear(x - 200, y - 120, x + 200, y + 150, [
        [0, k.tone(c.p, '#D9964A', 0.6)],
        [0.5, k.tone(c.p, '#B06A2A', 0.1)],
        [1, k.tone(c.p, '#8A4E1E', -0.3)],
      ]),
      'opacity="0.93"',
    ),
    k.path(
      k.lens(x - 60, y - 78, 190, 16) + k.lens(x + 90, y + 8, 130, 12),
      '#FFE9C0',
      `opacity="0.6" ${c.blur(3)}`,
    ),
  );
}

/** A bowl of Buleleng's coconut porridge at first light. */
export function buburMengguh(seed: number): string {
  const c = bright(new k.Canvas({ time: 'fajar', seed, light: { x: 1180, y: 180 } }));
  c.add(
    k.sky(c, 420),
    k.sun(c, 56),
    k.ridge(c, { y: 330, amp: 40, depth: 0.7, seed: 6, span: 300 }),
    k.sea(c, 350, 470, { waves: 30 }),
    k.lightPath(c, 350, 460, { width: 120, count: 60 }),
  );
  c.add(
    k.palm(c, 180, 470, 400, { lean: 50, depth: 0.25, seed: 5 }),
    k.canopy(c, 330, 440, 360, 90, { depth: 0.3 }),
    table(c, 455, '#9A7048', { planks: 9 }),
    k.airGlow(c, 1180, 560, 620, 200, c.p.glow, 0.6),
  );
  const [x, y] = [730, 720];
  c.add(bowl(c, x, y, 430, 210, '#2E6A70', '#F4EBD2'));
  const yolk = k.tone(c.p, '#E3A83A', 0.45);
  c.add(
    k.path(
      k.smooth(
        k.pts(
          `${x - 330},${y + 40} ${x - 180},${y - 60} ${x},${y - 20} ${x + 120},${y + 50} ${x + 250},${y + 20} ${x + 310},${y + 90} ${x + 160},${y + 170} ${x - 60},${y + 200} ${x - 240},${y + 150}`,
        ),
      ),
      yolk,
      'opacity="0.85"',
    ),
  );
  c.add(
    heap(c, x - 60, y - 10, 290, 66, ['#E0B070', '#F0CC94', '#C98F4A'], 'shred', {
      seed: 4,
      size: 34,
      count: 90,
    }),
    heap(c, x + 160, y + 70, 190, 36, ['#C58B4A', '#E0AE6A'], 'round', { seed: 6, size: 22, count: 45 }),
    heap(c, x + 90, y - 90, 220, 50, ['#4E8A3C', '#6EA84C', '#EDE6CE'], 'chop', {
      seed: 8,
      size: 24,
      count: 80,
    }),
    heap(c, x - 90, y + 110, 130, 22, ['#5E9A3E', '#7FB452'], 'leafy', { seed: 3, size: 22, count: 40 }),
  );
  c.add(egg(c, x - 240, y + 30, 62, '#E9D9B0'), steam(c, x - 20, y - 110, 420, { opacity: 0.5, wisps: 4 }));
  c.add(
    k.path(
      k.taper(k.pts('1130,930 1290,850 1460,770'), (u) => 26 - u * 8),
      k.tone(c.p, '#7A4A30', 0.3),
    ),
    oval(1110, 942, 74, 44, k.tone(c.p, '#8A5A3C', 0.1)),
    oval(1106, 934, 60, 32, k.tone(c.p, '#7A4A30', -0.5)),
  );
  c.add(
    k.at(250, 1020, 1, k.blossom(c, 74, 4)),
    k.at(350, 1090, 1, k.blossom(c, 54, 9)),
    bowl(c, 1330, 620, 110, 56, '#B0704A', '#C2402A'),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
