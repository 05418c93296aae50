import * as k from '../../../kit.js';
import { blob, hue, rod, shade } from '../parts/marks.js';
import { backdrop, far, palms } from '../parts/setting.js';
import { bund } from '../parts/wetland.js';

/** The umbrella, four panels turning towards the light. */
function umbrella(c: k.Canvas): string {
  return `<g transform="translate(642 752) rotate(-6) scale(0.66)">${rod([0, 0], [0, 190], 7, c.p.ink)}${[-1, -0.5, 0, 0.5].map((u, i) => k.path(`M0 -64C${u * 150} -60 ${u * 260} -10 ${u * 250} 44Q${(u + 0.25) * 250} 14 ${(u + 0.5) * 250} 44C${(u + 0.5) * 260} -10 ${(u + 0.5) * 150} -60 0 -64Z`, hue(c, k.core.terracotta, [-0.3, 0, 0.35, 0.7][i] ?? 0))).join('')}</g>`;
}

/** Rain clouds hanging low. */
function rainClouds(c: k.Canvas): void {
  for (const [x, y, w, h, o] of [
    [300, 330, 1100, 260, 0.5],
    [900, 260, 1200, 220, 0.45],
    [1400, 300, 900, 180, 0.4],
  ] as const)
    c.add(
      `<g transform="translate(0 ${2 * y - h * 0.3}) scale(1 -1)">${blob(`${x - w / 2},${y} ${x - w * 0.3},${y + h * 0.5} ${x},${y + h * 0.3} ${x + w * 0.25},${y + h * 0.6} ${x + w / 2},${y} ${x},${y - h}`, '#3E5E66', `opacity="${o}" ${c.blur(30)}`)}</g>`,
    );
}

/** Streaks of rain, near and far, and the rings they leave on the water. */
function rain(c: k.Canvas): void {
  let heavy = '';
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
    else heavy += d;
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
    k.path(heavy, '#FFFFFF', 'opacity="0.5"'),
  );
}

/** The rainy season: a curtain of rain over the fields, one umbrella. */
function musimHujan(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 1240, y: 520 } });
  c.add(
    backdrop(
      c.down(0, 800, [
        [0, '#4E6E74'],
        [0.4, '#7F9C9A'],
        [0.75, '#C9CDB8'],
        [1, '#F0DDB0'],
      ]),
    ),
    k.airGlow(c, 1260, 600, 700, 220, '#FBE3A8', 0.8),
  );
  rainClouds(c);
  c.add(
    far(c, { y: 620, amp: 90, depth: 0.75, seed: 5, span: 460 }, 0.6),
    far(c, { y: 690, amp: 40, depth: 0.5, seed: 8, span: 320, trees: 16 }, 0.7),
  );
  c.add(...palms(c, '180 760 260 34, 260 770 190 20, 1380 750 280 40, 1470 760 210 26', 0.36));
  c.add(
    k.bale(c, 420, 800, 220, { depth: 0.3 }),
    k.sea(c, 770, 1210, { colors: ['#E6DDBC', '#93AFA4', '#3E6464'], waves: 28 }),
    k.lightPath(c, 770, 1150, { x: 1240, width: 240, opacity: 0.5, count: 100 }),
  );
  c.add(
    bund(c, '-40,850 500,830 1100,850 1660,824', 12, 12, 0.55),
    bund(c, '620,834 560,790 540,770', 10, 5, 0.55),
    bund(c, '1180,848 1230,800 1240,774', 10, 5, 0.55),
    bund(c, '-40,1120 300,1060 640,1000 860,930 980,850', 90, 14, 0.55),
    bund(c, '1660,1010 1300,960 960,880', 30, 12, 0.55),
  );
  const um = umbrella(c);
  c.add(
    shade(c, 650, 1022, 170, 8, 0.3),
    k.figure(c, 650, 1020, 270, {
      woman: true,
      pose: 'walk',
      top: '#FBF2E0',
      sarong: k.core.deepSea,
      dark: 0.3,
    }),
    um,
  );
  rain(c);
  c.add(k.groundShade(c, 980, 0.5));
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
export const blogsMusimHujan = {
  'blogs/musim-hujan-di-bali': musimHujan,
};
