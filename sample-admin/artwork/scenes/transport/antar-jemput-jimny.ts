/** Transport: airport transfer, Suzuki Jimny. */
import { upright } from '../../kit/corners.js';
import * as fleet from '../../kit/fleet.js';
import { ground, person, rail, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

/** Driver with a name board beside his car, the terminal's gate and a plane against the dusk. */
export function antarJemput(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 1080, y: 560 } });
  const s = new Space(c, { x: 560, horizon: 640, eye: 1.5, dist: 9, scale: 206, back: 0.1 });
  c.add(k.sky(c, 660), k.sun(c, 74, { glow: 9 }), k.streaks(c, 150, 520, 12, 0.55));
  c.add(plane(c, 1330, 150, 330));
  c.add(k.ridge(c, { y: 640, amp: 14, depth: 0.6, seed: 6, span: 260, trees: 9 }));
  c.add(
    k.candiBentar(c, 1400, 700, 360, { gap: 84, depth: 0.2 }),
    k.palm(c, 1190, 700, 340, { lean: 30, depth: 0.2, seed: 4 }),
    k.palm(c, 1580, 710, 420, { lean: -40, depth: 0.14, seed: 8 }),
  );
  c.add(ground(s, '#8A8378', { haze: 0.5 }), s.box(-3.4, 0, 9, 17, 0.5, 5, '#B5A48C'));
  terminal(s);
  c.add(road(s, { heading: 8, z: -0.4, half: 3.4 }), k.airGlow(c, 420, 820, 560, 80, '#F6C766', 0.4));
  c.add(
    person(s, -4.2, 5.4, { pose: 'walk', dark: 0.5 }),
    person(s, -5, 5.6, { pose: 'walk', woman: true, dark: 0.5 }),
  );
  c.add(vehicle(s, fleet.innova, { color: '#E6E2D6', heading: 32, on: true }));
  driver(s);
  c.add(k.groundShade(c, 900, 0.55));
  return c.add(k.finish(c)).svg();
}

/** The terminal: a long hall with lit glass and a sweeping tiled roof. */
function terminal(s: Space): void {
  const { c } = s;
  c.add(
    s.fill(
      upright(-14, 6, 0.5, 4.2, 10),
      c.down(470, 660, [
        [0, '#F6C766'],
        [1, k.mix('#C9822F', c.p.ink, 0.2)],
      ]),
    ),
  );
  for (let i = 0; i < 11; i++) c.add(s.box(-13.6 + i * 1.95, 0.5, 9.8, 0.2, 3.8, 0.2, '#6B4A34', -0.4));
  c.add(
    s.fill(
      [
        [-16, 4, 8],
        [7.6, 4, 8],
        [4.4, 6.1, 11],
        [-13, 6.1, 11],
      ],
      c.down(330, 480, [
        [0, k.tone(c.p, '#9C5038', 0.2)],
        [1, k.tone(c.p, '#9C5038', -0.55)],
      ]),
    ),
    s.fill(upright(-16, 7.6, 3.85, 4.05, 8), c.p.rim, 'opacity="0.7"'),
  );
}

/** The driver with a name board. */
function driver(s: Space): void {
  const { c } = s;
  const [x, y] = s.to([3.15, 0, -0.9]);
  c.add(
    person(s, 3.15, -0.9, {
      pose: 'stand',
      top: '#0E5A63',
      sarong: '#22383C',
      dark: 0.25,
      facing: -1,
      tall: 1.72,
    }),
  );
  c.add(
    k.at(
      x,
      y - 250,
      1,
      `${k.rect(-74, -46, 148, 92, '#F8EFD9')}${k.rect(-58, -24, 116, 13, k.core.deepSea)}${k.rect(-58, 2, 82, 10, '#9A938A')}${k.rect(-74, 42, 148, 4, '#C9A55A')}`,
      -3,
    ),
  );
}

