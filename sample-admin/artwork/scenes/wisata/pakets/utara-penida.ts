/** North Bali and Nusa Penida. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { ground, hue, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, floor, open } from '../parts/setting.js';

/** One hull of the twin boat. */
function hull(c: k.Canvas, x: number, y: number, v: number): string {
  return k.path(
    `M${x - 330} ${y - 46}C${x - 300} ${y - 18} ${x + 290} ${y - 18} ${x + 340} ${y - 56}C${x + 330} ${y + 4} ${x + 290} ${y + 18} ${x + 220} ${y + 20}L${x - 240} ${y + 20}C${x - 300} ${y + 16} ${x - 326} ${y - 6} ${x - 330} ${y - 46}Z`,
    c.down(y - 56, y + 20, fade(hue(c, '#9A6A42', v + 0.4), hue(c, '#3E2A20', v - 0.4))),
  );
}

/** The forest shore with its temple. */
function templeShore(c: k.Canvas): string {
  return (
    k.ridge(c, { y: 640, amp: 40, depth: 0.4, seed: 11, span: 320, trees: 26 }) +
    k.meru(c, 560, 690, 250, 7, { depth: 0.3 }) +
    k.meru(c, 660, 690, 170, 3, { depth: 0.3 }) +
    k.candiBentar(c, 450, 692, 120, { gap: 26, depth: 0.32 }) +
    bushes(
      c,
      '360 670 200 110, 740 670 200 90, 960 660 320 120, 1240 650 340 150, 1520 640 320 170, 120 650 360 160',
      0.36,
    )
  );
}

/** The twin-hulled boat with its three paddlers. */
function pedau(c: k.Canvas): string {
  return (
    hull(c, 990, 930, -0.3) +
    person(c, 860, 920, 230, 'paddle', { top: k.core.terracotta, hat: 'caping', dark: 0.25 }) +
    person(c, 1010, 920, 225, 'paddle', { top: '#FBF2E0', dark: 0.25, hat: 'bun' }) +
    person(c, 1150, 920, 225, 'paddle', { top: k.core.marigold, dark: 0.25 }) +
    hull(c, 960, 970, 0) +
    k.path(
      'M770 908L790 908L770 960L748 960ZM1160 902L1182 902L1160 958L1138 958Z',
      hue(c, '#6B4A34', -0.2),
    ) +
    k.path(
      k.taper(k.pts('880,852 950,1010'), (t) => 6 + 14 * k.smoothstep(0.75, 1, t)),
      hue(c, '#8A5A38', 0.1),
    )
  );
}

/** Glints on the lake, longer towards the viewer. */
function glints(c: k.Canvas): void {
  let glints = '';
  for (let i = 0; i < 50; i++) {
    const t = c.r.next();
    glints += k.lens(c.r.range(0, 1600), 740 + t * 400, 60 + 240 * t, 1.5 + 4 * t);
  }
  c.add(k.path(glints, c.p.glint, 'opacity="0.3"'));
}

/** A leaning tree in front, its branch, leaves and ferns. */
function leaningTree(c: k.Canvas): void {
  c.add(
    k.path(
      k.taper(k.curve([120, 1260], [40, 700], [180, -60], 18), (t) => 150 * (1.15 - t * 0.6)),
      k.mix(c.p.ink, '#4E4A38', 0.25),
    ),
    k.path(
      k.taper(k.curve([90, 520], [300, 360], [620, 320], 12), (t) => 46 * (1.1 - t)),
      k.mix(c.p.ink, '#4E4A38', 0.25),
    ),
  );

  c.add(
    bushes(c, '160 120 620 320, 480 120 460 220, 640 300 220 90, 20 330 260 160', 0.05, 22),
    k.fern(c, 190, 860, 150, -20, { seed: 4 }),
    k.fern(c, 170, 640, 120, -30, { seed: 5 }),
  );
}

/** North Bali: a twin-hulled pedau crosses Tamblingan towards the forest temple. */
function baliUtara(seed: number): string {
  const c = open('kabut', seed, [980, 240], 480, { sun: 54, streaks: 2 });
  c.add(
    far(c, { y: 360, amp: 150, depth: 0.85, seed: 6, span: 620, trees: 10 }, 0.85),
    far(c, { y: 500, amp: 120, depth: 0.62, seed: 15, span: 460, trees: 18 }, 0.85),
  );
  const shore = templeShore(c);
  c.add(
    shore,
    floor(
      690,
      c.down(690, 1200, [
        [0, '#D6DDD0'],
        [0.2, '#9DB9AC'],
        [0.6, '#4E7F7C'],
        [1, '#234F52'],
      ]),
    ),
    k.group(k.mirror(shore, 690, 0.5, 0.34), c.clip('M0 690H1600V1000H0Z')),
    k.hazeBand(c, 700, 70, 0.85),
    k.hazeBand(c, 860, 60, 0.4),
  );
  glints(c);
  const boat = pedau(c);
  c.add(k.mirror(boat, 986, 0.5, 0.3), boat, k.path(k.lens(960, 994, 740, 8), c.p.glint, 'opacity="0.5"'));
  leaningTree(c);
  c.add(
    k.groundShade(c, 1000, 0.5),
    k.fern(c, 1540, 1240, 320, -110, { seed: 8 }),
    k.fern(c, 330, 1240, 280, -80, { seed: 3 }),
  );
  return c.add(k.finish(c, { vignette: 0.46 })).svg();
}

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
      c.linear(500, 900, 1200, 1200, fade('#FFF0CE', '#EFD2A0', '#9E8060')),
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
export const paketsUtaraPenida = {
  'pakets/rimba-dan-air-terjun-bali-utara': baliUtara,
  'pakets/nusa-penida-dari-barat-ke-timur': nusaPenida,
};
