/** Freight: crates and rolled cloth, seen straight on. */
import type { Canvas } from './canvas.js';
import { fade } from './canvas.js';
import { tone } from './colour.js';
import { at, lens, n, path } from './shape.js';
import { rect } from './temple.js';

/** A planked crate seen straight on; `x,y` is the middle of its foot. */
export function crate(c: Canvas, x: number, y: number, w: number, h: number, shade = 0): string {
  const t = (l: string, v: number): string => tone(c.p, l, v - shade);
  const s = c.side(x);
  let out = path(lens(x, y + 2, w * 1.16, h * 0.09), c.p.ink, `opacity="0.5" ${c.blur(7)}`);
  const planks = Math.max(3, Math.round(h / 46));
  for (let i = 0; i < planks; i++) {
    const py = y - h + (i * h) / planks;
    out += rect(
      x - w / 2,
      py,
      w,
      h / planks - 4,
      c.turn(x - w / 2, x + w / 2, s, t('#D9AE76', 0.7), t('#B98A56', 0), t('#8A623C', -0.5)),
    );
    out += rect(x - w / 2, py, w, 3, t('#F0CC96', 0.6), 'opacity="0.6"');
  }
  for (const q of [-1, 1])
    out += rect(
      x + q * (w / 2 - 17) - 17,
      y - h - 3,
      34,
      h + 3,
      c.turn(x - w / 2, x + w / 2, s, t('#C99A62', 0.6), t('#A67A4A', -0.1), t('#7A5434', -0.5)),
    );
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    out += `<circle cx="${n(x + u * (w / 2 - 17))}" cy="${n(y - h / 2 + v * (h / 2 - 18))}" r="4.5" fill="${t('#4A3424', -0.4)}"/>`;
  // The stamp: a glass and an arrow, "this way up".
  return (
    out +
    `<g opacity="0.6" transform="translate(${n(x)} ${n(y - h * 0.5)}) scale(${Math.min(1, w / 260)})">${path('M-40 30V-6H-56L-30 -36L-4 -6H-20V30ZM10 -36H54L46 -6Q40 6 35 8V22H48V30H16V22H29V8Q24 6 18 -6Z', t('#5E2A1E', -0.3))}</g>`
  );
}

/** A rolled textile standing on end. */
export const roll = (c: Canvas, x: number, y: number, h: number, color: string, rot: number): string =>
  at(
    x,
    y,
    1,
    rect(
      -26,
      -h,
      52,
      h,
      c.across(-26, 26, fade(tone(c.p, color, -0.5), tone(c.p, color, 0.1), tone(c.p, color, 0.8))),
      'rx="6"',
    ) +
      [0.2, 0.45, 0.7]
        .map((u) => rect(-26, -h * u - 16, 52, 10, tone(c.p, '#F3E6C8', 0.1), 'opacity="0.7"'))
        .join('') +
      `<ellipse cx="0" cy="${-h}" rx="26" ry="10" fill="${tone(c.p, color, 0.6)}"/><ellipse cx="0" cy="${-h}" rx="13" ry="5" fill="${c.p.ink}" opacity="0.6"/>`,
    rot,
  );
