/** Conifers, cabins and village gates. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { aerial, mix, tone } from '../colour.js';
import { flank, upright } from '../corners.js';
import { airGlow } from '../light.js';
import { lines, path, rng, taper } from '../shape.js';
import { type P3, p3, type View } from './camera.js';

/** A tall conifer (cemara) standing at x,y: drooping tiers, lit on the sun's side. */
export function conifer(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  o: { depth?: number; seed?: number } = {},
): string {
  const r = rng(o.seed ?? Math.round(x));
  const depth = o.depth ?? 0.1;
  const s = c.side(x);
  const dark = aerial(c.p, mix(c.p.leaf[2], c.p.ink, 0.45), depth);
  const lit = aerial(c.p, mix(c.p.leaf[2], c.p.leaf[1], 0.55), depth);
  let d = '';
  let l = '';
  const tiers = 26;
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1);
    const yy = y - h * (0.16 + 0.8 * t);
    const w = h * 0.17 * (1 - t) ** 0.8 + h * 0.012;
    for (const side of [-1, 1]) {
      const len = w * r.range(0.7, 1.12);
      const leaf = taper(
        [
          [x, yy - h * 0.02],
          [x + side * len * 0.5, yy - h * 0.005],
          [x + side * len, yy + h * r.range(0.02, 0.05)],
        ],
        (u) => h * 0.05 * (1.1 - u) * (1.15 - t * 0.5),
      );
      d += leaf;
      if (side === s && r.chance(0.75))
        l += taper(
          [
            [x + side * len * 0.2, yy - h * 0.02],
            [x + side * len * 0.6, yy - h * 0.01],
            [x + side * len * 0.96, yy + h * 0.02],
          ],
          (u) => h * 0.013 * (1.1 - u),
        );
    }
  }
  return (
    path(
      taper(
        [
          [x, y],
          [x, y - h * 0.5],
          [x, y - h],
        ],
        (t) => h * 0.022 * (1.1 - t),
      ),
      aerial(c.p, tone(c.p, '#5E4636', -0.6), depth),
    ) +
    path(d, dark) +
    path(l, lit)
  );
}

/** Measures of a cabin. */
interface Cabin {
  c: Canvas;
  v: View;
  x: number;
  y: number;
  z: number;
  w: number;
  h: number;
  wallH: number;
  depth: number;
  m: number;
  ov: number;
  gx: number;
}

/** The bars of the great window. */
function glassBars(house: Cabin): string {
  const { c, h, v, w, wallH, x, y, z } = house;
  let out = '';
  for (const t of [0.25, 0.5, 0.75])
    out += v.rod(
      [x + w * t, y, z - 0.04],
      [x + w * t, y + wallH + (t === 0.5 ? h * 0.62 : h * 0.3), z - 0.04],
      0.08,
      tone(c.p, '#5E4028', -0.5),
    );
  out += v.rod(
    [x + 0.3, y + wallH, z - 0.04],
    [x + w - 0.3, y + wallH, z - 0.04],
    0.09,
    tone(c.p, '#5E4028', -0.5),
  );
  return out;
}

/** Boards along the edge of the gable. */
function bargeboards(house: Cabin): string {
  const { c, depth, gx, h, m, ov, v, w, wallH, y, z } = house;
  let out = '';
  for (const e of [-1, 1])
    out += v.rod(
      [m, y + h, z - ov],
      [m + e * (w / 2 + ov), y + wallH - 0.4, z - ov],
      0.2,
      aerial(c.p, tone(c.p, '#8A6A4C', e === c.side(gx) ? 0.7 : -0.3), depth),
    );
  return out;
}

