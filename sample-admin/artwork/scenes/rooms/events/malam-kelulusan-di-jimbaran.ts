/** Event: Malam kelulusan di jimbaran. */

import { seaside } from '../../../kit/rooms/backdrop.js';
import { roundTable } from '../../../kit/rooms/banquet.js';
import { body } from '../../../kit/rooms/body.js';
import { stringLights } from '../../../kit/rooms/leisure.js';
import * as k from '../../../kit.js';

/** The bay at dusk with boats, beach and palms. */
function bay(c: k.Canvas): void {
  c.add(
    seaside(c, 630, { bottom: 780, sun: 64, path: 200, streaks: 14 }),
    k.ridge(c, { y: 626, amp: 16, depth: 0.7, seed: 6, span: 300, shape: (x) => (x < 420 ? -10 : 60) }),
  );
  for (const [x, y, l] of k.triples('420 690 80, 1220 676 66')) c.add(k.jukung(c, x, y, l, { depth: 0.3 }));
  c.add(
    k.beach(c, k.pts('-40,742 500,734 1000,744 1640,730'), { sand: '#B08A62', foam: 6 }),
    k.palm(c, 210, 800, 520, { lean: 50, depth: 0.12, seed: 5 }),
    k.palm(c, 1400, 800, 560, { lean: -60, depth: 0.12, seed: 9 }),
  );
}

/** Bamboo poles on the sand and the strings of lights between them. */
function lights(c: k.Canvas): void {
  const poles = k.triples('120 980 640, 470 850 400, 1130 850 400, 1490 980 640');
  for (const [x, y, h] of poles)
    c.add(
      k.path(
        k.taper(k.pts(`${x},${y} ${x + 4},${y - h}`), (t) => h * 0.026 * (1.2 - t * 0.5)),
        k.mix(c.p.ink, '#8A6A3A', 0.45),
      ),
    );
  const tip = (i: number): k.Pt => {
    const [x, y, h] = poles[i] ?? [0, 0, 0];
    return [x + 4, y - h];
  };
  c.add(
    stringLights(c, tip(0), tip(1), 50, 9, 8),
    stringLights(c, tip(1), tip(2), 60, 13, 7),
    stringLights(c, tip(3), tip(2), 50, 9, 8),
    stringLights(c, tip(0), tip(2), 110, 15, 8),
    stringLights(c, tip(3), tip(1), 110, 15, 8),
  );
}

/** The long evening's tables, laid and lit by candles. */
function tables(c: k.Canvas): void {
  for (const [x, y, r] of k.triples(
    '300 850 78, 1330 850 78, 130 960 118, 1480 960 118, 400 1050 150, 1220 1050 150',
  ))
    c.add(
      roundTable(c, x, y, r, { cloth: '#FBF2E0', lit: true, chairs: '#C9A55A', seed: x, flowers: '#F6C9A0' }),
    );
}

/** The class on the sand before the sea, in gowns. */
function graduates(c: k.Canvas): void {
  const row: [number, number, number, 'cheer' | 'point' | 'dance'][] = [
    [560, 842, 168, 'cheer'],
    [650, 838, 166, 'point'],
    [735, 842, 170, 'cheer'],
    [890, 842, 168, 'cheer'],
    [975, 838, 166, 'dance'],
    [1060, 842, 168, 'cheer'],
    [605, 872, 186, 'cheer'],
    [700, 876, 188, 'cheer'],
    [812, 880, 192, 'cheer'],
    [918, 876, 188, 'point'],
    [1015, 872, 186, 'cheer'],
  ];
  row.forEach(([x0, y0, h0, pose], i) => {
    const [x, y, h] = [812 + (x0 - 812) * 1.45, y0 + 34, h0 * 1.28];
    c.add(
      k.path(k.lens(x, y, h * 0.6, 7), c.p.ink, 'opacity="0.35"'),
      body(c, x, y, h, {
        pose,
        woman: i % 2 === 0,
        top: i % 3 ? '#17444E' : '#1F5A62',
        legs: '#17444E',
        skirt: true,
        dark: 0.4,
        facing: x > 812 ? -1 : 1,
      }),
    );
  });
}

/** A cap in the air. */
const cap = (c: k.Canvas, x: number, y: number, s: number, rot: number): string =>
  k.at(
    x,
    y,
    s,
    k.path('M-30 0L0 -14L30 0L0 14Z', k.tone(c.p, '#17444E', 0.3)) +
      k.path('M-16 6V18Q0 28 16 18V6L0 14Z', k.tone(c.p, '#0E2E36', -0.3)) +
      k.path(k.taper(k.pts('0,-1 22,6 27,22'), 2.4), k.core.marigold) +
      k.path('M24 20h6v11h-6z', k.core.marigold) +
      k.path('M-30 0L0 -14L30 0L0 -10Z', c.p.rim, 'opacity="0.6"'),
    rot,
  );

/** Caps and paper in the air. */
function capsAndPaper(c: k.Canvas): void {
  for (const [x, y, s, rot] of k.quads(
    '480 600 1 -20, 600 540 1.1 16, 715 585 1 -34, 800 460 1.3 12, 905 560 1 30, 1010 510 1.1 -14, 1130 600 1 24, 660 430 1.1 -20, 950 410 1.1 -30',
  ))
    c.add(cap(c, x, y, s, rot));
  let paper = '';
  for (let i = 0; i < 60; i++) {
    const [x, y] = [c.r.range(460, 1160), c.r.range(420, 860)];
    paper += `<rect x="${k.n(x)}" y="${k.n(y)}" width="9" height="5" fill="${c.r.pick([k.core.marigold, '#FBF2E0', k.core.lagoon, k.core.terracotta])}" transform="rotate(${c.r.int(0, 90)} ${k.n(x)} ${k.n(y)})"/>`;
  }
  c.add(`<g opacity="0.85">${paper}</g>`);
}

/** Jimbaran: a class throws its caps between candlelit tables on the beach, the bay at dusk behind. */
export function kelulusan(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 812, y: 520 } });
  bay(c);
  c.add(k.airGlow(c, 812, 900, 720, 220, '#FFC98A', 0.4));
  graduates(c);
  capsAndPaper(c);
  lights(c);
  tables(c);
  c.add(
    k.fern(c, 1560, 1250, 300, -110, { seed: 4 }),
    k.fern(c, 40, 1250, 300, -70, { seed: 8 }),
    k.groundShade(c, 1000, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.44 })).svg();
}
