/** Restaurants: Dapur Lontar Amed. */
import { chair, diningTable } from '../../kit/dining.js';
import { steam } from '../../kit/heap.js';
import { person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { specks, verge } from '../../kit/verge.js';
import * as k from '../../kit.js';

/** Beach kitchen under lontar palms at Amed, salt troughs and boats. */
export function lontarAmed(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1260, y: 270 } });
  const s = new Space(c, { x: 700, horizon: 520, eye: 1.6, dist: 7, scale: 215, yaw: -18, back: 0.05 });
  bay(c);
  for (const [x, y, l] of k.triples('960 600 110, 1440 640 150, 780 570 70'))
    c.add(k.jukung(c, x, y, l, { depth: 0.25, dir: -1, sail: ['#FBF2E0', k.core.marigold, '#FBF2E0'] }));
  c.add(k.beach(c, k.pts('-40,742 300,726 700,748 1100,728 1660,752'), { sand: '#8C8478', foam: 10 }));
  for (const [x, y, h] of k.triples('1420 850 560, 1540 890 690, 640 800 470'))
    c.add(lontar(c, x, y, h, x > 1000 ? 0.1 : 0.16));
  saltTroughs(c);
  c.add(
    k.figure(c, 1330, 850, 150, { pose: 'farmer', dark: 0.2, facing: -1 }),
    k.bale(c, 300, 830, 620, { depth: 0.08, posts: 4 }),
  );
  c.add(
    diningTable(s, -1.6, 1.2, 1.3, 0.8, { set: true }),
    chair(s, -2.6, 1.2, 2),
    chair(s, -0.6, 1.2, -2),
    person(s, -2.9, 2, { pose: 'stand', dark: 0.4, top: '#178A8E' }),
    person(s, -0.3, 2.1, { pose: 'stand', woman: true, dark: 0.4 }),
  );
  c.add(chair(s, 0.35, -0.7, 2), diningTable(s, 1.4, -0.8, 1.4, 0.9, { local: '#B08A5C' }));
  grilledFish(s);
  c.add(chair(s, 2.45, -0.8, -2));
  return c
    .add(
      specks(c, 800, 1190, '#8C8478', 6),
      k.groundShade(c, 960, 0.4),
      verge(c, -60, 560, 250, { seed: 9, rise: 'left' }),
      k.boulder(c, 1490, 1215, 520, 110, { seed: 5 }),
      k.finish(c),
    )
    .svg();
}

/** Agung over the bay in the morning. */
function bay(c: k.Canvas): void {
  c.add(
    k.sky(c, 540),
    k.sun(c, 58),
    k.streaks(c, 100, 260, 5, 0.5),
    k.volcano(c, {
      x: 900,
      base: 560,
      height: 330,
      width: 1400,
      depth: 0.7,
      seed: 21,
      crater: 0.035,
      concave: 2.3,
    }),
    k.hazeBand(c, 500, 80, 0.6),
    k.ridge(c, {
      y: 520,
      amp: 30,
      depth: 0.5,
      seed: 9,
      span: 260,
      shape: (x) => -90 * k.smoothstep(700, 0, x) + 60 * k.smoothstep(500, 1100, x),
    }),
    k.sea(c, 528, 900),
    k.lightPath(c, 528, 780, { width: 200 }),
  );
}

/** Salt troughs of split palm trunks. */
function saltTroughs(c: k.Canvas): void {
  for (let i = 0; i < 4; i++) {
    const [x, y] = [1130 + i * 30, 800 + i * 24];
    c.add(
      k.path(k.lens(x, y + 16, 300, 12), c.p.ink, `opacity="0.35" ${c.blur(5, 3)}`),
      k.path(
        k.smooth(
          [
            [x - 140, y - 8],
            [x + 140, y - 16],
            [x + 146, y + 4],
            [x - 136, y + 14],
          ],
          true,
          0.4,
        ),
        k.tone(c.p, '#7A5A3C', 0),
      ),
      k.path(k.lens(x, y - 6, 262, 9), k.mix(c.p.sky[3], '#FFFFFF', 0.4)),
    );
  }
}