/** An airliner climbing to the left: hull, wings and tail lit from below. */
function plane(c: k.Canvas, x: number, y: number, w: number): string {
  const u = w / 100;
  const lit = k.mix(c.p.rim, '#FFFFFF', 0.2);
  const dark = k.mix(c.p.sky[0], c.p.cloudShade, 0.35);
  const g =
    k.path('M8 4L52 -26L60 -26L30 4Z', dark) +
    k.path(
      'M-50 2C-46 -5 -36 -6 -28 -6L30 -5C40 -5 48 -3 52 0C46 4 36 5 28 5L-34 6C-44 7 -49 5 -50 2Z',
      c.down(-6, 7, [
        [0, k.mix(dark, lit, 0.35)],
        [0.6, k.mix(dark, lit, 0.75)],
        [1, lit],
      ]),
    ) +
    k.path('M32 -5L46 -22L54 -22L48 -3Z', k.mix(dark, k.core.lagoon, 0.4)) +
    k.path('M40 0L58 -6L62 -6L50 2Z', dark) +
    k.path('M-4 3L34 30L42 30L20 3Z', k.mix(dark, lit, 0.45)) +
    k.path(k.lens(10, 16, 12, 3), dark);
  return `<g transform="translate(${x} ${y}) rotate(14) scale(${u.toFixed(2)})">${g}</g>`;
}

/** Green Jimny on the coast road to Amed at sunrise, jukung in the bay, Agung behind. */
export function jimny(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 330, y: 430 } });
  const s = new Space(c, { x: 1060, horizon: 520, eye: 1.75, dist: 8.4, scale: 226, back: -0.1 });
  c.add(k.sky(c, 540), k.sun(c, 66, { glow: 9 }), k.streaks(c, 120, 400, 9, 0.6));
  c.add(
    k.volcano(c, {
      x: 1120,
      base: 590,
      height: 420,
      width: 1700,
      depth: 0.6,
      seed: 21,
      crater: 0.035,
      concave: 2.3,
    }),
    k.hazeBand(c, 520, 100, 0.7),
  );
  c.add(
    k.ridge(c, {
      y: 540,
      amp: 40,
      depth: 0.42,
      seed: 6,
      span: 260,
      shape: (x) => 150 - 190 * k.smoothstep(480, 1300, x),
    }),
  );
  c.add(k.sea(c, 552, 960), k.lightPath(c, 552, 940, { width: 190 }));
  c.add(
    k.ridge(c, {
      y: 650,
      amp: 30,
      depth: 0.28,
      seed: 12,
      span: 220,
      shape: (x) => 320 - 360 * k.smoothstep(560, 1150, x),
    }),
  );
  for (const [x, y, l] of k.triples('150 720 170, 560 646 76, 640 736 120')) {
    const b = k.jukung(c, x, y, l, { depth: 0.25, dir: -1 });
    c.add(k.mirror(b, y + 3, 0.5, 0.25), b);
  }
  c.add(
    k.path(
      k.smooth(k.pts('-60,930 260,900 620,838 1000,770 1300,720 1700,690 1700,1300 -60,1300'), true, 0.6),
      c.down(720, 1150, [
        [0, k.tone(c.p, '#B89A5C', 0.4)],
        [1, k.tone(c.p, '#8A7440', -0.4)],
      ]),
    ),
  );
  c.add(
    road(s, { heading: 24, half: 2.7 }),
    rail(s, { heading: 24, off: -3.1, t0: -8, t1: 30, local: '#D9CDB4', h: 0.5, step: 2.4 }),
  );
  c.add(vehicle(s, fleet.jimny, { color: '#5C7A4C', heading: 37, on: true }));
  c.add(
    k.groundShade(c, 920, 0.5),
    k.grass(c, -20, 700, (x) => 1205 - x * 0.02, 110, c.p.ink, 8),
  );
  return c.add(k.finish(c)).svg();
}
