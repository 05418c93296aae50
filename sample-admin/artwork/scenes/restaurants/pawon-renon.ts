/** Restaurants: Pawon Renon. */
import { pendant } from '../../kit/dining.js';
import { steam } from '../../kit/heap.js';
import { ground, joints, person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';
import { tableForTwo } from './seating.js';

/** City eating house at Renon: tiled porch, copper pots behind glass, lamps coming on. */
export function pawonRenon(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 1400, y: 260 } });
  const s = new Space(c, { x: 800, horizon: 640, eye: 1.55, dist: 10, scale: 165, back: -0.3 });
  c.add(
    k.sky(c, 660),
    k.sun(c, 56),
    k.streaks(c, 100, 320, 7, 0.5),
    k.canopy(c, 120, 480, 420, 340, { depth: 0.3 }),
    k.canopy(c, 1500, 500, 420, 320, { depth: 0.3 }),
    ground(s, '#B5A58C'),
  );
  upperFloor(c);
  roofs(c);
  kitchen(c);
  posts(c);
  for (const x of [430, 1190]) c.add(pendant(c, x, 610, 70, 30));
  c.add(
    k.airGlow(c, 800, 860, 760, 110, '#FFC766', 0.4),
    joints(s, { heading: 0, a: -1, b: 6, step: 1.2, t0: -9, t1: 9 }),
  );
  for (const [x, z] of [
    [-2.6, 0.6],
    [2.5, 0.8],
    [0.2, -0.9],
  ] as const)
    c.add(...tableForTwo(s, x, z, 1, 0.8, { cloth: '#F1E4C6', set: true }));
  c.add(
    person(s, -3.9, 0.1, { pose: 'walk', dark: 0.2, top: '#2C7F80', sarong: '#22383C' }),
    person(s, 4.2, 0.2, {
      pose: 'walk',
      woman: true,
      dark: 0.2,
      facing: -1,
      top: '#F2A51E',
      sarong: '#8A4030',
    }),
  );
  return c
    .add(
      k.groundShade(c, 960, 0.45),
      k.fern(c, 60, 1210, 260, -70, { seed: 4 }),
      k.fern(c, 1550, 1210, 260, -110, { seed: 6 }),
      k.finish(c),
    )
    .svg();
}

/** The upper floor: lit windows, guests at the balcony. */
function upperFloor(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.rect(
      280,
      300,
      1040,
      540,
      c.across(280, 1320, [
        [0, t('#E2CFA4', -0.35)],
        [1, t('#E2CFA4', 0.5)],
      ]),
    ),
  );
  for (let i = 0; i < 5; i++) {
    const x = 330 + i * 196;
    c.add(
      k.rect(
        x,
        350,
        150,
        150,
        c.down(350, 500, [
          [0, '#FFDC98'],
          [1, '#D9913A'],
        ]),
      ),
      k.rect(x + 71, 350, 8, 150, t('#5F3A24', -0.3)),
      k.figure(c, x + 40 + (i % 2) * 60, 520, 130, { woman: i % 2 === 0, dark: 0.6, facing: i % 2 ? 1 : -1 }),
    );
  }
  c.add(k.rect(250, 500, 1100, 26, t('#7A4A30', 0.2)), k.rect(250, 440, 1100, 10, t('#7A4A30', 0.4)));
  for (let i = 0; i < 45; i++) c.add(k.rect(256 + i * 24.4, 448, 7, 56, t('#7A4A30', -0.1)));
}

/** The hipped roof and the roof of the porch. */
function roofs(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(
      'M180 320L420 120L1180 120L1420 320Q800 350 180 320Z',
      c.down(110, 330, [
        [0, t('#B5613F', 0.5)],
        [1, t('#B5613F', -0.3)],
      ]),
    ),
    k.path('M420 124L400 90L450 112H1150L1200 90L1180 124Z', t('#B5613F', -0.45)),
  );
  for (let i = 1; i < 8; i++)
    c.add(k.path(k.lens(800, 126 + i * 25, 780 + i * 58, 3), t('#B5613F', -0.7), 'opacity="0.4"'));
  c.add(
    k.path(
      'M210 560L330 520L1270 520L1390 560Q800 590 210 560Z',
      c.down(515, 575, [
        [0, t('#B5613F', 0.35)],
        [1, t('#B5613F', -0.35)],
      ]),
    ),
  );
}

/** The lit kitchen: copper pots, the cook behind his counter. */
function kitchen(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.rect(
      300,
      575,
      1000,
      268,
      c.down(575, 843, [
        [0, '#E9B65C'],
        [0.6, '#C27F36'],
        [1, '#6B4426'],
      ]),
    ),
  );
  for (const [x, r] of [
    [700, 62],
    [830, 72],
    [970, 60],
  ] as const)
    c.add(
      k.path(
        k.smooth(
          [
            [x - r, 730],
            [x - r * 0.9, 690],
            [x + r * 0.9, 690],
            [x + r, 730],
            [x + r * 0.5, 780],
            [x - r * 0.5, 780],
          ],
          true,
          0.8,
        ),
        c.across(x - r, x + r, [
          [0, t('#8A3F22', -0.3)],
          [0.6, t('#C9743A', 0.5)],
          [1, t('#8A3F22', 0)],
        ]),
      ),
      k.path(k.lens(x, 690, r * 1.9, 14), t('#4A2214', 0)),
      steam(c, x, 680, 110, { opacity: 0.45, wisps: 2 }),
    );
  c.add(
    k.figure(c, 900, 790, 190, { top: '#F6F1E2', sarong: '#22383C', dark: 0.25 }),
    k.rect(600, 774, 470, 72, t('#7A4A30', -0.1)),
    k.rect(590, 764, 490, 14, t('#C99A6A', 0.4)),
  );
}

/** The posts of the porch. */
function posts(c: k.Canvas): void {
  const t = toner(c);
  for (const x of [290, 560, 1090, 1290])
    c.add(
      k.rect(
        x - 15,
        560,
        30,
        300,
        c.turn(x - 15, x + 15, 1, t('#7A4A30', 0.6), t('#7A4A30', 0), t('#7A4A30', -0.6)),
      ),
    );
}
