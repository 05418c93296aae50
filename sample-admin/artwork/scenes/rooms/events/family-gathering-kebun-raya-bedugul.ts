/** Event: Family gathering kebun raya bedugul. */

import { partyTent } from '../../../kit/rooms/banquet.js';
import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { conifer } from '../../../kit/rooms/dwellings.js';
import { ground } from '../../../kit/rooms/garden.js';
import { bunting } from '../../../kit/rooms/party.js';
import * as k from '../../../kit.js';

/** Mist, ridge and a row of conifers. */
function forest(c: k.Canvas): void {
  c.add(
    k.sky(c, 660),
    k.sun(c, 58, { glow: 10 }),
    k.ridge(c, { y: 520, amp: 110, depth: 0.75, seed: 8, span: 560, trees: 8 }),
    k.hazeBand(c, 560, 130, 0.8),
  );
  for (const [x, h] of k.pts(
    '60,420 150,360 250,440 640,330 720,390 1010,380 1090,320 1420,460 1510,400 1590,480',
  ))
    c.add(conifer(c, x, 670, h, { depth: 0.45, seed: x }));
}

/** Families cheering in front of the tents. */
function onlookers(c: k.Canvas, v: View): void {
  for (const [x, z, i] of k.triples(
    '-6.4 17 0, -5.6 17.4 1, -4.7 17 2, 3 17 3, 5.6 16.4 4, 6.4 16.8 5, 7.6 16.2 6',
  ))
    c.add(
      body(c, ...v.at(x, 0, z), v.scale(x, z) * (i % 3 ? 1.66 : 1.2), {
        woman: i % 2 === 1,
        skirt: i % 2 === 1,
        top: [k.core.terracotta, '#FBF2E0', k.core.marigold][i % 3] ?? '#FBF2E0',
        pose: i % 3 === 0 ? 'cheer' : 'stand',
        dark: 0.3,
        depth: 0.1,
      }),
    );
}

/** Bunting from pole to pole. */
function flagLines(c: k.Canvas): void {
  c.add(
    bunting(c, [-20, 330], [560, 300], 40, 16, 26),
    bunting(c, [560, 300], [1100, 330], 44, 15, 26),
    bunting(c, [1100, 330], [1640, 280], 40, 15, 26),
  );
  for (const [x, y] of k.pts('560,300 1100,330'))
    c.add(k.rect(x - 4, y, 8, 400, k.tone(c.p, k.core.wood, -0.2)));
}

/** Two teams on one rope, its middle marked. */
function tugOfWar(c: k.Canvas): void {
  const y = 965;
  c.add(k.path(k.lens(800, y + 8, 1300, 34), c.p.ink, 'opacity="0.22"'));
  const team = (x0: number, f: 1 | -1, cols: readonly string[]): string =>
    cols
      .map((top, i) =>
        body(c, x0 - f * i * 128, y - (i % 2) * 14, [250, 236, 214, 244, 190][i] ?? 230, {
          pose: 'pull',
          facing: f,
          top,
          legs: i % 2 ? k.core.volcanic : '#17444E',
          woman: i % 2 === 1,
          dark: 0.18,
        }),
      )
      .reverse()
      .join('');
  const rope = (front: boolean): string =>
    k.path(
      k.taper(
        [
          [90, y - 128],
          [460, y - 138],
          [800, y - 130],
          [1140, y - 138],
          [1510, y - 128],
        ],
        front ? 11 : 13,
      ),
      k.tone(c.p, '#C9A55A', front ? 0.3 : -0.6),
    );
  c.add(
    rope(false),
    team(640, 1, [k.core.terracotta, '#D9704A', '#C2553A', '#E08A5A', '#C2553A']),
    team(960, -1, [k.core.lagoon, '#3F9A96', '#178A8E', '#57B0AC', '#178A8E']),
    rope(true),
    k.path(k.bar([800, y - 134], [800, y - 60], 22), k.tone(c.p, k.core.marigold, 0.4)),
  );
}

/** Bedugul: tug of war on the misty lawn, conifers, tents, bunting. */
export function keluargaBedugul(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 480, y: 210 } });
  const v = new View(c, { horizon: 600, focal: 1150, eye: 2, sun: [-0.6, 0.8, 0.1] });
  forest(c);
  c.add(
    k.hazeBand(c, 650, 90, 0.7),
    ground(c, 640, '#93AE66', 0.5),
    partyTent(c, v, -7.6, 19, 4.6, { depth: 0.2 }),
    partyTent(c, v, -2.6, 19.6, 4.6, { depth: 0.2, color: '#F6D58A' }),
    partyTent(c, v, 4.6, 18.6, 4.6, { depth: 0.18 }),
  );
  onlookers(c, v);
  flagLines(c);
  tugOfWar(c);
  c.add(
    conifer(c, 1560, 1120, 1000, { depth: 0.06, seed: 3 }),
    conifer(c, 40, 1100, 920, { depth: 0.06, seed: 6 }),
    k.grass(c, -20, 1620, (x) => 1206 - 12 * Math.sin(x / 170), 60, k.mix(c.p.leaf[2], c.p.ink, 0.2), 8),
    k.groundShade(c, 1000, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.38 })).svg();
}
