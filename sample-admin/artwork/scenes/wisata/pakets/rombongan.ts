/** Companies on the beach and on the lake. */
import * as k from '../../../kit.js';
import { bulbs } from '../parts/camp.js';
import { ground, hue, rod, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bambooRaft } from '../parts/river.js';
import { bushes, far, open } from '../parts/setting.js';

/** A pole for the strings of bulbs. */
function post(c: k.Canvas, x: number, y: number, h: number): string {
  return rod([x, y], [x, y - h], 9, c.p.ink);
}

/** A round table with its candle and four diners. */
function table(c: k.Canvas, x: number, y: number, w: number): string {
  const cloth =
    k.path(
      `M${x - w / 2} ${y - w * 0.34}L${x - w * 0.46} ${y}Q${x} ${y + w * 0.06} ${x + w * 0.46} ${y}L${x + w / 2} ${y - w * 0.34}Z`,
      c.down(y - w * 0.34, y, k.fade(hue(c, '#FBF2E0', 0.5), hue(c, '#C9B9A4', -0.5))),
    ) + k.path(k.lens(x, y - w * 0.34, w, w * 0.13), hue(c, '#FFF6E0', 0.8));
  const who = (px: number, py: number, top: string, f: 1 | -1): string =>
    person(c, px, py, w * 0.92, 'seat', { facing: f, top, dark: 0.35 });
  return (
    shade(c, x, y + 4, w * 1.7, w * 0.07, 0.35) +
    who(x - w * 0.2, y - w * 0.12, '#3E6E7A', 1) +
    who(x + w * 0.24, y - w * 0.12, k.core.terracotta, -1) +
    cloth +
    k.airGlow(c, x, y - w * 0.42, w * 0.5, w * 0.3, '#FFD48A', 0.7) +
    k.path(`M${x - 7} ${y - w * 0.35}v-${w * 0.1}h14v${w * 0.1}z`, '#FFE9B0') +
    who(x - w * 0.66, y + 2, k.core.marigold, 1) +
    who(x + w * 0.66, y + 2, '#FBF2E0', -1)
  );
}

/** Nusa Dua: the company's award dinner under bulbs on the beach. */
function gathering(seed: number): string {
  const c = open('senja', seed, [800, 590], 680, { sun: 70, glow: 10, streaks: 12 });
  c.add(
    k.sea(c, 660, 940, { waves: 22 }),
    k.lightPath(c, 660, 900, { width: 260, count: 90 }),
    k.breaker(c, -40, 1640, 860, 9, 0.6),
    k.beach(c, k.pts('-40,920 300,900 800,912 1300,900 1660,914'), { sand: '#B99A78', foam: 9 }),
    k.airGlow(c, 800, 1010, 900, 160, '#FFB65C', 0.5),
  );
  c.add(post(c, 60, 1100, 560), post(c, 1540, 1100, 560), post(c, 420, 980, 380), post(c, 1180, 980, 380));
  for (const [a, b, s] of [
    [[60, 540], [420, 600], 30],
    [[420, 600], [1180, 600], 60],
    [[1180, 600], [1540, 540], 30],
    [[60, 540], [1180, 600], 120],
    [[1540, 540], [420, 600], 120],
  ] as const)
    c.add(bulbs(c, a, b, s, s > 50 ? 16 : 8));
  c.add(
    table(c, 530, 980, 130),
    table(c, 800, 968, 124),
    table(c, 1070, 980, 130),
    table(c, 330, 1070, 190),
    table(c, 1270, 1070, 190),
    table(c, 800, 1100, 220),
  );
  return c
    .add(
      k.groundShade(c, 1010, 0.5),
      k.palm(c, 1580, 1260, 1010, { lean: -70, depth: 0, seed: 12 }),
      k.finish(c, { vignette: 0.46 }),
    )
    .svg();
}

