/** Event facilities: laptops and the badge printer. */
import { slab, upright } from '../../kit/corners.js';
import { bright, oval, table } from '../../kit/food.js';
import { onScreen } from '../../kit/screen.js';
import { type P3, Space } from '../../kit/space.js';
import { garden } from '../../kit/stall.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** Row of laptops and a scanner on the registration desk, lobby open to the garden. */
export function laptop(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1380, y: 260 } });
  const s = new Space(c, { x: 760, horizon: 400, eye: 1.5, dist: 3.6, scale: 470, yaw: 18, back: 0.2 });
  c.add(garden(c, 700, 80, 1640, 600, '#CDBF9E', 9), k.airGlow(c, 1380, 260, 700, 460, c.p.sun, 0.6));
  c.add(k.bale(c, 1200, 560, 280, { depth: 0.4 }));
  clerks(c);
  c.add(s.box(0, 0, 0, 6, 0.8, 1.3, '#C9A878', 0), s.box(0, 0.8, 0, 6.2, 0.06, 1.44, '#E5CFA4', 0.2));
  runner(s);
  for (const [i, x] of [1.75, 0.75, -0.25, -1.3].entries()) notebook(s, x, i % 2 ? 'chart' : 'agung');
  scanner(s);
  vase(s);
  return c.add(k.groundShade(c, 930, 0.4), k.finish(c, { vignette: 0.35 })).svg();
}

/** The two at the desk. */
function clerks(c: k.Canvas): void {
  for (const [x, h, woman] of [
    [230, 640, true],
    [470, 680, false],
  ] as const)
    c.add(
      k.figure(c, x, 1010, h, {
        woman,
        top: woman ? '#F2A51E' : '#0E5A63',
        sarong: '#22383C',
        dark: 0.2,
        depth: 0.05,
      }),
    );
}

/** A runner of endek over the front: bands and diamonds in the house colours. */
function runner(s: Space): void {
  const { c } = s;
  const band = (y0: number, y1: number, fill: string): string =>
    s.fill(upright(-3.2, 3.2, y0, y1, -0.653), fill);
  c.add(
    band(0.14, 0.72, k.tone(c.p, '#0E5A63', 0.2)),
    band(0.66, 0.7, k.tone(c.p, '#F2A51E', 0.4)),
    band(0.16, 0.2, k.tone(c.p, '#F2A51E', 0.2)),
  );
  for (let i = -13; i < 14; i++)
    for (const [size, fill] of [
      [0.13, '#C2553A'],
      [0.085, '#FBF2E0'],
      [0.045, '#0E3B43'],
    ] as const)
      c.add(
        s.fill(
          [
            [i * 0.24 - size * 0.8, 0.43, -0.656],
            [i * 0.24, 0.43 + size * 1.3, -0.656],
            [i * 0.24 + size * 0.8, 0.43, -0.656],
            [i * 0.24, 0.43 - size * 1.3, -0.656],
          ],
          k.tone(c.p, fill, 0.3),
        ),
      );
}

/** An open laptop on the desk. */
function notebook(s: Space, x: number, shown: 'agung' | 'chart'): void {
  const { c } = s;
  const [y, z] = [0.862, -0.15];
  c.add(
    s.shadow(slab(x - 0.4, x + 0.42, z - 0.4, z + 0.24, y), 0.4, 8),
    s.box(x, y, z - 0.1, 0.74, 0.025, 0.5, '#B9BDB8', 0.1),
  );
  for (let r = 0; r < 4; r++)
    c.add(
      s.fill(
        slab(x - 0.32, x + 0.32, z - 0.06 + r * 0.05, z - 0.025 + r * 0.05, y + 0.026),
        '#2B3234',
        'opacity="0.75"',
      ),
    );
  c.add(s.fill(slab(x - 0.11, x + 0.11, z - 0.3, z - 0.12, y + 0.026), c.p.ink, 'opacity="0.18"'));
  const lid = (u: number, v: number): P3 => [x - 0.37 + 0.74 * u, y + 0.03 + 0.46 * v, z + 0.15 + 0.12 * v];
  c.add(
    s.fill([lid(0, 0), lid(1, 0), lid(1, 1), lid(0, 1)], k.tone(c.p, '#3A4244', 0)),
    onScreen(
      c,
      [s.to(lid(0.03, 0.95)), s.to(lid(0.97, 0.95)), s.to(lid(0.97, 0.06)), s.to(lid(0.03, 0.06))],
      shown,
    ),
  );
}

/** A scanner on its foot, its eye red. */
function scanner(s: Space): void {
  const { c } = s;
  c.add(
    s.box(-2.2, 0.862, -0.2, 0.3, 0.02, 0.3, '#2B3234'),
    s.box(-2.2, 0.88, -0.1, 0.12, 0.26, 0.1, '#2B3234', 0.1),
    s.box(-2.2, 1.1, -0.2, 0.18, 0.12, 0.26, '#3A4244', 0.2),
  );
  const [rx, ry] = s.to([-2.2, 1.13, -0.36]);
  c.add(k.airGlow(c, rx, ry + 60, 90, 120, '#FF6A4A', 0.45), oval(rx, ry, 16, 7, '#FF8A6A'));
}

/** A vase of frangipani. */
function vase(s: Space): void {
  const { c } = s;
  c.add(s.drum(2.6, 0.862, 0.1, 0.1, 0.14, 0.28, '#2C8F8E'));
  const [fx, fy] = s.to([2.6, 1.14, 0.1]);
  for (let i = 0; i < 7; i++) c.add(k.at(fx + (i - 3) * 30, fy - 30 - (i % 3) * 44, 1, k.blossom(c, 38, i)));
}

