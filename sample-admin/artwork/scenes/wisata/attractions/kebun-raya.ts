/** The botanic garden of Bedugul. */
import { conifer } from '../../../kit/rooms/dwellings.js';
import { specks, verge } from '../../../kit/verge.js';
import * as k from '../../../kit.js';
import { blob, ground, hue, poly } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, open } from '../parts/setting.js';

/** A bicycle. */
function bike(c: k.Canvas, x: number, y: number, s: number): string {
  return k.at(
    x,
    y,
    s,
    `<g fill="none" stroke="${c.p.ink}" stroke-width="4"><circle cx="-34" cy="-24" r="23"/><circle cx="36" cy="-24" r="23"/><path d="M-34 -24L-12 -60L24 -60L2 -24ZM-34 -24L2 -24M24 -60L36 -24M20 -74L36 -76M-16 -66L-4 -66"/></g>`,
  );
}

/** The picnic: a striped cloth, two friends, their basket. */
function picnicCloth(c: k.Canvas): string {
  return (
    poly('420,1040 760,1010 860,1070 500,1110', hue(c, k.core.terracotta, 0.2)) +
    poly('474,1036 520,1032 610,1100 556,1105', '#FBF2E0', 'opacity="0.55"') +
    poly('640,1022 680,1018 780,1080 736,1086', '#FBF2E0', 'opacity="0.55"') +
    person(c, 520, 1060, 200, 'ground', { top: '#FBF2E0', dark: 0.2, hat: 'bun' }) +
    person(c, 770, 1052, 200, 'ground', {
      facing: -1,
      top: k.core.marigold,
      bottom: k.core.deepSea,
      dark: 0.2,
    }) +
    blob('600,1048 612,1024 650,1024 662,1048 640,1058 616,1058', hue(c, '#C9A55A', 0)) +
    k.path('M606 1030Q631 990 656 1030', 'none', `stroke="${hue(c, '#8A6A45', 0)}" stroke-width="5"`)
  );
}

/** Small flowers all over the lawn. */
function flowers(c: k.Canvas): void {
  for (let i = 0; i < 40; i++)
    c.add(
      `<circle cx="${k.n(c.r.range(0, 1600))}" cy="${k.n(c.r.range(900, 1190))}" r="${k.n(c.r.range(3, 6))}" fill="${c.r.pick(['#FBF2E0', '#F2C14E', '#E9A0A0'])}" opacity="0.7"/>`,
    );
}

/** Kebun Raya Bedugul: lawns between tall cemara and an old banyan, Lake Beratan in the mist below. */
function kebunRaya(seed: number): string {
  const c = open('pagi', seed, [930, 240], 520, { sun: 58, glow: 10, streaks: 4 });
  c.add(
    far(c, { y: 400, amp: 150, depth: 0.82, seed: 12, span: 620 }, 0.7),
    far(
      c,
      {
        y: 480,
        amp: 80,
        depth: 0.62,
        seed: 3,
        span: 420,
        trees: 14,
        shape: (x) => -70 * ((x - 860) / 800) ** 2,
      },
      0.8,
    ),
    k.sea(c, 540, 700, { waves: 30 }),
    k.lightPath(c, 540, 690, { x: 930, width: 150, opacity: 0.6, count: 70 }),
    k.hazeBand(c, 545, 50, 0.6),
    ground(
      '-40,650 300,640 640,676 900,684 1250,650 1660,600 1660,1240 -40,1240',
      c.down(620, 900, [
        [0, k.mix(c.p.leaf[1], c.p.haze, 0.45)],
        [1, c.p.leaf[1]],
      ]),
    ),
  );
  for (const [x, y, h] of k.triples(
    '560 690 240, 630 700 290, 690 690 230, 1190 680 300, 1260 676 360, 1330 670 280',
  ))
    c.add(conifer(c, x, y, h, { depth: 0.42 }));
  c.add(
    bushes(c, '600 706 240 50, 1260 690 300 60', 0.4),
    k.hazeBand(c, 700, 60, 0.6),
    ground(
      '-40,760 300,730 700,742 1100,726 1660,680 1660,1240 -40,1240',
      c.down(700, 1210, [
        [0, k.mix(c.p.leaf[0], c.p.haze, 0.35)],
        [0.3, c.p.leaf[0]],
        [0.6, c.p.leaf[1]],
        [1, k.mix(c.p.leaf[2], c.p.ink, 0.3)],
      ]),
    ),
    k.path(
      k.taper(k.pts('930,738 1000,776 1000,830 900,900 840,980 900,1090 1000,1250'), (t) => 12 + 170 * t * t),
      c.down(730, 1210, k.fade('#F2E9CC', '#A79F84')),
    ),
  );
  for (const [x, y, h] of k.triples('1390 800 560, 1500 830 740, 1610 850 640'))
    c.add(conifer(c, x, y, h, { depth: 0.14 }));
  c.add(
    k.banyan(c, 250, 930, 780, { depth: 0.1, seed: 5 }),
    k.path(k.lens(250, 934, 720, 22) + k.lens(1500, 836, 420, 12), c.p.ink, 'opacity="0.28"'),
    specks(c, 780, 1190, c.p.leaf[1], 5),
  );
  c.add(
    bike(c, 968, 850, 0.8),
    person(c, 964, 830, 120, 'seat', { top: k.core.terracotta, dark: 0.25 }),
    person(c, 860, 984, 150, 'hike', {
      top: '#FBF2E0',
      bottom: k.core.lagoon,
      sarong: true,
      hat: 'bun',
      dark: 0.2,
    }),
    person(c, 912, 986, 100, 'hike', { top: k.core.marigold, bottom: k.core.deepSea, dark: 0.2 }),
  );
  c.add(k.at(160, 330, 0.72, picnicCloth(c)));
  flowers(c);
  c.add(
    k.groundShade(c, 960, 0.4),
    verge(c, 1060, 1660, 230, { seed: 2, rise: 'right' }),
    verge(c, -60, 300, 190, { seed: 6, rise: 'left' }),
  );
  return c.add(k.finish(c, { vignette: 0.36 })).svg();
}

/** The pictures of this file. */
export const attractionsKebunRaya = {
  'attractions/kebun-raya-bedugul': kebunRaya,
};
