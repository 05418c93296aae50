/** The east of Nusa Penida. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { ground, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

/** The white stairs winding down the cliff. */
function stairs(c: k.Canvas): void {
  let stair = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const [x, y] = [k.lerp(1480, 1190, t) + Math.sin(t * 14) * 26, k.lerp(300, 905, t)];
    stair += `M${k.n(x - 15 - t * 10)} ${k.n(y)}h${k.n(32 + t * 20)}v${k.n(7 + t * 4)}h-${k.n(32 + t * 20)}z`;
  }
  c.add(
    k.path(stair, '#FFF6E0'),
    k.path(stair, c.p.ink, 'opacity="0.35" transform="translate(4 9)"'),
    k.path(stair, '#FFF6E0'),
  );
}

/** Nusa Penida's east: Diamond Beach and its white stacks at sunrise. */
function nusaPenida(seed: number): string {
  const c = open('fajar', seed, [420, 430], 560, { sun: 64, glow: 10, streaks: 9 });
  c.add(
    k.sea(c, 546, 1210, { colors: ['#F3CF9C', '#63AFA8', '#1B8A92'], waves: 72 }),
    k.lightPath(c, 546, 1000, { width: 260, opacity: 0.75, count: 100 }),
  );
  const stack = (list: string, d: number, s: number): string =>
    headland(c, list, 0.05, s, { depth: d, seed: s, stone: '#E9D9B4', cell: 46 });
  c.add(
    stack('900,640 930,520 980,440 1020,410 1060,470 1100,560 1130,640', 0.4, 4),
    bushes(c, '1010 440 90 50', 0.4),
    k.surf(c, k.pts('860,644 960,636 1080,646 1170,640'), 9, 0.8),
  );
  c.add(
    k.airGlow(c, 800, 960, 600, 200, '#9FEBDD', 0.8),
    stack('520,800 550,640 610,500 650,440 690,410 740,500 790,600 830,720 860,804', 0.22, 7),
    bushes(c, '680 446 110 60, 640 520 80 44', 0.22),
    stack('770,816 800,730 840,680 880,720 910,818', 0.2, 9),
    k.surf(c, k.pts('470,808 600,798 760,816 940,812'), 12, 0.85),
  );
  c.add(
    ground(
      '1120,850 1020,900 900,960 760,1040 600,1110 380,1150 300,1240 1660,1240 1660,960',
      c.linear(500, 900, 1200, 1200, k.fade('#FFF0CE', '#EFD2A0', '#9E8060')),
      0.7,
    ),
    k.surf(c, k.pts('1120,846 1010,896 890,956 750,1036 590,1104 370,1144 260,1180'), 16, 0.9),
    k.surf(c, k.pts('1060,840 960,890 830,950 690,1020 520,1080 320,1110'), 7, 0.55),
  );
  c.add(
    headland(
      c,
      '1640,220 1500,240 1380,290 1290,330 1250,420 1270,520 1220,620 1180,720 1130,820 1080,900 1200,1000 1640,1100',
      0.035,
      5,
      { depth: 0.08, seed: 6, stone: '#E6D2A6', cell: 64 },
    ),
    bushes(c, '1330 310 200 90, 1500 250 280 110, 1420 420 120 50, 1560 560 160 60', 0.08),
  );
  stairs(c);
  for (const [x, y, h] of k.triples('1330 600 62, 1262 760 76, 1216 880 88'))
    c.add(
      person(c, x, y, h, 'hike', {
        facing: -1,
        top: h > 70 ? k.core.terracotta : k.core.marigold,
        dark: 0.3,
      }),
    );
  c.add(
    shade(c, 960, 1066, 90, 6, 0.35),
    person(c, 930, 1064, 128, 'cheer', { top: k.core.marigold, dark: 0.25 }),
    person(c, 985, 1068, 120, 'stand', {
      top: '#FBF2E0',
      bottom: k.core.terracotta,
      sarong: true,
      hat: 'bun',
      dark: 0.25,
    }),
    k.birds(c, 780, 330, 6, 15),
  );
  return c
    .add(
      k.groundShade(c, 1000, 0.4),
      k.palm(c, 1540, 1260, 560, { lean: -70, depth: 0, seed: 6 }),
      k.palm(c, 1620, 1260, 420, { lean: -30, depth: 0, seed: 9 }),
      k.finish(c),
    )
    .svg();
}

/** The pictures of this file. */
export const paketsNusaPenida = {
  'pakets/nusa-penida-dari-barat-ke-timur': nusaPenida,
};
