/** Ground, roads and paving in a camera's perspective. */
import { mix, tone } from './colour.js';
import { type FigureOptions, figure } from './people.js';
import { lens, n, path } from './shape.js';
import type { P3, Space } from './space.js';

/** A strip of ground along a heading: side offsets a…b, length t0…t1 metres, clipped before the viewer. */
export function strip(
  s: Space,
  o: { heading: number; x?: number; z?: number; a: number; b: number; t0?: number; t1?: number; y?: number },
): P3[] {
  const h = (o.heading * Math.PI) / 180;
  const [ca, sa] = [Math.cos(h), Math.sin(h)];
  const at = (t: number, off: number): P3 => [
    (o.x ?? 0) + t * ca + off * sa,
    o.y ?? 0,
    (o.z ?? 0) + t * sa - off * ca,
  ];
  const near = (off: number, from: number, to: number): number => {
    let t = from;
    for (let i = 0; i < 200 && s.depth(at(t, off)) < 1.1; i++) t += (to - from) / 200;
    return t;
  };
  const [t0, t1] = [o.t0 ?? -60, o.t1 ?? 200];
  const ends = (off: number): [P3, P3] => [at(near(off, t0, t1), off), at(near(off, t1, t0), off)];
  const [a, b] = [ends(o.a), ends(o.b)];
  return [a[0], a[1], b[1], b[0]];
}

/** Fills everything under the horizon. */
export function ground(s: Space, local: string, o: { y?: number; haze?: number } = {}): string {
  const { c } = s;
  const y = o.y ?? s.v.horizon;
  const k = o.haze ?? 0.7;
  return `<rect x="0" y="${n(y)}" width="${c.w}" height="${n(c.h - y + 2)}" fill="${c.down(y, c.h, [
    [0, mix(tone(c.p, local, 0.5), c.p.haze, k)],
    [0.22, mix(tone(c.p, local, 0.35), c.p.haze, k * 0.25)],
    [0.6, tone(c.p, local, 0)],
    [1, tone(c.p, local, -0.5)],
  ])}"/>`;
}

/** A road with a worn crown, pale edge lines and a broken middle line. */
export function road(
  s: Space,
  o: {
    heading: number;
    x?: number;
    z?: number;
    half?: number;
    local?: string;
    marks?: boolean;
    t0?: number;
    t1?: number;
  },
): string {
  const { c } = s;
  const half = o.half ?? 3.4;
  const local = o.local ?? '#77736B';
  const y = s.v.horizon;
  const tar = c.down(y, c.h, [
    [0, mix(tone(c.p, local, 0.4), c.p.haze, 0.6)],
    [0.25, mix(tone(c.p, local, 0.2), c.p.haze, 0.15)],
    [1, tone(c.p, local, -0.55)],
  ]);
  let out =
    s.fill(strip(s, { ...o, a: -half - 0.5, b: half + 0.5 }), mix(tone(c.p, '#B8A27C', 0), c.p.haze, 0.1)) +
    s.fill(strip(s, { ...o, a: -half, b: half }), tar);
  for (const a of [-half * 0.5, half * 0.5])
    out += s.fill(strip(s, { ...o, a: a - 0.5, b: a + 0.5 }), c.p.glow, 'opacity="0.07"');
  if (o.marks === false) return out;
  const paint = tone(c.p, '#F4EEDC', 0.4);
  for (const sd of [-1, 1])
    out += s.fill(strip(s, { ...o, a: sd * (half - 0.25), b: sd * (half - 0.38) }), paint, 'opacity="0.55"');
  for (let t = -40; t < 120; t += 6)
    out += s.fill(strip(s, { ...o, a: -0.07, b: 0.07, t0: t, t1: t + 2.6 }), paint, 'opacity="0.7"');
  return out;
}

/** Stone paving: joints across a strip. */
export function joints(
  s: Space,
  o: { heading: number; x?: number; z?: number; a: number; b: number; step: number; t0: number; t1: number },
): string {
  let out = '';
  for (let t = o.t0; t < o.t1; t += o.step)
    out += s.fill(strip(s, { ...o, t0: t, t1: t + 0.04 }), s.c.p.ink, 'opacity="0.22"');
  for (let a = o.a; a <= o.b; a += o.step)
    out += s.fill(strip(s, { ...o, a, b: a + 0.03 }), s.c.p.ink, 'opacity="0.22"');
  return out;
}

/** A guard rail or low parapet along a heading. */
export function rail(
  s: Space,
  o: {
    heading: number;
    x?: number;
    z?: number;
    off: number;
    t0: number;
    t1: number;
    local?: string;
    h?: number;
    step?: number;
    slim?: boolean;
  },
): string {
  const { c } = s;
  const local = o.local ?? '#C9C6BA';
  const h = o.h ?? 0.75;
  const step = o.step ?? 2;
  const bar = (y0: number, y1: number, k: number): string => {
    const lo = strip(s, { ...o, a: o.off, b: o.off, y: y0 });
    const hi = strip(s, { ...o, a: o.off, b: o.off, y: y1 });
    const q = [lo[0], lo[1], hi[1], hi[0]].flatMap((p) => (p ? [p] : []));
    return s.fill(q, tone(c.p, local, k));
  };
  let out = '';
  for (let t = o.t0; t <= o.t1; t += step) {
    const [p] = strip(s, { ...o, a: o.off, b: o.off, t0: t, t1: t + 0.01 });
    if (p && s.depth(p) > 1.3)
      out += s.box(p[0], 0, p[2], o.slim ? 0.06 : 0.14, h, o.slim ? 0.06 : 0.14, local, -0.35);
  }
  if (o.slim)
    return out + bar(h * 0.42, h * 0.47, -0.2) + bar(h * 0.93, h, -0.1) + bar(h * 0.98, h + 0.02, 0.6);
  return out + bar(h * 0.55, h, -0.15) + bar(h * 0.9, h, 0.6);
}

/** A person standing on the ground of a camera's world, in true scale. */
export function person(
  s: Space,
  x: number,
  z: number,
  o: FigureOptions & { tall?: number; y?: number } = {},
): string {
  const p: P3 = [x, o.y ?? 0, z];
  const [sx, sy] = s.to(p);
  const h = (o.tall ?? 1.66) * s.px(p);
  return path(lens(sx, sy, h * 0.42, h * 0.03), s.c.p.ink, 'opacity="0.4"') + figure(s.c, sx, sy, h, o);
}
