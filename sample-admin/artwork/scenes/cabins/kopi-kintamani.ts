/** Suasana: coffee at Kintamani. */
import { bright, oval, table } from '../../kit/food.js';
import { heap, steam } from '../../kit/heap.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

const GLAZE = '#2A6E72';

/** A cup of arabica on a railing above Lake Batur at sunrise. */
export function kopiKintamani(seed: number): string {
  const c = bright(new k.Canvas({ time: 'fajar', seed, light: { x: 470, y: 380 } }));
  caldera(c);
  c.add(
    table(c, 880, '#8A5E3E', { planks: 7, slant: -60 }),
    k.rect(0, 876, 1600, 10, c.p.rim, 'opacity="0.6"'),
    k.airGlow(c, 470, 980, 620, 110, c.p.glow, 0.5),
  );
  saucer(c, 1070, 760);
  cup(c, 1070, 760);
  coffee(c, 1070, 760);
  c.add(
    steam(c, 1060, 750, 470, { opacity: 0.5, wisps: 3 }),
    heap(c, 420, 1070, 430, 56, ['#5A2E16', '#7A4420', '#3A1C0C', '#6A3A1C'], 'round', {
      seed: 4,
      size: 40,
      count: 90,
    }),
  );
  strayBeans(c);
  return c.add(k.canopy(c, 1560, 1180, 380, 170, { depth: 0 }), k.finish(c, { vignette: 0.4 })).svg();
}

/** Batur over its lake as the sun comes up. */
function caldera(c: k.Canvas): void {
  c.add(
    k.sky(c, 560),
    k.sun(c, 70, { glow: 9 }),
    k.streaks(c, 110, 380, 10, 0.55),
    k.ridge(c, { y: 520, amp: 50, depth: 0.8, seed: 16, span: 500 }),
    k.volcano(c, {
      x: 640,
      base: 720,
      height: 350,
      width: 1250,
      depth: 0.54,
      seed: 4,
      crater: 0.1,
      concave: 1.7,
    }),
    k.path(
      k.smooth(k.pts('380,720 560,680 760,672 960,700 820,740 520,748')),
      k.mix(c.p.near, c.p.far, 0.25),
      'opacity="0.7"',
    ),
    k.hazeBand(c, 690, 90, 0.6),
  );
  c.add(
    k.path(
      k.smooth(k.pts('-60,740 300,724 520,736 640,760 400,800 -60,820'), true, 0.6),
      c.down(720, 820, [
        [0, c.p.sea[0]],
        [1, c.p.sea[1]],
      ]),
    ),
    k.lightPath(c, 730, 806, { width: 120, count: 60, opacity: 0.8 }),
    k.ridge(c, { y: 850, amp: 36, depth: 0.28, seed: 8, span: 240, trees: 16 }),
  );
}

/** The saucer under a cup whose rim is at x,y. */
function saucer(c: k.Canvas, x: number, y: number): void {
  const t = toner(c);
  c.add(
    k.path(k.lens(x + 60, y + 300, 760, 50), c.p.ink, `opacity="0.5" ${c.blur(14, 8)}`),
    oval(x, y + 276, 330, 96, c.turn(x - 330, x + 330, -1, t(GLAZE, 0.85), t(GLAZE, 0.1), t(GLAZE, -0.5))),
    oval(x, y + 266, 300, 82, c.turn(x - 300, x + 300, -1, t(GLAZE, -0.1), t(GLAZE, 0.2), t(GLAZE, 0.5))),
    oval(x, y + 270, 190, 50, c.p.ink, 'opacity="0.35"'),
  );
}

/** The cup with its handle, its rim at x,y. */
function cup(c: k.Canvas, x: number, y: number): void {
  const t = toner(c);
  c.add(
    `<path d="M${x + 190} ${y + 60}C${x + 350} ${y + 30} ${x + 340} ${y + 210} ${x + 150} ${y + 190}" fill="none" stroke="${t(GLAZE, -0.35)}" stroke-width="38"/><path d="M${x + 190} ${y + 52}C${x + 344} ${y + 24} ${x + 336} ${y + 196} ${x + 152} ${y + 180}" fill="none" stroke="${t(GLAZE, 0.3)}" stroke-width="13"/>`,
  );
  c.add(
    k.path(
      `M${x - 215} ${y}C${x - 214} ${y + 130} ${x - 170} ${y + 250} ${x - 110} ${y + 272}Q${x} ${y + 298} ${x + 110} ${y + 272}C${x + 170} ${y + 250} ${x + 214} ${y + 130} ${x + 215} ${y}Z`,
      c.turn(x - 215, x + 215, -1, t(GLAZE, 0.9), t(GLAZE, 0.05), t(GLAZE, -0.75)),
    ),
    k.path(
      k.taper(
        k.curve([x - 190, y + 30], [x - 184, y + 150], [x - 120, y + 250], 10),
        (u) => 26 * Math.sin(Math.PI * u),
      ),
      c.p.rim,
      `opacity="0.5" ${c.blur(5)}`,
    ),
  );
}

/** The coffee and the light on it. */
function coffee(c: k.Canvas, x: number, y: number): void {
  const t = toner(c);
  c.add(
    oval(
      x,
      y,
      215,
      66,
      c.turn(x - 215, x + 215, -1, t('#E9E2CE', 0.9), t('#CFC8B4', 0.3), t('#A9A290', -0.2)),
    ),
    oval(x, y + 3, 200, 58, t('#5A3A22', -0.7)),
    oval(
      x,
      y + 9,
      190,
      50,
      c.radial(x - 60, y, 220, [
        [0, t('#8A5226', 0.7)],
        [0.5, t('#4A2612', 0.1)],
        [1, t('#2A140A', -0.4)],
      ]),
    ),
    `<ellipse cx="${x}" cy="${y + 9}" rx="176" ry="44" fill="none" stroke="${t('#B9783A', 0.6)}" stroke-width="9" opacity="0.7"/>`,
    k.path(k.lens(x - 70, y - 2, 120, 9), '#FFE9C0', `opacity="0.6" ${c.blur(3)}`),
  );
}

/** A few beans beside the heap. */
function strayBeans(c: k.Canvas): void {
  const t = toner(c);
  for (const [bx, by, a] of k.triples('700 1120 20, 760 1060 -30, 180 1150 40, 640 1160 -10'))
    c.add(
      k.at(
        bx,
        by,
        1,
        `${oval(-4, 7, 27, 17, c.p.ink, 'opacity="0.4"')}${oval(0, 0, 26, 16, t('#6A3A1C', 0.4))}${k.stroke(k.curve([-24, 2], [0, -6], [24, 2], 8), 4, t('#2A140A', -0.3))}`,
        a,
      ),
    );
}
