/** Limestone coasts. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { broken, headland, spurs } from '../parts/headland.js';
import { ground, hue, rod, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

/** A bamboo pole with a thread of light. */
function pole(c: k.Canvas, a: k.Pt, b: k.Pt, w: number): string {
  return (
    rod(a, b, w, k.mix(c.p.ink, '#A8894A', 0.45)) +
    rod(
      [a[0] + w * 0.2, a[1] - w * 0.2],
      [b[0] + w * 0.2, b[1] - w * 0.2],
      w * 0.25,
      c.p.rim,
      'opacity="0.6"',
    )
  );
}

/** The beach below the cape and its surf. */
function cove(c: k.Canvas): void {
  c.add(
    ground(
      '640,880 590,980 600,1060 680,1110 800,1140 860,1240 300,1240 420,1000',
      c.linear(560, 950, 820, 1180, fade('#E9CC98', '#A58358')),
      0.7,
    ),
    k.surf(c, k.pts('640,876 604,960 612,1040 690,1096 800,1128 880,1180'), 14, 0.9),
    k.surf(c, k.pts('690,880 660,960 674,1030 750,1078 860,1110'), 6, 0.5),
  );
}

/** The forest: deep on the back, a cap on the skull, thin along the snout; low light along the outline. */
function forest(c: k.Canvas, top: readonly k.Pt[], foot: readonly k.Pt[]): void {
  const hem = broken(
    '1058,604 1010,560 960,566 900,556 852,612 800,590 756,634 700,626 650,676 590,706 540,690 500,738 448,752 400,730 350,690 250,694 140,672 60,690 -40,676',
    0.13,
    17,
  );
  const green = k.lines([...top, ...hem]);
  c.add(
    k.path(
      green,
      c.linear(1050, 430, 300, 900, [
        [0, c.p.leaf[0]],
        [0.45, c.p.leaf[1]],
        [1, c.p.leaf[2]],
      ]),
    ),
    k.group(
      spurs(top, hem, k.mix(c.p.leaf[2], c.p.ink, 0.3), k.mix(c.p.leaf[0], c.p.glow, 0.3), 43),
      c.clip(green),
    ),
    // Low light along the outline, growing towards the sun.
    k.group(
      k.path(
        k.taper(
          top.filter(([x]) => x > 470),
          (t) => 3 + 10 * t,
        ),
        c.across(480, 860, [
          [0, c.p.rim, 0],
          [1, c.p.rim, 0.85],
        ]),
      ),
      c.clip(k.lines([...top, ...foot])),
    ),
  );
}

/** The bamboo fence of the viewpoint. */
function fence(c: k.Canvas): void {
  for (const x of [1060, 1190, 1320, 1450, 1580])
    c.add(pole(c, [x, 1140 - (x - 1060) * 0.12], [x + 2, 1000 - (x - 1060) * 0.16], 12));
  c.add(pole(c, [1030, 1040], [1660, 940], 10), pole(c, [1030, 1090], [1660, 1000], 10));
}

/** Kelingking late in the day, behind the bamboo fence, shadow on the water. */
function kelingking(seed: number): string {
  const c = open('sore', seed, [1330, 290], 420, { sun: 54, glow: 9, streaks: 7 });
  c.add(
    k.ridge(c, { y: 400, amp: 16, depth: 0.8, seed: 5, span: 300, shape: (x) => (x < 900 ? 90 : 0) }),
    k.sea(c, 410, 1210, { waves: 82, colors: ['#F4CF8A', '#5FA39A', '#15585F'] }),
    k.lightPath(c, 410, 1000, { width: 250, opacity: 0.7, count: 100 }),
  );
  // Back, neck, skull with its brow, snout, nose; then the cleft of the mouth, jaw and throat.
  const top = broken(
    '-40,330 120,372 260,450 360,560 420,612 462,622 520,596 582,536 640,478 694,446 752,430 800,436 832,462 884,470 948,474 1004,476 1042,490 1066,524 1070,572 1056,606',
    0.05,
    9,
  );
  const foot = broken(
    '1020,628 962,638 1012,656 1036,684 1030,724 980,800 880,836 760,840 660,900 590,990 560,1090 500,1240 -40,1240',
    0.03,
    6,
  );
  c.add(k.airGlow(c, 760, 980, 420, 190, '#9FE0C4', 0.7));
  cove(c);
  c.add(
    k.cliffFace(c, [...top, ...foot], {
      depth: 0.1,
      seed: 12,
      stone: '#D9BE8C',
      cell: 52,
    }),
    k.path(
      k.taper(
        k.pts('968,639 930,641 890,648 850,664 826,684'),
        (t) => 10 * Math.sin(Math.PI * (0.06 + 0.94 * t) ** 0.6),
      ),
      hue(c, '#6E5A40', -0.5),
      'opacity="0.7"',
    ),
  );
  forest(c, top, foot);
  c.add(
    k.surf(c, k.pts('1052,722 1000,812 892,858 766,864 680,908'), 13, 0.85),
    k.birds(c, 1210, 560, 5, 14),
  );
  c.add(
    headland(c, '980,1240 1040,1130 1160,1070 1330,1040 1660,1020 1660,1240', 0.05, 4, {
      depth: 0,
      seed: 3,
      stone: '#8A7350',
      cell: 60,
      backlit: 0.5,
    }),
  );
  fence(c);
  c.add(
    person(c, 1260, 1120, 200, 'stand', { top: k.core.terracotta, dark: 0.45 }),
    person(c, 1370, 1110, 190, 'stand', {
      top: '#F3E6C8',
      bottom: k.core.lagoon,
      sarong: true,
      hat: 'bun',
      dark: 0.45,
    }),
  );
  return c.add(bushes(c, '1560 1130 320 150', 0, 18), k.groundShade(c, 960, 0.5), k.finish(c)).svg();
}

