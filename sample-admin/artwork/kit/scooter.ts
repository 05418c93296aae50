/** A retro scooter seen from its left side. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { helmet, scooterWheel } from './scooter-parts.js';
import { at, lens, path, pts, taper } from './shape.js';

/** Wheelbase ends and wheel radius in centimetres. */
const [FRONT, REAR, WHEEL] = [-64, 61, 23];

/** The paints and strokes of one scooter. */
interface Paints {
  c: Canvas;
  line: (list: string, w: number, fill: string, attrs?: string) => string;
  glint: (list: string, w: number, o?: number) => string;
  paint: (y0: number, y1: number, v0?: number, v1?: number) => string;
  color: string;
  brown: string;
  seat: string;
}

/** Frame and engine behind the panels; stand; far mirror; wheels. */
function underside(paints: Paints): string {
  const { c, glint, line } = paints;
  const t = (local: string, v: number): string => tone(c.p, local, v);
  const dark = (v: number): string => t('#2B3234', v);
  let g = line('4,-16 0,-6 -3,-1', 2.6, dark(-0.3)) + line('-9,-1 4,-1', 2.2, dark(-0.2));
  g +=
    line('-34,-97 -30,-108 -28,-114', 1.1, dark(0)) +
    `<ellipse cx="-27" cy="-118" rx="6.4" ry="4.6" fill="${dark(-0.4)}"/>`;
  g += scooterWheel(c, REAR, WHEEL) + scooterWheel(c, FRONT, WHEEL);
  g += path(
    'M8 -34L54 -38C66 -38 72 -30 70 -22C66 -14 56 -14 48 -17L20 -15C10 -16 4 -24 8 -34Z',
    c.down(-38, -14, [
      [0, dark(-0.5)],
      [0.6, t('#565D5C', -0.1)],
      [1, dark(-0.5)],
    ]),
  );
  g += `<circle cx="${REAR}" cy="-25" r="9" fill="${t('#6E7674', -0.1)}"/><circle cx="${REAR}" cy="-25" r="5.6" fill="${dark(-0.2)}"/><circle cx="22" cy="-26" r="6.6" fill="${t('#6E7674', -0.25)}"/><circle cx="22" cy="-26" r="3.6" fill="${dark(-0.3)}"/>`;
  g += glint('14,-31 34,-33 54,-34', 1.2, 0.35);
  return g;
}

/** Fork and front fender hugging the wheel. */
function fork(paints: Paints): string {
  const { c, glint, line, paint } = paints;
  const t = (local: string, v: number): string => tone(c.p, local, v);
  let g =
    line(`${FRONT},-23 -58,-40 -51,-58`, 4.6, t('#7C8380', -0.2)) +
    line(`${FRONT - 1},-23 -59.5,-40 -52.5,-58`, 1.2, t('#DDE0DA', 0.4));
  g += path(
    'M-91 -29C-89 -43 -78 -52 -64 -52C-52 -52 -43 -46 -40 -33C-44 -36 -47 -36 -49 -36C-53 -44 -59 -47 -66 -46C-76 -46 -84 -40 -87 -30C-88 -27 -91 -27 -91 -29Z',
    paint(-52, -28),
  );
  g += glint('-86,-38 -78,-48 -64,-50.5 -52,-48', 1.6);
  return g;
}

/** Leg shield: a deep apron from the bars down to the floor, its edge turned to the light. */
function legShield(paints: Paints): string {
  const { brown, c, color, glint } = paints;
  const t = (local: string, v: number): string => tone(c.p, local, v);
  let g = path(
    'M-49 -92C-58 -84 -61 -70 -57 -57C-53 -46 -45 -40 -41 -30C-39 -24 -36 -18 -28 -16L-8 -15L-8 -20C-16 -22 -20 -27 -22 -34C-26 -50 -29 -68 -33 -90Z',
    c.across(-62, -10, [
      [0, t(color, -0.25)],
      [0.2, mix(t(color, 0.85), '#FFFFFF', 0.3)],
      [0.42, t(color, 0.4)],
      [0.62, t(color, -0.1)],
      [1, t(color, -0.5)],
    ]),
  );
  g += path(
    'M-37 -88C-33 -66 -30 -48 -25 -34C-22 -26 -17 -22 -9 -20.5L-9 -17L-17 -17.5C-26 -20 -30 -30 -32 -40C-36 -58 -39 -72 -41 -88Z',
    brown,
  );
  g +=
    path(
      'M-57 -74C-52 -73 -47 -69 -46 -63C-46 -60 -49 -59 -52 -61C-56 -64 -58 -69 -57 -74Z',
      t('#F2A51E', 0.55),
    ) + glint('-55.5,-71 -52,-68.5 -49,-64', 1, 0.6);
  g += glint('-55,-84 -59.5,-70 -55,-56 -46,-43', 1.5, 0.65);
  return g;
}

