/** First-aid tent, stretcher and beacon of the medical team's picture. */
import { slab } from '../../kit/corners.js';
import type { P3, Space } from '../../kit/space.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** A cross with arms of length `r`. */
const cross = (x: number, y: number, r: number, fill: string): string =>
  k.rect(x - r * 0.32, y - r, r * 0.64, r * 2, fill) + k.rect(x - r, y - r * 0.32, r * 2, r * 0.64, fill);

/** A square tent of 3 m with a pointed roof and a valance, open on all sides; x,z is its middle. */
export function firstAidTent(s: Space, x: number, z: number, inside: string): string {
  const { c } = s;
  const t = toner(c);
  const [x0, x1, z0, z1] = [x - 1.6, x + 1.6, z - 1.5, z + 1.5];
  const [eave, drop] = [2.3, 0.34];
  const top: P3 = [x, 3.35, z];
  const post = (px: number, pz: number): string => s.box(px, 0, pz, 0.07, eave, 0.07, '#D8D6C8', 0.1);
  const slope = (a: P3, b: P3, lit: number, dark: number): string => {
    const [p, q, m] = [s.to(a), s.to(b), s.to(top)];
    const sag = (e: k.Pt): k.Pt[] => k.curve(e, [k.lerp(e[0], m[0], 0.62), k.lerp(e[1], m[1], 0.42)], m, 8);
    return k.path(
      k.lines([...sag(p), ...sag(q).reverse()]),
      c.down(m[1], p[1], [
        [0, t('#F3EEDD', lit)],
        [1, t('#F3EEDD', dark)],
      ]),
    );
  };
  const valance = (a: P3, b: P3, v: number): string => {
    let d = '';
    for (let i = 0; i < 8; i++) {
      const at = (u: number, y: number): k.Pt => s.to([k.lerp(a[0], b[0], u), y, k.lerp(a[2], b[2], u)]);
      const [u0, u1] = [i / 8, (i + 1) / 8];
      const [p, q, e, f] = [at(u0, eave), at(u1, eave), at(u1, eave - drop), at(u0, eave - drop)];
      d += `M${p}L${q}L${e}Q${(e[0] + f[0]) / 2} ${(e[1] + f[1]) / 2 + 12} ${f}Z`;
    }
    return k.path(d, t('#178A8E', v));
  };
  const floor: P3[] = slab(x0, x1, z0, z1, 0);
  const [cx, cy] = s.to([x, eave - drop / 2, z0]);
  return (
    s.shadow(floor, 0.5, 10) +
    post(x0, z1) +
    post(x1, z1) +
    valance([x0, eave, z1], [x1, eave, z1], -0.7) +
    inside +
    slope([x1, eave, z0], [x1, eave, z1], 0.2, -0.2) +
    slope([x0, eave, z1], [x0, eave, z0], 0.95, 0.75) +
    slope([x0, eave, z0], [x1, eave, z0], 0.7, 0.05) +
    valance([x0, eave, z1], [x0, eave, z0], 0.5) +
    valance([x0, eave, z0], [x1, eave, z0], 0) +
    post(x0, z0) +
    post(x1, z0) +
    `<circle cx="${cx}" cy="${cy - 46}" r="34" fill="${t('#FBF5E6', 0.6)}"/>` +
    cross(cx, cy - 46, 21, t('#C2402A', 0.2))
  );
}

/** A wheeled stretcher, 1.9 m long along x, its back rest raised at the right. */
export function stretcher(s: Space, x: number, z: number): string {
  const { c } = s;
  const bar = (list: readonly P3[], w: number, local: string, v: number): string =>
    k.stroke(
      list.map((p) => s.to(p)),
      w,
      k.tone(c.p, local, v),
    );
  let out = s.shadow(slab(x - 0.95, x + 0.95, z - 0.3, z + 0.3, 0), 0.5, 8);
  for (const dz of [0.26, -0.26]) {
    const v = dz > 0 ? -0.5 : 0.3;
    for (const [a, b] of [
      [-0.7, 0.62],
      [0.62, -0.7],
    ] as const)
      out += bar(
        [
          [x + a, 0.14, z + dz],
          [x + b, 0.72, z + dz],
        ],
        7,
        '#AEB4AE',
        v,
      );
    for (const a of [-0.7, 0.62]) {
      const [wx, wy] = s.to([x + a, 0.09, z + dz]);
      out += `<circle cx="${wx}" cy="${wy}" r="14" fill="${k.tone(c.p, '#23292A', -0.3)}"/><circle cx="${wx}" cy="${wy}" r="5" fill="${k.tone(c.p, '#AEB4AE', 0.2)}"/>`;
    }
  }
  out +=
    s.box(x, 0.72, z, 1.9, 0.06, 0.56, '#D9772B', 0.1) +
    s.box(x - 0.3, 0.78, z, 1.26, 0.1, 0.5, '#F4EFE0', 0.2);
  const side = (dz: number): P3[] => [
    [x + 0.33, 0.78, z + dz],
    [x + 0.9, 1.16, z + dz],
    [x + 0.86, 1.26, z + dz],
    [x + 0.31, 0.89, z + dz],
  ];
  const [a, b] = [side(-0.25), side(0.25)];
  return (
    out +
    s.fill([a[3], a[2], b[2], b[3]] as P3[], k.tone(c.p, '#F4EFE0', 0.7)) +
    s.fill(a, k.tone(c.p, '#F4EFE0', 0)) +
    s.box(x - 0.42, 0.88, z, 0.5, 0.05, 0.52, '#178A8E', 0.1)
  );
}

/** The beacon across a van's roof; x,z is the van's middle, `heading` as of the vehicle. */
export function beacon(s: Space, x: number, z: number, heading: number): string {
  const { c } = s;
  const a = (heading * Math.PI) / 180;
  const p = (l: number, y: number, w: number): P3 => [
    x + l * Math.cos(a) + w * Math.sin(a),
    y,
    z + l * Math.sin(a) - w * Math.cos(a),
  ];
  const [l0, l1, y0, y1, w] = [-0.62, -0.36, 2.25, 2.43, 0.55];
  const [gx, gy] = s.to(p(l0, y1, 0));
  return (
    k.airGlow(c, gx, gy, 110, 76, '#FF5A3A', 0.55) +
    s.fill([p(l0, y0, -w), p(l0, y0, w), p(l0, y1, w), p(l0, y1, -w)], k.tone(c.p, '#E0442C', 0.5)) +
    s.fill([p(l0, y0, w), p(l1, y0, w), p(l1, y1, w), p(l0, y1, w)], k.tone(c.p, '#B3261E', 0)) +
    s.fill(
      [p(l0, y0, -0.12), p(l0, y0, 0.12), p(l0, y1, 0.12), p(l0, y1, -0.12)],
      k.tone(c.p, '#F4EFE0', 0.4),
    )
  );
}
