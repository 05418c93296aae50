/** Round tables and party tents. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { tone } from '../colour.js';
import { slab } from '../corners.js';
import { blossom } from '../foliage.js';
import { airGlow } from '../light.js';
import { core } from '../palette.js';
import { at, bar, n, path, rng } from '../shape.js';
import { p3, type View } from './camera.js';

/** One round table: where it stands, how large, its colours. */
interface Setting {
  c: Canvas;
  x: number;
  y: number;
  r: number;
  cloth: string;
  s: number;
  ry: number;
  drop: number;
  angles: number[];
  o: { cloth?: string; lit?: boolean; chairs?: string; seed?: number; flowers?: string };
}

/** The cloth with its folds. */
function tableCloth(set: Setting): string {
  const { c, cloth, drop, r, ry, s, x, y } = set;
  const col = (k: number, l = cloth): string => tone(c.p, l, k);
  let out = '';
  let skirt = `M${n(x - r)} ${n(y)}`;
  for (let i = 0; i <= 12; i++)
    skirt += `L${n(x - r * 1.06 + (r * 2.12 * i) / 12)} ${n(y + drop * 0.95 + Math.sqrt(Math.max(0, 1 - ((i - 6) / 6) ** 2)) * ry + (i % 2 ? -4 : 3))}`;
  skirt += `L${n(x + r)} ${n(y)}Z`;
  out += path(skirt, c.turn(x - r, x + r, s, col(0.55), col(-0.1), col(-0.7)));
  for (let i = 1; i < 9; i++)
    out += path(
      bar(
        [x - r + (2 * r * i) / 9, y + ry * 0.5],
        [
          x - r * 1.05 + (2.1 * r * i) / 9,
          y + drop * 0.9 + ry * Math.sqrt(Math.max(0, 1 - ((i - 4.5) / 4.5) ** 2)),
        ],
        (t) => 1 + t * r * 0.05,
      ),
      col(-0.7),
      'opacity="0.3"',
    );
  return out;
}

function plates(set: Setting): string {
  const { angles, c, cloth, r, ry, x, y } = set;
  const col = (k: number, l = cloth): string => tone(c.p, l, k);
  let out = '';
  for (const a of angles) {
    const [px, py] = [x + Math.cos(a) * r * 0.72, y + Math.sin(a) * ry * 0.72];
    out += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * 0.15)}" ry="${n(r * 0.055)}" fill="${col(-0.15)}"/><ellipse cx="${n(px)}" cy="${n(py - 1.5)}" rx="${n(r * 0.14)}" ry="${n(r * 0.048)}" fill="${col(0.95, '#FFFDF6')}"/>`;
  }
  return out;
}

/** Leaves and blossoms in the middle. */
function bouquet(set: Setting): string {
  const { c, cloth, o, r, x, y } = set;
  const col = (k: number, l = cloth): string => tone(c.p, l, k);
  let out = '';
  const rr = rng(o.seed ?? 4);
  for (let i = 0; i < 9; i++)
    out += at(
      x + rr.range(-0.2, 0.2) * r,
      y - r * 0.1 - rr.range(0, 0.22) * r,
      1,
      i < 4
        ? `<ellipse rx="${n(r * 0.13)}" ry="${n(r * 0.06)}" fill="${col(-0.3, core.leaf)}" transform="rotate(${n(rr.range(-60, 60))})"/>`
        : blossom(c, r * 0.085, i + (o.seed ?? 1), o.flowers ?? '#FFF6E6'),
    );
  return out;
}

function candles(set: Setting): string {
  const { c, o, r, x, y } = set;
  let out = '';
  if (o.lit)
    for (const dx of [-0.34, 0.34])
      out +=
        airGlow(c, x + dx * r, y - r * 0.12, r * 0.6, r * 0.5, '#FFC565', 0.7) +
        path(bar([x + dx * r, y], [x + dx * r, y - r * 0.13], r * 0.04), '#FFF3D2') +
        `<circle cx="${n(x + dx * r)}" cy="${n(y - r * 0.16)}" r="${n(r * 0.026)}" fill="#FFF6DA"/>`;
  return out;
}

