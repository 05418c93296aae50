/** Stages: light beams, truss, loudspeakers, platform. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { mix } from '../colour.js';
import { slab, upright } from '../corners.js';
import { airGlow } from '../light.js';
import { bar, lens, lines, n, type Pt, path } from '../shape.js';
import type { View } from './camera.js';

/** A beam of light from a fixture at x,y towards x1,y1, `w` px wide at its end. */
export function beam(
  c: Canvas,
  x: number,
  y: number,
  x1: number,
  y1: number,
  w: number,
  color: string,
  opacity = 0.5,
): string {
  const a = Math.atan2(y1 - y, x1 - x) + Math.PI / 2;
  const [dx, dy] = [(Math.cos(a) * w) / 2, (Math.sin(a) * w) / 2];
  const k = 0.06;
  const d = lines([
    [x - dx * k, y - dy * k],
    [x + dx * k, y + dy * k],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
  ]);
  const inner = lines([
    [x - dx * k, y - dy * k],
    [x + dx * k, y + dy * k],
    [x1 + dx * 0.4, y1 + dy * 0.4],
    [x1 - dx * 0.4, y1 - dy * 0.4],
  ]);
  const g = (o: number): string =>
    c.linear(x, y, x1, y1, [
      [0, mix(color, '#FFFFFF', 0.5), o],
      [0.35, color, o * 0.5],
      [1, color, 0],
    ]);
  return (
    path(d, g(opacity), c.blur(5)) +
    path(inner, g(opacity * 0.7), c.blur(3)) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="6" fill="${mix(color, '#FFFFFF', 0.8)}"/>` +
    airGlow(c, x, y, 46, 46, color, 0.8)
  );
}

/** A lattice truss between two points on the sheet, `w` px thick. */
export function truss(c: Canvas, a: Pt, b: Pt, w: number, color = mix(c.p.ink, '#8FA3A3', 0.35)): string {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / len, (b[1] - a[1]) / len];
  const [nx, ny] = [-uy * w * 0.5, ux * w * 0.5];
  const bars = Math.max(2, Math.round(len / (w * 1.1)));
  const p = (t: number, s: number): Pt => [
    a[0] + (b[0] - a[0]) * t + nx * s,
    a[1] + (b[1] - a[1]) * t + ny * s,
  ];
  let d = bar(p(0, 1), p(1, 1), w * 0.16) + bar(p(0, -1), p(1, -1), w * 0.16);
  for (let i = 0; i < bars; i++)
    d += bar(p(i / bars, i % 2 ? 1 : -1), p((i + 1) / bars, i % 2 ? -1 : 1), w * 0.09);
  return path(d, color);
}

/** A stack of loudspeakers, foot middle at x,y. */
export function speakers(c: Canvas, x: number, y: number, w: number, count = 3, rim = c.p.rim): string {
  const h = w * 1.15;
  const s = c.side(x);
  let out = path(lens(x, y, w * 1.5, w * 0.08), c.p.ink, 'opacity="0.5"');
  for (let i = 0; i < count; i++) {
    const yy = y - (i + 1) * h;
    out += `<rect x="${n(x - w / 2)}" y="${n(yy)}" width="${n(w)}" height="${n(h - 3)}" rx="3" fill="${c.turn(x - w / 2, x + w / 2, s, '#43555A', '#1D2A2F', '#0C171C')}"/>`;
    for (const [k, q] of [
      [0.3, 0.17],
      [0.68, 0.27],
    ] as const)
      out += `<circle cx="${n(x)}" cy="${n(yy + h * k)}" r="${n(w * q)}" fill="${c.radial(x, yy + h * k, w * q, fade('#2C3B40', '#10191D', '#3A4B50'))}"/>`;
    out += `<rect x="${n(s > 0 ? x + w / 2 - 3 : x - w / 2)}" y="${n(yy)}" width="3" height="${n(h - 3)}" fill="${rim}" opacity="0.6"/>`;
  }
  return out;
}

/** A stage floor in perspective: front edge `w` metres wide at z, `d` deep, `h` high, centred on x. */
export function platform(
  c: Canvas,
  v: View,
  x: number,
  z: number,
  w: number,
  d: number,
  h: number,
  local: string,
  glow?: string,
): string {
  let out = path(v.d(slab(x - w / 2 - 1, x + w / 2 + 1, z - 0.8, z, 0.01)), c.p.ink, 'opacity="0.4"');
  out += v.box(x - w / 2, 0, z, w, h, d, local);
  if (glow) out += path(v.d(upright(x - w / 2, x + w / 2, h - 0.03, h - 0.1, z - 0.01)), glow);
  return out;
}
