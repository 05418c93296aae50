/** Trees, bushes, bamboo and grass. */
import type { Canvas } from './canvas.js';
import { aerial, mix, tone } from './colour.js';
import { clamp, curve, lerp, n, type Pt, path, pts, rng, taper } from './shape.js';

/** Leafy mass built of dabs, dark body to lit crown on the sun's side. For bushes, jungle edges, tree crowns. `leaf` is the dab length. */
export function canopy(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { depth?: number; seed?: number; lit?: string; leaf?: number } = {},
): string {
  const r = rng(o.seed ?? c.r.int(1, 1e6));
  const depth = o.depth ?? 0.1;
  const s = c.side(x);
  const leaf = o.leaf ?? Math.max(9, Math.min(20, Math.sqrt(w * h) * 0.1));
  const parts = Math.max(3, Math.round(w / (h * 0.42)));
  const lumps = Array.from({ length: parts }, (_, i) => {
    const u = ((i + 0.5) / parts) * 2 - 1;
    return {
      x: x + u * w * 0.34,
      y: y + h * (0.1 - 0.2 * (1 - u * u) + r.range(-0.1, 0.1)),
      r: h * r.range(0.3, 0.42) * (1 - 0.25 * Math.abs(u)),
    };
  });
  const dabs = (
    count: number,
    inner: number,
    reach: number,
    dx: number,
    dy: number,
    size: number,
  ): string => {
    let d = '';
    for (const l of lumps)
      for (let i = 0; i < count; i++) {
        const a = r.range(0, Math.PI * 2);
        const k = Math.sqrt(r.range(inner * inner, 1)) * reach * l.r;
        const [px, py] = [l.x + Math.cos(a) * k * 1.15 + dx * l.r, l.y + Math.sin(a) * k + dy * l.r];
        const dir = a * 0.35 + 0.5 + r.range(-0.5, 0.5) + (Math.cos(a) < 0 ? Math.PI * 0.55 : 0);
        const ll = leaf * size * r.range(0.7, 1.2);
        const [ex, ey] = [Math.cos(dir) * ll, Math.sin(dir) * ll * 0.8];
        d += `M${n(px - ex / 2)} ${n(py - ey / 2)}Q${n(px - ey * 0.4)} ${n(py + ex * 0.4)} ${n(px + ex / 2)} ${n(py + ey / 2)}Q${n(px + ey * 0.4)} ${n(py - ex * 0.4)} ${n(px - ex / 2)} ${n(py - ey / 2)}Z`;
      }
    return d;
  };
  const dark = aerial(c.p, mix(c.p.leaf[2], c.p.ink, 0.35), depth);
  const mid = aerial(c.p, mix(c.p.leaf[2], c.p.leaf[1], 0.62 - c.p.dim * 0.3), depth);
  const lit = aerial(
    c.p,
    o.lit ?? mix(mix(c.p.leaf[2], c.p.leaf[1], 0.75), c.p.leaf[0], 0.62 - c.p.dim * 0.6),
    depth,
  );
  const body = lumps
    .map((l) => `<ellipse cx="${n(l.x)}" cy="${n(l.y)}" rx="${n(l.r * 1.02)}" ry="${n(l.r * 0.9)}"/>`)
    .join('');
  const per = Math.round(18 + (h / leaf) * 3);
  return (
    `<g fill="${dark}">${body}</g>` +
    path(dabs(per, 0.7, 1.08, 0, 0.03, 1.15), dark) +
    path(dabs(Math.round(per * 0.75), 0, 0.86, s * 0.14, -0.18, 0.95), mid) +
    path(dabs(Math.round(per * 0.4), 0, 0.62, s * 0.3, -0.36, 0.8), lit)
  );
}

