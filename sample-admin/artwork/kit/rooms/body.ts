/** Jointed people for sport, work and celebration, and seated audiences. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { aerial, mix, tone } from '../colour.js';
import { core } from '../palette.js';
import { at, clamp, lens, limb, n, type Pt, path, pts, rng } from '../shape.js';

/** Joints: head, neck, hip, knee and foot (far), knee and foot (near), elbow and hand (far), elbow and hand (near). */
export const poses = {
  run: '7,-92 5,-82 0,-52 -9,-34 -26,-30 13,-38 10,-6 -9,-70 -5,-58 9,-68 19,-70',
  runB: '8,-91 6,-81 0,-52 14,-42 22,-16 -4,-30 -22,-14 12,-66 22,-68 -6,-69 -10,-56',
  stand: '0,-92 0,-82 0,-52 -4,-27 -5,0 4,-27 6,0 -12,-68 -11,-52 12,-68 12,-52',
  speak: '1,-92 0,-82 0,-52 -4,-27 -6,0 4,-27 6,0 -12,-68 -4,-62 13,-72 25,-80',
  point: '1,-92 0,-82 0,-52 -4,-27 -7,0 4,-27 7,0 -12,-68 -11,-52 13,-84 27,-92',
  cheer: '0,-91 0,-82 0,-52 -7,-28 -9,0 7,-28 9,0 -16,-90 -19,-108 16,-90 20,-107',
  pull: '-20,-80 -16,-72 -2,-46 16,-30 26,0 2,-22 12,0 -2,-60 12,-58 0,-56 14,-56',
  shoot: '5,-90 1,-81 0,-52 -6,-27 -10,0 5,-27 7,0 3,-66 12,-84 8,-67 14,-86',
  sitSide: '2,-66 0,-56 -4,-26 14,-28 14,-2 18,-27 20,0 4,-42 14,-34 6,-42 17,-34',
  sitFloor: '2,-62 0,-52 -6,-20 16,-14 2,-2 20,-12 6,0 4,-38 14,-26 8,-38 18,-26',
  kneel: '4,-68 2,-58 -4,-28 12,-8 -10,-2 14,-6 -8,0 8,-42 20,-36 10,-44 22,-34',
  climb: '6,-92 4,-82 0,-54 8,-42 12,-20 -6,-30 -8,-4 14,-90 20,-104 -2,-92 -6,-110',
  dance: '5,-88 2,-78 -4,-50 -12,-28 -16,0 8,-30 10,0 -16,-74 -25,-86 16,-76 27,-66',
  danceB: '-4,-88 -1,-78 4,-50 -6,-28 -8,0 12,-28 18,0 -16,-78 -26,-64 16,-78 25,-92',
  ride: '10,-88 4,-78 -6,-50 10,-40 6,-14 12,-38 2,-18 12,-68 26,-58 14,-68 28,-58',
} as const;

/** Clothing and light of a person. */
export interface Look {
  pose?: keyof typeof poses;
  facing?: 1 | -1;
  top?: string;
  legs?: string;
  /** Long skirt or sarong in `legs` colour. */
  skirt?: boolean;
  woman?: boolean;
  /** 0 coloured … 1 silhouette. */
  dark?: number;
  depth?: number;
  hat?: string;
  /** Colour of a Balinese headcloth. */
  udeng?: string;
}

type Joints = [Pt, Pt, Pt, Pt, Pt, Pt, Pt, Pt, Pt, Pt, Pt];

/** A point between two joints. */
const between = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The joints, clothes and colours of one person. */
interface Who {
  c: Canvas;
  o: Look;
  s: number;
  col: (local: string, v: number) => string;
  hip: Pt;
  /** Knee and foot, far and near. */
  k1: Pt;
  f1: Pt;
  k2: Pt;
  f2: Pt;
  legs: string;
  head: Pt;
  neck: Pt;
  top: string;
  /** Half the width of the shoulders. */
  sh: number;
}

function skirt(who: Who): string {
  const { c, col, f1, f2, hip, k1, k2, legs, o, s } = who;
  let out = '';
  if (o.skirt) {
    const [lx, rx, by] = [
      Math.min(k1[0], k2[0], f1[0], f2[0]) - 2,
      Math.max(k1[0], k2[0], f1[0], f2[0]) + 3,
      Math.max(f1[1], f2[1]) - 5,
    ];
    out += path(
      `M${hip[0] - 8} ${hip[1] - 3}C${hip[0] - 11} ${hip[1] + 14} ${lx - 3} ${(hip[1] + by) / 2} ${lx} ${by}Q${(lx + rx) / 2} ${by + 3} ${rx} ${by}C${rx + 2} ${(hip[1] + by) / 2} ${hip[0] + 11} ${hip[1] + 14} ${hip[0] + 8} ${hip[1] - 3}Z`,
      c.across(
        lx - 4,
        rx + 4,
        s > 0
          ? fade(col(legs, -0.5), col(legs, 0), col(legs, 0.7))
          : fade(col(legs, 0.7), col(legs, 0), col(legs, -0.5)),
      ),
    );
  }
  return out;
}

