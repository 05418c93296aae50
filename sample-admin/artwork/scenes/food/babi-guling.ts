/** Dishes: babi guling. */

import { oval } from '../../kit/food.js';
import { steam } from '../../kit/heap.js';
import { embers } from '../../kit/stall.js';
import * as k from '../../kit.js';

/** Whole pig turning over the coals, skin like lacquer. */
export function babiGuling(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 330, y: 190 } });
  c.add(
    k.sky(c, 760),
    k.airGlow(c, 330, 190, 900, 600, c.p.sun, 0.8),
    k.ridge(c, { y: 560, amp: 60, depth: 0.6, seed: 6, span: 260, trees: 18 }),
    k.hazeBand(c, 600, 100, 0.6),
  );
  c.add(
    k.canopy(c, 1290, 520, 700, 330, { depth: 0.34 }),
    k.palm(c, 1100, 700, 520, { depth: 0.34, lean: 50, seed: 4 }),
    k.bale(c, 1330, 760, 460, { depth: 0.24 }),
  );
  c.add(
    `<rect y="700" width="1600" height="500" fill="${c.down(700, 1200, [
      [0, k.tone(c.p, '#B08A5A', 0.4)],
      [1, k.tone(c.p, '#5A4632', -0.6)],
    ])}"/>`,
  );
  c.add(
    embers(c, 150, 1330, 930, 1050, 70),
    k.boulder(c, 180, 1090, 320, 110, { seed: 3 }),
    k.boulder(c, 1330, 1090, 340, 120, { seed: 5 }),
    k.boulder(c, 760, 1110, 520, 70, { seed: 8 }),
    k.boulder(c, 480, 1100, 330, 66, { seed: 9 }),
    k.boulder(c, 1060, 1104, 340, 70, { seed: 10 }),
  );
  const t = (v: number): string => k.tone(c.p, '#A9501C', v);
  const wood = k.tone(c.p, '#7A5A3C', -0.1);
  for (const x of [150, 1400])
    c.add(
      k.path(
        k.taper(
          [
            [x, 1120],
            [x, 640],
          ],
          () => 30,
        ),
        wood,
      ),
      k.path(
        k.taper(
          [
            [x, 680],
            [x - 34, 590],
          ],
          () => 20,
        ),
        wood,
      ),
      k.path(
        k.taper(
          [
            [x, 680],
            [x + 34, 590],
          ],
          () => 20,
        ),
        wood,
      ),
    );
  c.add(
    k.path(
      k.taper(
        [
          [-20, 652],
          [1640, 640],
        ],
        () => 26,
      ),
      c.down(630, 670, [
        [0, k.tone(c.p, '#C9A55A', 0.7)],
        [1, k.tone(c.p, '#7A5A3C', -0.6)],
      ]),
    ),
  );
  // Legs behind, body, head, glaze.
  for (const [x, a] of [
    [560, 24],
    [1090, -18],
  ] as const)
    c.add(
      k.at(
        x,
        720,
        1,
        k.path(k.smooth(k.pts('-44,-30 50,-30 44,60 26,130 34,158 -22,160 -20,120 -40,50')), t(-0.75)),
        a,
      ),
    );
  const body = k.smooth(
    k.pts(
      '330,640 350,560 430,490 560,455 760,440 960,450 1110,490 1190,560 1206,650 1170,740 1070,800 900,822 720,822 540,806 410,760 345,710',
    ),
  );
  c.add(
    k.path(
      body,
      c.down(440, 830, [
        [0, t(0.95)],
        [0.22, t(0.45)],
        [0.6, t(-0.15)],
        [1, t(-0.85)],
      ]),
    ),
  );
  const skin = `<g ${c.clip(body)}>`;
  let marks = '';
  for (let i = 0; i < 12; i++)
    marks += k.taper(k.curve([400 + i * 66, 440], [372 + i * 68, 640], [410 + i * 64, 830], 8), () => 5);
  c.add(
    skin,
    k.path(marks, t(-0.9), 'opacity="0.1"'),
    k.path(
      k.taper(k.curve([400, 560], [760, 440], [1150, 560], 18), (u) => 46 * Math.sin(Math.PI * u)),
      '#FFD98A',
      `opacity="0.7" ${c.blur(9, 6)}`,
    ),
    k.airGlow(c, 770, 850, 520, 90, '#FF8A2A', 0.75),
    '</g>',
  );
  for (const [x, a] of [
    [470, 30],
    [1010, -26],
  ] as const)
    c.add(
      k.at(
        x,
        760,
        1,
        k.path(
          k.smooth(k.pts('-60,-60 66,-64 56,40 34,116 44,146 -26,150 -22,104 -50,30')),
          c.across(-60, 60, [
            [0, t(0.6)],
            [0.5, t(0)],
            [1, t(-0.6)],
          ]),
        ),
        a,
      ),
    );
  c.add(
    k.path(
      k.smooth(
        k.pts('360,520 300,520 250,560 212,612 150,632 140,676 168,706 230,710 300,740 372,730 410,640'),
      ),
      c.linear(180, 520, 330, 760, [
        [0, t(0.95)],
        [0.5, t(0.1)],
        [1, t(-0.7)],
      ]),
    ),
  );
  c.add(
    oval(152, 670, 17, 34, t(-0.35)),
    oval(149, 662, 4.5, 8, t(-0.95)),
    oval(151, 684, 4.5, 8, t(-0.95)),
    k.path(k.smooth(k.pts('330,520 300,440 342,430 400,490 396,548')), t(-0.35)),
    k.path(k.smooth(k.pts('345,520 330,462 372,486 386,540')), t(0.25)),
    k.path(k.lens(262, 594, 34, 6), t(-0.95)),
  );
  c.add(
    k.path(
      k.taper(k.curve([1200, 600], [1270, 560], [1250, 520], 8), (u) => 13 * (1.1 - u)),
      t(-0.1),
    ),
  );
  c.add(
    k.figure(c, 1490, 1090, 470, {
      pose: 'stand',
      top: '#E9DFC8',
      sarong: '#2E4A4E',
      dark: 0.35,
      facing: -1,
    }),
    k.path(
      k.taper(
        [
          [1452, 850],
          [1380, 700],
          [1410, 650],
        ],
        () => 16,
      ),
      wood,
    ),
  );
  c.add(
    steam(c, 620, 470, 470, { opacity: 0.34, wisps: 5 }),
    steam(c, 980, 460, 420, { opacity: 0.26 }),
    k.groundShade(c, 980, 0.5),
    k.bananaLeaf(c, -40, 1180, 430, -30, { seed: 6 }),
  );
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}
