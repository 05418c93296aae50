/** Dishes: tipat cantok, bubur mengguh. */

import { bowl, bright, oval, plate, TILT, table } from '../../kit/food.js';
import { dapple, heap, steam } from '../../kit/heap.js';
import { chilli, egg, lime, tipat } from '../../kit/morsel.js';
import * as k from '../../kit.js';

/** Rice cake, sprouts and peanut sauce in a stone mortar. */
export function tipatCantok(seed: number): string {
  const c = bright(new k.Canvas({ time: 'siang', seed, light: { x: 320, y: 60 } }));
  c.add(table(c, -20, '#B98A5A', { planks: 5, slant: 160 }), dapple(c, 80, 10));
  const [x, y] = [740, 660];
  c.add(plate(c, x, y, 520, '#5A5E5C', { well: 0.86 }));
  c.add(
    oval(x, y + 16, 430, 430 * TILT, k.tone(c.p, '#A8672C', -0.1)),
    oval(x - 40, y + 6, 330, 330 * TILT, k.tone(c.p, '#C07A34', 0.3)),
    k.path(k.lens(x - 120, y - 120, 330, 26), '#FFE2AE', `opacity="0.4" ${c.blur(7)}`),
  );
  for (const [dx, dy, a] of k.triples(
    '-190 -40 -12, -60 -100 8, 90 -110 -6, -130 80 14, 30 20 -8, 190 -20 18, -10 130 4',
  )) {
    const q = (v: number): string => k.tone(c.p, '#E8E3B8', v);
    c.add(
      k.at(
        x + dx,
        y + dy,
        1,
        k.path(
          k.smooth(k.pts('-62,-20 50,-30 64,14 -46,34'), true, 0.3),
          c.p.ink,
          `opacity="0.3" transform="translate(-6 14)" ${c.blur(5)}`,
        ) +
          k.path(k.smooth(k.pts('-62,0 -46,54 66,36 64,6'), true, 0.25), q(-0.55)) +
          k.path(
            k.smooth(k.pts('-62,-20 50,-30 64,14 -46,34'), true, 0.3),
            c.across(-60, 60, [
              [0, q(0.9)],
              [1, q(0.2)],
            ]),
          ),
        a,
      ),
    );
  }
  c.add(
    heap(c, x + 40, y + 20, 330, 70, ['#F4EFD8', '#E9E2BE', '#C9CF8A'], 'shred', {
      seed: 4,
      size: 34,
      count: 110,
    }),
    heap(c, x - 200, y + 130, 220, 46, ['#3F7A3C', '#5E9A48', '#2F5F34'], 'leafy', {
      seed: 6,
      size: 34,
      count: 60,
    }),
  );
  c.add(
    k.path(
      k.smooth(
        k.pts(
          `${x - 60},${y - 60} ${x + 40},${y - 80} ${x + 150},${y - 30} ${x + 170},${y + 60} ${x + 110},${y + 30} ${x + 40},${y + 70} ${x - 20},${y + 10}`,
        ),
      ),
      k.tone(c.p, '#A8672C', 0.25),
      'opacity="0.92"',
    ),
    heap(c, x + 60, y - 20, 170, 26, ['#D9A25A', '#C2402A', '#E9C98A'], 'round', {
      seed: 8,
      size: 13,
      count: 50,
    }),
  );
  // Pestle leaning on the rim.
  c.add(
    k.path(
      k.taper(k.pts('1010,620 1210,480 1400,350'), (u) => 96 - u * 40),
      c.p.ink,
      `opacity="0.3" transform="translate(10 34)" ${c.blur(12)}`,
    ),
    k.path(
      k.taper(k.pts('1000,628 1200,486 1390,356'), (u) => 98 - u * 42),
      c.linear(1150, 440, 1230, 560, [
        [0, k.tone(c.p, '#7C817E', 0.7)],
        [0.5, k.tone(c.p, '#5A5E5C', -0.1)],
        [1, k.tone(c.p, '#5A5E5C', -0.8)],
      ]),
    ),
  );
  c.add(
    tipat(c, 1310, 860, 150, -8),
    tipat(c, 1480, 1010, 140, 14),
    lime(c, 210, 330, 62),
    lime(c, 320, 270, 52),
  );
  c.add(
    heap(c, 190, 1000, 250, 46, ['#C98A4A', '#E0AE6A', '#A86E34'], 'round', { seed: 7, size: 30, count: 70 }),
    chilli(c, 120, 600, 150, 60),
    chilli(c, 180, 560, 160, 42),
  );
  return c.add(k.finish(c, { vignette: 0.36, wash: 0.2 })).svg();
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
