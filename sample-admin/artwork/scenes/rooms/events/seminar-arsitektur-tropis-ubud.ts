/** Event: Seminar arsitektur tropis ubud. */

import { hills } from '../../../kit/rooms/backdrop.js';
import * as k from '../../../kit.js';

/** Hills, mist and the jungle of the slope. */
function valley(c: k.Canvas): void {
  c.add(
    hills(c, 520, {
      seed: 91,
      sun: 58,
      ridges: 3,
      amp: 110,
      palms: '150 260 24, 1180 200 -20, 1420 260 20, 1540 200 -30',
    }),
    k.hazeBand(c, 560, 130, 0.8),
  );
  c.add(
    k.ridge(c, {
      y: 690,
      amp: 40,
      depth: 0.24,
      seed: 7,
      trees: 26,
      shape: (x) => -Math.abs(x - 700) * 0.08,
      mist: 0.3,
    }),
    k.canopy(c, 1420, 740, 520, 260, { depth: 0.18, seed: 4 }),
    k.canopy(c, 130, 790, 420, 220, { depth: 0.16, seed: 6 }),
  );
}

/** Bamboo in light or shade, at depth `d`. */
const bam = (c: k.Canvas, v: number, d = 0): string => k.aerial(c.p, k.tone(c.p, '#C9A055', v), d);

/** A roof like a curled leaf, `w` wide, `h` high; `f` −1 turns it around. */
function leafRoof(c: k.Canvas, x: number, y: number, w: number, h: number, d: number, f: 1 | -1): string {
  const top: k.Pt[] = k.curve([-w * 0.56, h * 0.26], [-w * 0.12, -h * 1.02], [w * 0.5, h * 0.1], 18);
  const low: k.Pt[] = k.curve([w * 0.5, h * 0.1], [w * 0.06, -h * 0.12], [-w * 0.56, h * 0.26], 18);
  let q = k.path(
    k.lines([...top, ...low]),
    c.linear(-w * 0.5, -h * 0.4, w * 0.4, h * 0.3, [
      [0, bam(c, 0.9, d)],
      [0.45, bam(c, 0.15, d)],
      [1, bam(c, -0.6, d)],
    ]),
  );
  for (let i = 1; i < 18; i++) {
    const a: k.Pt = top[i] ?? [0, 0];
    const b: k.Pt = low[18 - i] ?? [0, 0];
    q += k.path(
      k.taper([a, [(a[0] + b[0]) / 2 + w * 0.012, (a[1] + b[1]) / 2 + h * 0.01], b], 3),
      bam(c, -0.9, d),
      'opacity="0.4"',
    );
  }
  for (const t of [0.3, 0.6])
    q += k.path(
      k.taper(
        top.map(
          ([ax, ay], i): k.Pt => [
            k.lerp(ax, low[18 - i]?.[0] ?? ax, t),
            k.lerp(ay, low[18 - i]?.[1] ?? ay, t),
          ],
        ),
        4,
      ),
      bam(c, -0.8, d),
      'opacity="0.4"',
    );
  q +=
    k.path(k.taper(top, 9), k.mix(bam(c, 0.9, d), c.p.rim, 0.5)) + k.path(k.taper(low, 8), bam(c, -0.75, d));
  return k.at(x, y, f, q, 0, 1);
}

/** A round floor with its rail. */
function floor(c: k.Canvas, x: number, y: number, w: number, d: number): string {
  let q =
    k.path(k.lens(x, y, w, 26), bam(c, 0.4, d)) +
    k.path(
      `M${x - w / 2} ${y}Q${x} ${y + 26} ${x + w / 2} ${y}L${x + w / 2 - 10} ${y + 20}Q${x} ${y + 46} ${x - w / 2 + 10} ${y + 20}Z`,
      bam(c, -0.5, d),
    );
  for (let i = -4; i <= 4; i++) q += k.rect(x + (i * w) / 9 - 2, y - 52, 4, 52, bam(c, -0.2, d));
  return (
    q +
    k.path(
      k.taper(
        [
          [x - w * 0.46, y - 50],
          [x, y - 44],
          [x + w * 0.46, y - 50],
        ],
        6,
      ),
      bam(c, 0.5, d),
    )
  );
}

/** Six columns that lean outwards, from y up to `h` above. */
const cols = (c: k.Canvas, x: number, y: number, w: number, h: number, d: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const u = i / 5 - 0.5;
    return k.path(
      k.taper(
        k.curve([x + u * w * 0.5, y], [x + u * w * 0.62, y - h * 0.5], [x + u * w * 1.1, y - h], 8),
        12,
      ),
      bam(c, u < 0 ? 0.3 : -0.4, d),
    );
  }).join('');

/** Three roofs with their floors: right, middle, left in front. */
function bambooHouse(c: k.Canvas): void {
  c.add(
    k.rect(
      560,
      420,
      560,
      520,
      c.radial(800, 700, 380, [
        [0, '#F7D08A', 0.5],
        [1, '#F7D08A', 0],
      ]),
    ),
  );
  c.add(
    cols(c, 980, 960, 360, 380, 0.1),
    floor(c, 980, 700, 380, 0.1),
    leafRoof(c, 1000, 600, 700, 300, 0.12, -1),
  );
  c.add(
    cols(c, 720, 990, 420, 560, 0.04),
    floor(c, 720, 620, 420, 0.05),
    floor(c, 720, 800, 480, 0.04),
    k.figure(c, 800, 800, 84, { woman: true, dark: 0.4 }),
    k.figure(c, 640, 620, 76, { dark: 0.45 }),
    leafRoof(c, 700, 500, 880, 400, 0.03, 1),
  );
  c.add(
    cols(c, 430, 1010, 280, 260, 0.02),
    floor(c, 430, 900, 300, 0.02),
    leafRoof(c, 440, 790, 500, 220, 0.01, -1),
  );
}

/** The river and its boulders. */
function ayung(c: k.Canvas): void {
  c.add(
    k.path(
      k.smooth(k.pts('-40,1080 300,1046 640,1062 1000,1040 1640,1080 1640,1260 -40,1260'), true, 0.7),
      c.down(1040, 1200, [
        [0, '#CDE6D6'],
        [0.5, '#5AA7A0'],
        [1, '#1F6468'],
      ]),
    ),
    k.path(k.lens(400, 1100, 420, 7) + k.lens(900, 1130, 560, 8), '#FFFFFF', 'opacity="0.5"'),
  );
  for (const [x, y, w, h] of k.quads('640 1080 160 60, 980 1100 220 70, 260 1110 190 60'))
    c.add(k.boulder(c, x, y, w, h, { seed: x, stone: '#6A7262' }));
}

/** Sayan: a house of sweeping bamboo roofs above the Ayung. */
export function arsitektur(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 330, y: 200 } });
  valley(c);
  bambooHouse(c);
  c.add(
    k.canopy(c, 1180, 1000, 460, 170, { depth: 0.08, seed: 9 }),
    k.canopy(c, 180, 1010, 420, 170, { depth: 0.07, seed: 2 }),
  );
  ayung(c);
  c.add(
    k.rays(c, { angle: 60, spread: 44, length: 1300, count: 7, opacity: 0.38 }),
    k.bamboo(c, 1500, 1210, 1000, { lean: -0.14, culms: 7, seed: 5, depth: 0.02 }),
    k.bananaLeaf(c, -30, 1190, 480, -30, { seed: 3, shade: 0.5 }),
    k.groundShade(c, 1020, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.38 })).svg();
}
