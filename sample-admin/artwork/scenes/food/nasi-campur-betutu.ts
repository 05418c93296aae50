/** Dishes: nasi campur, betutu. */
import { bowl, bright, plate, table } from '../../kit/food.js';
import { dapple, heap, steam } from '../../kit/heap.js';
import { chilli, egg, glass, lime, skewer } from '../../kit/morsel.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';
import { leafLining } from './leaf-lining.js';

const RICE = ['#F8F3E2', '#FBF7EA', '#EFE6CC'];

/** One plate that introduces the island: rice ringed by its companions. */
export function nasiCampur(seed: number): string {
  const c = bright(new k.Canvas({ time: 'pagi', seed, light: { x: 260, y: 120 } }));
  c.add(table(c, -20, '#8A6240', { planks: 8 }), dapple(c, 60, 12));
  c.add(k.bananaLeaf(c, 1640, 60, 620, 150, { seed: 3, shade: 0.2 }));
  const [x, y] = [770, 640];
  c.add(plate(c, x, y, 560, '#B0704A', { well: 0.84 }));
  c.add(leafLining(c, x, y, 470, { w: 1020, h: 640, rot: -6, seed: 4 }));
  c.add(
    heap(c, x - 250, y - 120, 250, 70, ['#D8A05A', '#C98A42', '#E6BC7C'], 'shred', { seed: 4, size: 26 }),
    heap(c, x + 230, y - 130, 260, 76, ['#5E8F3E', '#7FA34A', '#EDE6CE', '#C9C08A'], 'chop', {
      seed: 6,
      size: 20,
      count: 170,
    }),
  );
  c.add(
    heap(c, x - 10, y - 190, 200, 44, ['#C58B4A', '#D9A25A', '#A86E34'], 'round', {
      seed: 9,
      size: 22,
      count: 80,
    }),
  );
  c.add(heap(c, x, y + 20, 380, 190, RICE, 'grain', { seed: 12, size: 15, count: 260 }));
  c.add(
    skewer(c, x + 210, y + 30, 330, 14, { minced: true, seed: 3 }),
    skewer(c, x + 180, y + 85, 330, 20, { minced: true, seed: 5 }),
  );
  c.add(egg(c, x - 290, y + 40, 62), egg(c, x - 215, y + 105, 60));
  c.add(
    heap(c, x - 20, y + 190, 210, 46, ['#F0E3D0', '#C2553A', '#8FA34A', '#E9C9B4'], 'shred', {
      seed: 15,
      size: 20,
      count: 110,
    }),
  );
  c.add(
    heap(c, x - 360, y - 40, 120, 34, ['#C2402A', '#A9301F', '#D9602F', '#8A2418'], 'round', {
      seed: 2,
      size: 12,
    }),
    lime(c, x + 300, y + 160, 44),
  );
  c.add(
    glass(c, 1390, 520, 92, 260, '#B8621F', { ice: true }),
    chilli(c, 170, 1010, 170, -24),
    chilli(c, 230, 1060, 150, 6, '#7FA34A'),
  );
  c.add(k.at(1330, 980, 1, k.blossom(c, 70, 4)), k.at(1440, 1060, 1, k.blossom(c, 52, 8)));
  return c.add(k.finish(c, { vignette: 0.4, wash: 0.25 })).svg();
}

