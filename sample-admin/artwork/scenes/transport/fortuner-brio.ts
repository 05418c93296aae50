/** Transport: fortuner, brio. */

import * as fleet from '../../kit/fleet.js';
import { ground, rail, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

/** Fortuner seen from behind, climbing towards the caldera in the late sun. */
export function fortuner(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 980, y: 360 } });
  const s = new Space(c, { x: 520, horizon: 560, eye: 1.9, dist: 9.4, scale: 196, back: 0.35 });
  c.add(k.sky(c, 620), k.sun(c, 72, { glow: 9 }), k.streaks(c, 110, 330, 9, 0.6));
  c.add(
    k.volcano(c, {
      x: 1290,
      base: 640,
      height: 330,
      width: 1300,
      depth: 0.62,
      seed: 7,
      crater: 0.09,
      concave: 1.7,
    }),
    k.hazeBand(c, 560, 90, 0.7),
  );
  c.add(k.sea(c, 584, 760, { waves: 40 }), k.lightPath(c, 584, 750, { width: 170, count: 90, opacity: 0.7 }));
  c.add(
    k.ridge(c, {
      y: 640,
      amp: 40,
      depth: 0.4,
      seed: 8,
      span: 260,
      trees: 12,
      shape: (x) => -220 * k.smoothstep(700, 0, x) + 60 * k.smoothstep(900, 1300, x),
    }),
    k.hazeBand(c, 690, 70, 0.4),
  );
  c.add(
    k.ridge(c, {
      y: 790,
      amp: 26,
      depth: 0.16,
      seed: 15,
      span: 300,
      trees: 16,
      shape: (x) => -300 * k.smoothstep(560, 0, x),
    }),
  );
  c.add(k.palm(c, 150, 560, 330, { lean: -30, depth: 0.14, seed: 4 }));
  c.add(
    ground(s, '#B3A160', { y: 800, haze: 0.15 }),
    road(s, { heading: -58, x: 0, z: 0, half: 3, t0: -9, t1: 60 }),
  );
  c.add(rail(s, { heading: -58, off: -3.5, t0: -26, t1: 3, h: 0.7 }));
  c.add(
    k.airGlow(c, 980, 820, 700, 120, c.p.glow, 0.4),
    vehicle(s, fleet.fortuner, { color: '#2F3638', heading: -56, on: true }),
  );
  c.add(
    k.groundShade(c, 880, 0.5),
    k.grass(c, 1050, 1620, (x) => 1210 - (x - 1050) * 0.12, 120, c.p.ink, 9),
    k.fern(c, 1520, 1190, 320, -110, { seed: 7 }),
  );
  return c.add(k.finish(c)).svg();
}

/** Marigold Brio in front of a shady warung, noon. */
export function brio(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 1400, y: 130 } });
  const s = new Space(c, { x: 1010, horizon: 640, eye: 1.45, dist: 8.4, scale: 226, back: -0.5 });
  c.add(k.sky(c, 640), k.cumulus(c, 360, 430, 560, 150, 0.85));
  c.add(
    k.canopy(c, 1380, 470, 640, 300, { depth: 0.24 }),
    k.palm(c, 1130, 690, 520, { lean: 60, depth: 0.22, seed: 6 }),
  );
  c.add(ground(s, '#CBB48C'), k.wall(c, 820, 1660, [800, 800], [130, 130], { depth: 0.1, pillars: 4 }));
  // The warung: one open room under a tiled roof, counter with jars, cloth awning.
  const t = (local: string, v: number): string => k.tone(c.p, local, v);
  c.add(
    k.rect(
      60,
      470,
      800,
      390,
      c.across(60, 860, [
        [0, t('#2E7F7C', -0.4)],
        [1, t('#2E7F7C', 0.3)],
      ]),
    ),
    k.rect(
      110,
      540,
      560,
      250,
      c.down(540, 790, [
        [0, t('#3A2A20', -0.6)],
        [1, t('#7A5A3C', -0.2)],
      ]),
    ),
    k.rect(700, 540, 110, 320, t('#7A4A30', -0.25)),
  );
  for (let i = 0; i < 9; i++)
    c.add(k.rect(140 + i * 60, 600, 34, 46, t(i % 3 ? '#D9B978' : '#C2553A', 0.15), 'opacity="0.85"'));
  c.add(
    k.rect(130, 646, 520, 8, t('#C9A55A', -0.1)),
    k.rect(95, 770, 590, 92, t('#E5D6B4', 0.25)),
    k.rect(85, 758, 610, 18, t('#7A4A30', 0.4)),
  );
  for (let i = 0; i < 5; i++)
    c.add(
      k.path(
        k.smooth(
          k.pts(
            `${160 + i * 96},758 ${156 + i * 96},716 ${172 + i * 96},704 ${200 + i * 96},704 ${216 + i * 96},716 ${212 + i * 96},758`,
          ),
        ),
        t(['#F2D8A0', '#C2553A', '#8FA34A', '#F2A51E', '#E8E4D6'][i] ?? '#FFF', 0.3),
        'opacity="0.9"',
      ),
    );
  c.add(
    k.figure(c, 560, 862, 290, { woman: true, top: '#F2A51E', sarong: '#0E3B43', dark: 0.25 }),
    k.rect(95, 776, 590, 86, t('#E5D6B4', 0.2)),
    k.rect(85, 758, 610, 18, t('#7A4A30', 0.4)),
  );
  for (let i = 0; i < 10; i++)
    c.add(
      k.path(
        `M${100 + i * 60} 520L${160 + i * 60} 520L${166 + i * 62} 606Q${133 + i * 62} 634 ${100 + i * 61} 606Z`,
        t(i % 2 ? '#F6EBD2' : '#C2553A', 0.35),
      ),
    );
  c.add(
    k.path(
      'M10 490L120 330L800 330L920 490Q460 512 10 490Z',
      c.down(330, 500, [
        [0, t('#B5613F', 0.5)],
        [1, t('#B5613F', -0.25)],
      ]),
    ),
    k.rect(110, 322, 700, 14, t('#B5613F', -0.4)),
  );
  for (let i = 1; i < 6; i++)
    c.add(k.path(k.lens(460, 335 + i * 27, 680 + i * 34, 3), t('#B5613F', -0.6), 'opacity="0.4"'));
  c.add(k.rect(0, 858, 1600, 12, t('#8C8A78', -0.4)), road(s, { heading: 6, z: -0.6, half: 3 }));
  c.add(
    vehicle(s, fleet.brio, { color: '#E9A32B', heading: 32 }),
    k.groundShade(c, 960, 0.4),
    k.frangipani(c, -40, 60, 520, 24, 8),
  );
  return c.add(k.finish(c)).svg();
}
