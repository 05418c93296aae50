/** Foregrounds that close a picture below: flowering verges and specks on bare ground. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { fern } from './foliage.js';
import { canopy, grass } from './nature.js';
import { lens, n, path, rng } from './shape.js';

/** A dark hedge with blossoms along the sheet's lower edge, between x0 and x1; `h` is its height at the outer end. */
export function verge(
  c: Canvas,
  x0: number,
  x1: number,
  h: number,
  o: { seed?: number; rise?: 'left' | 'right' | 'even' } = {},
): string {
  const r = rng(o.seed ?? 7);
  const bloom = ['#D9477A', '#F2A51E', '#FBF2E0'];
  const tall = (u: number): number =>
    h * (o.rise === 'left' ? 1.15 - u : o.rise === 'right' ? 0.15 + u : 0.75);
  const dark = mix(c.p.leaf[2], c.p.ink, 0.45);
  let out = '';
  const count = Math.max(3, Math.round((x1 - x0) / (h * 1.1)));
  for (let i = 0; i < count; i++) {
    const u = (i + 0.5) / count;
    const k = Math.max(40, tall(u) * r.range(0.85, 1.15));
    out += canopy(c, x0 + u * (x1 - x0), c.h + 20 - k * 0.3, h * 1.7, k * 1.1, {
      depth: 0,
      seed: (o.seed ?? 7) + i,
    });
  }
  out += grass(c, x0, x1, () => c.h + 8, h * 0.42, dark, 9);
  for (const color of bloom) {
    let d = '';
    for (let i = 0; i < (x1 - x0) / 34; i++) {
      const u = r.next();
      const [x, y, s] = [x0 + u * (x1 - x0), c.h - tall(u) * r.range(0.06, 0.5), r.range(4, 10)];
      d += `M${n(x - s)} ${n(y)}Q${n(x)} ${n(y - s * 1.5)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y + s * 1.3)} ${n(x - s)} ${n(y)}Z`;
    }
    out += path(d, tone(c.p, color, 0.5));
  }
  return out + fern(c, o.rise === 'right' ? x1 - 60 : x0 + 60, c.h + 30, h * 1.3, -84, { seed: o.seed ?? 7 });
}

/** Flat ground brought to life between y0 and the lower edge: pebbles, tufts and long flecks of light that grow towards the viewer. */
export function specks(c: Canvas, y0: number, y1: number, color: string, seed: number): string {
  const r = rng(seed);
  let [dark, light] = ['', ''];
  for (let i = 0; i < 150; i++) {
    const t = r.next() ** 0.7;
    const y = y0 + t * (y1 - y0);
    const w = (8 + t * 70) * r.range(0.4, 1.2);
    const d = lens(r.range(-20, c.w + 20), y, w, 1.5 + t * 5);
    if (r.chance(0.5)) dark += d;
    else light += d;
  }
  return (
    path(dark, mix(color, c.p.ink, 0.6), 'opacity="0.25"') +
    path(light, mix(color, c.p.glow, 0.6), 'opacity="0.3"')
  );
}
