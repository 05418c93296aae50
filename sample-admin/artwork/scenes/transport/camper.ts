/** Transport: the camper van. */
import * as fleet from '../../kit/fleet.js';
import { flame } from '../../kit/lamps.js';
import { person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

/** Camper van by Lake Batur under the stars, awning and lamps. */
export function camper(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1240, y: 220 } });
  const s = new Space(c, { x: 620, horizon: 610, eye: 1.6, dist: 10, scale: 178, back: -0.3 });
  lake(c);
  const van = {
    ...fleet.premio,
    roof: '#F1EBDC',
    stripes: [['0.03,0.36 0.985,0.36 0.985,0.5 0.03,0.47', '#F1EBDC'] as const],
  };
  c.add(
    k.airGlow(c, 760, 960, 760, 190, '#FFB84D', 0.45),
    vehicle(s, van, { color: '#2C8F8E', heading: 28, glow: true, x: -0.3, z: 0.6 }),
  );
  awning(s);
  table(s);
  fire(s);
  c.add(
    person(s, 2.9, -1.9, { pose: 'sit', top: '#A9573B', sarong: '#1D2D31', dark: 0.2, facing: 1 }),
    person(s, 5.2, -1.2, {
      pose: 'sit',
      woman: true,
      top: '#E9D6A8',
      sarong: '#7A4030',
      dark: 0.2,
      facing: -1,
    }),
  );
  c.add(
    k.groundShade(c, 960, 0.6),
    k.canopy(c, 120, 1190, 460, 130, { depth: 0 }),
    k.bamboo(c, 1560, 1240, 900, { lean: -0.25, depth: 0, culms: 4 }),
  );
  return c.add(k.finish(c, { vignette: 0.45 })).svg();
}

/** Batur and its lake under the stars. */
function lake(c: k.Canvas): void {
  c.add(k.sky(c, 640), k.stars(c, 520, 150), k.sun(c, 44, { glow: 8 }));
  c.add(
    k.volcano(c, {
      x: 1080,
      base: 650,
      height: 300,
      width: 1350,
      depth: 0.6,
      seed: 4,
      crater: 0.1,
      concave: 1.7,
    }),
    k.hazeBand(c, 580, 90, 0.5),
  );
  c.add(k.sea(c, 622, 900), k.lightPath(c, 622, 860, { width: 170 }));
  c.add(
    k.path(
      k.smooth(k.pts('-60,800 300,790 700,786 1100,800 1400,830 1700,826 1700,1300 -60,1300'), true, 0.6),
      c.down(780, 1200, [
        [0, k.tone(c.p, '#7F8A55', 0.25)],
        [1, k.tone(c.p, '#4E5A3A', -0.6)],
      ]),
    ),
  );
}

/** The awning on the near side with a string of lamps. */
function awning(s: Space): void {
  const { c } = s;
  c.add(
    k.path(
      k.lines([
        s.to([-0.9, 2.16, -0.6]),
        s.to([2.6, 2.2, 1.2]),
        s.to([3.1, 1.98, -0.9]),
        s.to([-0.3, 1.96, -2.5]),
      ]),
      c.across(500, 1150, [
        [0, k.tone(c.p, '#E9B24A', -0.1)],
        [1, k.tone(c.p, '#FBE3A8', 0.6)],
      ]),
    ),
  );
  for (const [x, z] of [
    [3.05, -0.85],
    [-0.28, -2.4],
  ] as const)
    c.add(k.stroke([s.to([x, 1.98, z]), s.to([x, 0, z])], 6, '#2A1C12'));
  for (let i = 0; i < 8; i++) {
    const [x, y] = s.to([
      k.lerp(-0.3, 3.1, i / 7),
      1.88 - 0.1 * Math.sin(Math.PI * (i / 7)),
      k.lerp(-2.5, -0.9, i / 7),
    ]);
    c.add(
      k.airGlow(c, x, y, 46, 46, '#FFD98A', 0.8),
      `<circle cx="${k.n(x)}" cy="${k.n(y)}" r="6" fill="#FFF1C4"/>`,
    );
  }
}

/** A round table with a cup. */
function table(s: Space): void {
  const { c } = s;
  c.add(
    s.drum(1.5, 0, -1.7, 0.05, 0.05, 0.5, '#6B4A34'),
    s.drum(1.5, 0.5, -1.7, 0.42, 0.42, 0.05, '#9A7B50'),
    s.drum(1.42, 0.55, -1.75, 0.06, 0.07, 0.14, '#F3E6C8'),
  );
}

/** The camp fire behind a stone. */
function fire(s: Space): void {
  const { c } = s;
  const [fx, fy] = s.to([4.1, 0, -1.4]);
  c.add(k.airGlow(c, fx, fy - 30, 300, 190, '#FF9E3A', 0.7));
  for (const [dx, h, w, col] of [
    [-14, 80, 34, '#F0742A'],
    [12, 96, 38, '#F59A2E'],
    [0, 66, 26, '#FFE29A'],
  ] as const)
    c.add(flame(fx + dx, fy, h, w, col));
  c.add(k.boulder(c, fx, fy + 16, 130, 28, { seed: 3 }));
}
