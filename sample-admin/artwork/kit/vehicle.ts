/** Road vehicles: a body lofted from its side outline, with windows, lamps and wheels mapped onto its surface. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { clamp, lerp, n, path, pts, smooth } from './shape.js';
import type { P3, Space } from './space.js';
import {
  type Body,
  body,
  grow,
  minus,
  outward,
  type VehicleOptions,
  type VehicleSpec,
} from './vehicle-body.js';
import { doorMirror, glassPane, wheel } from './vehicle-parts.js';

/** One vehicle on its place: body, options, its near side and how its skin is painted. */
interface Car {
  s: Space;
  spec: VehicleSpec;
  o: VehicleOptions;
  b: Body;
  mid: P3;
  paint: (local: string, nn: P3) => string;
  quad: (q: readonly P3[], fill: string) => string;
  /** Points along the outline, stripes across the body, height where the roof begins. */
  N: number;
  Z: number;
  roofY: number;
  c: Canvas;
  band: (y0: number, y1: number, z0: number, z1: number, front: boolean) => P3[];
  showFront: boolean;
  near: 1 | -1;
  onSide: (list: string) => P3[];
  round: (list: string) => string;
  wrap: number;
  lampFill: string;
}

/** Top skin: front, screen, roof and rear. */
function topSkin(car: Car): string {
  const { N, Z, b, mid, o, paint, quad, roofY, s, spec } = car;
  let out = '';
  for (let i = 0; i < N - 1; i++)
    for (let j = 0; j < Z; j++) {
      const [t0, t1] = [(j / Z) * 2 - 1, ((j + 1) / Z) * 2 - 1];
      const q = [b.across(i, t0), b.across(i + 1, t0), b.across(i + 1, t1), b.across(i, t1)];
      const nn = outward(s.normal(q), q[0] ?? mid, mid);
      if (!s.faces(q[0] ?? mid, nn)) continue;
      const [x, y] = b.prof[i] ?? [0, 0];
      const local =
        spec.roof && y > roofY
          ? spec.roof
          : x < 0.2 && y < spec.sill + 0.06
            ? mix(o.color, '#20282A', 0.5)
            : o.color;
      out += quad(q, paint(local, nn));
    }
  return out;
}

/** Screen, grille or tail lamps, number plate. */
function endParts(car: Car): string {
  const { band, c, o, s, showFront, spec } = car;
  const glass = (q: readonly P3[], lightness = 0): string => glassPane(s, q, lightness, o.glow ?? false);
  let out = '';
  if (showFront) {
    out += glass(band(spec.screen[0], spec.screen[1], -0.9, 0.9, true), 0.2);
    for (const g of spec.grille)
      out += s.fill(band(g[1], g[3], g[0], g[2], true), tone(c.p, '#1B2426', -0.2));
    out += s.fill(band(spec.sill + 0.13, spec.sill + 0.2, -0.26, 0.26, true), tone(c.p, '#E8E4D6', 0.2));
  } else {
    out += glass(band(spec.rear[0], spec.rear[1], -0.84, 0.84, false), 0.1);
    for (const g of spec.tail)
      for (const f of [-1, 1])
        out += s.fill(band(g[1], g[3], g[0] * f, g[2] * f, false), tone(c.p, '#B3261E', o.on ? 0.9 : 0.2));
    out += s.fill(band(spec.sill + 0.2, spec.sill + 0.29, -0.28, 0.28, false), tone(c.p, '#E8E4D6', 0.1));
  }
  return out;
}

/** The side towards the viewer. */
function nearSide(car: Car): string {
  const { N, b, mid, near, o, paint, quad, roofY, s, spec } = car;
  let out = '';
  const rows = 12;
  for (let i = 0; i < N - 1; i++) {
    const [[x0, h0], [x1, h1]] = [b.prof[i] ?? [0, 0], b.prof[i + 1] ?? [0, 0]];
    for (let j = 0; j < rows; j++) {
      const y = (h: number, t: number): number => lerp(spec.sill, h, t);
      const q = [
        b.pt(x0, y(h0, j / rows), near),
        b.pt(x1, y(h1, j / rows), near),
        b.pt(x1, y(h1, (j + 1) / rows), near),
        b.pt(x0, y(h0, (j + 1) / rows), near),
      ];
      const nn = outward(s.normal(q), q[0] ?? mid, [mid[0], (q[0] ?? mid)[1], mid[2]]);
      const yy = y(h0, (j + 0.5) / rows);
      const low = clamp(1 - (yy - spec.sill) / 0.09, 0, 1) > 0.2;
      out += quad(
        q,
        paint(low ? mix(o.color, '#20282A', 0.55) : spec.roof && yy > roofY ? spec.roof : o.color, nn),
      );
    }
  }
  return out;
}

