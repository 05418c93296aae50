/** Restaurants: Warung Ikan Serangan. */
import { oval } from '../../kit/food.js';
import { heap } from '../../kit/heap.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** Fishermen's warung on stilts at Serangan, boats tied to its jetty. */
export function ikanSerangan(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 330, y: 190 } });
  const t = toner(c);
  c.add(
    k.sky(c, 560),
    k.sun(c, 50),
    k.cumulus(c, 560, 470, 560, 150, 0.9),
    k.cumulus(c, 1420, 500, 400, 90, 0.7),
    k.volcano(c, { x: 300, base: 590, height: 200, width: 900, depth: 0.85, seed: 21, crater: 0.04 }),
    k.ridge(c, { y: 580, amp: 12, depth: 0.55, seed: 5, span: 180, trees: 12 }),
    k.sea(c, 582, 1210),
  );
  const hut = [...stilts(c), ...house(c), ...thatch(c)];
  c.add(k.mirror(hut.join(''), 950, 0.5, 0.22), ...hut);
  for (let i = 0; i < 6; i++) c.add(fish(c, 850 + i * 88));
  guests(c);
  tables(c);
  ladder(c);
  boats(c);
  return c
    .add(
      k.stroke(k.pts('560,905 610,880 655,800'), 4, t('#E9DFC8', 0.2)),
      k.birds(c, 620, 260, 7, 15),
      k.cornerFronds(c, -30, -90, 430, 20, 85, 4, 5),
      k.groundShade(c, 1000, 0.4),
      k.finish(c),
    )
    .svg();
}

/** The stilts and the deck they carry. */
function stilts(c: k.Canvas): string[] {
  const t = toner(c);
  const out: string[] = [];
  for (let i = 0; i < 8; i++)
    out.push(
      k.rect(
        700 + i * 118,
        770,
        20,
        190 - (i % 2) * 30,
        c.across(700 + i * 118, 720 + i * 118, [
          [0, t('#7A5A3C', 0.5)],
          [1, t('#5A4430', -0.6)],
        ]),
      ),
    );
  out.push(
    k.rect(
      640,
      745,
      1000,
      34,
      c.down(745, 779, [
        [0, t('#B98A5A', 0.7)],
        [1, t('#7A5A3C', -0.4)],
      ]),
    ),
  );
  return out;
}

/** The painted house with its wide opening. */
function house(c: k.Canvas): string[] {
  const t = toner(c);
  const out = [
    k.rect(
      760,
      480,
      880,
      268,
      c.across(760, 1640, [
        [0, t('#3F8F8C', 0.3)],
        [1, t('#2C6F70', -0.4)],
      ]),
    ),
    k.rect(
      800,
      520,
      620,
      150,
      c.down(520, 670, [
        [0, t('#2A2018', -0.6)],
        [1, t('#7A5A3C', 0)],
      ]),
    ),
  ];
  for (let i = 0; i < 16; i++) out.push(k.rect(760 + i * 56, 670, 3, 78, c.p.ink, 'opacity="0.2"'));
  return out;
}

/** The thatched roof with its ragged eaves. */
function thatch(c: k.Canvas): string[] {
  const t = toner(c);
  const out = [
    k.path(
      'M700 500L860 330L1640 330L1640 500Q1200 522 700 500Z',
      c.down(330, 510, [
        [0, t('#B8A078', 0.6)],
        [1, t('#8A6A45', -0.4)],
      ]),
    ),
  ];
  for (let i = 1; i < 6; i++)
    out.push(k.path(k.lens(1260, 336 + i * 28, 820 + i * 70, 3), t('#5A4430', -0.5), 'opacity="0.35"'));
  for (let i = 0; i < 60; i++)
    out.push(
      k.path(
        k.taper(
          [
            [700 + i * 16, 496],
            [702 + i * 16, 520 + ((i * 7) % 12)],
          ],
          (u) => 9 * (1 - u),
        ),
        t('#8A6A45', -0.6),
      ),
    );
  return out;
}

/** The guests on the deck. */
function guests(c: k.Canvas): void {
  for (const [x, woman] of [
    [900, true],
    [1210, false],
    [1340, true],
  ] as const)
    c.add(
      k.figure(c, x, 748, 196, {
        woman,
        top: woman ? '#F2A51E' : '#F6F1E2',
        sarong: woman ? '#8A4030' : '#22383C',
        dark: 0.15,
        facing: x > 1250 ? -1 : 1,
      }),
    );
}

/** Two tables with fried fish. */
function tables(c: k.Canvas): void {
  const t = toner(c);
  for (const x of [1010, 1460])
    c.add(
      k.rect(x - 80, 678, 160, 12, t('#E0562F', 0.3)),
      k.rect(x - 66, 690, 10, 58, t('#7A5A3C', 0)),
      k.rect(x + 56, 690, 10, 58, t('#7A5A3C', 0)),
      oval(x - 20, 674, 40, 8, t('#FBF5E6', 0.4)),
      heap(c, x - 20, 672, 50, 14, ['#E0A060', '#C98A42'], 'round', { seed: 4, size: 10, count: 14 }),
    );
}

/** The ladder down to the water. */
function ladder(c: k.Canvas): void {
  const t = toner(c);
  for (const y of [790, 840, 890, 940]) c.add(k.rect(655, y, 70, 9, t('#7A5A3C', 0)));
  c.add(
    k.path(
      k.taper(k.pts('660,760 652,980'), () => 10) + k.taper(k.pts('722,760 726,980'), () => 10),
      t('#7A5A3C', 0.2),
    ),
  );
}

/** Two jukung on their reflections. */
function boats(c: k.Canvas): void {
  for (const [x, y, l, d] of [
    [200, 700, 240, 0.3],
    [380, 930, 560, 0],
  ] as const) {
    const b = k.jukung(c, x, y, l, { depth: d, dir: 1 });
    c.add(k.mirror(b, y + l * 0.03, 0.42, 0.28), b);
  }
}

/** A fish hanging from the eaves to dry. */
function fish(c: k.Canvas, x: number): string {
  const t = toner(c);
  const [y, l] = [548, 40];
  return (
    k.stroke(
      [
        [x, 520],
        [x, y - l * 0.4],
      ],
      3,
      c.p.ink,
    ) +
    k.path(
      k.smooth(
        [
          [x - l * 0.24, y + l * 0.2],
          [x - l * 0.2, y + l * 0.8],
          [x, y + l * 1.1],
          [x + l * 0.2, y + l * 0.8],
          [x + l * 0.24, y + l * 0.2],
          [x, y - l * 0.2],
          [x + l * 0.22, y - l * 0.45],
          [x - l * 0.22, y - l * 0.45],
          [x, y - l * 0.2],
        ],
        true,
        0.6,
      ),
      c.across(x - l * 0.24, x + l * 0.24, [
        [0, t('#CFE0DC', 0.8)],
        [1, t('#5A7A80', -0.1)],
      ]),
    )
  );
}
