/** Crowds, strings of bulbs and pictures on screens. */
import type { Canvas } from './canvas.js';
import { clamp, curve, lerp, lines, n, type Pt, path, rng, smooth, taper } from './shape.js';

/** Heads and shoulders of a crowd seen from behind, along y. */
export function crowd(
  c: Canvas,
  y: number,
  size: number,
  fill: string,
  o: { seed?: number; arms?: number; rim?: string; x0?: number; x1?: number } = {},
): string {
  const r = rng(o.seed ?? Math.round(y));
  let d = '';
  let edge = '';
  for (let x = (o.x0 ?? -40) + r.range(0, size); x < (o.x1 ?? c.w + 40); x += size * r.range(0.85, 1.35)) {
    const k = size * r.range(0.85, 1.12);
    const yy = y + r.range(-0.12, 0.12) * size;
    const head = `M${n(x - k * 0.2)} ${n(yy - k * 0.42)}a${n(k * 0.2)} ${n(k * 0.25)} 0 1 1 ${n(k * 0.4)} 0a${n(k * 0.2)} ${n(k * 0.25)} 0 1 1 ${n(-k * 0.4)} 0Z`;
    d += `${head}M${n(x - k * 0.55)} ${n(c.h + 10)}L${n(x - k * 0.5)} ${n(yy + k * 0.1)}C${n(x - k * 0.42)} ${n(yy - k * 0.16)} ${n(x - k * 0.16)} ${n(yy - k * 0.1)} ${n(x - k * 0.1)} ${n(yy - k * 0.26)}L${n(x + k * 0.1)} ${n(yy - k * 0.26)}C${n(x + k * 0.16)} ${n(yy - k * 0.1)} ${n(x + k * 0.42)} ${n(yy - k * 0.16)} ${n(x + k * 0.5)} ${n(yy + k * 0.1)}L${n(x + k * 0.55)} ${n(c.h + 10)}Z`;
    edge += taper(
      curve([x - k * 0.2, yy - k * 0.46], [x, yy - k * 0.86], [x + k * 0.2, yy - k * 0.46], 8),
      (t) => k * 0.045 * Math.sin(Math.PI * t),
    );
    if (r.chance(o.arms ?? 0)) {
      const g = r.chance(0.5) ? 1 : -1;
      d += taper(
        [
          [x + g * k * 0.42, yy + k * 0.1],
          [x + g * k * 0.56, yy - k * 0.35],
          [x + g * k * 0.44, yy - k * 0.95],
        ],
        (t) => k * (0.17 - t * 0.06),
      );
    }
  }
  return path(d, fill) + (o.rim ? path(edge, o.rim, 'opacity="0.6"') : '');
}

/** A sagging string of bulbs between two points on the sheet. */
export function bulbs(c: Canvas, a: Pt, b: Pt, sag: number, count: number, size: number): string {
  const line = curve(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2], b, count * 2);
  let out = path(taper(line, Math.max(1.4, size * 0.12)), c.p.ink, 'opacity="0.8"');
  let dots = '';
  let halo = '';
  line.forEach(([x, y], i) => {
    if (i % 2 === 0) return;
    dots += `<circle cx="${n(x)}" cy="${n(y + size * 0.55)}" r="${n(size * 0.42)}"/>`;
    halo += `<circle cx="${n(x)}" cy="${n(y + size * 0.55)}" r="${n(size * 2.6)}" fill="${c.radial(
      x,
      y + size * 0.55,
      size * 2.6,
      [
        [0, '#FFD27A', 0.6],
        [0.4, '#FFC766', 0.2],
        [1, '#FFC766', 0],
      ],
    )}"/>`;
  });
  out += `${halo}<g fill="#FFF3CF">${dots}</g>`;
  return out;
}

