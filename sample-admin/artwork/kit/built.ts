/** Pavilions, steps and walls. */
import type { Canvas } from './canvas.js';
import { at, curve, lerp, lines, type Pt, path, taper } from './shape.js';
import { type Material, material, rect } from './temple.js';

/** A flight of steps in front of a gate or temple, widening towards the viewer. */
export function steps(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  count = 7,
  o: { depth?: number; spread?: number } = {},
): string {
  const m = material(c, '#A59B8D', o.depth ?? 0);
  let out = '';
  for (let i = 0; i < count; i++) {
    const t0 = (i / count) ** 1.15;
    const t1 = ((i + 1) / count) ** 1.15;
    const ww = w * lerp(1, o.spread ?? 1.5, t1);
    const [a, b] = [y + h * t0, y + h * t1];
    out +=
      rect(x - ww / 2, a, ww, (b - a) * 0.45 + 1, m.lit) +
      rect(x - ww / 2, a + (b - a) * 0.42, ww, (b - a) * 0.6 + 1, m.dark);
  }
  return out;
}

/** Options of an open pavilion. */
export interface BaleOptions {
  depth?: number;
  /** Clay tiles with upturned corners instead of thatch. */
  tile?: boolean;
  posts?: number;
  /** Warm lamp light inside. */
  lamp?: boolean;
}

/** Outlines and materials of a bale's roof. */
interface Thatch {
  w: number;
  th: Material;
  s: number;
  rh: number;
  eave: number;
  hip: number;
  up: number;
  left: Pt[];
  right: Pt[];
  rim: Pt[];
}

/** The lit fold, the courses and the thick edge. */
function roofDetail(roof: Thatch): string {
  const { eave, hip, left, rh, right, rim, s, th, up, w } = roof;
  let out = '';
  const fold = curve(
    [s * hip, eave - rh],
    [s * w * 0.2, eave - rh * 0.4],
    [s * w * 0.3, eave + w * 0.045],
    8,
  );
  out += path(lines([...fold, ...(s > 0 ? [...right].reverse() : left)]), th.lit, 'opacity="0.4"');
  for (let k = 1; k < 9; k++) {
    const t = k / 9;
    const yy = lerp(eave - rh, eave + w * 0.03, t);
    const ww = lerp(hip, w / 2, t ** 1.25) * 0.97;
    out += path(
      taper(
        [
          [-ww, yy],
          [0, yy + w * 0.008],
          [ww, yy],
        ],
        w * 0.0035,
      ),
      th.deep,
      'opacity="0.35"',
    );
  }
  out += path(
    lines([
      ...rim,
      [-w / 2 + 2, eave + w * 0.055 + up],
      ...curve(
        [-w * 0.49, eave + w * 0.055 + up],
        [0, eave + w * 0.075],
        [w * 0.49, eave + w * 0.055 + up],
        8,
      ),
    ]),
    th.deep,
  );
  return out;
}

