/** Birds in flight, butterflies, hibiscus. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { aerial, tone } from '../colour.js';
import { core } from '../palette.js';
import { at, n, path, taper } from '../shape.js';

/** A cockatoo or parrot in flight around x,y; `w` is the span in px. */
export function flyer(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  local: string,
  o: { rot?: number; facing?: 1 | -1; depth?: number } = {},
): string {
  const col = (k: number, l = local): string => aerial(c.p, tone(c.p, l, k), o.depth ?? 0);
  let p =
    path('M-8 2C-26 -6 -44 -30 -52 -62C-36 -56 -8 -40 10 -8Z', col(-0.35)) +
    path('M-34 10C-46 12 -58 18 -66 26C-54 26 -40 22 -30 16Z', col(-0.2));
  p += path(
    'M-36 8C-20 -4 4 -10 24 -8C34 -8 40 -2 40 2C36 8 20 14 0 14C-14 15 -28 13 -36 8Z',
    c.down(-10, 14, fade(col(0.8), col(-0.3))),
  );
  p += path(
    'M-6 4C-10 -24 0 -58 26 -82C32 -58 30 -24 16 6Z',
    c.linear(-6, 0, 28, -80, fade(col(0.1), col(0.85))),
  );
  for (const t of [0.3, 0.5, 0.7])
    p += path(
      taper(
        [
          [4 + t * 6, 0],
          [8 + t * 12, -30],
          [16 + t * 12, -58 - t * 8],
        ],
        1.2,
      ),
      col(-0.7),
      'opacity="0.4"',
    );
  p +=
    path('M39 -3C46 -3 48 3 44 8C43 4 41 3 38 4Z', col(0, '#4A4038')) +
    `<circle cx="33" cy="-2" r="1.7" fill="${c.p.ink}"/>` +
    path('M22 -8C18 -18 14 -22 8 -24C14 -14 16 -10 18 -7Z', col(0.4, core.marigold));
  return at(x, y, ((o.facing ?? 1) * w) / 110, p, o.rot ?? 0, w / 110);
}

/** A butterfly with open wings; `w` is the span in px. */
export function butterfly(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  local: string,
  o: { rot?: number; edge?: string; depth?: number; spots?: string; fold?: number } = {},
): string {
  const d = o.depth ?? 0;
  const col = (l: string, k: number): string => aerial(c.p, tone(c.p, l, k), d);
  const edge = o.edge ?? '#1E2A2C';
  const up = 'M2 -6C10 -30 34 -50 54 -46C60 -36 52 -14 36 -4C24 2 8 2 2 0Z';
  const low = 'M2 0C14 0 30 4 34 16C36 28 26 38 16 36C8 32 3 16 2 4Z';
  const inner = (dd: string, k: number): string =>
    path(dd, c.radial(8, -8, 52, fade(col(local, k + 0.5), col(local, k), col(edge, -0.2))));
  const wing = (f: number, k: number): string => {
    let q = path(up, col(edge, -0.2)) + path(low, col(edge, -0.2));
    q += `<g transform="translate(3 -1) scale(0.86)">${inner(up, k)}${inner(low, k - 0.1)}</g>`;
    for (const [ex, ey] of [
      [46, -40],
      [30, -36],
      [44, -14],
      [28, 26],
    ] as const)
      q += path(
        taper(
          [
            [4, -3],
            [ex * 0.6, ey * 0.65],
            [ex, ey],
          ],
          1.3,
        ),
        col(edge, -0.3),
        'opacity="0.75"',
      );
    for (const [cx, cy, r] of [
      [47, -36, 3],
      [42, -18, 2.4],
      [26, 26, 2.8],
      [17, 30, 2.2],
    ] as const)
      q += `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${col(o.spots ?? '#FBF2E0', 0.5)}"/>`;
    return `<g transform="scale(${f} 1)">${q}</g>`;
  };
  const s = c.side(x);
  const body =
    path(
      taper(
        [
          [0, -14],
          [0, 4],
          [0, 26],
        ],
        (t) => 5.4 * Math.sin(Math.PI * (0.2 + t * 0.75)),
      ),
      col('#2E241E', 0.1),
    ) +
    path(
      taper(
        [
          [0, -12],
          [-6, -24],
          [-10, -30],
        ],
        1,
      ) +
        taper(
          [
            [0, -12],
            [6, -24],
            [10, -30],
          ],
          1,
        ),
      col('#2E241E', 0),
    );
  return at(
    x,
    y,
    w / 110,
    wing(-(s < 0 ? 1 : (o.fold ?? 0.8)), s < 0 ? 0.4 : 0) +
      wing(s > 0 ? 1 : (o.fold ?? 0.8), s > 0 ? 0.4 : 0) +
      body,
    o.rot ?? 0,
  );
}

/** A hibiscus bloom. */
export function hibiscus(c: Canvas, x: number, y: number, r: number, local: string, rot = 0): string {
  const col = (k: number, l = local): string => tone(c.p, l, k);
  let o = '';
  for (let i = 0; i < 5; i++)
    o += `<g transform="rotate(${i * 72})">${path(`M0 0C${n(-r * 0.75)} ${n(-r * 0.3)} ${n(-r * 0.7)} ${n(-r * 1.05)} ${n(-r * 0.1)} ${n(-r)}C${n(r * 0.1)} ${n(-r * 1.1)} ${n(r * 0.72)} ${n(-r * 0.9)} ${n(r * 0.6)} ${n(-r * 0.4)}Z`, c.radial(0, 0, r, fade(col(-0.6), col(0.1), col(0.7))))}</g>`;
  o += path(
    taper(
      [
        [0, 0],
        [r * 0.3, -r * 0.3],
        [r * 0.75, -r * 0.5],
      ],
      (t) => r * 0.1 * (1.2 - t * 0.4),
    ),
    col(0.6, '#F6C27A'),
  );
  for (let i = 0; i < 6; i++)
    o += `<circle cx="${n(r * (0.55 + (i % 3) * 0.1))}" cy="${n(-r * (0.36 + (i % 2) * 0.16))}" r="${n(r * 0.05)}" fill="${col(0.6, core.marigold)}"/>`;
  return at(x, y, 1, o, rot);
}
