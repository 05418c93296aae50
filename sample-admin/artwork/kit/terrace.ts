/** Rice terraces: contour bands parted into paddies. */
import type { Canvas } from './canvas.js';
import { aerial, mix } from './colour.js';
import {
  clamp,
  lerp,
  lines,
  noise,
  type Pt,
  path,
  type Rng,
  rng,
  smooth,
  smoothstep,
  taper,
} from './shape.js';

/** Options of a hillside of rice terraces. */
export interface TerraceOptions {
  /** Upper and lower edge. */
  y0: number;
  y1: number;
  /** Number of steps. */
  count: number;
  seed: number;
  /** Height of the hillside's swell, px: large makes amphitheatres and spurs. */
  swell: number;
  /** Share of flooded, mirror-bright paddies 0…1. */
  water?: number;
  /** Depth of the far and of the near edge. */
  depth?: readonly [number, number];
  /** Extra offset of contour t (0 far…1 near) at x: bends the hillside. */
  shape?: (x: number, t: number) => number;
}

/** Contour lines of a terraced hillside (far to near), never crossing: they pinch where the slope is steep. */
export function contours(c: Canvas, o: TerraceOptions): Pt[][] {
  const f = noise(o.seed, 2);
  const g = noise(o.seed + 4, 1);
  const rows: Pt[][] = [];
  for (let k = 0; k <= o.count; k++) {
    const t = k / o.count;
    const y = lerp(o.y0, o.y1, t ** 1.6);
    const row: Pt[] = [];
    for (let x = -40, i = 0; x <= c.w + 40; x += 20, i++) {
      const bend =
        f(x / 430 + t * 1.3) * o.swell * (0.35 + t * 0.9) +
        g(x / 150 + k * 0.5) * o.swell * 0.1 * t +
        (o.shape?.(x, t) ?? 0);
      const prev = rows[k - 1]?.[i]?.[1];
      row.push([x, prev === undefined ? y + bend : Math.max(prev + 2.5 + t * 5, y + bend)]);
    }
    rows.push(row);
  }
  return rows;
}

/** One step of the hillside: its edges, its colours, the light on it. */
interface Step {
  c: Canvas;
  lx: number;
  w: number;
  r: Rng;
  water: number;
  skew: number;
  row: Pt[];
  t: number;
  depth: number;
  lit: string;
  mid: string;
  riser: string;
  bund: string;
  next: Pt[];
  inner: Pt[];
}

/** The step is parted by low cross-bunds; each field is water, young rice or ripening rice. */
function paddies(step: Step): string {
  const { bund, c, depth, inner, lit, lx, mid, next, r, riser, row, skew, t, w, water } = step;
  let out = '';
  const cellW = lerp(150, 520, t ** 1.2);
  let i0 = 0;
  while (i0 < row.length - 1) {
    const i1 = Math.min(row.length - 1, i0 + Math.max(3, Math.round((cellW / 20) * r.range(0.5, 1.5))));
    const upper = inner.slice(i0, i1 + 1);
    const lean = ((next[i0]?.[1] ?? 0) - (inner[i0]?.[1] ?? 0)) * skew * 2;
    const lower = next.slice(i0, i1 + 1).map(([x, y]): Pt => [x + lean, y + 3]);
    const mx = row[(i0 + i1) >> 1]?.[0] ?? 0;
    const sunny = clamp(1 - Math.abs(mx - lx) / (w * 0.75), 0, 1);
    const roll = r.next();
    const cell = lines([...upper, ...lower.reverse()]);
    if (roll < water * smoothstep(0.02, 0.4, t))
      out += path(
        cell,
        c.linear(mx, row[i0]?.[1] ?? 0, mx, (next[i0]?.[1] ?? 0) + 4, [
          [0, mix(aerial(c.p, mix(c.p.sky[1], c.p.leaf[1], 0.25), depth * 0.7), c.p.glow, sunny * 0.3)],
          [1, mix(aerial(c.p, mix(c.p.sky[2], c.p.sky[1], 0.35), depth * 0.4), c.p.glow, sunny ** 2 * 0.55)],
        ]),
      );
    else if (roll > 0.52)
      out += path(
        cell,
        mix(
          mix(lit, mid, 1 - sunny * 0.85),
          roll > 0.86 ? aerial(c.p, mix(c.p.leaf[0], c.p.rim, 0.45), depth) : riser,
          roll > 0.86 ? 0.55 : (roll - 0.52) * 0.9,
        ),
      );
    const [a, b] = [inner[i1], next[i1]];
    if (a && b && b[1] - a[1] > 4) {
      const stroke: Pt[] = [
        a,
        [(a[0] + b[0]) / 2 + (b[1] - a[1]) * skew * 1.3, (a[1] + b[1]) / 2],
        [b[0] + (b[1] - a[1]) * skew * 2, b[1] + 2],
      ];
      out +=
        path(taper(stroke, 2 + t * 7), riser) +
        path(
          taper(
            stroke.map(([x, y]): Pt => [x, y - 1 - t * 2]),
            1 + t * 3,
          ),
          bund,
        );
    }
    i0 = i1;
  }
  return out;
}

