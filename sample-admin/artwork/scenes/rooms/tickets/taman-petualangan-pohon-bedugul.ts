/** Ticket: Taman petualangan pohon bedugul. */

import { body } from '../../../kit/rooms/body.js';
import * as k from '../../../kit.js';

/** An old trunk through the whole sheet, `w` wide at x, at depth `d`. */
const trunk = (c: k.Canvas, x: number, w: number, d: number): string =>
  k.path(
    k.taper(
      [
        [x + w * 0.1, 1230],
        [x, 800],
        [x - w * 0.06, 300],
        [x, -40],
      ],
      (t) => w * (1.25 - t * 0.5) * (t < 0.1 ? 1.2 : 1),
    ),
    c.turn(
      x - w / 2,
      x + w / 2,
      c.side(x),
      k.aerial(c.p, k.tone(c.p, '#7A6A58', 0.5), d),
      k.aerial(c.p, k.tone(c.p, '#6A5846', -0.2), d),
      k.aerial(c.p, k.tone(c.p, '#54463A', -0.7), d),
    ),
  );

/** The trees behind, in two rows parted by mist. */
function farTrees(c: k.Canvas): void {
  for (const [x, w, d] of k.triples(
    '120 50 75, 330 44 80, 560 46 82, 720 40 86, 980 44 84, 1180 50 80, 1460 46 76',
  ))
    c.add(trunk(c, x, w, d / 100));
  for (const [x, y, w, h] of k.quads('140 60 520 180, 520 40 460 150, 1040 40 460 150, 1450 70 520 190'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.7 }));
  c.add(k.hazeBand(c, 620, 260, 0.6));
  for (const [x, w, d] of k.triples('430 90 46, 1110 96 44, 1290 70 52, 230 70 54'))
    c.add(trunk(c, x, w, d / 100));
}

/** A round deck on two struts, built around a trunk. */
const deck = (c: k.Canvas, x: number, w: number, y = 800): string =>
  k.path(k.lens(x, y, w, 22), k.tone(c.p, '#9A7350', 0.5)) +
  k.path(
    `M${x - w / 2} ${y}Q${x} ${y + 24} ${x + w / 2} ${y}L${x + w / 2} ${y + 18}Q${x} ${y + 44} ${x - w / 2} ${y + 18}Z`,
    k.tone(c.p, '#6B4A34', -0.4),
  ) +
  k.path(
    k.bar([x - w * 0.4, y + 20], [x - w * 0.1, y + 150], 14) +
      k.bar([x + w * 0.4, y + 20], [x + w * 0.1, y + 150], 14),
    k.tone(c.p, '#6B4A34', -0.6),
  );

/** Height of the foot rope at x. */
const sag = (x: number): number => 800 + 110 * (1 - ((x - 795) / 425) ** 2);

/** Height of the hand rope at x. */
const hand = (x: number): number => 650 + 96 * (1 - ((x - 795) / 425) ** 2);

/** Points along a rope, `dy` below its own height. */
const run = (f: (x: number) => number, dy: number): k.Pt[] =>
  Array.from({ length: 23 }, (_, i): k.Pt => [370 + i * 38.6, f(370 + i * 38.6) + dy]);

/** Far ropes, planks, hangers and the safety line above. */
function bridge(c: k.Canvas): void {
  let planks = '';
  for (let x = 382; x < 1216; x += 30)
    planks += k.rect(
      x - 11,
      sag(x) - 4,
      24,
      12,
      k.tone(c.p, '#A97A50', x % 60 ? 0.5 : 0.1),
      `transform="rotate(${k.n((sag(x + 1) - sag(x - 1)) * 26)} ${x} ${k.n(sag(x))})"`,
    );
  c.add(k.path(k.taper(run(sag, -16), 6) + k.taper(run(hand, -14), 5), k.tone(c.p, '#6E5A40', -0.5)), planks);
  for (let x = 390; x < 1216; x += 45)
    c.add(k.path(k.bar([x, hand(x)], [x + 14, sag(x)], 2.6), k.tone(c.p, '#6E5A40', -0.4)));
  c.add(
    k.path(
      k.taper(
        [
          [330, 500],
          [800, 520],
          [1270, 500],
        ],
        5,
      ),
      k.tone(c.p, '#46494A', -0.3),
    ),
  );
}

/** A child on the bridge, hooked to the safety line above. */
const climber = (c: k.Canvas, x: number, h: number, top: string, woman: boolean): string =>
  k.path(k.bar([x + 2, sag(x) - h * 0.6], [x + 4, 516], 3.4), k.core.marigold) +
  body(c, x, sag(x) - 2, h, {
    pose: 'cheer',
    top,
    legs: '#17444E',
    woman,
    dark: 0.2,
    hat: k.core.marigold,
  });

function leafFrame(c: k.Canvas): void {
  c.add(
    k.canopy(c, 60, 1130, 520, 240, { depth: 0.04, seed: 4 }),
    k.canopy(c, 1560, 1130, 560, 240, { depth: 0.03, seed: 7 }),
    k.fern(c, 330, 1240, 320, -80, { seed: 4 }),
    k.fern(c, 1260, 1250, 320, -100, { seed: 8 }),
    k.canopy(c, 100, 60, 620, 220, { depth: 0.05, seed: 12 }),
    k.canopy(c, 1530, 50, 620, 220, { depth: 0.05, seed: 14 }),
  );
}

/** Bedugul: a rope bridge high between old trees in drifting mist. */
export function petualangan(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 820, y: 180 } });
  c.add(
    k.rect(
      0,
      0,
      1600,
      1200,
      c.down(0, 1200, [
        [0, c.p.sky[1]],
        [0.4, c.p.sky[3]],
        [1, k.mix(c.p.haze, c.p.far, 0.6)],
      ]),
    ),
    k.airGlow(c, 820, 180, 800, 620, c.p.sun, 0.9),
  );
  farTrees(c);
  c.add(
    k.path(k.taper(k.curve([430, 430], [780, 520], [1110, 470], 20), 4), k.aerial(c.p, c.p.near, 0.45)),
    body(c, 690, 566, 88, { pose: 'climb', dark: 0.6, depth: 0.35, top: k.core.terracotta }),
  );
  c.add(
    k.rays(c, { angle: 92, spread: 70, length: 1200, count: 9, opacity: 0.5 }),
    k.hazeBand(c, 860, 240, 0.8),
  );
  c.add(trunk(c, 150, 240, 0.1), trunk(c, 1440, 260, 0.08));
  c.add(deck(c, 170, 440), deck(c, 1420, 460));
  bridge(c);
  c.add(
    climber(c, 700, 250, k.core.terracotta, false),
    climber(c, 980, 236, k.core.lagoon, true),
    k.path(k.taper(run(sag, 10), 6) + k.taper(run(hand, 0), 6), k.tone(c.p, '#C9A55A', 0.4)),
    body(c, 1330, 804, 260, {
      pose: 'point',
      facing: -1,
      top: '#F3E6C8',
      dark: 0.25,
      hat: k.core.terracotta,
    }),
  );
  leafFrame(c);
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
