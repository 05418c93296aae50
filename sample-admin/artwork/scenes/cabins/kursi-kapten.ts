/** Suasana: kursi kapten. */

import * as k from '../../kit.js';

/** Two captain seats beside a curtained window, evening coast passing by. */
export function kursiKapten(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 900, y: 390 } });
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  c.add(
    k.sky(c, 470),
    k.sun(c, 60),
    k.streaks(c, 160, 400, 6, 0.5),
    k.sea(c, 470, 700),
    k.lightPath(c, 470, 660, { width: 170 }),
    k.ridge(c, { y: 466, amp: 16, depth: 0.7, seed: 5, span: 240, shape: (x) => (x < 760 ? -20 : 60) }),
    k.palm(c, 610, 640, 400, { lean: 40, depth: 0.25, seed: 4 }),
    k.palm(c, 1240, 650, 440, { lean: -50, depth: 0.2, seed: 7 }),
  );
  // Side wall with a long window, seen straight on; roof and floor.
  const win =
    'M190 170Q200 140 240 138H1360Q1400 140 1410 170L1440 590Q1440 640 1400 642H200Q160 640 160 590Z';
  c.add(
    `<path fill-rule="evenodd" d="M-10 -10H1610V1210H-10Z${win}" fill="${c.down(0, 1200, [
      [0, t('#C9BC9E', -0.6)],
      [0.12, t('#D9CBAA', -0.25)],
      [0.55, t('#8A7864', -0.3)],
      [1, t('#2B2824', -0.7)],
    ])}"/>`,
    `<path d="${win}" fill="none" stroke="${t('#3A3028', -0.5)}" stroke-width="22"/>`,
    k.path(
      k.taper(k.curve([200, 652], [800, 664], [1400, 652], 12), () => 10),
      c.p.rim,
      'opacity="0.8"',
    ),
  );
  for (const [x0, dir] of [
    [150, 1],
    [1450, -1],
  ] as const)
    for (let i = 0; i < 5; i++)
      c.add(
        k.path(
          k.smooth(
            [
              [x0 + dir * i * 34, 150],
              [x0 + dir * (i * 34 + 38), 150],
              [x0 + dir * (i * 26 + 34), 420],
              [x0 + dir * (i * 34 + 42), 640],
              [x0 + dir * i * 34, 640],
              [x0 + dir * (i * 26 + 4), 400],
            ],
            true,
            0.5,
          ),
          c.across(x0 + dir * i * 34, x0 + dir * (i * 34 + 40), [
            [0, t('#C9A46A', -0.5)],
            [0.5, t('#E0C08A', 0.3)],
            [1, t('#B98F54', -0.6)],
          ]),
        ),
      );
  c.add(
    k.rect(-10, 100, 1620, 16, t('#7A4A30', -0.3)),
    k.rect(
      -10,
      690,
      1620,
      60,
      c.down(690, 750, [
        [0, t('#8A5A38', 0.4)],
        [0.4, t('#6B4028', -0.2)],
        [1, t('#3A2418', -0.5)],
      ]),
    ),
    k.path(
      k.taper(k.curve([-10, 706], [800, 716], [1610, 706], 12), () => 5),
      c.p.rim,
      'opacity="0.5"',
    ),
  );
  for (const x of [420, 800, 1180])
    c.add(k.airGlow(c, x, 60, 190, 110, '#FFD98A', 0.6), k.path(k.lens(x, 48, 120, 9), '#FFF1CF'));
  c.add(
    `<rect y="1010" width="1600" height="200" fill="${c.down(1010, 1200, [
      [0, t('#4A4038', -0.2)],
      [1, t('#1B1816', -0.7)],
    ])}"/>`,
  );
  // A seat facing right in three-quarter view: back, wings, cushion, arm, leg rest.
  const seat = (x: number, y: number, z: number): string => {
    const L = '#E3D3B0';
    const g = (list: string, v0: number, v1: number, tension = 0.7): string =>
      k.path(
        k.smooth(k.pts(list), true, tension),
        c.linear(-150, -300, 190, 260, [
          [0, t(L, v1)],
          [0.5, t(L, (v0 + v1) / 2)],
          [1, t(L, v0)],
        ]),
      );
    let out =
      k.path(k.lens(90, 400, 620, 46), c.p.ink, `opacity="0.55" ${c.blur(14, 8)}`) +
      k.path(k.smooth(k.pts('-110,300 180,300 210,390 -130,390'), true, 0.3), t('#2B2824', -0.5));
    out += g('-150,180 -190,-60 -206,-300 -170,-356 -80,-352 -36,-300 10,60 30,200', 0.2, -0.6);
    out += g('-170,-280 -150,-350 -90,-346 -54,-290 -4,40 20,190 -60,220 -130,180', 0.75, 0.1);
    out += k.path(
      k.smooth(k.pts('-196,-380 -186,-470 -140,-504 -84,-496 -54,-440 -60,-366 -120,-346'), true, 0.9),
      c.linear(-200, -480, -50, -360, [
        [0, t(L, -0.3)],
        [0.6, t(L, 0.5)],
        [1, t(L, 0.9)],
      ]),
    );
    for (const [a, b] of [
      ['-150,-200 -60,-190', '-30,-200'],
      ['-146,-90 -40,-84', ''],
      ['-138,20 -20,24', ''],
    ] as const)
      out += k.path(
        k.taper(k.pts(`${a}${b ? ` ${b}` : ''}`), () => 5),
        t(L, -0.8),
        'opacity="0.4"',
      );
    out +=
      g('-140,170 40,120 250,130 300,170 296,232 240,262 -60,280 -140,250', 0.0, 0.9, 0.6) +
      k.path(
        k.smooth(k.pts('-60,172 60,140 240,146 276,172 240,192 -20,208'), true, 0.7),
        t(L, 0.95),
        'opacity="0.55"',
      );
    out += g('270,180 330,190 420,330 430,376 380,390 320,380 262,260', -0.2, 0.6, 0.6);
    out +=
      k.path(
        k.smooth(k.pts('-120,40 -90,8 120,-4 170,20 166,58 120,70 -80,84 -118,74'), true, 0.6),
        c.down(0, 90, [
          [0, t('#7A5030', 0.8)],
          [0.35, t('#6B4028', 0)],
          [1, t('#2E1C12', -0.5)],
        ]),
      ) +
      k.path(
        k.taper(k.pts('-90,16 30,4 150,16'), () => 6),
        c.p.rim,
        'opacity="0.6"',
      ) +
      k.path(
        k.taper(k.pts('-40,80 -30,180'), () => 44),
        t(L, -0.35),
      );
    out +=
      k.path(
        k.smooth(k.pts('-72,-230 -10,-150 20,-40 -10,20 -70,-60 -120,-160'), true, 0.8),
        t('#C2553A', 0.25),
        'opacity="0"',
      ) +
      k.path(
        k.taper(k.curve([-52, -300], [-12, -60], [14, 130], 12), () => 5),
        c.p.rim,
        'opacity="0.75"',
      ) +
      k.path(
        k.taper(k.curve([-150, -500], [-70, -510], [-56, -420], 10), () => 5),
        c.p.rim,
        'opacity="0.7"',
      );
    return k.at(x, y, z, out);
  };
  c.add(seat(1010, 690, 0.92), seat(420, 800, 1.18));
  // Small table between: water and a flower.
  c.add(
    k.path(k.smooth(k.pts('820,1010 1010,990 1090,1010 1030,1046 850,1060'), true, 0.5), t('#7A5030', 0.2)),
    k.path(
      k.smooth(
        k.pts('820,1010 850,1060 1030,1046 1090,1010 1088,1034 1030,1074 850,1088 822,1036'),
        true,
        0.4,
      ),
      t('#3A2418', -0.3),
    ),
    k.rect(
      930,
      900,
      44,
      118,
      c.across(930, 974, [
        [0, '#CFE6DE'],
        [0.4, '#F4FBF6'],
        [1, '#7FA8A4'],
      ]),
      'rx="12" opacity="0.85"',
    ),
    k.rect(938, 880, 28, 24, t('#178A8E', 0.3), 'rx="5"'),
    k.at(880, 1010, 1, k.blossom(c, 40, 4)),
  );
  return c.add(k.finish(c, { vignette: 0.46 })).svg();
}
