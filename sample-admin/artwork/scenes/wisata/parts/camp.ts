/** Camp, party and beach things: tent, fire, bulbs, parasol. */
import * as k from '../../../kit.js';
import { cord, hue, rod, shade } from './marks.js';

/** A ridge tent glowing from inside; x,y is the middle of its front foot. */
export function tent(c: k.Canvas, x: number, y: number, w: number, cloth: string): string {
  const h = w * 0.62;
  const s = c.side(x);
  const lamp = c.radial(-w * 0.02, -h * 0.18, h * 0.95, [
    [0, '#FFF0B8'],
    [0.45, '#F7B64C'],
    [1, '#A8552A'],
  ]);
  const front = k.lines([
    [-w * 0.34, 0],
    ...k.curve([-w * 0.3, -h * 0.1], [-w * 0.1, -h * 0.62], [0, -h], 8),
    ...k.curve([0, -h], [w * 0.12, -h * 0.6], [w * 0.36, 0], 8),
  ]);
  const back = k.lines([
    [0, -h],
    [w * 0.34, -h * 0.9],
    ...k.curve([w * 0.34, -h * 0.9], [w * 0.52, -h * 0.4], [w * 0.66, -h * 0.08], 8),
    [w * 0.36, 0],
  ]);
  const flap = (q: number): string =>
    k.lines([
      [0, -h],
      ...k.curve([0, -h * 0.98], [q * w * 0.05, -h * 0.4], [q * w * 0.15, 0], 8),
      [q * w * 0.34, 0],
    ]);
  return k.at(
    x,
    y,
    1,
    shade(c, w * 0.12, 2, w * 1.15, h * 0.07, 0.5) +
      k.path(back, c.down(-h, 0, k.fade(hue(c, cloth, s > 0 ? 0.8 : 0), hue(c, cloth, -0.6)))) +
      k.path(front, lamp) +
      k.path(flap(-1), hue(c, cloth, 0.4), 'opacity="0.88"') +
      k.path(flap(1), hue(c, cloth, 0), 'opacity="0.88"') +
      rod([0, -h], [w * 0.34, -h * 0.9], w * 0.012, c.p.rim, 'opacity="0.8"'),
  );
}

/** A wood fire with its pool of light; x,y is the middle of the logs. */
export function fire(c: k.Canvas, x: number, y: number, h: number): string {
  const tongue = (dx: number, hh: number, w: number, lean: number, fill: string): string =>
    k.path(
      `M${k.n(dx - w)} 0C${k.n(dx - w * 1.25)} ${k.n(-hh * 0.4)} ${k.n(dx - w * 0.1 + lean)} ${k.n(-hh * 0.5)} ${k.n(dx + lean)} ${k.n(-hh)}C${k.n(dx + w * 0.5 + lean)} ${k.n(-hh * 0.62)} ${k.n(dx + w * 1.3)} ${k.n(-hh * 0.4)} ${k.n(dx + w)} 0Z`,
      fill,
    );
  const log = (a: k.Pt, b: k.Pt): string =>
    rod(a, b, h * 0.1, k.mix('#3A2418', c.p.ink, 0.4)) +
    rod([a[0], a[1] - h * 0.035], [b[0], b[1] - h * 0.035], h * 0.02, '#F2A048', 'opacity="0.8"');
  let sparks = '';
  for (let i = 0; i < 26; i++) {
    const t = c.r.next();
    sparks += `<circle cx="${k.n(c.r.range(-0.5, 0.5) * h * (0.4 + t))}" cy="${k.n(-h * (0.7 + t * 1.9))}" r="${k.n(c.r.range(1, 2.8) * (1.2 - t))}" fill="#FFC765" opacity="${k.n(0.9 - t * 0.6)}"/>`;
  }
  return (
    k.airGlow(c, x, y - h * 0.3, h * 5.2, h * 3.4, '#FF9A3C', 0.5) +
    k.airGlow(c, x, y + h * 0.08, h * 4, h * 0.8, '#FFB65C', 0.65) +
    k.at(
      x,
      y,
      1,
      tongue(0, h, h * 0.27, h * 0.05, '#E8622A') +
        tongue(-h * 0.17, h * 0.62, h * 0.16, -h * 0.05, '#EE7B2C') +
        tongue(h * 0.18, h * 0.56, h * 0.15, h * 0.06, '#EE7B2C') +
        tongue(h * 0.02, h * 0.68, h * 0.18, h * 0.02, '#FBB040') +
        tongue(0, h * 0.4, h * 0.11, 0, '#FFF0B0') +
        log([-h * 0.42, h * 0.05], [h * 0.3, -h * 0.04]) +
        log([h * 0.42, h * 0.06], [-h * 0.26, -h * 0.02]) +
        sparks,
    )
  );
}

/** A string of `count` warm bulbs sagging between two points. */
export function bulbs(c: k.Canvas, a: k.Pt, b: k.Pt, sag: number, count: number): string {
  const r = 6;
  const line = k.curve(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2], b, count * 2);
  let out = cord(line, 2.4, c.p.ink, 'opacity="0.7"');
  line.forEach(([x, y], i) => {
    if (i % 2 === 0) return;
    out += `<circle cx="${k.n(x)}" cy="${k.n(y + r)}" r="${k.n(r * 3.4)}" fill="${c.radial(
      x,
      y + r,
      r * 3.4,
      [
        [0, '#FFD27A', 0.6],
        [1, '#FFD27A', 0],
      ],
    )}"/><circle cx="${k.n(x)}" cy="${k.n(y + r)}" r="${r}" fill="#FFF1BE"/>`;
  });
  return out;
}

/** Parasols along a point list, the i-th `h(i)` tall, in two pairs of colours by turns. */
export const parasols = (
  c: k.Canvas,
  list: string,
  h: (i: number) => number,
  colors: readonly (readonly [string, string])[],
): string[] => k.pts(list).map(([x, y], i) => parasol(c, x, y, h(i), { colors: colors[i % colors.length] }));

/** A beach parasol planted at x,y, `h` tall; panels in two colours. */
export function parasol(
  c: k.Canvas,
  x: number,
  y: number,
  h: number,
  o: { colors?: readonly [string, string]; tilt?: number; depth?: number } = {},
): string {
  const [a, b] = o.colors ?? ['#FBF2E0', k.core.marigold];
  const w = h * 0.62;
  const s = c.side(x);
  const d = o.depth ?? 0;
  let out = rod([0, 0], [0, -h], h * 0.018, hue(c, '#8A5A38', -0.2, d));
  for (let i = 0; i < 6; i++) {
    const [u0, u1] = [(i / 6) * 2 - 1, ((i + 1) / 6) * 2 - 1];
    const px = (u: number): number => Math.sin((u * Math.PI) / 2) * w;
    const light = 0.5 + ((u0 + u1) / 2) * s * 0.6;
    const [m0, m1] = [px(u0), px(u1)];
    out += k.path(
      `M0 ${k.n(-h * 1.02)}Q${k.n(m0 * 0.82)} ${k.n(-h * 0.97)} ${k.n(m0)} ${k.n(-h * 0.76)}Q${k.n((m0 + m1) / 2)} ${k.n(-h * 0.72)} ${k.n(m1)} ${k.n(-h * 0.76)}Q${k.n(m1 * 0.82)} ${k.n(-h * 0.97)} 0 ${k.n(-h * 1.02)}Z`,
      hue(c, i % 2 ? a : b, light * 1.2 - 0.4, d),
    );
  }
  return shade(c, x - s * h * 0.16, y + 3, h * 0.8, h * 0.035, 0.3) + k.at(x, y, 1, out, o.tilt ?? 0);
}
