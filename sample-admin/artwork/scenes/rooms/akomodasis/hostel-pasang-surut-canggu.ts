/** Stay: Hostel pasang surut canggu. */

import { flank } from '../../../kit/corners.js';
import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { bicycle, ground, surfboard } from '../../../kit/rooms/garden.js';
import { wing } from '../../../kit/rooms/house.js';
import * as k from '../../../kit.js';

/** Sky, sea, black beach and palms. */
function shore(c: k.Canvas): void {
  c.add(
    k.sky(c, 700),
    k.sun(c, 54, { glow: 10 }),
    k.cumulus(c, 240, 640, 560, 150, 0.9),
    k.sea(c, 655, 740, { waves: 30 }),
    k.breaker(c, -40, 520, 690, 10),
    k.beach(c, k.pts('-40,716 300,722 620,730 1640,760'), { sand: '#8A7A68', foam: 5 }),
  );
  c.add(
    k.palm(c, 130, 760, 430, { lean: 50, depth: 0.25, seed: 3 }),
    k.palm(c, 330, 750, 330, { lean: -30, depth: 0.3, seed: 9 }),
    ground(c, 745, '#C9B08A', 0.5),
  );
}

/** The side wall with the sun and three waves. */
function mural(c: k.Canvas, v: View): void {
  c.add(
    v.face(flank(-3.62, 15, 24, 9.2, 3.2), [-1, 0, 0], '#2F8E90', {
      k: 0.3,
    }),
  );
  c.add(
    `<circle cx="${k.n(v.at(-3.63, 7.6, 20)[0])}" cy="${k.n(v.at(-3.63, 7.6, 20)[1])}" r="52" fill="${k.tone(c.p, k.core.marigold, 0.5)}"/>`,
    wave(c, v, 6.6, '#BFE3D6'),
    wave(c, v, 5.6, '#57B0AC'),
    wave(c, v, 4.6, '#17616B'),
  );
}

/** A wave painted on the side wall, its crest at height y. */
const wave = (c: k.Canvas, v: View, y: number, col: string): string =>
  k.path(
    v.d([
      ...Array.from({ length: 15 }, (_, i): [number, number, number] => [
        -3.63,
        y + Math.sin(i * 0.9) * 0.45,
        15 + (i * 9) / 14,
      ]),
      [-3.63, 3.2, 24],
      [-3.63, 3.2, 15],
    ]),
    k.tone(c.p, col, 0.3),
  );

/** Five boards in their rack. */
function boardRack(c: k.Canvas, v: View): void {
  const rack = v.at(-4, 0, 12.4);
  c.add(k.path(k.lens(rack[0] + 120, rack[1] + 6, 520, 18), c.p.ink, 'opacity="0.3"'));
  const cols = ['#F2A51E', '#178A8E', '#FBF2E0', '#C2553A', '#E9C98A'];
  cols.forEach((col, i) => {
    c.add(
      surfboard(
        c,
        rack[0] - 70 + i * 78,
        rack[1] + 4 + i * 5,
        300 - (i % 2) * 46,
        5 - i * 0.8,
        col,
        i % 2 ? '#FBF2E0' : '#0E3B43',
      ),
    );
  });
  c.add(
    k.path(
      k.bar([rack[0] - 120, rack[1] - 110], [rack[0] + 310, rack[1] - 86], 11),
      k.tone(c.p, k.core.wood, 0.2),
    ),
    k.rect(rack[0] - 118, rack[1] - 120, 12, 128, k.tone(c.p, k.core.wood, -0.2)),
    k.rect(rack[0] + 296, rack[1] - 98, 12, 130, k.tone(c.p, k.core.wood, -0.2)),
  );
}

/** The slate with the tides of the day and their curve. */
function tideSlate(c: k.Canvas, v: View): void {
  const [sx, sy] = v.at(3, 0, 11.4);
  c.add(
    k.path(
      `M${sx - 62} ${sy + 4}L${sx - 46} ${sy - 176}H${sx + 46}L${sx + 62} ${sy + 4}H${sx + 46}L${sx + 42} ${sy - 20}H${sx - 42}L${sx - 46} ${sy + 4}Z`,
      k.tone(c.p, k.core.wood, 0),
    ),
    k.rect(sx - 42, sy - 164, 84, 136, k.tone(c.p, '#24403F', -0.2)),
  );
  for (const [i, w] of [54, 40, 60, 30].entries())
    c.add(
      k.path(
        k.bar([sx - 32, sy - 140 + i * 28], [sx - 32 + w, sy - 142 + i * 28], 4),
        '#EDE8D8',
        'opacity="0.8"',
      ),
    );
  c.add(
    k.path(
      k.taper(
        Array.from({ length: 9 }, (_, i): k.Pt => [sx - 34 + i * 8.5, sy - 44 + Math.sin(i * 0.8) * 8]),
        4,
      ),
      '#8FD3CC',
    ),
  );
}

/** A surfer on the run, a guest and a bicycle at the door. */
function guests(c: k.Canvas, v: View): void {
  c.add(
    body(c, ...v.at(-0.6, 0, 11.2), v.scale(0, 11.2) * 1.74, {
      pose: 'run',
      top: k.core.marigold,
      legs: '#17616B',
      dark: 0.15,
      facing: -1,
    }),
    surfboard(c, v.at(-0.6, 0, 11.2)[0] - 70, v.at(0, 0, 11.2)[1] - 62, 260, 96, '#FBF2E0', '#C2553A'),
  );
  c.add(
    body(c, ...v.at(4.6, 0, 12.4), v.scale(4.6, 12.4) * 1.66, {
      woman: true,
      top: '#FBF2E0',
      legs: k.core.terracotta,
      skirt: true,
      dark: 0.2,
    }),
    bicycle(c, ...v.at(6, 0, 10), v.scale(6, 10) * 0.34, { color: k.core.terracotta }),
  );
}

/** Canggu: the hostel's corner with its board rack, tide slate and scooter light. */
export function hostelCanggu(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 330, y: 140 } });
  const v = new View(c, { horizon: 690, focal: 1020, eye: 1.7, yaw: -20, cx: 430, sun: [-0.6, 0.8, -0.5] });
  shore(c);
  c.add(
    wing(c, v, [-3.6, 0, 15], 11.5, 9, {
      floors: 3,
      bays: 3,
      balcony: true,
      wall: '#F3E6C8',
      roof: false,
      lit: 0.15,
      seed: 3,
    }),
  );
  mural(c, v);
  boardRack(c, v);
  tideSlate(c, v);
  guests(c, v);
  c.add(
    k.bananaLeaf(c, 1640, 1150, 560, -155, { seed: 3, shade: 0.4 }),
    k.bananaLeaf(c, 1650, 1210, 480, -178, { seed: 6, shade: 0.6 }),
    k.fern(c, 80, 1240, 330, -80, { seed: 2 }),
    k.groundShade(c, 990, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.34 })).svg();
}
