/** Single morsels: skewers, eggs, chillies, limes, rice cakes, glasses. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { oval } from './food.js';
import { at, bar, curve, n, type Pt, path, pts, rng, smooth, taper } from './shape.js';

/** A skewer from x,y at `angle`: minced (sate lilit on a stalk) or pieces of meat. */
export function skewer(
  c: Canvas,
  x: number,
  y: number,
  len: number,
  angle: number,
  o: { minced?: boolean; local?: string; thick?: number; seed?: number; glaze?: string } = {},
): string {
  const r = rng(o.seed ?? Math.round(x + y));
  const local = o.local ?? '#B97A36';
  const w = o.thick ?? len * 0.16;
  const t = (v: number): string => tone(c.p, local, v);
  const stalk = o.minced ? '#D8D29A' : '#D9B978';
  let g = path(
    taper(pts(`${n(-len * 0.02)},0 ${n(len * 0.5)},0 ${n(len)},0`), o.minced ? w * 0.22 : w * 0.13),
    tone(c.p, stalk, 0.35),
  );
  const fill = c.down(-w / 2, w / 2, [
    [0, t(0.85)],
    [0.35, t(0.25)],
    [1, t(-0.75)],
  ]);
  if (o.minced) {
    g += path(
      taper(
        pts(`0,0 ${n(len * 0.16)},0 ${n(len * 0.32)},1 ${n(len * 0.52)},0`),
        (u) => w * Math.sin(Math.PI * Math.min(1, 0.17 + u * 0.74)) ** 0.6,
      ),
      fill,
    );
    for (let i = 0; i < 9; i++)
      g += oval(
        r.range(0.05, 0.46) * len,
        r.range(-0.3, 0.34) * w,
        w * r.range(0.06, 0.14),
        w * r.range(0.05, 0.09),
        i % 3 ? t(-0.85) : t(0.95),
        'opacity="0.6"',
      );
  } else {
    for (let i = 0; i < 4; i++) {
      const px = len * (0.04 + i * 0.145);
      const ring: Pt[] = Array.from({ length: 8 }, (_, j): Pt => {
        const a = (j / 8) * Math.PI * 2;
        return [
          px + len * 0.07 + Math.cos(a) * len * 0.085 * r.range(0.85, 1.1),
          Math.sin(a) * w * 0.52 * r.range(0.85, 1.1),
        ];
      });
      g +=
        path(smooth(ring), fill) +
        oval(px + len * 0.06, -w * 0.2, len * 0.035, w * 0.08, o.glaze ?? t(1), 'opacity="0.7"') +
        oval(px + len * 0.09, w * 0.22, len * 0.04, w * 0.1, t(-0.95), 'opacity="0.6"');
    }
  }
  const shade = path(
    taper(pts(`0,${n(w * 0.35)} ${n(len * 0.3)},${n(w * 0.55)} ${n(len * 0.95)},${n(w * 0.2)}`), w * 0.5),
    c.p.ink,
    `opacity="0.35" ${c.blur(6, 4)}`,
  );
  return at(x, y, 1, shade + g, angle);
}

/** Half a boiled egg, cut face up, in spiced coat. */
export function egg(c: Canvas, x: number, y: number, r: number, coat = '#C2553A'): string {
  const t = (l: string, v: number): string => tone(c.p, l, v);
  return (
    oval(x, y + r * 0.3, r * 1.1, r * 0.6, c.p.ink, `opacity="0.4" ${c.blur(5)}`) +
    oval(x, y + r * 0.12, r, r * 0.78, t(coat, -0.2)) +
    oval(x, y, r * 0.97, r * 0.7, t('#FBF5E6', 0.4)) +
    oval(
      x + r * 0.05,
      y,
      r * 0.52,
      r * 0.38,
      c.radial(x, y - r * 0.1, r * 0.6, [
        [0, t('#F7B733', 0.8)],
        [1, t('#E0912A', -0.1)],
      ]),
    )
  );
}

/** A chilli pepper. */
export function chilli(
  c: Canvas,
  x: number,
  y: number,
  len: number,
  angle: number,
  local = '#C0301F',
): string {
  const body = taper(
    curve([0, 0], [len * 0.5, -len * 0.18], [len, len * 0.06], 12),
    (t) => len * 0.19 * (1 - t ** 2.2) * Math.min(1, 0.5 + t * 4),
  );
  return at(
    x,
    y,
    1,
    path(body, c.p.ink, `opacity="0.35" transform="translate(0 ${n(len * 0.08)})" ${c.blur(4)}`) +
      path(
        body,
        c.down(-len * 0.2, len * 0.12, [
          [0, tone(c.p, local, 0.8)],
          [0.5, tone(c.p, local, 0)],
          [1, tone(c.p, local, -0.6)],
        ]),
      ) +
      path(
        taper(
          curve([len * 0.12, -len * 0.07], [len * 0.45, -len * 0.16], [len * 0.75, -len * 0.06], 8),
          (t) => len * 0.03 * Math.sin(Math.PI * t),
        ),
        '#FFFFFF',
        'opacity="0.55"',
      ) +
      path(
        taper(
          pts(`0,0 ${n(-len * 0.1)},-4 ${n(-len * 0.2)},${n(-len * 0.1)}`),
          (t) => len * 0.06 * (1.2 - t),
        ),
        tone(c.p, '#6E8B3A', 0.2),
      ),
    angle,
  );
}