function torso(who: Who): string {
  const { c, col, head, hip, neck, o, s, sh, top } = who;
  const skin = (v: number): string => col('#8F5B3A', v);
  let out = '';
  const w = o.woman ? 7.2 : 8;
  const torso = `M${n(neck[0] - sh)} ${n(neck[1] + 3)}Q${n((neck[0] + hip[0]) / 2 - w * 0.95)} ${n((neck[1] + hip[1]) / 2)} ${n(hip[0] - w)} ${n(hip[1] + 2)}L${n(hip[0] + w)} ${n(hip[1] + 2)}Q${n((neck[0] + hip[0]) / 2 + w * 0.95)} ${n((neck[1] + hip[1]) / 2)} ${n(neck[0] + sh)} ${n(neck[1] + 3)}Q${n(neck[0])} ${n(neck[1] - 3.4)} ${n(neck[0] - sh)} ${n(neck[1] + 3)}Z`;
  out += limb([neck, between(neck, head, 0.7)], 5, 4.4, skin(-0.3));
  out += path(
    torso,
    c.across(
      -12,
      12,
      s > 0
        ? fade(col(top, -0.55), col(top, -0.05), col(top, 0.8))
        : fade(col(top, 0.8), col(top, -0.05), col(top, -0.55)),
    ),
  );
  return out;
}

/** Hair, headcloth, hat. */
function headwear(who: Who): string {
  const { col, head, o } = who;
  let out = '';
  const hair = col('#1E1714', -0.1);
  const [hx, hy] = head;
  out += path(
    `M${hx - 5.5} ${hy + 1.5}C${hx - 6.4} ${hy - 8} ${hx + 5.5} ${hy - 9.4} ${hx + 5.6} ${hy - 2}C${hx + 2} ${hy - 4} ${hx - 1} ${hy - 3.4} ${hx - 2.6} ${hy + 1.4}C${hx - 3.4} ${hy + 3} ${hx - 5} ${hy + 3} ${hx - 5.5} ${hy + 1.5}Z`,
    hair,
  );
  if (o.woman) out += `<ellipse cx="${n(hx - 5.4)}" cy="${n(hy + 1.6)}" rx="2.9" ry="3.4" fill="${hair}"/>`;
  if (o.udeng)
    out += path(
      `M${hx - 5.9} ${hy - 1}Q${hx} ${hy - 4.6} ${hx + 6.1} ${hy - 3}Q${hx + 6.4} ${hy - 5.6} ${hx + 4.6} ${hy - 7}Q${hx + 3.4} ${hy - 10} ${hx + 1.4} ${hy - 8.4}Q${hx - 5} ${hy - 9.4} ${hx - 5.9} ${hy - 1}Z`,
      col(o.udeng, 0.3),
    );
  if (o.hat)
    out += path(
      `M${hx - 8} ${hy - 2.6}Q${hx} ${hy - 6} ${hx + 9} ${hy - 2.2}Q${hx + 5} ${hy - 3.4} ${hx + 5} ${hy - 4.6}Q${hx} ${hy - 12} ${hx - 5} ${hy - 4.4}Z`,
      col(o.hat, 0.4),
    );
  return out;
}

/** A person standing on x,y; `h` is the height of a standing adult in px. */
export function body(c: Canvas, x: number, y: number, h: number, o: Look = {}): string {
  const dk = o.dark ?? 0.3;
  const s = c.side(x) * (o.facing ?? 1);
  const col = (local: string, v: number): string =>
    mix(
      aerial(c.p, tone(c.p, local, clamp(v - dk * 0.5, -1, 1)), o.depth ?? 0),
      c.p.ink,
      Math.max(0, dk - 0.3) * 1.25,
    );
  const [head, neck, hip, k1, f1, k2, f2, e1, h1, e2, h2] = pts(poses[o.pose ?? 'stand']) as Joints;
  const skin = (v: number): string => col('#8F5B3A', v);
  const top = o.top ?? '#F3E6C8';
  const legs = o.legs ?? core.deepSea;
  const arm = (sh: Pt, e: Pt, hd: Pt, v: number): string =>
    limb([sh, between(sh, e, 0.5), e, between(e, hd, 0.5), hd], 4.4, 2.6, skin(v)) +
    limb([sh, between(sh, e, 0.4), between(sh, e, 0.75)], 5, 4.4, col(top, v)) +
    `<circle cx="${hd[0]}" cy="${hd[1]}" r="2" fill="${skin(v)}"/>`;
  const leg = (kn: Pt, ft: Pt, v: number): string =>
    limb(
      [hip, between(hip, kn, 0.5), kn, between(kn, ft, 0.5), ft],
      7.4,
      3,
      o.skirt ? skin(v) : col(legs, v),
    ) + path(`M${ft[0] - 2.5} ${ft[1]}q1.5 -4.5 5 -3l5 2.6v.8h-10z`, col('#3A2A22', v));
  const sh = o.woman ? 7.4 : 9;
  const [sl, sr]: [Pt, Pt] = [
    [neck[0] - sh + 1.5, neck[1] + 3],
    [neck[0] + sh - 1.5, neck[1] + 3],
  ];
  let out =
    arm(sl, e1, h1, s < 0 ? 0.4 : -0.5) + leg(k1, f1, s < 0 ? 0.2 : -0.5) + leg(k2, f2, s > 0 ? 0.5 : -0.1);
  const who: Who = { c, o, s, col, hip, k1, f1, k2, f2, legs, head, neck, top, sh };
  out += skirt(who);
  out += torso(who);
  out += `<ellipse cx="${n(head[0])}" cy="${n(head[1])}" rx="5.1" ry="6.3" fill="${skin(0.1)}"/>`;
  out += headwear(who);
  out += arm(sr, e2, h2, s > 0 ? 0.7 : -0.2);
  return (
    path(lens(x, y, h * 0.3, h * 0.02), c.p.ink, 'opacity="0.25"') +
    at(x, y, (o.facing ?? 1) * (h / 100), out, 0, h / 100)
  );
}

