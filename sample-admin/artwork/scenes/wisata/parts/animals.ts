/** Animals: dolphin, reef fish, turtle, monkey, starling, rhinoceros. */
import * as k from '../../../kit.js';
import { hue } from './setting.js';

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
      c.down(-30, 30, [
        [0, hue(c, color, 0.8, d)],
        [0.5, hue(c, color, 0.1, d)],
        [1, hue(c, color, -0.5, d)],
      ]),
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
export function turtle(c: k.Canvas, x: number, y: number, len: number, rot = 0, dir: 1 | -1 = 1): string {
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
      c.down(-24, 6, [
        [0, hue(c, skin, 0.6)],
        [1, hue(c, skin, -0.4)],
      ]),
    ) +
    k.path(
      'M-62 4C-52 -34 -10 -46 24 -36C44 -30 56 -14 58 0C40 14 -30 20 -62 4Z',
      c.down(-44, 14, [
        [0, hue(c, '#A9A765', 0.7)],
        [0.5, hue(c, '#7A7F48', 0)],
        [1, hue(c, '#3F4A36', -0.5)],
      ]),
    ) +
    plates +
    k.path(
      'M26 2C36 -30 62 -60 96 -66C84 -40 66 -14 44 6Z',
      c.linear(30, 0, 96, -60, [
        [0, hue(c, skin, -0.2)],
        [1, hue(c, skin, 0.6)],
      ]),
    ) +
    `<circle cx="80" cy="-14" r="2.6" fill="${c.p.ink}"/>`;
  return k.at(x, y, (dir * len) / 170, out, rot, len / 170);
}

/** A long-tailed macaque sitting, tail hanging; `h` tall, seat on x,y. */
export function monkey(c: k.Canvas, x: number, y: number, h: number, dir: 1 | -1 = 1, dark = 0): string {
  const fur = (v: number): string => k.mix(hue(c, '#8B7A62', v), c.p.ink, dark);
  const s = c.side(x) * dir;
  const out =
    k.path(
      k.taper(k.curve([-22, -8], [-60, 10], [-46, 70], 14), (t) => 8 * (1 - t * 0.5)),
      fur(-0.5),
    ) +
    k.path(
      'M-30 0C-40 -30 -30 -58 -8 -66C14 -70 26 -54 24 -34C24 -18 20 -4 22 0Z',
      c.turn(-36, 26, s, fur(0.7), fur(0), fur(-0.6)),
    ) +
    k.path('M-24 0C-30 -22 -10 -36 8 -28C20 -22 20 -8 14 0Z', fur(-0.15)) +
    k.path('M8 0C8 -6 30 -7 34 -2L34 0Z', fur(-0.5)) +
    k.path(
      k.taper(k.pts('6,-56 20,-40 28,-26 22,-16'), (t) => 12 - 6 * t),
      fur(0.25),
    ) +
    `<ellipse cx="-14" cy="-84" rx="5" ry="7" fill="${fur(-0.2)}"/>` +
    k.path(
      'M-16 -72C-20 -92 -6 -104 8 -103C22 -102 29 -92 27 -82C31 -76 30 -68 22 -66C8 -60 -10 -60 -16 -72Z',
      c.turn(-18, 30, s, fur(0.75), fur(0.05), fur(-0.5)),
    ) +
    k.path(
      'M10 -92C20 -94 27 -88 26 -82C30 -76 29 -69 22 -67C14 -65 8 -70 8 -78C5 -84 6 -90 10 -92Z',
      k.mix(hue(c, '#C79B7C', 0.2), c.p.ink, dark),
    ) +
    `<circle cx="18" cy="-84" r="2" fill="${c.p.ink}"/><path d="M16 -72q6 2 10 -1" stroke="${c.p.ink}" stroke-width="1.4" fill="none" opacity="0.6"/>`;
  return k.at(x, y, (dir * h) / 104, out, 0, h / 104);
}

