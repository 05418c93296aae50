/** Heaped food, steam and dappled light. */
import type { Canvas } from './canvas.js';
import { tone } from './colour.js';
import { oval } from './food.js';
import { lens, type Pt, path, rng, smooth, taper } from './shape.js';

/** What a heap is made of. */
export type Bits = 'grain' | 'shred' | 'chop' | 'leafy' | 'round';

/** A heap of food: dome `w` wide and `h` high made of bits in several colours. */
export function heap(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colors: readonly string[],
  bits: Bits,
  o: { count?: number; size?: number; seed?: number } = {},
): string {
  const r = rng(o.seed ?? c.r.int(1, 1e6));
  const s = c.side(x);
  const first = colors[0] ?? '#FFF';
  const rx = w / 2;
  const ry = rx * 0.5;
  const size = o.size ?? w * 0.06;
  const dome = smooth(
    [
      [-0.97, 0],
      [-0.8, -0.55],
      [-0.42, -0.9],
      [0, -1],
      [0.42, -0.88],
      [0.8, -0.52],
      [0.97, 0],
      [0.72, 0.7],
      [0.3, 0.93],
      [-0.2, 0.95],
      [-0.7, 0.72],
    ].map(([u = 0, v = 0]): Pt => {
      const q = r.range(0.93, 1.03);
      return [x + u * rx * q, y + (v > 0 ? v * ry : v * (h + ry * 0.08)) * q];
    }),
    true,
    0.85,
  );
  let out = oval(
    x - s * rx * 0.1,
    y + ry * 0.3,
    rx * 1.06,
    ry * 1.05,
    c.p.ink,
    `opacity="0.42" ${c.blur(9, 6)}`,
  );
  out += path(
    dome,
    c.turn(x - rx, x + rx, s, tone(c.p, first, 0.55), tone(c.p, first, -0.05), tone(c.p, first, -0.65)),
  );
  const count = o.count ?? 130;
  const items = Array.from({ length: count }, () => {
    const a = r.range(0, Math.PI * 2);
    const q = Math.sqrt(r.next());
    return { u: Math.cos(a) * q, v: Math.sin(a) * q };
  }).sort((a, b) => a.v - b.v);
  const dots = new Map<string, string>();
  let last = '';
  const flush = (): void => {
    for (const [f, d] of dots) out += path(d, f);
    dots.clear();
  };
  items.forEach(({ u, v }, i) => {
    const r2 = u * u + v * v;
    const wide = r.range(0.94, 1.07);
    const px = x + u * rx * wide;
    const py = y + v * ry * wide - h * (1 - r2) ** 0.75 * r.range(0.96, 1.05);
    const k = Math.round((u * s * 0.6 + (1 - r2) * 0.35 - v * 0.25 + r.range(-0.3, 0.3)) * 4) / 4;
    const fill = tone(
      c.p,
      colors[Math.floor(r.next() * colors.length)] ?? first,
      Math.max(-0.8, Math.min(1, k)),
    );
    dots.set(
      fill,
      (dots.get(fill) ?? '') +
        bit(r.range(0, Math.PI * 2), px, py, size * r.range(0.7, 1.25), bits, r.range(-1, 1)),
    );
    if (i % Math.ceil(count / 6) === 0 && fill !== last) flush();
    last = fill;
  });
  flush();
  return out;
}

function bit(a: number, x: number, y: number, l: number, kind: Bits, bend: number): string {
  const [ca, sa] = [Math.cos(a), Math.sin(a) * 0.75];
  const p = (u: number, v: number): Pt => [x + ca * u * l - sa * v * l, y + sa * u * l + ca * v * l * 0.8];
  if (kind === 'grain') return smooth([p(-0.5, 0), p(0, 0.2), p(0.5, 0), p(0, -0.2)]);
  if (kind === 'round') return smooth([p(-0.5, 0), p(0, 0.44), p(0.5, 0), p(0, -0.44)]);
  if (kind === 'chop') return smooth([p(-0.5, -0.22), p(-0.5, 0.22), p(0.5, 0.22), p(0.5, -0.22)], true, 0.4);
  if (kind === 'leafy')
    return taper(
      [p(-0.8, 0), p(0, bend * 0.4), p(0.8, bend * 0.2)],
      (t) => l * 0.55 * Math.sin(Math.PI * Math.min(1, t + 0.05)),
    );
  return taper(
    [p(-0.9, 0), p(-0.2, bend * 0.35), p(0.9, bend * 0.5)],
    (t) => l * 0.2 * (0.4 + Math.sin(Math.PI * t)),
  );
}

/** Rising steam. */
export function steam(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  o: { opacity?: number; wisps?: number } = {},
): string {
  const r = rng(Math.round(x + h));
  let d = '';
  const count = o.wisps ?? 4;
  for (let i = 0; i < count; i++) {
    const sx = x + (i - (count - 1) / 2) * h * 0.14;
    const k = r.range(0.7, 1.1) * h;
    const sway = r.range(0.07, 0.13) * h;
    d += taper(
      [
        [sx, y],
        [sx + sway, y - k * 0.25],
        [sx - sway * 0.6, y - k * 0.5],
        [sx + sway * 0.9, y - k * 0.75],
        [sx + sway * 0.2, y - k],
      ],
      (t) => h * 0.09 * Math.sin(Math.PI * t) + 2,
    );
  }
  return path(d, c.p.cloudLit, `opacity="${o.opacity ?? 0.4}" ${c.blur(9)}`);
}

/** Light falling through leaves onto the table. */
export function dapple(c: Canvas, y0: number, count = 14): string {
  let d = '';
  for (let i = 0; i < count; i++)
    d += lens(c.r.range(0, c.w), c.r.range(y0, c.h), c.r.range(90, 300), c.r.range(14, 40));
  return path(d, c.p.glow, `opacity="0.16" ${c.blur(10, 5)}`);
}
