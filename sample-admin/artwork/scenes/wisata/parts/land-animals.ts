/** Animals ashore: monkey, starling, rhinoceros. */
import * as k from '../../../kit.js';
import { blob, cord, ground, hue } from './marks.js';

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

/** The rhinoceros' grey hide in light v. */
type Hide = (v: number) => string;

/** The rhinoceros' outline along head and back, and its belly. */
const BACK =
  '-452,-210 -462,-310 -420,-398 -320,-446 -200,-452 -80,-436 40,-440 140,-486 226,-492 300,-452 350,-412 404,-384 452,-344 486,-300';
const BELLY =
  '508,-262 500,-222 462,-204 420,-214 372,-232 318,-222 262,-178 200,-150 60,-128 -120,-122 -280,-140 -400,-158';

/** A leg of half width w around x, lit from side `s`, with its three toes. */
function rhinoLeg(c: k.Canvas, hide: Hide, s: number, x: number, w: number, v: number): string {
  return (
    ground(
      `${x - w},-240 ${x - w * 0.86},-130 ${x - w * 0.6},-60 ${x - w * 0.72},-8 ${x + w * 0.74},-8 ${x + w * 0.6},-60 ${x + w * 0.8},-130 ${x + w},-240`,
      c.across(
        x - w,
        x + w,
        s > 0 ? k.fade(hide(v - 0.5), hide(v + 0.25)) : k.fade(hide(v + 0.25), hide(v - 0.5)),
      ),
      0.7,
    ) +
    [-0.4, 0, 0.4]
      .map((u) => k.path(k.lens(x + u * w, -12, w * 0.36, 16), hide(0.5), 'opacity="0.5"'))
      .join('')
  );
}

const rhinoEar = (hide: Hide, x: number, v: number, rot: number): string =>
  k.at(
    x,
    -440,
    1,
    blob('0,10 -26,-34 -16,-78 6,-86 26,-48 22,4', hide(v)) +
      blob('2,-6 -12,-36 -6,-66 8,-70 16,-40', hide(v - 0.5)),
    rot,
  );

/** The trunk with its heavy folds, lit from side `s`. */
function rhinoBody(c: k.Canvas, hide: Hide, s: number): string {
  const outline = k.smooth([...k.pts(BACK), ...k.pts(BELLY)], true, 0.9);
  const fold = (list: string, w: number): string =>
    k.taper(k.pts(list), (t) => w * Math.sin(Math.PI * (0.1 + t * 0.8)));
  return (
    k.path(
      outline,
      c.down(-495, -120, [
        [0, hide(0.95)],
        [0.3, hide(0.3)],
        [0.62, hide(-0.2)],
        [1, hide(-0.8)],
      ]),
    ) +
    `<g ${c.clip(outline)}>` +
    k.airGlow(c, s > 0 ? 330 : -330, -400, 380, 200, c.p.rim, 0.5) +
    k.path(
      fold('110,-480 66,-400 70,-280 128,-150', 17) +
        fold('-190,-450 -236,-360 -230,-250 -190,-140', 17) +
        fold('236,-470 260,-400 262,-330 236,-200', 15) +
        fold('-420,-300 -360,-270 -300,-200', 12) +
        fold('120,-260 180,-240 240,-200', 11),
      hide(-0.95),
      'opacity="0.35"',
    ) +
    k.path(
      fold('122,-470 82,-396 86,-282 140,-160', 6) + fold('-178,-446 -222,-358 -216,-252 -178,-146', 6),
      hide(0.9),
      'opacity="0.4"',
    ) +
    '</g>'
  );
}

/** Two horns, eye, nostril and mouth. */
const rhinoFace = (c: k.Canvas, hide: Hide, depth: number): string =>
  k.path(
    'M470 -318C486 -384 524 -450 566 -492C566 -420 546 -330 506 -262Z',
    c.linear(470, -400, 560, -340, k.fade(hue(c, '#6E6252', 0.2, depth), hue(c, '#E0D2B4', 0.5, depth))),
  ) +
  k.path('M406 -380C414 -412 430 -442 454 -462C456 -420 456 -378 450 -344Z', hue(c, '#B8AA90', 0.3, depth)) +
  `<ellipse cx="398" cy="-318" rx="13" ry="9" fill="${hide(-0.8)}"/><circle cx="400" cy="-319" r="6.5" fill="#15100C"/><circle cx="403" cy="-322" r="2.2" fill="#FFF6E0"/>` +
  k.path(k.lens(482, -252, 18, 12), hide(-0.95)) +
  cord(k.curve([496, -224], [452, -222], [408, -238], 8), 4, hide(-0.95), 'opacity="0.7"');

/** A rhinoceros from the side, `len` long, feet on x,y. */
export function rhino(c: k.Canvas, x: number, y: number, len: number, dir: 1 | -1 = 1, depth = 0): string {
  const s = c.side(x) * dir;
  const hide: Hide = (v) => hue(c, '#8E8474', v, depth);
  const out =
    k.path(k.lens(0, 4, 1060, 36), c.p.ink, `opacity="0.4" ${c.blur(6, 4)}`) +
    rhinoLeg(c, hide, s, -250, 56, -0.75) +
    rhinoLeg(c, hide, s, 232, 54, -0.75) +
    k.path(
      k.taper(k.curve([-452, -330], [-500, -270], [-476, -170], 9), (t) => 17 - 9 * t),
      hide(-0.35),
    ) +
    rhinoEar(hide, 286, -0.4, -16) +
    rhinoBody(c, hide, s) +
    rhinoLeg(c, hide, s, -352, 66, -0.2) +
    rhinoLeg(c, hide, s, 136, 62, -0.15) +
    rhinoEar(hide, 330, 0.2, 10) +
    rhinoFace(c, hide, depth) +
    cord(k.pts(BACK).slice(1), 7, c.p.rim, 'opacity="0.8"');
  return k.at(x, y, (dir * len) / 1000, out, 0, len / 1000);
}
