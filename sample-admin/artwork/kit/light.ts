/** Sky, sun, clouds, haze, rays, vignette and grain. */
import type { Canvas } from './canvas.js';
import { mix } from './colour.js';
import { group, lens, lines, n, noise, type Pt, path, rng, smooth } from './shape.js';

/** Full-frame sky; `horizon` is where the last stop sits. */
export function sky(c: Canvas, horizon = c.h * 0.62): string {
  const s = c.p.sky;
  return `<rect width="${c.w}" height="${c.h}" fill="${c.down(0, horizon, [
    [0, s[0]],
    [0.32, s[1]],
    [0.62, s[2]],
    [0.86, s[3]],
    [1, s[4]],
  ])}"/>`;
}

/** Sun or moon disc at the canvas light, with wide glow and two faint poster rings. */
export function sun(c: Canvas, r = 70, o: { glow?: number; rings?: boolean; disc?: boolean } = {}): string {
  const { x, y } = c.light;
  const g = r * (o.glow ?? 9);
  let out = `<circle cx="${x}" cy="${y}" r="${n(g)}" fill="${c.radial(x, y, g, [
    [0, c.p.glow, 0.85],
    [0.18, c.p.glow, 0.5],
    [0.5, c.p.glow, 0.16],
    [1, c.p.glow, 0],
  ])}"/>`;
  if (o.rings !== false)
    for (const k of [3.4, 2.1])
      out += `<circle cx="${x}" cy="${y}" r="${n(r * k)}" fill="${c.p.sun}" opacity="${c.p.time === 'malam' ? 0.04 : 0.09}"/>`;
  if (o.disc !== false)
    out += `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.radial(x, y - r * 0.3, r * 1.4, [
      [0, mix(c.p.sun, '#FFFFFF', 0.5)],
      [1, c.p.sun],
    ])}"/>`;
  return out;
}

/** Stars in the upper sky. */
export function stars(c: Canvas, maxY: number, count = 140): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const y = c.r.next() ** 1.5 * maxY;
    out += `<circle cx="${n(c.r.range(0, c.w))}" cy="${n(y)}" r="${n(c.r.range(0.8, 2.4))}" opacity="${n(c.r.range(0.2, 0.9) * (1 - y / maxY) + 0.1)}"/>`;
  }
  return `<g fill="${c.p.sun}">${out}</g>`;
}

/** Long tapering cloud streaks in bands, lit at the sun's side. */
export function streaks(c: Canvas, y0: number, y1: number, count = 9, opacity = 0.55): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const y = c.r.range(y0, y1);
    const x = c.r.range(-0.05, 1.05) * c.w;
    const w = c.r.range(260, 760);
    const near = Math.max(0, 1 - Math.hypot(x - c.light.x, (y - c.light.y) * 1.5) / (c.w * 0.6));
    const fill = mix(c.p.cloudShade, c.p.cloudLit, 0.25 + near * 0.75);
    let d = lens(x, y, w, c.r.range(5, 13));
    for (let k = 0; k < 3; k++)
      d += lens(
        x + c.r.range(-0.35, 0.35) * w,
        y + c.r.range(-16, 16),
        w * c.r.range(0.25, 0.6),
        c.r.range(3, 9),
      );
    out += path(d, fill, `opacity="${n(opacity * c.r.range(0.6, 1))}"`);
  }
  return out;
}

/** A cumulus bank: rounded crown, melting base. `w` wide, `h` tall, standing on y. */
export function cumulus(c: Canvas, x: number, y: number, w: number, h: number, opacity = 0.9): string {
  const make = (k: number, dx: number, seed: number): string => {
    const r = rng(seed);
    let d = `M${n(x - w / 2 + dx)} ${n(y + 4)}`;
    let t = 0;
    let last: Pt = [x - w / 2 + dx, y];
    while (t < 1) {
      const mid = Math.sin(Math.PI * Math.min(1, t + 0.06));
      t = Math.min(1, t + (0.035 + 0.13 * mid * r.next()));
      const p: Pt = [x + (t - 0.5) * w + dx, y - h * k * Math.sin(Math.PI * t) ** 1.1 * r.range(0.55, 1)];
      const rad = Math.hypot(p[0] - last[0], p[1] - last[1]) * r.range(0.54, 0.7);
      d += `A${n(rad)} ${n(rad)} 0 0 1 ${n(p[0])} ${n(p[1])}`;
      last = p;
    }
    return `${d}L${n(x + w / 2 + dx)} ${n(y + 4)}Z`;
  };
  const s = c.side(x);
  const seed = c.r.int(1, 1e6);
  const fade = (col: string, a: number): string =>
    c.down(y - h, y + 2, [
      [0, col, a],
      [0.45, col, a * 0.8],
      [1, col, 0],
    ]);
  return group(
    path(make(1, 0, seed), fade(c.p.cloudLit, 1)) +
      path(make(0.72, -s * w * 0.05, seed + 7), fade(mix(c.p.cloudLit, c.p.cloudShade, 0.6), 0.75)) +
      path(make(0.42, -s * w * 0.02, seed + 9), fade(c.p.cloudLit, 0.6)),
    `opacity="${opacity}"`,
  );
}

