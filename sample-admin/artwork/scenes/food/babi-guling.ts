/** Dishes: babi guling. */
import { bowl, bright, oval, plate, TILT, table } from '../../kit/food.js';
import { heap, steam } from '../../kit/heap.js';
import { chilli, skewer } from '../../kit/morsel.js';
import { crackling, slice } from '../../kit/platter.js';
import * as k from '../../kit.js';
import { leafLining } from './leaf-lining.js';

/** A Gianyar plate: rice, slices, lawar and, above all, the skin like lacquer. */
export function babiGuling(seed: number): string {
  const c = bright(new k.Canvas({ time: 'sore', seed, light: { x: 300, y: 40 } }));
  c.add(
    table(c, -20, '#3E4A4A', { planks: 4, slant: -120 }),
    k.airGlow(c, 420, 220, 900, 560, c.p.glow, 0.34),
  );
  const [x, y] = [800, 650];
  c.add(plate(c, x, y, 640, '#C9985A', { well: 0.9 }));
  plaiting(c, x, y);
  c.add(leafLining(c, x, y, 560, { w: 1220, h: 800, rot: 9, seed: 7 }));
  c.add(
    heap(c, x - 300, y - 150, 300, 84, ['#5E8F3E', '#7FA34A', '#EDE6CE', '#B8452E'], 'chop', {
      seed: 6,
      size: 20,
      count: 190,
    }),
    heap(c, x + 30, y - 130, 400, 170, ['#F8F3E2', '#FBF7EA', '#EFE6CC'], 'grain', {
      seed: 12,
      size: 15,
      count: 260,
    }),
  );
  c.add(
    skewer(c, x + 250, y - 190, 300, 24, { minced: true, seed: 3 }),
    skewer(c, x + 210, y - 130, 310, 28, { minced: true, seed: 5 }),
  );
  for (const [dx, dy, a] of k.triples('-370 30 -14, -270 70 4, -170 118 16, -60 160 22'))
    c.add(slice(c, x + dx, y + dy, 210, a));
  sausages(c, x, y);
  // The skin: three large shards over slices and rice.
  c.add(
    crackling(c, x - 150, y - 40, 330, -16, 5),
    crackling(c, x + 70, y + 30, 380, 12, 11),
    crackling(c, x + 150, y + 176, 330, -6, 23),
  );
  c.add(
    heap(c, x - 190, y + 222, 200, 40, ['#C2402A', '#E8D6C0', '#D9602F', '#8FA34A'], 'shred', {
      seed: 15,
      size: 20,
      count: 120,
    }),
    steam(c, x + 40, y - 250, 330, { opacity: 0.34, wisps: 5 }),
    bowl(c, 1420, 300, 150, 90, '#2E6A70', '#B5702E'),
    heap(c, 1420, 296, 130, 10, ['#6E8B3A', '#D9A25A'], 'chop', { seed: 4, size: 18, count: 22 }),
    chilli(c, 110, 1010, 190, -26),
    chilli(c, 190, 1090, 170, 4, '#7FA34A'),
    k.bananaLeaf(c, 1660, 1230, 520, -150, { seed: 6, shade: 0.35 }),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.26 })).svg();
}

/** The plaited rim of an ingka plate. */
function plaiting(c: k.Canvas, x: number, y: number): void {
  let weave = '';
  for (let i = 0; i < 84; i++) {
    const a = (i / 84) * Math.PI * 2;
    weave += k.taper(
      [
        [x + Math.cos(a) * 585, y + Math.sin(a) * 585 * TILT],
        [x + Math.cos(a + 0.12) * 632, y + Math.sin(a + 0.12) * 632 * TILT],
      ],
      () => 7,
    );
  }
  c.add(k.path(weave, k.tone(c.p, '#6E4A26', -0.4), 'opacity="0.5"'));
}

/** Slices of blood sausage. */
function sausages(c: k.Canvas, x: number, y: number): void {
  for (const [dx, dy] of [
    [270, 30],
    [340, 78],
    [232, 92],
  ] as const)
    c.add(
      oval(x + dx, y + dy + 14, 56, 34, c.p.ink, `opacity="0.4" ${c.blur(5)}`),
      oval(x + dx, y + dy + 9, 52, 33, k.tone(c.p, '#4A2416', -0.3)),
      oval(x + dx, y + dy, 52, 33, k.tone(c.p, '#7A3A22', 0.5)),
      oval(x + dx - 6, y + dy - 4, 34, 19, k.tone(c.p, '#A8603A', 0.5)),
    );
}
