/** Jukung outriggers. */
import type { Canvas } from './canvas.js';
import { aerial, tone } from './colour.js';
import { core } from './palette.js';
import { at, curve, lerp, lines, n, type Pt, path, pts, taper } from './shape.js';

/** Options of a jukung. */
export interface JukungOptions {
  dir?: 1 | -1;
  sail?: readonly [string, string, string] | false;
  depth?: number;
}

/** How one boat is drawn: its scale, its colours, its spars. */
interface Brush {
  c: Canvas;
  o: JukungOptions;
  depth: number;
  L: number;
  spar: (pts: readonly Pt[], w: number, fill: string) => string;
  hull: string;
}

/** A striped lateen sail on its yards, or the bare mast with the sail furled. */
function rig(boat: Brush): string {
  const { L, c, depth, o, spar } = boat;
  const col = (local: string, k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  let out = '';
  if (o.sail !== false) {
    const cols = o.sail ?? [core.terracotta, '#FBF2E0', core.marigold];
    const tack: Pt = [-250, -112];
    const peak: Pt = [210, -900];
    const clew: Pt = [430, -190];
    const luff = curve(tack, [-90, -560], peak, 12);
    const foot = curve(tack, [110, -100], clew, 12);
    const bands = [0, 0.4, 0.68, 1];
    const pt = (t: number, k: number): Pt => {
      const [a, b] = [luff[Math.round(k * 12)] ?? tack, foot[Math.round(k * 12)] ?? tack];
      const bow = Math.sin(Math.PI * t) * 60 * k;
      return [(lerp(a[0], b[0], t) + bow) * L, (lerp(a[1], b[1], t) - bow * 0.25) * L];
    };
    const ring = (k: number): Pt[] => Array.from({ length: 13 }, (_, i) => pt(i / 12, k));
    for (let b = 0; b < 3; b++) {
      const [k0, k1] = [Math.round((bands[b] ?? 0) * 12) / 12, Math.round((bands[b + 1] ?? 1) * 12) / 12];
      const local = cols[b] ?? '#FBF2E0';
      out += path(
        lines([...ring(k0), ...ring(k1).reverse()]),
        c.linear(-60 * L, -600 * L, 420 * L, -280 * L, [
          [0, col(local, 0.95)],
          [0.5, col(local, 0.3)],
          [1, col(local, -0.35)],
        ]),
      );
    }
    for (const t of [0.3, 0.62])
      out += path(taper([pt(t, 0.08), pt(t, 0.5), pt(t, 1)], 4 * L), col('#7A4A30', -0.2), 'opacity="0.22"');
    out +=
      spar([...luff, [238, -932]], 13, col('#7A4A30', -0.4)) +
      spar([...foot, [462, -198]], 10, col('#7A4A30', -0.5));
    out += spar(pts('40,-70 52,-400 60,-640'), 15, col('#7A4A30', -0.6));
  } else
    out +=
      spar(pts('40,-70 46,-300 50,-470'), 14, col('#7A4A30', -0.6)) +
      spar(curve([-360, -140], [40, -230], [420, -250], 8), 26, col('#FBF2E0', -0.2));
  return out;
}

/** Hull, painted bands, prow with the eye of the gajah mina. */
function hullAndEye(boat: Brush): string {
  const { L, c, depth, hull } = boat;
  const col = (local: string, k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  const p = (s: string): string => s.replace(/-?\d+(\.\d+)?/g, (v) => n(Number(v) * L));
  let out = '';
  const body = p(
    'M-520 -176C-505 -150 -470 -128 -420 -112C-250 -74 200 -74 380 -104C440 -118 480 -150 508 -196C512 -140 490 -78 440 -36C420 -10 380 2 300 4L-330 4C-400 0 -450 -24 -476 -62C-500 -100 -522 -140 -520 -176Z',
  );
  out += path(
    body,
    c.down(-130 * L, 6 * L, [
      [0, col(hull, 0.8)],
      [0.5, col(hull, 0)],
      [1, col(hull, -0.5)],
    ]),
  );
  out += path(
    p(
      'M-420 -112C-250 -74 200 -74 380 -104C400 -108 416 -114 430 -120C420 -96 410 -92 396 -88C210 -58 -250 -58 -424 -92C-450 -98 -470 -108 -486 -120C-466 -120 -446 -116 -420 -112Z',
    ),
    col(core.lagoon, 0.2),
  );
  out += path(
    p('M-468 -54C-300 -26 260 -26 446 -44C424 -12 384 2 300 4L-330 4C-392 0 -440 -20 -468 -54Z'),
    col(core.terracotta, -0.25),
  );
  // Prow face: eye and jaw of the gajah mina.
  out +=
    path(
      p('M-520 -176C-536 -150 -548 -126 -540 -104C-530 -112 -516 -112 -500 -104Z'),
      col(core.terracotta, 0.1),
    ) +
    `<circle cx="${n(-470 * L)}" cy="${n(-84 * L)}" r="${n(11 * L)}" fill="${col('#FFFDF4', 0.5)}"/><circle cx="${n(-472 * L)}" cy="${n(-84 * L)}" r="${n(5.5 * L)}" fill="${c.p.ink}"/>`;
  return out;
}

/** A jukung outrigger, side view, hull `len` long with its waterline at y; optional striped lateen sail. */
export function jukung(c: Canvas, x: number, y: number, len: number, o: JukungOptions = {}): string {
  const depth = o.depth ?? 0;
  const col = (local: string, k: number): string => aerial(c.p, tone(c.p, local, k), depth);
  const L = len / 1000;
  const hull = '#F5EBD3';
  let out = '';
  const spar = (pts: readonly Pt[], w: number, fill: string): string =>
    path(
      taper(
        pts.map(([a, b]): Pt => [a * L, b * L]),
        (t) => w * L * (1.1 - t * 0.4),
      ),
      fill,
    );
  // Far float and booms.
  out += spar(pts('-330,-8 0,-14 360,-12'), 11, col('#CDAF74', -0.75));
  out +=
    spar(curve([-170, -70], [-120, -118], [-110, -14], 9), 12, col('#7A4A30', -0.8)) +
    spar(curve([190, -70], [232, -112], [240, -14], 9), 12, col('#7A4A30', -0.8));
  const boat: Brush = { c, o, depth, L, spar, hull };
  out += rig(boat);
  out += hullAndEye(boat);
  // Near booms arch over the hull and down to the near float.
  out +=
    spar(curve([-190, -84], [-262, -150], [-268, 34], 12), 15, col('#8A5A38', 0.1)) +
    spar(curve([170, -84], [112, -146], [100, 38], 12), 15, col('#8A5A38', 0.1));
  out +=
    spar(curve([-480, 12], [-100, 56], [330, 40], 12), 17, col('#E6CF97', 0.35)) +
    spar(curve([-478, 17], [-100, 62], [328, 46], 12), 7, col('#8A6A45', -0.7));
  return at(x, y, o.dir ?? 1, out, 0, 1);
}
