/** Transport: Hyundai Stargazer. */
import * as fleet from '../../kit/fleet.js';
import { ground, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

/** Teal Stargazer under Ubud's banyans beside a mossy wall, shafts of morning light. */
export function stargazer(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 980, y: 120 } });
  const s = new Space(c, { x: 980, horizon: 640, eye: 1.4, dist: 8.6, scale: 200, back: -0.1 });
  c.add(k.sky(c, 700), k.airGlow(c, 900, 300, 800, 560, c.p.sun, 0.8));
  c.add(
    k.ridge(c, { y: 540, amp: 60, depth: 0.66, seed: 9, span: 200, trees: 20 }),
    k.hazeBand(c, 600, 120, 0.7),
  );
  c.add(
    k.palm(c, 760, 720, 470, { lean: 50, depth: 0.46, seed: 4 }),
    k.canopy(c, 1130, 600, 480, 210, { depth: 0.44 }),
    k.canopy(c, 620, 610, 380, 190, { depth: 0.44 }),
    k.bale(c, 930, 716, 220, { depth: 0.36 }),
  );
  c.add(ground(s, '#8FA05A'), k.banyan(c, 330, 800, 780, { depth: 0.14, seed: 6 }));
  c.add(
    k.wall(c, -30, 700, [822, 722], [170, 84], { depth: 0.1, local: '#8C8A78', pillars: 4 }),
    k.wall(c, 1640, 1120, [806, 722], [160, 84], { depth: 0.12, local: '#8C8A78', pillars: 3 }),
    k.candiBentar(c, 1390, 800, 400, { gap: 84, depth: 0.12 }),
  );
  c.add(road(s, { heading: 158, z: 0.2, marks: false, local: '#8A857A' }));
  c.add(k.rays(c, { x: 900, y: -160, angle: 98, spread: 60, length: 1200, count: 8, opacity: 0.42 }));
  for (const [x, y, w, h] of k.quads('470 960 420 24, 830 1080 560 30, 250 1060 260 20, 1240 930 320 16'))
    c.add(k.path(k.lens(x, y, w, h), c.p.glow, 'opacity="0.3"'));
  c.add(vehicle(s, fleet.stargazer, { color: '#2C7A7C', heading: 146 }));
  c.add(
    k.figure(c, 300, 884, 262, {
      pose: 'walk',
      woman: true,
      facing: 1,
      sarong: k.core.terracotta,
      dark: 0.2,
    }),
  );
  c.add(
    k.groundShade(c, 920, 0.5),
    k.canopy(c, 60, 60, 560, 230, { depth: 0, leaf: 18 }),
    k.canopy(c, 1540, 40, 520, 220, { depth: 0, leaf: 18 }),
  );
  c.add(k.fern(c, 40, 1220, 300, -70, { seed: 5 }));
  return c.add(k.finish(c, { vignette: 0.45 })).svg();
}
