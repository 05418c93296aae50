/** Random numbers, noise and path helpers: the geometry every drawing function stands on. */

/** A point on the canvas. */
export type Pt = readonly [number, number];

/** Seeded random source: the same seed always draws the same picture. */
export interface Rng {
  next(): number;
  range(a: number, b: number): number;
  int(a: number, b: number): number;
  chance(p: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Makes a seeded random source (mulberry32). */
export function rng(seed: number): Rng {
  let s = (seed * 2654435761) >>> 0;
  const next = (): number => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (a: number, b: number): number => a + (b - a) * next();
  return {
    next,
    range,
    int: (a, b) => Math.floor(range(a, b + 1)),
    chance: (p) => next() < p,
    pick: <T>(items: readonly T[]): T => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('pick: empty list');
      return item;
    },
  };
}

/** Turns a name into a seed. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (const ch of name) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** Smooth 1-D noise in −1…1; `octaves` adds finer detail. */
export function noise(seed: number, octaves = 1): (x: number) => number {
  const hash = (i: number, o: number): number => rng(seed * 31 + i * 7919 + o * 104729).next() * 2 - 1;
  const one = (x: number, o: number): number => {
    const i = Math.floor(x);
    const t = x - i;
    const u = t * t * (3 - 2 * t);
    return hash(i, o) * (1 - u) + hash(i + 1, o) * u;
  };
  return (x) => {
    let sum = 0;
    let amp = 1;
    let norm = 0;
    for (let o = 0; o < octaves; o++) {
      sum += one(x * 2 ** o, o) * amp;
      norm += amp;
      amp *= 0.5;
    }
    return sum / norm;
  };
}

/** Clamps to a…b. */
export const clamp = (v: number, a: number, b: number): number => Math.max(a, Math.min(b, v));
/** Linear blend. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
/** Smooth 0…1 step between a and b. */
export const smoothstep = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
};
const table = (s: string): number[][] =>
  s
    .trim()
    .split(/\s*,\s*/)
    .map((row) => row.split(/\s+/).map(Number));
/** Points from a compact list: `pts('10,20 30,40')`. */
export const pts = (s: string): Pt[] =>
  s
    .trim()
    .split(/\s+/)
    .map((p): Pt => {
      const [x, y] = p.split(',').map(Number);
      return [x ?? 0, y ?? 0];
    });
/** Rows of three numbers: `triples('1 2 3, 4 5 6')`. */
export const triples = (s: string): [number, number, number][] =>
  table(s).map(([a, b, c]) => [a ?? 0, b ?? 0, c ?? 0]);
/** Rows of four numbers: `quads('x y w h, x y w h')`. */
export const quads = (s: string): [number, number, number, number][] =>
  table(s).map(([a, b, c, d]) => [a ?? 0, b ?? 0, c ?? 0, d ?? 0]);
/** Short number for path data. */
export const n = (v: number): string => String(Math.round(v * 10) / 10);

/** Straight-line path through points. */
export function lines(pts: readonly Pt[], close = true): string {
  return pts.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (close ? 'Z' : '');
}

/** Smooth (Catmull-Rom) path through points. `tension` 1 is round, 0 is straight. */
export function smooth(pts: readonly Pt[], close = true, tension = 1): string {
  const m = pts.length;
  const at = (i: number): Pt => pts[close ? (i + m) % m : clamp(i, 0, m - 1)] ?? [0, 0];
  const [x0, y0] = at(0);
  let d = `M${n(x0)} ${n(y0)}`;
  const k = tension / 6;
  for (let i = 0; i < (close ? m : m - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) * k)} ${n(b[1] + (c[1] - a[1]) * k)} ${n(c[0] - (e[0] - b[0]) * k)} ${n(c[1] - (e[1] - b[1]) * k)} ${n(c[0])} ${n(c[1])}`;
  }
  return d + (close ? 'Z' : '');
}

/** Points on a quadratic curve from a over control b to c. */
export function curve(a: Pt, b: Pt, c: Pt, steps = 16): Pt[] {
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const t = i / steps;
    const u = 1 - t;
    return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]];
  });
}

/** Width of a stroke: the same all along, or by its place t (0…1). */
type Width = number | ((t: number) => number);

/** Brush stroke: a closed shape along `pts`. For trunks, waves, streaks, bodies. */
export function taper(pts: readonly Pt[], width: Width): string {
  const wide = typeof width === 'number' ? (): number => width : width;
  const left: Pt[] = [];
  const right: Pt[] = [];
  pts.forEach(([x, y], i) => {
    const a = pts[Math.max(0, i - 1)] ?? [x, y];
    const b = pts[Math.min(pts.length - 1, i + 1)] ?? [x, y];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = wide(i / (pts.length - 1)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / len) * w, ((b[0] - a[0]) / len) * w];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return `${smooth(left, false)}L${smooth(right, false).slice(1)}Z`;
}

/** Straight stroke from a to b. */
export const bar = (a: Pt, b: Pt, width: Width): string => taper([a, b], width);

/** Breaks a polygon's straight edges into natural ones by midpoint displacement; `amp` is the share of the edge's length. */
export function rough(pts: readonly Pt[], amp: number, seed: number, levels = 3): Pt[] {
  const r = rng(seed);
  let ring: readonly Pt[] = pts;
  for (let l = 0; l < levels; l++) {
    ring = ring.flatMap((a, i): Pt[] => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const k = r.range(-amp, amp);
      return [a, [(a[0] + b[0]) / 2 - (b[1] - a[1]) * k, (a[1] + b[1]) / 2 + (b[0] - a[0]) * k]];
    });
  }
  return [...ring];
}

/** Thin horizontal lens: wave glints, cloud streaks. */
export function lens(x: number, y: number, w: number, h: number): string {
  return `M${n(x - w / 2)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w / 2)} ${n(y)}Z`;
}

/** `<path>` element. */
export function path(d: string, fill: string, attrs = ''): string {
  return `<path d="${d}" fill="${fill}" ${attrs}/>`;
}

/** A stroke that changes evenly from width `w0` to `w1`: arms, legs, branches. */
export const limb = (pts: readonly Pt[], w0: number, w1: number, fill: string): string =>
  path(
    taper(pts, (t) => w0 + (w1 - w0) * t),
    fill,
  );

/** `<g>` placed at x,y with scale (negative `sx` mirrors) and rotation in degrees. */
export function at(x: number, y: number, sx: number, content: string, rot = 0, sy = Math.abs(sx)): string {
  return `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''} scale(${sx.toFixed(3)} ${sy.toFixed(3)})">${content}</g>`;
}

/** `<g>` with free attributes (opacity, filter, clip-path, style). */
export function group(content: string, attrs: string): string {
  return `<g ${attrs}>${content}</g>`;
}

/** Reflection of `content` in water whose surface is at `y`. */
export function mirror(content: string, y: number, squash = 0.8, opacity = 0.4): string {
  return `<g opacity="${opacity}" transform="translate(0 ${n(y * (1 + squash))}) scale(1 ${-squash})">${content}</g>`;
}

/** A stroke of one width along `line`: rods, ropes, seams, lines of light. */
export const stroke = (line: readonly Pt[], width: number, fill: string, attrs = ''): string =>
  path(taper(line, width), fill, attrs);