/** A leg of chicken under its spice paste, the knuckle of bone to the right; `rot` turns it. */
function leg(c: k.Canvas, x: number, y: number, size: number, rot: number, seed: number): string {
  const t = toner(c);
  const shape = k.smooth(
    k.pts(
      '-250,40 -262,-30 -226,-104 -130,-140 -20,-122 70,-72 150,-40 236,-26 244,22 150,36 60,74 -40,118 -160,116',
    ),
  );
  const r = k.rng(seed);
  let bits = '';
  for (const [color, count] of [
    ['#F0C04A', 34],
    ['#7A2A12', 30],
    ['#5E7A32', 16],
    ['#FBE3A0', 14],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = r.range(0, 6.28);
      const q = Math.sqrt(r.next());
      d += k.lens(-90 + Math.cos(a) * q * 150, -10 + Math.sin(a) * q * 104, r.range(9, 26), r.range(4, 9));
    }
    bits += k.path(d, t(color, 0.2), 'opacity="0.8"');
  }
  return (
    k.at(x - 14 * size, y + 34 * size, size, k.path(shape, c.p.ink, `opacity="0.45" ${c.blur(12)}`), rot) +
    k.at(
      x,
      y,
      size,
      k.path(
        k.smooth(k.pts('220,-22 300,-26 322,-46 350,-34 346,-8 356,14 336,32 308,20 222,22')),
        c.down(-50, 40, [
          [0, t('#FBF2DC', 0.5)],
          [1, t('#CDB58A', -0.3)],
        ]),
      ) +
        k.path(
          shape,
          c.linear(-140, -150, 60, 150, [
            [0, t('#F2B04A', 0.8)],
            [0.35, t('#D98A2A', 0.25)],
            [0.7, t('#B5601C', -0.1)],
            [1, t('#7A3210', -0.55)],
          ]),
        ) +
        k.path(
          k.smooth(k.pts('-214,-52 -150,-112 -30,-98 60,-54 -40,-62 -140,-66')),
          t('#FFE3A0', 0.6),
          `opacity="0.55" ${c.blur(7)}`,
        ) +
        bits,
      rot,
    )
  );
}

/** Betutu from Gilimanuk: slow-cooked legs under their paste, with rice, greens and fried peanuts. */
export function betutu(seed: number): string {
  const c = bright(new k.Canvas({ time: 'sore', seed, light: { x: 420, y: 60 } }));
  c.add(table(c, -20, '#7A4A34', { planks: 5, slant: 120 }), k.airGlow(c, 480, 220, 900, 560, c.p.glow, 0.3));
  c.add(k.bananaLeaf(c, -60, 140, 620, 40, { seed: 8, shade: 0.25 }));
  const [x, y] = [800, 640];
  c.add(plate(c, x, y, 640, '#4E6A6E', { well: 0.88 }));
  c.add(leafLining(c, x, y, 548, { w: 1200, h: 780, rot: -10, seed: 9 }));
  c.add(
    heap(c, x - 330, y - 120, 330, 130, RICE, 'grain', { seed: 12, size: 15, count: 230 }),
    heap(c, x - 40, y - 220, 300, 74, ['#4E7A38', '#6E8B3A', '#37602F', '#C2402A'], 'leafy', {
      seed: 5,
      size: 34,
      count: 120,
    }),
    heap(c, x + 290, y - 170, 230, 52, ['#C58B4A', '#D9A25A', '#B87A3A'], 'round', {
      seed: 9,
      size: 24,
      count: 90,
    }),
  );
  c.add(
    leg(c, x + 70, y - 60, 1, -14, 5),
    leg(c, x - 110, y + 90, 1.08, 8, 17),
    leg(c, x + 190, y + 150, 0.98, -6, 29),
  );
  c.add(
    egg(c, x - 420, y + 60, 66),
    heap(c, x - 360, y + 190, 210, 44, ['#F0E3D0', '#C2553A', '#8FA34A', '#E9C9B4'], 'shred', {
      seed: 15,
      size: 20,
      count: 120,
    }),
    steam(c, x + 60, y - 260, 340, { opacity: 0.36, wisps: 5 }),
    bowl(c, 1410, 960, 150, 84, '#7A5540', '#C2402A'),
    heap(c, 1410, 962, 200, 26, ['#D9602F', '#C2402A', '#F0D8B8', '#7FA34A'], 'shred', {
      seed: 6,
      size: 20,
      count: 80,
    }),
    lime(c, 1460, 300, 62),
    lime(c, 1360, 250, 54),
    chilli(c, 120, 1030, 180, -22),
    chilli(c, 210, 1100, 160, 8, '#D9602F'),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.26 })).svg();
}
