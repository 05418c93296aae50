/** Weathered headlands: bare cliffs, the broken edge and the eroded green slopes. */
import * as k from '../../../kit.js';

/** A cliff whose outline, given as a point list, is broken by `amp` of each edge's length. */
export const headland = (
  c: k.Canvas,
  list: string,
  amp: number,
  seed: number,
  face: Parameters<typeof k.cliffFace>[2],
): string => k.cliffFace(c, k.rough(k.pts(list), amp, seed), face);

/** The open edge through a point list, broken like weathered ground. */
export function broken(list: string, amp: number, seed: number): k.Pt[] {
  const p = k.pts(list);
  return k.rough(p, amp, seed, 3).slice(0, (p.length - 1) * 8 + 1);
}

/** Eroded slopes between a ridge and the forest's hem: jagged spurs that fork on the way down, one flank in shade, one faintly lit. */
export function spurs(
  ridge: readonly k.Pt[],
  hem: readonly k.Pt[],
  dark: string,
  lit: string,
  seed: number,
): string {
  const r = k.rng(seed);
  const run = (from: k.Pt, len: number, lean: number, w: number, o: number, forks: number): string => {
    const spine: k.Pt[] = [from];
    let [x, y] = from;
    for (let i = 1; i <= 7; i++) {
      x += (lean + r.range(-0.5, 0.5)) * (len / 7);
      y += (len / 7) * r.range(0.7, 1.3);
      spine.push([x, y]);
    }
    const flank = (side: number, width: number): string =>
      k.lines([
        ...spine,
        [x + side * width, y - len * r.range(0, 0.12)],
        [
          k.lerp(from[0], x, 0.55) + side * width * r.range(0.35, 0.75),
          k.lerp(from[1], y, r.range(0.42, 0.62)),
        ],
      ]);
    const glow = k.clamp(x / 1100, 0.1, 1);
    let out =
      k.path(flank(-1, w), dark, `opacity="${o.toFixed(2)}"`) +
      k.path(flank(1, w * 0.6), lit, `opacity="${(o * 0.8 * glow).toFixed(2)}"`);
    for (let q = 0; q < forks; q++) {
      const turn = (q % 2 ? 1 : -1) * r.range(0.25, 0.6);
      out += run(spine[r.int(2, 4)] ?? from, len * r.range(0.8, 1), lean + turn, w * 0.5, o, 0);
    }
    return out;
  };
  let out = '';
  for (let i = r.int(1, 3); i < ridge.length - 8; i += r.int(3, 9)) {
    const [x, y] = ridge[i] ?? [0, 0];
    const below = hem.reduce((a, b) => (Math.abs(b[0] - x) < Math.abs(a[0] - x) ? b : a))[1] - y;
    const start = [x, y + below * r.range(0.02, 0.3)] as const;
    out += run(
      start,
      below * r.range(0.95, 1.2),
      r.range(-0.45, 0.15),
      below * r.range(0.1, 0.4),
      r.range(0.08, 0.2),
      r.int(0, 2),
    );
  }
  return out;
}
