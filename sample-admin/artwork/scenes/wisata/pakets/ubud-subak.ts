/** Ubud and the subak valleys. */
import * as k from '../../../kit.js';
import { legong } from '../parts/dance.js';
import { hue, poly } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, floor, open, palmsOn } from '../parts/setting.js';
import { bund } from '../parts/wetland.js';

/** The palace gate: the split gate, the tower between and two gilded doors. */
function palaceGate(c: k.Canvas): void {
  const gate = k.candiBentar(c, 800, 930, 800, { gap: 150, depth: 0.04, brick: '#C9683F', stone: '#C2AE8E' });
  c.add(
    k.airGlow(c, 800, 560, 300, 420, '#FFD48A', 0.9),
    gate,
    poly('725,930 725,300 875,300 875,930', hue(c, '#B4583A', -0.1)),
    poly('716,330 884,330 884,290 716,290', hue(c, '#A59B8D', 0.4)),
    poly('732,288 868,288 850,236 750,236', hue(c, '#B4583A', 0)),
    poly('756,234 844,234 828,180 772,180', hue(c, '#A59B8D', 0.3)),
    poly('780,180 820,180 800,100', hue(c, '#E2A83A', 0.5)),
  );
  c.add(
    poly('744,930 744,520 856,520 856,930', hue(c, '#5E2A1E', -0.2)),
    poly('752,930 752,530 797,530 797,930', c.down(530, 930, k.fade('#F2C55A', '#A8622A'))),
    poly('803,530 848,530 848,930 803,930', c.down(530, 930, k.fade('#E2A83A', '#8E4E22'))),
  );
  for (const y of [580, 680, 780])
    c.add(
      k.path(`M774 ${y}l16 34l-16 34l-16 -34zM826 ${y}l16 34l-16 34l-16 -34z`, '#7A2E1E', 'opacity="0.7"'),
    );
}

/** Oil lamps on the floor. */
function oilLamps(c: k.Canvas): void {
  for (const [x, y] of k.pts('640,1000 960,1000 420,1030 1180,1030'))
    c.add(
      k.airGlow(c, x, y - 40, 120, 110, '#FFC25E', 0.75),
      k.path(`M${x - 15} ${y}L${x - 10} ${y - 30}L${x + 10} ${y - 30}L${x + 15} ${y}Z`, '#6A4A34'),
      k.path(
        `M${x - 7} ${y - 30}C${x - 11} ${y - 50} ${x} ${y - 54} ${x + 1} ${y - 70}C${x + 5} ${y - 54} ${x + 10} ${y - 50} ${x + 7} ${y - 30}Z`,
        '#FFE9A8',
      ),
    );
}

/** Pesona Ubud: legong before the palace gate at blue hour. */
function pesonaUbud(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 560 } });
  c.add(k.sky(c, 860), k.stars(c, 420, 110), k.airGlow(c, 800, 640, 1000, 620, '#E89A4C', 0.6));
  c.add(
    k.palm(c, 90, 940, 700, { lean: 60, depth: 0.3, seed: 5 }),
    k.palm(c, 1540, 940, 640, { lean: -50, depth: 0.3, seed: 11 }),
    bushes(c, '330 800 380 200, 1270 800 380 220', 0.26),
  );
  c.add(
    k.wall(c, -30, 470, [930, 930], [210, 210], { depth: 0.05 }),
    k.wall(c, 1630, 1130, [930, 930], [210, 210], { depth: 0.05 }),
  );
  palaceGate(c);
  c.add(
    floor(
      920,
      c.radial(800, 980, 900, [
        [0, '#E9B070'],
        [0.4, '#9A6244'],
        [1, '#132429'],
      ]),
    ),
    k.steps(c, 800, 918, 220, 70, 5, { spread: 1.5 }),
  );
  for (const [x, h] of k.pts('560,500 1040,500'))
    c.add(k.tedung(c, x, 990, h, x < 800 ? k.core.marigold : '#FBF2E0'));
  oilLamps(c);
  c.add(
    legong(c, 480, 1120, 400, 1, '#2B6E8F'),
    legong(c, 1120, 1120, 400, -1, '#2B6E8F'),
    legong(c, 800, 1165, 510, 1, '#2F7A5C'),
  );
  return c.add(k.finish(c, { vignette: 0.52, wash: 0.14 })).svg();
}

