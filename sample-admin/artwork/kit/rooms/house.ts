/** Houses: wings with bays and balconies, open pavilions, doors. */
import type { Canvas } from '../canvas.js';
import { mix, tone } from '../colour.js';
import { flank, slab, upright } from '../corners.js';
import { airGlow } from '../light.js';
import { core } from '../palette.js';
import { path, rng } from '../shape.js';
import type { P3, View } from './camera.js';
import { hipRoof, posts, windowPane } from './roof.js';

/** Options of a building wing. */
export interface WingOptions {
  floors?: number;
  storey?: number;
  bays?: number;
  wall?: string;
  roof?: string | false;
  roofH?: number;
  overhang?: number;
  balcony?: boolean;
  depth?: number;
  /** Share of windows with lamps on. */
  lit?: number;
  seed?: number;
  louvre?: boolean;
  sweep?: number;
}

/** A wing of rooms: x,z near left corner, w wide, d deep; windows and balconies on the near face and on the seen side. */
export function wing(c: Canvas, v: View, [x, y, z]: P3, w: number, d: number, o: WingOptions = {}): string {
  const [floors, sh, bays] = [o.floors ?? 2, o.storey ?? 3.1, o.bays ?? 3];
  const depth = o.depth ?? 0;
  const wall = o.wall ?? '#EDE3CF';
  const r = rng(o.seed ?? 7);
  const H = floors * sh;
  let out = path(v.d(slab(x - 0.4, x + w + 0.4, z - 0.5, z, y)), c.p.ink, 'opacity="0.3"');
  out += v.box(x, y, z, w, H, d, wall, { depth });
  const bw = w / bays;
  for (let f = 0; f < floors; f++) {
    const fy = y + f * sh;
    for (let b = 0; b < bays; b++) {
      const lit = r.chance(o.lit ?? 0);
      const bx = x + b * bw + bw * 0.14;
      if (o.balcony && f > 0) {
        out += v.face(
          upright(bx - bw * 0.06, bx + bw * 0.78, fy + 2.7, fy, z - 0.01),
          [0, 0, -1],
          '#6A5A4A',
          { depth, k: -0.5 },
        );
      }
      out += windowPane(
        c,
        v,
        bx,
        fy + (f && !o.balcony ? 0.9 : 0.1),
        z - 0.02,
        bw * 0.72,
        f && !o.balcony ? 1.4 : 2.25,
        { lit, depth, bars: 2, louvre: o.louvre ?? false },
      );
      if (o.balcony && f > 0) {
        out += v.box(bx - bw * 0.1, fy - 0.12, z - 1.1, bw * 0.92, 0.14, 1.1, wall, { depth });
        for (let i = 0; i <= 4; i++)
          out += v.box(bx - bw * 0.1 + (bw * 0.9 * i) / 4, fy, z - 1.08, 0.035, 0.9, 0.035, core.wood, {
            depth,
          });
        out += v.box(bx - bw * 0.1, fy + 0.88, z - 1.1, bw * 0.92, 0.06, 0.07, core.wood, {
          depth,
          add: 0.2,
        });
      }
    }
    if (f > 0) out += v.box(x - 0.05, fy - 0.1, z - 0.06, w + 0.1, 0.14, 0.06, wall, { depth, add: 0.2 });
    for (const s of [-1, 1] as const) {
      const sx = s < 0 ? x : x + w;
      if (!v.sees([sx, fy, z], [s, 0, 0])) continue;
      const n = Math.max(1, Math.round(d / 3.4));
      for (let b = 0; b < n; b++) {
        const za = z + (d * (b + 0.28)) / n;
        const zb = z + (d * (b + 0.72)) / n;
        const e = sx + s * 0.01;
        const lit = r.chance(o.lit ?? 0);
        out += v.face(
          flank(e, za, zb, fy + 2.3, fy + 0.8),
          [s, 0, 0],
          lit ? '#F6BE62' : mix(c.p.sky[0], c.p.ink, 0.4),
          lit ? { k: 0.9, grade: 0.1 } : { depth, k: 0 },
        );
        out += v.face(flank(e, za - 0.1, zb + 0.1, fy + 0.8, fy + 0.68), [s, 0, 0], wall, { depth, k: 0.5 });
      }
    }
  }
  const ov = o.overhang ?? 0.9;
  if (o.roof !== false)
    out += hipRoof(
      c,
      v,
      [x - ov, y + H, z - ov],
      [w + ov * 2, d + ov * 2, o.roofH ?? 2.4],
      o.roof ?? '#B5613F',
      { depth, ridge: 0.5, sweep: o.sweep ?? 1.15, inner: ov, courses: 6 },
    );
  else
    out +=
      (v.sees([x, y, z], [-1, 0, 0]) ? v.box(x - 0.25, y + H, z, 0.25, 0.35, d, wall, { depth }) : '') +
      (v.sees([x + w, y, z], [1, 0, 0]) ? v.box(x + w, y + H, z, 0.25, 0.35, d, wall, { depth }) : '') +
      v.box(x - 0.25, y + H, z - 0.25, w + 0.5, 0.35, 0.25, wall, { depth, add: 0.1 });
  return out;
}

