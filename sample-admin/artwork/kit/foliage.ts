/** Foreground foliage: frangipani, banana leaves, ferns, framing corners. */
import type { Canvas } from './canvas.js';
import { mix } from './colour.js';
import { frondPath } from './palm.js';
import { at, curve, group, n, type Pt, path, rng, smooth, taper } from './shape.js';

/** One frangipani blossom at 0,0: five turning petals, marigold heart. */
export function blossom(c: Canvas, r: number, seed: number, petal = '#FFF6E6'): string {
  const spin = rng(seed).range(0, 72);
  const tint = mix(petal, c.p.near, c.p.dim * 0.16);
  const d = `M0 0C${n(-r * 0.62)} ${n(-r * 0.3)} ${n(-r * 0.6)} ${n(-r * 0.98)} ${n(-r * 0.08)} ${n(-r * 1.02)}C${n(r * 0.46)} ${n(-r * 1.02)} ${n(r * 0.5)} ${n(-r * 0.4)} 0 0Z`;
  const edge = `M0 0C${n(r * 0.5)} ${n(-r * 0.4)} ${n(r * 0.46)} ${n(-r * 1.02)} ${n(-r * 0.08)} ${n(-r * 1.02)}C${n(r * 0.28)} ${n(-r * 0.86)} ${n(r * 0.24)} ${n(-r * 0.4)} 0 0Z`;
  const heart = c.def(
    `bl${n(r)}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n(r)}"><stop offset="0" stop-color="#F0A01A"/><stop offset="0.3" stop-color="#F6C04C" stop-opacity="0.85"/><stop offset="0.72" stop-color="#F6C04C" stop-opacity="0"/></radialGradient>`,
  );
  let out = '';
  for (let i = 0; i < 5; i++)
    out += `<g transform="rotate(${n(spin + i * 72)})">${path(d, tint)}${path(d, heart)}${path(edge, mix(tint, c.p.cloudShade, 0.55), 'opacity="0.6"')}</g>`;
  return out;
}

/** A frangipani branch growing from x,y towards `angle`; forked stubby wood, leaf rosettes, blossoms. */
export function frangipani(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  angle: number,
  seed: number,
  petal?: string,
): string {
  const r = rng(seed);
  const wood = mix(c.p.ink, '#7C6A58', 0.35);
  let branches = '';
  let tips = '';
  const grow = (bx: number, by: number, a: number, len: number, w: number, level: number): void => {
    const bend = r.range(-0.25, 0.25);
    const ex = bx + Math.cos(a + bend) * len;
    const ey = by + Math.sin(a + bend) * len;
    branches += taper(
      curve([bx, by], [bx + Math.cos(a) * len * 0.5, by + Math.sin(a) * len * 0.5], [ex, ey], 6),
      (t) => w * (1 - t * 0.3),
    );
    if (level > 0) {
      const kids = level > 1 ? 2 : r.int(2, 3);
      for (let i = 0; i < kids; i++)
        grow(
          ex,
          ey,
          a + bend + (i - (kids - 1) / 2) * r.range(0.75, 1),
          len * r.range(0.6, 0.78),
          w * 0.68,
          level - 1,
        );
      return;
    }
    const leaves = r.int(6, 8);
    for (let i = 0; i < leaves; i++) {
      const la = a + (i / leaves) * Math.PI * 2;
      const ll = size * r.range(0.15, 0.22);
      const leaf = taper(
        curve(
          [0, 0],
          [Math.cos(la) * ll * 0.5, Math.sin(la) * ll * 0.5 - ll * 0.1],
          [Math.cos(la) * ll, Math.sin(la) * ll + ll * 0.16],
          9,
        ),
        (t) => ll * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) ** 0.8,
      );
      tips += at(
        ex,
        ey,
        1,
        path(
          leaf,
          i % 3 === 0
            ? mix(c.p.leaf[2], c.p.leaf[1], 0.75)
            : i % 3 === 1
              ? mix(c.p.leaf[2], c.p.ink, 0.4)
              : c.p.leaf[2],
        ),
      );
    }
    for (let i = 0; i < r.int(2, 4); i++)
      tips += at(
        ex + r.range(-0.05, 0.05) * size,
        ey + r.range(-0.05, 0.05) * size,
        1,
        blossom(c, size * r.range(0.034, 0.046), seed + i * 13 + Math.round(ex), petal),
      );
  };
  grow(0, 0, (angle * Math.PI) / 180, size * 0.34, size * 0.06, 2);
  return at(x, y, 1, path(branches, wood) + tips);
}

