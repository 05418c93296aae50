/** Ticket: Shuttle bandara sanur dan ubud. */

import * as fleet from '../../../kit/fleet-large.js';
import { ground as floor, person, road } from '../../../kit/road.js';
import { body } from '../../../kit/rooms/body.js';
import { Space } from '../../../kit/space.js';
import { vehicle } from '../../../kit/vehicle.js';
import * as k from '../../../kit.js';

/** A plane climbing. */
function plane(c: k.Canvas): void {
  const t = (l: string, v2: number): string => k.tone(c.p, l, v2);
  c.add(
    k.at(
      520,
      250,
      1,
      k.path(
        'M-190 20C-170 2 -120 -8 -60 -8L120 -12C160 -12 196 0 204 12C196 22 160 26 120 26L-120 30C-160 30 -180 28 -190 20Z',
        c.down(-12, 30, k.fade(t('#FFFDF6', 0.8), t('#BFD0CC', -0.3))),
      ) +
        k.path('M-20 14L-120 96L-86 98L60 18Z', t('#D9E2DC', -0.2)) +
        k.path('M-150 0L-206 -66L-176 -68L-110 -6Z', t(k.core.lagoon, 0.2)) +
        k.path('M10 -8L-40 -58L-20 -60L60 -10Z', t('#C9D6D0', -0.1), 'opacity="0.8"') +
        k.path('M-196 14L206 12L200 18L-190 24Z', t(k.core.marigold, 0.3)),
      -14,
    ),
  );
}

function palms(c: k.Canvas, s: Space): void {
  c.add(k.ridge(c, { y: 640, amp: 20, depth: 0.5, seed: 5, trees: 12 }), k.hazeBand(c, 650, 60, 0.6));
  for (const [x, h, l] of k.triples('1350 330 20, 1460 400 -30, 1560 300 20'))
    c.add(k.palm(c, x, 720, h, { lean: l, depth: 0.25, seed: x }));
  c.add(k.canopy(c, 1430, 700, 420, 90, { depth: 0.22 }), floor(s, '#B9B09C', { y: 668, haze: 0.4 }));
}

/** Terminal: a long tiled roof over glass. */
function terminal(c: k.Canvas): void {
  const t = (l: string, v2: number): string => k.tone(c.p, l, v2);
  c.add(k.rect(-20, 470, 700, 250, c.down(470, 720, k.fade(t('#8FB9B4', 0.3), t('#3F6E70', -0.1)))));
  for (let i = 0; i < 9; i++) c.add(k.rect(-10 + i * 86, 470, 8, 250, t('#E9DDC4', 0.2)));
  c.add(
    k.rect(-20, 590, 700, 7, t('#E9DDC4', 0.1)),
    k.path(
      'M-40 480L720 470L640 380L-40 350Z',
      c.down(350, 480, k.fade(t('#B5613F', 0.7), t('#B5613F', -0.3))),
    ),
    k.path('M-40 480L720 470L720 484L-40 496Z', t('#6B3A28', -0.4)),
  );
  for (const yy of [376, 404, 434, 458])
    c.add(
      k.path(k.bar([-40, yy + 4], [640 + (yy - 380) * 0.85, yy], 3), t('#6B3A28', -0.5), 'opacity="0.35"'),
    );
}

/** The driver with his name board. */
function driver(c: k.Canvas, s: Space): void {
  const t = (l: string, v2: number): string => k.tone(c.p, l, v2);
  const [px, py] = s.to([-4.4, 0, 0.6]);
  const h = s.px([-4.4, 0, 0.6]) * 1.72;
  c.add(
    body(c, px, py, h, { pose: 'speak', facing: 1, top: '#F3E6C8', legs: '#17444E', dark: 0.12 }),
    k.at(
      px + h * 0.25,
      py - h * 0.86,
      h / 300,
      k.rect(-62, -44, 124, 84, t('#FFFDF6', 0.6), 'rx="6"') +
        k.rect(-46, -24, 92, 12, t(k.core.deepSea, 0), 'rx="4"') +
        k.rect(-46, 2, 66, 10, t(k.core.lagoon, 0.1), 'rx="4"') +
        k.rect(-3, 40, 7, 44, t(k.core.wood, 0)),
    ),
  );
}

/** Two suitcases beside him. */
function suitcases(c: k.Canvas, s: Space): void {
  const t = (l: string, v2: number): string => k.tone(c.p, l, v2);
  for (const [x, col] of [
    [-3.1, '#C2553A'],
    [-2.6, '#0E3B43'],
  ] as const) {
    const [bx, by] = s.to([x, 0, -0.4]);
    const u = s.px([x, 0, -0.4]);
    c.add(
      k.path(k.lens(bx, by, u * 0.7, u * 0.05), c.p.ink, 'opacity="0.4"'),
      k.rect(
        bx - u * 0.2,
        by - u * 0.66,
        u * 0.4,
        u * 0.6,
        c.across(bx - u * 0.2, bx + u * 0.2, k.fade(t(col, -0.4), t(col, 0.6))),
        'rx="8"',
      ),
      k.rect(
        bx - u * 0.08,
        by - u * 0.92,
        u * 0.16,
        u * 0.27,
        'none',
        `stroke="${t('#46494A', 0)}" stroke-width="4"`,
      ),
      k.rect(bx - u * 0.16, by - u * 0.06, u * 0.06, u * 0.06, c.p.ink),
      k.rect(bx + u * 0.1, by - u * 0.06, u * 0.06, u * 0.06, c.p.ink),
    );
  }
}

/** Ngurah Rai: the shuttle waits by the gate, the driver with his name board, a plane climbing. */
export function shuttle(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1180, y: 230 } });
  const s = new Space(c, { x: 900, horizon: 640, eye: 1.6, dist: 10.5, scale: 176, back: -0.3 });
  c.add(
    k.sky(c, 660),
    k.sun(c, 60, { glow: 10 }),
    k.cumulus(c, 1330, 590, 560, 110, 0.8),
    k.streaks(c, 130, 420, 7, 0.4),
  );
  plane(c);
  palms(c, s);
  terminal(c);
  c.add(
    k.candiBentar(c, 800, 724, 330, { gap: 70, depth: 0.12 }),
    k.penjor(c, 1010, 740, 500, -1, { depth: 0.1, seed: 4 }),
    road(s, { heading: 172, z: 0.4, half: 4 }),
  );
  c.add(
    person(s, 4.6, 3.4, { woman: true, pose: 'walk', sarong: k.core.terracotta, dark: 0.15, facing: -1 }),
    vehicle(
      s,
      { ...fleet.hiace, stripes: [['0.02,0.3 0.98,0.3 0.98,0.38 0.02,0.38', '#178A8E']] },
      { color: '#F3EEE2', heading: 148, on: true },
    ),
  );
  driver(c, s);
  suitcases(c, s);
  c.add(
    k.groundShade(c, 960, 0.45),
    k.frangipani(c, -30, 1130, 520, -42, 5),
    k.cornerFronds(c, 1660, -80, 460, 100, 170, 4, 9),
  );
  return c.add(k.finish(c, { vignette: 0.36 })).svg();
}
