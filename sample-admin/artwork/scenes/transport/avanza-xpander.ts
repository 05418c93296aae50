/** Transport: Avanza, Xpander, Innova Reborn, Innova Zenix. */
import * as fleet from '../../kit/fleet.js';
import { ground, rail, road } from '../../kit/road.js';
import { conifer } from '../../kit/rooms/dwellings.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

/** Silver Avanza before a temple gate on a village street, late sun. */
export function avanza(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 720, y: 350 } });
  const s = new Space(c, { x: 640, horizon: 655, eye: 1.5, dist: 9, scale: 196, back: -0.15 });
  c.add(k.sky(c, 700), k.sun(c, 66), k.streaks(c, 120, 420, 8, 0.5));
  c.add(k.volcano(c, { x: 560, base: 700, height: 330, width: 1500, depth: 0.74, seed: 21, crater: 0.04 }));
  c.add(
    k.ridge(c, { y: 640, amp: 36, depth: 0.5, seed: 5, span: 240, trees: 12 }),
    k.hazeBand(c, 660, 70, 0.6),
  );
  c.add(
    k.palm(c, 260, 690, 380, { lean: 40, depth: 0.34, seed: 3 }),
    k.palm(c, 350, 690, 290, { lean: -26, depth: 0.38, seed: 8 }),
    k.canopy(c, 420, 620, 420, 170, { depth: 0.34 }),
    k.meru(c, 905, 690, 330, 5, { depth: 0.26 }),
    k.canopy(c, 780, 650, 260, 130, { depth: 0.3 }),
  );
  c.add(ground(s, '#9AA05E'), k.wall(c, -40, 1050, [742, 716], [110, 92], { depth: 0.16, pillars: 7 }));
  c.add(
    k.candiBentar(c, 1240, 745, 560, { gap: 120, depth: 0.12 }),
    k.wall(c, 1660, 1420, [748, 740], [110, 96], { depth: 0.14, pillars: 2 }),
    k.steps(c, 1240, 740, 190, 44, 4, { depth: 0.1, spread: 1.3 }),
  );
  c.add(road(s, { heading: 22, z: 0.4 }));
  c.add(k.penjor(c, 1500, 806, 760, -1, { depth: 0.05, seed: 9 }));
  c.add(k.figure(c, 1300, 812, 168, { pose: 'offering', dark: 0.2, facing: -1 }));
  c.add(k.hazeBand(c, 740, 60, 0.25), vehicle(s, fleet.avanza, { color: '#CDCBC2', heading: 30, on: true }));
  c.add(k.groundShade(c, 900, 0.5), k.cornerFronds(c, -30, -70, 430, 20, 85, 4, 6));
  return c.add(k.finish(c)).svg();
}

/** Dark Xpander on a stony track above the terraces, morning. */
export function xpander(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 300, y: 230 } });
  const s = new Space(c, { x: 930, horizon: 600, eye: 1.7, dist: 9.5, scale: 188, back: -0.35 });
  c.add(k.sky(c, 560), k.sun(c, 58), k.cumulus(c, 1180, 400, 520, 120, 0.8));
  c.add(k.ridge(c, { y: 430, amp: 90, depth: 0.7, seed: 12, span: 380 }), k.hazeBand(c, 470, 110, 0.6));
  c.add(
    k.terraces(c, {
      y0: 480,
      y1: 900,
      count: 9,
      seed: 14,
      swell: 80,
      water: 0.35,
      depth: [0.6, 0.2],
      shape: (x, t) => (1 - t) * (x - 700) * 0.16,
    }),
  );
  for (const [x, y, h] of k.triples('240 690 300, 330 640 220, 1420 600 260'))
    c.add(k.palm(c, x, y, h, { depth: 0.28, lean: x < 800 ? -30 : 40 }));
  c.add(k.bale(c, 1180, 640, 170, { depth: 0.3 }), k.hazeBand(c, 720, 60, 0.45));
  c.add(road(s, { heading: 154, marks: false, local: '#A58F6E', half: 2.6 }));
  for (const [x, y, w, h] of k.quads(
    '240 905 150 40, 420 880 90 26, 1330 1010 170 50, 700 1090 130 30, 1180 830 70 20',
  ))
    c.add(k.boulder(c, x, y, w, h, { depth: 0.06, seed: x }));
  c.add(vehicle(s, fleet.xpander, { color: '#4C6369', heading: 150 }));
  c.add(k.groundShade(c, 880, 0.5));
  c.add(
    k.grass(c, -20, 620, (x) => 1205 - Math.max(0, 260 - x) * 0.2, 90, c.p.leaf[2], 9),
    k.bananaLeaf(c, 1660, 1120, 520, -128, { seed: 3 }),
    k.bananaLeaf(c, 1650, 1190, 460, -160, { seed: 6 }),
  );
  return c.add(k.finish(c)).svg();
}