/** Stripes, windows and the lines of the doors. */
function panes(car: Car): string {
  const { b, c, mid, near, o, onSide, round, s, spec } = car;
  const glass = (q: readonly P3[], lightness = 0): string => glassPane(s, q, lightness, o.glow ?? false);
  let out = '';
  for (const [list, col] of spec.stripes ?? [])
    out += path(
      round(list),
      tone(c.p, col, s.lit(minus(b.world([0.5, 0, near]), b.world([0.5, 0, 0]))) + 0.1),
    );
  for (const w of spec.windows) out += glass(onSide(w));
  for (const line of spec.seams ?? [])
    out += `<path d="${smooth(
      pts(line).map(([x, y]) => s.to(b.pt(x, y, near))),
      false,
    )}" fill="none" stroke="${c.p.ink}" stroke-width="${n(s.px(mid) * 0.012)}" opacity="0.45"/>`;
  return out;
}

/** Head lamps with their shine, or the tail lamps around the corner. */
function lamps(car: Car): string {
  const { b, band, c, lampFill, mid, o, onSide, s, showFront, spec, wrap } = car;
  let out = '';
  if (showFront) {
    for (const l of spec.lamps) {
      for (const f of [-1, 1]) {
        const q = band(l[1], l[3], l[0] * f, l[2] * f, true);
        out +=
          s.fill(q, tone(c.p, '#26302F', -0.2)) +
          s.fill(band(l[1] + 0.012, l[3] - 0.012, lerp(l[0], l[2], 0.08) * f, l[2] * f, true), lampFill);
        if (o.on) {
          const [gx, gy] = s.to(b.across(b.atY((l[1] + l[3]) / 2, true), ((l[0] + l[2]) / 2) * f));
          out += `<circle cx="${n(gx)}" cy="${n(gy)}" r="${n(s.px(mid) * 0.55)}" fill="${c.radial(
            gx,
            gy,
            s.px(mid) * 0.55,
            [
              [0, '#FFF3C8', 0.85],
              [0.25, '#FFE9AE', 0.35],
              [1, '#FFE9AE', 0],
            ],
          )}"/>`;
        }
      }
      const x0 = b.prof[b.atY(l[1], true)]?.[0] ?? 0;
      if (l[2] > 0.95)
        out += s.fill(
          onSide(
            `${x0},${l[1]} ${x0 + wrap},${l[3] - 0.02} ${x0 + wrap * 0.92},${l[3]} ${x0 + 0.008},${l[3]}`,
          ),
          lampFill,
        );
    }
  } else
    for (const g of spec.tail) {
      const x0 = b.prof[b.atY(g[1], false)]?.[0] ?? 1;
      if (g[2] > 0.95)
        out += s.fill(
          onSide(
            `${x0 - 0.004},${g[1]} ${x0 - wrap * 0.7},${g[1] + 0.02} ${x0 - wrap * 0.6},${g[3]} ${x0 - 0.008},${g[3]}`,
          ),
          tone(c.p, '#B3261E', o.on ? 0.9 : 0.3),
        );
    }
  return out;
}

