/** Restaurant furniture: tables, chairs, lamps, pavilion frames. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { slab } from './corners.js';
import { oval } from './food.js';
import { bar, lerp, n, type Pt, path, smooth, taper } from './shape.js';
import type { Space } from './space.js';

/** A laid table on four legs; x,z is its middle. */
export function diningTable(
  s: Space,
  x: number,
  z: number,
  w: number,
  d: number,
  o: { local?: string; cloth?: string; set?: boolean; candle?: boolean } = {},
): string {
  const { c } = s;
  const h = 0.74;
  const local = o.local ?? '#9A6B40';
  let out = s.shadow(slab(x - w / 2, x + w / 2, z - d / 2, z + d / 2, 0), 0.45, 10);
  for (const u of [0.45, -0.45])
    for (const v of [-0.45, 0.45]) out += s.box(x + w * v, 0, z + d * u, 0.07, h, 0.07, local, -0.35);
  out += s.box(x, h - 0.05, z, w, 0.05, d, o.cloth ?? local, 0.05);
  if (o.cloth)
    out += s.fill(
      [
        [x - w / 2, h, z - d / 2],
        [x + w / 2, h, z - d / 2],
        [x + w / 2 - 0.05, h - 0.24, z - d / 2 - 0.01],
        [x + 0.02, h - 0.34, z - d / 2 - 0.01],
        [x - w / 2 + 0.05, h - 0.24, z - d / 2 - 0.01],
      ],
      tone(c.p, o.cloth, -0.15),
    );
  if (o.set) {
    const count = Math.max(1, Math.round(w / 0.62));
    for (const v of [0.26, -0.26])
      for (let i = 0; i < count; i++) {
        const px = x + ((i + 0.5) / count - 0.5) * w * 0.92;
        out +=
          s.drum(px, h, z + d * v, 0.12, 0.14, 0.015, '#FBF5E6') +
          s.drum(px + 0.17, h, z + d * v + 0.08, 0.03, 0.04, 0.11, v > 0 ? '#C9823A' : '#D9E6DC');
      }
    out += s.drum(x, h, z, 0.09, 0.13, 0.06, '#2C7F80', '#C2553A');
  }
  if (o.candle) {
    const [cx, cy] = s.to([x, h + 0.16, z]);
    const r = s.px([x, h, z]) * 0.5;
    out +=
      s.drum(x, h, z, 0.05, 0.05, 0.12, '#FBF2E0') +
      glow(c, cx, cy, r) +
      path(
        smooth([
          [cx - r * 0.035, cy],
          [cx, cy - r * 0.12],
          [cx + r * 0.035, cy],
          [cx, cy + r * 0.03],
        ]),
        '#FFF8E0',
      );
  }
  return out;
}

const glow = (c: Canvas, x: number, y: number, r: number, color = '#FFCE7A', k = 0.75): string =>
  oval(
    x,
    y,
    r,
    r,
    c.radial(x, y, r, [
      [0, color, k],
      [0.35, color, k * 0.4],
      [1, color, 0],
    ]),
  );

/** A chair at x,z; `face` 1 looks away from the viewer, −1 towards, 2/−2 to the right/left. */
export function chair(s: Space, x: number, z: number, face: 1 | -1 | 2 | -2, local = '#7A5030'): string {
  const w = 0.44;
  const seat = 0.44;
  let out = '';
  for (const u of [0.18, -0.18])
    for (const v of [-0.18, 0.18]) out += s.box(x + v, 0, z + u, 0.05, seat, 0.05, local, -0.35);
  const back =
    Math.abs(face) === 1
      ? s.box(x, seat, z - face * 0.2, w, 0.5, 0.05, local, 0.1)
      : s.box(x - Math.sign(face) * 0.2, seat, z, 0.05, 0.5, w, local, 0.1);
  const top = s.box(x, seat - 0.03, z, w, 0.05, w, mix(local, '#E9D6A8', 0.35), 0.1);
  return face === -1 ? back + top + out : out + top + back;
}