/** A cut lime. */
export function lime(c: Canvas, x: number, y: number, r: number): string {
  let segs = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    const p = (q: number, w: number): Pt => [x + Math.cos(a + w) * r * q, y + Math.sin(a + w) * r * q * 0.62];
    segs += smooth([p(0.14, 0), p(0.76, -0.3), p(0.8, 0), p(0.76, 0.3)], true, 0.5);
  }
  return (
    oval(x, y + r * 0.35, r * 1.05, r * 0.6, c.p.ink, `opacity="0.4" ${c.blur(5)}`) +
    oval(x, y + r * 0.2, r, r * 0.68, tone(c.p, '#5E8F3E', -0.3)) +
    oval(x, y, r, r * 0.64, tone(c.p, '#7FA34A', 0.3)) +
    oval(x, y, r * 0.88, r * 0.55, tone(c.p, '#EEF0C4', 0.6)) +
    path(segs, tone(c.p, '#C4D068', 0.35))
  );
}

/** A woven rice cake parcel (tipat). */
export function tipat(c: Canvas, x: number, y: number, size: number, rot = 0): string {
  const t = (l: string, v: number): string => tone(c.p, l, v);
  const s = c.side(x);
  let g = path(
    smooth(pts(`0,${n(-size)} ${n(size)},0 0,${n(size * 0.92)} ${n(-size)},0`), true, 0.28),
    c.turn(-size, size, s, t('#D8CC7A', 0.6), t('#B9B65E', 0), t('#7F8A3E', -0.4)),
  );
  const d = smooth(pts(`0,${n(-size)} ${n(size)},0 0,${n(size * 0.92)} ${n(-size)},0`), true, 0.28);
  let weave = '';
  for (let i = -3; i <= 3; i++)
    for (let j = -3; j <= 3; j++) {
      if ((i + j) % 2) continue;
      const [u, v] = [((i - j) * size) / 7.4, ((i + j) * size) / 7.4];
      const q = size / 7.4;
      weave += `M${n(u)} ${n(v - q)}L${n(u + q)} ${n(v)}L${n(u)} ${n(v + q)}L${n(u - q)} ${n(v)}Z`;
    }
  g += `<g ${c.clip(d)}>${path(weave, t('#6E7A34', -0.35), 'opacity="0.55"')}</g>`;
  for (const k of [-1, 1])
    g += path(
      taper(
        curve([0, -size * 0.96], [k * size * 0.3, -size * 1.5], [k * size * 0.75, -size * 1.62], 10),
        (u) => size * 0.12 * (1.1 - u),
      ),
      t('#C9C06A', k * s > 0 ? 0.5 : -0.2),
    );
  return (
    oval(
      x - s * size * 0.1,
      y + size * 0.7,
      size * 0.95,
      size * 0.42,
      c.p.ink,
      `opacity="0.45" ${c.blur(10, 7)}`,
    ) + at(x, y, 1, g, rot)
  );
}

/** A glass of drink with light through it. */
export function glass(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  drink: string,
  o: { ice?: boolean } = {},
): string {
  const s = c.side(x);
  const t = (v: number): string => tone(c.p, drink, v);
  const side = (k: number, y0: number, y1: number): string =>
    `M${n(x - w * k)} ${n(y0)}L${n(x - w * 0.8 * k)} ${n(y1)}Q${n(x)} ${n(y1 + w * 0.42)} ${n(x + w * 0.8 * k)} ${n(y1)}L${n(x + w * k)} ${n(y0)}Z`;
  let out =
    oval(x - s * w * 0.5, y + w * 0.1, w * 1.5, w * 0.55, c.p.ink, `opacity="0.4" ${c.blur(10, 6)}`) +
    oval(x - s * w * 1.1, y + w * 0.14, w * 0.8, w * 0.2, t(0.9), `opacity="0.5" ${c.blur(8, 5)}`);
  out += path(side(1, y - h, y), c.p.cloudLit, 'opacity="0.28"');
  out += path(
    side(0.95, y - h * 0.82, y - h * 0.03),
    c.turn(x - w, x + w, s, t(0.95), t(0.3), t(-0.4)),
    'opacity="0.92"',
  );
  out += oval(x, y - h * 0.82, w * 0.95, w * 0.4, t(0.7));
  if (o.ice)
    for (const [dx, dy, q] of [
      [-0.3, -0.02, 10],
      [0.28, 0.06, -14],
      [0, 0.16, 24],
    ] as const)
      out += `<rect x="${n(x + dx * w - w * 0.24)}" y="${n(y - h * 0.86 + dy * h)}" width="${n(w * 0.5)}" height="${n(w * 0.42)}" rx="${n(w * 0.08)}" fill="${mix(t(1), '#FFFFFF', 0.6)}" opacity="0.6" transform="rotate(${q} ${n(x + dx * w)} ${n(y - h * 0.8)})"/>`;
  out += `<ellipse cx="${n(x)}" cy="${n(y - h)}" rx="${n(w)}" ry="${n(w * 0.42)}" fill="none" stroke="${c.p.cloudLit}" stroke-width="3" opacity="0.8"/>`;
  return (
    out +
    path(
      bar([x + s * w * 0.72, y - h * 0.94], [x + s * w * 0.6, y - h * 0.1], w * 0.1),
      '#FFFFFF',
      'opacity="0.55"',
    )
  );
}
