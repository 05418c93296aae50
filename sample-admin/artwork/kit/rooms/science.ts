/** Things of a science park: a geodesic dome, an armillary sphere, a telescope. */

import * as k from '../../kit.js';

/** A geodesic planetarium of radius `r` standing on x,y. */
export function dome(c: k.Canvas, x: number, y: number, r: number): string {
  const r0 = k.rng(c.seed);
  const s = c.side(x);
  const at = (ring: number, step: number): [number, number, number] => {
    const lat = (ring / 6) * (Math.PI / 2);
    const a = ((step + (ring % 2) / 2) / 22) * Math.PI * 2;
    return [Math.cos(lat) * Math.cos(a), Math.sin(lat), Math.cos(lat) * Math.sin(a)];
  };
  const flat = ([px, py, pz]: [number, number, number]): k.Pt => [
    x + px * r,
    y - py * r * 0.98 - pz * r * 0.09,
  ];
  const facet = (list: [number, number, number][]): string => {
    const m = [0, 1, 2].map((i) => list.reduce((sum, p) => sum + (p[i] ?? 0), 0) / list.length);
    const [mx = 0, my = 0, mz = 0] = m;
    if (mz > 0.06) return '';
    const lit = k.clamp(mx * s * 0.85 + my * 0.6 - mz * 0.1 - 0.24 + r0.range(-0.07, 0.07), -0.8, 0.9);
    const local = r0.chance(0.1) ? '#7FB9B6' : '#E9E4D4';
    const fill = k.tone(c.p, local, lit);
    return `<path d="${k.lines(list.map(flat))}" fill="${fill}" stroke="${k.tone(c.p, '#8FA39C', lit)}" stroke-width="2.4"/>`;
  };
  let out = k.path(
    k.lens(x - s * 40, y + r * 0.1, r * 2.9, r * 0.16),
    c.p.ink,
    `opacity="0.45" ${c.blur(12)}`,
  );
  out += k.path(
    `M${x - r * 1.06} ${y}L${x - r * 1.06} ${y + r * 0.12}Q${x} ${y + r * 0.32} ${x + r * 1.06} ${y + r * 0.12}L${x + r * 1.06} ${y}Z`,
    c.turn(
      x - r,
      x + r,
      s,
      k.tone(c.p, '#C9B48A', 0.7),
      k.tone(c.p, '#B39C74', 0),
      k.tone(c.p, '#8A7450', -0.6),
    ),
  );
  for (let ring = 0; ring < 6; ring++)
    for (let i = 0; i < 22; i++) {
      const odd = ring % 2;
      out +=
        facet([at(ring, i), at(ring, i + 1), at(ring + 1, i + odd)]) +
        facet([at(ring + 1, i), at(ring + 1, i + 1), at(ring, i + 1 - odd)]);
    }
  const rim = Array.from({ length: 14 }, (_, i): k.Pt => {
    const a = -Math.PI / 2 + s * (0.25 + i * 0.09);
    return [x + Math.cos(a) * (r - 2), y + Math.sin(a) * r * 0.98];
  });
  out += k.path(
    k.taper(rim, (t) => 9 * Math.sin(Math.PI * t)),
    c.p.rim,
    'opacity="0.8"',
  );
  // The door: a lit hall behind a stone arch.
  const arch = (w: number, h: number): string =>
    `M${x - w} ${y + r * 0.2}L${x - w} ${y - h * 0.45}Q${x - w} ${y - h} ${x} ${y - h}Q${x + w} ${y - h} ${x + w} ${y - h * 0.45}L${x + w} ${y + r * 0.2}Z`;
  return (
    out +
    k.path(
      arch(74, 138),
      c.turn(
        x - 74,
        x + 74,
        s,
        k.tone(c.p, '#D9B27A', 0.8),
        k.tone(c.p, '#C2803F', 0),
        k.tone(c.p, '#8A5A34', -0.4),
      ),
    ) +
    k.path(
      arch(54, 114),
      c.down(y - 114, y + r * 0.2, [
        [0, k.mix(c.p.ink, c.p.near, 0.4)],
        [1, '#C98A3C'],
      ]),
    ) +
    k.airGlow(c, x, y + r * 0.2, 120, 40, '#FFD98E', 0.6)
  );
}

