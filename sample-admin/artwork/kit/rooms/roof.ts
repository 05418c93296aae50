/** Roofs and rows of posts, in perspective. */
import type { Canvas } from '../canvas.js';
import { aerial, mix, tone } from '../colour.js';
import { slab, upright } from '../corners.js';
import { lerp, path } from '../shape.js';
import type { P3, View } from './camera.js';

/** Options of a hipped roof. */
export interface RoofOptions {
  depth?: number;
  /** Length of the ridge as a share of the long side. */
  ridge?: number;
  /** Concave sweep: 1 straight, 1.5 Balinese thatch. */
  sweep?: number;
  /** Thickness of the eave in metres. */
  eave?: number;
  courses?: number;
  /** Walls stand this far inside the eaves: the underside is open there. */
  inner?: number;
}

/** A hipped roof over the eaves rectangle x,z,w,d at height y, `h` metres tall. */
export function hipRoof(
  c: Canvas,
  v: View,
  [x, y, z]: P3,
  [w, d, h]: P3,
  local: string,
  o: RoofOptions = {},
): string {
  const depth = o.depth ?? 0;
  const col = (k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  const [mx, mz] = [x + w / 2, z + d / 2];
  const along = w >= d;
  const rl = (o.ridge ?? 0.34) * Math.max(w, d);
  const corner = (sx: number, sz: number, t: number, drop = 0): P3 => {
    const a = lerp(w / 2, along ? rl / 2 : 0.02 * w, t);
    const b = lerp(d / 2, along ? 0.02 * d : rl / 2, t);
    return [mx + sx * a, y - drop + h * t ** (o.sweep ?? 1.25), mz + sz * b];
  };
  const eave = o.eave ?? 0.22;
  const deep = col(-0.95);
  const under = (e: number): string => v.d(slab(x + e, x + w - e, z + e, z + d - e, y - eave));
  let out = path(under(0) + (o.inner ? under(o.inner) : ''), deep, 'fill-rule="evenodd"');
  const ts = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1];
  const side = (nrm: P3, ax: number, az: number, bx: number, bz: number): void => {
    if (!v.sees(corner((ax + bx) / 2, (az + bz) / 2, 0.15), nrm)) return;
    const ring = [...ts.map((t) => corner(ax, az, t)), ...[...ts].reverse().map((t) => corner(bx, bz, t))];
    out += v.face(ring, nrm, local, { depth, grade: 0.22 });
    out += path(
      v.d([corner(ax, az, 0), corner(bx, bz, 0), corner(bx, bz, 0, eave), corner(ax, az, 0, eave)]),
      col(-0.62),
    );
    const n = o.courses ?? 6;
    for (let i = 1; i < n; i++)
      out += v.rod(corner(ax, az, i / n), corner(bx, bz, i / n), 0.035, deep, 'opacity="0.3"');
    out += v.rod(corner(ax, az, 0), corner(bx, bz, 0), 0.05, mix(col(0.8), c.p.rim, 0.4), 'opacity="0.6"');
  };
  side([0, d, h], 1, 1, -1, 1);
  side([-h, w / 2, 0], -1, 1, -1, -1);
  side([h, w / 2, 0], 1, -1, 1, 1);
  side([0, d / 2, -h], -1, -1, 1, -1);
  const [dx, dz] = along ? [rl / 2, 0] : [0, rl / 2];
  const top = y + h;
  return (
    out +
    v.rod([mx - dx, top, mz - dz], [mx + dx, top, mz + dz], 0.28, col(-0.35)) +
    v.rod([mx - dx, top + 0.12, mz - dz], [mx + dx, top + 0.12, mz + dz], 0.07, mix(col(0.8), c.p.rim, 0.5))
  );
}

/** Posts at x,z pairs, far ones first. */
export function posts(
  v: View,
  list: readonly (readonly [number, number])[],
  size: number,
  local: string,
  o: { y?: number; h: number; depth?: number },
): string {
  return [...list]
    .sort((a, b) => b[1] - a[1])
    .map(([x, z]) =>
      v.box(x - size / 2, o.y ?? 0, z - size / 2, size, o.h, size, local, { depth: o.depth ?? 0 }),
    )
    .join('');
}

/** A glazed or louvred opening in a wall facing the viewer at z; `lit` glows warm. */
export function windowPane(
  c: Canvas,
  v: View,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  o: { lit?: boolean; bars?: number; depth?: number; louvre?: boolean } = {},
): string {
  const depth = o.depth ?? 0;
  const ring = v.ring(upright(x, x + w, y + h, y, z));
  const [a, b] = [ring[0]?.[1] ?? 0, ring[2]?.[1] ?? 1];
  const glass = mix(c.p.sky[0], c.p.ink, 0.45);
  const fill = o.lit
    ? c.down(a, b, [
        [0, '#FFDF9C'],
        [1, '#E59A3E'],
      ])
    : c.down(a, b, [
        [0, aerial(c.p, mix(glass, c.p.sky[3], 0.45), depth)],
        [0.5, aerial(c.p, glass, depth)],
        [1, aerial(c.p, mix(glass, c.p.ink, 0.4), depth)],
      ]);
  const frame = '#6B4630';
  let out = path(v.d(upright(x, x + w, y + h, y, z)), fill);
  const t = 0.07;
  const bar = (bx: number, by: number, bw: number, bh: number): string =>
    v.box(bx, by, z - 0.05, bw, bh, 0.06, frame, { depth, k: -0.15 });
  const bars = o.bars ?? 1;
  for (let i = 0; i <= bars + 1; i++) out += bar(x + ((w - t) * i) / (bars + 1), y, t, h);
  out += bar(x, y + h - t, w, t) + bar(x, y, w, t);
  if (o.louvre)
    for (let yy = y + 0.12; yy < y + h - 0.1; yy += 0.13)
      out += v.box(x + t, yy, z - 0.03, w - 2 * t, 0.07, 0.03, frame, { depth, k: 0.1 });
  return out;
}
