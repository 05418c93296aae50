/** Event facility: moving heads. */
import { joints } from '../../kit/road.js';
import { crowd } from '../../kit/screen.js';
import { beam, movingHead, truss } from '../../kit/show.js';
import { Space } from '../../kit/space.js';
import * as k from '../../kit.js';

const GOLD = '#FFCE7A';

/** Legong dancer in golden beams and haze. */
export function movingHeads(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 300 } });
  const s = new Space(c, { x: 800, horizon: 700, eye: 1.7, dist: 11, scale: 130 });
  c.add(
    `<rect width="1600" height="1200" fill="${c.radial(800, 620, 1000, [
      [0, '#5A3A2A'],
      [0.45, '#1F2F33'],
      [1, c.p.ink],
    ])}"/>`,
  );
  c.add(
    k.candiBentar(c, 800, 880, 660, { gap: 230, depth: 0.22, brick: '#7A3A26' }),
    k.airGlow(c, 800, 620, 560, 420, '#FFC766', 0.5),
  );
  c.add(
    `<rect y="880" width="1600" height="320" fill="${c.radial(800, 940, 900, [
      [0, '#C98F4A'],
      [0.4, '#5A4A38'],
      [1, '#0C1E22'],
    ])}"/>`,
    joints(s, { heading: 0, a: -3, b: 8, step: 1.6, t0: -8, t1: 8 }),
  );
  c.add(
    truss(s, [-5.6, 5.1, -0.5], [5.6, 5.1, -0.5], 0.5),
    truss(s, [-5.6, 0, -0.5], [-5.6, 5.1, -0.5], 0.45),
    truss(s, [5.2, 0, -0.5], [5.2, 5.1, -0.5], 0.45),
  );
  upperBeams(s);
  floorBeams(c);
  c.add(
    k.airGlow(c, 800, 965, 420, 60, '#FFE3A0', 0.8),
    dancer(c, 800, 985, 330),
    k.airGlow(c, 420, 980, 500, 120, '#CFE8DC', 0.2),
    k.airGlow(c, 1200, 970, 520, 120, '#CFE8DC', 0.22),
  );
  return c
    .add(crowd(c, 1130, 110, c.p.ink, { seed: 5, rim: GOLD }), k.finish(c, { vignette: 0.5, wash: 0.25 }))
    .svg();
}

/** Eight beams from the truss, meeting on the dancer. */
function upperBeams(s: Space): void {
  const { c } = s;
  for (let i = 0; i < 8; i++) {
    const [x, y] = s.to([-4.55 + i * 1.3, 4.75, -0.5]);
    const angle = 90 + (3.5 - i) * 8.5;
    c.add(
      beam(c, x, y + 24, angle, 820, 9, i % 3 === 1 ? '#4FD6CC' : GOLD, 0.46),
      movingHead(c, x, y + 20, 66, angle, GOLD),
    );
  }
}

/** Four beams from the floor. */
function floorBeams(c: k.Canvas): void {
  for (const [x, a] of [
    [150, -62],
    [330, -76],
    [1270, -104],
    [1450, -118],
  ] as const)
    c.add(
      beam(c, x, 960, a, 900, 8, '#FF9A5A', 0.34),
      k.at(x, 1010, 1, movingHead(c, 0, 0, 76, a, '#FF9A5A')),
    );
}

/** A legong dancer: tall golden crown, fans, wrapped gold cloth and train. */
function dancer(c: k.Canvas, x: number, y: number, h: number): string {
  const t = (l: string, v: number): string => k.tone({ ...c.p, warmth: 0.3, rim: '#FFDFA0', dim: 0.4 }, l, v);
  const gold = c.across(-20, 22, [
    [0, t('#B9781E', 0.1)],
    [0.5, t('#E9AE3A', 0.6)],
    [1, t('#FFD98A', 0.9)],
  ]);
  const g =
    k.path(k.smooth(k.pts('-6,-40 -16,-16 -30,-3 -44,0 -20,3 8,2 10,-12')), t('#8A2A22', 0.1)) +
    k.path(k.smooth(k.pts('-11,-54 -14,-34 -10,-12 -8,-2 10,-2 13,-20 12,-40 9,-54')), gold) +
    k.path(k.lines(k.pts('-12,-40 12,-42 12.5,-38 -12.5,-36')), t('#8A2A22', 0.2)) +
    k.path(k.lines(k.pts('-10.5,-20 12.5,-22 12.3,-18 -10,-16')), t('#0E6A5A', 0.3)) +
    k.path(k.smooth(k.pts('-9,-78 -10,-66 -9,-52 9,-52 9,-66 8,-78 0,-80')), t('#8A2A22', 0.3)) +
    k.path(k.lines(k.pts('-4,-80 4,-80 5,-52 -5,-52')), gold) +
    k.path(
      k.taper(k.pts('-8,-77 -22,-70 -33,-82'), (q) => 5 - q * 2),
      t('#B9794A', 0.4),
    ) +
    k.path(
      k.taper(k.pts('8,-77 22,-74 27,-60'), (q) => 5 - q * 2),
      t('#B9794A', 0.5),
    ) +
    k.path('M-33 -82L-50 -92A20 20 0 0 1 -27 -102Z', gold) +
    k.path('M27 -60L24 -42A20 20 0 0 0 44 -52Z', gold) +
    k.path(
      k.taper(k.pts('-9,-58 -22,-40 -26,-16'), (q) => 5 - q * 2),
      t('#F2A51E', 0.5),
    ) +
    k.path(
      k.taper(k.pts('9,-58 20,-40 22,-18'), (q) => 5 - q * 2),
      t('#0E6A5A', 0.5),
    ) +
    `<ellipse cx="1" cy="-87" rx="5.4" ry="6.6" fill="${t('#B9794A', 0.4)}"/>` +
    k.path(
      k.smooth(k.pts('-8,-89 -11,-98 -6,-103 -3,-110 0,-116 3,-110 7,-103 12,-98 9,-89 4,-94 -3,-94')),
      gold,
    ) +
    `<circle cx="0" cy="-118" r="2.4" fill="${t('#C2402A', 0.6)}"/><circle cx="-10" cy="-96" r="2.4" fill="${t('#F7E6C8', 0.8)}"/><circle cx="11" cy="-96" r="2.4" fill="${t('#F7E6C8', 0.8)}"/>`;
  return k.path(k.lens(x, y, h * 0.5, 14), c.p.ink, 'opacity="0.5"') + k.at(x, y, h / 118, g);
}