/** A soft band of mist across the frame at y, `h` tall. Put one between every two layers of land. */
export function hazeBand(c: Canvas, y: number, h: number, opacity = 0.5, color = c.p.haze): string {
  const f = noise(c.r.int(1, 1e6), 2);
  const top: Pt[] = [];
  for (let x = -60; x <= c.w + 60; x += 80) top.push([x, y - h * 0.3 + f(x / 300) * h * 0.4]);
  return path(
    smooth([...top, [c.w + 60, y + h], [-60, y + h]], true, 0.8),
    c.down(y - h * 0.45, y + h, [
      [0, color, 0],
      [0.5, color, opacity],
      [1, color, 0],
    ]),
  );
}

/** Soft pool of light or air: a radial gradient ellipse, no edge. */
export function airGlow(
  c: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  opacity: number,
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${(ry / rx).toFixed(3)})"><circle r="${n(rx)}" fill="${c.radial(
    0,
    0,
    rx,
    [
      [0, color, opacity],
      [0.4, color, opacity * 0.55],
      [1, color, 0],
    ],
  )}"/></g>`;
}

/** Darkens the ground towards the viewer so that the front layer frames the picture. */
export function groundShade(c: Canvas, y: number, opacity = 0.5): string {
  return `<rect x="0" y="${n(y)}" width="${c.w}" height="${n(c.h - y + 2)}" fill="${c.down(y, c.h, [
    [0, c.p.ink, 0],
    [0.55, c.p.ink, opacity * 0.35],
    [1, c.p.ink, opacity],
  ])}"/>`;
}

/** God rays fanning from a point towards `angle` (degrees, 90 is down). */
export function rays(
  c: Canvas,
  o: {
    x?: number;
    y?: number;
    angle: number;
    spread: number;
    length: number;
    count?: number;
    opacity?: number;
  },
): string {
  const { x, y } = { x: o.x ?? c.light.x, y: o.y ?? c.light.y };
  let d = '';
  const count = o.count ?? 7;
  for (let i = 0; i < count; i++) {
    const a = ((o.angle + ((i + c.r.range(0.1, 0.9)) / count - 0.5) * o.spread) * Math.PI) / 180;
    const w = c.r.range(0.25, 0.9) * ((o.spread * Math.PI) / 180 / count);
    d += lines([
      [x, y],
      [x + Math.cos(a - w / 2) * o.length, y + Math.sin(a - w / 2) * o.length],
      [x + Math.cos(a + w / 2) * o.length, y + Math.sin(a + w / 2) * o.length],
    ]);
  }
  const k = o.opacity ?? 0.22;
  return path(
    d,
    c.radial(x, y, o.length, [
      [0, c.p.glow, k],
      [0.5, c.p.glow, k * 0.55],
      [1, c.p.glow, 0],
    ]),
    c.blur(7),
  );
}

/** Birds: a loose flock of two-stroke wings around x,y. */
export function birds(c: Canvas, x: number, y: number, count = 5, size = 16, color = c.p.near): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [bx, by, s] = [
      x + c.r.range(-1, 1) * size * 6,
      y + c.r.range(-1, 1) * size * 2.4,
      size * c.r.range(0.6, 1.1),
    ];
    const up = c.r.range(0.25, 0.6);
    d += `M${n(bx - s)} ${n(by - s * up)}Q${n(bx - s * 0.4)} ${n(by - s * up * 0.9)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * up * 1.1)} ${n(bx + s)} ${n(by - s * up * 0.8)}Q${n(bx + s * 0.4)} ${n(by - s * up * 0.6)} ${n(bx)} ${n(by + s * 0.16)}Q${n(bx - s * 0.4)} ${n(by - s * up * 0.45)} ${n(bx - s)} ${n(by - s * up)}Z`;
  }
  return path(d, color, 'opacity="0.8"');
}

/** Last layers of every picture: light wash from the sun's side, vignette, paper grain. */
export function finish(c: Canvas, o: { vignette?: number; wash?: number; grain?: number } = {}): string {
  const { w, h } = c;
  const v = o.vignette ?? 0.34;
  const reach = Math.hypot(w, h) * 0.75;
  const grain = c.def(
    'grain',
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="${c.seed % 97}"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  1.4 0 0 0 -0.42"/></filter>`,
  );
  return (
    `<rect width="${w}" height="${h}" fill="${c.radial(c.light.x, c.light.y, w * 0.8, [
      [0, c.p.glow, o.wash ?? 0.2],
      [0.45, c.p.glow, (o.wash ?? 0.2) * 0.35],
      [1, c.p.glow, 0],
    ])}"/>` +
    `<rect width="${w}" height="${h}" fill="${c.radial(w / 2 + (c.light.x - w / 2) * 0.35, h * 0.46, reach, [
      [0.45, c.p.ink, 0],
      [0.78, c.p.ink, v * 0.35],
      [1, c.p.ink, v],
    ])}"/>` +
    `<rect width="${w}" height="${h}" filter="${grain}" opacity="${o.grain ?? 0.09}"/>`
  );
}