/** An armillary sphere of gilded rings on a stone foot at x,y. */
export function armillary(c: k.Canvas, x: number, y: number, r: number): string {
  const s = c.side(x);
  const cy = y - r * 1.9;
  const gold = (v: number): string => k.tone(c.p, '#DDA53A', v);
  const ring = (rx: number, ry: number, rot: number, w: number, front: boolean): string => {
    const list = Array.from({ length: 33 }, (_, i): k.Pt => {
      const a = (front ? 0 : Math.PI) + (i / 32) * Math.PI;
      return [Math.cos(a) * rx, Math.sin(a) * ry];
    });
    return k.at(
      x,
      cy,
      1,
      k.path(
        k.taper(list, w),
        c.across(
          -rx,
          rx,
          s > 0
            ? [
                [0, gold(-0.5)],
                [1, gold(front ? 0.9 : 0.2)],
              ]
            : [
                [0, gold(front ? 0.9 : 0.2)],
                [1, gold(-0.5)],
              ],
        ),
      ),
      rot,
    );
  };
  const hoops = (front: boolean): string =>
    ring(r, r, 0, 15, front) +
    ring(r * 0.97, r * 0.3, -24, 12, front) +
    ring(r * 0.4, r * 0.97, 22, 12, front) +
    ring(r * 0.95, r * 0.24, 38, 10, front);
  const stone = (list: string, v: number): string =>
    k.path(
      k.lines(k.pts(list).map(([px, py]): k.Pt => [x + px * r, y + py * r])),
      c.turn(
        x - r * 0.6,
        x + r * 0.6,
        s,
        k.tone(c.p, '#B3A58E', 0.7 + v),
        k.tone(c.p, '#A59B8D', v),
        k.tone(c.p, '#6E675C', -0.6 + v),
      ),
    );
  return (
    k.path(k.lens(x - s * 20, y + 4, r * 2.2, r * 0.14), c.p.ink, `opacity="0.4" ${c.blur(7)}`) +
    stone('-0.72,0 -0.66,-0.16 0.66,-0.16 0.72,0', -0.1) +
    stone('-0.4,-0.16 -0.28,-0.72 0.28,-0.72 0.4,-0.16', 0) +
    stone('-0.44,-0.72 -0.5,-0.88 0.5,-0.88 0.44,-0.72', 0.1) +
    hoops(false) +
    k.path(k.bar([x - r * 0.62, cy + r * 0.86], [x + r * 0.66, cy - r * 0.92], 8), gold(0.2)) +
    `<circle cx="${x}" cy="${cy}" r="${r * 0.2}" fill="${c.radial(x + s * r * 0.07, cy - r * 0.07, r * 0.24, [
      [0, k.tone(c.p, '#7FC4BE', 0.9)],
      [1, k.tone(c.p, '#178A8E', -0.4)],
    ])}"/>` +
    hoops(true)
  );
}

/** A telescope on a tripod, aimed up to the right; x,y is the ground under it. */
export function telescope(c: k.Canvas, x: number, y: number, h: number): string {
  const t = (local: string, v: number): string => k.tone(c.p, local, v);
  const leg = (dx: number, v: number): string =>
    k.path(k.bar([x, y - h * 0.62], [x + dx * h, y], h * 0.035), t('#6B4630', v));
  const tube = `${k.rect(
    -h * 0.34,
    -h * 0.05,
    h * 0.5,
    h * 0.1,
    c.down(-h * 0.05, h * 0.05, [
      [0, t('#F3EAD2', 0.8)],
      [1, t('#B9AE94', -0.4)],
    ]),
    'rx="3"',
  )}${k.rect(
    h * 0.14,
    -h * 0.068,
    h * 0.3,
    h * 0.136,
    c.down(-h * 0.07, h * 0.07, [
      [0, t('#2FA3A3', 0.6)],
      [1, t('#0E5A63', -0.4)],
    ]),
    'rx="4"',
  )}${k.rect(-h * 0.42, -h * 0.032, h * 0.1, h * 0.064, t('#2B3234', -0.2), 'rx="2"')}`;
  return leg(-0.2, -0.3) + leg(0.2, 0.2) + leg(0.03, 0) + k.at(x, y - h * 0.66, 1, tube, -34);
}
