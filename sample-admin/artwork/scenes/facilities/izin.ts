/** Event facility: permits. */
import { slab } from '../../kit/corners.js';
import { person } from '../../kit/road.js';
import { type P3, Space } from '../../kit/space.js';
import * as k from '../../kit.js';

/** Permit papers, stamp and files on a pavilion table, gate beyond. */
export function izin(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 420, y: 200 } });
  const s = new Space(c, { x: 800, horizon: 380, eye: 1.45, dist: 3, scale: 480, back: 0.1 });
  courtyard(c);
  c.add(
    person(s, 0.95, 0.9, { top: '#FBF2E0', sarong: '#46494A', dark: 0.15, facing: -1, tall: 1.7 }),
    person(s, -1.05, 0.95, { woman: true, top: '#F2A51E', sarong: '#0E5A63', dark: 0.15, tall: 1.6 }),
  );
  tableTop(s);
  c.add(
    sheet(s, { x: -0.75, y: 0.724, z: -0.3, w: 0.62, d: 0.84, turn: 10, head: '#178A8E' }),
    sheet(s, { x: -0.1, y: 0.73, z: -0.55, w: 0.66, d: 0.9, turn: -5, head: '#C2553A' }),
  );
  seal(s);
  stampAndPad(s);
  files(s);
  c.add(
    k.stroke([s.to([-1.35, 0.75, -0.55]), s.to([-1.15, 0.75, -0.15])], 13, k.tone(c.p, '#0E3B43', 0.3)),
    s.drum(-1.6, 0.724, -0.2, 0.09, 0.12, 0.03, '#F3EBDA'),
    s.drum(-1.6, 0.75, -0.2, 0.06, 0.09, 0.13, '#F3EBDA', '#4A2814'),
  );
  const [bx, by] = s.to([-1.45, 0.73, -0.85]);
  c.add(k.at(bx, by, 1, k.blossom(c, 52, 4)));
  return c.add(k.groundShade(c, 980, 0.4), k.finish(c, { vignette: 0.36 })).svg();
}

/** Courtyard and gate seen from under a pavilion roof. */
function courtyard(c: k.Canvas): void {
  c.add(
    k.sky(c, 520),
    k.sun(c, 50),
    k.ridge(c, { y: 430, amp: 40, depth: 0.6, seed: 6, span: 240, trees: 18 }),
    k.hazeBand(c, 470, 90, 0.6),
    k.palm(c, 300, 610, 380, { depth: 0.4, lean: 40, seed: 4 }),
    k.canopy(c, 1250, 520, 560, 200, { depth: 0.4 }),
    k.wall(c, -20, 620, [640, 640], [110, 110], { depth: 0.26 }),
    k.wall(c, 1620, 1000, [640, 640], [110, 110], { depth: 0.26 }),
    k.candiBentar(c, 810, 650, 440, { gap: 100, depth: 0.22 }),
    k.rect(0, 636, 1600, 200, k.mix(c.p.leaf[1], c.p.haze, 0.35)),
  );
  for (const x of [60, 1480])
    c.add(
      k.rect(
        x,
        -10,
        60,
        760,
        c.across(x, x + 60, [
          [0, k.tone(c.p, '#7A4A30', 0.5)],
          [1, k.tone(c.p, '#7A4A30', -0.5)],
        ]),
      ),
    );
  c.add(k.path('M0 0H1600V60Q800 130 0 60Z', k.tone(c.p, '#6B4A34', -0.5)));
}

/** The table of three boards. */
function tableTop(s: Space): void {
  const { c } = s;
  c.add(
    s.fill(
      slab(-2.6, 2.6, -1.6, 0.55, 0.72),
      c.radial(560, 760, 900, [
        [0, k.tone(c.p, '#B98A5A', 0.8)],
        [0.5, k.tone(c.p, '#9A6B40', 0.15)],
        [1, k.tone(c.p, '#7A5030', -0.5)],
      ]),
    ),
  );
  for (const z of [-0.3, 0.1, -0.75])
    c.add(s.fill(slab(-2.6, 2.6, z, z + 0.012, 0.721), c.p.ink, 'opacity="0.3"'));
}

/** A written sheet lying on the table, its middle at x,z, turned by degrees, with a coloured head. */
function sheet(
  s: Space,
  o: { x: number; y: number; z: number; w: number; d: number; turn: number; head: string },
): string {
  const { c } = s;
  const { x, y, z, w, d, head } = o;
  const a = (o.turn * Math.PI) / 180;
  const p = (u: number, v: number): P3 => [
    x + Math.cos(a) * u * w - Math.sin(a) * v * d,
    y,
    z + Math.sin(a) * u * w + Math.cos(a) * v * d,
  ];
  const q = (u0: number, v0: number, u1: number, v1: number): P3[] => [
    p(u0, v0),
    p(u1, v0),
    p(u1, v1),
    p(u0, v1),
  ];
  let g =
    s.shadow(q(-0.52, -0.53, 0.5, 0.5), 0.35, 6) +
    s.fill(q(-0.5, -0.5, 0.5, 0.5), k.tone(c.p, '#FBF6E8', 0.55)) +
    s.fill(q(-0.38, 0.3, 0.2, 0.37), k.tone(c.p, head, 0.1));
  for (let i = 0; i < 6; i++)
    g += s.fill(q(-0.38, 0.18 - i * 0.08, 0.38 - (i % 3) * 0.1, 0.2 - i * 0.08), '#8A9490', 'opacity="0.8"');
  return g;
}

/** The print of the stamp on the upper sheet. */
function seal(s: Space): void {
  const { c } = s;
  const [sx, sy] = s.to([0.08, 0.735, -0.82]);
  c.add(
    `<g opacity="0.8" transform="translate(${sx} ${sy}) rotate(-14) scale(1 0.5)"><circle r="62" fill="none" stroke="#A9301F" stroke-width="8"/><circle r="44" fill="none" stroke="#A9301F" stroke-width="4"/>${k.path('M-20 24V-20L-6 -30V24ZM20 24V-20L6 -30V24Z', '#A9301F')}</g>`,
  );
}

/** The stamp and its pad. */
function stampAndPad(s: Space): void {
  const { c } = s;
  c.add(
    s.shadow(slab(0.4, 0.74, -0.9, -0.6, 0.73), 0.5, 6),
    s.drum(0.55, 0.73, -0.72, 0.1, 0.1, 0.05, '#2B3234'),
    s.drum(0.55, 0.78, -0.72, 0.06, 0.035, 0.12, '#8A4A2A'),
    s.drum(0.55, 0.9, -0.72, 0.035, 0.05, 0.06, '#8A4A2A'),
    s.box(1, 0.724, -0.45, 0.36, 0.05, 0.26, '#2B3234'),
    s.fill(slab(0.85, 1.15, -0.55, -0.35, 0.776), k.tone(c.p, '#A9301F', 0)),
  );
}

/** A pile of files. */
function files(s: Space): void {
  const { c } = s;
  for (const [i, local] of ['#178A8E', '#F2A51E', '#C2553A', '#E9DFC8', '#0E5A63'].entries())
    c.add(s.box(1.55 + (i % 2) * 0.02, 0.724 + i * 0.05, -0.2, 0.62, 0.046, 0.8, local, 0.05));
}
