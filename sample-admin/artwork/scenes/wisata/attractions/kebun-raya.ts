/** The botanic garden of Bedugul. */
import { specks, verge } from '../../../kit/verge.js';
import * as k from '../../../kit.js';
import { blob, ground, hue, poly } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { far, open } from '../parts/setting.js';

/** A tall tree of the garden: a trunk with spreading foot, six storeys of leaves. */
function tree(c: k.Canvas, x: number, y: number, h: number, d: number): string {
  const r = k.rng(Math.round(x));
  let out = k.path(
    k.taper(
      [
        [x, y],
        [x + h * 0.015, y - h * 0.5],
        [x - h * 0.01, y - h * 0.9],
      ],
      (t) => h * 0.046 * (1.25 - t) + h * 0.03 * Math.exp(-t * 14),
    ),
    hue(c, '#6A5A48', -0.4, d),
  );
  for (let i = 0; i < 6; i++)
    out += k.canopy(
      c,
      x + r.range(-0.05, 0.05) * h,
      y - h * (0.5 + i * 0.1),
      h * (0.56 - i * 0.075) * r.range(0.85, 1.1),
      h * 0.16,
      { depth: d, seed: Math.round(x) + i },
    );
  return out;
}

/** A bicycle. */
function bike(c: k.Canvas, x: number, y: number, s: number): string {
  return k.at(
    x,
    y,
    s,
    `<g fill="none" stroke="${c.p.ink}" stroke-width="4"><circle cx="-34" cy="-24" r="23"/><circle cx="36" cy="-24" r="23"/><path d="M-34 -24L-12 -60L24 -60L2 -24ZM-34 -24L2 -24M24 -60L36 -24M20 -74L36 -76M-16 -66L-4 -66"/></g>`,
  );
}

/** The picnic: a striped cloth, a family of three, their basket. */
function picnic(c: k.Canvas): void {
  c.add(
    poly('420,1040 760,1010 860,1070 500,1110', hue(c, k.core.terracotta, 0.2)),
    poly('474,1036 520,1032 610,1100 556,1105', '#FBF2E0', 'opacity="0.55"'),
    poly('640,1022 680,1018 780,1080 736,1086', '#FBF2E0', 'opacity="0.55"'),
  );
  c.add(
    person(c, 520, 1060, 200, 'ground', { top: '#FBF2E0', dark: 0.2, hat: 'bun' }),
    person(c, 770, 1052, 200, 'ground', {
      facing: -1,
      top: k.core.marigold,
      bottom: k.core.deepSea,
      dark: 0.2,
    }),
    person(c, 640, 1086, 126, 'lotus', { top: k.core.lagoon, dark: 0.2 }),
    blob('600,1048 612,1024 650,1024 662,1048 640,1058 616,1058', hue(c, '#C9A55A', 0)),
    k.path('M606 1030Q631 990 656 1030', 'none', `stroke="${hue(c, '#8A6A45', 0)}" stroke-width="5"`),
  );
}

/** Small flowers all over the lawn. */
function flowers(c: k.Canvas): void {
  for (let i = 0; i < 40; i++)
    c.add(
      `<circle cx="${k.n(c.r.range(0, 1600))}" cy="${k.n(c.r.range(900, 1190))}" r="${k.n(c.r.range(3, 6))}" fill="${c.r.pick(['#FBF2E0', '#F2C14E', '#E9A0A0'])}" opacity="0.7"/>`,
    );
}

/** Kebun Raya Bedugul: a picnic on the great lawn under tall trees and low cloud. */
function kebunRaya(seed: number): string {
  const c = open('pagi', seed, [420, 300], 560, { sun: 62, streaks: 3 });
  c.add(
    far(c, { y: 430, amp: 150, depth: 0.82, seed: 12, span: 620 }, 0.8),
    far(c, { y: 560, amp: 90, depth: 0.6, seed: 3, span: 420, trees: 18 }, 0.85),
  );
  for (const [x, y, h] of k.triples('820 690 300, 930 700 340, 1060 690 280, 640 690 260'))
    c.add(tree(c, x, y, h, 0.46));
  c.add(
    k.hazeBand(c, 690, 80, 0.7),
    ground(
      '-40,760 300,720 700,716 1100,690 1660,640 1660,1240 -40,1240',
      c.down(640, 1210, [
        [0, k.mix(c.p.leaf[0], c.p.haze, 0.45)],
        [0.3, c.p.leaf[0]],
        [0.6, c.p.leaf[1]],
        [1, k.mix(c.p.leaf[2], c.p.ink, 0.3)],
      ]),
    ),
  );
  c.add(
    k.path(
      k.taper(
        k.pts('1040,694 1120,740 1100,800 980,870 900,960 960,1080 1120,1240'),
        (t) => 14 + 150 * t * t,
      ),
      c.down(690, 1210, k.fade('#EDE4C8', '#8F8A76')),
    ),
  );
  c.add(
    tree(c, 1290, 830, 620, 0.2),
    tree(c, 160, 900, 800, 0.1),
    k.path(k.lens(1250, 832, 420, 12) + k.lens(250, 906, 560, 16), c.p.ink, 'opacity="0.28"'),
    specks(c, 780, 1190, c.p.leaf[1], 5),
  );
  c.add(bike(c, 1080, 820, 0.8), person(c, 1076, 800, 120, 'seat', { top: k.core.terracotta, dark: 0.25 }));
  picnic(c);
  flowers(c);
  c.add(
    k.groundShade(c, 960, 0.45),
    verge(c, 1040, 1660, 230, { seed: 2, rise: 'right' }),
    verge(c, -60, 380, 210, { seed: 6, rise: 'left' }),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}

/** The pictures of this file. */
export const attractionsKebunRaya = {
  'attractions/kebun-raya-bedugul': kebunRaya,
};