/** Innova on the lake road at Bedugul, temple in the mist. */
export function innovaReborn(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 900, y: 330 } });
  const s = new Space(c, { x: 610, horizon: 612, eye: 1.45, dist: 9, scale: 200, back: -0.2 });
  c.add(k.sky(c, 620), k.sun(c, 70, { glow: 8 }), k.streaks(c, 120, 330, 5, 0.4));
  c.add(k.ridge(c, { y: 470, amp: 120, depth: 0.78, seed: 16, span: 420 }), k.hazeBand(c, 520, 120, 0.8));
  c.add(
    k.ridge(c, { y: 560, amp: 60, depth: 0.6, seed: 8, span: 260, trees: 10 }),
    k.hazeBand(c, 590, 70, 0.8),
  );
  c.add(k.sea(c, 612, 860, { waves: 60 }), k.lightPath(c, 612, 850, { width: 150, opacity: 0.6, count: 80 }));
  const isle =
    k.boulder(c, 1200, 712, 330, 24, { depth: 0.3, seed: 4 }) +
    k.meru(c, 1150, 704, 330, 11, { depth: 0.24 }) +
    k.meru(c, 1262, 706, 210, 3, { depth: 0.26 });
  c.add(
    k.mirror(isle, 714, 0.5, 0.3),
    isle,
    k.canopy(c, 1200, 702, 220, 34, { depth: 0.26 }),
    k.hazeBand(c, 730, 40, 0.5),
  );
  c.add(rail(s, { heading: 20, z: 4.2, off: 0, t0: -14, t1: 40, h: 0.7 }));
  c.add(
    k.path(
      s.d([
        [-30, 0, -6.8],
        [60, 0, 26.2],
        [60, 0, -7],
        [-30, 0, -7],
      ]),
      c.down(780, 1000, [
        [0, k.mix(c.p.leaf[1], c.p.haze, 0.4)],
        [1, c.p.leaf[2]],
      ]),
    ),
    rail(s, { heading: 20, z: 3.7, off: 0, t0: -11, t1: 40, h: 0.7 }),
  );
  c.add(road(s, { heading: 20 }));
  c.add(
    k.airGlow(c, 380, 930, 520, 110, c.p.haze, 0.45),
    vehicle(s, fleet.innova, { color: '#5E3A2E', heading: 30, on: true }),
  );
  for (const [x, h] of k.triples('1470 900 0, 1570 1080 0')) c.add(conifer(c, x, 1250, h, { depth: 0 }));
  c.add(k.groundShade(c, 900, 0.45), k.fern(c, 1380, 1220, 260, -100, { seed: 4 }));
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}

/** Pearl Zenix on Nusa Dua's coast road, high sun and turquoise sea. */
export function zenix(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 330, y: 170 } });
  const s = new Space(c, { x: 860, horizon: 560, eye: 1.6, dist: 9, scale: 192, back: -0.45 });
  c.add(
    k.sky(c, 560),
    k.sun(c, 52),
    k.cumulus(c, 1130, 540, 640, 150, 0.9),
    k.cumulus(c, 520, 548, 380, 70, 0.7),
  );
  c.add(k.sea(c, 558, 900));
  c.add(
    k.path(
      k.smooth(k.pts('1180,560 1240,520 1330,504 1440,470 1640,452 1640,640 1380,612 1250,590')),
      k.land(c.p, 0.42),
    ),
    k.canopy(c, 1440, 500, 360, 80, { depth: 0.42 }),
  );
  c.add(k.breaker(c, 60, 1200, 690, 10, 0.7), k.breaker(c, -60, 900, 640, 7, 0.6));
  c.add(k.beach(c, k.pts('-40,742 260,730 560,748 900,722 1250,700 1660,650'), { foam: 12 }));
  c.add(
    k.palm(c, 1500, 790, 560, { lean: -90, depth: 0.14, seed: 5 }),
    k.palm(c, 1390, 790, 400, { lean: -40, depth: 0.2, seed: 9 }),
    k.path(
      s.d([
        [-30, 0, -3],
        [50, 0, 22],
        [50, 0, -6],
        [-30, 0, -12],
      ]),
      c.down(760, 930, [
        [0, c.p.leaf[0]],
        [1, c.p.leaf[1]],
      ]),
    ),
  );
  for (let i = 0; i < 7; i++)
    c.add(k.canopy(c, 120 + i * 235, 842 - i * 18, 170, 74, { depth: 0.06, seed: i + 3 }));
  c.add(road(s, { heading: 16, z: -0.2 }), vehicle(s, fleet.zenix, { color: '#D9D6CB', heading: 30 }));
  c.add(k.groundShade(c, 950, 0.4), k.frangipani(c, 1640, 60, 560, 158, 5));
  return c.add(k.finish(c)).svg();
}
