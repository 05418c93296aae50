/** Food on the table: surfaces, plates, bowls, leaves and heaped dishes, seen from about 45°. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { at, curve, lerp, n, type Pt, path, rng, smooth, taper } from './shape.js';

/** How flat circles look: height over width. */
export const TILT = 0.62;

/** Filled ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, attrs = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${attrs}/>`;

/** Soft shadow on the table, falling away from the light. */
export function cast(c: Canvas, x: number, y: number, rx: number, ry = rx * TILT, opacity = 0.5): string {
  const s = c.side(x);
  return (
    oval(
      x - s * rx * 0.12,
      y + ry * 0.14,
      rx * 1.1,
      ry * 1.1,
      c.p.ink,
      `opacity="${opacity}" ${c.blur(22, 14)}`,
    ) + oval(x, y + ry * 0.05, rx, ry, c.p.ink, `opacity="${opacity * 0.8}" ${c.blur(6, 4)}`)
  );
}

/** Brightens a still life: local colours stay clear and warm, as on a lit table. */
export function bright(c: Canvas): Canvas {
  return Object.assign(c, { p: { ...c.p, dim: c.p.dim * 0.4 } });
}

/** A table of planks filling the sheet below y, with one pool of light. */
export function table(
  c: Canvas,
  y: number,
  local: string,
  o: { planks?: number; slant?: number } = {},
): string {
  const vx = c.w / 2 + (o.slant ?? 0);
  const count = o.planks ?? 9;
  let out = `<rect x="0" y="${n(y)}" width="${c.w}" height="${n(c.h - y + 2)}" fill="${c.radial(
    c.light.x,
    Math.max(y, c.light.y + 200),
    c.w * 0.95,
    [
      [0, tone(c.p, local, 0.75)],
      [0.4, tone(c.p, local, 0.15)],
      [1, tone(c.p, local, -0.65)],
    ],
  )}"/>`;
  const r = rng(count * 7 + 3);
  const spread = y > 100 ? 2.6 : 1.35;
  for (let i = 0; i <= count; i++) {
    const u = (i / count) * 2 - 1;
    const [x0, x1] = [vx + u * c.w * 0.56, vx + u * c.w * 0.56 * spread];
    if (i % 2) {
      // One number for each dark plank: the grain lines below are drawn from the same stream.
      r.next();
      const w = (c.w * 1.12) / count;
      out += path(
        `M${n(x0)} ${n(y)}L${n(x0 + w)} ${n(y)}L${n(x1 + w * spread)} ${c.h}L${n(x1)} ${c.h}Z`,
        c.p.ink,
        'opacity="0.07"',
      );
    }
    out += path(
      taper(
        [
          [x0, y],
          [(x0 + x1) / 2, (y + c.h) / 2],
          [x1, c.h],
        ],
        (t) => 2 + t * 3,
      ),
      c.p.ink,
      'opacity="0.4"',
    );
    for (let k = 0; k < 3; k++) {
      const f = r.range(0.15, 0.85);
      const [a, b] = [x0 + (f * c.w * 1.12) / count, x1 + (f * c.w * 1.12 * spread) / count];
      const [q0, q1] = [r.range(0, 0.5), r.range(0.55, 1)];
      out += path(
        taper(
          [
            [lerp(a, b, q0), lerp(y, c.h, q0)],
            [lerp(a, b, (q0 + q1) / 2) + r.range(-6, 6), lerp(y, c.h, (q0 + q1) / 2)],
            [lerp(a, b, q1), lerp(y, c.h, q1)],
          ],
          (t) => 3 * Math.sin(Math.PI * t),
        ),
        c.p.ink,
        'opacity="0.16"',
      );
    }
  }
  return out;
}

/** A plate or shallow dish. */
export function plate(
  c: Canvas,
  x: number,
  y: number,
  rx: number,
  local: string,
  o: { well?: number; band?: string } = {},
): string {
  const s = c.side(x);
  const ry = rx * TILT;
  const t = (v: number): string => tone(c.p, local, v);
  const well = o.well ?? 0.72;
  return (
    cast(c, x, y + ry * 0.08, rx) +
    oval(x, y + ry * 0.07, rx, ry, t(-0.6)) +
    oval(x, y, rx, ry, c.turn(x - rx, x + rx, s, t(0.85), t(0.25), t(-0.25))) +
    (o.band
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.93)}" ry="${n(ry * 0.93)}" fill="none" stroke="${tone(c.p, o.band, 0.1)}" stroke-width="${n(rx * 0.025)}"/>`
      : '') +
    oval(
      x,
      y + ry * 0.02,
      rx * well,
      ry * well,
      c.turn(x - rx * well, x + rx * well, s, t(-0.2), t(0.1), t(0.5)),
    ) +
    oval(x, y + ry * 0.06, rx * well * 0.95, ry * well * 0.93, t(0.3))
  );
}

