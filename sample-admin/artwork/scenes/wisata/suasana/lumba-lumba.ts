/** The dolphins of Lovina. */
import * as k from '../../../kit.js';
import { drop, hue, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { dolphin } from '../parts/sea-animals.js';
import { far, open } from '../parts/setting.js';

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
export const suasanaLumbaLumba = {
  'suasana/lumba-lumba-lovina': lumba,
};
