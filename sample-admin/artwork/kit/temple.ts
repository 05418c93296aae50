/** Temples: meru towers and split gates, and the materials all buildings share. */
import type { Canvas } from './canvas.js';
import { aerial, mix, tone } from './colour.js';
import { at, curve, lerp, lines, n, type Pt, path, pts } from './shape.js';

/** Plain rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, attrs = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${attrs}/>`;

/** One building material by its light. */
export interface Material {
  lit: string;
  mid: string;
  dark: string;
  deep: string;
}

/** Colours of a building material in light, half-tone and shade, at a depth. */
export function material(c: Canvas, local: string, depth = 0): Material {
  const m = (k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  return { lit: m(0.75), mid: m(0), dark: m(-0.5), deep: m(-0.9) };
}

/** A meru: stacked thatch roofs (3, 5, 7, 9 or 11) on a stone base. x,y is the middle of its foot. */
export function meru(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  tiers = 5,
  o: { depth?: number } = {},
): string {
  const depth = o.depth ?? 0.08;
  const th = material(c, '#57483B', depth);
  const st = material(c, '#A79C8C', depth);
  const br = material(c, '#A9573B', depth);
  const s = c.side(x);
  const w0 = h * (0.3 + 0.012 * tiers);
  const base = h * 0.16;
  const two = (w: number, yy: number, hh: number, m: Material): string =>
    rect(-w / 2, yy, w, hh, m.dark) + rect(s > 0 ? 0 : -w / 2, yy, w / 2, hh, mix(m.mid, m.lit, 0.35));
  let out = '';
  for (const [i, k] of [1, 0.82, 0.68].entries())
    out +=
      two(w0 * 0.8 * k, -base * ((i + 1) / 3), base / 3 + 1, st) +
      rect(-w0 * 0.41 * k, -base * ((i + 1) / 3), w0 * 0.82 * k, base * 0.07, st.lit);
  const room = h * 0.1;
  out +=
    two(w0 * 0.46, -base - room, room + 1, br) +
    rect(-w0 * 0.07, -base - room * 0.85, w0 * 0.14, room * 0.85, th.deep);
  const stack = h * 0.92 - base - room;
  let yy = -base - room;
  const heights = Array.from({ length: tiers }, (_, i) => 1 - 0.45 * (i / tiers));
  const sum = heights.reduce((a, b) => a + b, 0);
  heights.forEach((hk, i) => {
    const full = (stack * hk) / sum;
    const w = w0 * lerp(1, 0.3, tiers > 1 ? (i / (tiers - 1)) ** 0.9 : 0);
    const rh = full * (i === tiers - 1 ? 1 : 0.74);
    const top = i === tiers - 1 ? w * 0.05 : w * 0.4;
    const roof = (x0: number, x1: number): Pt[] => [
      ...curve([x0 * w, yy + rh * 0.06], [x0 * w * 0.62, yy - rh * 0.42], [x0 * top, yy - rh], 7),
      ...curve([x1 * top, yy - rh], [x1 * w * 0.62, yy - rh * 0.42], [x1 * w, yy + rh * 0.06], 7),
    ];
    out += path(lines([...roof(-0.5, 0.5), [0, yy - rh * 0.02]]), th.dark);
    out += path(lines(s > 0 ? roof(0.0, 0.5) : roof(-0.5, 0.0)), mix(th.mid, th.lit, 0.32));
    out += path(
      lines([
        [-w / 2, yy + rh * 0.06],
        [0, yy - rh * 0.05],
        [w / 2, yy + rh * 0.06],
        [w / 2, yy + rh * 0.15],
        [0, yy + rh * 0.06],
        [-w / 2, yy + rh * 0.15],
      ]),
      th.deep,
    );
    if (i < tiers - 1) out += two(top * 0.72, yy - full, full - rh + 2, br);
    yy -= full;
  });
  out += path(
    lines([
      [-h * 0.011, yy + 2],
      [-h * 0.016, yy - h * 0.014],
      [-h * 0.005, yy - h * 0.03],
      [0, yy - h * 0.08],
      [h * 0.005, yy - h * 0.03],
      [h * 0.016, yy - h * 0.014],
      [h * 0.011, yy + 2],
    ]),
    mix(th.mid, c.p.rim, 0.4),
  );
  return at(x, y, 1, out);
}

function finial(st: Material, y: number): string {
  return path(
    lines([
      [0, y - 74],
      [9, y - 48],
      [26, y - 34],
      [18, y - 18],
      [38, y],
      [0, y],
    ]),
    st.mid,
  );
}

/** The body: plinth courses, brick field, framed panel with a rosette. */
function gateBody(c: Canvas, lightSide: number, br: Material, st: Material, y: number): string {
  const shade = (w: number, m: typeof br): string => c.turn(0, w, lightSide, m.lit, m.mid, m.dark);
  let out = '';
  const body = -y - 86;
  for (let k = 0; k < 3; k++) out += rect(0, y + k * 9, 300 - k * 9, 10, shade(300, st));
  out += rect(0, y + 26, 262, body - 20, shade(262, br)) + rect(0, y + 26, 262, 12, br.deep, 'opacity="0.5"');
  for (let k = 1; k < (body - 30) / 13; k++)
    out += rect(0, y + 26 + k * 13, 262, 1.4, br.deep, 'opacity="0.26"');
  out += rect(0, y + 26, 22, body - 20, shade(22, st)) + rect(236, y + 26, 30, body - 20, shade(262, st));
  out += rect(66, y + 62, 130, body - 96, shade(262, st)) + rect(80, y + 76, 102, body - 124, br.dark);
  const [mx, my] = [131, y + 62 + (body - 96) / 2];
  for (let k = 0; k < 8; k++)
    out += `<g transform="translate(${mx} ${n(my)}) rotate(${k * 45})">${path('M0 0C-13 -10 -10 -30 0 -44C10 -30 13 -10 0 0Z', st.mid)}</g>`;
  out += `<circle cx="${mx}" cy="${n(my)}" r="10" fill="${st.lit}"/>`;
  return out;
}

/** One half of a split gate, inner face at x 0, growing to the right; 1000 units tall. */
function gateHalf(
  c: Canvas,
  depth: number,
  lightSide: number,
  brickColor: string,
  stoneColor: string,
): string {
  const br = material(c, brickColor, depth);
  const st = material(c, stoneColor, depth);
  let out = '';
  const tiers = pts('60,62 92,78 130,96 172,118 220,142 268,184');
  const shade = (w: number, m: typeof br): string => c.turn(0, w, lightSide, m.lit, m.mid, m.dark);
  let y = -1000;
  out += finial(st, y);
  tiers.forEach(([w, h], i) => {
    const corn = h * 0.42;
    for (let k = 0; k < 4; k++) {
      const kw = w + (3 - k) * (5 + i * 1.7);
      out +=
        rect(0, y + (corn * k) / 4, kw, corn / 4 + 1, shade(kw, st)) +
        rect(0, y + (corn * k) / 4, kw, Math.max(1.5, corn * 0.05), st.lit, 'opacity="0.55"');
    }
    const q = 16 + i * 7;
    const ow = w + 15 + i * 5;
    out += path(
      `M${n(ow - q * 1.1)} ${n(y)}C${n(ow - q * 0.5)} ${n(y - q * 0.1)} ${n(ow - q * 0.2)} ${n(y - q * 0.8)} ${n(ow + q * 0.35)} ${n(y - q * 1.25)}C${n(ow + q * 0.35)} ${n(y - q * 0.6)} ${n(ow + q * 0.2)} ${n(y)} ${n(ow)} ${n(y + corn * 0.2)}Z`,
      lightSide > 0 ? st.lit : st.mid,
    );
    const by = y + corn;
    const bh = h - corn;
    out += rect(0, by, w, bh + 1, shade(w, br)) + rect(0, by, w, bh * 0.2, br.deep, 'opacity="0.5"');
    for (let k = 1; k < Math.round(bh / 12); k++)
      out += rect(0, by + k * 12, w, 1.3, br.deep, 'opacity="0.28"');
    if (i > 0)
      out +=
        rect(w * 0.26, by + bh * 0.3, w * 0.5, bh * 0.5, shade(w, st)) +
        path(
          lines([
            [w * 0.51, by + bh * 0.34],
            [w * 0.66, by + bh * 0.55],
            [w * 0.51, by + bh * 0.77],
            [w * 0.36, by + bh * 0.55],
          ]),
          br.dark,
        );
    y += h;
  });
  out += gateBody(c, lightSide, br, st, y);
  for (let k = 0; k < 4; k++)
    out +=
      rect(0, -88 + k * 22, 282 + k * 20, 23, shade(300, k === 1 ? br : st)) +
      rect(0, -88 + k * 22, 282 + k * 20, 2.5, st.lit, 'opacity="0.5"');
  return out;
}

/** A candi bentar (split gate): two mirrored towers with a passage `gap` px wide. x,y is the middle of the threshold. */
export function candiBentar(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  o: { gap?: number; depth?: number; brick?: string; stone?: string } = {},
): string {
  const s = h / 1075;
  const g = (o.gap ?? h * 0.2) / 2;
  const side = c.light.x < x - g ? -1 : c.light.x > x + g ? 1 : 0;
  const half = (dir: 1 | -1): string =>
    at(
      x + dir * g,
      y,
      dir * s,
      gateHalf(c, o.depth ?? 0, side === 0 ? -1 : side * dir, o.brick ?? '#B4583A', o.stone ?? '#A59B8D'),
    );
  return half(-1) + half(1);
}
