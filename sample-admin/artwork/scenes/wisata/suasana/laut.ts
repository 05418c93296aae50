/** Boats, reef and dolphins. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { cord, drop, hue, shade, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { dolphin, fish, turtle } from '../parts/sea-animals.js';
import { agung, backdrop, far, open } from '../parts/setting.js';

/** Black pebbles, larger towards the viewer. */
function pebbles(c: k.Canvas): void {
  let pebbles = '';
  for (let i = 0; i < 120; i++) {
    const t = c.r.next() ** 0.7;
    pebbles += k.lens(
      c.r.range(-20, 1620),
      985 + t * 210,
      (10 + 34 * t) * c.r.range(0.5, 1.2),
      (2 + 7 * t) * c.r.range(0.6, 1.1),
    );
  }
  c.add(k.path(pebbles, c.p.ink, 'opacity="0.3"'));
}

/** Amed at noon: jukung drawn up on black pebbles under Agung. */
function amedSiang(seed: number): string {
  const c = open('siang', seed, [1260, 140], 620, { sun: 42, rings: false, streaks: 3 });
  c.add(
    agung(c, { x: 480, base: 660, height: 480, width: 1700, depth: 0.62 }),
    k.cumulus(c, 420, 470, 560, 90, 0.8),
    k.cumulus(c, 1180, 520, 560, 90, 0.75),
    k.hazeBand(c, 590, 80, 0.6),
  );
  c.add(
    k.ridge(c, {
      y: 610,
      amp: 50,
      depth: 0.4,
      seed: 6,
      span: 260,
      trees: 8,
      shape: (x) => (x < 900 ? (x - 300) * 0.06 : 40 + (x - 900) * 0.4),
    }),
  );
  c.add(k.sea(c, 640, 1000, { waves: 50 }), k.airGlow(c, 1000, 930, 700, 90, '#7FE0D0', 0.7));
  c.add(
    k.jukung(c, 1200, 706, 130, { depth: 0.35 }),
    k.jukung(c, 820, 690, 80, { depth: 0.45, dir: -1, sail: ['#FBF2E0', k.core.lagoon, '#FBF2E0'] }),
  );
  c.add(
    k.beach(c, k.pts('-40,930 260,950 560,930 860,950 1200,930 1660,900'), { sand: '#5A5A55', foam: 13 }),
  );
  pebbles(c);
  const sails = [
    [k.core.terracotta, '#FBF2E0', k.core.marigold],
    ['#FBF2E0', k.core.lagoon, k.core.deepSea],
    [k.core.marigold, '#FBF2E0', k.core.terracotta],
  ] as const;
  for (const [i, [x, y, l]] of k.triples('1330 985 430, 880 1030 520, 330 1100 640').entries())
    c.add(
      shade(c, x, y + l * 0.045, l * 1.15, l * 0.035, 0.4),
      k.jukung(c, x, y, l, { dir: i === 1 ? 1 : -1, sail: i === 1 ? (sails[1] ?? false) : false }),
    );
  c.add(
    person(c, 1110, 1060, 150, 'stand', { top: k.core.lagoon, bottom: '#6A5F52', hat: 'caping', dark: 0.12 }),
    k.groundShade(c, 1000, 0.4),
    k.palm(c, 1590, 1250, 860, { lean: -110, depth: 0, seed: 12 }),
  );
  return c.add(k.finish(c, { wash: 0.14 })).svg();
}

/** A ragged reef from y down. */
function reef(c: k.Canvas, y: number, amp: number, s: number, top: string, foot: string): string {
  const f = k.noise(s, 3);
  const e: k.Pt[] = Array.from(
    { length: 70 },
    (_, i): k.Pt => [-40 + i * 25, y + f(i / 7) * amp - 60 * Math.abs(f(i / 3 + 20))],
  );
  return k.path(
    k.smooth([...e, [1660, 1240], [-60, 1240]], true, 0.8),
    c.down(y - amp, y + 200, fade(top, foot)),
  );
}

