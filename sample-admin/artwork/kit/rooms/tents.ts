/** Safari and dome tents. */
import type { Canvas } from '../canvas.js';
import { aerial, mix, tone } from '../colour.js';
import { airGlow } from '../light.js';
import { core } from '../palette.js';
import { at, bar, lens, lines, n, path } from '../shape.js';

/** Measures and colours of a safari tent. */
interface Tent {
  c: Canvas;
  w: number;
  depth: number;
  local: string;
  e: number;
  o: { color?: string; depth?: number; lit?: boolean };
  s: number;
  h: number;
  wall: number;
}

/** Boards, their edge and four feet. */
function woodDeck(cloth: Tent): string {
  const { c, depth, e, local, w } = cloth;
  const col = (k: number, l = local): string => aerial(c.p, tone(c.p, l, k), depth);
  let out =
    path(
      lines([
        [-e * 1.15, 0],
        [e * 1.15, 0],
        [e * 1.3, w * 0.05],
        [-e * 1.3, w * 0.05],
      ]),
      col(0.45, '#9A7350'),
    ) +
    path(
      lines([
        [-e * 1.3, w * 0.05],
        [e * 1.3, w * 0.05],
        [e * 1.28, w * 0.085],
        [-e * 1.28, w * 0.085],
      ]),
      col(-0.6, '#7A5638'),
    );
  for (const u of [-1.15, -0.4, 0.4, 1.15])
    out += path(
      lines([
        [u * e - 5, w * 0.08],
        [u * e + 5, w * 0.08],
        [u * e + 4, w * 0.14],
        [u * e - 4, w * 0.14],
      ]),
      col(-0.8, '#6A4A34'),
    );
  return out;
}

/** The lamp-lit inside: a bed in front of the back wall. */
function innerRoom(cloth: Tent): string {
  const { c, depth, e, h, local, o, s, wall } = cloth;
  const col = (k: number, l = local): string => aerial(c.p, tone(c.p, l, k), depth);
  let out = path(
    lines([
      [-e * 0.92, 0],
      [-e * 0.92, -wall],
      [0, -h * 0.98],
      [e * 0.92, -wall],
      [e * 0.92, 0],
    ]),
    o.lit
      ? c.radial(0, -wall * 0.7, e * 1.1, [
          [0, '#FFE3A6'],
          [0.55, '#EFA948'],
          [1, '#9A5A2A'],
        ])
      : c.turn(-e, e, s, col(-0.2), col(-0.45), col(-0.7)),
  );
  // Inside: a bed and a lamp.
  out += path(
    `M${n(-e * 0.42)} 0V${n(-wall * 0.42)}Q0 ${n(-wall * 0.62)} ${n(e * 0.42)} ${n(-wall * 0.42)}V0Z`,
    o.lit ? '#FFF3D2' : col(0.5, '#FBF2E0'),
  );
  out += path(
    lines([
      [-e * 0.42, -wall * 0.2],
      [e * 0.42, -wall * 0.2],
      [e * 0.42, 0],
      [-e * 0.42, 0],
    ]),
    o.lit ? '#C9703C' : col(0, core.terracotta),
    'opacity="0.85"',
  );
  return out;
}

/** Drapes tied back at both sides. */
function drapes(cloth: Tent): string {
  const { c, depth, e, h, local, o, s, w, wall } = cloth;
  const col = (k: number, l = local): string => aerial(c.p, tone(c.p, l, k), depth);
  const glow = (k: number): string => (o.lit ? mix(col(k), '#F7B95A', 0.45) : col(k));
  let out = '';
  for (const d of [-1, 1]) {
    out += path(
      `M${n(d * e * 0.93)} 0L${n(d * e * 0.93)} ${n(-wall)}L${n(d * e * 0.2)} ${n(-h * 0.86)}Q${n(d * e * 0.5)} ${n(-wall * 0.8)} ${n(d * e * 0.62)} ${n(-wall * 0.4)}Q${n(d * e * 0.6)} ${n(-wall * 0.2)} ${n(d * e * 0.74)} 0Z`,
      c.turn(
        d * e * 0.2,
        d * e * 0.93,
        d,
        glow(d === s ? 0.7 : -0.1),
        glow(d === s ? 0.2 : -0.35),
        glow(d === s ? -0.1 : -0.6),
      ),
    );
    out += path(
      bar([d * e * 0.45, -wall * 0.42], [d * e * 0.9, -wall * 0.47], w * 0.012),
      col(-0.2, core.terracotta),
    );
  }
  return out;
}

