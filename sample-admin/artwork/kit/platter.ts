/** Parts of plated dishes: crackling, slices, cubes of rice cake and tofu. */
import type { Canvas } from './canvas.js';
import { tone } from './colour.js';
import { oval } from './food.js';
import { at, path, pts, rng, rough, smooth } from './shape.js';

/** A shard of roast skin at x,y: amber glass with blisters, `w` wide. */
export function crackling(c: Canvas, x: number, y: number, w: number, rot: number, seed: number): string {
  const r = rng(seed);
  const t = (v: number): string => tone(c.p, '#B4551A', v);
  const h = w * 0.56;
  const edge = rough(
    pts(
      `${-w / 2},${-h * 0.2} ${-w * 0.2},${-h / 2} ${w * 0.3},${-h * 0.46} ${w / 2},${-h * 0.06} ${w * 0.36},${h * 0.42} ${-w * 0.1},${h / 2} ${-w * 0.46},${h * 0.3}`,
    ),
    0.05,
    seed,
    3,
  );
  const d = smooth(edge, true, 0.35);
  let blisters = '';
  for (let i = 0; i < 26; i++) {
    const [bx, by, b] = [r.range(-0.4, 0.4) * w, r.range(-0.36, 0.36) * h, r.range(0.012, 0.04) * w];
    blisters +=
      oval(bx, by, b, b * 0.7, t(-0.75), 'opacity="0.35"') +
      oval(bx - b * 0.3, by - b * 0.35, b * 0.6, b * 0.34, '#FFE0A0', 'opacity="0.75"');
  }
  return at(
    x,
    y,
    1,
    path(d, c.p.ink, `opacity="0.5" transform="translate(-4 ${w * 0.07})" ${c.blur(8)}`) +
      path(d, t(-0.85), `transform="translate(0 ${w * 0.045})"`) +
      path(
        d,
        c.linear(-w / 2, -h / 2, w / 2, h / 2, [
          [0, tone(c.p, '#F0A03C', 0.7)],
          [0.42, tone(c.p, '#C9661E', 0.2)],
          [1, t(-0.55)],
        ]),
      ) +
      `<g ${c.clip(d)}>${blisters}${path(smooth(pts(`${-w * 0.42},${-h * 0.14} ${-w * 0.1},${-h * 0.36} ${w * 0.26},${-h * 0.34} ${w * 0.1},${-h * 0.2} ${-w * 0.2},${-h * 0.12}`)), '#FFF0C4', `opacity="0.6" ${c.blur(4)}`)}</g>`,
    rot,
  );
}

/** A slice of roast meat with its rim of fat. */
export function slice(c: Canvas, x: number, y: number, w: number, rot: number, local = '#B5794F'): string {
  const d = smooth(
    pts(
      `${-w / 2},0 ${-w * 0.36},${-w * 0.24} ${w * 0.1},${-w * 0.3} ${w * 0.48},${-w * 0.1} ${w * 0.42},${w * 0.16} 0,${w * 0.26} ${-w * 0.4},${w * 0.18}`,
    ),
  );
  const t = (v: number): string => tone(c.p, local, v);
  return at(
    x,
    y,
    1,
    path(d, c.p.ink, `opacity="0.4" transform="translate(-3 ${w * 0.08})" ${c.blur(6)}`) +
      path(d, t(-0.7), `transform="translate(0 ${w * 0.06})"`) +
      path(d, tone(c.p, '#EBCB9A', 0.5)) +
      `<g transform="scale(0.86 0.8)">${path(
        d,
        c.linear(-w / 2, -w * 0.3, w / 2, w * 0.3, [
          [0, t(0.7)],
          [0.5, t(0.15)],
          [1, t(-0.35)],
        ]),
      )}</g>` +
      [-0.22, 0, 0.2]
        .map((u) =>
          path(
            smooth(
              pts(
                `${u * w},${-w * 0.14} ${(u + 0.05) * w},0 ${(u - 0.02) * w},${w * 0.12} ${(u + 0.02) * w},0`,
              ),
            ),
            t(-0.6),
            'opacity="0.5"',
          ),
        )
        .join(''),
    rot,
  );
}

/** A soft-edged cube (rice cake, fried tofu): top, lit side and shaded side. */
export function cube(
  c: Canvas,
  x: number,
  y: number,
  s: number,
  rot: number,
  local: string,
  crust = local,
): string {
  const t = (v: number, l = local): string => tone(c.p, l, v);
  const lit = c.side(x) < 0;
  const top = smooth(
    pts(`0,${-s * 0.5} ${s * 0.62},${-s * 0.2} 0,${s * 0.12} ${-s * 0.62},${-s * 0.2}`),
    true,
    0.22,
  );
  const left = smooth(
    pts(`${-s * 0.62},${-s * 0.2} 0,${s * 0.12} 0,${s * 0.66} ${-s * 0.6},${s * 0.32}`),
    true,
    0.16,
  );
  const right = smooth(
    pts(`${s * 0.62},${-s * 0.2} 0,${s * 0.12} 0,${s * 0.66} ${s * 0.6},${s * 0.32}`),
    true,
    0.16,
  );
  return at(
    x,
    y,
    1,
    oval(0, s * 0.46, s * 0.7, s * 0.3, c.p.ink, `opacity="0.4" ${c.blur(6)}`) +
      path(left, t(lit ? 0.35 : -0.45, crust)) +
      path(right, t(lit ? -0.45 : 0.35, crust)) +
      path(
        top,
        c.linear(-s * 0.6, -s * 0.4, s * 0.6, 0, [
          [0, t(lit ? 1 : 0.5)],
          [1, t(lit ? 0.5 : 1)],
        ]),
      ),
    rot,
  );
}