/** Floor board and silencer. */
function floorBoard(paints: Paints): string {
  const { c, line } = paints;
  const t = (local: string, v: number): string => tone(c.p, local, v);
  const dark = (v: number): string => t('#2B3234', v);
  let g =
    path('M-28 -21C-18 -23.5 2 -24 14 -26L16 -18C6 -15 -16 -13 -27 -15Z', dark(-0.35)) +
    line('-26,-21 -6,-23 13,-25', 1.1, t('#8C928E', 0.2));
  g +=
    path('M78 -50L94 -50L97 -38L92 -30L87 -33L80 -43Z', dark(-0.4)) +
    path('M89 -42L95 -38.5L94 -36L88 -39Z', t('#F2A51E', 0.4));
  return g;
}

/** Rear body: one swelling panel from the floor to the tail, a cream sill under the seat. */
function rearBody(paints: Paints): string {
  const { c, color, line, paint } = paints;
  const t = (local: string, v: number): string => tone(c.p, local, v);
  let g = path(
    'M7 -21C5 -34 8 -50 16 -60C20 -65 26 -68 34 -69L72 -71C84 -72 94 -67 97 -58C99 -51 95 -46 88 -44C78 -42 71 -45 62 -44C50 -43 42 -36 34 -28C27 -21 18 -17 7 -21Z',
    paint(-72, -18, 0.75, -0.6),
  );
  g += path(
    'M22 -56C34 -64 58 -66 76 -64C86 -63 91 -59 91 -54C84 -57 70 -57 58 -55C42 -52 32 -42 24 -30C17 -34 16 -48 22 -56Z',
    c.down(-66, -30, [
      [0, mix(t(color, 0.95), '#FFFFFF', 0.4)],
      [1, t(color, 0.1)],
    ]),
    'opacity="0.8"',
  );
  g += path(
    'M7 -21C6 -29 7 -38 10 -46C13 -36 18 -30 26 -25C20 -20 13 -19 7 -21Z',
    t(color, -0.5),
    'opacity="0.5"',
  );
  g += line('18,-61.5 40,-67 74,-68.5 92,-63', 1.3, t('#C9A55A', 0.5));
  g += path(
    'M92 -66C98 -64 101 -57 98 -51C95 -50 91 -51 90 -53C94 -56 95 -61 92 -66Z',
    c.down(-66, -50, [
      [0, '#E8553A'],
      [1, '#9A2418'],
    ]),
  );
  return g;
}

/** Seat with piping and grab rail. */
function bench(paints: Paints): string {
  const { c, glint, line, seat } = paints;
  const t = (local: string, v: number): string => tone(c.p, local, v);
  let g = line('70,-73 86,-77 99,-75 96,-68', 2.2, t('#C9CCC6', 0.4));
  g += path(
    'M12 -64C10 -70 14 -77 24 -78C34 -79 42 -74 50 -75C60 -79 74 -82 84 -79C90 -77 91 -72 86 -70C68 -67 40 -66 24 -63C18 -61 13 -61 12 -64Z',
    c.down(-81, -62, [
      [0, t(seat, 0.85)],
      [0.4, t(seat, 0.1)],
      [1, t(seat, -0.75)],
    ]),
  );
  g +=
    line('13,-64.5 26,-66.5 60,-69.5 87,-71.5', 0.9, t('#F3E6C8', 0.3)) +
    glint('18,-74 26,-76.5 36,-76 44,-74', 1.4, 0.4) +
    glint('56,-76.5 70,-79.5 82,-78', 1.3, 0.4);
  return g;
}

