/** What lies in still water: rice bunds and lotus pads. */
import * as k from '../../../kit.js';

/** A grass bund between paddies through a point list, its width going from w0 to w1; the lit crown takes a share of it. */
export const bund = (c: k.Canvas, list: string, w0: number, w1: number, crown: number): string => {
  const foot = k.pts(list);
  return (
    k.path(
      k.taper(foot, (t) => k.lerp(w0, w1, t)),
      c.p.leaf[2],
    ) +
    k.path(
      k.taper(
        foot.map(([x, y]): k.Pt => [x, y - 4]),
        (t) => k.lerp(w0, w1, t) * crown,
      ),
      c.p.leaf[1],
    )
  );
};

/** Path data of a lotus pad of radius r with its notch; `flat` is its height as a share of the width. */
export const lotusPad = (x: number, y: number, r: number, flat: number): string =>
  `M${x} ${y}L${x + r} ${y - r * 0.1}A${r} ${r * flat} 0 1 1 ${k.n(x + r * 0.8)} ${k.n(y - r * (flat - 0.1))}Z`;
