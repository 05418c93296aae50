/** Craft and coffee. */

import { specks } from '../../../kit/verge.js';
import * as k from '../../../kit.js';
import { basket } from '../parts/goods.js';
import { cord, drop, hue } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { batur, bushes, open } from '../parts/setting.js';

/** A length of endek on the line: folds in the light, rows of lozenges, `cols` for ground and patterns. */
function cloth(
  c: k.Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  cols: readonly [string, string, string],
  s: number,
): string {
  const f = k.noise(s, 1);
  const d = k.lines([
    [x, y],
    [x + w, y + 4],
    ...Array.from({ length: 7 }, (_, i): k.Pt => [x + w - (i / 6) * w, y + h + f(i * 0.9) * 14]),
  ]);
  let inner = k.path(
    d,
    c.across(x, x + w, [
      [0, hue(c, cols[0], -0.3)],
      [0.3, hue(c, cols[0], 0.4)],
      [0.55, hue(c, cols[0], -0.2)],
      [0.8, hue(c, cols[0], 0.5)],
      [1, hue(c, cols[0], -0.3)],
    ]),
  );
  for (let r = 0; r < h / 46; r++) {
    let z = '';
    for (let q = 0; q < w / 24; q++)
      z += `M${k.n(x + q * 24 + 12)} ${k.n(y + 14 + r * 46)}l10 14l-10 14l-10 -14z`;
    inner +=
      k.path(z, hue(c, r % 2 ? cols[1] : cols[2], 0.3), 'opacity="0.9"') +
      `<rect x="${x}" y="${y + 44 + r * 46}" width="${w}" height="5" fill="${hue(c, cols[2], 0.1)}" opacity="0.7"/>`;
  }
  return k.group(inner, c.clip(d));
}

/** A raised bed of drying cherries, its front board and its far rim. */
function bed(
  c: k.Canvas,
  y: number,
  h: number,
  x0: number,
  x1: number,
  spread: number,
  a: string,
  b: string,
): string {
  return (
    k.path(
      k.lines([
        [x0, y],
        [x1, y],
        [x1 + spread, y + h],
        [x0 - spread, y + h],
      ]),
      c.across(x0, x1, [
        [0, hue(c, a, -0.1)],
        [0.6, hue(c, a, 0.4)],
        [1, hue(c, b, 0.2)],
      ]),
    ) +
    k.path(
      k.lines([
        [x0 - spread, y + h],
        [x1 + spread, y + h],
        [x1 + spread, y + h + 20],
        [x0 - spread, y + h + 20],
      ]),
      hue(c, '#7A5A34', -0.3),
    ) +
    k.path(
      k.lines([
        [x0 - 6, y - 5],
        [x1 + 6, y - 5],
        [x1 + 6, y + 3],
        [x0 - 6, y + 3],
      ]),
      hue(c, '#C9A55A', 0.3),
    )
  );
}

/** The swept yard with the workshop's pavilion. */
function yard(c: k.Canvas): void {
  c.add(
    k.path(
      'M-40 720L1640 700L1640 1240L-40 1240Z',
      c.down(700, 1210, [
        [0, '#E9D9A8'],
        [0.4, '#B99A6E'],
        [1, '#5E4A38'],
      ]),
    ),
    specks(c, 730, 1190, '#B99A6E', 4),
    k.canopy(c, 1540, 740, 360, 260, { depth: 0.16, seed: 4 }),
    k.palm(c, 1470, 780, 520, { depth: 0.16, lean: -50, seed: 6 }),
    k.bale(c, 1240, 800, 480, { depth: 0.14, tile: true }),
    bushes(c, '1080 800 160 60, 1430 806 220 80', 0.12),
  );
}

/** Five cloths hung out between two posts. */
function lines(c: k.Canvas): void {
  c.add(
    cord('60,900 66,380', 16, hue(c, '#8A6A45', -0.3)),
    cord('930,860 926,400', 14, hue(c, '#8A6A45', -0.3)),
    cord(k.curve([64, 400], [480, 440], [928, 420], 12), 6, hue(c, '#6B4A34', -0.2)),
  );
  const sets = [
    ['#0E5A66', '#F2A51E', '#FBF2E0'],
    ['#A8432E', '#FBF2E0', '#F2C55A'],
    ['#5E2E4E', '#E98A5A', '#F3E6C8'],
    ['#C98A1E', '#5E2A1E', '#FBF2E0'],
    ['#2F6B4A', '#F3E6C8', '#F2A51E'],
  ] as const;
  for (const [i, s] of sets.entries())
    c.add(cloth(c, 92 + i * 166, 412 + 14 * Math.sin(i * 0.8 + 0.6), 142, 330 - (i % 2) * 40, s, i + 3));
}

/** Two drying beds full of coffee cherries. */
function cherries(c: k.Canvas): void {
  let cherry = '';
  c.add(
    bed(c, 960, 60, 330, 1260, 60, '#B8452E', '#D9673F'),
    bed(c, 1070, 110, 180, 1400, 120, '#A83A2A', '#C9582E'),
  );
  for (let i = 0; i < 330; i++) {
    const t = c.r.next();
    const y = t < 0.35 ? 965 + (t / 0.35) * 52 : 1076 + ((t - 0.35) / 0.65) * 98;
    const [a, b] = t < 0.35 ? [300, 1290] : [110, 1470];
    cherry += drop(c.r.range(a, b), y, 7, 5);
  }

  c.add(k.path(cherry, hue(c, '#E2683E', 0.5), 'opacity="0.55"'));
}

/** Craft and coffee: endek cloth on the lines, red cherries drying before Batur. */
function kriyaKopi(seed: number): string {
  const c = open('pagi', seed, [1190, 240], 560, { sun: 50, streaks: 4 });
  c.add(
    batur(c, { x: 1080, base: 660, height: 340, width: 1400, depth: 0.68, crater: 0.09 }),
    k.hazeBand(c, 600, 90, 0.7),
    k.ridge(c, { y: 660, amp: 40, depth: 0.4, seed: 5, span: 320, trees: 16 }),
    bushes(c, '140 660 420 180, 1480 650 380 170', 0.34),
  );
  yard(c);
  lines(c);
  c.add(
    k.figure(c, 990, 900, 200, {
      woman: true,
      top: '#FBF2E0',
      sarong: k.core.deepSea,
      dark: 0.2,
      facing: -1,
    }),
  );
  cherries(c);
  c.add(
    person(c, 1180, 1046, 250, 'plant', {
      facing: -1,
      top: k.core.marigold,
      bottom: k.core.terracotta,
      hat: 'caping',
      dark: 0.15,
    }),
    person(c, 400, 1040, 240, 'plant', { top: '#FBF2E0', bottom: '#3E4A4C', hat: 'caping', dark: 0.15 }),
  );
  return c
    .add(
      basket(c, 1480, 1150, 230, ['#B8452E', '#D9673F', '#8E2E22'], 4),
      k.groundShade(c, 1020, 0.4),
      k.finish(c, { vignette: 0.4 }),
    )
    .svg();
}

/** The pictures of this file. */
export const paketsIndustri = {
  'pakets/kunjungan-industri-kriya-dan-kopi': kriyaKopi,
};
