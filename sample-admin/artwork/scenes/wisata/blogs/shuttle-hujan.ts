/** Shuttle and rainy season. */
import * as k from '../../../kit.js';
import { person } from '../parts/person.js';
import { far, hue, open, poly } from '../parts/setting.js';
import { car } from '../parts/vehicles.js';

/** The new shuttle timetable: the minibus leaves on time between rice and volcano. */
function shuttle(seed: number): string {
  const c = open('pagi', seed, [420, 260], 560, { sun: 54, streaks: 5 });
  c.add(
    k.volcano(c, {
      x: 1080,
      base: 660,
      height: 380,
      width: 1500,
      depth: 0.66,
      seed: 21,
      crater: 0.026,
      concave: 2.2,
    }),
    k.cumulus(c, 1240, 520, 520, 70, 0.6),
    k.hazeBand(c, 600, 90, 0.7),
  );
  const back = { y: 680, amp: 30, depth: 0.38, seed: 6, span: 320, trees: 18 };
  for (const [x, h, l] of k.triples('160 210 20, 240 160 -16, 700 180 18, 1380 220 -24, 1460 170 20'))
    c.add(k.palm(c, x, k.crest(back)(x) + 10, h, { lean: l, depth: 0.38 }));
  c.add(
    k.ridge(c, back),
    k.terraces(c, { y0: 700, y1: 900, count: 7, seed: 9, swell: 16, water: 0.4, depth: [0.34, 0.16] }),
  );
  c.add(
    poly(
      '-40,900 1640,880 1640,1130 -40,1150',
      c.down(880, 1150, [
        [0, '#8E948C'],
        [0.3, '#6E7674'],
        [1, '#3E4A4C'],
      ]),
    ),
    poly('-40,900 1640,880 1640,890 -40,911', '#FBF2E0', 'opacity="0.6"'),
    poly(
      '-40,1140 1640,1120 1640,1240 -40,1240',
      c.down(1120, 1230, [
        [0, c.p.leaf[1]],
        [1, c.p.leaf[2]],
      ]),
    ),
  );
  for (let i = 0; i < 8; i++)
    c.add(
      poly(
        `${i * 230 - 60},1042 ${i * 230 + 70},1040 ${i * 230 + 66},1052 ${i * 230 - 66},1054`,
        '#FBF2E0',
        'opacity="0.75"',
      ),
    );
  c.add(
    car(c, 830, 1030, 820, { kind: 'bus', color: '#F7EFDD' }),
    poly('440,790 1080,778 1084,806 440,818', hue(c, k.core.lagoon, 0.1)),
    poly('440,818 1084,806 1086,818 440,832', hue(c, k.core.marigold, 0.3)),
  );
  for (const [x, q] of k.pts('560,1 712,-1 862,1'))
    c.add(
      `<circle cx="${x}" cy="690" r="20" fill="#5E3E2C" opacity="0.75"/>`,
      k.path(
        `M${x - 36} 756C${x - 34} 716 ${x + 34} 716 ${x + 36} 756Z`,
        q > 0 ? k.core.terracotta : '#E9D6B0',
        'opacity="0.7"',
      ),
    );
  const stop =
    k.path(
      k.taper(k.pts('250,1150 250,760'), () => 12),
      hue(c, '#3E4A4C', 0),
    ) +
    `<rect x="180" y="690" width="140" height="120" rx="14" fill="${hue(c, k.core.deepSea, 0.1)}"/><rect x="192" y="702" width="116" height="96" rx="8" fill="none" stroke="${hue(c, k.core.marigold, 0.5)}" stroke-width="4"/><circle cx="250" cy="750" r="30" fill="#FBF2E0"/><path d="M250 730v20l14 9" stroke="${k.core.deepSea}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  c.add(
    stop,
    person(c, 130, 1150, 250, 'stand', { top: k.core.terracotta, pack: k.core.marigold, dark: 0.15 }),
    person(c, 356, 1156, 244, 'stand', {
      top: '#FBF2E0',
      bottom: k.core.lagoon,
      sarong: true,
      hat: 'bun',
      dark: 0.15,
    }),
    k.path('M392 1156v-72q0 -8 8 -8h50q8 0 8 8v72z', hue(c, k.core.marigold, 0)),
    k.path('M410 1076v-26h32v26', 'none', `stroke="${c.p.ink}" stroke-width="5"`),
  );
  return c
    .add(
      k.groundShade(c, 1060, 0.35),
      k.grass(c, -20, 1620, () => 1205, 60, k.mix(c.p.leaf[2], c.p.ink, 0.35), 8),
      k.palm(c, 1560, 1260, 760, { lean: -60, depth: 0, seed: 6 }),
      k.finish(c),
    )
    .svg();
}

/** The rainy season: a curtain of rain over the fields, one umbrella. */
function musimHujan(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 1240, y: 520 } });
  c.add(
    `<rect width="1600" height="1200" fill="${c.down(0, 800, [
      [0, '#4E6E74'],
      [0.4, '#7F9C9A'],
      [0.75, '#C9CDB8'],
      [1, '#F0DDB0'],
    ])}"/>`,
    k.airGlow(c, 1260, 600, 700, 220, '#FBE3A8', 0.8),
  );
  for (const [x, y, w, h, o] of [
    [300, 330, 1100, 260, 0.5],
    [900, 260, 1200, 220, 0.45],
    [1400, 300, 900, 180, 0.4],
  ] as const)
    c.add(
      `<g transform="translate(0 ${2 * y - h * 0.3}) scale(1 -1)">${k.path(k.smooth(k.pts(`${x - w / 2},${y} ${x - w * 0.3},${y + h * 0.5} ${x},${y + h * 0.3} ${x + w * 0.25},${y + h * 0.6} ${x + w / 2},${y} ${x},${y - h}`)), '#3E5E66', `opacity="${o}" ${c.blur(30)}`)}</g>`,
    );
  c.add(
    far(c, { y: 620, amp: 90, depth: 0.75, seed: 5, span: 460 }, 0.6),
    far(c, { y: 690, amp: 40, depth: 0.5, seed: 8, span: 320, trees: 16 }, 0.7),
  );
  for (const [x, y, h, l] of k.quads('180 760 260 34, 260 770 190 20, 1380 750 280 40, 1470 760 210 26'))
    c.add(k.palm(c, x, y, h, { lean: l, depth: 0.36, seed: x }));
  c.add(
    k.bale(c, 420, 800, 220, { depth: 0.3 }),
    k.sea(c, 770, 1210, { colors: ['#E6DDBC', '#93AFA4', '#3E6464'], waves: 28 }),
    k.lightPath(c, 770, 1150, { x: 1240, width: 240, opacity: 0.5, count: 100 }),
  );
  const bund = (list: string, w0: number, w1: number): string =>
    k.path(
      k.taper(k.pts(list), (t) => k.lerp(w0, w1, t)),
      c.p.leaf[2],
    ) +
    k.path(
      k.taper(
        k.pts(list).map(([x, y]): k.Pt => [x, y - 4]),
        (t) => k.lerp(w0, w1, t) * 0.55,
      ),
      c.p.leaf[1],
    );
  c.add(
    bund('-40,850 500,830 1100,850 1660,824', 12, 12),
    bund('620,834 560,790 540,770', 10, 5),
    bund('1180,848 1230,800 1240,774', 10, 5),
    bund('-40,1120 300,1060 640,1000 860,930 980,850', 90, 14),
    bund('1660,1010 1300,960 960,880', 30, 12),
  );
  const um = `<g transform="translate(636 742) rotate(-8)">${k.path(
    k.taper(
      [
        [0, 0],
        [0, 190],
      ],
      () => 7,
    ),
    c.p.ink,
  )}${[-1, -0.5, 0, 0.5].map((u, i) => k.path(`M0 -64C${u * 150} -60 ${u * 260} -10 ${u * 250} 44Q${(u + 0.25) * 250} 14 ${(u + 0.5) * 250} 44C${(u + 0.5) * 260} -10 ${(u + 0.5) * 150} -60 0 -64Z`, hue(c, k.core.terracotta, [-0.3, 0, 0.35, 0.7][i] ?? 0))).join('')}</g>`;
  c.add(
    k.path(k.lens(650, 1022, 170, 8), c.p.ink, 'opacity="0.3"'),
    k.figure(c, 650, 1020, 270, {
      woman: true,
      pose: 'walk',
      top: '#FBF2E0',
      sarong: k.core.deepSea,
      dark: 0.3,
    }),
    um,
  );
  let rain = '';
  let fine = '';
  for (let i = 0; i < 230; i++) {
    const [x, y, l] = [c.r.range(-100, 1700), c.r.range(-60, 1150), c.r.range(50, 130)];
    const d = k.taper(
      [
        [x, y],
        [x - l * 0.2, y + l],
      ],
      (t) => 2.6 * Math.sin(Math.PI * t),
    );
    if (i % 3) fine += d;
    else rain += d;
  }
  let rings = '';
  for (let i = 0; i < 34; i++) {
    const t = c.r.next();
    const [x, y, r] = [c.r.range(700, 1600), 900 + t * 260, 10 + 26 * t];
    rings += `<ellipse cx="${k.n(x)}" cy="${k.n(y)}" rx="${k.n(r)}" ry="${k.n(r * 0.28)}"/>`;
  }
  c.add(
    `<g fill="none" stroke="#FFFBEC" stroke-width="2" opacity="0.5">${rings}</g>`,
    k.path(fine, '#FFFFFF', 'opacity="0.3"'),
    k.path(rain, '#FFFFFF', 'opacity="0.5"'),
    k.groundShade(c, 980, 0.5),
  );
  return c
    .add(
      k.bananaLeaf(c, -40, 1160, 520, -40, { seed: 3 }),
      k.bananaLeaf(c, -30, 1230, 460, -72, { seed: 6 }),
      k.bananaLeaf(c, 1650, 1180, 460, -140, { seed: 8 }),
      k.finish(c, { vignette: 0.44, wash: 0.1 }),
    )
    .svg();
}

/** The pictures of this file. */
export const blogsShuttleHujan = {
  'blogs/jadwal-baru-shuttle-bandara-sanur-ubud': shuttle,
  'blogs/musim-hujan-di-bali': musimHujan,
};