/** A big old banyan at x,y (foot): buttressed trunk, hanging roots, wide crown. */
export function banyan(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  o: { depth?: number; seed?: number } = {},
): string {
  const seed = o.seed ?? c.r.int(1, 1e6);
  const r = rng(seed);
  const depth = o.depth ?? 0.08;
  const bark = aerial(c.p, tone(c.p, '#6B5240', -0.55), depth);
  const lit = aerial(c.p, tone(c.p, '#8A6C50', 0.4), depth);
  const s = c.side(x);
  let out = '';
  for (let i = 0; i < 9; i++) {
    const u = (i / 8) * 2 - 1;
    const limb = curve(
      [x + u * h * 0.11, y + 6 - Math.abs(u) * h * 0.02],
      [x + u * h * 0.03, y - h * 0.24],
      [x + u * h * 0.42, y - h * (0.62 - 0.12 * Math.abs(u))],
      12,
    );
    out += path(
      taper(limb, (t) => h * (0.062 - 0.042 * t) * (1 + 0.5 * Math.exp(-t * 8))),
      mix(bark, lit, clamp(0.2 + u * s * 0.45, 0, 0.6)),
    );
  }
  for (let i = 0; i < 16; i++) {
    const rx = x + r.range(-0.4, 0.4) * h;
    const top = y - h * r.range(0.42, 0.55);
    out += path(
      taper(
        [
          [rx, top],
          [rx + r.range(-4, 4), (top + y) / 2],
          [rx + r.range(-3, 3), lerp(top, y, r.range(0.55, 1))],
        ],
        (t) => h * 0.008 * (1.2 - t),
      ),
      bark,
    );
  }
  const crowns: readonly Pt[] = pts('-0.42,0.56 0.42,0.58 -0.24,0.76 0.26,0.78 0,0.68 0.02,0.88');
  crowns.forEach(([ux, uy], i) => {
    out += canopy(c, x + ux * h, y - uy * h, h * 0.56, h * 0.34, { depth, seed: seed + i });
  });
  return out;
}

/** A bamboo clump at x,y: arching culms with nodes and drooping leaf sprays. */
export function bamboo(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  o: { lean?: number; depth?: number; culms?: number; seed?: number } = {},
): string {
  const r = rng(o.seed ?? c.r.int(1, 1e6));
  const depth = o.depth ?? 0.05;
  let out = '';
  for (let i = 0; i < (o.culms ?? 5); i++) {
    const bx = x + r.range(-0.1, 0.1) * h;
    const k = r.range(0.75, 1.05);
    const lean = (o.lean ?? 0.25) * h * r.range(0.3, 1.6);
    const pts = curve([bx, y], [bx + lean * 0.05, y - h * k * 0.7], [bx + lean, y - h * k], 20);
    out += path(
      taper(pts, (t) => h * 0.013 * (1.05 - t * 0.85)),
      aerial(c.p, mix(c.p.leaf[2], c.p.leaf[0], r.range(0.1, 0.45)), depth),
    );
    let leaves = '';
    pts.forEach(([px, py], j) => {
      if (j % 3 === 0 && j > 0)
        out += `<rect x="${n(px - h * 0.007)}" y="${n(py)}" width="${n(h * 0.014 * (1.1 - j / 22))}" height="${n(h * 0.004)}" fill="${c.p.ink}" opacity="0.4"/>`;
      if (j < 7) return;
      for (let q = 0; q < 3; q++) {
        const a = r.range(0.1, 2.9);
        const len = h * r.range(0.05, 0.1);
        leaves += taper(
          [
            [px, py],
            [px + Math.cos(a) * len * 0.5, py + Math.sin(a) * len * 0.35],
            [px + Math.cos(a) * len, py + Math.sin(a) * len],
          ],
          (t) => len * 0.16 * Math.sin(Math.PI * t),
        );
      }
    });
    out += path(
      leaves,
      aerial(c.p, i % 2 ? mix(c.p.leaf[1], c.p.leaf[2], 0.4) : mix(c.p.leaf[2], c.p.ink, 0.35), depth),
    );
  }
  return out;
}

/** Grass or reeds along a line: dense short blades. */
export function grass(
  c: Canvas,
  x0: number,
  x1: number,
  y: (x: number) => number,
  h: number,
  color: string,
  step = 7,
): string {
  let d = '';
  for (let x = x0; x < x1; x += step * c.r.range(0.6, 1.4)) {
    const k = h * c.r.range(0.5, 1.15);
    const b = c.r.range(-0.5, 0.5) * k;
    d += `M${n(x - h * 0.05)} ${n(y(x) + 3)}Q${n(x)} ${n(y(x) - k * 0.6)} ${n(x + b)} ${n(y(x) - k)}Q${n(x + h * 0.06)} ${n(y(x) - k * 0.5)} ${n(x + h * 0.06)} ${n(y(x) + 3)}Z`;
  }
  return path(d, color);
}