/** A Bali starling on a twig: white plumage, blue eye patch, black wing tip; feet on x,y. */
export function starling(c: k.Canvas, x: number, y: number, h: number, dir: 1 | -1 = 1): string {
  const w = '#FBF6EA';
  const out =
    k.path('M-34 -14L-92 40L-80 48L-22 6Z', hue(c, w, -0.3)) +
    k.path('M-92 40L-80 48L-66 34L-78 26Z', hue(c, '#23282A', -0.2)) +
    k.path(
      'M-48 -6C-50 -40 -20 -74 14 -82C34 -86 46 -66 42 -40C38 -10 10 14 -16 14C-36 14 -46 8 -48 -6Z',
      c.turn(-50, 46, c.side(x) * dir, hue(c, w, 0.9), hue(c, w, 0.25), hue(c, w, -0.55)),
    ) +
    k.path('M-46 4C-44 -28 -16 -52 8 -50C10 -26 -12 2 -62 24C-58 16 -50 12 -46 4Z', hue(c, w, -0.2)) +
    k.path('M-36 2C-44 8 -54 18 -70 30C-62 32 -46 26 -32 10Z', hue(c, '#23282A', -0.1)) +
    k.path(
      'M-6 -92C-10 -112 8 -124 24 -122C42 -120 50 -106 46 -90C42 -74 16 -70 6 -76C0 -80 -5 -86 -6 -92Z',
      c.turn(-10, 50, c.side(x) * dir, hue(c, w, 0.9), hue(c, w, 0.35), hue(c, w, -0.4)),
    ) +
    k.path('M10 -118C-10 -124 -30 -118 -48 -100C-30 -104 -14 -102 -2 -92Z', hue(c, w, 0.4)) +
    k.path('M18 -110C32 -116 46 -108 48 -99C38 -94 22 -95 16 -100Z', '#2E6FB4') +
    k.path('M46 -102L72 -92L46 -90Z', hue(c, '#C9A55A', 0.1)) +
    `<circle cx="33" cy="-104" r="3.6" fill="#10181C"/>` +
    k.path(
      'M-4 10L-2 30M12 8L14 30',
      'none',
      `stroke="${hue(c, '#6E7478', -0.1)}" stroke-width="5" stroke-linecap="round"`,
    );
  return k.at(x, y - (h * 28) / 150, (dir * h) / 150, out, 0, h / 150);
}

/** A rhinoceros from the side, `len` long, feet on x,y. */
export function rhino(c: k.Canvas, x: number, y: number, len: number, dir: 1 | -1 = 1, depth = 0): string {
  const q = (v: number): string => hue(c, '#8B8578', v, depth);
  const leg = (lx: number, v: number): string =>
    k.path(
      `M${lx - 52} -230C${lx - 52} -120 ${lx - 36} -60 ${lx - 44} 0L${lx + 40} 0C${lx + 34} -60 ${lx + 48} -120 ${lx + 58} -230Z`,
      c.down(-230, 0, [
        [0, q(-0.62)],
        [0.4, q(v - 0.1)],
        [1, q(v - 0.3)],
      ]),
    );
  const out =
    k.path(k.lens(0, 2, 980, 28), c.p.ink, 'opacity="0.4"') +
    leg(-210, -0.75) +
    leg(190, -0.75) +
    k.path(
      k.taper(k.curve([-402, -330], [-450, -280], [-436, -190], 8), (t) => 18 - 8 * t),
      q(-0.4),
    ) +
    k.path(
      'M-400 -190C-440 -300 -420 -420 -330 -470C-240 -510 -150 -480 -60 -468C20 -460 90 -520 170 -510C230 -500 262 -460 300 -420C340 -400 372 -350 392 -300C410 -262 450 -250 458 -214C464 -180 440 -160 400 -164C350 -170 300 -196 268 -230C220 -180 160 -150 60 -140C-60 -120 -260 -110 -330 -140C-370 -156 -390 -170 -400 -190Z',
      c.down(-510, -130, [
        [0, q(0.9)],
        [0.4, q(0.05)],
        [1, q(-0.75)],
      ]),
    ) +
    leg(-320, -0.35) +
    leg(100, -0.3) +
    k.path(
      'M-130 -474C-170 -380 -160 -240 -120 -140M120 -512C90 -420 90 -260 130 -160',
      'none',
      `stroke="${q(-0.7)}" stroke-width="9" opacity="0.45"`,
    ) +
    k.path(
      'M392 -296C420 -330 440 -370 446 -424C470 -366 470 -306 448 -246ZM340 -372C352 -398 358 -418 358 -440C376 -414 380 -380 372 -346Z',
      hue(c, '#D8CDB4', 0.3, depth),
    ) +
    k.path('M222 -480C206 -540 222 -566 240 -570C262 -546 268 -510 258 -470Z', q(0.15)) +
    `<circle cx="336" cy="-300" r="9" fill="${c.p.ink}"/>`;
  return k.at(x, y, (dir * len) / 1000, out, 0, len / 1000);
}
