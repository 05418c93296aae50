/** Kelingking, the cape on Nusa Penida. */
import * as k from '../../../kit.js';
import { broken, headland, spurs } from '../parts/headland.js';
import { ground, hue, rod } from '../parts/marks.js';
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
      c.linear(560, 950, 820, 1180, k.fade('#E9CC98', '#A58358')),
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

/** The pictures of this file. */
export const attractionsKelingking = {
  'attractions/pantai-kelingking': kelingking,
};