/** The whole screen. */
const full: Pt[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Draws on the screen: points run from 0,0 (top left) to 1,1. */
interface Picture {
  at: (u: number, v: number) => Pt;
  poly: (list: readonly Pt[], fill: string) => string;
}

/** Agung before a rising sun; the sky reaches from y0 to y1, the screen is `w` wide. */
function sunrise(c: Canvas, { at, poly }: Picture, y0: number, y1: number, w: number): string {
  const [sx, sy] = at(0.3, 0.42);
  const hill = (pts: readonly Pt[], fill: string): string =>
    path(
      smooth(
        [...pts, [1, 1], [0, 1]].map(([u, v]) => at(clamp(u ?? 0, 0, 1), clamp(v ?? 0, 0, 1))),
        true,
        0.35,
      ),
      fill,
    );
  return (
    poly(
      full,
      c.down(y0, y1, [
        [0, '#1B6A78'],
        [0.45, '#E79A62'],
        [0.8, '#FFDC8C'],
      ]),
    ) +
    `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(w * 0.075)}" fill="#FFF4CF"/>` +
    hill(
      [
        [0, 0.86],
        [0.3, 0.8],
        [0.5, 0.62],
        [0.62, 0.32],
        [0.66, 0.3],
        [0.7, 0.34],
        [0.82, 0.62],
        [1, 0.8],
      ],
      '#5B6F78',
    ) +
    hill(
      [
        [0, 0.8],
        [0.25, 0.76],
        [0.5, 0.84],
        [0.75, 0.78],
        [1, 0.84],
      ],
      '#1F5B5A',
    ) +
    hill(
      [
        [0, 0.93],
        [0.3, 0.88],
        [0.6, 0.93],
        [1, 0.9],
      ],
      '#0E3B43',
    )
  );
}

/** A slide with a heading, five bars and five lines of text. */
function barChart({ poly }: Picture): string {
  let out =
    poly(full, '#F8F1DF') +
    poly(
      [
        [0, 0],
        [1, 0],
        [1, 0.16],
        [0, 0.16],
      ],
      '#0E5A63',
    ) +
    poly(
      [
        [0.05, 0.06],
        [0.42, 0.06],
        [0.42, 0.1],
        [0.05, 0.1],
      ],
      '#F8F1DF',
    );
  const bars = [0.28, 0.42, 0.38, 0.56, 0.66];
  bars.forEach((h, i) => {
    out += poly(
      [
        [0.08 + i * 0.09, 0.88 - h],
        [0.14 + i * 0.09, 0.88 - h],
        [0.14 + i * 0.09, 0.88],
        [0.08 + i * 0.09, 0.88],
      ],
      i === 4 ? '#F2A51E' : '#178A8E',
    );
  });
  out += poly(
    [
      [0.06, 0.885],
      [0.56, 0.885],
      [0.56, 0.9],
      [0.06, 0.9],
    ],
    '#46494A',
  );
  for (let i = 0; i < 5; i++)
    out += poly(
      [
        [0.63, 0.3 + i * 0.12],
        [0.63 + 0.3 - (i % 3) * 0.06, 0.3 + i * 0.12],
        [0.63 + 0.3 - (i % 3) * 0.06, 0.345 + i * 0.12],
        [0.63, 0.345 + i * 0.12],
      ],
      i === 0 ? '#C2553A' : '#9AA5A2',
    );
  return out;
}

/** Picture on a screen: Agung before a sun, in the series' own hand, inside a rectangle of the sheet. */
export function onScreen(c: Canvas, q: readonly [Pt, Pt, Pt, Pt], kind: 'agung' | 'chart'): string {
  const [a, b, d, e] = q;
  const at = (u: number, v: number): Pt => [
    lerp(lerp(a[0], b[0], u), lerp(e[0], d[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(e[1], d[1], u), v),
  ];
  const poly = (list: readonly Pt[], fill: string): string =>
    path(lines(list.map(([u, v]) => at(u, v))), fill);
  const y0 = Math.min(a[1], b[1]);
  const y1 = Math.max(d[1], e[1]);
  if (kind === 'chart') return barChart({ at, poly });
  return sunrise(c, { at, poly }, y0, y1, Math.hypot(b[0] - a[0], b[1] - a[1]));
}
