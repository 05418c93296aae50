/** The Monkey Forest of Ubud. */
import * as k from '../../../kit.js';
import { monkey } from '../parts/land-animals.js';
import { cord, hue, shift } from '../parts/marks.js';
import { backdrop, bushes } from '../parts/setting.js';

/** A mossy pillar at the bridge's end. */
function pillar(c: k.Canvas, x: number, y: number, s: number): string {
  return k.at(
    x,
    y,
    s,
    k.path(
      'M-70 0L-60 -150L60 -150L70 0Z',
      c.turn(-70, 70, -1, hue(c, '#B5B394', 0.6), hue(c, '#868A70', 0), hue(c, '#3E4A40', -0.5)),
    ) +
      k.path(
        'M-92 -150L-78 -186L78 -186L92 -150ZM-60 -186L-52 -232L52 -232L60 -186ZM-74 -232L-56 -262L56 -262L74 -232Z',
        c.turn(-90, 90, -1, hue(c, '#C9C8A8', 0.6), hue(c, '#8E9078', 0), hue(c, '#4A5548', -0.5)),
      ) +
      k.path(
        'M-36 -262C-44 -320 -16 -340 0 -392C16 -340 44 -320 36 -262Z',
        c.turn(-40, 40, -1, hue(c, '#B5B394', 0.5), hue(c, '#7E8468', 0), hue(c, '#3E4A40', -0.5)),
      ) +
      k.path('M-30 -30h60v-90h-60z', hue(c, '#5E6650', -0.4)) +
      k.path(
        'M-92 -150C-60 -140 -40 -132 -20 -146C10 -130 50 -136 92 -150L78 -186L-78 -186Z',
        '#4E7F3A',
        'opacity="0.5"',
      ) +
      k.path('M-74 -232C-30 -222 20 -220 74 -232L56 -262L-56 -262Z', '#5F8A3E', 'opacity="0.5"'),
  );
}

/** Pale trunks far back in the forest. */
function trunks(c: k.Canvas): void {
  for (const [x, w, d] of k.triples('60 30 6, 210 44 5, 640 26 7, 760 36 6, 1240 30 6, 1380 46 5, 1530 34 6'))
    c.add(
      k.path(
        k.taper(k.pts(`${x},980 ${x + 10},600 ${x - 6},200 ${x + 8},-20`), (t) => w * (1.5 - t)),
        hue(c, '#4E5E4A', -0.3, d / 10),
      ),
    );
}

/** The bridge: its arch, the balusters and the dragon's scaly back as a rail. */
function bridge(c: k.Canvas): void {
  const arch =
    'M300 1010C520 890 1080 880 1320 990L1330 1090C1180 1060 1120 1130 1100 1180L560 1180C540 1120 470 1080 300 1110Z';
  c.add(
    k.path(
      arch,
      c.down(890, 1180, [
        [0, hue(c, '#9A9880', 0.3)],
        [0.4, hue(c, '#6E7460', -0.2)],
        [1, hue(c, '#33423A', -0.6)],
      ]),
    ),
    k.path('M590 1180C610 1040 1040 1040 1070 1180Z', '#0A2A2A'),
  );
  const rail = k.curve([300, 960], [800, 800], [1320, 940], 20);
  c.add(cord(rail, 30, hue(c, '#8E9078', 0.1)), cord(shift(rail, 0, -12), 9, hue(c, '#C9C8A8', 0.7)));
  for (const [i, [x, y]] of rail.entries())
    if (i % 2)
      c.add(
        k.path(
          `M${k.n(x - 8)} ${k.n(y)}L${k.n(x - 10)} ${k.n(y + 66)}L${k.n(x + 10)} ${k.n(y + 66)}L${k.n(x + 8)} ${k.n(y)}Z`,
          hue(c, '#6E7460', -0.2),
        ),
      );
  let scales = '';
  for (const [x, y] of rail)
    scales += `M${k.n(x - 26)} ${k.n(y - 8)}Q${k.n(x)} ${k.n(y - 54)} ${k.n(x + 26)} ${k.n(y - 8)}Z`;
  c.add(k.path(scales, hue(c, '#7E8468', 0)));
}

/** Air roots hanging in from above. */
function roots(c: k.Canvas): void {
  let d = '';
  for (let i = 0; i < 15; i++) {
    const x = c.r.range(0, 520);
    d += k.taper(
      [
        [x, -20],
        [x + c.r.range(-14, 14), 140],
        [x + c.r.range(-20, 20), c.r.range(220, 430)],
      ],
      (t) => 7 * (1.1 - t),
    );
  }
  c.add(k.path(d, '#0C3230', 'opacity="0.8"'));
}

/** Monkey Forest: the mossy dragon bridge below the great banyan. */
function monkeyForest(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1090, y: 120 } });
  c.add(
    backdrop(
      c.radial(1020, 260, 1300, [
        [0, '#F8F3CE'],
        [0.25, '#C6DBA6'],
        [0.55, '#5E9672'],
        [1, '#123F3E'],
      ]),
    ),
  );
  trunks(c);
  c.add(
    bushes(c, '120 240 520 300, 700 130 420 200, 1420 220 520 320, 1180 100 340 150', 0.42),
    k.hazeBand(c, 760, 170, 0.6, '#E9F0CC'),
  );
  c.add(k.banyan(c, 420, 930, 900, { depth: 0.18, seed: 8 }));
  c.add(k.rays(c, { x: 1140, y: -180, angle: 108, spread: 54, length: 1400, count: 8, opacity: 0.5 }));
  c.add(
    k.path(
      'M-40 1240L-40 980C200 930 500 960 700 1010C860 1050 1000 1040 1160 1000C1340 960 1500 950 1640 980L1640 1240Z',
      c.down(930, 1210, k.fade('#3E6B4A', '#0A2F2E')),
    ),
  );
  bridge(c);
  c.add(pillar(c, 1330, 1010, 1), pillar(c, 276, 1030, 0.7));
  c.add(
    monkey(c, 760, 884, 150, 1),
    monkey(c, 690, 892, 92, 1),
    monkey(c, 1010, 884, 120, -1),
    monkey(c, 1332, 618, 120, -1),
  );
  c.add(
    k.groundShade(c, 980, 0.55),
    k.fern(c, 140, 1240, 340, -70, { seed: 3 }),
    k.fern(c, 1480, 1240, 330, -110, { seed: 8 }),
    k.bananaLeaf(c, 1660, 1120, 460, -150, { seed: 4 }),
  );
  roots(c);
  return c.add(k.finish(c, { vignette: 0.5 })).svg();
}

/** The pictures of this file. */
export const attractionsMonkeyForest = {
  'attractions/monkey-forest-ubud': monkeyForest,
};
