/** Event: Seminar keuangan keluarga denpasar. */

import { contact, cup } from '../../../kit/rooms/still.js';
import * as k from '../../../kit.js';

/** The table top, its joints and two bands of light. */
function kitchenTable(c: k.Canvas): void {
  c.add(
    k.rect(
      0,
      0,
      1600,
      1200,
      c.radial(1330, 60, 1700, [
        [0, k.tone(c.p, '#B5804E', 0.95)],
        [0.45, k.tone(c.p, '#8A5C38', 0.1)],
        [1, k.tone(c.p, '#54382A', -0.6)],
      ]),
    ),
  );
  for (const [i, y] of [90, 300, 520, 760, 1020].entries())
    c.add(
      k.path(
        k.taper(
          [
            [-20, y],
            [800, y + (i % 2 ? 10 : -8)],
            [1620, y + 6],
          ],
          4,
        ),
        c.p.ink,
        'opacity="0.3"',
      ),
    );
  c.add(
    k.path(
      'M980 -20L1240 -20L560 1220L60 1220Z M1330 -20L1560 -20L1000 1220L690 1220Z',
      c.p.glow,
      `opacity="0.26" ${c.blur(9)}`,
    ),
  );
}

/** A sheet on the table with its shadow; `inner` is printed on it. */
const paper = (
  c: k.Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  rot: number,
  local: string,
  inner: string,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot})">${k.rect(-w / 2 - 22, -h / 2 + 22, w, h, c.p.ink, `opacity="0.35" ${c.blur(10)}`)}${k.rect(
    -w / 2,
    -h / 2,
    w,
    h,
    c.linear(w / 2, -h / 2, -w / 2, h / 2, [
      [0, k.tone(c.p, local, 0.9)],
      [1, k.tone(c.p, local, -0.1)],
    ]),
    'rx="6"',
  )}${inner}</g>`;

/** Pawukon calendar: weeks as columns of small fields. */
function calendar(c: k.Canvas): void {
  const cols = ['#FBF2E0', '#F6D58A', '#E9C9B0', '#BFD9C8', '#FBF2E0', '#F3E6C8'];
  let cal =
    k.rect(-250, -330, 500, 92, k.tone(c.p, k.core.terracotta, 0.1)) +
    k.path(k.lens(0, -284, 260, 10), '#FBF2E0', 'opacity="0.85"') +
    k.at(-190, -284, 1, k.blossom(c, 30, 4)) +
    k.at(190, -284, 1, k.blossom(c, 30, 7));
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 7; j++) {
      const [x, y] = [-232 + i * 79, -214 + j * 76];
      cal +=
        k.rect(x, y, 71, 68, k.tone(c.p, cols[(i * 3 + j * 2) % 6] ?? '#FBF2E0', 0.4), 'rx="5"') +
        k.rect(x + 10, y + 12, 24 + ((i * j) % 4) * 5, 7, k.tone(c.p, k.core.volcanic, 0), 'opacity="0.55"') +
        ((i + j * 2) % 9 === 0
          ? `<circle cx="${x + 50}" cy="${y + 46}" r="12" fill="${k.tone(c.p, k.core.terracotta, 0.3)}"/>`
          : '') +
        ((i * 2 + j) % 7 === 3
          ? k.path(`M${x + 40} ${y + 54}l10 -18l10 18z`, k.tone(c.p, k.core.lagoon, 0.2))
          : '');
    }
  c.add(paper(c, 1150, 520, 540, 700, 7, '#FBF2E0', cal));
}

/** An envelope with a round sign on its flap. */
const env = (c: k.Canvas, x: number, y: number, rot: number, local: string, icon: string): string =>
  paper(
    c,
    x,
    y,
    430,
    270,
    rot,
    local,
    k.path('M-215 -135L0 26L215 -135Z', k.tone(c.p, local, 0.2)) +
      k.path('M-215 -135L0 34L215 -135L215 -128L0 44L-215 -128Z', c.p.ink, 'opacity="0.22"') +
      `<circle cy="22" r="40" fill="${k.tone(c.p, '#FBF2E0', 0.6)}"/>${icon}`,
  );

/** Three envelopes: prayers, house, savings. */
function envelopes(c: k.Canvas): void {
  const ic = (d: string, col: string): string => k.path(d, k.tone(c.p, col, 0));
  c.add(
    env(c, 420, 250, -11, '#D9B070', k.at(0, 22, 1, k.blossom(c, 30, 3))),
    env(c, 380, 500, -3, '#C98A6A', ic('M-26 36V14L0 -8L26 14V36H8V20H-8V36Z', '#7A3A2C')),
    env(c, 450, 760, 6, '#8FB0A0', ic('M-26 14L0 0L26 14L0 28ZM-16 24V36Q0 46 16 36V24L0 32Z', '#0E3B43')),
  );
}

/** The notebook with its lines and some words on them. */
function notebook(c: k.Canvas): void {
  let lines = k.rect(-168, -200, 14, 400, k.tone(c.p, k.core.terracotta, 0.3), 'opacity="0.5"');
  for (let i = 0; i < 10; i++)
    lines +=
      k.rect(
        -136,
        -170 + i * 38,
        300 - ((i * 47) % 90),
        4,
        k.tone(c.p, k.core.volcanic, 0),
        'opacity="0.4"',
      ) +
      (i < 6
        ? k.rect(
            -136,
            -184 + i * 38,
            120 + ((i * 61) % 130),
            8,
            k.tone(c.p, '#2F5E70', -0.1),
            'opacity="0.7" rx="4"',
          )
        : '');
  c.add(paper(c, 800, 930, 380, 430, -16, '#FFFDF4', lines));
}

function pencil(c: k.Canvas): void {
  c.add(
    `<g transform="translate(950 960) rotate(-48)">${k.rect(-150, 8, 300, 18, c.p.ink, `opacity="0.35" ${c.blur(6)}`)}${k.rect(
      -150,
      -9,
      270,
      18,
      c.down(-9, 9, [
        [0, k.tone(c.p, k.core.marigold, 0.9)],
        [1, k.tone(c.p, k.core.marigold, -0.4)],
      ]),
    )}${k.path('M120 -9L164 0L120 9Z', k.tone(c.p, '#E6C79A', 0.4))}${k.path('M150 -3L164 0L150 3Z', c.p.ink)}${k.rect(-166, -9, 18, 18, k.tone(c.p, k.core.terracotta, 0.3))}</g>`,
  );
}

function coins(c: k.Canvas): void {
  for (const [x, y, s] of k.triples('1090 980 44, 1180 1020 44, 1130 1080 50, 1250 960 38, 650 640 38'))
    c.add(
      contact(c, x, y + 6, s, 0.4),
      `<ellipse cx="${x}" cy="${y + 7}" rx="${s}" ry="${s * 0.86}" fill="${k.tone(c.p, '#8A6A2A', -0.4)}"/><ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.86}" fill="${c.linear(
        x + s,
        y - s,
        x - s,
        y + s,
        [
          [0, k.tone(c.p, '#E9CF8A', 0.9)],
          [1, k.tone(c.p, '#A8823A', -0.2)],
        ],
      )}"/><ellipse cx="${x}" cy="${y}" rx="${s * 0.72}" ry="${s * 0.6}" fill="none" stroke="${k.tone(c.p, '#8A6A2A', -0.3)}" stroke-width="3"/>`,
    );
}

/** Denpasar: three envelopes, a notebook and a pawukon calendar on a kitchen table. */
export function keuangan(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 1330, y: 60 } });
  kitchenTable(c);
  calendar(c);
  envelopes(c);
  notebook(c);
  pencil(c);
  coins(c);
  c.add(
    cup(c, 1420, 960, 74, '#4A2A1A'),
    k.at(190, 1040, 1, k.blossom(c, 60, 8)),
    k.at(100, 940, 1, k.blossom(c, 46, 3, '#F7C9B6')),
    k.cornerFronds(c, -60, -80, 460, 20, 80, 3, 9),
  );
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.3 })).svg();
}