/** Fly sheet: two slopes with a scalloped edge, ropes. */
function flySheet(cloth: Tent): string {
  const { c, depth, e, h, local, s, w, wall } = cloth;
  const col = (k: number, l = local): string => aerial(c.p, tone(c.p, l, k), depth);
  let out = '';
  const slope = (d: number): string =>
    `M0 ${n(-h * 1.06)}Q${n(d * e * 0.5)} ${n(-h * 0.74)} ${n(d * e * 1.2)} ${n(-wall * 0.92)}L${n(d * e * 1.17)} ${n(-wall * 0.8)}Q${n(d * e * 0.5)} ${n(-h * 0.6)} 0 ${n(-h * 0.93)}Z`;
  for (const d of [-1, 1]) {
    out += path(
      slope(d),
      c.turn(
        0,
        d * e * 1.2,
        d,
        col(d === s ? 0.95 : 0.1),
        col(d === s ? 0.6 : -0.2),
        col(d === s ? 0.35 : -0.5),
      ),
    );
    out += path(
      bar([d * e * 1.18, -wall * 0.86], [d * e * 1.55, w * 0.06], Math.max(1.2, w * 0.004)),
      col(-0.3, '#C9A55A'),
    );
  }
  return out;
}

/** A canvas bell or safari tent in side-front view, foot middle x,y, `w` px wide; `lit` puts a lamp inside. */
export function safariTent(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  o: { color?: string; depth?: number; lit?: boolean } = {},
): string {
  const depth = o.depth ?? 0;
  const local = o.color ?? '#E9DABB';
  const s = c.side(x);
  const h = w * 0.56;
  const [e, wall] = [w * 0.5, h * 0.46];
  let out = '';
  const cloth: Tent = { c, w, depth, local, e, o, s, h, wall };
  out += woodDeck(cloth);
  out += innerRoom(cloth);
  out += drapes(cloth);
  out += flySheet(cloth);
  return (
    path(lens(x, y + w * 0.13, w * 1.45, w * 0.03), c.p.ink, 'opacity="0.35"') +
    (o.lit ? airGlow(c, x, y - h * 0.3, w * 0.95, w * 0.6, '#FFC565', 0.4) : '') +
    at(x, y, 1, out)
  );
}

/** A small dome tent. */
export function domeTent(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  o: { color?: string; depth?: number; lit?: boolean } = {},
): string {
  const local = o.color ?? core.marigold;
  const col = (k: number, l = local): string => aerial(c.p, tone(c.p, l, k), o.depth ?? 0);
  const s = c.side(x);
  const h = w * 0.56;
  const dome = `M${n(-w / 2)} 0C${n(-w * 0.44)} ${n(-h * 0.7)} ${n(-w * 0.2)} ${n(-h)} 0 ${n(-h)}C${n(w * 0.2)} ${n(-h)} ${n(w * 0.44)} ${n(-h * 0.7)} ${n(w / 2)} 0Z`;
  const half =
    s > 0
      ? `M0 ${n(-h)}C${n(w * 0.2)} ${n(-h)} ${n(w * 0.44)} ${n(-h * 0.7)} ${n(w / 2)} 0L${n(w * 0.2)} 0C${n(w * 0.18)} ${n(-h * 0.5)} ${n(w * 0.1)} ${n(-h * 0.85)} 0 ${n(-h)}Z`
      : `M0 ${n(-h)}C${n(-w * 0.2)} ${n(-h)} ${n(-w * 0.44)} ${n(-h * 0.7)} ${n(-w / 2)} 0L${n(-w * 0.2)} 0C${n(-w * 0.18)} ${n(-h * 0.5)} ${n(-w * 0.1)} ${n(-h * 0.85)} 0 ${n(-h)}Z`;
  const door = `M${n(-w * 0.2)} 0C${n(-w * 0.18)} ${n(-h * 0.5)} ${n(-w * 0.08)} ${n(-h * 0.78)} 0 ${n(-h * 0.86)}C${n(w * 0.08)} ${n(-h * 0.78)} ${n(w * 0.18)} ${n(-h * 0.5)} ${n(w * 0.2)} 0Z`;
  const flap = `M0 ${n(-h * 0.86)}C${n(w * 0.08)} ${n(-h * 0.78)} ${n(w * 0.18)} ${n(-h * 0.5)} ${n(w * 0.2)} 0C${n(w * 0.14)} ${n(-h * 0.2)} ${n(w * 0.1)} ${n(-h * 0.4)} 0 ${n(-h * 0.86)}Z`;
  const lit = o.lit
    ? c.radial(0, -h * 0.2, w * 0.55, [
        [0, '#FFE9B4'],
        [0.5, mix(col(0.6), '#FFC565', 0.5)],
        [1, col(-0.4)],
      ])
    : c.turn(-w / 2, w / 2, s, col(0.8), col(0.1), col(-0.6));
  return (
    path(lens(x, y, w * 1.15, w * 0.04), c.p.ink, 'opacity="0.4"') +
    (o.lit ? airGlow(c, x, y - h * 0.3, w * 0.9, w * 0.6, '#FFC565', 0.45) : '') +
    at(
      x,
      y,
      1,
      path(dome, lit) +
        path(half, col(0.9), `opacity="${o.lit ? 0.2 : 0.55}"`) +
        path(door, o.lit ? '#FFF0C8' : col(-0.85)) +
        path(flap, col(0.3)),
    )
  );
}
