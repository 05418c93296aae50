/** A retro scooter seen from its left side. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './palette.js';
import { at, lens, n, path, pts, smooth, taper } from './shape.js';

/** A scooter whose tyres stand on y; x is its middle, `k` pixels per 2 cm. Front to the left. */
export function scooter(c: Canvas, x: number, y: number, k: number, color: string, seat: string): string {
  const t = (local: string, v: number): string => tone(c.p, local, v);
  const s = c.side(x);
  const body = (v0: number, v1: number, y0: number, y1: number): string =>
    c.down(y0, y1, [
      [0, t(color, v0)],
      [1, t(color, v1)],
    ]);
  const tyre = (cx: number): string =>
    `<circle cx="${cx}" cy="-12.2" r="12.2" fill="${t('#23292A', -0.5)}"/><circle cx="${cx}" cy="-12.2" r="8.6" fill="${t('#3A4244', -0.2)}"/>` +
    Array.from(
      { length: 8 },
      (_, i) =>
        `<g transform="translate(${cx} -12.2) rotate(${i * 45 + 8})">${path('M-1.1 0L-0.7 -8.2L0.7 -8.2L1.1 0Z', t('#C9CCC6', i < 4 ? 0.6 : 0))}</g>`,
    ).join('') +
    `<circle cx="${cx}" cy="-12.2" r="8.6" fill="none" stroke="${t('#C9CCC6', 0.4)}" stroke-width="1.1"/><circle cx="${cx}" cy="-12.2" r="2.4" fill="${t('#C9CCC6', 0)}"/>`;
  const line = (list: string, w: number, fill: string): string =>
    path(
      taper(pts(list), () => w),
      fill,
    );
  let g = path(lens(0, -0.4, 112, 2.4), c.p.ink, `opacity="0.55" ${c.blur(0.9, 0.4)}`);
  g += tyre(-36) + tyre(36);
  // Exhaust, engine, fork.
  g +=
    path(smooth(pts('12,-12 20,-17 46,-17 50,-14 46,-10 18,-8'), true, 0.6), t('#3A4244', -0.3)) +
    path(smooth(pts('24,-16 46,-16 47,-14.5 24,-14')), t('#C9CCC6', 0.3));
  g += path(smooth(pts('4,-22 28,-24 36,-14 28,-8 8,-10')), t('#4A5153', -0.5));
  g += line('-36,-12.2 -33,-24 -29,-40', 2.6, t('#8C928E', -0.1));
  // Front fender and leg shield.
  g += path(
    smooth(pts('-49,-17 -46,-24 -38,-27.5 -30,-26 -25,-19 -29,-20 -36,-24 -44,-21'), true, 0.8),
    body(0.5, -0.3, -28, -17),
  );
  g += path(
    smooth(
      pts('-31,-60 -26,-58 -21,-44 -17,-28 -14,-18 -16,-14 -23,-15 -29,-26 -33.500,-40 -34.500,-52'),
      true,
      0.8,
    ),
    c.across(-35, -14, [
      [0, t(color, s < 0 ? 0.8 : 0.15)],
      [0.5, t(color, 0.3)],
      [1, t(color, -0.35)],
    ]),
  );
  g +=
    path(smooth(pts('-32,-45 -27,-46 -22,-34 -25,-31 -30,-36')), t(color, -0.25), 'opacity="0.6"') +
    path(smooth(pts('-34,-52 -31.5,-53 -30,-49 -32.500,-48')), t('#F2A51E', 0.6));
  // Floor board and rear body.
  g += path(
    smooth(pts('-18,-19 -10,-17.500 2,-17.500 8,-20 7,-14 -4,-12.500 -16,-13'), true, 0.6),
    t('#3A4244', -0.2),
  );
  g += path(
    smooth(
      pts('2,-18 6,-32 10,-40 24,-42 40,-42 51,-38 55,-31 48,-25 38,-27 31,-24 24,-18 14,-15'),
      true,
      0.75,
    ),
    body(0.55, -0.5, -42, -16),
  );
  g += path(
    smooth(pts('9,-33 26,-36 44,-36 52,-33 44,-32 26,-30 12,-24')),
    t('#FFFFFF', 0.4),
    'opacity="0.3"',
  );
  g += path(smooth(pts('50,-36 55.500,-33 54,-29.500 48,-30')), t('#B3261E', 0.5));
  // Seat.
  g += path(
    smooth(pts('6,-40 10,-46 18,-46.500 26,-45 34,-48 48,-47 53,-42.500 48,-40 26,-40'), true, 0.8),
    c.down(-48, -40, [
      [0, t(seat, 0.6)],
      [1, t(seat, -0.5)],
    ]),
  );
  g += line('44,-42 54,-44 58,-40', 1.6, t('#C9CCC6', 0.4));
  // Head: lamp, bars, mirror.
  g += path(
    smooth(pts('-36,-70 -30,-74 -22,-73 -18,-67 -21,-61 -29,-59 -35,-62'), true, 0.9),
    body(0.8, -0.2, -74, -59),
  );
  g += `<ellipse cx="-34" cy="-66" rx="4" ry="5.4" transform="rotate(12 -34 -66)" fill="${t('#8C928E', 0.2)}"/><ellipse cx="-34.6" cy="-66" rx="3.1" ry="4.4" transform="rotate(12 -34.6 -66)" fill="${mix('#FFF6D8', c.p.sky[1], 0.12)}"/>`;
  g +=
    line('-24,-72 -15,-75 -8,-74', 1.6, t('#3A4244', 0)) +
    line('-14,-75 -7,-74', 3, t('#23292A', -0.3)) +
    line('-22,-73 -19,-82 -17,-88', 0.9, t('#8C928E', 0)) +
    path(smooth(pts('-22,-90 -13,-91 -12,-86 -20,-85')), t('#3A4244', 0.1));
  // Helmets: one on the seat, one on the hook.
  const helmet = (hx: number, hy: number, r: number, local: string): string =>
    path(
      `M${n(hx - r)} ${n(hy + r * 0.55)}C${n(hx - r * 1.15)} ${n(hy - r * 1.1)} ${n(hx + r * 1.15)} ${n(hy - r * 1.2)} ${n(hx + r)} ${n(hy + r * 0.6)}L${n(hx + r * 0.3)} ${n(hy + r * 0.72)}L${n(hx - r * 0.5)} ${n(hy + r * 0.62)}Z`,
      c.turn(hx - r, hx + r, s, t(local, 0.8), t(local, 0.2), t(local, -0.45)),
    ) +
    path(
      `M${n(hx - r)} ${n(hy + r * 0.3)}C${n(hx - r * 1.05)} ${n(hy - r * 0.5)} ${n(hx - r * 0.5)} ${n(hy - r * 0.72)} ${n(hx - r * 0.1)} ${n(hy - r * 0.5)}L${n(hx - r * 0.4)} ${n(hy + r * 0.35)}Z`,
      c.p.ink,
      'opacity="0.75"',
    );
  g += helmet(22, -52, 8.6, '#0E6A70') + helmet(40, -53, 8.6, '#F2A51E');
  return at(x, y, k, g);
}
