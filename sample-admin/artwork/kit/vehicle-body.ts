/** The lofted body of a vehicle: its measures and the points on its skin. */
import { type Pt, pts } from './shape.js';
import type { P3 } from './space.js';

/** Shape of a vehicle. Side coordinates: x 0 front … 1 rear, y 0 ground … 1 roof. Lists are `pts` strings. */
export interface VehicleSpec {
  /** Length, width, height in metres. */
  size: readonly [number, number, number];
  /** Upper outline from the front sill over the roof to the rear sill; x never falls. */
  outline: string;
  /** Height of sill and of the belt line under the windows. */
  sill: number;
  belt: number;
  /** How far the cabin leans in above the belt, and how round the front is in plan. */
  lean: number;
  nose: number;
  wheels: readonly number[];
  wheel: number;
  windows: readonly string[];
  /** Wind screen and rear screen: outline heights [low, high]. */
  screen: readonly [number, number];
  rear: readonly [number, number];
  /** Side lines (doors). */
  seams?: readonly string[];
  /** Lamps and grille on the front: rows z0 y0 z1 y1 in half-widths and heights. */
  lamps: readonly Quad[];
  grille: readonly Quad[];
  tail: readonly Quad[];
  /** Lamp length along the side. */
  wrap?: number;
  /** Two-tone: roof colour; lower body stripe [y0, y1, colour]. */
  roof?: string;
  stripes?: readonly (readonly [points: string, color: string])[];
  spokes?: number;
}

/** A rectangle: z0 y0 z1 y1. */
export type Quad = readonly [number, number, number, number];

/** How it is painted and placed. */
export interface VehicleOptions {
  color: string;
  /** Middle of the vehicle on the ground and its heading: 0 drives to the left, 90 to the viewer (degrees). */
  x?: number;
  z?: number;
  heading?: number;
  /** Lamps lit. */
  on?: boolean;
  /** Warm light in the cabin. */
  glow?: boolean;
}

/** The skin of one vehicle: points on it and the way from them into the scene. */
export interface Body {
  pt(x: number, y: number, side: 1 | -1): P3;
  across(i: number, t: number): P3;
  world(p: P3): P3;
  prof: readonly Pt[];
  atY(y: number, front: boolean): number;
}

/** Lofts the skin from the side outline and the shape in plan. */
export function body(spec: VehicleSpec, o: VehicleOptions): Body {
  const [L, W, H] = spec.size;
  const key = pts(spec.outline);
  const prof: Pt[] = [];
  key.forEach((b, i) => {
    const cc = key[i + 1];
    if (!cc) return;
    const [a, e] = [key[i - 1] ?? b, key[i + 2] ?? cc];
    for (let j = 0; j < 5; j++) {
      const t = j / 5;
      const h = (p0: number, p1: number, p2: number, p3: number): number => {
        const [m0, m1] = [(p2 - p0) * 0.28, (p3 - p1) * 0.28];
        return (
          (2 * t ** 3 - 3 * t ** 2 + 1) * p1 +
          (t ** 3 - 2 * t ** 2 + t) * m0 +
          (-2 * t ** 3 + 3 * t ** 2) * p2 +
          (t ** 3 - t ** 2) * m1
        );
      };
      prof.push([h(a[0], b[0], cc[0], e[0]), h(a[1], b[1], cc[1], e[1])]);
    }
  });
  prof.push(key[key.length - 1] ?? [1, 0]);
  const half = (x: number, y: number): number => {
    const nose =
      spec.nose * Math.max(0, 1 - x / 0.13) ** 2 + spec.nose * 0.6 * Math.max(0, (x - 0.9) / 0.1) ** 2;
    const above = Math.max(0, (y - spec.belt) / (1 - spec.belt));
    const below = Math.max(0, (spec.belt * 0.72 - y) / spec.belt);
    const shoulder = 0.035 * Math.exp(-(((y - spec.belt * 0.92) / 0.09) ** 2));
    return (
      (W / 2) * (0.965 - nose - spec.lean * (above * 0.75 + above ** 3 * 0.35) - below * 0.09 + shoulder)
    );
  };
  const a = ((o.heading ?? 0) * Math.PI) / 180;
  const [ca, sa] = [Math.cos(a), Math.sin(a)];
  const world = ([x, y, z]: P3): P3 => {
    const [lx, lz] = [(x - 0.5) * L, z];
    return [(o.x ?? 0) + lx * ca + lz * sa, y * H, (o.z ?? 0) + lx * sa - lz * ca];
  };
  return {
    prof,
    world,
    pt: (x, y, side) => world([x, y, side * half(x, y)]),
    across: (i, t) => {
      const [x, y] = prof[i] ?? [0, 0];
      const bow = 1 - t * t;
      const end = (x < 0.3 ? -1 : x > 0.8 ? 1 : 0) * spec.nose * 0.22 * bow;
      return world([x + end, y + (y > 0.6 ? 0.018 * bow : 0), t * half(x, y)]);
    },
    atY: (y, front) => {
      const range = prof.map((p, i) => [p, i] as const).filter(([p]) => (front ? p[0] < 0.5 : p[0] > 0.5));
      return range.reduce((best, q) => (Math.abs(q[0][1] - y) < Math.abs(best[0][1] - y) ? q : best))[1];
    },
  };
}

/** From b to a. */
export const minus = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Moves a point away from m on the ground, `k` times as far. */
export const grow = (p: P3, m: P3, k: number): P3 => [
  m[0] + (p[0] - m[0]) * k,
  p[1],
  m[2] + (p[2] - m[2]) * k,
];

/** Turns a normal so that it looks away from the middle m. */
export const outward = (nn: P3, p: P3, m: P3): P3 =>
  nn[0] * (p[0] - m[0]) + nn[1] * (p[1] - m[1]) + nn[2] * (p[2] - m[2]) < 0 ? [-nn[0], -nn[1], -nn[2]] : nn;