/** A round table with cloth, flowers and a candle; `r` is the radius in px. */
export function roundTable(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  o: { cloth?: string; lit?: boolean; chairs?: string; seed?: number; flowers?: string } = {},
): string {
  const cloth = o.cloth ?? core.cream;
  const s = c.side(x);
  const col = (k: number, l = cloth): string => tone(c.p, l, k);
  const ry = r * 0.36;
  const drop = r * 0.78;
  const chair = (a: number): string => {
    const [cx, cy] = [x + Math.cos(a) * r * 1.3, y + Math.sin(a) * ry * 1.5 + drop];
    const k = r * (0.3 + 0.06 * Math.sin(a));
    const back = Math.sin(a) < 0.1;
    const cc = o.chairs ?? '#C9A55A';
    const leg = (dx: number): string => path(bar([dx, 0], [dx * 0.9, -k * 1.1], k * 0.09), col(-0.5, cc));
    return at(
      cx,
      cy + k * 0.25,
      1,
      (back
        ? `<rect x="${n(-k * 0.55)}" y="${n(-k * 2.5)}" width="${n(k * 1.1)}" height="${n(k * 1.5)}" rx="${n(k * 0.3)}" fill="${col(0.1, cc)}"/>`
        : '') +
        leg(-k * 0.5) +
        leg(k * 0.5) +
        `<ellipse cx="0" cy="${n(-k * 1.1)}" rx="${n(k * 0.65)}" ry="${n(k * 0.26)}" fill="${col(0.55, cc)}"/>` +
        (back
          ? ''
          : `<rect x="${n(-k * 0.6)}" y="${n(-k * 2.6)}" width="${n(k * 1.2)}" height="${n(k * 1.55)}" rx="${n(k * 0.3)}" fill="${c.down(-k * 2.6, -k, fade(col(0.2, cc), col(-0.6, cc)))}"/>`),
    );
  };
  const angles = [-2.7, -2.05, -1.1, -0.45, 0.4, 1.1, 2.05, 2.75];
  let out = `<ellipse cx="${n(x)}" cy="${n(y + drop)}" rx="${n(r * 1.5)}" ry="${n(ry * 1.3)}" fill="${c.p.ink}" opacity="0.28"/>`;
  for (const a of angles) if (Math.sin(a) < 0) out += chair(a);
  const set: Setting = { c, x, y, r, cloth, s, ry, drop, angles, o };
  out += tableCloth(set);
  out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${c.turn(x - r, x + r, s, col(1), col(0.7), col(0.15))}"/>`;
  out += plates(set);
  out += bouquet(set);
  out += candles(set);
  for (const a of angles) if (Math.sin(a) >= 0) out += chair(a);
  return out;
}

/** A peaked party tent on four posts; front left foot at x,z, `w` metres square. */
export function partyTent(
  c: Canvas,
  v: View,
  x: number,
  z: number,
  w: number,
  o: { color?: string; depth?: number; drapes?: boolean } = {},
): string {
  const h = 2.6;
  const local = o.color ?? '#FBF2E0';
  const depth = o.depth ?? 0;
  const m = x + w / 2;
  const top = h + w * 0.42;
  const post = (px: number, pz: number): string =>
    v.box(px - 0.05, 0, pz - 0.05, 0.1, h, 0.1, '#E9DDC4', { depth });
  let out = path(v.d(slab(x - 0.2, x + w + 0.2, z, z + w, 0.01)), c.p.ink, 'opacity="0.25"');
  out += post(x, z + w) + post(x + w, z + w);
  out += path(v.d(slab(x, x + w, z, z + w, h)), tone(c.p, local, -0.75), 'opacity="0.9"');
  const slope = (
    ax: number,
    az: number,
    bx: number,
    bz: number,
    nrm: readonly [number, number, number],
  ): string => {
    if (!v.sees([(ax + bx) / 2, h, (az + bz) / 2], nrm)) return '';
    const ring = (t: number, px: number, pz: number): [number, number, number] => [
      px + (m - px) * t,
      h + (top - h) * t ** 1.7,
      pz + (z + w / 2 - pz) * t,
    ];
    const ts = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const val = v.d(p3(ax, h, az, bx, h, bz, bx, h - 0.32, bz, ax, h - 0.32, az));
    return (
      v.face(
        [...ts.map((t) => ring(t, ax, az)), ...[...ts].reverse().map((t) => ring(t, bx, bz))],
        nrm,
        local,
        { depth, grade: 0.3 },
      ) + path(val, tone(c.p, local, v.lit([nrm[0], 0, nrm[2]]) - 0.1))
    );
  };
  out +=
    slope(x, z + w, x, z, [-1, 0.8, 0]) +
    slope(x + w, z, x + w, z + w, [1, 0.8, 0]) +
    slope(x, z, x + w, z, [0, 0.8, -1]);
  out += post(x, z) + post(x + w, z);
  if (o.drapes)
    for (const [px, d] of [
      [x, 1],
      [x + w, -1],
    ] as const) {
      const [ax, ay] = v.at(px, h - 0.2, z);
      const s = v.scale(px, z);
      const by = v.at(px, 0.05, z)[1];
      out += path(
        `M${n(ax)} ${n(ay)}L${n(ax + d * s * 0.9)} ${n(ay)}Q${n(ax + d * s * 0.25)} ${n((ay + by) / 2 - s * 0.2)} ${n(ax + d * s * 0.14)} ${n((ay + by) / 2 + s * 0.2)}Q${n(ax + d * s * 0.2)} ${n(by - s * 0.3)} ${n(ax + d * s * 0.35)} ${n(by)}L${n(ax - d * s * 0.05)} ${n(by)}Z`,
        tone(c.p, local, 0.3),
        'opacity="0.85"',
      );
    }
  return out;
}