/** A bowl: rim at y, `depth` tall, filled with `fill`. */
export function bowl(
  c: Canvas,
  x: number,
  y: number,
  rx: number,
  depth: number,
  local: string,
  fill: string,
): string {
  const s = c.side(x);
  const ry = rx * TILT;
  const t = (v: number): string => tone(c.p, local, v);
  return (
    cast(c, x, y + depth, rx * 0.72, rx * 0.5, 0.6) +
    path(
      `M${n(x - rx)} ${n(y)}C${n(x - rx * 0.96)} ${n(y + depth * 1.05)} ${n(x - rx * 0.5)} ${n(y + depth + ry * 0.6)} ${n(x)} ${n(y + depth + ry * 0.6)}C${n(x + rx * 0.5)} ${n(y + depth + ry * 0.6)} ${n(x + rx * 0.96)} ${n(y + depth * 1.05)} ${n(x + rx)} ${n(y)}Z`,
      c.turn(x - rx, x + rx, s, t(0.7), t(-0.05), t(-0.7)),
    ) +
    oval(x, y, rx, ry, c.turn(x - rx, x + rx, s, t(0.95), t(0.45), t(0))) +
    oval(x, y + ry * 0.02, rx * 0.93, ry * 0.92, t(-0.45)) +
    oval(
      x,
      y + ry * 0.08,
      rx * 0.9,
      ry * 0.85,
      c.radial(x + s * rx * 0.3, y - ry * 0.2, rx * 1.3, [
        [0, tone(c.p, fill, 0.8)],
        [0.6, tone(c.p, fill, 0.2)],
        [1, tone(c.p, fill, -0.4)],
      ]),
    )
  );
}

/** A cut piece of banana leaf lying on the table. */
export function leafMat(c: Canvas, x: number, y: number, w: number, h: number, rot = 0, seed = 1): string {
  const r = rng(seed);
  const edge: Pt[] = [];
  for (let i = 0; i <= 20; i++)
    edge.push([
      lerp(-w / 2, w / 2, i / 20),
      -h / 2 + r.range(-4, 4) - Math.sin((Math.PI * i) / 20) * h * 0.04,
    ]);
  for (let i = 20; i >= 0; i--)
    edge.push([
      lerp(-w / 2, w / 2, i / 20),
      h / 2 + r.range(-4, 4) + Math.sin((Math.PI * i) / 20) * h * 0.05,
    ]);
  const [lit, mid, dark] = c.p.leaf;
  const s = c.side(x);
  const d = smooth(edge, true, 0.4);
  let out = path(d, c.p.ink, `opacity="0.5" transform="translate(${-s * 10} 14)" ${c.blur(10, 8)}`);
  out += path(d, c.turn(-w / 2, w / 2, s, mix(mid, lit, 0.5), mid, mix(mid, dark, 0.7)));
  out += path(
    `M${n(-w / 2)} ${n(0)}L${n(w / 2)} ${n(0)}L${n(w / 2)} ${n(h / 2)}L${n(-w / 2)} ${n(h / 2)}Z`,
    dark,
    'opacity="0.22"',
  );
  let veins = '';
  for (let i = 1; i < 26; i++) {
    const vx = lerp(-w / 2, w / 2, i / 26);
    veins +=
      taper(curve([vx, 0], [vx + w * 0.02, -h * 0.25], [vx + w * 0.05, -h * 0.49], 5), 2.2) +
      taper(curve([vx, 0], [vx + w * 0.02, h * 0.25], [vx + w * 0.05, h * 0.5], 5), 2.2);
  }
  out +=
    `<g ${c.clip(d)}>${path(veins, dark, 'opacity="0.28"')}</g>` +
    path(
      taper(
        [
          [-w / 2, 0],
          [0, 3],
          [w / 2, 0],
        ],
        (t) => h * 0.024 * (1.1 - t * 0.5),
      ),
      mix(mid, c.p.rim, 0.42),
    );
  return at(x, y, 1, out, rot);
}
