/** Suasana: Tenda pesta taman. */

import { hills } from '../../../kit/rooms/backdrop.js';
import { partyTent, roundTable } from '../../../kit/rooms/banquet.js';
import { View } from '../../../kit/rooms/camera.js';
import { stringLights } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** Peaked tents, long tables and string lights on a lawn at golden hour. */
export function tendaPesta(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 420, y: 380 } });
  const v = new View(c, { horizon: 610, focal: 1150, eye: 2, yaw: 12 });
  c.add(
    hills(c, 640, { volcano: [1240, 260, 1100], seed: 21, palms: '120 210 24, 900 150 -14, 1500 240 -30' }),
  );
  c.add(
    k.canopy(c, 90, 610, 420, 190, { depth: 0.22, seed: 4 }),
    k.canopy(c, 1520, 620, 360, 150, { depth: 0.22, seed: 6 }),
  );
  c.add(
    k.rect(
      0,
      655,
      1600,
      560,
      c.linear(420, 655, 900, 1200, [
        [0, k.mix(c.p.leaf[0], c.p.rim, 0.4)],
        [0.4, c.p.leaf[1]],
        [1, c.p.leaf[2]],
      ]),
    ),
  );
  c.add(
    partyTent(c, v, 5.5, 17, 5, { depth: 0.12, drapes: true }),
    partyTent(c, v, -1.2, 16.5, 5, { depth: 0.1, drapes: true }),
  );
  const t1 = v.at(2.2, 0.75, 12);
  c.add(
    roundTable(c, ...v.at(8.4, 0.75, 13), 76, { seed: 2 }),
    roundTable(c, t1[0], t1[1], 84, { seed: 3, flowers: '#F7C9B6' }),
    partyTent(c, v, -4.6, 10.6, 4.6, { drapes: true }),
  );
  c.add(
    roundTable(c, ...v.at(-1.7, 0.75, 12.4), 90, { seed: 5 }),
    roundTable(c, ...v.at(5.4, 0.75, 8.6), 128, { seed: 7, flowers: '#F7C9B6' }),
    roundTable(c, ...v.at(1.5, 0.75, 7), 150, { seed: 8 }),
  );
  for (const [x, z, w] of k.triples('-0.4 9.4 1, 0.2 9.6 0, 4 10.4 1'))
    c.add(
      k.figure(c, ...v.at(x, 0, z), v.scale(x, z) * 1.68, {
        woman: w === 1,
        dark: 0.55,
        sarong: w ? k.core.terracotta : k.core.lagoon,
      }),
    );
  c.add(
    stringLights(c, [-20, 190], [700, 330], 60, 9, 6),
    stringLights(c, [700, 330], [1620, 150], 70, 11, 6),
    stringLights(c, [-20, 330], [520, 420], 40, 7, 4),
  );
  c.add(k.rect(694, 320, 9, 430, k.tone(c.p, '#7A5236', -0.4)));
  c.add(
    k.airGlow(c, 420, 800, 700, 130, c.p.glow, 0.5),
    k.grass(c, -20, 1620, (x) => 1206 - 14 * Math.sin(x / 170), 70, k.mix(c.p.leaf[2], c.p.ink, 0.4), 9),
    k.groundShade(c, 920, 0.55),
    k.frangipani(c, 1660, 60, 620, 155, 6),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
