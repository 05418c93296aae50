/** River and lake craft: rubber raft with its crew, bamboo raft. */
import * as k from '../../../kit.js';
import { hue, rod, shade } from './marks.js';
import { person } from './person.js';

/** An inflatable raft with paddlers, `len` long, waterline on y. */
export function raft(c: k.Canvas, x: number, y: number, len: number, dir: 1 | -1 = 1): string {
  const s = len / 400;
  const rubber = (v: number): string => hue(c, '#E4572E', v);
  const crew = (xs: readonly number[], dy: number, back: boolean): string =>
    xs
      .map(
        (px, i) =>
          person(c, px, dy, 170, 'paddle', {
            vest: i % 2 ? k.core.marigold : '#2B8F93',
            top: '#3E5A5C',
            hat: 'helm',
            dark: back ? 0.25 : 0.1,
          }) +
          k.path(
            k.taper(
              [
                [px + 10, dy - 78],
                [px + 74, dy + (back ? -6 : 30)],
              ],
              (t) => 5 + 12 * k.smoothstep(0.75, 1, t),
            ),
            hue(c, '#F2C14E', back ? -0.2 : 0.4),
          ),
      )
      .join('');
  const out =
    k.path(
      'M-205 -52C-180 -20 160 -20 205 -60C212 -30 196 0 168 14C60 28 -110 28 -172 12C-198 -4 -208 -30 -205 -52Z',
      rubber(-0.6),
    ) +
    crew([-110, 0, 104], -12, true) +
    k.path(
      'M-212 -62C-200 -74 -180 -60 -164 -46C-100 -18 110 -18 160 -50C180 -64 204 -78 214 -66C224 -40 204 -2 166 16C60 34 -110 34 -174 14C-206 0 -224 -40 -212 -62Z',
      c.down(-70, 30, [
        [0, rubber(0.9)],
        [0.45, rubber(0.15)],
        [1, rubber(-0.7)],
      ]),
    ) +
    k.path('M-186 -26C-110 8 110 8 184 -32L178 -22C110 16 -110 16 -182 -16Z', '#FBF2E0', 'opacity="0.85"') +
    crew([-146, -34, 70], 4, false) +
    k.path(
      'M-206 -30C-190 6 -110 24 0 26C110 26 190 6 206 -34C206 0 180 22 120 30C40 40 -60 40 -130 30C-186 22 -208 0 -206 -30Z',
      c.down(-30, 36, k.fade(rubber(0.5), rubber(-0.7))),
    );
  return k.at(x, y, dir * s, out, 0, s);
}

/** A bamboo raft on lashed poles, `len` long, deck on y. */
export function bambooRaft(c: k.Canvas, x: number, y: number, len: number): string {
  let out = shade(c, 0, 14, len * 1.06, 10, 0.35);
  for (let i = 0; i < 6; i++) {
    const yy = -16 + i * 6;
    const off = (i % 2 ? 1 : -1) * len * 0.012;
    out +=
      rod([-len / 2 + off, yy], [len / 2 + off, yy], 9, hue(c, '#B99A4E', -0.35 + i * 0.1)) +
      rod([-len / 2 + off, yy - 2], [len / 2 + off, yy - 2], 2.6, hue(c, '#E9D48A', 0.5), 'opacity="0.7"');
  }
  for (const q of [-0.36, 0, 0.36]) out += k.path(`M${q * len - 5} -20h10v38h-10z`, hue(c, '#5E4426', -0.2));
  return k.at(x, y, 1, out);
}
