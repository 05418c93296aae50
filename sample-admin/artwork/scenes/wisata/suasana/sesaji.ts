/** Barong and canang sari. */
import * as k from '../../../kit.js';
import { barong } from '../parts/barong.js';
import { canang, marigold } from '../parts/goods.js';
import { poly } from '../parts/marks.js';
import { backdrop, bushes, floor } from '../parts/setting.js';

/** An onlooker from behind in the light of the stage on his right: folded head cloth, or hair in a knot. */
function onlooker(c: k.Canvas, woman: boolean): string {
  const dark = k.mix(c.p.ink, '#3A2A22', 0.25);
  const body =
    'M-118 160C-116 84 -84 62 -34 50C-22 46 -22 34 -24 22C-40 6 -42 -26 -30 -42C-14 -60 18 -60 30 -40C40 -22 38 6 24 22C22 34 22 46 34 50C84 62 116 84 118 160Z';
  const crown = woman
    ? 'M-36 -8C-48 -46 -22 -66 4 -64C34 -62 46 -34 36 -4C24 18 -20 20 -36 -8ZM-26 6C-24 -16 26 -16 28 6C28 34 -26 34 -26 6Z'
    : 'M-37 -6C-42 -40 -30 -58 -8 -62C2 -86 20 -92 30 -84C26 -74 28 -66 32 -56C42 -44 42 -24 37 -4C16 6 -16 6 -37 -6Z';
  return (
    k.at(3, -3, 1, k.path(body + crown, '#A86C3C')) +
    k.path(body, dark) +
    k.path(crown, woman ? '#0E1517' : k.mix(dark, '#8A4A34', 0.14))
  );
}

/** The barong on the temple stage at night, lamps and umbrellas at its sides. */
function barongPanggung(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 520 } });
  c.add(k.sky(c, 900), k.stars(c, 520, 80), k.airGlow(c, 800, 700, 900, 620, '#F2A552', 0.65));
  c.add(
    k.palm(c, 120, 960, 620, { lean: 50, depth: 0.3, seed: 3 }),
    k.palm(c, 1500, 960, 660, { lean: -60, depth: 0.3, seed: 8 }),
    bushes(c, '120 880 420 260, 1480 880 420 280', 0.25),
  );
  c.add(
    k.wall(c, -20, 420, [960, 960], [190, 190], { depth: 0.04 }),
    k.wall(c, 1620, 1180, [960, 960], [190, 190], { depth: 0.04 }),
  );
  c.add(
    k.airGlow(c, 800, 620, 420, 520, '#FFD48A', 0.9),
    k.candiBentar(c, 800, 960, 860, { gap: 330, depth: 0.02, brick: '#C9683F', stone: '#C2AE8E' }),
  );
  c.add(
    floor(
      950,
      c.radial(800, 980, 820, [
        [0, '#E2A868'],
        [0.4, '#9A6244'],
        [1, '#14262C'],
      ]),
    ),
    k.steps(c, 800, 940, 420, 90, 4, { spread: 1.5 }),
  );
  c.add(
    k.tedung(c, 470, 1060, 560, '#FBF2E0'),
    k.tedung(c, 1130, 1060, 560, k.core.marigold),
    k.tedung(c, 300, 1090, 500, k.core.terracotta),
    k.tedung(c, 1300, 1090, 500, '#FBF2E0'),
  );
  c.add(barong(c, 800, 1130, 700));
  for (const [x, y] of k.pts('190,1200 1420,1200 620,1140 990,1146'))
    c.add(
      k.airGlow(c, x, y - 30, 130, 110, '#FFC25E', 0.7),
      k.path(`M${x - 16} ${y}L${x - 11} ${y - 24}L${x + 11} ${y - 24}L${x + 16} ${y}Z`, '#6A4A34'),
      k.path(
        `M${x - 7} ${y - 24}C${x - 10} ${y - 42} ${x} ${y - 46} ${x + 1} ${y - 60}C${x + 5} ${y - 46} ${x + 10} ${y - 42} ${x + 7} ${y - 24}Z`,
        '#FFE9A8',
      ),
    );
  for (const [i, [x, y]] of k
    .pts('40,1110 190,1136 330,1100 480,1140 1130,1146 1270,1104 1420,1140 1560,1106')
    .entries())
    c.add(k.at(x, y, x < 800 ? 1 : -1, onlooker(c, i % 3 === 1)));
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.12 })).svg();
}