/** Draws a vehicle. */
export function vehicle(s: Space, spec: VehicleSpec, o: VehicleOptions): string {
  const { c } = s;
  const b = body(spec, o);
  const W = spec.size[1];
  const mid = b.world([0.5, 0.5, 0]);
  const seen = (side: 1 | -1): boolean =>
    s.faces(b.pt(0.5, spec.belt * 0.8, side), minus(b.world([0.5, 0, side]), b.world([0.5, 0, 0])));
  const near: 1 | -1 = seen(1) ? 1 : -1;
  const paint = (local: string, nn: P3): string => {
    const k = s.lit(nn);
    const up = clamp(nn[1], 0, 1);
    return mix(
      tone(c.p, local, clamp(k * 1.1 + 0.12, -0.9, 0.9)),
      up > 0.4 ? c.p.sky[2] : c.p.sky[1],
      up > 0.4 ? 0.34 * up : 0.06,
    );
  };
  const quad = (q: readonly P3[], fill: string): string =>
    `<path d="${s.d(q)}" fill="${fill}" stroke="${fill}" stroke-width="1.2"/>`;
  const N = b.prof.length;
  const Z = 9;
  const roofY = spec.screen[1] - 0.02;
  const band = (y0: number, y1: number, z0: number, z1: number, front: boolean): P3[] => {
    const [i0, i1] = [b.atY(y0, front), b.atY(y1, front)];
    const zs = Array.from({ length: 9 }, (_, j) => lerp(z0, z1, j / 8));
    return [...zs.map((t) => b.across(i0, t)), ...zs.reverse().map((t) => b.across(i1, t))];
  };
  const showFront = s.faces(
    b.across(b.atY(spec.belt * 0.6, true), 0),
    minus(b.world([0, 0, 0]), b.world([1, 0, 0])),
  );
  const onSide = (list: string): P3[] =>
    pts(list).flatMap((p, i, all): P3[] => {
      const q = all[(i + 1) % all.length] ?? p;
      return [0, 0.34, 0.67].map((t) => b.pt(lerp(p[0], q[0], t), lerp(p[1], q[1], t), near));
    });
  const round = (list: string): string =>
    smooth(
      onSide(list).map((p) => s.to(p)),
      true,
      0.55,
    );
  const wrap = spec.wrap ?? 0.07;
  const lampFill = o.on ? '#FFF6D8' : tone(c.p, '#E4ECE6', 0.6);
  const foot = [-1, 1].flatMap((sd) => [0.02, 0.98].map((x): P3 => b.world([x, 0, (sd * W) / 2])));
  const order = [foot[0], foot[1], foot[3], foot[2]].map((p) => p ?? mid);
  let out =
    s.shadow(
      order.map((p) => grow(p, b.world([0.5, 0, 0]), 1.06)),
      0.5,
      14,
    ) +
    s.shadow(
      order.map((p) => grow(p, b.world([0.5, 0, 0]), 0.97)),
      0.8,
      5,
    );
  // Underside and far wheels.
  out += s.fill(
    [
      b.pt(0.06, spec.sill + 0.03, near),
      b.pt(0.94, spec.sill + 0.03, near),
      b.world([0.9, 0.08, 0]),
      b.world([0.1, 0.08, 0]),
    ],
    c.p.ink,
  );
  for (const x of spec.wheels) out += wheel(s, b, spec, x, near === 1 ? -1 : 1, true);
  const car: Car = {
    s,
    spec,
    o,
    b,
    mid,
    paint,
    quad,
    N,
    Z,
    roofY,
    c,
    band,
    showFront,
    near,
    onSide,
    round,
    wrap,
    lampFill,
  };
  out += topSkin(car);
  out += endParts(car);
  out += nearSide(car);
  out += panes(car);
  // Shoulder light.
  const crease = Array.from({ length: 12 }, (_, i) =>
    s.to(b.pt(lerp(0.1, 0.95, i / 11), spec.belt * 0.9, near)),
  );
  out += `<path d="${smooth(crease, false)}" fill="none" stroke="${c.p.rim}" stroke-width="${n(s.px(mid) * 0.018)}" opacity="0.4"/>`;
  out += lamps(car);
  for (const x of spec.wheels) out += wheel(s, b, spec, x, near, false);
  out += doorMirror(s, b, spec, o.color, near);
  // Roof edge light.
  const top = b.prof.filter(([, y]) => y > spec.belt + 0.05).map(([x, y]) => s.to(b.pt(x, y - 0.004, near)));
  out += `<path d="${smooth(top, false, 0.6)}" fill="none" stroke="${c.p.rim}" stroke-width="${n(s.px(mid) * 0.02)}" opacity="0.7"/>`;
  return out;
}
