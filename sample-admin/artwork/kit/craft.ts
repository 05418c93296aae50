/** Penjor and tedung. */
import type { Canvas } from './canvas.js';
import { aerial, tone } from './colour.js';
import { core } from './palette.js';
import { at, bar, curve, lerp, lines, n, type Pt, path, rng, taper } from './shape.js';

/** The hanging sampian at the tip of the pole. */
function sampian(
  c: Canvas,
  h: number,
  depth: number,
  pole: Pt[],
  fringe: (px: number, py: number, len: number, count: number, lean: number, fill: string) => string,
): string {
  const col = (local: string, k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  let out = '';
  const [tx, ty] = pole[pole.length - 1] ?? [0, 0];
  out += path(bar([tx, ty], [tx, ty + h * 0.05], h * 0.004), col('#E7C878', 0));
  for (let k = 0; k < 3; k++) {
    const sy = ty + h * (0.045 + k * 0.05);
    out +=
      fringe(tx, sy, h * (0.066 - k * 0.01), 7, 0, col('#F4E2A2', 0.8 - k * 0.4)) +
      path(
        bar([tx - h * 0.012, sy], [tx + h * 0.012, sy], h * 0.011),
        col(k === 1 ? core.terracotta : core.marigold, 0.5),
      );
  }
  out += path(
    taper(
      [
        [tx, ty + h * 0.2],
        [tx + h * 0.004, ty + h * 0.28],
        [tx - h * 0.002, ty + h * 0.34],
      ],
      (t) => h * 0.012 * (1 - t * 0.8),
    ),
    col('#F4E2A2', 0.6),
  );
  return out;
}

/** The small shrine on the pole for offerings. */
function shrine(c: Canvas, h: number, depth: number): string {
  const col = (local: string, k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  let out = '';
  const sh = h * 0.2;
  out += `<g fill="${col('#C9A55A', -0.5)}"><rect x="${n(h * 0.012)}" y="${n(-sh)}" width="${n(h * 0.075)}" height="${n(h * 0.008)}"/><rect x="${n(h * 0.014)}" y="${n(-sh - h * 0.06)}" width="${n(h * 0.005)}" height="${n(sh + h * 0.06)}"/><rect x="${n(h * 0.078)}" y="${n(-sh - h * 0.06)}" width="${n(h * 0.005)}" height="${n(h * 0.064)}"/></g>`;
  out += path(
    lines([
      [h * 0.002, -sh - h * 0.055],
      [h * 0.048, -sh - h * 0.1],
      [h * 0.098, -sh - h * 0.055],
    ]),
    col('#8A6A45', 0.1),
  );
  return out;
}

/** A penjor at x,y: bamboo pole arching towards `dir` (−1 left, 1 right), leaf fringes, hanging sampian. */
export function penjor(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  dir: 1 | -1,
  o: { depth?: number; seed?: number } = {},
): string {
  const r = rng(o.seed ?? c.r.int(1, 1e6));
  const depth = o.depth ?? 0;
  const col = (local: string, k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  const pole: Pt[] = [
    ...curve([0, 0], [h * 0.005, -h * 0.4], [h * 0.02, -h * 0.68], 12),
    ...curve([h * 0.02, -h * 0.68], [h * 0.06, -h * 1.04], [h * 0.27, -h * 0.97], 14).slice(1),
    ...curve([h * 0.27, -h * 0.97], [h * 0.37, -h * 0.94], [h * 0.4, -h * 0.83], 6).slice(1),
  ];
  let out =
    path(
      taper(pole, (t) => h * 0.017 * (1.1 - t * 0.92)),
      col('#C9A55A', -0.35),
    ) +
    path(
      taper(
        pole.map(([px, py]): Pt => [px + h * 0.003, py]),
        (t) => h * 0.006 * (1.1 - t),
      ),
      col('#E7C878', 0.8),
    );
  const fringe = (px: number, py: number, len: number, count: number, lean: number, fill: string): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const u = (i / Math.max(1, count - 1)) * 2 - 1;
      const l = len * r.range(0.75, 1.1);
      d += taper(
        curve(
          [px, py],
          [px + u * len * 0.34 + lean * len * 0.3, py + l * 0.3],
          [px + u * len * 0.26 + lean * len * 0.22, py + l],
          6,
        ),
        (t) => len * 0.1 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.78)),
      );
    }
    return path(d, fill);
  };
  pole.forEach(([px, py], i) => {
    if (i < 4 || i % 2) return;
    const t = i / pole.length;
    const len = h * lerp(0.085, 0.05, t);
    out +=
      fringe(px, py, len, 6, 0.5, col('#7F9440', i % 4 ? -0.6 : -0.2)) +
      fringe(px, py, len * 0.72, 5, 0.2, col('#F4E2A2', i % 4 ? 0.15 : 0.8));
  });
  for (const [i, k] of [5, 9, 13].entries()) {
    const [px, py] = pole[k] ?? [0, 0];
    out += path(
      bar([px, py + h * 0.025], [px + h * 0.001, py - h * 0.012], h * 0.02),
      col(i % 2 ? '#FFFDF4' : core.marigold, 0.5),
    );
  }
  out += sampian(c, h, depth, pole, fringe);
  out += shrine(c, h, depth);
  return at(x, y, dir, out, 0, 1);
}

