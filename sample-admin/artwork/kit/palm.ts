/** Coconut palms and their fronds. */
import type { Canvas } from './canvas.js';
import { aerial, mix } from './colour.js';
import { at, curve, n, type Pt, path, rng, taper } from './shape.js';

/** One feathered palm frond from (0,0): rachis of length `len` leaving at `angle` (degrees, −90 up), bending by gravity. */
export function frondPath(len: number, angle: number, seed: number, droop = 1): string {
  const r = rng(seed);
  const a = (angle * Math.PI) / 180;
  const [ca, sa] = [Math.cos(a), Math.sin(a)];
  const fall = (ca < 0 ? -1 : 1) * Math.max(0, -sa) * 0.42;
  const tip: Pt = [(ca * 0.86 + fall) * len, (sa * 0.66 + droop * (0.2 + 0.34 * Math.abs(ca))) * len];
  const mid: Pt = [(ca * 0.5 + fall * 0.1) * len, (sa * 0.66 - 0.16 * Math.abs(ca)) * len];
  const spine = curve([0, 0], mid, tip, 34);
  let d = taper(spine, (t) => len * 0.022 * (1.05 - t));
  spine.forEach(([x, y], i) => {
    const t = i / 34;
    if (t < 0.1) return;
    const b = spine[Math.min(34, i + 1)] ?? [x, y];
    const p0 = spine[Math.max(0, i - 1)] ?? [x, y];
    const dir = Math.atan2(b[1] - p0[1], b[0] - p0[0]);
    const ll = len * 0.25 * Math.sin(Math.PI * (0.16 + t * 0.76)) ** 0.75 * r.range(0.82, 1.08);
    for (const side of [-1, 1]) {
      const out = dir + side * (1.02 - t * 0.62 + r.range(-0.07, 0.07));
      const ex = x + Math.cos(out) * ll;
      const ey = y + Math.sin(out) * ll + ll * 0.34 * (0.3 + Math.abs(Math.cos(out)));
      const mx = x + Math.cos(out) * ll * 0.5;
      const my = y + Math.sin(out) * ll * 0.5 + ll * 0.04;
      const w = len * 0.015;
      d += `M${n(x)} ${n(y)}Q${n(mx + Math.cos(dir) * w)} ${n(my + Math.sin(dir) * w)} ${n(ex)} ${n(ey)}Q${n(mx - Math.cos(dir) * w)} ${n(my - Math.sin(dir) * w)} ${n(x - Math.cos(dir) * w)} ${n(y - Math.sin(dir) * w)}Z`;
    }
  });
  return d;
}

/** A coconut palm standing at x,y. `lean` in px of the crown; `depth` 0 is a front silhouette. */
export function palm(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  o: { lean?: number; depth?: number; seed?: number; color?: string } = {},
): string {
  const seed = o.seed ?? c.r.int(1, 1e6);
  const r = rng(seed);
  const lean = o.lean ?? r.range(-0.25, 0.25) * h;
  const depth = o.depth ?? 0.1;
  const dark = o.color ?? aerial(c.p, mix(c.p.leaf[2], c.p.ink, 0.55), depth);
  const midc = aerial(c.p, mix(c.p.leaf[2], c.p.leaf[1], 0.45), depth);
  const litc = aerial(c.p, mix(mix(c.p.leaf[1], c.p.leaf[2], 0.25), c.p.rim, 0.26), depth);
  const s = c.side(x);
  const crown: Pt = [x + lean, y - h];
  const trunk = curve([x, y], [x + lean * 0.06 - lean * 0.12, y - h * 0.5], crown, 22);
  const tw = h * 0.034;
  const wid = (t: number): number => tw * (1.5 * Math.exp(-t * 9) + 1.05 - t * 0.5);
  let out = path(taper(trunk, wid), dark);
  out += path(
    taper(
      trunk.map(([px, py], i): Pt => [px + s * wid(i / 22) * 0.3, py]),
      (t) => wid(t) * 0.28,
    ),
    litc,
    'opacity="0.7"',
  );
  const len = Math.max(h * 0.38, 30) * r.range(0.95, 1.1);
  const fronds = 13;
  const angles = Array.from({ length: fronds }, (_, i) => 152 + (i / (fronds - 1)) * 236 + r.range(-6, 6));
  const order = angles.map((a, i) => ({ a, z: (i * 7) % fronds })).sort((p, q) => p.z - q.z);
  let leaves = '';
  order.forEach(({ a, z }, i) => {
    const facing = Math.cos((a * Math.PI) / 180) * s > 0.1;
    const fill =
      z < fronds * 0.4 ? dark : facing && z > fronds * 0.6 ? litc : facing ? midc : mix(dark, midc, 0.4);
    leaves += path(frondPath(len * r.range(0.85, 1.08), a, seed + i, r.range(0.8, 1.25)), fill);
  });
  for (let i = 0; i < 5; i++)
    leaves += `<ellipse cx="${n(r.range(-0.045, 0.045) * h)}" cy="${n(r.range(0.01, 0.05) * h)}" rx="${n(h * 0.019)}" ry="${n(h * 0.023)}" fill="${i % 2 ? dark : mix(dark, c.p.leaf[0], 0.35)}"/>`;
  return out + at(crown[0], crown[1], 1, leaves);
}
