/** The safari plain. */
import { specks } from '../../../kit/verge.js';
import * as k from '../../../kit.js';
import { rhino } from '../parts/land-animals.js';
import { blob, ground, hue, shade } from '../parts/marks.js';
import { agung, far, open } from '../parts/setting.js';

/** An acacia with its flat crown. */
function acacia(c: k.Canvas, x: number, y: number, h: number, d: number): string {
  return (
    k.path(
      k.taper(
        k.curve([x, y], [x + h * 0.06, y - h * 0.5], [x - h * 0.04, y - h * 0.84], 10),
        (t) => h * 0.05 * (1.3 - t),
      ),
      hue(c, '#5E4A38', -0.4, d),
    ) +
    [-0.3, 0.3]
      .map((q) =>
        k.path(
          k.taper(
            k.curve([x, y - h * 0.5], [x + q * h * 0.3, y - h * 0.66], [x + q * h, y - h * 0.84], 8),
            (t) => h * 0.028 * (1.2 - t),
          ),
          hue(c, '#5E4A38', -0.4, d),
        ),
      )
      .join('') +
    k.canopy(c, x, y - h * 0.88, h * 1.3, h * 0.24, { depth: d, seed: Math.round(x) }) +
    k.canopy(c, x + h * 0.1, y - h * 1.0, h * 0.8, h * 0.18, { depth: d, seed: Math.round(x) + 2 })
  );
}

/** A car of the safari tram with its passengers. */
function tram(c: k.Canvas): string {
  return (
    k.path(
      'M0 0L4 -56C6 -66 14 -70 26 -70L196 -70C206 -70 210 -64 210 -56L212 0Z',
      c.down(-70, 0, [
        [0, hue(c, '#F2A51E', 0.6, 0.2)],
        [0.42, hue(c, '#23404A', 0, 0.2)],
        [0.62, hue(c, '#23404A', -0.1, 0.2)],
        [0.64, hue(c, '#D9673F', 0.2, 0.2)],
        [1, hue(c, '#8E3F2E', -0.3, 0.2)],
      ]),
    ) +
    [20, 60, 100, 140, 180]
      .map(
        (q) =>
          `<rect x="${q - 3}" y="-62" width="6" height="36" fill="${hue(c, '#F2A51E', 0.2, 0.2)}"/><circle cx="${q + 20}" cy="-38" r="7" fill="${hue(c, '#8A5636', 0, 0.2)}"/>`,
      )
      .join('') +
    `<circle cx="50" cy="2" r="13" fill="${hue(c, '#23282A', -0.2, 0.2)}"/><circle cx="164" cy="2" r="13" fill="${hue(c, '#23282A', -0.2, 0.2)}"/>`
  );
}

/** Bali Safari: rhinoceros on the morning plain, the tram passing behind. */
function safari(seed: number): string {
  const c = open('pagi', seed, [1120, 300], 620, { sun: 66, glow: 10, streaks: 6 });
  c.add(
    agung(c, { x: 420, base: 660, height: 230, width: 1200, depth: 0.78, crater: 0.03, concave: 2.1 }),
    far(c, { y: 620, amp: 34, depth: 0.6, seed: 9, span: 320, trees: 16 }, 0.7),
  );
  c.add(
    acacia(c, 300, 720, 230, 0.42),
    acacia(c, 1390, 730, 300, 0.36),
    k.ridge(c, { y: 720, amp: 18, depth: 0.34, seed: 5, span: 600 }),
  );
  c.add(k.at(1010, 764, 1, tram(c)), k.at(1230, 764, 1, tram(c)), shade(c, 1220, 780, 500, 8, 0.35));
  c.add(
    ground(
      '-40,800 400,790 900,800 1300,780 1660,790 1660,1240 -40,1240',
      c.down(780, 1210, [
        [0, '#E2CF8A'],
        [0.35, '#A9A25A'],
        [1, '#2F4A34'],
      ]),
    ),
    k.grass(c, -20, 1620, (x) => 812 + 6 * Math.sin(x / 90), 22, '#8F9450', 8),
  );
  c.add(
    blob(
      '1000,880 1200,860 1440,870 1640,860 1660,960 1400,980 1120,960 980,920',
      c.down(860, 970, k.fade('#DCEBD2', '#6FA89A')),
    ),
  );
  const drinking = rhino(c, 1250, 960, 330, -1, 0.14);
  c.add(drinking, k.mirror(drinking, 962, 0.3, 0.25));
  c.add(
    ground(
      '-40,1010 300,990 760,1000 1200,1050 1640,1040 1640,1240 -40,1240',
      k.mix(c.p.leaf[1], '#B9A860', 0.5),
      0.8,
      'opacity="0.45"',
    ),
    specks(c, 830, 1120, '#A9A25A', 5),
    rhino(c, 560, 1090, 820, 1),
    k.birds(c, 700, 430, 5, 14),
  );
  c.add(
    k.groundShade(c, 980, 0.5),
    k.grass(c, -20, 1620, (x) => 1160 + 16 * Math.sin(x / 200), 80, k.mix('#6E7A3E', c.p.ink, 0.35), 8),
    k.grass(c, -20, 1620, () => 1215, 90, k.mix(c.p.leaf[2], c.p.ink, 0.4), 9),
    acacia(c, 1560, 1260, 800, 0),
  );
  return c.add(k.finish(c, { vignette: 0.36 })).svg();
}

/** The pictures of this file. */
export const attractionsSafari = {
  'attractions/bali-safari': safari,
};
