/** Pools, loungers, parasols and lamps. */
import type { Canvas } from '../canvas.js';
import { mix, tone } from '../colour.js';
import { slab } from '../corners.js';
import { airGlow } from '../light.js';
import { core } from '../palette.js';
import { at, bar, curve, group, lens, lerp, lines, n, type Pt, path, rng, taper } from '../shape.js';
import type { P3, View } from './camera.js';

/** Water in a basin: mirrors the far sky, deepens towards the viewer, glints along the light; `glow` lights it from below. */
export function pool(
  c: Canvas,
  v: View,
  ring: readonly P3[],
  o: { far?: string; mid?: string; near?: string; glow?: number; inside?: string; glints?: number } = {},
): string {
  const pts = v.ring(ring);
  const d = lines(pts);
  const ys = pts.map(([, y]) => y);
  const xs = pts.map(([x]) => x);
  const [y0, y1] = [Math.min(...ys), Math.min(c.h + 60, Math.max(...ys))];
  const [x0, x1] = [Math.max(-100, Math.min(...xs)), Math.min(c.w + 100, Math.max(...xs))];
  const teal = mix('#2FA6A4', c.p.sea[1], 0.45);
  const mid = o.mid ?? teal;
  let inner = path(
    d,
    c.down(y0, y1, [
      [0, o.far ?? mix(c.p.sky[3], teal, 0.3)],
      [0.3, mid],
      [1, o.near ?? mix(teal, c.p.sea[2], 0.7)],
    ]),
  );
  inner += o.inside ?? '';
  if (o.glow)
    inner += airGlow(
      c,
      (x0 + x1) / 2,
      lerp(y0, y1, 0.45),
      (x1 - x0) * 0.5,
      (y1 - y0) * 0.6,
      '#BFF3E4',
      o.glow,
    );
  let light = '';
  let dark = '';
  const r = rng(c.r.int(1, 1e6));
  const count = Math.round((o.glints ?? 60) * 0.45);
  for (let i = 0; i < count; i++) {
    const t = ((i + r.next()) / count) ** 1.4;
    const s = lens(
      r.range(x0, x1),
      lerp(y0 + 3, y1, t),
      lerp(26, 210, t) * r.range(0.4, 1.1),
      lerp(0.8, 5, t),
    );
    if (r.chance(0.55)) light += s;
    else dark += s;
  }
  inner +=
    path(light, mix(c.p.glint, '#FFFFFF', 0.2), 'opacity="0.32"') +
    path(dark, o.near ?? c.p.sea[2], 'opacity="0.2"');
  return group(inner, c.clip(d));
}

/** A sun lounger; x,z is its near left corner, its head is at the far end. */
export function lounger(
  c: Canvas,
  v: View,
  x: number,
  y: number,
  z: number,
  o: { cushion?: string } = {},
): string {
  const cushion = o.cushion ?? '#FBF2E0';
  const board = (z0: number, z1: number, h0: number, h1: number, thick: number, local: string): string => {
    const edge = (px: number, up: number): [P3, P3] => [
      [px, y + h0 + up, z + z0],
      [px, y + h1 + up, z + z1],
    ];
    const [nearL, farL] = edge(x, thick);
    const [nearR, farR] = edge(x + 0.72, thick);
    const [lowNearL, lowFarL] = edge(x, 0);
    const [lowNearR, lowFarR] = edge(x + 0.72, 0);
    const side = v.sees(nearL, [-1, 0, 0])
      ? v.face([nearL, farL, lowFarL, lowNearL], [-1, 0, 0], local)
      : v.face([nearR, farR, lowFarR, lowNearR], [1, 0, 0], local);
    return (
      side +
      v.face([nearL, nearR, lowNearR, lowNearL], [0, 0, -1], local) +
      v.face([nearL, farL, farR, nearR], [0, 1, h0 - h1], local)
    );
  };
  let out = path(v.d(slab(x - 0.06, x + 0.78, z, z + 2, y)), c.p.ink, 'opacity="0.3"');
  const seat = board(0, 1.3, 0.26, 0.26, 0.06, core.wood) + board(0.02, 1.3, 0.32, 0.32, 0.09, cushion);
  const back = board(1.3, 2, 0.26, 0.68, 0.06, core.wood) + board(1.3, 1.98, 0.32, 0.74, 0.09, cushion);
  for (const dz of [0.1, 1.8])
    for (const dx of [0.02, 0.64]) out += v.box(x + dx, y, z + dz, 0.06, 0.28, 0.06, core.wood);
  return out + back + seat;
}

/** A garden parasol standing at x,z. */
export function parasol(
  c: Canvas,
  v: View,
  x: number,
  y: number,
  z: number,
  h = 2.5,
  color: string = core.cream,
): string {
  const s = v.scale(x, z);
  const [px, py] = v.at(x, y, z);
  const side = c.side(px);
  const w = 2.5 * s;
  const top = -h * s;
  const rim = top + 0.55 * s;
  const col = (k: number): string => tone(c.p, color, k);
  let out = path(bar([0, 0], [0, top], 0.055 * s), tone(c.p, core.wood, -0.3));
  const ribs = 6;
  for (let i = 0; i < ribs; i++) {
    const a = -1 + (2 * i) / ribs;
    const b = -1 + (2 * (i + 1)) / ribs;
    const sx = (u: number): number => Math.sin((u * Math.PI) / 2) * w * 0.5;
    const sy = (u: number): number => rim + Math.cos((u * Math.PI) / 2) * 0.16 * s;
    const k = 0.2 + ((a + b) / 2) * side * 0.65;
    out += path(
      `M0 ${n(top)}L${n(sx(a))} ${n(sy(a))}Q${n((sx(a) + sx(b)) / 2)} ${n((sy(a) + sy(b)) / 2 - 0.05 * s)} ${n(sx(b))} ${n(sy(b))}Z`,
      c.down(top, rim + 0.2 * s, [
        [0, col(Math.min(1, k + 0.25))],
        [1, col(k - 0.15)],
      ]),
    );
    out += path(
      `M${n(sx(a))} ${n(sy(a))}Q${n((sx(a) + sx(b)) / 2)} ${n((sy(a) + sy(b)) / 2 - 0.05 * s)} ${n(sx(b))} ${n(sy(b))}L${n(sx(b))} ${n(sy(b) + 0.14 * s)}Q${n((sx(a) + sx(b)) / 2)} ${n((sy(a) + sy(b)) / 2 + 0.1 * s)} ${n(sx(a))} ${n(sy(a) + 0.14 * s)}Z`,
      col(k - 0.4),
    );
  }
  return path(lens(px, py, w * 0.8, 0.12 * s), c.p.ink, 'opacity="0.25"') + at(px, py, 1, out);
}

/** A warm lamp: bright core and a wide glow. `r` is the core's radius in px. */
export function lamp(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  o: { reach?: number; color?: string; power?: number } = {},
): string {
  const col = o.color ?? '#FFC565';
  return (
    airGlow(c, x, y, r * (o.reach ?? 9), r * (o.reach ?? 9), col, o.power ?? 0.55) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${mix(col, '#FFFFFF', 0.72)}"/>`
  );
}

/** A sagging string of lights between two points. */
export function stringLights(c: Canvas, a: Pt, b: Pt, sag: number, count: number, r: number): string {
  const line = curve(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2], b, count * 2);
  let out = path(taper(line, Math.max(1.4, r * 0.35)), c.p.ink, 'opacity="0.6"');
  line.forEach(([x, y], i) => {
    if (i % 2) out += lamp(c, x, y + r * 1.2, r, { reach: 5, power: 0.5 });
  });
  return out;
}
