/** Perspective for rooms, pools and buildings: a camera over metres whose faces are shaded by the canvas light. */
import { type Canvas, fade } from '../canvas.js';
import { aerial, tone } from '../colour.js';
import type { P3 } from '../corners.js';
import { flank, slab, upright } from '../corners.js';
import { bar, clamp, lerp, lines, type Pt, path } from '../shape.js';

export type { P3 } from '../corners.js';

/** Where the viewer stands and looks. */
export interface ViewOptions {
  horizon: number;
  /** Middle of the picture in px; the default is the sheet's middle. */
  cx?: number;
  /** Lens length in px. */
  focal?: number;
  /** Eye height in metres. */
  eye?: number;
  /** Turn to the right, degrees: two vanishing points. */
  yaw?: number;
  /** Direction towards the light; default from the canvas light, behind the subject. */
  sun?: P3;
  /** Added to every face's light: raise it for bright rooms. */
  fill?: number;
}

/** How a face is painted. */
export interface FaceOptions {
  depth?: number;
  /** Light −1…1 instead of the one the face's direction gives. */
  k?: number;
  attrs?: string;
  /** Strength of the gradient across the face. */
  grade?: number;
}

const NEAR = 0.35;

/** Points in metres from flat numbers: `p3(x, y, z, x, y, z, …)`. */
export function p3(...v: number[]): P3[] {
  return Array.from(
    { length: v.length / 3 },
    (_, i): P3 => [v[i * 3] ?? 0, v[i * 3 + 1] ?? 0, v[i * 3 + 2] ?? 0],
  );
}

/** A camera: projects metres to the sheet and paints faces. */
export class View {
  private readonly o: Required<Omit<ViewOptions, 'sun'>>;
  private readonly sun: P3;

  constructor(
    private readonly c: Canvas,
    o: ViewOptions,
  ) {
    this.o = { cx: c.w / 2, focal: 1500, eye: 1.7, yaw: 0, fill: 0, ...o };
    const [x, y, z] = o.sun ?? [clamp((c.light.x - this.o.cx) / 600, -1.4, 1.4), 0.9, 0.35];
    const len = Math.hypot(x, y, z);
    this.sun = [x / len, y / len, z / len];
  }

  private cam([x, y, z]: P3): P3 {
    const a = (this.o.yaw * Math.PI) / 180;
    return [x * Math.cos(a) - z * Math.sin(a), y - this.o.eye, x * Math.sin(a) + z * Math.cos(a)];
  }

  private flat([x, y, z]: P3): Pt {
    const k = this.o.focal / z;
    return [this.o.cx + x * k, this.o.horizon - y * k];
  }

  /** Point on the sheet. */
  at(x: number, y: number, z: number): Pt {
    const [a, b, d] = this.cam([x, y, z]);
    return this.flat([a, b, Math.max(NEAR, d)]);
  }

  /** Pixels of one metre at x,z. */
  scale(x: number, z: number): number {
    return this.o.focal / Math.max(NEAR, this.cam([x, 0, z])[2]);
  }

  /** Outline on the sheet, cut at the viewer's plane. */
  ring(points: readonly P3[]): Pt[] {
    const q = points.map((p) => this.cam(p));
    const out: P3[] = [];
    q.forEach((a, i) => {
      const b = q[(i + 1) % q.length] ?? a;
      if (a[2] >= NEAR) out.push(a);
      if (a[2] >= NEAR !== b[2] >= NEAR) {
        const t = (NEAR - a[2]) / (b[2] - a[2]);
        out.push([lerp(a[0], b[0], t), lerp(a[1], b[1], t), NEAR]);
      }
    });
    return out.map((p) => this.flat(p));
  }

  /** Path data of a face given as flat numbers or points. */
  d(points: readonly P3[]): string {
    const ring = this.ring(points);
    return ring.length > 2 ? lines(ring) : '';
  }

  /** Whether a face with this normal turns to the viewer. */
  sees([x, y, z]: P3, [nx, ny, nz]: P3): boolean {
    return -x * nx + (this.o.eye - y) * ny - z * nz > 0;
  }

  /** Light on a face with this normal, −1…1. */
  lit([x, y, z]: P3): number {
    const len = Math.hypot(x, y, z) || 1;
    const dot = (x * this.sun[0] + y * this.sun[1] + z * this.sun[2]) / len;
    return clamp(dot * 0.85 - 0.12 + this.o.fill, -0.95, 0.95);
  }

  /** A face in a local colour with a soft gradient from top to bottom. */
  face(points: readonly P3[], normal: P3, local: string, o: FaceOptions = {}): string {
    const ring = this.ring(points);
    if (ring.length < 3) return '';
    const k = o.k ?? this.lit(normal);
    const g = o.grade ?? 0.16;
    const col = (v: number): string => aerial(this.c.p, tone(this.c.p, local, clamp(v, -1, 1)), o.depth ?? 0);
    const ys = ring.map(([, y]) => y);
    const y0 = clamp(Math.min(...ys), -200, this.c.h);
    const y1 = clamp(Math.max(...ys), y0 + 0.1, this.c.h + 200);
    return path(lines(ring), this.c.down(y0, y1, fade(col(k + g), col(k - g))), o.attrs);
  }

  /** A box: left x, bottom y, near z; width, height, depth. Only faces the viewer sees. */
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    local: string,
    o: FaceOptions & { add?: number } = {},
  ): string {
    const [X, Y, Z] = [x + w, y + h, z + d];
    const put = (nrm: P3, ring: P3[]): string => {
      const rel = o.k === undefined ? this.lit(nrm) + (o.add ?? 0) : o.k + this.lit(nrm) * 0.5;
      return this.sees(ring[0] ?? [0, 0, 0], nrm) ? this.face(ring, nrm, local, { ...o, k: rel }) : '';
    };
    return (
      put([0, 0, 1], upright(x, X, Y, y, Z)) +
      put([0, -1, 0], slab(x, X, z, Z, y)) +
      put([-1, 0, 0], flank(x, z, Z, Y, y)) +
      put([1, 0, 0], flank(X, z, Z, Y, y)) +
      put([0, 1, 0], slab(x, X, z, Z, Y)) +
      put([0, 0, -1], upright(x, X, Y, y, z))
    );
  }

  /** A line in space as a thin stroke, `w` metres wide. */
  rod(a: P3, b: P3, w: number, color: string, attrs = ''): string {
    const [p, q] = this.ring([a, b]);
    if (!p || !q) return '';
    const [s, t] = [this.scale(a[0], a[2]) * w, this.scale(b[0], b[2]) * w];
    return path(
      bar(p, q, (u) => clamp(lerp(s, t, u), 0.8, 60)),
      color,
      attrs,
    );
  }

  /** Parallel joints on a floor at height y over x0 x1 z0 z1; `along` the z axis or across it. */
  joints(
    [x0, x1, z0, z1]: readonly [number, number, number, number],
    y: number,
    step: number,
    along: 'x' | 'z',
    color: string,
    opacity = 0.25,
  ): string {
    let d = '';
    const e = 0.01;
    for (let v = (along === 'z' ? x0 : z0) + step; v < (along === 'z' ? x1 : z1) - 0.01; v += step)
      d += along === 'z' ? this.d(slab(v - e, v + e, z0, z1, y)) : this.d(slab(x0, x1, v - e, v + e, y));
    return path(d, color, `opacity="${opacity}"`);
  }
}
