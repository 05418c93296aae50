/** The reef under water. */
import * as k from '../../../kit.js';
import { cord, hue, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { fish, turtle } from '../parts/sea-animals.js';
import { backdrop } from '../parts/setting.js';

/** A ragged reef from y down. */
function reef(c: k.Canvas, y: number, amp: number, s: number, top: string, foot: string): string {
  const f = k.noise(s, 3);
  const e: k.Pt[] = Array.from(
    { length: 70 },
    (_, i): k.Pt => [-40 + i * 25, y + f(i / 7) * amp - 60 * Math.abs(f(i / 3 + 20))],
  );
  return k.path(
    k.smooth([...e, [1660, 1240], [-60, 1240]], true, 0.8),
    c.down(y - amp, y + 200, k.fade(top, foot)),
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

/** The pictures of this file. */
export const suasanaTerumbu = {
  'suasana/snorkeling-terumbu': terumbu,
};