/** An open bale (pavilion): tall hipped roof, posts, stone platform. x,y is the middle of its foot, w its eaves. */
export function bale(c: Canvas, x: number, y: number, w: number, o: BaleOptions = {}): string {
  const depth = o.depth ?? 0.05;
  const th = material(c, o.tile ? '#B5613F' : '#9A7B50', depth);
  const st = material(c, '#A59B8D', depth);
  const wood = material(c, '#6B4A34', depth);
  const s = c.side(x);
  const [ph, post, rh] = [w * 0.09, w * 0.26, w * 0.36];
  const eave = -ph - post;
  let out =
    rect(-w * 0.43, -ph, w * 0.86, ph, st.dark) +
    rect(s > 0 ? 0 : -w * 0.43, -ph, w * 0.43, ph, st.mid, 'opacity="0.7"') +
    rect(-w * 0.45, -ph, w * 0.9, ph * 0.22, st.lit);
  out += rect(
    -w * 0.36,
    eave,
    w * 0.72,
    post,
    o.lamp
      ? c.down(eave, -ph, [
          [0, '#FFE2A0'],
          [1, '#E9A23B'],
        ])
      : wood.deep,
    `opacity="${o.lamp ? 0.85 : 0.75}"`,
  );
  const posts = o.posts ?? 4;
  for (let i = 0; i < posts; i++) {
    const px = lerp(-0.39, 0.39, i / (posts - 1)) * w;
    out +=
      rect(px - w * 0.011, eave, w * 0.022, post, wood.dark) +
      rect(px + (s > 0 ? 0.004 : -0.011) * w, eave, w * 0.007, post, wood.lit);
  }
  const hip = w * (o.tile ? 0.1 : 0.14);
  const up = o.tile ? -w * 0.025 : 0;
  const left = curve([-w / 2, eave + w * 0.035 + up], [-w * 0.27, eave - rh * 0.35], [-hip, eave - rh], 8);
  const right = curve([hip, eave - rh], [w * 0.27, eave - rh * 0.35], [w / 2, eave + w * 0.035 + up], 8);
  const rim = curve([w / 2, eave + w * 0.035 + up], [0, eave + w * 0.05], [-w / 2, eave + w * 0.035 + up], 8);
  out += path(lines([...left, ...right, ...rim]), c.turn(-w / 2, w / 2, s, th.lit, th.mid, th.dark));
  const roof: Thatch = { w, th, s, rh, eave, hip, up, left, right, rim };
  out += roofDetail(roof);
  out +=
    rect(-hip * 1.05, eave - rh - w * 0.012, hip * 2.1, w * 0.024, th.dark) +
    path(
      lines([
        [-w * 0.016, eave - rh - w * 0.01],
        [0, eave - rh - w * 0.08],
        [w * 0.016, eave - rh - w * 0.01],
      ]),
      th.dark,
    );
  return at(x, y, 1, out);
}

/** A village wall: brick field, stone cap and pillars. From x0 to x1 with foot at y0,y1 and heights h0,h1 (perspective). */
export function wall(
  c: Canvas,
  x0: number,
  x1: number,
  foot: readonly [number, number],
  height: readonly [number, number],
  o: { depth?: number; local?: string; pillars?: number } = {},
): string {
  const depth = o.depth ?? 0.05;
  const br = material(c, o.local ?? '#B06042', depth);
  const st = material(c, '#A59B8D', depth);
  const [f, hh] = [
    (t: number): number => lerp(foot[0], foot[1], t),
    (t: number): number => lerp(height[0], height[1], t),
  ];
  const q = (a: number, b: number, lo: number, hi: number): string =>
    lines([
      [lerp(x0, x1, a), f(a) - hh(a) * lo],
      [lerp(x0, x1, b), f(b) - hh(b) * lo],
      [lerp(x0, x1, b), f(b) - hh(b) * hi],
      [lerp(x0, x1, a), f(a) - hh(a) * hi],
    ]);
  let out =
    path(
      q(0, 1, 0, 0.9),
      c.across(x0, x1, [
        [0, br.mid],
        [1, br.dark],
      ]),
    ) +
    path(q(0, 1, 0, 0.14), st.dark) +
    path(q(0, 1, 0.84, 0.93), st.mid) +
    path(q(0, 1, 0.93, 1), st.lit);
  const count = o.pillars ?? 4;
  for (let i = 0; i <= count; i++) {
    const t = (i / count) ** 0.8;
    const e = 0.018;
    out +=
      path(q(Math.max(0, t - e), Math.min(1, t + e), 0, 1.08), st.dark) +
      path(q(Math.max(0, t - e * 1.5), Math.min(1, t + e * 1.5), 1.06, 1.14), st.lit) +
      path(q(Math.max(0, t - e * 0.8), Math.min(1, t + e * 0.8), 1.14, 1.26), st.mid);
  }
  return out;
}