/** A steep cabin with its gable towards the viewer, warm glass; x is the left foot at z. */
export function cabin(
  c: Canvas,
  v: View,
  [x, y, z]: P3,
  w: number,
  d: number,
  h: number,
  depth: number,
): string {
  const m = x + w / 2;
  const wallH = h * 0.3;
  const roof = '#6A5642';
  let out = v.box(x - 0.5, y - 0.5, z - 1.6, w + 1, 0.5, d + 1.6, '#8A6A4C', { depth });
  const ov = 0.5;
  const slope = (s: -1 | 1): string => {
    const e = m + s * (w / 2 + ov);
    const ring = p3(m, y + h, z - ov, m, y + h, z + d, e, y + wallH - 0.4, z + d, e, y + wallH - 0.4, z - ov);
    let q = v.face(ring, [s * h, w / 2, 0], roof, { depth, grade: 0.25 });
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const rx = m + (e - m) * t;
      const ry = y + h + (wallH - 0.4 - h) * t;
      q += v.rod([rx, ry, z - ov], [rx, ry, z + d], 0.035, c.p.ink, 'opacity="0.28"');
    }
    return v.sees([e, y + wallH, z], [s * h, w / 2, 0]) ? q : '';
  };
  for (const s of [-1, 1] as const)
    if (v.sees([s < 0 ? x : x + w, y, z], [s, 0, 0]))
      out += v.face(flank(s < 0 ? x : x + w, z, z + d, y + wallH, y), [s, 0, 0], '#7A5A40', { depth });
  out += v.face(
    p3(x, y, z, x, y + wallH, z, m, y + h - 0.1, z, x + w, y + wallH, z, x + w, y, z),
    [0, 0, -1],
    '#7E5B3E',
    { depth, k: -0.45 },
  );
  const glass = v.ring(
    p3(
      x + 0.4,
      y + 0.05,
      z - 0.02,
      x + 0.4,
      y + wallH,
      z - 0.02,
      m,
      y + h - 0.75,
      z - 0.02,
      x + w - 0.4,
      y + wallH,
      z - 0.02,
      x + w - 0.4,
      y + 0.05,
      z - 0.02,
    ),
  );
  const [gx, gy] = v.at(m, y + h * 0.3, z);
  const s = v.scale(m, z);
  out += path(lines(glass), c.radial(gx, gy + s * 0.3, s * h * 0.6, fade('#FFEBB8', '#F3AE50', '#9E5A2C')));
  const house: Cabin = { c, v, x, y, z, w, h, wallH, depth, m, ov, gx };
  out += glassBars(house);
  out += slope(-1) + slope(1);
  out += bargeboards(house);
  return out + airGlow(c, gx, gy, s * w * 0.9, s * h * 0.7, '#FFC565', 0.4);
}

/** A village house gate (angkul-angkul) beside a lane; x is the side of the lane, the doorway faces along x. */
export function angkul(
  c: Canvas,
  v: View,
  x: number,
  y: number,
  z: number,
  side: -1 | 1,
  o: { depth?: number; lit?: boolean } = {},
): string {
  const depth = o.depth ?? 0;
  const h = 2.6;
  const x0 = side > 0 ? x : x - 0.9;
  let out =
    v.box(side > 0 ? x + 0.25 : x - 0.75, y, z + 2.6, 0.5, 1.5, 4.2, '#B0896A', { depth }) +
    v.box(side > 0 ? x + 0.18 : x - 0.82, y + 1.5, z + 2.6, 0.64, 0.14, 4.2, '#A59B8D', { depth, add: 0.2 });
  out += v.box(x0, y, z + 1.8, 0.9, h, 0.8, '#B5613F', { depth });
  const door = side > 0 ? x + 0.4 : x - 0.4;
  out += v.face(flank(door, z + 0.8, z + 1.8, y + h, y), [-side, 0, 0], o.lit ? '#F2A94A' : '#2E2620', {
    k: o.lit ? 0.7 : -0.4,
  });
  out += v.box(x0, y, z, 0.9, h, 0.8, '#B5613F', { depth });
  for (const dz of [0, 1.8])
    out +=
      v.box(x0 - 0.06, y, z + dz - 0.06, 1.02, 0.4, 0.92, '#A59B8D', { depth }) +
      v.box(x0 - 0.06, y + h - 0.3, z + dz - 0.06, 1.02, 0.3, 0.92, '#A59B8D', { depth });
  out += v.box(x0, y + h, z, 0.9, 0.3, 2.6, '#8A5A40', { depth });
  const e = 0.5;
  const [a, b] = [x0 - e, x0 + 0.9 + e];
  const [za, zb, mz] = [z - e, z + 2.6 + e, z + 1.3];
  const top = y + h + 1.35;
  const mx = x0 + 0.45;
  const yy = y + h + 0.2;
  out += v.face(p3(a, yy, za, mx, top, mz - 0.5, mx, top, mz + 0.5, a, yy, zb), [-1, 0.9, 0], '#8C7656', {
    depth,
  });
  if (v.sees([b, yy, mz], [1, 0.9, 0]))
    out += v.face(p3(b, yy, za, mx, top, mz - 0.5, mx, top, mz + 0.5, b, yy, zb), [1, 0.9, 0], '#8C7656', {
      depth,
    });
  out += v.face(p3(a, yy, za, b, yy, za, mx, top, mz - 0.5), [0, 0.8, -1], '#8C7656', { depth });
  out += path(v.d(upright(a, b, yy, yy - 0.16, za)), aerial(c.p, tone(c.p, '#5E4C38', -0.6), depth));
  return (
    out +
    v.rod(
      [mx, top + 0.05, mz - 0.6],
      [mx, top + 0.05, mz + 0.6],
      0.2,
      aerial(c.p, tone(c.p, '#5E4C38', 0.3), depth),
    )
  );
}
