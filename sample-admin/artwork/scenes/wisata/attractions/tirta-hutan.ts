/** Holy spring and monkey forest. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { monkey } from '../parts/land-animals.js';
import { cord, hue, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { backdrop, bushes, open } from '../parts/setting.js';

/** A bather in prayer, up to the waist in the water. */
function bather(c: k.Canvas, x: number, y: number, h: number, o: Parameters<typeof person>[5]): string {
  return (
    k.group(
      person(c, x, y + h * 0.42, h, 'pray', { sarong: true, bottom: '#3F7A5A', dark: 0.12, ...o }),
      c.clip(`M0 0H1600V${y}H0Z`),
    ) + k.path(k.lens(x, y, h * 0.62, 6) + k.lens(x, y + 9, h * 0.9, 4), '#F4FFF8', 'opacity="0.75"')
  );
}

/** The mossy wall above the basin: coping, courses of stone, moss. */
function springWall(c: k.Canvas): void {
  c.add(
    `<rect x="-10" y="520" width="1620" height="250" fill="${c.down(520, 770, fade(hue(c, '#9A947E', 0.3), hue(c, '#74735E', -0.1), hue(c, '#3E4A3E', -0.4)))}"/>`,
    `<rect x="-10" y="506" width="1620" height="26" fill="${hue(c, '#B9B09A', 0.55)}"/>`,
    `<rect x="-10" y="532" width="1620" height="10" fill="${c.p.ink}" opacity="0.35"/>`,
  );
  let stones = '';
  let moss = '';
  for (let i = 0; i < 70; i++)
    stones += `M${k.n(c.r.range(0, 1600))} ${k.n(545 + Math.floor(c.r.range(0, 5)) * 42)}h${k.n(c.r.range(40, 110))}v2.5h-${k.n(c.r.range(40, 60))}z`;
  for (let i = 0; i < 60; i++) {
    const [x, y] = [c.r.range(0, 1600), c.r.range(550, 770)];
    moss += k.lens(x, y, c.r.range(30, 110), c.r.range(6, 18));
  }
  c.add(k.path(stones, c.p.ink, 'opacity="0.3"'), k.path(moss, '#5F8A3E', 'opacity="0.28"'));
}

/** Twelve carved spouts, each with its jet and its rings. */
function spouts(c: k.Canvas): void {
  for (let i = 0; i < 12; i++) {
    const x = 90 + i * 130;
    c.add(
      k.path(
        `M${x - 36} 660C${x - 40} 600 ${x - 22} 560 ${x} 552C${x + 22} 560 ${x + 40} 600 ${x + 36} 660Z`,
        hue(c, '#8A8570', 0.2),
      ),
      k.path(
        `M${x - 22} 650C${x - 24} 610 ${x - 12} 584 ${x} 578C${x + 12} 584 ${x + 24} 610 ${x + 22} 650Z`,
        hue(c, '#5E5E4C', -0.4),
      ),
      k.path(`M${x - 12} 626h24v18h-24z`, hue(c, '#A9A08A', 0.5)),
    );
    c.add(
      k.path(
        k.taper(k.pts(`${x},640 ${x + 2},664 ${x + 3},720 ${x + 3},790`), (t) => 11 + 9 * t),
        c.down(636, 790, [
          [0, '#FFFFFF', 0.95],
          [1, '#EAFBF4', 0.8],
        ]),
      ),
      k.path(k.lens(x + 3, 792, 86, 9) + k.lens(x + 3, 802, 130, 5), '#FFFFFF', 'opacity="0.7"'),
    );
  }
}

/** Tirta Empul: bathers in prayer beneath the row of stone spouts. */
function tirtaEmpul(seed: number): string {
  const c = open('pagi', seed, [420, 160], 460, { sun: 46, rings: false, streaks: 2 });
  c.add(
    bushes(c, '140 330 560 300, 560 350 420 200, 980 340 460 240, 1440 310 560 320', 0.45),
    k.hazeBand(c, 400, 90, 0.6),
  );
  c.add(
    k.meru(c, 1210, 520, 330, 5, { depth: 0.22 }),
    k.bale(c, 880, 530, 330, { depth: 0.22 }),
    k.bale(c, 360, 530, 280, { depth: 0.22, tile: true }),
    k.meru(c, 610, 524, 220, 3, { depth: 0.24 }),
    k.hazeBand(c, 520, 40, 0.4),
  );
  springWall(c);
  c.add(k.sea(c, 770, 1210, { colors: ['#9CCFBE', '#3F9A92', '#0F5A5C'], waves: 50 }));
  spouts(c);
  c.add(
    bather(c, 483, 846, 200, { top: '#FBF2E0', hat: 'bun' }),
    bather(c, 743, 850, 205, { top: '#A66E48', skin: '#A66E48' }),
    bather(c, 1003, 842, 196, { top: '#F3E6C8', hat: 'bun' }),
    bather(c, 1266, 850, 204, { top: '#8F5B3A' }),
    bather(c, 880, 930, 240, { top: '#FBF2E0', hat: 'bun', facing: -1 }),
    bather(c, 610, 950, 250, { top: '#8F5B3A' }),
  );
  c.add(
    k.path(
      k.lens(300, 1010, 420, 8) + k.lens(1180, 1040, 520, 9) + k.lens(760, 1110, 620, 10),
      '#BFEBDD',
      'opacity="0.4"',
    ),
    k.rays(c, { angle: 66, spread: 50, length: 1200, count: 7, opacity: 0.34 }),
    k.groundShade(c, 960, 0.5),
  );
  for (const [x, y] of k.pts('250,1080 310,1096 1390,1060'))
    c.add(k.at(x, y, 1, k.blossom(c, 24, x), 0, 0.7));
  return c
    .add(
      k.fern(c, 60, 1240, 330, -70, { seed: 3 }),
      k.fern(c, 1550, 1240, 340, -110, { seed: 8 }),
      k.finish(c, { vignette: 0.42 }),
    )
    .svg();
}

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
  let roots = '';
  for (let i = 0; i < 15; i++) {
    const x = c.r.range(0, 520);
    roots += k.taper(
      [
        [x, -20],
        [x + c.r.range(-14, 14), 140],
        [x + c.r.range(-20, 20), c.r.range(220, 430)],
      ],
      (t) => 7 * (1.1 - t),
    );
  }
  c.add(k.path(roots, '#0C3230', 'opacity="0.8"'));
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
      c.down(930, 1210, fade('#3E6B4A', '#0A2F2E')),
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
export const attractionsTirtaHutan = {
  'attractions/tirta-empul': tirtaEmpul,
  'attractions/monkey-forest-ubud': monkeyForest,
};