/** A grilled fish on a leaf, still steaming. */
function grilledFish(s: Space): void {
  const { c } = s;
  const [x, y] = s.to([1.4, 0.75, -0.8]);
  c.add(leaf(c, x, y), ...fish(c, x, y), steam(c, x, y - 20, 150, { opacity: 0.4, wisps: 2 }));
}

/** The leaf under the fish. */
const leaf = (c: k.Canvas, x: number, y: number): string =>
  k.path(
    k.smooth(
      [
        [x - 120, y + 6],
        [x - 60, y - 18],
        [x + 90, y - 22],
        [x + 130, y - 2],
        [x + 70, y + 22],
        [x - 70, y + 24],
      ],
      true,
      0.6,
    ),
    c.across(x - 120, x + 130, [
      [0, c.p.leaf[1]],
      [1, c.p.leaf[0]],
    ]),
  );

/** The fish, scored twice. */
const fish = (c: k.Canvas, x: number, y: number): string[] => [
  k.path(
    k.smooth(
      [
        [x - 84, y - 2],
        [x - 30, y - 26],
        [x + 40, y - 22],
        [x + 70, y - 6],
        [x + 104, y - 20],
        [x + 100, y + 10],
        [x + 66, y],
        [x + 30, y + 12],
        [x - 40, y + 12],
      ],
      true,
      0.8,
    ),
    c.down(y - 26, y + 14, [
      [0, k.tone(c.p, '#B98A5A', 0.8)],
      [1, k.tone(c.p, '#6A4A30', -0.5)],
    ]),
  ),
  k.path(
    k
      .quads('-10 -20 0 6, 16 -20 26 5')
      .map(([x0, y0, x1, y1]) =>
        k.taper(
          [
            [x + x0, y + y0],
            [x + x1, y + y1],
          ],
          () => 4,
        ),
      )
      .join(''),
    c.p.ink,
    'opacity="0.5"',
  ),
];

/** A lontar palm at a depth: straight ringed trunk and a ball of fans. */
function lontar(c: k.Canvas, x: number, y: number, h: number, depth: number): string {
  const dark = k.aerial(c.p, k.mix(c.p.leaf[2], c.p.ink, 0.5), depth);
  const lit = k.aerial(c.p, k.mix(c.p.leaf[1], c.p.leaf[2], 0.4), depth);
  let out = k.path(
    k.taper(
      [
        [x, y],
        [x + 5, y - h * 0.5],
        [x + 2, y - h],
      ],
      (u) => h * 0.05 * (1.25 - u * 0.5),
    ),
    dark,
  );
  const fan = (a: number, l: number, f: string): string => {
    const [ex, ey] = [x + 2 + Math.cos(a) * l * 0.45, y - h + Math.sin(a) * l * 0.45];
    let d = k.taper(
      [
        [x + 2, y - h],
        [ex, ey],
      ],
      () => h * 0.008,
    );
    for (let j = -6; j <= 6; j++) {
      const b = a + j * 0.2;
      d += k.taper(
        [
          [ex, ey],
          [ex + Math.cos(b) * l * 0.28, ey + Math.sin(b) * l * 0.28],
          [ex + Math.cos(b) * l * 0.56, ey + Math.sin(b) * l * 0.56 + l * 0.03],
        ],
        (u) => l * 0.085 * (1.05 - u),
      );
    }
    return k.path(d, f);
  };
  for (let i = 0; i < 13; i++) out += fan((i / 13) * Math.PI * 2 + 0.3, h * 0.24, i % 3 === 0 ? lit : dark);
  for (let i = 0; i < 5; i++)
    out += fan(-Math.PI * (0.15 + i * 0.17), h * 0.18, i % 2 ? lit : k.mix(lit, dark, 0.5));
  return out;
}