/** A tedung (ceremonial umbrella): gold-fringed canopy on a slim pole; x,y is the pole's foot, in a stone unless `carried`. */
export function tedung(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  color: string = core.marigold,
  o: { depth?: number; carried?: boolean } = {},
): string {
  const d = o.depth ?? 0;
  const col = (local: string, k: number): string => aerial(c.p, tone(c.p, local, k), d);
  const s = c.side(x);
  const w = h * 0.36;
  const dome = `M${n(-w / 2)} ${n(-h * 0.8)}C${n(-w * 0.4)} ${n(-h * 0.89)} ${n(-w * 0.16)} ${n(-h * 0.945)} 0 ${n(-h * 0.96)}C${n(w * 0.16)} ${n(-h * 0.945)} ${n(w * 0.4)} ${n(-h * 0.89)} ${n(w / 2)} ${n(-h * 0.8)}Q0 ${n(-h * 0.83)} ${n(-w / 2)} ${n(-h * 0.8)}Z`;
  const stone = path(
    lines([
      [-h * 0.045, 0],
      [-h * 0.028, -h * 0.045],
      [h * 0.028, -h * 0.045],
      [h * 0.045, 0],
    ]),
    col('#A59B8D', -0.3),
  );
  let out =
    (o.carried ? '' : stone) +
    `<rect x="${n(-h * 0.007)}" y="${n(-h * 0.97)}" width="${n(h * 0.014)}" height="${n(h * 0.97)}" fill="${col('#7A4A30', -0.3)}"/>`;
  let fringe = '';
  let gold = '';
  for (let i = 0; i < 13; i++) {
    const u = (i / 12) * 2 - 1;
    const yy = -h * 0.8 - (1 - u * u) * h * 0.015;
    fringe += bar(
      [(u * w) / 2.05, yy - 2],
      [(u * w) / 2.05, yy + h * 0.075],
      (t) => (w / 12) * (1.02 - t * 0.15),
    );
    gold += bar([(u * w) / 2.05, yy + h * 0.068], [(u * w) / 2.05, yy + h * 0.1], (t) => (w / 15) * (1 - t));
  }
  out += path(fringe, col(color, -0.35)) + path(gold, col('#FFE7A0', 0.6));
  out += path(dome, c.turn(-w / 2, w / 2, s, col(color, 0.9), col(color, 0.1), col(color, -0.4)));
  out += path(
    `M${n(-w / 2)} ${n(-h * 0.8)}Q0 ${n(-h * 0.83)} ${n(w / 2)} ${n(-h * 0.8)}L${n(w / 2)} ${n(-h * 0.792)}Q0 ${n(-h * 0.82)} ${n(-w / 2)} ${n(-h * 0.792)}Z`,
    col('#FFE7A0', 0.7),
  );
  out += path(
    lines([
      [-h * 0.012, -h * 0.955],
      [0, -h * 1.02],
      [h * 0.012, -h * 0.955],
    ]),
    col('#FFE7A0', 0.6),
  );
  return at(x, y, 1, out);
}
