/** Event facility: the LED wall. */
import { flank, slab, upright } from '../../kit/corners.js';
import { person } from '../../kit/road.js';
import { crowd, onScreen } from '../../kit/screen.js';
import { Space } from '../../kit/space.js';
import * as k from '../../kit.js';

/** Conference hall: large LED wall, rows of guests, warm coffered ceiling. */
export function layarLed(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 440 } });
  const s = new Space(c, { x: 800, horizon: 600, eye: 1.6, dist: 12, scale: 118 });
  backWall(s);
  ceiling(s);
  sideWalls(s);
  c.add(
    s.fill(
      slab(-9, 9, -6, 6, 0),
      c.down(690, 1200, [
        [0, '#7A5A44'],
        [0.3, '#3F4440'],
        [1, '#12262A'],
      ]),
    ),
  );
  ledWall(s);
  c.add(
    s.box(0, 0, 4.6, 11, 0.6, 1.8, '#2B3A3C', 0.1),
    s.box(4.7, 0.6, 4.2, 0.6, 1.1, 0.4, '#7A4A30', 0.2),
    person(s, 4.95, 4.4, { y: 0.6, top: '#0E5A63', sarong: '#22383C', dark: 0.2, facing: -1 }),
  );
  c.add(k.airGlow(c, 800, 800, 700, 120, '#FFE9B8', 0.3));
  for (const [y, sz, v] of [
    [800, 46, 0.42],
    [850, 62, 0.32],
    [925, 88, 0.2],
    [1040, 130, 0.08],
  ] as const)
    c.add(
      crowd(c, y, sz, k.mix(c.p.ink, '#7A5A44', v), {
        seed: sz + 3,
        rim: '#FFDFA0',
        x0: sz > 100 ? -20 : 120 - sz,
        x1: sz > 100 ? 1620 : 1480 + sz,
      }),
    );
  return c.add(k.finish(c, { vignette: 0.45, wash: 0.2 })).svg();
}

/** The panelled wall at the end of the hall. */
function backWall(s: Space): void {
  const { c } = s;
  const wallC = c.radial(800, 440, 1000, [
    [0, '#B8875A'],
    [0.5, '#5F4A3C'],
    [1, '#1B2A2E'],
  ]);
  c.add(`<rect width="1600" height="1200" fill="${wallC}"/>`);
  for (let i = -4; i <= 4; i++)
    c.add(s.fill(upright(i * 1.6 - 0.7, i * 1.6 + 0.7, 0, 5.6, 6), c.p.ink, 'opacity="0.12"'));
}

/** The ceiling with its lit coffers. */
function ceiling(s: Space): void {
  const { c } = s;
  c.add(
    s.fill(
      slab(-9, 9, -6, 6, 5.6),
      c.down(0, 260, [
        [0, '#22302F'],
        [1, '#6B5340'],
      ]),
    ),
  );
  for (let j = 0; j < 4; j++)
    for (let i = -3; i <= 3; i++) {
      const [x, z] = [i * 2, -3 + j * 2.4];
      c.add(s.fill(slab(x - 0.8, x + 0.8, z - 0.9, z + 0.9, 5.59), '#FFD98A', `opacity="${0.1 + j * 0.07}"`));
    }
}

/** Both side walls with their lamps. */
function sideWalls(s: Space): void {
  const { c } = s;
  for (const sd of [-1, 1]) {
    c.add(
      s.fill(
        flank(sd * 7.2, -6, 6, 0, 5.6),
        c.across(sd < 0 ? 0 : 1600, sd < 0 ? 420 : 1180, [
          [0, '#16262A'],
          [1, '#6B5340'],
        ]),
      ),
    );
    for (const z of [-1.5, 1.5, 4.5]) {
      const [x, y] = s.to([sd * 7.1, 3, z]);
      c.add(k.airGlow(c, x, y, 130, 210, '#FFC766', 0.5), k.path(k.lens(x, y, 26, 34), '#FFE9B8'));
    }
  }
}

/** The LED wall, seams between its modules. */
function ledWall(s: Space): void {
  const { c } = s;
  const q = [s.to([-4, 4.6, 5.6]), s.to([4, 4.6, 5.6]), s.to([4, 1.3, 5.6]), s.to([-4, 1.3, 5.6])] as const;
  c.add(
    k.airGlow(c, 800, 480, 640, 360, '#FFF1CF', 0.5),
    s.fill(upright(-4.15, 4.15, 1.15, 4.75, 5.6), '#0C1E22'),
    onScreen(c, q, 'chart'),
  );
  for (let i = 1; i < 8; i++)
    c.add(s.fill(upright(-4 + i, -3.99 + i, 1.3, 4.6, 5.59), c.p.ink, 'opacity="0.14"'));
}