/** Round lights of the garden out of focus. */
function lights(c: k.Canvas): void {
  for (let i = 0; i < 16; i++) {
    const r = c.r.range(40, 130);
    c.add(
      `<circle cx="${k.n(c.r.range(0, 1600))}" cy="${k.n(c.r.range(0, 430))}" r="${k.n(r)}" fill="${i % 3 ? '#FBF4C8' : '#F2C46A'}" opacity="${k.n(c.r.range(0.06, 0.2))}"/>`,
    );
  }
}

/** The temple's stone step with its moss. */
function step(c: k.Canvas): void {
  c.add(
    poly(
      '-40,640 1640,560 1640,1240 -40,1240',
      c.linear(0, 600, 1500, 1200, [
        [0, '#DCD4BC'],
        [0.4, '#A9A393'],
        [1, '#4C5652'],
      ]),
    ),
    poly('-40,640 1640,560 1640,576 -40,660', '#F6EFD6', 'opacity="0.8"'),
    poly('-40,1120 1640,1010 1640,1240 -40,1240', c.down(1010, 1240, k.fade('#7C7B70', '#2E3E3E'))),
    poly('-40,1120 1640,1010 1640,1020 -40,1132', '#E9E2C8', 'opacity="0.6"'),
  );
  let moss = '';
  for (let i = 0; i < 90; i++)
    moss += k.lens(c.r.range(-20, 1620), c.r.range(680, 1080), c.r.range(20, 90), c.r.range(2, 6));

  c.add(k.path(moss, '#4E6B4A', 'opacity="0.16"'));
}

/** Incense smoke. */
function incense(c: k.Canvas): void {
  c.add(
    k.path(
      k.taper(
        [
          [984, 396],
          [960, 330],
          [1010, 240],
          [960, 140],
          [1020, 20],
          [990, -60],
        ],
        (t) => 8 + 54 * t,
      ),
      c.down(-60, 400, [
        [0, '#FFFFFF', 0.1],
        [1, '#FFFFFF', 0.75],
      ]),
      c.blur(8),
    ),
  );
}

/** A canang sari on the temple step, incense smoke in the morning light. */
function canangSari(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 360, y: 120 } });
  c.add(
    backdrop(
      c.radial(420, 160, 1500, [
        [0, '#F6EFC6'],
        [0.3, '#B9CF94'],
        [0.6, '#4E8A68'],
        [1, '#123F40'],
      ]),
    ),
  );
  lights(c);
  c.add(k.group(k.candiBentar(c, 1180, 560, 620, { gap: 120, depth: 0.45 }), `${c.blur(9)} opacity="0.8"`));
  c.add(poly('-40,560 1640,500 1640,640 -40,700', c.down(500, 700, k.fade('#C9C2AC', '#8F8C7E')), c.blur(5)));
  step(c);
  c.add(canang(c, 720, 840, 720));
  incense(c);
  for (const [x, y, r, s] of k.quads('1290 800 66 3, 1430 860 56 5, 190 960 62 8'))
    c.add(
      k.path(k.lens(x + 16, y + r * 0.5, r * 2, r * 0.3), c.p.ink, `opacity="0.35" ${c.blur(3)}`),
      k.at(x, y, 1, k.blossom(c, r, s), 0, 0.72),
    );
  c.add(k.at(1240, 940, 1, marigold(c, 0, 0, 52)), k.at(330, 1060, 1, marigold(c, 0, 0, 44, '#C9465A')));
  c.add(k.bananaLeaf(c, 1680, 1190, 460, -160, { seed: 5 }), k.fern(c, 20, 1230, 330, -66, { seed: 7 }));
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The pictures of this file. */
export const suasanaSesaji = {
  'suasana/barong-panggung': barongPanggung,
  'suasana/canang-sari': canangSari,
};
