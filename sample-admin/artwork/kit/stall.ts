/** Shared corners of scenes: embers, decks, tents, rooms open to a garden. */
import * as k from '../kit.js';
import { slab } from './corners.js';
import type { Space } from './space.js';

/** A bed of embers between y0 and y1. */
export function embers(c: k.Canvas, x0: number, x1: number, y0: number, y1: number, count = 90): string {
  let out = `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="${c.down(y0, y1, [
    [0, '#3A1A10'],
    [0.5, '#7A2A10'],
    [1, '#2A120C'],
  ])}"/>`;
  const r = c.r;
  for (let i = 0; i < count; i++) {
    const [x, y] = [r.range(x0, x1), k.lerp(y0, y1, (i + r.next()) / count)];
    const w = r.range(26, 64);
    const ring: k.Pt[] = Array.from(
      { length: 6 },
      (_, j): k.Pt => [
        x + Math.cos(j * 1.05) * w * r.range(0.4, 0.6),
        y + Math.sin(j * 1.05) * w * r.range(0.22, 0.34),
      ],
    );
    const hot = r.next();
    out += k.path(
      k.smooth(ring, true, 0.6),
      hot > 0.66 ? '#FFB347' : hot > 0.36 ? '#E8642A' : hot > 0.16 ? '#9A3216' : '#2E1C18',
    );
  }
  return out + k.airGlow(c, (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * 0.6, (y1 - y0) * 1.4, '#FF9A3A', 0.5);
}

/** A room's back wall with one wide opening to a garden. */
export function garden(
  c: k.Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  wall: string,
  seed: number,
): string {
  const t = (v: number): string => k.tone(c.p, wall, v);
  const d = `M${x0} ${y0}L${x1} ${y0}L${x1} ${y1}L${x0} ${y1}Z`;
  let view = k.rect(
    x0,
    y0,
    x1 - x0,
    y1 - y0,
    c.down(y0, y1, [
      [0, c.p.sky[1]],
      [0.6, c.p.sky[3]],
      [1, c.p.haze],
    ]),
  );
  view +=
    k.ridge(c, { y: y1 - 190, amp: 40, depth: 0.6, seed, span: 220, trees: 18 }) +
    k.palm(c, x0 + (x1 - x0) * 0.3, y1 - 40, 330, { depth: 0.45, seed }) +
    k.canopy(c, x0 + (x1 - x0) * 0.72, y1 - 80, 420, 190, { depth: 0.4, seed }) +
    k.canopy(c, x0 + 80, y1 - 30, 420, 130, { depth: 0.26, seed: seed + 2 });
  return `<rect width="${c.w}" height="${c.h}" fill="${c.linear(x0, 0, c.w, c.h, [
    [0, t(0.35)],
    [0.5, t(0)],
    [1, t(-0.5)],
  ])}"/><g ${c.clip(d)}>${view}</g>${k.rect(x0 - 16, y0 - 18, x1 - x0 + 32, 20, k.tone(c.p, '#7A4A30', -0.2))}${k.rect(x0 - 16, y1 - 4, x1 - x0 + 32, 24, k.tone(c.p, '#7A4A30', 0.2))}${[0, 0.5, 1].map((u) => k.rect(k.lerp(x0, x1, u) - 9, y0, 18, y1 - y0, k.tone(c.p, '#7A4A30', -0.3))).join('')}`;
}

/** A small peaked party tent. */
export function tent(c: k.Canvas, x: number, y: number, w: number, depth: number): string {
  const m = k.material(c, '#F6EEDC', depth);
  const h = w * 0.34;
  let out = k.rect(x - w / 2, y - h, w, h, m.deep, 'opacity="0.35"');
  for (const u of [-0.5, -0.17, 0.17, 0.485]) out += k.rect(x + u * w, y - h, w * 0.018, h, m.mid);
  const left = k.curve([x - w * 0.54, y - h], [x - w * 0.12, y - h * 1.18], [x, y - h * 2], 8);
  const right = k.curve([x, y - h * 2], [x + w * 0.12, y - h * 1.18], [x + w * 0.54, y - h], 8);
  out +=
    k.path(k.lines([...left, ...right]), c.turn(x - w / 2, x + w / 2, c.side(x), m.lit, m.mid, m.dark)) +
    k.path(k.lines([[x, y - h * 2], ...right.slice(1), [x + w * 0.1, y - h]]), m.dark, 'opacity="0.25"');
  let val = '';
  for (let i = 0; i < 10; i++)
    val += `M${k.n(x - w * 0.54 + i * w * 0.108)} ${k.n(y - h)}h${k.n(w * 0.108)}v${k.n(h * 0.13)}q${k.n(-w * 0.054)} ${k.n(h * 0.12)} ${k.n(-w * 0.108)} 0Z`;
  return out + k.path(val, m.lit);
}

/** Floor of boards in a camera's world, with its front edge at z. */
export function deck(s: Space, x0: number, x1: number, z0: number, z1: number, local = '#9A6B40'): string {
  const { c } = s;
  const [, ya] = s.to([0, 0, z1]);
  let out = s.fill(
    slab(x0, x1, z0, z1, 0),
    c.down(ya, c.h, [
      [0, k.tone(c.p, local, 0.55)],
      [0.4, k.tone(c.p, local, 0.05)],
      [1, k.tone(c.p, local, -0.6)],
    ]),
  );
  for (let z = z0; z < z1; z += 0.42) out += s.fill(slab(x0, x1, z, z + 0.03, 0), c.p.ink, 'opacity="0.3"');
  return out;
}
