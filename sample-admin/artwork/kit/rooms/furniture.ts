/** Beds, sofas and tables. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { tone } from '../colour.js';
import { flank, slab, upright } from '../corners.js';
import { core } from '../palette.js';
import { n, type Pt, path, smooth } from '../shape.js';
import type { View } from './camera.js';

/** A soft block (cushion, mattress): a box with a light top edge. */
function soft(
  c: Canvas,
  v: View,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  local: string,
  k = 0.25,
): string {
  const edge = v.d(upright(x, x + w, y + h, y + h - h * 0.12, z));
  return (
    v.box(x, y, z, w, h, d, local, { k }) +
    v.face(slab(x, x + w, z, z + d, y + h), [0, 1, 0], local, {
      k: k + 0.4,
    }) +
    path(edge, tone(c.p, local, 0.9), 'opacity="0.5"')
  );
}

/** Four posts with a frame on top, the net tied back at each. */
function mosquitoNet(v: View, x: number, z: number, w: number, len: number): string {
  let out = '';
  const hx = 0.1;
  for (const [dx, dz] of [
    [-hx, 0],
    [w + hx, 0],
    [-hx, len],
    [w + hx, len],
  ] as const)
    out += v.box(x + dx - 0.04, 0, z + dz - 0.04, 0.08, 2.3, 0.08, '#6B4630');
  for (const dz of [0, len]) out += v.box(x - hx, 2.26, z + dz - 0.03, w + hx * 2, 0.06, 0.06, '#6B4630');
  for (const dx of [-hx, w + hx]) out += v.box(x + dx - 0.03, 2.26, z, 0.06, 0.06, len, '#6B4630');
  for (const [dx, dz, s] of [
    [-hx, 0, 1],
    [w + hx, 0, -1],
    [-hx, len, 1],
    [w + hx, len, -1],
  ] as const) {
    const [tx, ty] = v.at(x + dx, 2.28, z + dz);
    const sc = v.scale(x + dx, z + dz);
    const by = v.at(x + dx, 0.1, z + dz)[1];
    const q = (u: number, t: number): Pt => [tx + s * u * sc, ty + (by - ty) * t];
    out += path(
      smooth(
        [
          q(0, 0),
          q(0.75, 0),
          q(0.4, 0.22),
          q(0.12, 0.45),
          q(0.16, 0.56),
          q(0.32, 1),
          q(-0.1, 1),
          q(-0.02, 0.5),
        ],
        true,
        0.6,
      ),
      '#FFFBF0',
      'opacity="0.5"',
    );
  }
  for (const dz of [len, 0])
    out += path(v.d(upright(x - hx, x + w + hx, 2.3, 2.06, z + dz)), '#FFFBF0', 'opacity="0.42"');
  return out;
}

/** A double bed whose head stands at the far end; x is the left edge, z the foot. */
export function bed(
  c: Canvas,
  v: View,
  x: number,
  z: number,
  w: number,
  o: { runner?: string; head?: string; net?: boolean } = {},
): string {
  const len = 2.1;
  const linen = '#FAF3E3';
  let out = path(v.d(slab(x - 0.15, x + w + 0.15, z - 0.15, z + len, 0.005)), c.p.ink, 'opacity="0.3"');
  out += v.box(x - 0.2, 0, z + len, w + 0.4, 1.35, 0.1, o.head ?? '#7A5236', { k: -0.05 });
  out += v.box(x - 0.08, 0.12, z, w + 0.16, 0.22, len, '#6B4630', { k: -0.3 });
  out += soft(c, v, x, 0.34, z + 0.02, w, 0.3, len, linen, 0.15);
  const run = o.runner ?? core.terracotta;
  out += v.face(slab(x - 0.01, x + w + 0.01, z + 0.3, z + 0.85, 0.645), [0, 1, 0], run, { k: 0.25 });
  out += v.face(flank(x - 0.015, z + 0.3, z + 0.85, 0.645, 0.4), [-1, 0, 0], run, { k: -0.3 });
  for (const q of [0, 1]) {
    const px = x + w * (0.08 + q * 0.47);
    const pillow = (zz: number, ww: number, hh: number, local: string, k: number): string => {
      const a = v.at(px + (w * 0.37 - ww) / 2, 0.62, zz);
      const b = v.at(px + (w * 0.37 + ww) / 2, 0.62 + hh, zz);
      const [x0, x1, y0p, y1p] = [a[0], b[0], a[1], b[1]];
      const m = (y0p - y1p) * 0.12;
      return path(
        `M${n(x0)} ${n(y0p)}Q${n(x0 + m)} ${n((y0p + y1p) / 2)} ${n(x0 - m * 0.4)} ${n(y1p)}Q${n((x0 + x1) / 2)} ${n(y1p - m * 1.4)} ${n(x1 + m * 0.4)} ${n(y1p)}Q${n(x1 - m)} ${n((y0p + y1p) / 2)} ${n(x1)} ${n(y0p)}Q${n((x0 + x1) / 2)} ${n(y0p + m)} ${n(x0)} ${n(y0p)}Z`,
        c.down(y1p, y0p, fade(tone(c.p, local, k + 0.3), tone(c.p, local, k - 0.4))),
      );
    };
    out +=
      pillow(z + len - 0.25, w * 0.37, 0.46, linen, 0.4) +
      pillow(z + len - 0.5, w * 0.25, 0.34, q ? run : core.marigold, 0.1);
  }
  if (o.net) out += mosquitoNet(v, x, z, w, len);
  return out;
}

/** A sofa facing the viewer (`turn` 1) or away (−1). */
export function sofa(
  c: Canvas,
  v: View,
  x: number,
  z: number,
  w: number,
  local: string,
  turn: 1 | -1 = 1,
): string {
  const seat = (): string => soft(c, v, x + 0.14, 0.2, z, w - 0.28, 0.24, 0.8, local, 0.1);
  const backRest = (): string => soft(c, v, x, 0.15, turn > 0 ? z + 0.62 : z, w, 0.66, 0.22, local, -0.15);
  const arms =
    soft(c, v, x, 0.1, z, 0.16, 0.5, 0.8, local, 0) +
    soft(c, v, x + w - 0.16, 0.1, z, 0.16, 0.5, 0.8, local, 0);
  const sh = path(v.d(slab(x - 0.1, x + w + 0.1, z - 0.1, z + 0.9, 0.005)), c.p.ink, 'opacity="0.3"');
  return sh + (turn > 0 ? backRest() + arms + seat() : seat() + arms + backRest());
}

/** A table with four legs. */
export function table(
  c: Canvas,
  v: View,
  x: number,
  z: number,
  w: number,
  d: number,
  h: number,
  local: string = core.wood,
): string {
  let out = path(v.d(slab(x, x + w, z, z + d, 0.005)), c.p.ink, 'opacity="0.3"');
  for (const dz of [d - 0.1, 0.02])
    for (const dx of [0.03, w - 0.11]) out += v.box(x + dx, 0, z + dz, 0.08, h, 0.08, local);
  return out + v.box(x, h, z, w, 0.06, d, local);
}
