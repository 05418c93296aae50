/** Restaurants: Dapur Kebun Sidemen. */
import { pendant } from '../../kit/dining.js';
import { plate } from '../../kit/food.js';
import { heap } from '../../kit/heap.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** Garden kitchen at Sidemen: a wide window on fields and Agung, vegetables on the sill. */
export function kebunSidemen(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 420, y: 230 } });
  fields(c);
  windowFrame(c);
  shutters(c);
  sill(c);
  c.add(
    plate(c, 640, 1010, 250, '#F1EADA', { well: 0.76, band: '#178A8E' }),
    heap(c, 560, 990, 170, 50, ['#3F7A3C', '#6E9A42', '#8FB050'], 'leafy', { seed: 3, size: 30, count: 60 }),
    heap(c, 730, 1000, 150, 46, ['#E0B070', '#C98A42', '#F0CC94'], 'chop', { seed: 5, size: 26, count: 50 }),
    heap(c, 640, 1050, 150, 34, ['#6A3A5A', '#8A4A72', '#C98AA4'], 'round', { seed: 6, size: 28, count: 24 }),
    heap(c, 640, 950, 140, 54, ['#F8F3E2', '#EFE6CC'], 'grain', { seed: 7, size: 11, count: 90 }),
  );
  aubergines(c);
  beans(c);
  potOfLeaves(c);
  return c
    .add(pendant(c, 1110, 250, 120, 130), k.groundShade(c, 980, 0.35), k.finish(c, { vignette: 0.36 }))
    .svg();
}

/** Fields, palms and Agung outside the window. */
function fields(c: k.Canvas): void {
  c.add(
    k.sky(c, 520),
    k.sun(c, 46),
    k.cumulus(c, 1180, 400, 460, 90, 0.8),
    k.volcano(c, {
      x: 900,
      base: 600,
      height: 340,
      width: 1300,
      depth: 0.66,
      seed: 21,
      crater: 0.035,
      concave: 2.3,
    }),
    k.hazeBand(c, 560, 100, 0.6),
  );
  c.add(
    k.ridge(c, { y: 590, amp: 34, depth: 0.46, seed: 7, span: 240, trees: 14 }),
    k.terraces(c, { y0: 610, y1: 960, count: 7, seed: 22, swell: 46, water: 0.35, depth: [0.45, 0.15] }),
  );
  for (const [x, h, l] of k.triples('420 300 36, 1180 340 -40, 1260 240 30'))
    c.add(k.palm(c, x, 690, h, { lean: l, depth: 0.3 }));
  c.add(k.figure(c, 700, 760, 70, { pose: 'farmer', depth: 0.2 }));
}

/** The dark room around the window. */
function windowFrame(c: k.Canvas): void {
  const t = toner(c);
  const wall = (x: number, w: number): string =>
    k.rect(
      x,
      -10,
      w,
      1220,
      c.across(x, x + w, [
        [0, t('#D8C7A2', x < 400 ? -0.55 : 0.1)],
        [1, t('#D8C7A2', x < 400 ? -0.1 : -0.5)],
      ]),
    );
  c.add(
    wall(-10, 210),
    wall(1400, 210),
    k.rect(
      -10,
      -10,
      1620,
      150,
      c.down(0, 140, [
        [0, t('#7A5030', -0.9)],
        [1, t('#7A5030', -0.4)],
      ]),
    ),
  );
  for (const x of [196, 1376]) c.add(k.rect(x, 120, 34, 800, t('#7A4A30', x < 800 ? 0.3 : -0.4)));
  c.add(k.rect(790, 140, 20, 700, t('#7A4A30', -0.2)), k.rect(190, 120, 1230, 26, t('#7A4A30', -0.5)));
}

/** The open shutters. */
function shutters(c: k.Canvas): void {
  const t = toner(c);
  for (const [x, dx] of [
    [230, -150],
    [1376, 150],
  ] as const) {
    c.add(k.path(`M${x} 146L${x + dx} 90L${x + dx} 930L${x} 850Z`, t('#2C7F80', x < 800 ? -0.35 : 0.25)));
    for (let i = 0; i < 14; i++)
      c.add(
        k.path(
          `M${x} ${176 + i * 48}L${x + dx} ${126 + i * 57}L${x + dx} ${140 + i * 57}L${x} ${188 + i * 48}Z`,
          c.p.ink,
          'opacity="0.25"',
        ),
      );
  }
}

/** The broad wooden sill. */
function sill(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    `<rect y="842" width="1600" height="370" fill="${c.down(842, 1200, [
      [0, t('#B98A5A', 0.75)],
      [0.3, t('#9A6B40', 0.2)],
      [1, t('#7A5030', -0.55)],
    ])}"/>`,
    k.rect(0, 838, 1600, 10, t('#E0BC8A', 0.8)),
  );
  for (const y of [930, 1050]) c.add(k.rect(0, y, 1600, 5, c.p.ink, 'opacity="0.25"'));
}

/** Two aubergines. */
function aubergines(c: k.Canvas): void {
  const t = toner(c);
  for (const [x, r] of [
    [1080, 52],
    [1170, 46],
  ] as const)
    c.add(
      k.path(k.lens(x, 940, r * 4, 12), c.p.ink, `opacity="0.4" ${c.blur(6)}`),
      k.path(
        k.smooth([
          [x - r * 1.6, 910],
          [x - r * 0.6, 880],
          [x + r, 880],
          [x + r * 1.5, 910],
          [x + r, 940],
          [x - r * 0.6, 934],
        ]),
        c.down(876, 942, [
          [0, t('#5A3A6A', 0.8)],
          [0.5, t('#5A3A6A', 0)],
          [1, t('#5A3A6A', -0.7)],
        ]),
      ),
      k.path(
        k.smooth([
          [x - r * 1.9, 896],
          [x - r * 1.5, 886],
          [x - r * 1.2, 908],
          [x - r * 1.6, 926],
        ]),
        t('#5E8F3E', 0.2),
      ),
    );
}

/** A bundle of long beans. */
function beans(c: k.Canvas): void {
  const t = toner(c);
  for (let i = 0; i < 8; i++)
    c.add(
      k.path(
        k.taper(
          k.curve([1240 + i * 12, 930], [1290 + i * 14, 800], [1330 + i * 24, 860 + (i % 3) * 30], 10),
          (u) => 15 * (1.1 - u),
        ),
        t('#5E8F3E', (i % 3) * 0.4 - 0.3),
      ),
    );
}

/** A clay pot of banana leaves. */
function potOfLeaves(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.at(
      300,
      900,
      1,
      k.path(
        k.smooth(k.pts('-60,60 -74,-20 -40,-70 40,-70 74,-20 60,60'), true, 0.7),
        c.across(-74, 74, [
          [0, t('#B0704A', 0.8)],
          [0.5, t('#B0704A', 0.1)],
          [1, t('#B0704A', -0.6)],
        ]),
      ),
    ),
  );
  for (let i = 0; i < 7; i++)
    c.add(
      k.bananaLeaf(c, 300 + (i - 3) * 14, 838, 150 + (i % 3) * 34, -90 + (i - 3) * 20, {
        seed: i + 2,
        shade: 0.2,
      }),
    );
}