/** A tall curved banner on its pole. */
function banner(c: k.Canvas, x: number, y: number, h: number, col: string): string {
  return (
    k.path(
      k.taper(
        k.curve([x, y], [x - 4, y - h * 0.7], [x - h * 0.16, y - h], 12),
        (t) => h * 0.018 * (1 - t * 0.6),
      ),
      hue(c, '#C9A55A', -0.2),
    ) +
    k.path(
      k.smooth(
        [
          [x, y - h * 0.3],
          [x - 1, y - h * 0.62],
          [x - h * 0.13, y - h * 0.96],
          [x - h * 0.19, y - h * 0.86],
          [x - h * 0.1, y - h * 0.58],
          [x - h * 0.09, y - h * 0.34],
        ],
        true,
        0.7,
      ),
      hue(c, col, 0.3),
    )
  );
}

/** Sixteen walkers in white, every fourth under an umbrella, growing towards the viewer. */
function procession(c: k.Canvas): void {
  const cloth = ['#FBF2E0', '#FFFDF4', '#F3E6C8'];
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const [x, y, h] = [1440 - t * 900, 850 + t * 130, 96 + t * 96];
    if (i % 4 === 1)
      c.add(
        k.tedung(c, x + 30, y - 6, h * 1.75, i % 8 === 1 ? k.core.marigold : '#FBF2E0', {
          depth: 0.16 * (1 - t),
        }),
      );
    c.add(
      shade(c, x + 14, y + 2, h * 0.5, 4, 0.3),
      k.figure(c, x, y, h, {
        pose: i % 3 === 0 ? 'offering' : 'walk',
        facing: -1,
        top: cloth[i % 3] ?? '#FFF',
        sarong: i % 4 === 2 ? k.core.marigold : '#F7EEDA',
        woman: i % 3 === 0,
        dark: 0.14,
        depth: 0.14 * (1 - t),
      }),
    );
  }
}

/** The melasti rite: a procession in white with umbrellas along the water's edge. */
function melasti(seed: number): string {
  const c = open('pagi', seed, [360, 280], 560, { sun: 56, streaks: 5 });
  c.add(
    k.cumulus(c, 820, 500, 620, 80, 0.7),
    k.sea(c, 540, 1010, { colors: ['#C8E8DA', '#46B4B2', '#5CC8BC'], waves: 61 }),
    k.lightPath(c, 540, 860, { width: 240, opacity: 0.65, count: 100 }),
  );
  c.add(
    headland(c, '1020,760 1040,640 1020,520 1070,400 1180,330 1380,290 1660,270 1660,860 1300,830', 0.03, 8, {
      depth: 0.2,
      seed: 4,
      stone: '#EAD8B0',
      cell: 70,
    }),
    bushes(c, '1140 350 200 70, 1330 300 260 80, 1560 276 260 90', 0.2),
    k.breaker(c, -60, 1000, 650, 10, 0.8),
    k.breaker(c, -60, 1100, 720, 13, 0.7),
  );
  c.add(
    k.beach(c, k.pts('-40,900 260,880 560,850 860,812 1140,800 1660,830'), { sand: '#F2DFB8', foam: 14 }),
  );
  procession(c);
  c.add(
    banner(c, 470, 1010, 430, '#FBF2E0'),
    banner(c, 410, 1030, 460, k.core.marigold),
    banner(c, 600, 990, 390, k.core.marigold),
  );
  c.add(
    k.figure(c, 430, 1040, 205, { pose: 'walk', facing: -1, top: '#FFFDF4', sarong: '#FBF2E0', dark: 0.12 }),
    k.groundShade(c, 980, 0.42),
    k.palm(c, 60, 1260, 800, { lean: 90, depth: 0, seed: 21 }),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const attractionsTebing = {
  'attractions/pantai-kelingking': kelingking,
  'attractions/pantai-melasti': melasti,
};