/** A banana leaf from x,y towards `angle` (degrees), `len` long, with torn edge and bright midrib. */
export function bananaLeaf(
  c: Canvas,
  x: number,
  y: number,
  len: number,
  angle: number,
  o: { seed?: number; shade?: number } = {},
): string {
  const r = rng(o.seed ?? c.r.int(1, 1e6));
  const a = (angle * Math.PI) / 180;
  const k = o.shade ?? 0.6;
  const tip: Pt = [Math.cos(a) * len, Math.sin(a) * len + len * 0.22];
  const spine = curve([0, 0], [Math.cos(a) * len * 0.55, Math.sin(a) * len * 0.62 - len * 0.06], tip, 26);
  const side = (sg: number): string => {
    const pts: Pt[] = spine.map(([px, py], i): Pt => {
      const t = i / 26;
      const q = spine[Math.min(26, i + 1)] ?? [px, py];
      const p0 = spine[Math.max(0, i - 1)] ?? [px, py];
      const d = Math.atan2(q[1] - p0[1], q[0] - p0[0]) + (sg * Math.PI) / 2.35;
      const w =
        len * 0.17 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.035)) ** 0.62 * (r.chance(0.11) ? 0.8 : 1);
      return [px + Math.cos(d) * w, py + Math.sin(d) * w];
    });
    return smooth([...spine, ...pts.reverse()], true, 0.55);
  };
  const dark = mix(c.p.leaf[2], c.p.ink, k);
  const lit = mix(c.p.leaf[2], c.p.leaf[1], 0.85 - k * 0.7);
  const up = Math.cos(a) > 0 ? -1 : 1;
  return at(
    x,
    y,
    1,
    path(side(-up), dark) +
      path(side(up), mix(dark, lit, 0.8)) +
      path(
        taper(spine, (t) => len * 0.018 * (1.1 - t)),
        mix(lit, c.p.rim, 0.35),
      ),
  );
}

/** A spray of fern fronds from x,y, fanned around `angle`. */
export function fern(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  angle = -90,
  o: { seed?: number; color?: string; count?: number } = {},
): string {
  const r = rng(o.seed ?? c.r.int(1, 1e6));
  const count = o.count ?? 7;
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = ((angle + ((i + 0.5) / count - 0.5) * 150 + r.range(-8, 8)) * Math.PI) / 180;
    const len = size * r.range(0.7, 1.05);
    const spine = curve(
      [0, 0],
      [Math.cos(a) * len * 0.6, Math.sin(a) * len * 0.75],
      [Math.cos(a) * len, Math.sin(a) * len * 0.8 + len * 0.16],
      22,
    );
    let d = taper(spine, (t) => size * 0.014 * (1.1 - t));
    spine.forEach(([px, py], j) => {
      if (j < 2) return;
      const t = j / 22;
      const q = spine[j - 1] ?? [px, py];
      const dir = Math.atan2(py - q[1], px - q[0]);
      const ll = size * 0.16 * Math.sin(Math.PI * (0.12 + t * 0.8)) ** 0.9;
      for (const sg of [-1, 1]) {
        const o2 = dir + sg * 1.15;
        d += taper(
          [
            [px, py],
            [px + Math.cos(o2) * ll * 0.5, py + Math.sin(o2) * ll * 0.5],
            [px + Math.cos(o2 - sg * 0.25) * ll, py + Math.sin(o2 - sg * 0.25) * ll + ll * 0.1],
          ],
          (u) => ll * 0.2 * Math.sin(Math.PI * Math.min(1, u * 0.85 + 0.15)),
        );
      }
    });
    const col = o.color ?? mix(c.p.ink, c.p.leaf[2], i % 2 ? 0.75 : 0.3);
    out += path(d, col);
  }
  return at(x, y, 1, out);
}

/** Palm fronds reaching into the frame from a corner: the classic poster frame. */
export function cornerFronds(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  from: number,
  to: number,
  count = 4,
  seed = 5,
): string {
  const r = rng(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = from + ((to - from) * (i + 0.5)) / count + r.range(-5, 5);
    out += path(
      frondPath(size * r.range(0.8, 1.1), a, seed + i, r.range(0.7, 1.1)),
      i % 2 ? mix(c.p.ink, c.p.leaf[2], 0.55) : c.p.ink,
    );
  }
  return group(out, `transform="translate(${n(x)} ${n(y)})"`);
}
