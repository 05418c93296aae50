/** Rooms seen into their depth: walls and openings, light on the floor, curtains, hanging lamps. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { aerial, mix, tone } from '../colour.js';
import { flank, slab, upright } from '../corners.js';
import { core } from '../palette.js';
import { bar, lines, n, path } from '../shape.js';
import { p3, type View } from './camera.js';

/** Measures and colours of a room: half width, height, far wall. */
export interface RoomOptions {
  w: number;
  h: number;
  z1: number;
  wall?: string;
  floor?: string;
  ceiling?: string | false;
  /** Openings of the back wall: left, bottom, width, height in metres. */
  holes?: readonly (readonly [number, number, number, number])[];
  /** Boards or slabs, metres. */
  joint?: number;
}

/** A room seen into its depth. What is outside the openings must be drawn before. */
export function room(c: Canvas, v: View, o: RoomOptions): string {
  const { w, h, z1 } = o;
  const z0 = 0.4;
  const wall = o.wall ?? '#E9DCC3';
  const floor = o.floor ?? '#8A6242';
  let back = v.d(upright(-w, w, h, 0, z1));
  for (const [x, y, ww, hh] of o.holes ?? [])
    back += v.d(p3(x, y, z1, x, y + hh, z1, x + ww, y + hh, z1, x + ww, y, z1));
  const [, ty] = v.at(0, h, z1);
  const [, by] = v.at(0, 0, z1);
  const col = (local: string, k: number): string => tone(c.p, local, k);
  let out = path(back, c.down(ty, by, fade(col(wall, -0.35), col(wall, -0.15))), 'fill-rule="evenodd"');
  out += v.face(slab(-w, w, z1, z0, 0), [0, 1, 0], floor, { k: 0.15, grade: -0.45 });
  out += v.joints([-w, w, z0, z1], 0, o.joint ?? 0.32, 'z', c.p.ink, 0.16);
  for (const s of [-1, 1]) {
    const sx = c.light.x < c.w / 2 ? -1 : 1;
    out += v.face(flank(s * w, z1, z0, h, 0), [-s, 0, 0], wall, {
      k: s === sx ? -0.55 : 0.2,
      grade: 0.2,
    });
  }
  if (o.ceiling !== false)
    out += v.face(slab(-w, w, z0, z1, h), [0, -1, 0], o.ceiling ?? '#7A5A40', {
      k: -0.5,
      grade: -0.2,
    });
  for (const [x, y, ww, hh] of o.holes ?? []) {
    const t = 0.12;
    const f = (a: number, b: number, e: number, g: number): string =>
      v.box(a, b, z1 - 0.06, e, g, 0.14, core.wood, { k: -0.3 });
    out +=
      f(x - t, y, t, hh + t) +
      f(x + ww, y, t, hh + t) +
      f(x - t, y + hh, ww + 2 * t, t) +
      (y > 0.05 ? f(x - t * 2, y - t, ww + 4 * t, t) : '');
  }
  return out;
}

/** Light falling from an opening onto the floor: corners in metres. */
export function lightPatch(
  c: Canvas,
  v: View,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  slant: number,
  opacity = 0.5,
): string {
  const d = v.d(p3(x0, 0.005, z1, x1, 0.005, z1, x1 + slant, 0.005, z0, x0 + slant, 0.005, z0));
  const ya = v.at(0, 0, z1)[1];
  const yb = v.at(0, 0, Math.max(1, z0))[1];
  return path(
    d,
    c.down(ya, yb, [
      [0, c.p.glow, opacity],
      [1, c.p.glow, opacity * 0.25],
    ]),
    c.blur(5),
  );
}

/** A hanging curtain on the sheet: top edge x0…x1 at y0, falls to y1; gathered towards `tie` (x at the waist). */
export function curtain(
  c: Canvas,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  tie: number,
  local = '#F4E9D2',
): string {
  const w = x1 - x0;
  const waist = y0 + (y1 - y0) * 0.58;
  const s = c.side((x0 + x1) / 2);
  let out = '';
  const folds = 6;
  for (let i = 0; i < folds; i++) {
    const [a, b] = [i / folds, (i + 1) / folds];
    const [wa, wb] = [tie + (a - 0.5) * w * 0.28, tie + (b - 0.5) * w * 0.28];
    const [ba, bb] = [
      x0 + w * a * 0.8 + (tie - x0 - w * 0.5) * 0.6,
      x0 + w * b * 0.8 + (tie - x0 - w * 0.5) * 0.6,
    ];
    const k = (i % 2 ? 0.55 : -0.1) + (a - 0.5) * s * 0.5;
    out += path(
      `M${n(x0 + w * a)} ${n(y0)}C${n(x0 + w * a)} ${n((y0 + waist) / 2)} ${n(wa)} ${n(waist - 60)} ${n(wa)} ${n(waist)}C${n(wa)} ${n(waist + 80)} ${n(ba)} ${n(y1 - 120)} ${n(ba)} ${n(y1)}L${n(bb)} ${n(y1)}C${n(bb)} ${n(y1 - 120)} ${n(wb)} ${n(waist + 80)} ${n(wb)} ${n(waist)}C${n(wb)} ${n(waist - 60)} ${n(x0 + w * b)} ${n((y0 + waist) / 2)} ${n(x0 + w * b)} ${n(y0)}Z`,
      aerial(c.p, tone(c.p, local, Math.max(-0.9, Math.min(0.9, k))), 0),
      'opacity="0.85"',
    );
  }
  return (
    out + path(bar([tie - w * 0.17, waist - 4], [tie + w * 0.17, waist + 4], 14), tone(c.p, core.marigold, 0))
  );
}

/** A pendant lamp shade of woven rattan at a point of the sheet. */
export function pendant(c: Canvas, x: number, y: number, r: number, top: number, lit = true): string {
  const col = (k: number): string => tone(c.p, '#B98A55', k);
  const shade = lines([
    [x - r * 0.35, y - r * 0.8],
    [x + r * 0.35, y - r * 0.8],
    [x + r, y + r * 0.2],
    [x - r, y + r * 0.2],
  ]);
  let out =
    path(bar([x, top], [x, y - r * 0.7], 3), c.p.ink) +
    path(shade, lit ? c.down(y - r, y + r * 0.3, fade(col(-0.3), mix(col(0.5), '#FFC565', 0.6))) : col(-0.2));
  for (let i = 1; i < 6; i++)
    out += path(
      bar(
        [x - r * (0.35 + 0.13 * i), y - r * (0.8 - 0.19 * i)],
        [x + r * (0.35 + 0.13 * i), y - r * (0.8 - 0.19 * i)],
        1.6,
      ),
      c.p.ink,
      'opacity="0.25"',
    );
  if (lit)
    out += `<ellipse cx="${n(x)}" cy="${n(y + r * 0.2)}" rx="${n(r * 0.95)}" ry="${n(r * 0.16)}" fill="#FFF0C4"/><circle cx="${n(x)}" cy="${n(y + r * 0.3)}" r="${n(r * 4)}" fill="${c.radial(
      x,
      y + r * 0.3,
      r * 4,
      [
        [0, '#FFC565', 0.5],
        [0.4, '#FFC565', 0.2],
        [1, '#FFC565', 0],
      ],
    )}"/>`;
  return out;
}