/** The bright underside of the waves. */
function ripples(c: k.Canvas): void {
  let ripple = '';
  for (let i = 0; i < 46; i++)
    ripple += k.lens(c.r.range(0, 1600), c.r.range(-6, 90) ** 1.02, c.r.range(80, 300), c.r.range(2, 8));
  c.add(k.path(ripple, '#FFFFFF', 'opacity="0.4"'));
}

/** The snorkeller with fins, mask and tube. */
function snorkeller(c: k.Canvas): void {
  c.add(
    person(c, 1000, 250, 300, 'swim', {
      top: '#C2855E',
      bottom: k.core.deepSea,
      skin: '#B97F58',
      dark: 0.18,
      facing: -1,
      rot: -6,
    }),
    k.path(
      'M1128 268L1240 246L1252 268L1236 284L1130 276ZM1128 250L1232 214L1250 232L1240 250L1130 262Z',
      hue(c, k.core.marigold, 0.2),
    ),
    cord('862,228 852,200 846,150', 9, hue(c, k.core.terracotta, 0.3)),
    k.path('M850 250C846 236 858 228 872 232L876 252Z', hue(c, '#123039', 0)),
  );
}

/** Reef fish in pairs before the corals. */
function shoal(c: k.Canvas): void {
  for (const [x, y, l, col, b, d] of [
    [1270, 700, 120, '#F2A51E', '#FFFDF4', -1],
    [1390, 640, 96, '#F2A51E', '#FFFDF4', -1],
    [820, 880, 84, '#3C6FB0', '', 1],
    [900, 920, 74, '#3C6FB0', '', 1],
    [620, 960, 90, '#F2A51E', '#FFFDF4', 1],
    [1130, 560, 70, '#E9DCC0', '#23404A', -1],
  ] as const)
    c.add(fish(c, x, y, l, col, { dir: d, ...(b ? { band: b } : {}) }));
}

/** Under water: a snorkeller over the reef, light fanning from the surface. */
function terumbu(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 980, y: -40 } });
  c.add(
    backdrop(
      c.down(0, 1200, [
        [0, '#BFEBDD'],
        [0.1, '#6FD0C9'],
        [0.4, '#2AA0A8'],
        [0.75, '#12707F'],
        [1, '#0B4856'],
      ]),
    ),
  );
  c.add(
    k.airGlow(c, 980, 10, 900, 420, '#F2FFF2', 0.9),
    k.rays(c, { x: 980, y: -200, angle: 92, spread: 84, length: 1250, count: 11, opacity: 0.5 }),
  );
  ripples(c);
  c.add(reef(c, 830, 90, 4, '#2C8F9A', '#16707E'), reef(c, 940, 80, 9, '#1B707C', '#0F5664'));
  for (const [i, [x, y]] of k.pts('250,300 310,330 190,346 270,380 360,384 220,420 330,440').entries())
    c.add(fish(c, x, y, 50 + (i % 3) * 8, '#E9C25A', { dir: 1, depth: 0.25 }));
  c.add(turtle(c, 480, 690, 330, -12));
  c.add(
    coral(c, 1180, 960, 300, '#D9705A', 0.2),
    coral(c, 150, 1010, 260, '#C98AA0', 0.2),
    coral(c, 900, 1010, 190, '#E2B45C', 0.15),
  );
  snorkeller(c);
  c.add(reef(c, 1090, 60, 14, '#0E5260', '#073440'));
  c.add(
    coral(c, 1420, 1130, 420, '#B9583F', -0.15),
    coral(c, 330, 1160, 330, '#7C5A86', -0.2),
    coral(c, 700, 1180, 240, '#C98B3C', -0.2),
  );
  shoal(c);
  return c.add(k.groundShade(c, 900, 0.5), k.finish(c, { vignette: 0.46, wash: 0.1 })).svg();
}

