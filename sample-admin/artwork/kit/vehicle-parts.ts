/** Panes, wheels and mirrors of a vehicle. */
import { mix, tone } from './colour.js';
import { n, type Pt, path, pts, smooth } from './shape.js';
import type { P3, Space } from './space.js';
import type { Body, VehicleSpec } from './vehicle-body.js';

/** A pane: dark glass with the sky in its upper part and one slanting reflection. */
export function glassPane(s: Space, q: readonly P3[], lightness: number, glow: boolean): string {
  const { c } = s;
  const flat = q.map((p) => s.to(p));
  const ys = flat.map(([, y]) => y);
  const xs = flat.map(([x]) => x);
  const [y0, y1, x0, x1] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
  const dark = mix(c.p.ink, c.p.near, 0.35);
  const d = smooth(flat, true, 0.3);
  const w = x1 - x0;
  const h = y1 - y0;
  const streak = `M${n(x0 + w * 0.15)} ${n(y1)}L${n(x0 + w * 0.15 + h * 0.9)} ${n(y0)}L${n(x0 + w * 0.15 + h * 1.35)} ${n(y0)}L${n(x0 + w * 0.15 + h * 0.45)} ${n(y1)}Z`;
  return `${path(
    d,
    c.down(
      y0,
      y1,
      glow
        ? [
            [0, mix(dark, '#FFD98E', 0.55)],
            [1, mix(dark, '#F2A51E', 0.5)],
          ]
        : [
            [0, mix(dark, c.p.sky[2], 0.42 + lightness)],
            [0.55, mix(dark, c.p.sky[1], 0.2 + lightness * 0.5)],
            [1, dark],
          ],
    ),
  )}<g ${c.clip(d)}>${path(streak, c.p.sky[4], 'opacity="0.16"')}</g>`;
}

/** A wheel in its arch; of a `far` one only the tyre. */
export function wheel(s: Space, b: Body, spec: VehicleSpec, x: number, side: 1 | -1, far: boolean): string {
  const { c } = s;
  const [L, W, H] = spec.size;
  const r = spec.wheel;
  const circle = (rad: number, z: number): Pt[] =>
    Array.from({ length: 30 }, (_, i) => {
      const a = (i / 30) * Math.PI * 2;
      return s.to(b.world([x + (Math.cos(a) * rad) / L, (r + Math.sin(a) * rad) / H, (side * z * W) / 2]));
    });
  const tyre = tone(c.p, '#23292A', -0.45);
  if (far) return path(smooth(circle(r, 0.9)), tyre) + path(smooth(circle(r, 0.72)), tyre);
  const arch: P3[] = [];
  for (let i = 0; i <= 20; i++) {
    const a = (i / 20) * Math.PI;
    arch.push(
      b.pt(
        x + (Math.cos(a) * r * 1.2) / L,
        Math.max(spec.sill - 0.005, (r + Math.sin(a) * r * 1.2) / H),
        side,
      ),
    );
  }
  let out = s.fill(arch, c.p.ink);
  out += path(smooth(circle(r, 0.74)), tyre) + path(smooth(circle(r, 0.92)), tyre);
  const alloy = (k: number): string => tone(c.p, '#B9BDB8', k);
  out += path(smooth(circle(r * 0.66, 0.93)), tone(c.p, '#4A5153', -0.4));
  const hub = s.to(b.world([x, r / H, (side * 0.93 * W) / 2]));
  const rim = circle(r * 0.62, 0.93);
  const count = spec.spokes ?? 5;
  for (let i = 0; i < count; i++) {
    const j = (i / count) * 30;
    const [p, q] = [rim[Math.round(j + 29) % 30] ?? hub, rim[Math.round(j + 1.5) % 30] ?? hub];
    out += path(
      `M${n(hub[0])} ${n(hub[1])}L${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}Z`,
      alloy(i % 2 ? 0.2 : 0.55),
    );
  }
  const ringPath = (a: number, z: number): string => smooth(circle(a, z));
  return (
    out +
    `<path d="${ringPath(r * 0.64, 0.93)}" fill="none" stroke="${alloy(0.35)}" stroke-width="${n(r * s.px(b.world([x, 0, 0])) * 0.06)}"/>` +
    path(ringPath(r * 0.15, 0.94), alloy(0.1))
  );
}

/** The near door mirror, at the foot of the front side window. */
export function doorMirror(s: Space, b: Body, spec: VehicleSpec, color: string, near: 1 | -1): string {
  const corner = pts(spec.windows[0] ?? '')[0] ?? [0.3, spec.belt];
  const [x, y] = [corner[0] + 0.15 / spec.size[0], corner[1] + 0.02];
  const [W, H] = [spec.size[1], spec.size[2]];
  const at = (dx: number, dy: number, dz: number): P3 =>
    b.world([x + dx / spec.size[0], y + dy / H, near * (W / 2 + dz - 0.12)]);
  const tall = H > 2 ? 1.7 : 1;
  const shell = smooth(
    [at(-0.08, 0, 0.05), at(-0.1, 0.16 * tall, 0.06), at(0, 0.18 * tall, 0.26), at(0.04, 0.02, 0.27)].map(
      (p) => s.to(p),
    ),
    true,
    0.7,
  );
  const local = mix(color, '#20282A', spec.roof || H > 2 ? 0.8 : 0.15);
  return path(shell, tone(s.c.p, local, s.lit([near * 0.2, 0.6, 0]) * 0.6));
}
