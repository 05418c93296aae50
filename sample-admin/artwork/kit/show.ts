/** Event equipment: trusses, beams, moving heads, loudspeakers. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { upright } from './corners.js';
import { lerp, lines, n, type Pt, path, smooth } from './shape.js';
import type { P3, Space } from './space.js';

/** Lattice girder from a to b, `w` metres deep. */
export function truss(s: Space, a: P3, b: P3, w = 0.4, local = '#8C928E'): string {
  const { c } = s;
  const up = Math.abs(a[1] - b[1]) < 0.5;
  const off = (p: P3, k: number): P3 => (up ? [p[0], p[1] + w * k, p[2]] : [p[0] + w * k, p[1], p[2]]);
  const m = (t: number, k: number): Pt =>
    s.to(off([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)], k));
  const steps = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / (w * 1.1)));
  const zig = Array.from({ length: steps + 1 }, (_, i) => m(i / steps, i % 2));
  const px = s.px(a);
  const line = (p: readonly Pt[], k: number, wd: number): string =>
    `<path d="${lines(p, false)}" fill="none" stroke="${tone(c.p, local, k)}" stroke-width="${n(px * wd)}" stroke-linejoin="round"/>`;
  return (
    line(zig, -0.35, 0.035) + line([m(0, 0), m(1, 0)], -0.5, 0.06) + line([m(0, 1), m(1, 1)], 0.45, 0.06)
  );
}

/** A beam of light from x,y towards `angle` (degrees, 90 is down). */
export function beam(
  c: Canvas,
  x: number,
  y: number,
  angle: number,
  len: number,
  spread: number,
  color: string,
  opacity = 0.5,
): string {
  const a = (angle * Math.PI) / 180;
  const h = (spread * Math.PI) / 360;
  const p = (q: number, l: number): Pt => [x + Math.cos(q) * l, y + Math.sin(q) * l];
  const cone = (k: number, o: number): string =>
    path(
      lines([p(a - Math.PI / 2, 5), p(a - h * k, len), p(a + h * k, len), p(a + Math.PI / 2, 5)]),
      c.radial(x, y, len, [
        [0, color, o],
        [0.5, color, o * 0.5],
        [1, color, 0],
      ]),
    );
  return (
    cone(1, opacity * 0.6) +
    cone(0.5, opacity * 0.6) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="46" fill="${c.radial(x, y, 46, [
      [0, '#FFFFFF', 0.95],
      [0.25, color, 0.7],
      [1, color, 0],
    ])}"/>`
  );
}

/** A moving head hanging from (or standing on) x,y, looking at `angle`. */
export function movingHead(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  angle: number,
  color: string,
): string {
  const dark = mix(c.p.ink, '#3A4244', 0.5);
  const rim = mix(dark, color, 0.5);
  return (
    `<rect x="${n(x - size * 0.5)}" y="${n(y - size * 0.9)}" width="${n(size)}" height="${n(size * 0.42)}" rx="${n(size * 0.08)}" fill="${dark}"/>` +
    path(
      smooth(
        [
          [x - size * 0.5, y - size * 0.5],
          [x - size * 0.56, y + size * 0.1],
          [x - size * 0.36, y + size * 0.1],
          [x - size * 0.3, y - size * 0.5],
        ],
        true,
        0.3,
      ),
      dark,
    ) +
    path(
      smooth(
        [
          [x + size * 0.5, y - size * 0.5],
          [x + size * 0.56, y + size * 0.1],
          [x + size * 0.36, y + size * 0.1],
          [x + size * 0.3, y - size * 0.5],
        ],
        true,
        0.3,
      ),
      rim,
    ) +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle - 90)})"><rect x="${n(-size * 0.33)}" y="${n(-size * 0.42)}" width="${n(size * 0.66)}" height="${n(size * 0.95)}" rx="${n(size * 0.2)}" fill="${c.across(
      -size * 0.33,
      size * 0.33,
      [
        [0, rim],
        [0.4, dark],
        [1, c.p.ink],
      ],
    )}"/><ellipse cx="0" cy="${n(size * 0.52)}" rx="${n(size * 0.28)}" ry="${n(size * 0.1)}" fill="#FFFFFF"/></g>`
  );
}

/** A loudspeaker cabinet in space with round drivers on its front. */
export function speaker(
  s: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  drivers: readonly number[],
): string {
  const { c } = s;
  let out = s.box(x, y, z, w, h, d, '#2B3234', -0.05);
  const zf = z - d / 2 - 0.002;
  const face = (x0: number, y0: number, x1: number, y1: number, fill: string): string =>
    s.fill(upright(x + x0 * w, x + x1 * w, y + y0 * h, y + y1 * h, zf), fill);
  out += face(-0.46, 0.03, 0.46, 0.97, tone(c.p, '#1C2224', -0.1));
  let at = 0.06;
  for (const r of drivers) {
    const cy = y + h * at + r;
    const ring = (k: number): Pt[] =>
      Array.from({ length: 24 }, (_, i) =>
        s.to([x + Math.cos((i / 24) * 6.283) * r * k, cy + Math.sin((i / 24) * 6.283) * r * k, zf]),
      );
    const [mx, my] = s.to([x, cy, zf]);
    const px = s.px([x, cy, zf]) * r;
    out +=
      path(smooth(ring(1)), tone(c.p, '#4A5355', 0.25)) +
      path(
        smooth(ring(0.92)),
        c.radial(mx, my - px * 0.2, px, [
          [0, tone(c.p, '#59625F', 0.3)],
          [0.35, tone(c.p, '#2B3234', -0.2)],
          [0.8, tone(c.p, '#22282A', -0.6)],
          [1, tone(c.p, '#3A4244', 0.1)],
        ]),
      ) +
      path(
        smooth(ring(0.3)),
        c.radial(mx - px * 0.1, my - px * 0.12, px * 0.4, [
          [0, tone(c.p, '#8C928E', 0.6)],
          [1, tone(c.p, '#2B3234', -0.4)],
        ]),
      );
    at += (r * 2) / h + 0.05;
  }
  return out;
}