/** A coral head: branching arms or a rounded fan. */
function coral(c: k.Canvas, x: number, y: number, h: number, color: string, light: number): string {
  const r = k.rng(Math.round(x + y));
  let dark = '';
  let lit = '';
  const grow = (bx: number, by: number, a: number, len: number, w: number, level: number): void => {
    const [ex, ey] = [bx + Math.cos(a) * len, by + Math.sin(a) * len];
    const line = k.curve([bx, by], [(bx + ex) / 2 + r.range(-6, 6), (by + ey) / 2], [ex, ey], 5);
    dark +=
      k.taper(line, (t) => w * (1 - t * 0.25)) +
      `M${k.n(ex - w * 0.37)} ${k.n(ey)}a${k.n(w * 0.37)} ${k.n(w * 0.37)} 0 1 0 ${k.n(w * 0.74)} 0a${k.n(w * 0.37)} ${k.n(w * 0.37)} 0 1 0 ${k.n(-w * 0.74)} 0Z`;
    lit += k.taper(shift(line, w * 0.16, -w * 0.1), (t) => w * 0.36 * (1 - t * 0.3));
    if (level > 0)
      for (let i = 0; i < 3; i++)
        grow(ex, ey, a + (i - 1) * r.range(0.4, 0.62), len * r.range(0.62, 0.8), w * 0.72, level - 1);
  };
  for (const a of [-2.15, -1.57, -1]) grow(x, y, a + r.range(-0.1, 0.1), h * 0.3, h * 0.1, 3);
  return k.path(dark, hue(c, color, light - 0.35)) + k.path(lit, hue(c, color, light + 0.5), 'opacity="0.7"');
}

/** A splash of size s: foam on the water, drops above it. */
function splash(c: k.Canvas, x: number, y: number, s: number): string {
  let d = '';
  for (let i = 0; i < 22; i++) {
    const a = -Math.PI * c.r.range(0.15, 0.85);
    const q = s * c.r.range(0.4, 1.1);
    d += drop(x + Math.cos(a) * q, y + Math.sin(a) * q * 0.7, 3, 4);
  }
  return (
    k.path(
      k.lens(x, y, s * 2.6, s * 0.16) + k.lens(x - s * 0.3, y + s * 0.2, s * 1.7, s * 0.1),
      '#FFFFFF',
      'opacity="0.75"',
    ) + k.path(d, '#FFF6E0', 'opacity="0.85"')
  );
}

/** Lovina at first light: dolphins leap before the waiting boats. */
function lumba(seed: number): string {
  const c = open('fajar', seed, [1120, 520], 640, { sun: 70, glow: 11, streaks: 12 });
  c.add(
    far(
      c,
      { y: 610, amp: 60, depth: 0.75, seed: 3, span: 420, shape: (x) => 130 * k.smoothstep(300, 1500, x) },
      0.4,
    ),
    k.sea(c, 650, 1210),
    k.lightPath(c, 650, 1180, { width: 340, count: 100 }),
  );
  for (const [x, y, l, dir] of k.quads('330 720 190 1, 620 694 110 1')) {
    const b = k.jukung(c, x, y, l, { sail: false, depth: 0.3, dir: dir === 1 ? 1 : -1 });
    c.add(
      k.mirror(b, y + 4, 0.5, 0.3),
      b,
      person(c, x - l * 0.1, y - l * 0.09, l * 0.32, 'paddle', { dark: 0.7, depth: 0.2 }),
    );
  }
  c.add(
    dolphin(c, 1240, 800, 250, { dir: -1, rot: 8, depth: 0.12 }),
    splash(c, 1350, 846, 44),
    splash(c, 1140, 846, 30),
  );
  c.add(
    dolphin(c, 700, 850, 560, { dir: 1, rot: -10 }),
    splash(c, 476, 990, 96),
    shade(c, 720, 1010, 620, 12, 0.25),
  );
  c.add(
    k.path('M1040 1040C1056 1004 1084 980 1120 972C1110 996 1112 1020 1128 1040Z', hue(c, '#3D5660', -0.3)),
    splash(c, 1084, 1044, 52),
  );
  c.add(k.breaker(c, -60, 900, 1120, 16, 0.4), k.groundShade(c, 1000, 0.55), k.birds(c, 520, 360, 6, 15));
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const suasanaLaut = {
  'suasana/jukung-amed-siang': amedSiang,
  'suasana/snorkeling-terumbu': terumbu,
  'suasana/lumba-lumba-lovina': lumba,
};
