/** Dishes: nasi campur, betutu. */

import { bowl, bright, cast, leafMat, plate, TILT, table } from '../../kit/food.js';
import { dapple, heap, steam } from '../../kit/heap.js';
import { chilli, egg, glass, lime, skewer } from '../../kit/morsel.js';
import * as k from '../../kit.js';

const rice = ['#F8F3E2', '#FBF7EA', '#EFE6CC'];

const urap = ['#5E8F3E', '#7FA34A', '#EDE6CE', '#C9C08A'];

const shred = ['#D8A05A', '#C98A42', '#E6BC7C'];

const red = ['#C2402A', '#A9301F', '#D9602F', '#8A2418'];

/** One plate that introduces the island: rice ringed by its companions. */
export function nasiCampur(seed: number): string {
  const c = bright(new k.Canvas({ time: 'pagi', seed, light: { x: 260, y: 120 } }));
  c.add(table(c, -20, '#8A6240', { planks: 8 }), dapple(c, 60, 12));
  c.add(k.bananaLeaf(c, 1640, 60, 620, 150, { seed: 3, shade: 0.2 }));
  const [x, y] = [770, 640];
  c.add(plate(c, x, y, 560, '#B0704A', { well: 0.84 }));
  c.add(
    `<g ${c.clip(`M${x - 470} ${y}A470 ${470 * TILT} 0 1 1 ${x + 470} ${y}A470 ${470 * TILT} 0 1 1 ${x - 470} ${y}Z`)}>${leafMat(c, x, y, 1020, 640, -6, 4)}</g>`,
  );
  c.add(
    heap(c, x - 250, y - 120, 250, 70, shred, 'shred', { seed: 4, size: 26 }),
    heap(c, x + 230, y - 130, 260, 76, urap, 'chop', { seed: 6, size: 20, count: 170 }),
  );
  c.add(
    heap(c, x - 10, y - 190, 200, 44, ['#C58B4A', '#D9A25A', '#A86E34'], 'round', {
      seed: 9,
      size: 22,
      count: 80,
    }),
  );
  c.add(heap(c, x, y + 20, 380, 190, rice, 'grain', { seed: 12, size: 15, count: 260 }));
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
    heap(c, x - 360, y - 40, 120, 34, red, 'round', { seed: 2, size: 12 }),
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

/** Chicken in its opened banana-leaf parcel, coated in spice paste. */
export function betutu(seed: number): string {
  const c = bright(new k.Canvas({ time: 'sore', seed, light: { x: 1380, y: 140 } }));
  c.add(table(c, -20, '#6B4A34', { planks: 6, slant: -120 }));
  c.add(leafMat(c, 760, 650, 1240, 700, -8, 7), leafMat(c, 800, 640, 1080, 520, 12, 9));
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  const meat = '#C0701F';
  const form = (list: string, v: number, y0: number, y1: number): string =>
    k.path(
      k.smooth(k.pts(list)),
      c.linear(1000, y0, 560, y1, [
        [0, t(meat, 0.9)],
        [0.4, t(meat, 0.2)],
        [1, t(meat, -0.75 + v)],
      ]),
    );
  c.add(cast(c, 780, 740, 430, 170, 0.6));
  const bone = (x: number, y: number): string =>
    k.path(
      k.smooth(
        k.pts(
          `${x - 30},${y - 18} ${x + 26},${y - 26} ${x + 44},${y - 6} ${x + 36},${y + 8} ${x + 42},${y + 26} ${x + 14},${y + 34} ${x - 30},${y + 18}`,
        ),
      ),
      t('#EADBB8', 0.35),
    );
  c.add(
    bone(1306, 552),
    form('880,500 960,430 1070,440 1180,500 1270,526 1296,552 1276,582 1180,590 1060,620', 0.1, 430, 640),
  );
  c.add(
    form(
      '350,690 372,566 470,456 630,398 800,396 950,436 1046,526 1082,640 1040,744 920,812 740,842 540,830 410,776',
      0,
      380,
      860,
    ),
  );
  c.add(
    k.path(
      k.taper(k.curve([430, 640], [600, 500], [900, 470], 14), (u) => 60 * Math.sin(Math.PI * u)),
      t('#E08A2E', 0.9),
      `opacity="0.4" ${c.blur(16)}`,
    ),
  );
  c.add(
    k.path(
      k.smooth(k.pts('470,640 560,570 660,580 712,650 660,730 560,776 470,770 540,706')),
      c.p.ink,
      `opacity="0.4" transform="translate(-8 20)" ${c.blur(10)}`,
    ),
  );
  c.add(form('470,630 560,556 664,566 716,640 660,720 556,766 462,760 534,696', 0.15, 540, 790));
  c.add(
    k.path(
      k.smooth(
        k.pts(
          '770,650 820,560 920,520 1020,556 1100,640 1200,672 1290,690 1200,760 1090,790 980,826 860,820 790,760',
        ),
      ),
      c.p.ink,
      `opacity="0.42" transform="translate(-10 22)" ${c.blur(12)}`,
    ),
  );
  c.add(
    bone(1300, 690),
    form(
      '770,640 820,546 920,506 1024,544 1104,626 1196,654 1280,660 1296,690 1278,718 1196,738 1096,770 980,806 860,800 786,744',
      0.2,
      500,
      820,
    ),
  );
  c.add(
    k.path(
      k.taper(k.curve([850, 590], [940, 530], [1080, 640], 12), (u) => 26 * Math.sin(Math.PI * u)),
      '#FFDFA0',
      `opacity="0.6" ${c.blur(6)}`,
    ),
    k.path(
      k.taper(k.curve([560, 450], [760, 404], [960, 456], 12), (u) => 24 * Math.sin(Math.PI * u)),
      '#FFDFA0',
      `opacity="0.6" ${c.blur(6)}`,
    ),
  );
  const r = c.r;
  const bits = new Map<string, string>();
  for (let i = 0; i < 260; i++) {
    const a = r.range(0, 6.28);
    const q = Math.sqrt(r.next());
    const [px, py] = [740 + Math.cos(a) * q * 330, 610 + Math.sin(a) * q * 190];
    const f = t(
      ['#E0A02E', '#8A2F14', '#F0C04A', '#5A2A12', '#6E8B3A'][i % 5] ?? '#E0A02E',
      r.range(-0.3, 0.7),
    );
    bits.set(f, (bits.get(f) ?? '') + k.lens(px, py, r.range(10, 34), r.range(4, 9)));
  }
  for (const [f, d] of [...bits].slice(0, 90)) c.add(k.path(d, f, 'opacity="0.75"'));
  c.add(
    heap(c, 300, 560, 230, 60, ['#4E7A38', '#6E8B3A', '#C2402A', '#37602F'], 'leafy', {
      seed: 5,
      size: 34,
      count: 80,
    }),
    heap(c, 1270, 500, 190, 40, ['#C58B4A', '#D9A25A'], 'round', { seed: 9, size: 22, count: 70 }),
  );
  c.add(
    bowl(c, 1330, 1010, 150, 70, '#7A5540', '#C2402A'),
    heap(c, 1330, 1020, 220, 30, ['#D9602F', '#C2402A', '#F0D8B8', '#7FA34A'], 'shred', {
      seed: 6,
      size: 20,
      count: 80,
    }),
  );
  c.add(
    steam(c, 760, 430, 360, { opacity: 0.35 }),
    chilli(c, 130, 1090, 170, -12),
    chilli(c, 260, 1120, 140, 14, '#D9602F'),
  );
  return c.add(k.finish(c, { vignette: 0.45, wash: 0.3 })).svg();
}
