/** The divider of a subak canal. */
import * as k from '../../../kit.js';
import { basket } from '../parts/goods.js';
import { cord, ground, hue, poly, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, open, palms } from '../parts/setting.js';

/** A canal through a point list, `bend` above 1 keeps its upper part narrow; banks and ripples narrow with the distance. */
function water(c: k.Canvas, list: string, w0: number, w1: number, bend = 1): string {
  const p = k.pts(list);
  const wide = (t: number): number => k.lerp(w0, w1, t ** bend);
  const body = (extra: number): string => k.taper(p, (t) => wide(t) + extra * Math.min(1, wide(t) / 60));
  let lines = '';
  for (let q = -2; q <= 2; q++)
    lines += k.taper(
      p.map(
        ([x, y], i): k.Pt => [
          x + q * wide(i / (p.length - 1)) * 0.16,
          y + 4 * Math.sin(i * 2 + q) * Math.min(1, wide(i / (p.length - 1)) / 60),
        ],
      ),
      (t) => 3 * Math.sin(Math.PI * t) * Math.min(1, wide(t) / 60),
    );
  return (
    k.path(body(34), hue(c, '#6E6A58', -0.4)) +
    k.path(body(22), hue(c, '#A9A08A', 0.2)) +
    k.path(
      body(0),
      c.down(700, 1210, [
        [0, '#CFEBDD'],
        [0.4, '#6FC0B4'],
        [1, '#1F7A7C'],
      ]),
    ) +
    k.path(lines, '#FFFFFF', 'opacity="0.7"')
  );
}

/** The canal coming down the valley and its three shares. */
function canals(c: k.Canvas): void {
  c.add(
    water(c, '790,800 400,1000 160,1090 -60,1160', 60, 120),
    water(c, '810,800 1180,1000 1440,1080 1680,1140', 60, 150),
    water(c, '800,800 802,960 806,1080 810,1260', 70, 220),
    water(
      c,
      '1150,571 1106,581 1066,592 1036,606 1014,622 992,642 964,666 928,694 888,728 850,764 824,794 814,814 814,826',
      3,
      190,
      2.4,
    ),
    bushes(c, '1130 572 70 34, 1180 576 90 44, 1228 580 60 30', 0.4),
  );
}

/** The divider's stone sill, the falls through its three gaps, the beam and the cheeks. */
function sluice(c: k.Canvas): void {
  c.add(
    k.path(k.lens(800, 834, 420, 24), '#FFFFFF', 'opacity="0.5"'),
    poly('580,800 1020,800 1034,846 566,846', hue(c, '#8A8272', 0.1)),
    poly('574,790 1026,790 1026,806 574,806', hue(c, '#C9C0A8', 0.6)),
  );
  for (const [x, w] of k.pts('640,70 800,110 950,80'))
    c.add(
      poly(
        `${x - w / 2},790 ${x + w / 2},790 ${x + w / 2 + 6},850 ${x - w / 2 - 6},850`,
        c.down(786, 856, k.fade('#BFE6DA', '#FFFFFF')),
      ),
      k.path(k.lens(x, 858, w * 1.5, 9), '#FFFFFF', 'opacity="0.85"'),
    );
  c.add(
    poly('540,770 1060,770 1060,792 540,792', hue(c, '#7A4A30', 0)),
    poly('540,766 1060,766 1060,773 540,773', hue(c, '#C98A5A', 0.6)),
    poly('560,740 584,740 590,860 560,860', hue(c, '#8A8272', -0.2)),
    poly('1018,740 1042,740 1044,860 1012,860', hue(c, '#8A8272', 0.3)),
  );
}

/** Three farmers at the sluice, the third with his hoe set down beside him. */
function farmers(c: k.Canvas): void {
  for (const [x, y] of k.pts('374,910 464,902 1152,876')) c.add(shade(c, x - 14, y + 2, 120, 7, 0.35));
  c.add(
    person(c, 462, 902, 250, 'stand', {
      top: '#FBF2E0',
      bottom: '#3E5A4A',
      sarong: true,
      hat: 'udeng',
      dark: 0.15,
    }),
    person(c, 372, 910, 236, 'stand', { top: k.core.marigold, bottom: '#4A3A2E', hat: 'caping', dark: 0.15 }),
    cord('1179,876 1175,664', 6, hue(c, '#8A5A38', 0.1)),
    poly('1176,856 1184,856 1206,874 1204,880 1176,868', hue(c, '#4A5254', -0.1)),
    person(c, 1150, 876, 240, 'stand', { facing: -1, top: k.core.terracotta, hat: 'caping', dark: 0.15 }),
  );
}

/** The divider: one canal becomes three shares, farmers at the sluice. */
function subak(seed: number): string {
  const c = open('pagi', seed, [1150, 230], 480, { sun: 50, streaks: 4 });
  c.add(
    far(c, { y: 420, amp: 130, depth: 0.78, seed: 8, span: 620 }, 0.7),
    far(c, { y: 520, amp: 60, depth: 0.5, seed: 5, span: 380, trees: 14 }, 0.7),
  );
  c.add(...palms(c, '200 600 230 26, 290 610 170 -18, 1330 590 250 -26, 1420 600 190 22', 0.36));
  c.add(
    k.terraces(c, {
      y0: 590,
      y1: 900,
      count: 9,
      seed: 21,
      swell: 40,
      water: 0.5,
      depth: [0.36, 0.14],
      shape: (x, t) => -60 * ((x - 800) / 800) ** 2 * (1 - t),
    }),
    k.meru(c, 236, 704, 130, 3, { depth: 0.2 }),
    bushes(c, '186 700 80 40, 296 702 90 44', 0.2),
  );
  c.add(
    ground(
      '-40,860 400,830 800,824 1200,830 1660,850 1660,1240 -40,1240',
      c.down(820, 1210, k.fade(c.p.leaf[1], k.mix(c.p.leaf[2], c.p.ink, 0.25))),
      0.7,
    ),
  );
  canals(c);
  sluice(c);
  farmers(c);
  return c
    .add(
      k.rays(c, { angle: 112, spread: 60, length: 1100, count: 6, opacity: 0.2 }),
      k.groundShade(c, 980, 0.45),
      k.grass(c, -20, 640, (x) => 1230 - x * 0.04, 100, k.mix(c.p.leaf[2], c.p.ink, 0.3), 9),
      k.grass(c, 1000, 1620, (x) => 1180 + (1600 - x) * 0.08, 90, k.mix(c.p.leaf[2], c.p.ink, 0.3), 9),
      k.fern(c, 60, 1240, 260, -70, { seed: 3 }),
      basket(c, 1420, 1180, 180, ['#8FA34A', '#C9CF86'], 3),
      k.finish(c),
    )
    .svg();
}

/** The pictures of this file. */
export const blogsSubak = {
  'blogs/subak-dan-air-jatiluwih': subak,
};
