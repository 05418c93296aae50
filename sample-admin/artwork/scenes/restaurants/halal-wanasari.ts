/** Restaurants: Warung Halal Wanasari. */
import { diningTable } from '../../kit/dining.js';
import { oval } from '../../kit/food.js';
import { heap, steam } from '../../kit/heap.js';
import { garland } from '../../kit/lamps.js';
import { ground, person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { embers } from '../../kit/stall.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** Night stall in Kampung Jawa: skewers over charcoal, lamps in the smoke. */
export function halalWanasari(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 720, y: 420 } });
  const s = new Space(c, { x: 700, horizon: 620, eye: 1.55, dist: 7, scale: 215, back: -0.3 });
  c.add(k.sky(c, 660), k.stars(c, 300, 70));
  mosque(c);
  houses(c);
  c.add(ground(s, '#6B655C', { y: 800, haze: 0.1 }), k.airGlow(c, 740, 960, 900, 190, '#FFB84D', 0.45));
  posts(c);
  c.add(
    k.figure(c, 560, 880, 330, { top: '#F6F1E2', sarong: '#22383C', dark: 0.05 }),
    k.figure(c, 880, 880, 320, { woman: true, top: '#2C8F8E', sarong: '#22383C', dark: 0.05, facing: -1 }),
  );
  cart(c);
  glassCase(c);
  skewers(c);
  tarpaulin(c);
  lamps(c);
  guests(s);
  for (const line of ['-20,250 420,340', '1060,340 1620,240']) c.add(...garland(c, k.pts(line), 34, 11, 11));
  return c.add(k.groundShade(c, 960, 0.55), k.finish(c, { vignette: 0.5 })).svg();
}

/** The dome and the minaret of the mosque, far off. */
function mosque(c: k.Canvas): void {
  c.add(
    k.path('M1160 640V470A96 96 0 0 1 1352 470V640Z', k.land(c.p, 0.62)),
    k.path(
      'M1156 474A100 104 0 0 1 1356 474Z',
      c.across(1156, 1356, [
        [0, k.land(c.p, 0.72)],
        [1, k.land(c.p, 0.5)],
      ]),
    ),
    k.path('M1252 372l8 -44l8 44Z', k.land(c.p, 0.6)),
    k.rect(1420, 300, 44, 350, k.land(c.p, 0.55)),
    k.rect(1408, 400, 68, 18, k.land(c.p, 0.66)),
    k.path('M1412 300Q1442 230 1472 300Z', k.land(c.p, 0.7)),
  );
}

/** The houses of the street with lit windows. */
function houses(c: k.Canvas): void {
  for (const [x, y, w, h, l] of [
    [-20, 380, 260, 480, 0.2],
    [230, 460, 160, 400, 0.35],
    [1100, 520, 220, 320, 0.35],
    [1480, 420, 160, 440, 0.2],
  ] as const) {
    c.add(
      k.rect(x, y, w, h, k.land(c.p, l)),
      k.path(
        `M${x - 20} ${y}L${x + w * 0.3} ${y - 70}H${x + w * 0.7}L${x + w + 20} ${y}Z`,
        k.land(c.p, l - 0.1),
      ),
    );
    for (let i = 0; i < 3; i++)
      c.add(k.rect(x + 30 + i * w * 0.28, y + 60, w * 0.16, 60, '#F2B650', 'opacity="0.55"'));
  }
}

/** The stall's posts and the light between them. */
function posts(c: k.Canvas): void {
  c.add(
    k.rect(330, 420, 22, 500, '#2A1C12'),
    k.rect(1050, 420, 22, 500, '#2A1C12'),
    k.airGlow(c, 700, 600, 560, 320, '#FFC766', 0.7),
  );
}

