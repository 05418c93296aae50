/** Ticket: Taman sains anak renon. */

import { body, type Look } from '../../../kit/rooms/body.js';
import { armillary, dome, telescope } from '../../../kit/rooms/science.js';
import * as k from '../../../kit.js';

/** Renon: children before the planetarium of a science park, an armillary sphere and a telescope on the lawn. */
export function tamanSains(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 560, y: 250 } });
  c.add(
    k.sky(c, 660),
    k.sun(c, 58, { glow: 8 }),
    k.streaks(c, 120, 380, 7, 0.5),
    k.cumulus(c, 1280, 560, 560, 130, 0.7),
    k.ridge(c, { y: 640, amp: 26, depth: 0.72, seed: 6, span: 240, trees: 10 }),
    k.hazeBand(c, 630, 80, 0.6),
  );
  for (const [x, h, l] of k.triples('150 330 26, 560 250 -24, 1480 340 -40, 1390 260 20'))
    c.add(k.palm(c, x, 720, h, { lean: l, depth: 0.44 }));
  for (const [x, w, h] of k.triples('60 380 200, 330 330 130, 690 300 110, 1320 340 150, 1570 360 210'))
    c.add(k.canopy(c, x, 690, w, h, { depth: 0.4 }));
  c.add(
    k.hazeBand(c, 710, 60, 0.45),
    k.path(
      k.smooth(k.pts('-60,742 400,724 1000,736 1700,722 1700,1300 -60,1300'), true, 0.5),
      c.down(724, 1200, [
        [0, k.mix(c.p.leaf[0], c.p.haze, 0.35)],
        [0.4, k.mix(c.p.leaf[1], c.p.leaf[0], 0.35)],
        [1, c.p.leaf[2]],
      ]),
    ),
  );
  c.add(dome(c, 1010, 810, 310));
  c.add(
    k.path(
      k.smooth(
        k.pts('956,872 1064,872 1060,930 980,1010 940,1100 980,1230 520,1230 600,1090 780,980 930,920'),
        true,
        0.7,
      ),
      c.down(870, 1200, [
        [0, k.tone(c.p, '#EAD9AE', 0.6)],
        [1, k.tone(c.p, '#B39C74', -0.2)],
      ]),
    ),
  );
  c.add(armillary(c, 320, 960, 140), k.airGlow(c, 480, 900, 420, 60, c.p.glow, 0.35));
  const child = (x: number, y: number, h: number, o: Look): string => body(c, x, y, h, { dark: 0.12, ...o });
  const red = k.core.terracotta;
  c.add(
    child(1096, 900, 112, { pose: 'cheer', top: k.core.marigold, legs: '#22383C' }),
    child(950, 916, 118, { pose: 'run', woman: true, top: '#FBF2E0', legs: red, skirt: true }),
    child(500, 972, 128, { pose: 'point', facing: -1, top: k.core.lagoon, legs: '#22383C' }),
    child(560, 984, 116, { woman: true, facing: -1, top: '#FBF2E0', legs: red, skirt: true }),
    child(850, 1008, 190, {
      pose: 'speak',
      facing: 1,
      woman: true,
      skirt: true,
      top: '#F3E6C8',
      legs: k.core.deepSea,
    }),
    telescope(c, 1200, 1050, 210),
    child(1104, 1060, 138, { pose: 'speak', top: red, legs: '#22383C' }),
    child(1012, 1070, 142, { top: k.core.marigold, legs: '#0E5A63', facing: 1 }),
  );
  return c
    .add(
      k.groundShade(c, 1020, 0.5),
      k.fern(c, 1500, 1220, 300, -100, { seed: 7 }),
      k.bananaLeaf(c, -40, 1240, 400, -38, { seed: 4, shade: 0.6 }),
      k.grass(c, 1080, 1620, (x) => 1214 - (x - 1080) * 0.02, 80, c.p.ink, 9),
      k.frangipani(c, 1640, -20, 470, 140, 8),
      k.finish(c),
    )
    .svg();
}
