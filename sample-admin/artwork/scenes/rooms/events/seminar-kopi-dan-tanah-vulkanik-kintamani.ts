/** Event: Seminar kopi dan tanah vulkanik kintamani. */

import { hills } from '../../../kit/rooms/backdrop.js';
import { cup, dish, fruit } from '../../../kit/rooms/still.js';
import * as k from '../../../kit.js';

/** Catur: eight cups on a farm table, cherries, drying beds and the volcano. */
export function seminarKopi(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1200, y: 180 } });
  c.add(hills(c, 560, { volcano: [520, 330, 1200], seed: 71, sun: 56, palms: '90 0 0', ridges: 3 }));
  for (const [i, y] of [585, 640, 710].entries())
    for (let j = 0; j < 6; j++) {
      const w = 170 + i * 60;
      const x = -60 + j * (w * 1.3) + i * 60;
      c.add(
        k.path(
          k.lines([
            [x, y],
            [x + w, y],
            [x + w * 1.08, y + 20 + i * 8],
            [x - w * 0.08, y + 20 + i * 8],
          ]),
          k.aerial(c.p, k.tone(c.p, (i + j) % 2 ? '#A8452E' : '#C9924A', 0.2), 0.32 - i * 0.1),
        ),
        k.rect(x, y + 20 + i * 8, w, 4 + i, c.p.ink, 'opacity="0.3"'),
      );
    }
  c.add(
    k.figure(c, 420, 700, 150, { pose: 'farmer', dark: 0.4, depth: 0.1 }),
    k.figure(c, 1180, 660, 118, { woman: true, dark: 0.4, depth: 0.14 }),
    k.hazeBand(c, 700, 60, 0.4),
  );
  c.add(
    k.rect(
      0,
      770,
      1600,
      440,
      c.linear(1300, 770, 300, 1200, [
        [0, k.tone(c.p, '#B98A5A', 0.8)],
        [0.5, k.tone(c.p, '#8A5E3C', 0)],
        [1, k.tone(c.p, '#54382A', -0.6)],
      ]),
    ),
    k.rect(0, 766, 1600, 9, k.tone(c.p, '#D9B07A', 0.8)),
  );
  for (const y of [830, 920, 1040]) c.add(k.path(k.lens(800, y, 1900, 3), c.p.ink, 'opacity="0.3"'));
  const brew = ['#5A3018', '#6B3A1E', '#4A2614', '#7A4422', '#55301A', '#633618', '#40210F', '#70401F'];
  brew.forEach((b, i) => {
    c.add(cup(c, 500 + i * 132 - (i % 2) * 6, 900 + (i % 2) * 96, 56 + (i % 2) * 8, b));
  });
  const heap = k.triples(
    '120 960 30, 180 930 30, 250 950 32, 310 965 30, 150 1000 32, 220 1000 34, 285 1012 32, 200 905 28, 260 912 28, 340 1000 28',
  );
  c.add(
    dish(c, 230, 985, 190, 110, '#A8783F', '#5E2418'),
    ...heap.map(([x, y, s], i) => fruit(c, x, y, s, i % 4 ? '#B8331F' : '#D9772A')),
  );
  c.add(
    fruit(c, 1440, 1080, 74, '#F0952A'),
    fruit(c, 1330, 1120, 60, '#F2A53A'),
    k.bananaLeaf(c, 1650, 1190, 420, 178, { seed: 4, shade: 0.4 }),
  );
  let branch = '';
  for (let i = 0; i < 7; i++)
    branch += fruit(c, 1330 + i * 34, 130 + ((i * 53) % 70), 17, i % 3 ? '#B8331F' : '#7F9A3A');
  c.add(
    k.path(
      k.taper(k.curve([1640, 40], [1450, 90], [1240, 190], 12), (t) => 18 - 12 * t),
      k.mix(c.p.ink, '#7C6A58', 0.4),
    ),
  );
  for (let i = 0; i < 9; i++)
    c.add(
      k.at(
        1600 - i * 42,
        50 + i * 16,
        1,
        k.path(
          k.taper(
            k.curve([0, 0], [40, i % 2 ? -60 : 50], [70, i % 2 ? -130 : 120], 9),
            (t) => 56 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.06)),
          ),
          i % 3 ? c.p.leaf[2] : k.mix(c.p.leaf[2], c.p.leaf[1], 0.6),
        ),
      ),
    );
  c.add(branch, k.groundShade(c, 1010, 0.4));
  return c.add(k.finish(c, { vignette: 0.4, wash: 0.28 })).svg();
}
