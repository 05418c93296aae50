/** Event facility: the whole show with sound, light and screen. */
import { slab, upright } from '../../kit/corners.js';
import { person } from '../../kit/road.js';
import { crowd, onScreen } from '../../kit/screen.js';
import { beam, movingHead, speaker, truss } from '../../kit/show.js';
import { Space } from '../../kit/space.js';
import * as k from '../../kit.js';

const HUES = ['#FFC766', '#3FD0C9', '#FF9A5A', '#FFE3A0'];

/** The whole show: screen, sound wings, beams over a dancing crowd. */
export function paketPanggung(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 420 } });
  const s = new Space(c, { x: 800, horizon: 760, eye: 2.4, dist: 20, scale: 78 });
  c.add(k.sky(c, 820), k.stars(c, 420, 90));
  c.add(
    k.palm(c, 60, 860, 560, { depth: 0.3, lean: 40, seed: 3 }),
    k.palm(c, 1545, 860, 600, { depth: 0.3, lean: -50, seed: 5 }),
    k.canopy(c, 170, 800, 480, 170, { depth: 0.3 }),
    k.canopy(c, 1440, 800, 480, 170, { depth: 0.3 }),
  );
  rig(s);
  bigScreen(s);
  c.add(
    s.box(0, 0, 0, 13.6, 1.2, 4.6, '#2E3A3C', -0.2),
    s.fill(
      slab(-6.8, 6.8, -2.3, 2.3, 1.2),
      c.across(200, 1400, [
        [0, '#20393C'],
        [0.5, '#C98A4A'],
        [1, '#20393C'],
      ]),
    ),
  );
  loudspeakers(s);
  movingLights(s);
  band(s);
  c.add(k.airGlow(c, 800, 850, 900, 120, '#FFC98A', 0.4));
  for (const [y, sz, v] of [
    [930, 66, 0.5],
    [1010, 92, 0.28],
    [1120, 130, 0.06],
  ] as const)
    c.add(crowd(c, y, sz, k.mix(c.p.ink, '#5A3A2A', v), { seed: sz, arms: 0.28, rim: '#FFB766' }));
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.3 })).svg();
}

/** The frame of trusses, beams rising behind it. */
function rig(s: Space): void {
  const { c } = s;
  for (let i = 0; i < 8; i++)
    c.add(beam(c, 330 + i * 134, 352, -90 + (i - 3.5) * 13, 620, 7, HUES[i % 4] ?? '#FFF', 0.34));
  c.add(
    truss(s, [-6.6, 0, 1], [-6.6, 7.2, 1], 0.5),
    truss(s, [6.2, 0, 1], [6.2, 7.2, 1], 0.5),
    truss(s, [-6.8, 7, 1], [6.8, 7, 1], 0.55),
    truss(s, [-6.8, 5.9, -0.5], [6.8, 5.9, -0.5], 0.4),
  );
}

/** The screen and its glow. */
function bigScreen(s: Space): void {
  const { c } = s;
  const q = [
    s.to([-4.4, 5.5, 1.4]),
    s.to([4.4, 5.5, 1.4]),
    s.to([4.4, 1.5, 1.4]),
    s.to([-4.4, 1.5, 1.4]),
  ] as const;
  c.add(
    k.airGlow(c, 800, 520, 760, 420, '#FFB766', 0.5),
    s.fill(upright(-4.6, 4.6, 1.3, 5.7, 1.4), c.p.ink),
    onScreen(c, q, 'agung'),
  );
}

/** Two hung columns of loudspeakers and the low boxes before the stage. */
function loudspeakers(s: Space): void {
  const { c } = s;
  for (const x of [-7.9, 7.9])
    for (let i = 0; i < 6; i++)
      c.add(speaker(s, x + Math.sign(-x) * i * i * 0.012, 5.6 - i * 0.62, -i * 0.05, 1.5, 0.58, 1, [0.2]));
  for (const x of [-5.9, -4.5, 4.5, 5.9]) c.add(speaker(s, x, 0, -2.9, 1.2, 1, 0.9, [0.42]));
}

/** Moving heads on the front truss. */
function movingLights(s: Space): void {
  const { c } = s;
  for (const [i, x] of [-5.6, -3.4, -1.1, 1.1, 3.4, 5.6].entries()) {
    const [bx, by] = s.to([x, 5.7, -0.5]);
    c.add(
      beam(c, bx, by, 90 + (i - 2.5) * 11, 520, 12, HUES[(i + 1) % 4] ?? '#FFF', 0.5),
      movingHead(c, bx, by, 30, 90 + (i - 2.5) * 11, HUES[i % 4] ?? '#FFF'),
    );
  }
}

/** The three on the stage. */
function band(s: Space): void {
  const { c } = s;
  c.add(
    person(s, -1.2, -0.6, { y: 1.2, pose: 'wave', dark: 0.4, top: '#F2A51E', sarong: '#7A2A20' }),
    person(s, 0.2, -0.9, {
      y: 1.2,
      pose: 'stand',
      woman: true,
      dark: 0.3,
      top: '#FBF2E0',
      sarong: '#C2553A',
    }),
    person(s, 1.7, -0.5, { y: 1.2, pose: 'stand', dark: 0.45 }),
  );
}
