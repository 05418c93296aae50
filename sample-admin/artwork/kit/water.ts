/** Sea, light path, waves, surf and beach. */
import type { Canvas } from './canvas.js';
import { mix } from './colour.js';
import { clamp, lens, lerp, lines, n, noise, type Pt, path, smooth, taper } from './shape.js';

/** Open water from the horizon `y` down to `bottom`, with fine wave lines that grow towards the viewer. */
export function sea(
  c: Canvas,
  y: number,
  bottom = c.h,
  o: { waves?: number; colors?: readonly [string, string, string] } = {},
): string {
  const [far, mid, near] = o.colors ?? c.p.sea;
  const h = bottom - y;
  let out = `<rect x="0" y="${n(y)}" width="${c.w}" height="${n(h + 2)}" fill="${c.down(y, bottom, [
    [0, far],
    [0.14, mix(far, mid, 0.6)],
    [0.45, mid],
    [1, near],
  ])}"/>`;
  let dark = '';
  let light = '';
  const count = o.waves ?? 130;
  for (let i = 0; i < count; i++) {
    const t = (i + c.r.next()) / count;
    const k = t ** 1.7;
    const d = lens(
      c.r.range(-0.05, 1.05) * c.w,
      y + 4 + k * h,
      lerp(40, 330, k) * c.r.range(0.4, 1.2),
      lerp(0.8, 6.5, k),
    );
    if (c.r.chance(0.55)) dark += d;
    else light += d;
  }
  out += path(dark, near, 'opacity="0.26"') + path(light, mix(far, c.p.sun, 0.3), 'opacity="0.3"');
  return out;
}

/** The sun's path on water: glints in a column that widens towards the viewer. */
export function lightPath(
  c: Canvas,
  y: number,
  bottom = c.h,
  o: { x?: number; width?: number; opacity?: number; count?: number } = {},
): string {
  const x = o.x ?? c.light.x;
  const wide = o.width ?? 240;
  const k = o.opacity ?? 0.85;
  let soft = '';
  let crisp = '';
  const count = o.count ?? 190;
  for (let i = 0; i < count; i++) {
    const t = ((i + c.r.next()) / count) ** 1.35;
    const reach = lerp(wide * 0.22, wide, t ** 0.8);
    const off = (c.r.next() + c.r.next() + c.r.next() - 1.5) * reach * 0.9;
    const d = lens(
      x + off,
      y + 3 + t * (bottom - y),
      lerp(34, 170, t) * c.r.range(0.35, 1.15) * (1 - (Math.abs(off) / reach) * 0.5),
      lerp(1.2, 6, t),
    );
    if (Math.abs(off) < reach * 0.33) crisp += d;
    else soft += d;
  }
  const fade = (a: number): string =>
    c.down(y, bottom, [
      [0, c.p.sun, a],
      [0.5, c.p.glint, a * 0.8],
      [1, c.p.glint, a * 0.25],
    ]);
  return (
    `<path d="M${n(x - wide * 0.2)} ${n(y)}L${n(x + wide * 0.2)} ${n(y)}L${n(x + wide * 0.9)} ${n(bottom)}L${n(x - wide * 0.9)} ${n(bottom)}Z" fill="${fade(0.42 * k)}" ${c.blur(44, 8)}/>` +
    path(lens(x, y + 5, wide * 1.5, 7), c.p.sun, `opacity="${k * 0.75}"`) +
    path(soft, fade(0.6 * k)) +
    path(crisp, fade(k))
  );
}

/** Foam line of a shore through points: a lacy white edge with a thin second line behind. */
export function surf(c: Canvas, pts: readonly Pt[], width: number, opacity = 0.85): string {
  const f = noise(c.r.int(1, 1e6), 2);
  const wob = pts.map(([x, y], i): Pt => [x + f(i * 0.9) * width * 0.5, y + f(i * 0.9 + 30) * width * 0.35]);
  const white = mix(c.p.glint, '#FFFFFF', 0.4);
  const ends = (t: number): number => clamp(Math.sin(Math.PI * t) * 5, 0, 1);
  return (
    path(
      taper(wob, (t) => width * ends(t) * (0.35 + 0.65 * Math.abs(f(t * 18 + 9)))),
      white,
      `opacity="${opacity}"`,
    ) +
    path(
      taper(
        wob.map(([x, y]): Pt => [x, y - width * 1.5]),
        (t) => width * 0.4 * ends(t) * Math.abs(f(t * 11 + 50)),
      ),
      white,
      `opacity="${opacity * 0.6}"`,
    )
  );
}

