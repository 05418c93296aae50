/** The crater of Batur. */
import * as k from '../../../kit.js';
import { person } from '../parts/person.js';
import { hue, open } from '../parts/setting.js';

/** On the crater's rim at dawn: steam from the bowl, walkers against the light. */
function kawahBatur(seed: number): string {
  const c = open('fajar', seed, [1120, 400], 640, { sun: 66, glow: 11, streaks: 10 });
  c.add(
    k.volcano(c, {
      x: 330,
      base: 690,
      height: 340,
      width: 1100,
      depth: 0.7,
      seed: 21,
      crater: 0.028,
      concave: 2.1,
    }),
    k.hazeBand(c, 620, 90, 0.7),
    k.ridge(c, { y: 640, amp: 24, depth: 0.62, seed: 3, span: 420 }),
  );
  const stone = (v: number, d: number): string => hue(c, '#7A5E4C', v, d);
  const back = k.rough(
    k.pts(
      '-40,700 140,640 330,610 520,640 700,690 900,668 1080,628 1260,600 1440,560 1640,540 1640,1240 -40,1240',
    ),
    0.03,
    7,
    3,
  );
  c.add(
    k.path(
      k.lines(back),
      c.down(560, 900, [
        [0, stone(0.15, 0.36)],
        [1, stone(-0.5, 0.2)],
      ]),
    ),
    k.path(
      k.taper(
        back.slice(0, 70).map(([x, y]): k.Pt => [x, y + 3]),
        () => 6,
      ),
      c.p.rim,
      'opacity="0.45"',
    ),
  );
  let gullies = '';
  for (let i = 0; i < 46; i++) {
    const x = -20 + i * 36 + c.r.range(-10, 10);
    const top = 690 - 60 * Math.sin(x / 260) - (x > 1000 ? (x - 1000) * 0.14 : 0);
    const len = c.r.range(110, 300);
    const lean = (830 - x) * c.r.range(0.1, 0.22);
    gullies += k.taper(
      k.curve([x, top + 20], [x + lean * 0.3, top + len * 0.5], [x + lean, top + len], 8),
      (t) => 3 + 22 * Math.sin(Math.PI * t) * (0.4 + t * 0.6),
    );
  }
  c.add(k.path(gullies, stone(-0.85, 0.12), 'opacity="0.34"'));
  c.add(
    k.path(
      'M250 1010C420 930 640 900 860 910C1080 916 1290 960 1420 1050L1420 1240H250Z',
      c.radial(830, 1000, 620, [
        [0, '#FBDDB0'],
        [0.3, '#B98F72'],
        [0.7, '#6E5A50'],
        [1, '#3A3230'],
      ]),
      c.blur(12),
    ),
  );
  for (const [x, y, w, h, o] of [
    [620, 980, 130, 520, 0.75],
    [830, 1000, 190, 640, 0.85],
    [1010, 980, 120, 460, 0.7],
    [460, 1000, 90, 330, 0.5],
  ] as const)
    c.add(
      k.path(
        k.taper(k.curve([x, y], [x - 90, y - h * 0.5], [x + 110, y - h], 14), (t) => w * (0.35 + 1.1 * t)),
        c.down(y - h, y, [
          [0, '#FFF3DC', 0],
          [0.4, '#FFEFD2', o * 0.6],
          [1, '#FFE3BC', o],
        ]),
        c.blur(16),
      ),
    );
  c.add(k.hazeBand(c, 960, 90, 0.5));
  const front = k.rough(
    k.pts(
      '-60,1010 120,990 300,1030 460,1110 640,1160 860,1166 1060,1110 1220,1030 1360,950 1480,905 1660,880 1660,1240 -60,1240',
    ),
    0.04,
    12,
    3,
  );
  c.add(k.cliffFace(c, front, { depth: 0, seed: 14, stone: '#5A4A40', cell: 64, backlit: 0.5 }));
  c.add(
    person(c, 1300, 1000, 178, 'cheer', { top: k.core.marigold, pack: '#7A4A30', dark: 0.42 }),
    person(c, 1420, 938, 176, 'hike', {
      facing: -1,
      top: k.core.terracotta,
      pack: k.core.deepSea,
      dark: 0.42,
    }),
    person(c, 1530, 908, 170, 'hike', {
      facing: -1,
      top: '#E8D6B0',
      pack: k.core.marigold,
      dark: 0.42,
      hat: 'udeng',
    }),
    person(c, 170, 1000, 160, 'ground', { top: '#3E6E7A', dark: 0.5 }),
  );
  return c
    .add(k.birds(c, 740, 300, 4, 14), k.groundShade(c, 1000, 0.5), k.finish(c, { vignette: 0.42 }))
    .svg();
}

/** The pictures of this file. */
export const attractionsBatur = {
  'attractions/gunung-batur': kawahBatur,
};
