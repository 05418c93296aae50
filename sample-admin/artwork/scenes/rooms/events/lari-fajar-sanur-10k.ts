/** Event: Lari fajar sanur 10k. */

import { body } from '../../../kit/rooms/body.js';
import * as k from '../../../kit.js';

/** The paved path with its light and its line. */
function shorePath(c: k.Canvas): void {
  c.add(
    k.path(
      k.smooth(
        k.pts('1700,716 1300,776 900,850 420,960 -60,1080 -60,1260 700,1260 1200,1010 1700,800'),
        true,
        0.6,
      ),
      c.linear(1600, 700, 200, 1200, [
        [0, k.tone(c.p, '#B9A88C', 0.9)],
        [0.5, k.tone(c.p, '#A08E76', 0.2)],
        [1, k.tone(c.p, '#5E5A52', -0.4)],
      ]),
    ),
    k.airGlow(c, 520, 1010, 620, 90, c.p.glow, 0.5),
  );
  c.add(
    k.path(
      k.taper(k.pts('1690,752 1250,846 760,980 160,1180'), (t) => 3 + t * 11),
      '#FFF3DC',
      'opacity="0.5"',
    ),
  );
}

/** The pack, from far to near, long shadows in front. */
function runners(c: k.Canvas): void {
  const pack: [number, number, number, 'run' | 'runB', string, boolean][] = [
    [1330, 812, 84, 'run', '#C2553A', false],
    [1250, 838, 96, 'runB', '#178A8E', true],
    [1180, 850, 104, 'run', '#F2A51E', false],
    [1050, 892, 136, 'runB', '#FBF2E0', true],
    [930, 930, 168, 'run', '#178A8E', false],
    [760, 990, 226, 'runB', '#F2A51E', true],
    [500, 1096, 340, 'run', '#C2553A', false],
  ];
  for (const [x, y, h, pose, top, woman] of pack) {
    c.add(
      k.path(k.lens(x + h * 0.5, y + 2, h * 1.3, h * 0.04), c.p.ink, 'opacity="0.25"'),
      body(c, x, y, h, { pose, facing: -1, top, legs: '#17444E', woman, dark: 0.34 }),
    );
    if (h > 130) c.add(k.rect(x - h * 0.045, y - h * 0.72, h * 0.09, h * 0.075, '#FFFDF4', 'opacity="0.9"'));
  }
}

/** Sanur at sunrise: runners along the shore path, Agung across the bay. */
export function lariFajar(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 430, y: 520 } });
  c.add(
    k.sky(c, 640),
    k.sun(c, 74, { glow: 10 }),
    k.streaks(c, 120, 480, 13, 0.6),
    k.volcano(c, {
      x: 900,
      base: 650,
      height: 330,
      width: 1350,
      depth: 0.7,
      seed: 21,
      crater: 0.035,
      concave: 2.3,
    }),
  );
  c.add(
    k.sea(c, 642, 1000, { waves: 90 }),
    k.lightPath(c, 642, 980, { width: 230 }),
    k.hazeBand(c, 645, 46, 0.6),
  );
  for (const [x, y, l] of k.triples('230 730 120, 660 700 80')) c.add(k.jukung(c, x, y, l, { depth: 0.35 }));
  c.add(k.beach(c, k.pts('-40,880 300,846 700,806 1100,760 1640,716'), { sand: '#C9A982', foam: 8 }));
  shorePath(c);
  runners(c);
  c.add(
    k.palm(c, 1500, 1010, 800, { lean: -120, depth: 0.03, seed: 6 }),
    k.palm(c, 1610, 900, 560, { lean: -40, depth: 0.1, seed: 3 }),
    k.grass(c, 900, 1640, (x) => 1206 - (x - 900) * 0.16, 80, k.mix(c.p.ink, c.p.leaf[2], 0.4), 9),
    k.fern(c, 1480, 1230, 330, -100, { seed: 5 }),
    k.birds(c, 700, 300, 7, 16),
    k.groundShade(c, 1020, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.38 })).svg();
}