/** A rolling wave line across the frame with a foam crest. */
export function breaker(c: Canvas, x0: number, x1: number, y: number, h: number, opacity = 0.8): string {
  const f = noise(c.r.int(1, 1e6), 2);
  const crest: Pt[] = [];
  for (let i = 0; i <= 24; i++) crest.push([lerp(x0, x1, i / 24), y + f(i * 0.35) * h * 0.5]);
  const env = (t: number): number => clamp(Math.sin(Math.PI * t) * 1.6, 0, 1);
  return (
    path(
      taper(
        crest.map(([x, yy]): Pt => [x, yy + h * 0.5]),
        (t) => h * 1.3 * env(t),
      ),
      c.p.sea[2],
      'opacity="0.32"',
    ) +
    path(
      taper(crest, (t) => h * env(t) * (0.3 + 0.7 * Math.abs(f(t * 16 + 40)))),
      mix(c.p.glint, '#FFFFFF', 0.3),
      `opacity="${opacity}"`,
    )
  );
}

/** Beach below a shore line (points left to right): wet mirror edge, warm sand, foam. */
export function beach(c: Canvas, shore: readonly Pt[], o: { sand?: string; foam?: number } = {}): string {
  const sand = mix(o.sand ?? '#E9CFA0', c.p.near, c.p.dim * 0.35);
  const top = Math.min(...shore.map(([, y]) => y));
  const bottom = c.h + 10;
  const [first, last] = [shore[0] ?? [0, 0], shore[shore.length - 1] ?? [0, 0]];
  const area = (dy: number): string =>
    smooth(
      [...shore.map(([x, y]): Pt => [x, y + dy]), [last[0] + 20, bottom], [first[0] - 20, bottom]],
      true,
      0.7,
    );
  const lit = mix(sand, c.p.glow, c.p.warmth + 0.15);
  return (
    path(
      area(0),
      c.down(top, bottom, [
        [0, mix(sand, c.p.sea[1], 0.55)],
        [0.35, mix(sand, c.p.sky[3], 0.4)],
      ]),
    ) +
    path(
      area(34),
      c.radial(clamp(c.light.x, 0, c.w), top, c.w * 0.8, [
        [0, lit],
        [1, mix(sand, c.p.near, 0.35)],
      ]),
    ) +
    (o.foam === 0 ? '' : surf(c, shore, o.foam ?? 12))
  );
}

/** Falling water: an irregular veil of strands from the lip at y0 to the pool at y1. */
export function falls(c: Canvas, x: number, y0: number, y1: number, w: number): string {
  const f = noise(c.r.int(1, 1e6), 2);
  const half = (y: number, s: number): number =>
    (w / 2) * (0.82 + ((y - y0) / (y1 - y0)) * 0.62 + 0.16 * f(y / 60 + s * 50));
  const ys = Array.from({ length: 24 }, (_, i) => lerp(y0, y1, i / 23));
  const edge = (s: number): Pt[] => ys.map((y): Pt => [x + s * half(y, s), y]);
  let out = path(
    lines([...edge(-1), ...edge(1).reverse()]),
    c.down(y0, y1, [
      [0, '#FBFFF8', 0.95],
      [0.4, '#D5ECE4', 0.9],
      [0.85, '#FFFFFF', 0.95],
      [1, '#FFFFFF', 0],
    ]),
  );
  for (let i = 0; i < 46; i++) {
    const u = c.r.range(-0.92, 0.92);
    const a = lerp(y0, y1, c.r.range(0, 0.6));
    const b = lerp(a, y1, c.r.range(0.3, 0.95));
    const px = (y: number): number => x + u * half(y, 0);
    out += path(
      taper(
        [
          [px(a), a],
          [px((a + b) / 2), (a + b) / 2],
          [px(b), b],
        ],
        (t) => w * 0.055 * Math.sin(Math.PI * t),
      ),
      i % 3 ? '#FFFFFF' : c.p.sea[1],
      `opacity="${i % 3 ? 0.8 : 0.42}"`,
    );
  }
  return out;
}