/** A raft with three paddlers and the one who cheers them on, over its reflection. */
function team(c: k.Canvas, x: number, y: number, len: number, col: string): string {
  const h = len * 0.34;
  const row =
    bambooRaft(c, x, y, len) +
    [-0.38, -0.16, 0.06, 0.28]
      .map(
        (q, i) =>
          person(c, x + q * len, y - 8, h, i === 3 ? 'cheer' : 'paddle', {
            top: '#FBF2E0',
            vest: col,
            hat: 'helm',
            dark: 0.15,
          }) +
          (i === 3
            ? ''
            : k.path(
                k.taper(
                  [
                    [x + q * len + h * 0.06, y - h * 0.36],
                    [x + q * len + h * 0.42, y + h * 0.14],
                  ],
                  (t) => h * (0.02 + 0.06 * k.smoothstep(0.75, 1, t)),
                ),
                hue(c, '#C9A55A', 0.2),
              )),
      )
      .join('');
  return (
    k.mirror(row, y + 20, 0.5, 0.3) +
    row +
    k.path(k.lens(x - len * 0.1, y + 26, len * 1.15, 7), '#FFFFFF', 'opacity="0.6"')
  );
}

/** A flag waving on its pole. */
function flag(c: k.Canvas, x: number, y: number, h: number, col: string): string {
  return (
    rod([x, y], [x, y - h], 7, hue(c, '#8A5A38', -0.2)) +
    k.path(
      `M${x} ${y - h}C${x + h * 0.2} ${y - h * 1.06} ${x + h * 0.34} ${y - h * 0.9} ${x + h * 0.5} ${y - h * 0.94}L${x + h * 0.46} ${y - h * 0.68}C${x + h * 0.3} ${y - h * 0.64} ${x + h * 0.2} ${y - h * 0.8} ${x} ${y - h * 0.74}Z`,
      hue(c, col, 0.4),
    )
  );
}

/** Bedugul: two teams race their bamboo rafts across the lake. */
function outbound(seed: number): string {
  const c = open('pagi', seed, [340, 250], 560, { sun: 52, streaks: 5 });
  c.add(
    k.cumulus(c, 1080, 430, 700, 130, 0.8),
    far(c, { y: 480, amp: 140, depth: 0.78, seed: 15, span: 560 }, 0.7),
    far(c, { y: 590, amp: 80, depth: 0.52, seed: 3, span: 420, trees: 14 }, 0.7),
    k.sea(c, 660, 1210, { colors: ['#CFE6D4', '#6FB4A8', '#1F6E72'], waves: 55 }),
    k.lightPath(c, 660, 1000, { width: 220, opacity: 0.6, count: 100 }),
    k.hazeBand(c, 664, 46, 0.6),
  );
  c.add(team(c, 1130, 790, 330, k.core.lagoon), team(c, 660, 960, 640, k.core.terracotta));
  c.add(
    ground(
      '900,1240 1040,1150 1240,1090 1440,1060 1660,1040 1660,1240',
      c.down(1040, 1210, k.fade(c.p.leaf[1], k.mix(c.p.leaf[2], c.p.ink, 0.3))),
    ),
    flag(c, 1280, 1110, 260, k.core.marigold),
    flag(c, 1500, 1080, 240, k.core.terracotta),
  );
  c.add(
    person(c, 1380, 1120, 190, 'cheer', { top: k.core.marigold, dark: 0.2 }),
    person(c, 1460, 1130, 186, 'cheer', { top: '#FBF2E0', dark: 0.2 }),
    person(c, 1200, 1140, 190, 'stand', { top: k.core.lagoon, dark: 0.2 }),
    k.groundShade(c, 1000, 0.5),
    k.fern(c, 60, 1240, 320, -68, { seed: 3 }),
    bushes(c, '1560 1170 320 150', 0, 18),
  );
  return c.add(k.cornerFronds(c, 1640, -80, 420, 110, 175, 3, 9), k.finish(c)).svg();
}

/** The pictures of this file. */
export const paketsRombongan = {
  'pakets/gathering-kantor-di-nusa-dua': gathering,
  'pakets/outbound-tim-di-bedugul': outbound,
};
