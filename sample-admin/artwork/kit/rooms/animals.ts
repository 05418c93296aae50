/** Deer and perching birds. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { aerial, mix, tone } from '../colour.js';
import { at, bar, curve, path, taper } from '../shape.js';

/** A timor deer in side view, standing on x,y, `h` px at the back; stags carry antlers. */
export function deer(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  o: { facing?: 1 | -1; stag?: boolean; grazing?: boolean; depth?: number; dark?: number } = {},
): string {
  const s = c.side(x) * (o.facing ?? 1);
  const dk = o.dark ?? 0.2;
  const col = (k: number, l = '#9A6A42'): string =>
    mix(aerial(c.p, tone(c.p, l, k), o.depth ?? 0), c.p.ink, Math.max(0, dk - 0.2));
  const leg = (lx: number, bend: number, k: number): string =>
    path(
      taper(
        [
          [lx, -52],
          [lx + bend, -28],
          [lx + bend * 0.4, -2],
        ],
        (t) => 11 - t * 7.6,
      ),
      col(k),
    ) + path(`M${lx + bend * 0.4 - 2} -3h5l1.4 3h-7z`, col(-0.9));
  let out = leg(-34, -4, -0.5) + leg(24, 3, -0.5);
  const bodyD =
    'M-48 -84C-52 -72 -50 -56 -40 -48C-24 -40 6 -42 26 -46C38 -50 44 -62 44 -76C40 -92 26 -94 8 -92C-12 -95 -38 -98 -48 -84Z';
  out +=
    path('M-47 -84q-9 2 -10 14q6 -2 9 -7z', col(-0.2)) +
    path(bodyD, c.down(-96, -42, fade(col(0.75), col(0.05), col(-0.6)))) +
    path('M-40 -49C-20 -42 8 -44 26 -47C10 -38 -20 -38 -40 -49Z', col(0.3, '#D9C0A0'), 'opacity="0.7"');
  const neck = o.grazing
    ? 'M26 -90C44 -84 58 -58 64 -32L54 -28C48 -46 38 -54 26 -56Z'
    : 'M20 -90C32 -98 42 -116 50 -134L64 -126C60 -104 52 -74 40 -60Z';
  out += path(
    neck,
    s > 0 ? c.across(20, 66, fade(col(-0.3), col(0.7))) : c.across(20, 66, fade(col(0.5), col(-0.4))),
  );
  const head = `<g transform="translate(${o.grazing ? '58 -34) rotate(62' : '54 -130) rotate(8'})">${path('M-10 -8C-6 -16 6 -16 14 -8L30 0C34 4 33 9 28 10L8 10C-2 10 -10 4 -10 -8Z', col(s > 0 ? 0.5 : 0))}${path('M28 1q5 2 3 7l-5 1z', col(-0.9))}<circle cx="9" cy="-4" r="2" fill="${c.p.ink}"/>${path('M-6 -12C-14 -22 -22 -22 -24 -18C-20 -12 -14 -8 -7 -6Z', col(s > 0 ? 0.2 : 0.6))}${
    o.stag
      ? path(
          taper(
            [
              [-4, -13],
              [-12, -34],
              [-6, -60],
              [2, -76],
            ],
            (t) => 4.6 - t * 3,
          ) +
            taper(
              [
                [-10, -30],
                [4, -40],
                [10, -50],
              ],
              (t) => 3.4 - t * 2.2,
            ) +
            taper(
              [
                [-8, -54],
                [-16, -66],
                [-16, -76],
              ],
              (t) => 3 - t * 2,
            ) +
            taper(
              [
                [2, -13],
                [2, -32],
                [14, -54],
                [26, -66],
              ],
              (t) => 4.4 - t * 3,
            ) +
            taper(
              [
                [4, -32],
                [16, -36],
                [24, -44],
              ],
              (t) => 3.2 - t * 2,
            ),
          col(0.1, '#6E5A44'),
        )
      : ''
  }</g>`;
  out += head + leg(-40, 5, 0.15) + leg(32, -3, 0.15);
  return at(x, y, (o.facing ?? 1) * (h / 100), out, 0, h / 100);
}

/** A Bali starling on its perch, feet at x,y, `h` px tall: white, blue around the eye, black wing tips, long crest. */
export function starling(c: Canvas, x: number, y: number, h: number, facing: 1 | -1 = 1): string {
  const s = c.side(x) * facing;
  const w = (k: number): string => tone(c.p, '#FFFDF6', k);
  const body =
    'M-34 10C-44 -14 -34 -52 -10 -70C-2 -84 14 -92 28 -86C38 -82 42 -72 40 -62C42 -40 32 -8 8 8C-6 18 -22 18 -34 10Z';
  let o =
    path(
      'M-30 4C-44 22 -62 50 -74 78C-66 84 -56 82 -50 76C-40 54 -26 34 -14 18Z',
      c.linear(-30, 0, -70, 80, fade(w(0.2), w(-0.3))),
    ) + path('M-58 52C-64 62 -70 70 -74 78C-66 84 -56 82 -50 76L-44 62Z', c.p.ink);
  o +=
    path(bar([2, 8], [4, 26], 4) + bar([14, 4], [18, 24], 4), '#5E6A72') +
    path('M-6 28q10 -6 20 0zM10 26q9 -6 18 0z', '#4A565E');
  o += path(
    body,
    s > 0
      ? c.linear(40, -60, -40, 20, fade(w(1), w(0.45), w(-0.6)))
      : c.linear(-40, -60, 40, 20, fade(w(1), w(0.45), w(-0.6))),
  );
  o +=
    path(
      'M-12 -58C-34 -44 -46 -14 -46 24C-30 22 -10 4 2 -20C6 -36 0 -52 -12 -58Z',
      c.linear(0, -50, -44, 24, fade(w(0.6), w(-0.1), w(-0.45))),
    ) + path('M-40 4C-46 14 -47 22 -46 28C-38 26 -28 18 -20 8Z', c.p.ink);
  for (let i = 0; i < 3; i++)
    o += path(
      taper(curve([-10 + i * 4, -46 + i * 8], [-26 + i * 4, -20 + i * 6], [-34 + i * 7, 6 + i * 2], 6), 1.4),
      w(-0.7),
      'opacity="0.45"',
    );
  for (const [dx, dy] of [
    [-22, -98],
    [-28, -90],
    [-30, -80],
    [-16, -104],
  ] as const)
    o += path(
      taper(
        [
          [18, -84],
          [(18 + dx) / 2 + 4, (-84 + dy) / 2 - 3],
          [dx, dy],
        ],
        (t) => 5.4 * (1 - t * 0.85),
      ),
      w(0.7),
    );
  o +=
    path('M22 -76C28 -82 40 -80 41 -72C38 -66 27 -66 22 -76Z', tone(c.p, '#2F7FC0', 0.3)) +
    `<circle cx="32.6" cy="-74" r="3" fill="${c.p.ink}"/><circle cx="33.6" cy="-75" r="1" fill="#FFFFFF"/>`;
  o +=
    path('M39 -72C48 -71 55 -68 60 -63C52 -62 44 -62 39 -65Z', tone(c.p, '#C9A55A', 0.2)) +
    path('M39 -68.4L59 -63.4L39 -67Z', c.p.ink, 'opacity="0.5"');
  return at(x, y, (facing * h) / 130, o, 0, h / 130);
}
