/** Reading the sea. */

import * as k from '../../../kit.js';
import { parasol } from '../parts/camp.js';
import { cord, hue, poly, rod, shade, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { backdrop } from '../parts/setting.js';

/** A breaking line across the sheet at height y; `gap` leaves the rip's calm water open. */
function wave(c: k.Canvas, y: number, h: number, bend: number, gap: boolean): void {
  const f = k.noise(Math.round(y), 2);
  for (const [a, b] of gap
    ? ([
        [-60, 690],
        [910, 1660],
      ] as const)
    : ([[-60, 1660]] as const)) {
    const line = Array.from({ length: 22 }, (_, i): k.Pt => {
      const x = k.lerp(a, b, i / 21);
      return [x, y + f(x / 170) * bend + 20 * Math.sin(x / 300 + y)];
    });
    c.add(cord(shift(line, 0, -h * 0.9), h * 1.6, '#0C6673', 'opacity="0.22"'), k.surf(c, line, h, 0.95));
  }
}

/** A beach flag of two stripes on its pole. */
function flag(c: k.Canvas, x: number, y: number, a: string, b: string): string {
  return (
    shade(c, x + 34, y + 4, 90, 7, 0.3) +
    rod([x, y], [x + 4, y - 130], 6, hue(c, '#7A4A30', 0)) +
    poly(`${x + 4},${y - 130} ${x + 84},${y - 120} ${x + 82},${y - 96} ${x + 3},${y - 104}`, a) +
    poly(`${x + 3},${y - 104} ${x + 82},${y - 96} ${x + 80},${y - 70} ${x + 2},${y - 78}`, b)
  );
}

/** A surfer lying on a board. */
function board(c: k.Canvas, x: number, y: number, r: number, col: string): string {
  return k.at(
    x,
    y,
    1,
    k.path(
      k.taper(
        [
          [-40, 0],
          [40, 0],
        ],
        (t) => 22 * Math.sin(Math.PI * (0.08 + t * 0.84)) ** 0.6,
      ),
      col,
    ) + person(c, 6, 4, 60, 'swim', { top: '#23404A', dark: 0.1 }),
    r,
  );
}

/** The lifeguard's tower with its guard. */
function lifeguardTower(c: k.Canvas): string {
  return (
    shade(c, 330, 1100, 300, 18, 0.3) +
    poly('190,1090 214,900 226,900 212,1090', hue(c, '#8A5A38', -0.3)) +
    poly('330,1096 316,900 328,900 350,1096', hue(c, '#8A5A38', -0.1)) +
    poly('200,1000 340,1000 342,1012 198,1012', hue(c, '#8A5A38', 0)) +
    poly('180,910 360,910 350,930 190,930', hue(c, '#C98A5A', 0.3)) +
    poly('196,910 344,910 344,820 196,820', hue(c, '#F3E6C8', 0.3)) +
    poly('210,900 330,900 330,836 210,836', hue(c, '#23404A', -0.2)) +
    person(c, 270, 910, 120, 'stand', { top: k.core.terracotta, dark: 0.1 }) +
    poly('166,824 374,824 330,770 210,770', hue(c, k.core.terracotta, 0.2))
  );
}

/** The rip: darker, calm water with sand clouds at both ends and drifting foam. */
function ripCurrent(c: k.Canvas): void {
  const rip = k.smooth(
    k.pts(
      '720,870 740,740 760,600 720,440 600,300 560,220 760,170 980,210 940,320 870,440 850,600 860,740 880,860',
    ),
  );
  c.add(
    k.path(
      rip,
      c.down(200, 870, [
        [0, '#D9C79A', 0.3],
        [0.5, '#0C6673', 0.34],
        [1, '#C9B58A', 0.5],
      ]),
      c.blur(16),
    ),
  );
  let foam = '';
  for (let i = 0; i < 46; i++) {
    const t = c.r.next();
    foam += k.lens(
      790 + (c.r.next() - 0.5) * (70 + 190 * (1 - t) ** 2),
      220 + t * 560,
      16 + 30 * c.r.next(),
      3,
    );
  }

  c.add(k.path(foam, '#FFFFFF', 'opacity="0.55"'));
}

/** Heads of swimmers inside the calm lagoon. */
function bathers(c: k.Canvas): void {
  for (const [x, y] of k.pts('1150,800 1220,770 1290,815 1360,780'))
    c.add(
      `<circle cx="${x}" cy="${y}" r="11" fill="#3A2A22"/>`,
      k.path(k.lens(x, y + 10, 60, 6), '#FFFFFF', 'opacity="0.8"'),
    );
}

/** Parasols on the sand. */
function parasols(c: k.Canvas): void {
  for (const [x, y, i] of k.triples('1150 1080 0, 1310 1110 1, 1180 1180 1, 1400 1180 0, 560 1120 1'))
    c.add(
      parasol(c, x, y + 30, 110, { colors: i ? ['#FBF2E0', k.core.lagoon] : ['#FBF2E0', k.core.marigold] }),
    );
}

/** Reading the sea from above: breaking lines, the calm gap of a rip, flags. */
function membacaOmbak(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 300, y: 100 } });
  c.add(
    backdrop(
      c.linear(0, 0, 500, 1200, [
        [0, '#0C6673'],
        [0.35, '#168A96'],
        [0.62, '#3FB6B2'],
        [0.8, '#A6E0CE'],
        [1, '#D9EFDA'],
      ]),
    ),
  );
  const sand = k.pts(
    '-40,900 160,880 360,905 560,890 700,850 800,800 900,850 1040,900 1240,880 1440,910 1660,880',
  );
  c.add(
    k.path(
      k.smooth([...sand, [1660, 1240], [-40, 1240]], true, 0.8),
      c.down(820, 1210, [
        [0, '#C9B58A'],
        [0.12, '#E9D6A8'],
        [1, '#F6E6C0'],
      ]),
    ),
  );
  wave(c, 170, 8, 20, false);
  wave(c, 290, 14, 26, true);
  wave(c, 420, 22, 30, true);
  wave(c, 560, 28, 34, true);
  wave(c, 690, 26, 30, true);
  wave(c, 800, 18, 22, true);
  ripCurrent(c);
  c.add(k.surf(c, sand, 16, 0.95), k.surf(c, shift(sand, 0, -26), 7, 0.5));
  c.add(
    flag(c, 1010, 980, '#C23A2A', '#F2C23A'),
    flag(c, 1480, 1000, '#C23A2A', '#F2C23A'),
    flag(c, 700, 990, '#C23A2A', '#C23A2A'),
  );
  c.add(lifeguardTower(c));
  c.add(
    board(c, 330, 500, -70, '#FBF2E0'),
    board(c, 470, 640, -80, '#F2C23A'),
    board(c, 1340, 460, -64, '#FBF2E0'),
  );
  bathers(c);
  parasols(c);
  return c
    .add(k.cornerFronds(c, 1640, 1290, 520, 200, 255, 3, 6), k.finish(c, { vignette: 0.3, wash: 0.12 }))
    .svg();
}

/** The pictures of this file. */
export const blogsOmbak = {
  'blogs/membaca-ombak-dan-arus': membacaOmbak,
};
