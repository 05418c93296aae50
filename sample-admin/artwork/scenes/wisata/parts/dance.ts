/** The legong dancer. */
import * as k from '../../../kit.js';
import { hue, rod, shade } from './marks.js';

const GOLD = '#E2A83A';
const SKIN = '#B98258';

/** A bare arm through a point list. */
const arm = (c: k.Canvas, list: string): string =>
  k.path(
    k.taper(k.pts(list), (t) => 9 - 3.5 * t),
    hue(c, SKIN, 0.3),
  );

/** A gilt cuff on an arm. */
const cuff = (c: k.Canvas, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="5.6" fill="${hue(c, GOLD, 0.5)}"/>`;

/** Blossoms round the crown. */
function wreath(c: k.Canvas): string {
  let out = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1.12 + (0.76 * i) / 8);
    out += k.at(
      1 + Math.cos(a) * 16,
      -179 + Math.sin(a) * 19,
      1,
      k.blossom(c, 4.6, i, i % 2 ? '#FFF6E6' : '#F7D680'),
    );
  }
  return out;
}

/** The open fan around 0,0. */
function fan(c: k.Canvas): string {
  let out = '';
  for (let i = 0; i < 9; i++)
    out += `<g transform="rotate(${-70 + i * 15})">${k.path('M-1 0L-5.5 -44Q0 -49 5.5 -44L1 0Z', hue(c, i % 2 ? '#D9452E' : GOLD, i > 4 ? 0.7 : 0.2))}</g>`;
  return out;
}

/** Feet and skirt with its gilded bands; `s` is the lit side. */
const skirt = (c: k.Canvas, s: number): string =>
  k.path('M-20 0q-8 -7 4 -8l14 8zM10 0q2 -8 14 -7l14 7z', hue(c, SKIN, 0.3)) +
  k.path(
    'M-17 -104C-26 -80 -34 -52 -24 -6C-8 -2 18 -2 32 -8C36 -50 26 -82 15 -104Z',
    c.turn(-32, 34, s, hue(c, '#C2553A', 0.85), hue(c, '#B0432E', 0.1), hue(c, '#6E2420', -0.5)),
  ) +
  [0, 1, 2, 3]
    .map((i) => k.path(k.lens(1 + i, -22 - i * 22, 52 - i * 5, 2.6), hue(c, GOLD, 0.5), 'opacity="0.85"'))
    .join('') +
  k.path('M-4 -104L8 -104L16 -8L4 -6Z', hue(c, GOLD, 0.5));

/** The bodice bound in gilded bands, collar and belt; `s` is the lit side. */
const bodice = (c: k.Canvas, s: number, cloth: string): string =>
  k.path(
    'M-13 -146C-15 -130 -12 -116 -15 -102L14 -102C12 -116 15 -130 13 -146C6 -150 -6 -150 -13 -146Z',
    c.turn(-15, 15, s, hue(c, cloth, 0.9), hue(c, cloth, 0.1), hue(c, cloth, -0.5)),
  ) +
  [0, 1, 2, 3, 4].map((i) => rod([-14, -142 + i * 9], [14, -138 + i * 9], 2.6, hue(c, GOLD, 0.7))).join('') +
  k.path('M-20 -150C-8 -158 8 -158 20 -150L14 -138C6 -144 -6 -144 -14 -138Z', hue(c, GOLD, 0.55)) +
  k.path('M-17 -106L16 -106L18 -98L-19 -98Z', hue(c, GOLD, 0.7));

/** Neck, face, hair and the gilded crown. */
const head = (c: k.Canvas): string =>
  k.path('M-4 -148L-3.4 -160L5 -160L5.4 -148Z', hue(c, SKIN, 0.3)) +
  `<ellipse cx="2" cy="-169" rx="9" ry="11" fill="${hue(c, SKIN, 0.3)}"/>` +
  k.path('M-8 -168C-10 -186 14 -186 12 -168C8 -178 -4 -178 -8 -168Z', '#1C1512') +
  k.path(
    'M-11 -172C-12 -192 16 -192 15 -172C10 -181 -6 -181 -11 -172ZM-3 -188C-4 -198 0 -202 2 -212C4 -202 9 -198 8 -188Z',
    hue(c, GOLD, 0.65),
  );

/** A legong dancer with a fan, `h` tall, feet on x,y. */
export function legong(c: k.Canvas, x: number, y: number, h: number, dir: 1 | -1, cloth: string): string {
  const s = c.side(x) * dir;
  const flowers = wreath(c);
  const out =
    shade(c, 0, 2, 110, 6, 0.5) +
    skirt(c, s) +
    arm(c, '-11,-140 -44,-138 -62,-152 -60,-176') +
    cuff(c, -60, -166) +
    cuff(c, -34, -139) +
    bodice(c, s, cloth) +
    head(c) +
    flowers +
    arm(c, '11,-140 40,-128 58,-146 66,-164') +
    cuff(c, 64, -158) +
    cuff(c, 36, -130) +
    k.at(68, -168, 1, fan(c), 24) +
    k.path('M-2.5 -166h4M5 -166h4', 'none', `stroke="#1C1512" stroke-width="0.9"`) +
    k.path('M0.5 -161.5q2 1.6 4.4 0q-2 2.8 -4.4 0z', '#B8321F');
  return k.at(x, y, (dir * h) / 212, out, 0, h / 212);
}
