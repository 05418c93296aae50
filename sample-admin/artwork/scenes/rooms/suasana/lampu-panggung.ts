/** Suasana: Lampu panggung. */

import { slab } from '../../../kit/corners.js';
import { audience, body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { beam, truss } from '../../../kit/rooms/stage.js';
import * as k from '../../../kit.js';

/** Dark hall and velvet curtain. */
function hall(c: k.Canvas): void {
  c.add(
    k.rect(
      0,
      0,
      1600,
      1200,
      c.down(0, 1200, [
        [0, '#051D28'],
        [0.6, '#123F4A'],
        [1, '#04141B'],
      ]),
    ),
  );
  for (let i = 0; i < 13; i++)
    c.add(
      k.path(
        k.taper(
          [
            [i * 135 - 10, 150],
            [i * 135 + (i % 2 ? 16 : -10), 470],
            [i * 135, 810],
          ],
          120,
        ),
        c.across(i * 135 - 70, i * 135 + 60, [
          [0, '#3A1420'],
          [0.5, '#7A2F32'],
          [1, '#2A0F1C'],
        ]),
      ),
    );
}

/** Boards and three pools of light. */
function stageFloor(c: k.Canvas, v: View): void {
  c.add(
    k.airGlow(c, 900, 640, 800, 420, '#E0763A', 0.4),
    v.face(slab(-9, 9, 13, 1, 0), [0, 1, 0], '#5A4030', { k: 0.1, grade: 0.5 }),
    v.joints([-9, 9, 1, 13], 0.005, 0.7, 'z', c.p.ink, 0.35),
  );
  for (const [x, y, rx, col] of [
    [430, 905, 190, '#45B7B0'],
    [860, 935, 240, '#FFC565'],
    [1240, 900, 190, '#F2A51E'],
  ] as const)
    c.add(
      k.airGlow(c, x, y, rx * 1.7, 80, col, 0.8),
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.2}" fill="${k.mix(col, '#FFFFFF', 0.55)}" opacity="0.55"/>`,
    );
}

/** A moving head hanging at x,y, turned by `a` degrees. */
const head = (c: k.Canvas, x: number, y: number, a: number, r: number, col: string): string =>
  k.at(
    x,
    y,
    1,
    k.rect(-r * 0.75, -r * 1.5, r * 1.5, r * 0.6, '#1D2A2F') +
      k.path(
        `M${-r * 0.8} ${-r}V${r * 0.3}H${-r * 0.55}V${-r}ZM${r * 0.8} ${-r}V${r * 0.3}H${r * 0.55}V${-r}Z`,
        '#26363B',
      ) +
      `<g transform="rotate(${a})"><path d="M${-r * 0.42} ${-r * 0.6}L${r * 0.42} ${-r * 0.6}L${r * 0.58} ${r * 0.7}L${-r * 0.58} ${r * 0.7}Z" fill="${c.across(
        -r * 0.5,
        r * 0.5,
        [
          [0, '#0C171C'],
          [0.6, '#3A4B50'],
          [1, '#7F9698'],
        ],
      )}"/><ellipse cy="${r * 0.7}" rx="${r * 0.56}" ry="${r * 0.24}" fill="${k.mix(col, '#FFFFFF', 0.75)}"/></g>`,
  );

/** Beams first, their lamps over them. */
function spots(c: k.Canvas): void {
  const list: [number, number, number, number, string][] = [
    [210, 250, 430, 900, '#45B7B0'],
    [500, 236, 860, 930, '#FFC565'],
    [800, 222, 1240, 895, '#F2A51E'],
    [1100, 210, 860, 930, '#FFC565'],
    [1400, 196, 1240, 895, '#E0763A'],
    [640, 228, 430, 900, '#45B7B0'],
  ];
  for (const [x, y, tx, ty, col] of list) {
    const a = (Math.atan2(ty - y, tx - x) * 180) / Math.PI - 90;
    c.add(
      beam(
        c,
        x + Math.cos(((a + 90) * Math.PI) / 180) * 50,
        y + Math.sin(((a + 90) * Math.PI) / 180) * 50,
        tx,
        ty,
        370,
        col,
        0.62,
      ),
    );
  }
  for (const [x, y, tx, ty, col] of list)
    c.add(
      head(c, x, y, (Math.atan2(ty - y, tx - x) * 180) / Math.PI - 90, 64, col),
      k.airGlow(c, x, y + 40, 130, 130, col, 0.5),
    );
}

/** Moving heads over an empty stage floor: light itself is the subject. */
export function lampuPanggung(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1050, y: 260 } });
  const v = new View(c, { horizon: 760, focal: 1200, eye: 1.5, sun: [0, 0.8, -0.5] });
  hall(c);
  stageFloor(c, v);
  c.add(
    k.tedung(c, 250, 850, 320, k.core.marigold, { depth: 0.05 }),
    k.tedung(c, 1400, 850, 320, '#FBF2E0', { depth: 0.05 }),
  );
  c.add(
    truss(c, [-20, 190], [1620, 120], 70),
    truss(c, [-20, 60], [1620, 20], 46, k.mix(c.p.ink, '#5A7678', 0.3)),
  );
  spots(c);
  c.add(
    body(c, 860, 946, 250, {
      pose: 'danceB',
      woman: true,
      skirt: true,
      top: '#C9933A',
      legs: '#8A3A2C',
      dark: 0.5,
    }),
    k.hazeBand(c, 880, 100, 0.25, '#F7B95A'),
  );
  c.add(
    audience(c, -40, 1640, 1215, {
      rows: 2,
      size: 230,
      rim: '#FFC565',
      dark: 0.92,
      chairs: false,
      rise: 0.3,
      seed: 5,
    }),
  );
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.1 })).svg();
}
