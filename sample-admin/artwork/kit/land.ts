/** Ridges and volcanoes. */
import type { Canvas } from './canvas.js';
import { land, mix } from './colour.js';
import { clamp, group, lerp, lines, n, noise, type Pt, path, smoothstep, taper } from './shape.js';

/** Options of a ridge layer. */
export interface RidgeOptions {
  /** Mean height of the crest line. */
  y: number;
  /** How far the crest rises and falls. */
  amp: number;
  /** 0 near … 1 far: sets colour and haze. */
  depth: number;
  seed: number;
  /** Width of one hill in px. */
  span?: number;
  /** Foliage bumps on the crest, height in px (near layers). */
  trees?: number;
  /** Lifts (negative) or lowers the crest by x. */
  shape?: (x: number) => number;
  /** How strong the haze at its foot is, 0…1, and how far down it is reached. */
  mist?: number;
  fall?: number;
}

/** Crest height of a ridge at x; use it to stand trees and towers on the ridge. */
export function crest(o: RidgeOptions): (x: number) => number {
  const f = noise(o.seed, 4);
  const g = noise(o.seed + 5, 2);
  return (x) =>
    o.y -
    o.amp * (0.5 * f(x / (o.span ?? 420)) + 0.5 * (1 - 2 * Math.abs(g(x / (o.span ?? 420) + 9)))) +
    (o.shape?.(x) ?? 0);
}

/** One layer of land: crest, own colour at the top, haze at the foot, a thread of rim light on slopes facing the sun. */
export function ridge(c: Canvas, o: RidgeOptions): string {
  const top = crest(o);
  const bump = noise(o.seed + 11, 2);
  const pts: Pt[] = [];
  const step = o.trees ? 5 : 10;
  for (let x = -30; x <= c.w + 30; x += step) {
    const t = o.trees
      ? o.trees *
        (0.35 + 0.65 * Math.abs(bump(x / (o.trees * 1.3)))) *
        (0.7 + 0.3 * Math.abs(Math.sin((x / o.trees) * 1.7)))
      : 0;
    pts.push([x, top(x) - t]);
  }
  const col = land(c.p, o.depth);
  const foot = mix(col, c.p.haze, (o.mist ?? 0.75) * (0.35 + 0.65 * o.depth ** 0.5));
  const fall = o.fall ?? o.amp * 1.4 + 120;
  const body = lines([...pts, [c.w + 40, c.h + 10], [-40, c.h + 10]]);
  const lx = clamp(c.light.x, 0, c.w);
  let out = path(
    body,
    c.down(o.y - o.amp, o.y - o.amp + fall, [
      [0, col],
      [0.3, mix(col, foot, 0.2)],
      [1, foot],
    ]),
  );
  out += path(
    body,
    c.radial(lx, o.y, c.w * 0.6, [
      [0, c.p.glow, 0.1 + 0.34 * o.depth],
      [1, c.p.glow, 0],
    ]),
  );
  return out;
}

/** Options of a volcano. */
export interface VolcanoOptions {
  x: number;
  /** Foot line. */
  base: number;
  height: number;
  /** Width at the foot. */
  width: number;
  depth: number;
  seed: number;
  /** Crater width as a share of the width. */
  crater?: number;
  /** Shape of the flanks: 1 straight, 2+ concave. */
  concave?: number;
}

/** The flanks of a volcano: form and colours. */
interface Slope {
  o: VolcanoOptions;
  /** Width of the crater, exponent of the flanks' curve, half the width at the foot. */
  cr: number;
  pw: number;
  half: number;
  s: number;
  lit: string;
  dark: string;
  top: number;
  /** Noise of the rock. */
  r: (x: number) => number;
}

