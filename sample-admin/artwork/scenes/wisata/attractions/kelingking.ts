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

/** The beach in the bend of the cape, its bright shallows and its surf. */
function cove(c: k.Canvas): void {
  c.add(
    k.airGlow(c, 930, 1010, 470, 210, '#8FE6D2', 0.95),
    k.airGlow(c, 820, 1040, 260, 130, '#D6F6E4', 0.8),
  );
  const shore = k.pts('640,880 676,950 742,1010 840,1050 950,1076 1080,1120 1180,1180');
  c.add(
    ground(
      '600,860 640,880 676,950 742,1010 840,1050 950,1076 1080,1120 1200,1240 420,1240 480,1000',
      c.linear(600, 900, 820, 1180, k.fade('#FFF4DA', '#E7CD9C', '#B4956C')),
      0.7,
    ),
  );
  for (const [dx, dy, w, o] of k.quads('0 0 16 0.95, 26 -26 8 0.6, 50 -56 5 0.4'))
    c.add(
      k.surf(
        c,
        shore.map(([x, y]): k.Pt => [x + dx, y + dy]),
        w,
        o,
      ),
    );
}

/** The forest on the back and the skull: eroded spurs below a sunlit outline. */
function forest(c: k.Canvas, top: readonly k.Pt[], body: string): void {
  const hem = broken(
    '1150,560 1080,520 1010,530 940,500 880,560 810,552 760,610 690,640 620,736 560,760 500,724 430,770 330,740 230,780 120,752 -40,780',
    0.13,
    17,
  );
  const green = k.lines([...top, ...hem]);
  c.add(
    k.path(
      green,
      c.linear(1150, 330, 200, 900, [
        [0, c.p.leaf[0]],
        [0.45, c.p.leaf[1]],
        [1, k.mix(c.p.leaf[1], c.p.leaf[2], 0.8)],
      ]),
    ),
    k.group(
      spurs(top, hem, k.mix(c.p.leaf[2], c.p.ink, 0.25), k.mix(c.p.leaf[0], c.p.glow, 0.3), 43),
      c.clip(green),
    ),
    k.group(
      k.path(
        k.taper(
          top.filter(([x]) => x > 420),
          (t) => 3 + 9 * t,
        ),
        c.across(430, 900, [
          [0, c.p.rim, 0],
          [1, c.p.rim, 0.8],
        ]),
      ),
      c.clip(body),
    ),
    // The trail along the spine, down to the neck.
    k.path(
      k.taper(k.pts('-40,440 60,470 150,520 230,545 320,600 400,640 470,640 530,606'), (t) => 7 - 3 * t),
      '#E9D3A0',
      'opacity="0.85"',
    ),
  );
}

/** The bamboo fence of the viewpoint. */
function fence(c: k.Canvas): void {
  for (const x of [1060, 1190, 1320, 1450, 1580])
    c.add(pole(c, [x, 1140 - (x - 1060) * 0.12], [x + 2, 1000 - (x - 1060) * 0.16], 12));
  c.add(pole(c, [1030, 1040], [1660, 940], 10), pole(c, [1030, 1090], [1660, 1000], 10));
}

/** Kelingking from the fence of the viewpoint: spine, neck and jaw of the cape, the white beach in its bend. */
function kelingking(seed: number): string {
  const c = open('siang', seed, [1330, 190], 330, { sun: 48, glow: 9, streaks: 0 });
  c.add(
    k.cumulus(c, 300, 322, 620, 120, 0.85),
    k.cumulus(c, 1060, 322, 420, 60, 0.7),
    k.ridge(c, { y: 322, amp: 12, depth: 0.8, seed: 5, span: 300, shape: (x) => (x < 700 ? 40 : -20) }),
    k.sea(c, 326, 1210, { waves: 150, colors: ['#8FD3CC', '#1F9AA2', '#0E6E7C'] }),
    k.lightPath(c, 326, 700, { width: 220, opacity: 0.45 }),
  );
  // Spine from the shore down to the neck, up over the skull and its brow, along the snout to the nose; then the open mouth, jaw, throat and chest.
  const top = broken(
    '-40,420 80,440 190,500 300,560 390,610 450,620 510,590 560,530 610,456 660,396 720,352 790,334 850,338 884,366 930,386 1000,388 1070,392 1120,410 1152,446 1160,500 1140,540',
    0.04,
    9,
  );
  const foot = broken(
    '1096,566 1030,568 960,576 900,592 1000,590 1070,606 1108,630 1100,676 1050,712 960,736 860,752 770,780 700,830 650,890 610,980 560,1100 520,1240 -40,1240',
    0.03,
    6,
  );
  const body = k.lines([...top, ...foot]);
  cove(c);
  c.add(
    k.cliffFace(c, [...top, ...foot], { depth: 0.1, seed: 12, stone: '#DCC59A', cell: 46 }),
    // Shadow within the mouth and below the jaw.
    k.group(
      k.path(
        k.smooth(k.pts('1150,540 1030,552 880,590 820,600 900,610 1010,600 1110,618'), true, 0.6),
        hue(c, '#6E5A40', -0.5),
        'opacity="0.55"',
      ) +
        k.path(
          k.smooth(k.pts('1100,690 960,728 800,760 680,850 640,960 730,860 860,790 1000,752'), true, 0.6),
          hue(c, '#6E5A40', -0.4),
          'opacity="0.35"',
        ),
      c.clip(body),
    ),
  );
  forest(c, top, body);
  c.add(
    k.surf(c, k.pts('1130,760 1010,800 880,812 780,846 716,890 676,940'), 12, 0.8),
    k.jukung(c, 1270, 800, 70, { depth: 0.14, dir: -1 }),
    k.birds(c, 1290, 520, 6, 15, '#FFFFFF'),
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
    person(c, 1260, 1120, 200, 'stand', { top: k.core.terracotta, dark: 0.35 }),
    person(c, 1370, 1110, 190, 'stand', {
      top: '#F3E6C8',
      bottom: k.core.lagoon,
      sarong: true,
      hat: 'bun',
      dark: 0.35,
    }),
  );
  return c
    .add(
      bushes(c, '1560 1130 320 150', 0, 18),
      k.groundShade(c, 960, 0.4),
      k.cornerFronds(c, -40, -60, 430, 20, 80, 4, 4),
      k.finish(c, { wash: 0.14 }),
    )
    .svg();
}

/** The pictures of this file. */
export const attractionsKelingking = {
  'attractions/pantai-kelingking': kelingking,
};