/** Head: cowl with a round lamp, bars, grip, lever, mirror. */
function cowl(paints: Paints): string {
  const { c, glint, line, paint } = paints;
  const t = (local: string, v: number): string => tone(c.p, local, v);
  const dark = (v: number): string => t('#2B3234', v);
  let g = path('M-52 -86C-46 -92 -38 -92 -32 -88L-33 -80L-48 -80Z', dark(-0.3));
  g += path(
    'M-60 -97C-58 -106 -48 -111 -38 -109C-30 -107 -25 -101 -26 -94C-28 -88 -36 -84 -46 -85C-54 -86 -61 -90 -60 -97Z',
    paint(-110, -84),
  );
  g += glint('-54,-104 -46,-108.5 -36,-107.5', 1.5);
  g += `<g transform="rotate(8 -57 -96)"><ellipse cx="-57" cy="-96" rx="6.6" ry="9.4" fill="${t('#C9CCC6', 0.5)}"/><ellipse cx="-58" cy="-96" rx="5.4" ry="8.2" fill="${dark(-0.2)}"/><ellipse cx="-58.4" cy="-96" rx="4.8" ry="7.5" fill="${c.radial(
    -60,
    -98,
    9,
    [
      [0, '#FFFFFF'],
      [0.5, '#FFF3CF'],
      [1, mix('#FFE6A8', c.p.sky[0], 0.35)],
    ],
  )}"/></g>`;
  g +=
    line('-34,-104 -24,-109 -15,-108', 3, dark(0)) +
    line('-25,-109 -10,-106.5', 4.6, dark(-0.35)) +
    line('-30,-103 -22,-104 -10,-101', 1.3, t('#C9CCC6', 0.4));
  g +=
    line('-30,-107 -24,-118 -18,-126', 1.3, t('#8C928E', 0.2)) +
    `<g transform="rotate(-8 -14 -130)"><ellipse cx="-14" cy="-130" rx="9" ry="6.4" fill="${dark(-0.1)}"/><ellipse cx="-13.2" cy="-130" rx="7.4" ry="5" fill="${mix(c.p.sky[1], c.p.ink, 0.25)}"/></g>`;
  return g;
}

/** A scooter whose tyres stand on y; x is its middle, `k` pixels per centimetre. Front to the left. */
export function scooter(c: Canvas, x: number, y: number, k: number, color: string, seat: string): string {
  const t = (local: string, v: number): string => tone(c.p, local, v);
  const paint = (y0: number, y1: number, v0 = 0.85, v1 = -0.55): string =>
    c.down(y0, y1, [
      [0, mix(t(color, v0), c.p.sky[3], 0.2)],
      [0.45, t(color, 0.25)],
      [0.72, t(color, -0.12)],
      [1, t(color, v1)],
    ]);
  const line = (list: string, w: number, fill: string, attrs = ''): string =>
    path(taper(pts(list), w), fill, attrs);
  const glint = (list: string, w: number, o = 0.75): string =>
    path(
      taper(pts(list), (u) => w * Math.sin(Math.PI * Math.min(1, u * 0.96 + 0.02))),
      '#FFFFFF',
      `opacity="${o}"`,
    );
  const brown = t('#5A3A28', -0.1);

  let g =
    path(lens(4, -0.6, 218, 5), c.p.ink, `opacity="0.6" ${c.blur(2.2, 0.7)}`) +
    path(lens(-4, -0.4, 150, 2.4), c.p.ink, `opacity="0.6" ${c.blur(1, 0.4)}`);
  const paints: Paints = { c, line, glint, paint, color, brown, seat };
  g += underside(paints);
  g += fork(paints);
  g += legShield(paints);
  g += floorBoard(paints);
  g += rearBody(paints);
  g += bench(paints);
  g += cowl(paints);
  g += helmet(c, 34, -88, 13, '#178A8E') + helmet(c, 66, -91, 13, '#F2A51E');
  return at(x, y, k, g);
}
