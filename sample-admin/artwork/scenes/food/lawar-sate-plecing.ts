/** Dishes: lawar, sate plecing. */
import { bowl, bright, cast, leafMat, oval, plate, TILT, table } from '../../kit/food.js';
import { heap, steam } from '../../kit/heap.js';
import { chilli, lime, skewer, tipat } from '../../kit/morsel.js';
import * as k from '../../kit.js';

/** Red and white lawar heaped on leaf cones, long beans and grated coconut beside. */
export function lawar(seed: number): string {
  const c = bright(new k.Canvas({ time: 'pagi', seed, light: { x: 1320, y: 100 } }));
  c.add(table(c, -20, '#58655F', { planks: 3, slant: 200 }));
  const tray = '#C2935A';
  c.add(plate(c, 760, 640, 600, tray, { well: 0.9 }));
  for (let i = 0; i < 7; i++)
    c.add(
      `<ellipse cx="760" cy="640" rx="${600 - i * 13}" ry="${(600 - i * 13) * TILT}" fill="none" stroke="${k.tone(c.p, tray, i % 2 ? -0.4 : 0.4)}" stroke-width="5" opacity="0.6"/>`,
    );
  c.add(leafMat(c, 540, 690, 560, 420, -24, 3), leafMat(c, 1010, 580, 560, 400, 22, 5));
  c.add(
    heap(c, 1000, 560, 470, 130, ['#8FA34A', '#F1EAD4', '#6E8B3A', '#E3D9B6', '#C9B98A'], 'chop', {
      seed: 8,
      size: 25,
      count: 300,
    }),
  );
  c.add(
    heap(c, 540, 700, 500, 150, ['#8A2F22', '#B04A30', '#E8DCC0', '#6E8B3A', '#C2553A'], 'chop', {
      seed: 3,
      size: 26,
      count: 330,
    }),
  );
  c.add(
    heap(c, 905, 850, 230, 60, ['#F6F0DE', '#FFFDF4', '#E9DFC4'], 'shred', { seed: 5, size: 22, count: 120 }),
  );
  c.add(
    lime(c, 1130, 800, 58),
    lime(c, 1220, 745, 50),
    chilli(c, 640, 930, 150, -16),
    chilli(c, 320, 470, 140, 20),
  );
  for (let i = 0; i < 8; i++) {
    const off = i * 30;
    const bean = k.taper(
      k.curve(
        [1090 + off, 1180 - (i % 3) * 14],
        [1290 + off * 0.9, 1010 + (i % 2) * 10],
        [1540 + off * 0.3, 800 + off * 1.1],
        14,
      ),
      (u) => 21 * (1.05 - u * 0.35),
    );
    c.add(
      k.path(bean, c.p.ink, `opacity="0.3" transform="translate(-6 14)" ${c.blur(5)}`),
      k.path(bean, k.tone(c.p, i % 2 ? '#6E9A42' : '#8FB050', -0.2 + (i % 3) * 0.35)),
    );
  }
  c.add(
    bowl(c, 240, 250, 170, 80, '#8A5A3C', '#B9662F'),
    heap(c, 240, 250, 260, 60, ['#C98A3A', '#E0B05A', '#A9602A'], 'shred', { seed: 12, size: 20 }),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.2 })).svg();
}

const SAMBAL = ['#E0562F', '#F0843F', '#B92F1C', '#F3C98A'];

/** Satay under tomato sambal on an enamel plate, evening. */
export function satePlecing(seed: number): string {
  const c = bright(new k.Canvas({ time: 'sore', seed, light: { x: 240, y: 100 } }));
  c.add(table(c, -20, '#3F8784', { planks: 2 }), k.airGlow(c, 480, 400, 900, 500, c.p.glow, 0.35));
  c.add(plate(c, 800, 640, 600, '#EFE6D2', { well: 0.8, band: '#178A8E' }));
  c.add(leafMat(c, 800, 640, 820, 430, 4, 6));
  for (let i = 0; i < 7; i++)
    c.add(
      skewer(c, 470 + i * 22, 470 + i * 56, 620, -6 + i * 2.4, {
        local: '#9A5226',
        thick: 66,
        seed: i + 3,
        glaze: '#F0A050',
      }),
    );
  sambal(c);
  for (const [x, y, r] of k.triples('1370 260 105, 1490 400 84, 1250 170 70')) c.add(tomato(c, x, y, r));
  c.add(
    chilli(c, 150, 960, 200, -30),
    chilli(c, 200, 1040, 190, -6),
    chilli(c, 330, 1110, 150, 8, '#E0702A'),
    tipat(c, 1350, 1000, 120, 8),
    lime(c, 150, 330, 62),
  );
  return c.add(steam(c, 700, 420, 300, { opacity: 0.25 }), k.finish(c, { vignette: 0.5, wash: 0.25 })).svg();
}

/** Tomato sambal down the middle of the skewers. */
function sambal(c: k.Canvas): void {
  const sauce = k.smooth(
    k.pts(
      '452,470 520,440 600,466 660,452 720,500 700,560 760,590 740,650 800,690 770,760 810,820 740,858 690,820 640,850 590,800 610,740 540,720 560,650 490,620 510,560 440,530',
    ),
  );
  c.add(
    k.path(sauce, c.p.ink, `opacity="0.35" transform="translate(-6 14)" ${c.blur(7)}`),
    k.path(
      sauce,
      c.linear(460, 440, 800, 860, [
        [0, k.tone(c.p, '#DB452B', 0.8)],
        [0.5, k.tone(c.p, '#C2331F', 0.2)],
        [1, k.tone(c.p, '#93220F', -0.2)],
      ]),
      'opacity="0.95"',
    ),
    ...k
      .quads('560 530 190 20, 640 660 220 22, 710 780 180 20')
      .map(([hx, hy, w, h], i) =>
        heap(c, hx, hy, w, h, SAMBAL, 'chop', { seed: 4 + i, size: 22, count: i === 1 ? 70 : 60 }),
      ),
    k.path(
      k.lens(600, 486, 90, 9) + k.lens(690, 600, 80, 8) + k.lens(730, 720, 60, 7),
      '#FFE9C8',
      `opacity="0.6" ${c.blur(2)}`,
    ),
  );
}

/** A ripe tomato. */
function tomato(c: k.Canvas, x: number, y: number, r: number): string {
  const t = (v: number): string => k.tone(c.p, '#CF3F26', v);
  const s = c.side(x);
  return (
    cast(c, x, y + r * 0.5, r * 0.9, r * 0.5) +
    oval(
      x,
      y,
      r,
      r * 0.88,
      c.radial(x + s * r * 0.4, y - r * 0.4, r * 1.6, [
        [0, t(1)],
        [0.4, t(0.2)],
        [1, t(-0.8)],
      ]),
    ) +
    oval(x + s * r * 0.42, y - r * 0.42, r * 0.2, r * 0.12, '#FFFFFF', 'opacity="0.55"') +
    Array.from({ length: 5 }, (_, i) =>
      k.at(
        x,
        y - r * 0.62,
        1,
        k.path(k.lens(r * 0.2, 0, r * 0.42, r * 0.07), k.tone(c.p, '#5E8F3E', 0.1)),
        i * 72,
      ),
    ).join('')
  );
}