/** Rows of seated listeners seen from behind between x0 and x1; the nearest row stands on y. */
export function audience(
  c: Canvas,
  x0: number,
  x1: number,
  y: number,
  o: {
    rows?: number;
    size?: number;
    seed?: number;
    shrink?: number;
    rise?: number;
    chairs?: string | false;
    rim?: string;
    dark?: number;
    gap?: number;
  } = {},
): string {
  const r = rng(o.seed ?? 3);
  const rows = o.rows ?? 3;
  const tops = [
    '#F3E6C8',
    core.lagoon,
    core.terracotta,
    '#E8C27A',
    '#6E8C6A',
    '#D9CDB8',
    '#9C5A4A',
    '#41636B',
  ];
  const rim = o.rim ?? c.p.rim;
  const dk = o.dark ?? 0.55;
  let out = '';
  const list: [number, number, number][] = [];
  let [yy, size] = [y, o.size ?? 120];
  for (let i = 0; i < rows; i++) {
    list.unshift([yy, size, i]);
    size *= o.shrink ?? 0.76;
    yy -= size * (o.rise ?? 0.62);
  }
  for (const [ry, sz, i] of list) {
    const inset = ((x1 - x0) / 2) * (1 - (o.shrink ?? 0.76) ** (i * 0.5));
    const step = sz * (o.gap ?? 0.92);
    for (let x = x0 + inset + (i % 2 ? step / 2 : 0); x < x1 - inset; x += step) {
      const px = x + r.range(-0.07, 0.07) * sz;
      const s = c.side(px);
      const k = sz * r.range(0.94, 1.06);
      const shirt = mix(tone(c.p, r.pick(tops), -0.35), c.p.ink, dk);
      const lit = mix(shirt, rim, 0.55);
      const hair = mix(tone(c.p, '#2A1E1A', -0.3), c.p.ink, dk * 0.7);
      const tilt = r.range(-5, 5);
      const woman = r.chance(0.45);
      let p = path('M-40 0C-42 -34 -30 -50 -10 -54L10 -54C30 -50 42 -34 40 0Z', shirt);
      p += path(
        s > 0
          ? 'M10 -54C30 -50 42 -34 40 0L35 0C36 -30 26 -46 8 -52Z'
          : 'M-10 -54C-30 -50 -42 -34 -40 0L-35 0C-36 -30 -26 -46 -8 -52Z',
        lit,
        'opacity="0.8"',
      );
      p += path('M-8 -50L-7 -66L7 -66L8 -50Z', mix(tone(c.p, '#8F5B3A', -0.5), c.p.ink, dk));
      const hd = `<ellipse cx="0" cy="-78" rx="16" ry="19" fill="${hair}"/>${woman ? path('M-17 -80C-20 -60 -16 -52 0 -50C16 -52 20 -60 17 -80Z', hair) : ''}${path(s > 0 ? 'M3 -97C14 -95 18 -84 16 -70L12 -68C14 -82 11 -92 3 -97Z' : 'M-3 -97C-14 -95 -18 -84 -16 -70L-12 -68C-14 -82 -11 -92 -3 -97Z', rim, 'opacity="0.6"')}`;
      p += `<g transform="rotate(${n(tilt)} 0 -60)">${hd}</g>`;
      if (o.chairs !== false)
        p +=
          path(
            'M-30 6V-26Q-30 -33 -22 -33L22 -33Q30 -33 30 -26V6Z',
            mix(tone(c.p, o.chairs ?? core.wood, -0.3), c.p.ink, dk * 0.8),
          ) + path('M-28 -30Q0 -34 28 -30L28 -28Q0 -31 -28 -28Z', rim, 'opacity="0.4"');
      out += at(px, ry, k / 100, p);
    }
  }
  return out;
}
