/** Cliffs and boulders. */
import type { Canvas } from './canvas.js';
import { aerial, mix, tone } from './colour.js';
import { group, lens, lerp, lines, n, type Pt, path, pts, type Rng, rng, rough, taper } from './shape.js';

/** One cliff: its bounds, its colours by light, its stream of chance. */
interface Face {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  back: number;
  col: (k: number) => string;
  r: Rng;
  cell: number;
  c: Canvas;
  outline: readonly Pt[];
  s: number;
}

/** The planes of the stone: triangles in light and shade. */
function facets(face: Face): string {
  const { back, cell, col, r, x0, x1, y0, y1 } = face;
  let inner = '';
  const cols = Math.ceil((x1 - x0) / cell);
  const rows = Math.max(2, Math.ceil((y1 - y0) / (cell * 2.9)));
  const grid: Pt[][] = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from(
      { length: cols + 1 },
      (_, i): Pt => [x0 + (i + r.range(-0.42, 0.42)) * cell, lerp(y0, y1, (j + r.range(-0.4, 0.4)) / rows)],
    ),
  );
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const [a, b, e, f] = [grid[j]?.[i], grid[j]?.[i + 1], grid[j + 1]?.[i + 1], grid[j + 1]?.[i]];
      if (!a || !b || !e || !f) continue;
      const split = r.chance(0.5);
      for (const [q, tri] of (split
        ? [
            [a, b, e],
            [a, e, f],
          ]
        : [
            [a, b, f],
            [b, e, f],
          ]
      ).entries()) {
        const k = r.range(-1, 0.75) + (q === 0 ? 0.2 : -0.2);
        inner += path(lines(tri), col(k), `opacity="${n((0.13 + Math.abs(k) * 0.2) * (1 - back * 0.4))}"`);
      }
    }
  return inner;
}

/** Four dark seams across the face. */
function strata(face: Face): string {
  const { col, r, x0, x1, y0, y1 } = face;
  let inner = '';
  for (let k = 1; k < 5; k++) {
    const y = lerp(y0, y1, (k + r.range(-0.3, 0.3)) / 5);
    const a = lerp(x0, x1, r.range(0, 0.5));
    const line: Pt[] = Array.from(
      { length: 8 },
      (_, i): Pt => [a + ((x1 - x0) * 0.5 * i) / 7, y + r.range(-7, 7)],
    );
    inner += path(
      taper(line, (t) => 6 * Math.sin(Math.PI * t)),
      col(-0.9),
      'opacity="0.45"',
    );
  }
  return inner;
}

/** Light on the edges that face the sun. */
function rimLight(face: Face): string {
  const { c, cell, outline, s, y1 } = face;
  let inner = '';
  let edge = '';
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (((by - ay) * s > 2 || bx - ax > 14) && ay < y1 - 12 && by < y1 - 12)
      edge += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
  });
  inner += path(
    edge,
    'none',
    `stroke="${c.p.rim}" stroke-width="${n(Math.min(7, cell * 0.13))}" stroke-linecap="round" opacity="0.55"`,
  );
  return inner;
}

/** Sheer cliff or rock clipped to `outline`: faceted planes, strata, light from the sun's side. `backlit` 0…1 turns it to silhouette. */
export function cliffFace(
  c: Canvas,
  outline: readonly Pt[],
  o: { depth: number; seed: number; stone?: string; cell?: number; backlit?: number },
): string {
  const d = lines(outline);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const s = c.side((x0 + x1) / 2);
  const back = o.backlit ?? 0;
  const col = (k: number): string =>
    mix(aerial(c.p, tone(c.p, o.stone ?? '#B9A88C', k), o.depth), c.p.ink, back * 0.75);
  const r = rng(o.seed);
  let inner = path(d, c.turn(x0, x1, s, col(0.6), col(-0.1), col(-0.7)));
  const cell = o.cell ?? (x1 - x0) / 14;
  const face: Face = { x0, x1, y0, y1, back, col, r, cell, c, outline, s };
  inner += facets(face);
  inner += strata(face);
  inner += path(
    d,
    c.down(y0, y1, [
      [0, c.p.rim, 0.22],
      [0.3, c.p.rim, 0],
      [0.7, c.p.ink, 0],
      [1, c.p.ink, 0.4],
    ]),
  );
  inner += rimLight(face);
  return group(inner, c.clip(d));
}

/** A single boulder standing on (or in water at) y. */
export function boulder(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { seed: number; depth?: number; stone?: string; backlit?: number },
): string {
  const shape = pts('-60,50 -42,-56 -10,-100 25,-86 44,-34 60,50').map(
    ([a, b]): Pt => [x + (a * w) / 100, y + (b * h) / 100],
  );
  const ring = rough(shape, 0.1, o.seed, 2).map(([a, b]): Pt => [a, Math.min(b, y)]);
  const contact = path(lens(x, y, w * 1.16, Math.max(5, h * 0.07)), c.p.ink, 'opacity="0.35"');
  return (
    contact +
    cliffFace(c, ring, {
      depth: o.depth ?? 0.03,
      seed: o.seed,
      stone: o.stone ?? '#5C6456',
      cell: w / 6,
      backlit: o.backlit ?? 0,
    })
  );
}