/** Ravines: strokes that leave the crater and fan out, following the flank's curve. */
function ravines(slope: Slope): string {
  const { cr, dark, half, lit, o, pw, r, s, top } = slope;
  let inner = '';
  const count = 26;
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5 + 0.4 * r(i * 3.7)) / count) * 2 - 1;
    const start = 0.02 + 0.2 * Math.abs(r(i * 1.9 + 40));
    const end = 0.5 + 0.5 * Math.abs(r(i * 2.3 + 80));
    const line: Pt[] = [];
    for (let k = 0; k <= 12; k++) {
      const q = lerp(start, end, k / 12);
      const spread = cr * 0.42 + (half - cr * 0.5) * (1 - (1 - q) ** (1 / pw)) * 0.98;
      line.push([
        o.x + u * spread + r(k * 0.4 + i * 5) * o.width * 0.0035 * (1 + k * 0.12),
        top + o.height * 0.04 + q * o.height,
      ]);
    }
    const wide = o.width * (0.006 + 0.012 * Math.abs(r(i + 9)));
    const d = taper(line, (t) => wide * (0.12 + t) * (1 - t ** 6) * 1.1);
    const facing = u * s > -0.1;
    inner += path(
      d,
      facing ? (i % 2 ? lit : dark) : dark,
      `opacity="${facing ? (i % 2 ? 0.36 : 0.24) : 0.34}"`,
    );
  }
  return inner;
}

/** The whole flank turned away from the light. */
function shadeSide(slope: Slope): string {
  const { cr, dark, half, o, r, s, top } = slope;
  let inner = '';
  const ridgeLine: Pt[] = [];
  for (let k = 0; k <= 22; k++)
    ridgeLine.push([
      o.x - s * (cr * 0.1 + k * k * half * 0.0005) + r(k * 0.8 + 60) * o.width * 0.014 * Math.min(1, k / 5),
      top + (o.height * 1.05 * k) / 22,
    ]);
  inner += path(
    lines([...ridgeLine, [o.x - s * half, o.base + 40], [o.x - s * half, top], [o.x, top - 20]]),
    dark,
    'opacity="0.5"',
  );
  return inner;
}

/** A volcano: concave flanks, notched crater, ravines lit from the sun's side, foot lost in haze. */
export function volcano(c: Canvas, o: VolcanoOptions): string {
  const f = noise(o.seed, 4);
  const cr = (o.crater ?? 0.035) * o.width;
  const pw = o.concave ?? 2;
  const half = o.width / 2;
  const yAt = (x: number): number => {
    const dx = Math.abs(x - o.x);
    const t = clamp((dx - cr / 2) / (half - cr / 2), 0, 1);
    const notch = dx < cr / 2 ? 0.035 * (1 - (dx / (cr / 2)) ** 2) * 0.7 + 0.012 * f(x / 14) : 0;
    const tilt = clamp((x - o.x) / cr, -0.5, 0.5) * 0.03;
    return (
      o.base -
      o.height * ((1 - t) ** pw * (1 - notch - tilt * (1 - t))) +
      f(x / 60) * o.height * 0.022 * smoothstep(0, 0.12, t) * (1 - t * 0.5)
    );
  };
  const pts: Pt[] = [];
  for (let x = o.x - half; x <= o.x + half; x += 5) pts.push([x, yAt(x)]);
  const body = lines([...pts, [o.x + half, o.base + 40], [o.x - half, o.base + 40]]);
  const s = c.side(o.x);
  const base = land(c.p, o.depth);
  const lit = mix(base, c.p.rim, 0.42);
  const dark = mix(base, c.p.near, 0.4);
  const top = o.base - o.height;
  let inner = path(
    body,
    c.turn(o.x - half * 0.6, o.x + half * 0.6, s, mix(base, lit, 0.55), base, mix(base, dark, 0.35)),
  );
  const r = noise(o.seed + 3);
  const slope: Slope = { o, cr, pw, half, s, lit, dark, top, r };
  inner += ravines(slope);
  inner += shadeSide(slope);
  const fog = c.down(top + o.height * 0.3, o.base, [
    [0, c.p.haze, 0],
    [0.6, c.p.haze, 0.5 + o.depth * 0.25],
    [1, c.p.haze, 0.96],
  ]);
  const rimPts = pts.filter(([x, y]) => (x - o.x) * s > -cr * 0.4 && y < o.base - o.height * 0.25);
  return group(
    inner +
      path(
        lines(rimPts, false),
        'none',
        `stroke="${c.p.rim}" stroke-width="${n(o.width * 0.006)}" opacity="0.65"`,
      ) +
      path(body, fog),
    c.clip(body),
  );
}