/** A farmer bent over the seedlings, with his reflection. */
function worker(c: k.Canvas, x: number, y: number, h: number, f: 1 | -1, top: string): string {
  return (
    k.mirror(person(c, x, y, h, 'plant', { facing: f, top, hat: 'caping', dark: 0.3 }), y, 0.4, 0.25) +
    person(c, x, y, h, 'plant', { facing: f, top, hat: 'caping', dark: 0.15 })
  );
}

/** Six rows of young rice. */
function seedlings(c: k.Canvas): void {
  let rice = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 26; i++) {
      const y = 985 + row * 40;
      const x = 40 + i * (58 + row * 5) + (row % 2) * 26 - row * 40;
      const h = 24 + row * 7;
      for (const q of [-0.5, 0, 0.5])
        rice += k.taper(
          [
            [x, y],
            [x + q * h * 0.3, y - h * 0.6],
            [x + q * h * 0.8, y - h],
          ],
          (t) => 4.6 * (1.1 - t),
        );
    }
  c.add(k.path(rice, k.mix(c.p.leaf[1], c.p.leaf[2], 0.2)));
}

/** Jejak Subak: planting by hand in mirror water below the subak temple. */
function jejakSubak(seed: number): string {
  const c = open('pagi', seed, [1160, 250], 540, { sun: 52, streaks: 4 });
  c.add(
    k.cumulus(c, 380, 430, 620, 120, 0.75),
    k.volcano(c, {
      x: 520,
      base: 620,
      height: 330,
      width: 1500,
      depth: 0.7,
      seed: 8,
      crater: 0.03,
      concave: 1.5,
    }),
    k.hazeBand(c, 560, 90, 0.7),
  );
  const back = { y: 640, amp: 30, depth: 0.36, seed: 6, span: 320, trees: 18 };
  c.add(...palmsOn(c, back, '180 190 20, 260 150 -16, 1240 200 24, 1330 160 -18, 1500 220 30', 0.36));
  c.add(
    k.ridge(c, back),
    k.meru(c, 960, 668, 200, 3, { depth: 0.26 }),
    k.candiBentar(c, 850, 672, 110, { gap: 24, depth: 0.26 }),
    k.bale(c, 1080, 672, 130, { depth: 0.26 }),
    bushes(c, '780 660 120 60, 1170 660 140 70', 0.28),
  );
  c.add(
    k.sea(c, 676, 1210, { colors: ['#DDEBD2', '#9CCFC2', '#4E8F88'], waves: 33 }),
    k.lightPath(c, 676, 1150, { width: 220, opacity: 0.6, count: 100 }),
  );
  c.add(
    bund(c, '-40,720 400,708 900,716 1660,704', 8, 8, 0.6),
    bund(c, '-40,800 500,780 1000,800 1660,776', 14, 14, 0.6),
    bund(c, '520,782 470,720 450,708', 12, 5, 0.6),
    bund(c, '1100,796 1130,730 1140,712', 12, 5, 0.6),
    bund(c, '-40,960 400,920 800,930 1200,910 1660,930', 22, 24, 0.6),
    bund(c, '640,926 700,830 720,790', 20, 10, 0.6),
    bund(c, '1240,912 1230,840 1210,792', 20, 10, 0.6),
  );
  seedlings(c);
  c.add(
    worker(c, 520, 900, 170, 1, k.core.terracotta),
    worker(c, 360, 906, 172, 1, '#FBF2E0'),
    worker(c, 960, 1070, 290, -1, k.core.marigold),
    worker(c, 1270, 1080, 290, -1, '#3F6E7A'),
    k.figure(c, 1420, 770, 100, { pose: 'farmer', depth: 0.15, dark: 0.2, facing: -1 }),
  );
  return c
    .add(
      k.groundShade(c, 980, 0.45),
      k.bananaLeaf(c, -40, 1180, 480, -40, { seed: 3 }),
      k.bananaLeaf(c, -30, 1240, 420, -70, { seed: 6 }),
      k.finish(c),
    )
    .svg();
}

/** The pictures of this file. */
export const paketsUbudSubak = {
  'pakets/pesona-ubud': pesonaUbud,
  'pakets/jejak-subak-tabanan': jejakSubak,
};