/** Badge printer with a fan of name cards and lanyards. */
export function printer(seed: number): string {
  const c = bright(new k.Canvas({ time: 'sore', seed, light: { x: 260, y: 160 } }));
  const s = new Space(c, { x: 860, horizon: -60, eye: 2.1, dist: 2.9, scale: 560, yaw: -28, back: -0.35 });
  c.add(table(c, -20, '#D2AE7C', { planks: 6, slant: -80 }));
  badgePrinter(s);
  const [ox, oy] = s.to([0.1, 0.16, -0.2]);
  c.add(k.at(ox - 12, oy + 34, 1, card(c, 0, 0, 0, '#178A8E', 1.05), 12));
  lanyards(c);
  c.add(
    card(c, 1130, 1060, -14, '#C2553A', 1.1),
    card(c, 250, 800, 9, '#F2A51E', 1.15),
    card(c, 430, 980, -6, '#178A8E', 1.2),
    card(c, 700, 1080, 5, '#C2553A', 1.15),
  );
  blankCards(c);
  c.add(k.at(150, 210, 1, k.blossom(c, 66, 3)), k.at(240, 150, 1, k.blossom(c, 50, 6)));
  return c.add(k.finish(c, { vignette: 0.35, wash: 0.25 })).svg();
}

/** The printer: slot, little screen, button. */
function badgePrinter(s: Space): void {
  const { c } = s;
  c.add(
    s.shadow(slab(-0.45, 0.62, -0.1, 0.75, 0), 0.55, 18),
    s.box(0.1, 0, 0.3, 0.86, 0.5, 0.62, '#ECE7DA', 0.05),
    s.box(0.1, 0.5, 0.34, 0.66, 0.05, 0.44, '#2F6F74', 0.05),
  );
  c.add(
    s.fill(upright(-0.2, 0.4, 0.16, 0.24, -0.012), c.p.ink),
    s.fill(upright(-0.25, 0.02, 0.36, 0.45, -0.012), '#14343A'),
    s.fill(upright(-0.23, -0.08, 0.38, 0.43, -0.014), '#7FE0D0'),
  );
  c.add(s.drum(0.42, 0.34, -0.03, 0.03, 0.03, 0.01, '#F2A51E'));
}

/** A name card with a coloured head. */
function card(c: k.Canvas, x: number, y: number, rot: number, band: string, size: number): string {
  const t = toner(c);
  return k.at(
    x,
    y,
    size,
    `${k.path('M-96 -66h192v132h-192Z', c.p.ink, `opacity="0.4" transform="translate(-10 14)" ${c.blur(7)}`)}<rect x="-96" y="-66" width="192" height="132" rx="12" fill="${c.across(
      -96,
      96,
      [
        [0, t('#FDF8EA', 0.9)],
        [1, t('#F3EBD8', 0.1)],
      ],
    )}"/><rect x="-96" y="-66" width="192" height="34" rx="12" fill="${t(band, 0.1)}"/><rect x="-96" y="-44" width="192" height="12" fill="${t(band, 0.1)}"/><rect x="-18" y="-60" width="36" height="9" rx="4.5" fill="${t('#FDF8EA', 0)}"/><circle cx="-56" cy="16" r="27" fill="${t('#D9C49A', 0.1)}"/>${k.path('M-80 42C-76 22 -36 22 -32 42Z', t(band, -0.2))}<circle cx="-56" cy="8" r="12" fill="${t('#8A5636', 0.1)}"/><rect x="-14" y="-6" width="92" height="13" rx="4" fill="${t('#0E3B43', 0.1)}"/><rect x="-14" y="18" width="66" height="9" rx="4" fill="${t('#9A938A', 0.2)}"/><rect x="-14" y="36" width="78" height="9" rx="4" fill="${t('#9A938A', 0.2)}"/>`,
    rot,
  );
}

/** Two lanyards in loops. */
function lanyards(c: k.Canvas): void {
  const t = toner(c);
  for (const [list, col] of [
    ['1130,1060 1250,940 1330,760 1470,700 1560,820 1500,980 1360,1010 1240,1100', '#178A8E'],
    ['230,760 150,640 190,500 320,470 400,560 360,680 260,720', '#C2553A'],
  ] as const)
    c.add(
      `<path d="${k.smooth(k.pts(list), false)}" fill="none" stroke="${c.p.ink}" stroke-width="26" opacity="0.25" transform="translate(-8 14)" ${c.blur(6)}/><path d="${k.smooth(k.pts(list), false)}" fill="none" stroke="${t(col, 0.1)}" stroke-width="25"/><path d="${k.smooth(k.pts(list), false)}" fill="none" stroke="${t(col, 0.8)}" stroke-width="6" transform="translate(-4 -6)" opacity="0.6"/>`,
    );
}

/** A pile of blank cards. */
function blankCards(c: k.Canvas): void {
  const t = toner(c);
  for (let i = 0; i < 6; i++)
    c.add(
      k.at(
        1390 + i * 2,
        330 - i * 13,
        1,
        `<rect x="-130" y="-60" width="260" height="120" rx="12" fill="${t('#F6EFDF', i === 5 ? 0.7 : -0.3 + (i % 2) * 0.4)}" transform="skewX(-16)"/>`,
        8,
      ),
    );
}