/** A hanging woven lamp with its pool of light; x,y is the shade's middle. */
export function pendant(c: Canvas, x: number, y: number, w: number, cord: number, local = '#C9974F'): string {
  const t = (k: number): string => tone(c.p, local, k);
  const h = w * 0.6;
  let out = path(bar([x, y - h / 2 - cord], [x, y - h / 2], Math.max(2, w * 0.02)), c.p.ink);
  out += glow(c, x, y + h * 0.2, w * 1.7, '#FFC766', 0.6);
  const shade = smooth(
    [
      [x - w * 0.12, y - h / 2],
      [x + w * 0.12, y - h / 2],
      [x + w * 0.42, y],
      [x + w / 2, y + h / 2],
      [x - w / 2, y + h / 2],
      [x - w * 0.42, y],
    ],
    true,
    0.5,
  );
  out += path(
    shade,
    c.down(y - h / 2, y + h / 2, [
      [0, t(-0.2)],
      [0.6, mix(t(0.5), '#FFD98A', 0.5)],
      [1, '#FFE7B0'],
    ]),
  );
  for (let i = 1; i < 5; i++)
    out += path(
      taper(
        [
          [x - w * lerp(0.14, 0.48, i / 5), y - h / 2 + (h * i) / 5],
          [x, y - h / 2 + (h * i) / 5 + 3],
          [x + w * lerp(0.14, 0.48, i / 5), y - h / 2 + (h * i) / 5],
        ],
        2.4,
      ),
      t(-0.8),
      'opacity="0.4"',
    );
  return out + oval(x, y + h / 2, w / 2, w * 0.07, '#FFF1CF');
}

/** The frame of an open pavilion as seen from inside: roof edge with rafters above, posts at xs down to `foot`. */
export function pavilion(
  c: Canvas,
  xs: readonly number[],
  eave: number,
  foot: number,
  o: { width?: number } = {},
): string {
  const wood = (k: number): string => tone(c.p, '#7A4A30', k);
  const w = o.width ?? 46;
  let out = path(
    `M-20 -20H${c.w + 20}V${n(eave - 30)}Q${c.w / 2} ${n(eave + 20)} -20 ${n(eave - 30)}Z`,
    c.down(-20, eave, [
      [0, tone(c.p, '#8A6A45', -0.9)],
      [1, tone(c.p, '#8A6A45', -0.55)],
    ]),
  );
  for (let i = 0; i <= 16; i++) {
    const x = lerp(-60, c.w + 60, i / 16);
    const b: Pt = [x, eave - 30 + 25 * Math.sin((Math.PI * i) / 16)];
    out += path(bar([c.w / 2 + (x - c.w / 2) * 0.35, -60], b, 13), wood(-0.75));
  }
  out += path(
    taper(
      [
        [-20, eave - 24],
        [c.w / 2, eave + 8],
        [c.w + 20, eave - 24],
      ],
      24,
    ),
    wood(-0.45),
  );
  let fringe = '';
  for (let x = -20; x < c.w + 20; x += 17) {
    const yy = eave - 20 + 30 * Math.sin((Math.PI * x) / c.w);
    fringe += bar([x, yy - 10], [x + 3, yy + 12 + ((x * 7) % 19)], (t) => 15 * (1 - t * 0.7));
  }
  out += path(fringe, tone(c.p, '#8A6A45', -0.7));
  for (const x of xs) {
    const s = c.side(x);
    out += `<rect x="${n(x - w / 2)}" y="${n(eave - 30)}" width="${w}" height="${n(foot - eave + 30)}" fill="${c.turn(x - w / 2, x + w / 2, s, wood(0.7), wood(-0.1), wood(-0.75))}"/><rect x="${n(x - w * 0.8)}" y="${n(foot - 46)}" width="${n(w * 1.6)}" height="46" fill="${c.turn(x - w, x + w, s, tone(c.p, '#A59B8D', 0.6), tone(c.p, '#A59B8D', -0.1), tone(c.p, '#A59B8D', -0.7))}"/>`;
  }
  return out;
}