/** An open pavilion: its corner, its measures, its options. */
interface Hall {
  c: Canvas;
  v: View;
  x: number;
  z: number;
  w: number;
  d: number;
  h: number;
  o: {
    roof?: string;
    roofH?: number;
    depth?: number;
    base?: number;
    lamp?: boolean;
    inside?: string;
    overhang?: number;
    ridge?: number;
    sweep?: number;
    back?: string | false;
    cols?: number;
  };
  depth: number;
  fy: number;
}

/** The far wall and its boards. */
function backWall(hall: Hall): string {
  const { c, d, depth, fy, h, o, v, w, x, z } = hall;
  let out = '';
  if (o.back !== false) {
    const local = o.back ?? '#B98A5A';
    out += v.face(upright(x, x + w, fy + h, fy, z + d), [0, 0, -1], local, {
      depth,
      k: o.lamp ? 0.55 : -0.55,
      grade: o.lamp ? 0.1 : 0.2,
    });
    for (let i = 1; i < 7; i++)
      out += v.rod(
        [x + (w * i) / 7, fy, z + d - 0.01],
        [x + (w * i) / 7, fy + h, z + d - 0.01],
        0.05,
        tone(c.p, local, -0.8),
        'opacity="0.4"',
      );
  }
  return out;
}

function hangingLamp(hall: Hall): string {
  const { c, d, fy, h, o, v, w, x, z } = hall;
  let out = '';
  if (o.lamp) {
    const [lx, ly] = v.at(x + w / 2, fy + h * 0.75, z + d / 2);
    const s = v.scale(x + w / 2, z + d / 2);
    out +=
      airGlow(c, lx, ly + s * 0.4, s * w * 0.6, s * h * 0.8, '#FFC565', 0.75) +
      `<circle cx="${lx.toFixed(1)}" cy="${ly.toFixed(1)}" r="${(s * 0.12).toFixed(1)}" fill="#FFF3D2"/>`;
  }
  return out;
}

/** An open pavilion: stone platform, posts, big roof; `inside` is drawn between floor and roof; `lamp` lights it. */
export function pavilion(c: Canvas, v: View, [x, y, z]: P3, [w, d, h]: P3, o: Hall['o'] = {}): string {
  const depth = o.depth ?? 0;
  const base = o.base ?? 0.45;
  const fy = y + base;
  let out = path(v.d(slab(x - 0.5, x + w + 0.5, z - 0.7, z + d, y + 0.01)), c.p.ink, 'opacity="0.32"');
  out += v.box(x - 0.3, y, z - 0.3, w + 0.6, base, d + 0.6, '#A59B8D', { depth });
  const hall: Hall = { c, v, x, z, w, d, h, o, depth, fy };
  out += backWall(hall);
  const cols = o.cols ?? 3;
  const list: [number, number][] = [];
  for (let i = 0; i < cols; i++)
    list.push(
      [x + 0.15 + ((w - 0.3) * i) / (cols - 1), z + 0.15],
      [x + 0.15 + ((w - 0.3) * i) / (cols - 1), z + d - 0.15],
    );
  out += posts(
    v,
    list.filter(([, pz]) => pz > z + d / 2),
    0.2,
    core.wood,
    { y: fy, h, depth },
  );
  out += o.inside ?? '';
  out += hangingLamp(hall);
  out += posts(
    v,
    list.filter(([, pz]) => pz <= z + d / 2),
    0.2,
    core.wood,
    { y: fy, h, depth },
  );
  out += v.box(x, fy + h - 0.2, z + 0.05, w, 0.2, 0.16, core.wood, { depth });
  const ov = o.overhang ?? 1;
  return (
    out +
    hipRoof(
      c,
      v,
      [x - ov, fy + h, z - ov],
      [w + ov * 2, d + ov * 2, o.roofH ?? w * 0.5],
      o.roof ?? '#9A7B50',
      { depth, ridge: o.ridge ?? 0.3, sweep: o.sweep ?? 1.35, eave: 0.28, courses: 7 },
    )
  );
}