/** Rows of rice: broken furrow lines that follow the contour. */
function riceRows(step: Step): string {
  const { bund, inner, next, r, riser, row, t } = step;
  let out = '';
  if (t > 0.3) {
    // Rows of rice: broken furrow lines that follow the contour.
    for (const q of t > 0.6 ? [0.28, 0.5, 0.74] : [0.5]) {
      for (let i = 0; i < row.length - 8; i += r.int(7, 15)) {
        const seg = inner
          .slice(i, i + r.int(5, 9))
          .map(([x, y], j): Pt => [x, lerp(y, next[i + j]?.[1] ?? y, q)]);
        const room = (next[i + 3]?.[1] ?? 0) - (inner[i + 3]?.[1] ?? 0);
        if (room > 16)
          out += path(
            taper(seg, (u) => (1.2 + t * 2.4) * Math.sin(Math.PI * u)),
            r.chance(0.6) ? riser : bund,
            'opacity="0.3"',
          );
      }
    }
  }
  return out;
}

/** Rice terraces as flowing stacked bands: tread, bright bund, shaded riser; some paddies mirror the sky. */
export function terraces(c: Canvas, o: TerraceOptions): string {
  const rows = contours(c, o);
  const tex = noise(o.seed + 21, 1);
  const [d0, d1] = o.depth ?? [0.55, 0];
  const [lx, w] = [clamp(c.light.x, 0, c.w), c.w];
  const r = rng(o.seed + 2);
  const water = o.water ?? 0.3;
  const skew = c.side(w / 2) * 0.35;
  let out = '';
  rows.forEach((row, k) => {
    const t = k / o.count;
    const depth = lerp(d0, d1, t ** 0.7);
    const pick = 0.5 + 0.5 * tex(k * 0.83 + 7);
    const lit = aerial(c.p, mix(c.p.leaf[0], c.p.leaf[1], pick * 0.7), depth);
    const mid = aerial(c.p, mix(c.p.leaf[1], c.p.leaf[2], pick * 0.5 + t * 0.2), depth);
    const riser = aerial(c.p, mix(c.p.leaf[2], c.p.ink, 0.25 * t), depth);
    const bund = aerial(c.p, mix(c.p.leaf[0], c.p.rim, 0.6), depth * 0.8);
    const wall = (x: number, i: number): number =>
      (1.5 + t * 17) *
      (0.55 + 0.75 * Math.abs(tex(x / 260 + k * 0.9))) *
      clamp(((rows[k + 1]?.[i]?.[1] ?? 9e9) - (row[i]?.[1] ?? 0)) / (12 + t * 50), 0.25, 1);
    const foot: Pt[] = [
      [w + 60, c.h + 20],
      [-60, c.h + 20],
    ];
    const fillStops = (a: string, b: string): string =>
      c.radial(lx, o.y0, w * 0.95, [
        [0, a],
        [0.4, mix(a, b, 0.45)],
        [1, b],
      ]);
    out += path(smooth([...row, ...foot], true, 0.9), bund);
    const rim = (x: number): number => (0.8 + t * 3.2) * (0.35 + 0.65 * Math.abs(tex(x / 190 + k * 2.1)));
    out += path(
      smooth([...row.map(([x, y]): Pt => [x, y + rim(x)]), ...foot], true, 0.9),
      fillStops(mix(riser, mid, 0.35), riser),
    );
    const next = rows[k + 1];
    const base = fillStops(lit, mid);
    const inner = row.map(([x, y], i): Pt => [x, y + rim(x) + wall(x, i)]);
    out += path(smooth([...inner, ...foot], true, 0.9), base);
    if (!next) return;
    const step: Step = { c, lx, w, r, water, skew, row, t, depth, lit, mid, riser, bund, next, inner };
    out += paddies(step);
    out += riceRows(step);
  });
  return out;
}
