/** Market goods and offerings: baskets of fruit, the canang tray, marigolds. */
import * as k from '../../../kit.js';
import { cord, hue, rod, shade } from './marks.js';

/** A shallow woven basket heaped with round goods; x,y is the middle of its foot, `w` its width. */
export function basket(
  c: k.Canvas,
  x: number,
  y: number,
  w: number,
  colors: readonly string[],
  seed = 1,
): string {
  const r = k.rng(seed);
  const s = c.side(x);
  let heap = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7 - row * 1.6; i++) {
      const n = Math.ceil(7 - row * 1.6);
      const fx = (i - (n - 1) / 2) * 13.5 + r.range(-2, 2);
      const fy = -33 - row * 9 + Math.abs(fx) * 0.05;
      const col = r.pick(colors);
      heap += `<circle cx="${k.n(fx)}" cy="${k.n(fy)}" r="9" fill="${hue(c, col, -0.35)}"/><circle cx="${k.n(fx + s * 1.6)}" cy="${k.n(fy - 1.6)}" r="6.8" fill="${hue(c, col, 0.25)}"/><circle cx="${k.n(fx + s * 3)}" cy="${k.n(fy - 3.4)}" r="2.6" fill="${hue(c, col, 1)}"/>`;
    }
  let weave = '';
  for (let i = 0; i < 5; i++)
    weave += k.taper(
      k.curve([-47 + i * 2.4, -27 + i * 6], [0, -20 + i * 6.4], [47 - i * 2.4, -27 + i * 6], 10),
      () => 1.3,
    );
  const out =
    shade(c, 0, 1, 92, 6, 0.4) +
    k.path('M-50 -32C-30 -42 30 -42 50 -32L50 -30L-50 -30Z', hue(c, '#6E5232', -0.5)) +
    heap +
    k.path(
      'M-51 -34C-44 -26 44 -26 51 -34C50 -14 42 -2 32 0L-32 0C-42 -2 -50 -14 -51 -34Z',
      c.turn(-50, 50, s, hue(c, '#D6AE6E', 0.8), hue(c, '#B48A50', 0), hue(c, '#7A5A34', -0.5)),
    ) +
    k.path(weave, hue(c, '#5E4426', -0.4), 'opacity="0.4"') +
    cord(k.curve([-51, -34], [0, -25], [51, -34], 12), 3.4, hue(c, '#E2C084', 0.7));
  return k.at(x, y, w / 100, out);
}

/** A marigold head: ruffled petals in rings. */
export function marigold(
  c: k.Canvas,
  x: number,
  y: number,
  r: number,
  color: string = k.core.marigold,
): string {
  let out = '';
  for (const [q, v, count] of [
    [1, -0.4, 15],
    [0.8, 0, 13],
    [0.58, 0.4, 10],
    [0.34, 0.8, 7],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + q * 5;
      const [px, py] = [Math.cos(a) * r * q * 0.72, Math.sin(a) * r * q * 0.62];
      const w = r * 0.24;
      d += `M${k.n(px - w)} ${k.n(py)}a${k.n(w)} ${k.n(w * 0.85)} 0 1 0 ${k.n(w * 2)} 0a${k.n(w)} ${k.n(w * 0.85)} 0 1 0 ${k.n(-w * 2)} 0Z`;
    }
    out += k.path(d, hue(c, color, v));
  }
  return k.at(x, y, 1, out);
}

/** A canang sari seen from 45°, `w` wide: plaited tray, flowers in four colours, leaf, incense. */
export function canang(c: k.Canvas, x: number, y: number, w: number): string {
  const leaf = '#C9CF86';
  const s = c.side(x);
  const dots = (cx: number, cy: number, count: number, color: string, seed: number, r: number): string => {
    const g = k.rng(seed);
    let out = '';
    for (let i = 0; i < count; i++)
      out += marigold(c, cx + g.range(-12, 12), cy + g.range(-7, 7) - i * 0.8, r * g.range(0.85, 1.1), color);
    return out;
  };
  let fringe = '';
  for (let i = 0; i < 26; i++) {
    const q = i < 13 ? 1 : -1;
    const u = (i % 13) / 13;
    const [ax, ay] = [-58 * q * (1 - u), 33 * u];
    const [bx, by] = [-58 * q * (1 - u - 0.08), 33 * (u + 0.08)];
    fringe += k.path(
      k.lines([
        [ax, ay],
        [bx, by],
        [bx * 1.05, by + 11],
        [(ax + bx) / 2 + ax * 0.06, (ay + by) / 2 + 15],
        [ax * 1.05, ay + 11],
      ]),
      hue(c, i % 2 ? '#EDE7AE' : leaf, (i % 2 ? 0.5 : 0.05) - (q === s ? 0.45 : 0)),
    );
  }
  const out =
    k.path('M-60 6L0 46L66 8L78 20L8 62L-50 26Z', c.p.ink, `opacity="0.5" ${c.blur(3)}`) +
    fringe +
    k.path('M0 -32L58 0L0 33L-58 0Z', hue(c, '#8F9A4C', -0.3)) +
    k.path('M-58 0L0 33L0 22L-50 -5Z', s < 0 ? hue(c, leaf, 0.9) : hue(c, leaf, 0)) +
    k.path('M58 0L0 33L0 22L50 -5Z', s < 0 ? hue(c, leaf, -0.2) : hue(c, leaf, 0.8)) +
    k.path('M-58 0L0 -32L0 -24L-48 0ZM58 0L0 -32L0 -24L48 0Z', hue(c, '#E4E2A4', 0.5)) +
    k.path('M-40 -2C-30 -16 -8 -20 0 -4C-8 6 -30 8 -40 -2Z', hue(c, '#4E7F3A', 0.1)) +
    dots(-24, -2, 4, '#F3EBDD', 3, 10) +
    dots(0, -15, 4, '#C9465A', 5, 10) +
    dots(25, -3, 4, k.core.marigold, 7, 11) +
    dots(0, 11, 4, '#7E6FB0', 9, 9) +
    k.at(2, -6, 1, k.blossom(c, 15, 4)) +
    rod([8, -4], [44, -74], 1.6, hue(c, '#7A4A30', 0)) +
    `<circle cx="44" cy="-74" r="2.4" fill="#FF9A45"/>`;
  return k.at(x, y, w / 120, out);
}
