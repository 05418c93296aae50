/** A small perspective camera: vehicles, stages, rooms and tables are built in metres and projected onto the sheet. */
import type { Canvas } from './canvas.js';
import { tone } from './colour.js';
import { flank, type P3, slab, upright } from './corners.js';
import { clamp, lines, type Pt, path } from './shape.js';

export type { P3 } from './corners.js';

/** Where the viewer stands. The origin lies on the ground at screen x, below the horizon. */
export interface View {
  x: number;
  horizon: number;
  /** Eye height and distance to the origin in metres. */
  eye: number;
  dist: number;
  /** Pixels per metre at the origin. */
  scale: number;
  /** Turns the built world, degrees. */
  yaw?: number;
  /** Light behind the scene (1) … from the viewer's side (−1). */
  back?: number;
}

const sub = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: P3, b: P3): P3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: P3): P3 => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};

/** The camera of one scene. */
export class Space {
  private readonly cos: number;
  private readonly sin: number;
  private readonly light: P3;

  constructor(
    readonly c: Canvas,
    readonly v: View,
  ) {
    const a = ((v.yaw ?? 0) * Math.PI) / 180;
    [this.cos, this.sin] = [Math.cos(a), Math.sin(a)];
    this.light = unit([clamp(((c.light.x - v.x) / c.w) * 2.2, -1, 1), 0.72, v.back ?? 0.1]);
  }

  private turn([x, y, z]: P3): P3 {
    return [x * this.cos + z * this.sin, y, z * this.cos - x * this.sin];
  }

  /** Pixels per metre at a point. */
  px(p: P3): number {
    return (this.v.scale * this.v.dist) / Math.max(0.3, this.v.dist + this.turn(p)[2]);
  }

  /** Distance of a point from the viewer along the line of sight, in metres. */
  depth(p: P3): number {
    return this.v.dist + this.turn(p)[2];
  }

  /** Screen position of a point. */
  to(p: P3): Pt {
    const k = this.px(p);
    return [this.v.x + this.turn(p)[0] * k, this.v.horizon - (p[1] - this.v.eye) * k];
  }

  /** How strongly a face with this normal is lit, −1…1. */
  lit(normal: P3): number {
    const [x, y, z] = this.turn(unit(normal));
    const [lx, ly, lz] = this.light;
    return clamp((x * lx + y * ly + z * lz) * 1.05 - 0.12 + y * 0.12, -0.95, 0.95);
  }

  /** True if a face around `p` with this normal looks at the viewer. */
  faces(p: P3, normal: P3): boolean {
    const [x, y, z] = this.turn(p);
    const nn = this.turn(normal);
    return nn[0] * x + nn[1] * (y - this.v.eye) + nn[2] * (z + this.v.dist) < 0;
  }

  /** Normal of a face given counter-clockwise as seen from outside. */
  normal(q: readonly P3[]): P3 {
    const zero: P3 = [0, 0, 0];
    const [a, b, d] = [q[0] ?? zero, q[1] ?? zero, q[q.length - 1] ?? zero];
    return unit(cross(sub(d, a), sub(b, a)));
  }

  /** Path data of a polygon in space. */
  d(q: readonly P3[]): string {
    return lines(q.map((p) => this.to(p)));
  }

  /** A flat polygon in a plain fill. */
  fill(q: readonly P3[], fill: string, attrs = ''): string {
    return path(this.d(q), fill, attrs);
  }

  /** A flat polygon in a local colour, shaded by a normal. */
  face(q: readonly P3[], local: string, normal: P3, extra = 0): string {
    return this.fill(q, tone(this.c.p, local, clamp(this.lit(normal) + extra, -1, 1)));
  }

  /** A box standing on y; x,z is its middle. */
  box(x: number, y: number, z: number, w: number, h: number, d: number, local: string, extra = 0): string {
    const [x0, x1, y1, z0, z1] = [x - w / 2, x + w / 2, y + h, z - d / 2, z + d / 2];
    const sides: [P3[], P3][] = [
      [upright(x0, x1, y, y1, z1), [0, 0, 1]],
      [flank(x0, z0, z1, y, y1), [-1, 0, 0]],
      [flank(x1, z0, z1, y, y1), [1, 0, 0]],
      [upright(x0, x1, y, y1, z0), [0, 0, -1]],
      [slab(x0, x1, z0, z1, y1), [0, 1, 0]],
      [slab(x0, x1, z0, z1, y), [0, -1, 0]],
    ];
    return sides
      .filter(([q, nn]) => this.faces(q[0] ?? [0, 0, 0], nn))
      .map(([q, nn]) => this.face(q, local, nn, extra))
      .join('');
  }

  /** A horizontal disc, as points. */
  ring(x: number, y: number, z: number, r: number): P3[] {
    return Array.from({ length: 36 }, (_, i): P3 => {
      const a = (i / 36) * Math.PI * 2;
      return [x + Math.cos(a) * r, y, z + Math.sin(a) * r];
    });
  }

  /** An upright round body: radius `r0` at y, `r1` at y + h. */
  drum(
    x: number,
    y: number,
    z: number,
    r0: number,
    r1: number,
    h: number,
    local: string,
    top = local,
  ): string {
    const { c } = this;
    const [a, b] = [this.to([x, y, z]), this.to([x, y + h, z])];
    const k = this.px([x, y, z]);
    const half = (ring: readonly P3[], front: boolean): Pt[] => {
      const pts = ring.map((p) => this.to(p));
      const mid = pts.reduce((s, p) => s + p[1], 0) / pts.length;
      return pts.filter((p) => (front ? p[1] >= mid : p[1] <= mid)).sort((p, q) => p[0] - q[0]);
    };
    const [lo, hi] = [this.ring(x, y, z, r0), this.ring(x, y + h, z, r1)];
    const s = c.side(a[0]);
    const w = Math.max(r0, r1) * k;
    return (
      path(
        lines([...half(hi, false), ...half(lo, true).reverse()]),
        c.turn(a[0] - w, a[0] + w, s, tone(c.p, local, 0.75), tone(c.p, local, 0), tone(c.p, local, -0.6)),
      ) + (b[1] > this.v.horizon ? path(lines(hi.map((p) => this.to(p))), tone(c.p, top, 0.55)) : '')
    );
  }

  /** Soft contact shadow on the ground: a polygon in metres. */
  shadow(q: readonly P3[], opacity = 0.5, blur = 12): string {
    return path(this.d(q), this.c.p.ink, `opacity="${opacity}" ${this.c.blur(blur, blur * 0.5)}`);
  }
}
