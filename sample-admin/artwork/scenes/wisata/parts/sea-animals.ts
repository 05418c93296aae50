/** Animals of the sea: dolphin, reef fish, turtle. */
import * as k from '../../../kit.js';
import { hue } from './marks.js';

/** A leaping dolphin, `len` long, its middle at x,y. */
export function dolphin(
  c: k.Canvas,
  x: number,
  y: number,
  len: number,
  o: { dir?: 1 | -1; rot?: number; depth?: number } = {},
): string {
  const d = o.depth ?? 0;
  const body =
    'M-474 226C-430 110 -330 -40 -170 -128C-20 -206 150 -208 282 -140C322 -120 352 -92 372 -58C384 -40 400 -26 428 -14C458 -2 486 14 490 26C492 38 470 42 446 38C412 34 378 28 350 26C290 62 180 82 60 62C-110 36 -300 92 -446 238Z';
  const out =
    k.path(
      'M-462 214C-510 186 -566 186 -604 214C-560 216 -520 228 -492 240C-514 268 -528 304 -520 336C-486 308 -458 276 -438 236Z',
      hue(c, '#3D5660', -0.5, d),
    ) +
    k.path(
      'M-40 -172C-44 -226 -78 -268 -122 -288C-112 -246 -124 -196 -156 -138Z',
      hue(c, '#3D5660', -0.35, d),
    ) +
    k.path(
      body,
      c.down(-210, 170, [
        [0, hue(c, '#7E9AA0', 0.55, d)],
        [0.35, hue(c, '#4A6670', -0.15, d)],
        [1, hue(c, '#2C424B', -0.5, d)],
      ]),
    ) +
    k.path(
      'M350 26C290 62 180 82 60 62C-60 42 -200 72 -330 148C-200 30 -60 -6 80 10C190 24 290 12 360 -14C400 4 440 16 486 26C488 38 470 42 446 38C412 34 378 28 350 26Z',
      hue(c, '#EFE4CE', 0.25, d),
      'opacity="0.9"',
    ) +
    k.path('M170 36C150 96 104 144 46 166C62 120 66 84 92 40Z', hue(c, '#3D5660', -0.55, d)) +
    k.path(
      'M-460 190C-380 60 -290 -60 -160 -126C-20 -198 150 -200 276 -138C150 -184 0 -178 -130 -106C-260 -40 -370 70 -460 190Z',
      c.p.rim,
      'opacity="0.8"',
    ) +
    k.path('M490 26C450 24 412 16 376 0', 'none', `stroke="${hue(c, '#23363E', -0.3, d)}" stroke-width="5"`) +
    `<circle cx="322" cy="-44" r="10" fill="#10202A"/>`;
  return k.at(x, y, ((o.dir ?? 1) * len) / 1000, out, o.rot ?? 0, len / 1000);
}

/** A small reef fish, `len` long, facing `dir`. */
export function fish(
  c: k.Canvas,
  x: number,
  y: number,
  len: number,
  color: string,
  o: { dir?: 1 | -1; band?: string; depth?: number } = {},
): string {
  const d = o.depth ?? 0;
  const out =
    k.path(
      'M-34 0C-44 -16 -54 -20 -60 -20C-56 -8 -56 8 -60 20C-54 20 -44 16 -34 0Z',
      hue(c, color, -0.4, d),
    ) +
    k.path('M-14 -24C-4 -38 14 -36 20 -22ZM-8 22C0 34 10 34 14 22Z', hue(c, color, -0.3, d)) +
    k.path(
      'M-40 0C-24 -26 14 -36 46 -6Q50 0 46 6C14 36 -24 26 -40 0Z',
      c.down(-30, 30, k.fade(hue(c, color, 0.8, d), hue(c, color, 0.1, d), hue(c, color, -0.5, d))),
    ) +
    (o.band
      ? k.path(
          'M18 -24C10 -8 10 8 18 24L28 18C22 6 22 -6 28 -19ZM-12 -22C-20 -8 -20 8 -12 22L-2 25C-10 8 -10 -8 -2 -25Z',
          hue(c, o.band, 0.3, d),
        )
      : '') +
    `<circle cx="36" cy="-5" r="3.4" fill="${c.p.ink}"/>`;
  return k.at(x, y, ((o.dir ?? 1) * len) / 106, out, 0, len / 106);
}

/** A green turtle seen from the side and above, `len` long. */
export function turtle(c: k.Canvas, x: number, y: number, len: number, rot: number): string {
  const skin = '#8FA27A';
  let plates = '';
  for (const [px, py, r] of k.triples('-24 -18 13, 4 -24 14, 30 -16 11, -36 -2 10, -8 -4 14, 20 -3 13'))
    plates += k.path(
      k.smooth(
        k
          .pts('-10,-4 -4,-9 5,-9 10,-3 5,7 -6,7')
          .map(([a, b]): k.Pt => [px + a * r * 0.085, py + b * r * 0.085]),
      ),
      hue(c, '#5B6B3E', -0.1),
    );
  const out =
    k.path('M30 6C44 28 40 58 14 74C12 50 6 26 10 8Z', hue(c, skin, -0.4)) +
    k.path('M-44 8C-56 20 -66 28 -78 30C-72 16 -64 4 -54 -2Z', hue(c, skin, -0.5)) +
    k.path(
      'M48 -8C60 -22 82 -26 90 -14C94 -4 82 6 64 4C56 4 50 2 46 -2Z',
      c.down(-24, 6, k.fade(hue(c, skin, 0.6), hue(c, skin, -0.4))),
    ) +
    k.path(
      'M-62 4C-52 -34 -10 -46 24 -36C44 -30 56 -14 58 0C40 14 -30 20 -62 4Z',
      c.down(-44, 14, k.fade(hue(c, '#A9A765', 0.7), hue(c, '#7A7F48', 0), hue(c, '#3F4A36', -0.5))),
    ) +
    plates +
    k.path(
      'M26 2C36 -30 62 -60 96 -66C84 -40 66 -14 44 6Z',
      c.linear(30, 0, 96, -60, k.fade(hue(c, skin, -0.2), hue(c, skin, 0.6))),
    ) +
    `<circle cx="80" cy="-14" r="2.6" fill="${c.p.ink}"/>`;
  return k.at(x, y, len / 170, out, rot);
}
