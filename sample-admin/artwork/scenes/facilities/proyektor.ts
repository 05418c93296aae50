/** Event facility: projector and screen. */
import { slab, upright } from '../../kit/corners.js';
import { onScreen } from '../../kit/screen.js';
import { Space } from '../../kit/space.js';
import { garden } from '../../kit/stall.js';
import * as k from '../../kit.js';

/** The four corners of the screen. */
const SCREEN: readonly [k.Pt, k.Pt, k.Pt, k.Pt] = [
  [640, 130],
  [1500, 90],
  [1500, 640],
  [640, 600],
];

/** Laser projector on a meeting table throwing its picture onto a pull-down screen. */
export function proyektor(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 200, y: 330 } });
  const s = new Space(c, { x: 980, horizon: 470, eye: 1.35, dist: 4.2, scale: 430, yaw: -22, back: -0.2 });
  c.add(garden(c, -20, 150, 480, 690, '#B8B9A8', 6));
  screen(c);
  c.add(
    s.fill(
      slab(-4.6, 5, -2.6, 1.15, 0.712),
      c.radial(500, 700, 800, [
        [0, k.tone(c.p, '#C99A6A', 0.8)],
        [1, k.tone(c.p, '#8A5E3E', -0.1)],
      ]),
    ),
  );
  const lens = s.to([-0.32, 0.86, 0.3]);
  light(c, lens);
  projector(s);
  c.add(
    s.drum(-0.1, 0.98, -0.2, 0.04, 0.04, 0.012, '#178A8E'),
    k.airGlow(c, ...lens, 120, 100, '#FFFFFF', 0.9),
  );
  notebook(s);
  for (const [x, z] of [
    [-1.5, -0.5],
    [1.9, 0.1],
  ] as const)
    c.add(
      s.drum(x, 0.715, z, 0.1, 0.11, 0.02, '#F3EBDA'),
      s.drum(x, 0.73, z, 0.05, 0.07, 0.11, '#F3EBDA', '#5A3218'),
    );
  paperAndPen(s);
  return c.add(k.groundShade(c, 900, 0.45), k.finish(c, { vignette: 0.35 })).svg();
}

/** The screen drawn down from its case, a picture on it. */
function screen(c: k.Canvas): void {
  c.add(
    k.path(k.lines(SCREEN), c.p.ink, `opacity="0.35" transform="translate(16 22)" ${c.blur(14)}`),
    k.path(k.lines(k.pts('620,96 1522,54 1522,92 620,130')), k.tone(c.p, '#E8E4D6', 0.2)),
    onScreen(c, SCREEN, 'agung'),
    k.path(k.lines(k.pts('640,600 1500,640 1500,656 640,614')), k.tone(c.p, '#2B3234', 0)),
  );
}

/** The cone of light from the lens to the screen. */
function light(c: k.Canvas, [x, y]: k.Pt): void {
  c.add(
    k.path(
      k.lines([[x, y - 8], ...SCREEN, [x, y + 8]]),
      c.linear(x, y, 1060, 360, [
        [0, '#FFF6DA', 0.65],
        [0.6, '#FFF6DA', 0.12],
        [1, '#FFF6DA', 0],
      ]),
    ),
  );
}

/** The projector with its slots. */
function projector(s: Space): void {
  const { c } = s;
  c.add(
    s.shadow(slab(-0.9, 0.2, -0.5, 0.3, 0.715), 0.5, 10),
    s.box(-0.35, 0.74, -0.1, 0.86, 0.24, 0.66, '#E9E7DD', 0.1),
  );
  for (let i = 0; i < 9; i++)
    c.add(s.fill(upright(-0.72 + i * 0.05, -0.7 + i * 0.05, 0.79, 0.94, -0.432), c.p.ink, 'opacity="0.4"'));
}

/** A notebook, open. */
function notebook(s: Space): void {
  const { c } = s;
  c.add(
    s.box(1.15, 0.715, -0.55, 0.62, 0.02, 0.42, '#9AA09C', 0.2),
    s.face(
      [
        [0.84, 0.735, -0.36],
        [1.46, 0.735, -0.36],
        [1.46, 1.1, -0.2],
        [0.84, 1.1, -0.2],
      ],
      '#2B3234',
      [0, 0.3, -1],
    ),
    s.fill(
      [
        [0.87, 0.77, -0.355],
        [1.43, 0.77, -0.355],
        [1.43, 1.07, -0.225],
        [0.87, 1.07, -0.225],
      ],
      '#CFE6DE',
    ),
  );
}

/** A sheet of paper and a pen. */
function paperAndPen(s: Space): void {
  const { c } = s;
  c.add(
    s.fill(
      [
        [-1.3, 0.716, -0.95],
        [-0.75, 0.716, -1],
        [-0.7, 0.716, -0.62],
        [-1.25, 0.716, -0.58],
      ],
      '#FBF5E6',
    ),
    k.stroke([s.to([-0.66, 0.73, -0.95]), s.to([-0.56, 0.73, -0.6])], 9, k.tone(c.p, '#0E5A63', 0.2)),
  );
}