/** The cart under its counter. */
function cart(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.rect(
      360,
      720,
      700,
      210,
      c.across(360, 1060, [
        [0, t('#2C7F80', -0.2)],
        [0.5, t('#3FA09A', 0.5)],
        [1, t('#2C7F80', -0.3)],
      ]),
    ),
    k.rect(340, 700, 740, 26, t('#C99A6A', 0.5)),
  );
  for (let i = 0; i < 7; i++)
    c.add(k.path(`M${390 + i * 96} 760h70v130h-70Z`, t('#F2D9A0', 0.2), 'opacity="0.5"'));
}

/** The glass case with four dishes. */
function glassCase(c: k.Canvas): void {
  c.add(
    k.rect(430, 590, 210, 112, '#FFE9B8', 'opacity="0.28"'),
    `<rect x="430" y="590" width="210" height="112" fill="none" stroke="#C9CCC6" stroke-width="5"/>`,
  );
  for (const [i, dish] of [
    ['#C2553A', '#D9704A'],
    ['#F2D08A', '#E0B060'],
    ['#6E9A42', '#8FB050'],
    ['#B97A42', '#8A5226'],
  ].entries())
    c.add(heap(c, 465 + i * 46, 694, 44, 26, dish, 'round', { seed: i + 3, size: 9, count: 18 }));
}

/** Skewers over charcoal, smoking. */
function skewers(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    `<g ${c.clip('M690 690H1040V720H690Z')}>${embers(c, 690, 1040, 688, 722, 28)}</g>`,
    k.airGlow(c, 865, 690, 240, 90, '#FF9A3A', 0.7),
  );
  for (let i = 0; i < 12; i++)
    c.add(
      k.stroke(
        [
          [706 + i * 28, 668],
          [712 + i * 28, 740],
        ],
        5,
        '#D9B978',
      ),
      k.stroke(
        [
          [705 + i * 28, 664],
          [709 + i * 28, 708],
        ],
        17,
        t('#8A4A22', (i % 3) * 0.3),
      ),
    );
  c.add(steam(c, 860, 660, 460, { opacity: 0.4, wisps: 4 }));
}

/** The striped tarpaulin over the stall. */
function tarpaulin(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(
      'M270 450L350 330H1060L1140 450Q705 480 270 450Z',
      c.down(330, 460, [
        [0, t('#C2553A', 0.2)],
        [1, t('#C2553A', 0.7)],
      ]),
    ),
  );
  for (let i = 0; i < 9; i += 2)
    c.add(
      k.path(
        `M${270 + i * 96.6} 452L${350 + i * 78.9} 330H${350 + (i + 1) * 78.9}L${270 + (i + 1) * 96.6} 460Z`,
        t('#F6EBD2', 0.55),
      ),
    );
}

/** Two bare lamps under the tarpaulin. */
function lamps(c: k.Canvas): void {
  for (const x of [470, 940])
    c.add(
      k.stroke(
        [
          [x, 440],
          [x, 520],
        ],
        3,
        '#1A120C',
      ),
      k.airGlow(c, x, 540, 150, 150, '#FFE3A0', 0.9),
      oval(x, 540, 17, 21, '#FFF6DA'),
    );
}

/** Two tables with stools and a guest at each. */
function guests(s: Space): void {
  const { c } = s;
  for (const [x, z, woman] of [
    [-2.9, -0.5, false],
    [2.5, -0.6, true],
  ] as const) {
    c.add(
      diningTable(s, x, z, 1.4, 0.8, { local: '#C9743A', set: true }),
      s.drum(x - 0.5, 0, z - 0.75, 0.16, 0.17, 0.44, '#C2402A'),
      s.drum(x + 0.45, 0, z - 0.75, 0.16, 0.17, 0.44, '#C2402A'),
    );
    c.add(
      person(s, x - 0.2, z + 0.75, {
        woman,
        pose: 'stand',
        top: woman ? '#E9D6A8' : '#A9573B',
        sarong: '#22383C',
        dark: 0.25,
        facing: woman ? -1 : 1,
      }),
    );
  }
}
