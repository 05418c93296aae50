/** Event facility: the modular stage. */
import { slab, upright } from '../../kit/corners.js';
import { person } from '../../kit/road.js';
import { truss } from '../../kit/show.js';
import { type P3, Space } from '../../kit/space.js';
import * as k from '../../kit.js';

/** Height of the deck in metres. */
const DECK = 1;

const CREW = { pose: 'walk', sarong: '#2E3A3C', dark: 0.3 } as const;

/** Modular stage on a lawn above the sea, crew fitting the last panels. */
export function panggung(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 380, y: 400 } });
  const s = new Space(c, { x: 840, horizon: 560, eye: 3.1, dist: 15, scale: 112, yaw: -24, back: 0.05 });
  lawn(c);
  c.add(s.shadow(slab(-4.4, 4.6, -3.6, 3, 0), 0.5, 16));
  understage(s);
  deckPanels(s);
  backRail(s);
  stairs(s);
  c.add(person(s, -0.6, 0.6, { ...CREW, y: DECK + 0.12, top: '#178A8E' }));
  c.add(
    // Two men bring the panel for the open corner, carried on its edge.
    s.shadow(slab(2.1, 4.2, -4.1, -3.5, 0), 0.3, 8),
    s.box(3.18, 0.4, -3.8, 1.97, 0.86, 0.12, '#C79560', 0.5),
    person(s, 2, -3.8, { ...CREW, top: '#E0892E' }),
    person(s, 4.36, -3.8, { ...CREW, top: '#178A8E', facing: -1 }),
  );
  return c.add(k.groundShade(c, 900, 0.5), k.fern(c, 1540, 1230, 300, -110, { seed: 4 }), k.finish(c)).svg();
}

/** Sea, palms and the lawn in the late sun. */
function lawn(c: k.Canvas): void {
  c.add(
    k.sky(c, 580),
    k.sun(c, 70, { glow: 9 }),
    k.streaks(c, 120, 400, 9, 0.55),
    k.sea(c, 562, 800),
    k.lightPath(c, 562, 740, { width: 220 }),
  );
  c.add(k.ridge(c, { y: 556, amp: 14, depth: 0.7, seed: 4, span: 240, shape: (x) => (x < 800 ? 60 : -20) }));
  c.add(
    k.palm(c, 1440, 760, 600, { lean: -70, depth: 0.16, seed: 5 }),
    k.palm(c, 1540, 760, 470, { lean: 30, depth: 0.2, seed: 8 }),
    k.palm(c, 110, 720, 460, { lean: 60, depth: 0.2, seed: 3 }),
  );
  c.add(
    k.path(
      k.smooth(k.pts('-60,700 400,690 900,684 1660,700 1700,1300 -60,1300'), true, 0.4),
      c.down(690, 1200, [
        [0, k.mix(c.p.leaf[0], c.p.rim, 0.3)],
        [0.5, c.p.leaf[1]],
        [1, c.p.leaf[2]],
      ]),
    ),
  );
}

/** Legs (none yet at the open corner), braces and the black skirt on the front half. */
function understage(s: Space): void {
  const { c } = s;
  for (let i = 0; i <= 4; i++)
    for (let j = i === 4 ? 1 : 0; j <= 3; j++)
      c.add(s.box(-4 + i * 2, 0, -3 + j * 2, 0.1, DECK, 0.1, '#9AA09C', -0.2));
  for (let i = 0; i < 3; i++)
    c.add(
      `<path d="${k.lines([s.to([-4 + i * 2, 0.1, -3]), s.to([-2 + i * 2, 0.9, -3])], false)}" stroke="${k.tone(c.p, '#9AA09C', 0.2)}" stroke-width="5"/>`,
    );
  c.add(
    s.fill(upright(-4, 0.9, 0.04, DECK, -3.02), k.tone(c.p, '#23292A', -0.3)),
    s.fill(
      [
        [-4, 0.04, -3],
        [-4, DECK, -3],
        [-4, DECK, 3],
        [-4, 0.04, 3],
      ],
      k.tone(c.p, '#23292A', 0.05),
    ),
  );
  for (let i = 0; i < 12; i++)
    c.add(s.fill(upright(-4 + i * 0.41, -3.9 + i * 0.41, 0.04, DECK, -3.03), c.p.ink, 'opacity="0.3"'));
}

/** The panels of the deck, the farthest first; the front corner is still open. */
function deckPanels(s: Space): void {
  const { c } = s;
  for (let j = 2; j >= 0; j--)
    for (let i = 3; i >= 0; i--) {
      if (j === 0 && i === 3) continue;
      c.add(
        s.box(-3 + i * 2, DECK, -2 + j * 2, 1.97, 0.12, 1.97, (i + j) % 2 ? '#A9764A' : '#B58252', 0.1),
        s.fill(slab(-4 + i * 2, -2 + i * 2, -3 + j * 2, -1 + j * 2, DECK), c.p.glow, 'opacity="0.05"'),
      );
    }
}

/** The rail at the back and the goal of trusses. */
function backRail(s: Space): void {
  const { c } = s;
  for (let i = 0; i <= 8; i++) c.add(s.box(-4 + i, DECK + 0.1, 2.95, 0.06, 1, 0.06, '#8C928E', -0.1));
  for (const y of [1.6, 2.05]) c.add(s.box(0, y, 2.95, 8, 0.06, 0.06, '#B9BDB8', 0.2));
  c.add(
    truss(s, [-3.9, DECK, 2.6], [-3.9, 5.4, 2.6], 0.35),
    truss(s, [3.6, DECK, 2.6], [3.6, 5.4, 2.6], 0.35),
    truss(s, [-4, 5.3, 2.6], [4, 5.3, 2.6], 0.4),
  );
}

/** One handrail of the stairs. */
function handrail(s: Space, x: number): string {
  const { c } = s;
  const bar = (a: P3, b: P3): string => k.stroke([s.to(a), s.to(b)], 6, k.tone(c.p, '#B9BDB8', 0.1));
  return (
    bar([x, 0, -4.3], [x, 1.15, -4.3]) +
    bar([x, 0.7, -3.3], [x, 1.95, -3.3]) +
    bar([x, 1.12, -4.3], [x, 1.93, -3.3])
  );
}

/** Four steps up to the deck, the highest drawn first, between two handrails. */
function stairs(s: Space): void {
  const { c } = s;
  c.add(s.shadow(slab(-3.3, -1.2, -4.6, -3, 0), 0.45, 10), handrail(s, -1.64));
  for (let i = 3; i >= 0; i--) {
    const [y, z] = [(i + 1) * 0.26, -4.2 + i * 0.3];
    c.add(
      s.box(-2.4, 0, z, 1.6, y - 0.06, 0.3, '#7E8683', -0.15),
      s.box(-2.4, y - 0.06, z - 0.02, 1.64, 0.06, 0.34, '#B58252', 0.1),
    );
  }
  c.add(handrail(s, -3.16));
}
