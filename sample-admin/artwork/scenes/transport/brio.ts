/** Transport: Honda Brio. */
import * as fleet from '../../kit/fleet.js';
import { ground, road } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { toner } from '../../kit/tones.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

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
  room(c);
  counter(c);
  awning(c);
  roof(c);
  c.add(k.rect(0, 858, 1600, 12, k.tone(c.p, '#8C8A78', -0.4)), road(s, { heading: 6, z: -0.6, half: 3 }));
  c.add(
    vehicle(s, fleet.brio, { color: '#E9A32B', heading: 32 }),
    k.groundShade(c, 960, 0.4),
    k.frangipani(c, -40, 60, 520, 24, 8),
  );
  return c.add(k.finish(c)).svg();
}

/** The warung's one open room: shelves, counter, door. */
function room(c: k.Canvas): void {
  const t = toner(c);
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
}

/** Jars on the counter, the woman behind it. */
function counter(c: k.Canvas): void {
  const t = toner(c);
  for (const [i, jar] of ['#F2D8A0', '#C2553A', '#8FA34A', '#F2A51E', '#E8E4D6'].entries())
    c.add(
      k.path(
        k.smooth(
          k.pts(
            `${160 + i * 96},758 ${156 + i * 96},716 ${172 + i * 96},704 ${200 + i * 96},704 ${216 + i * 96},716 ${212 + i * 96},758`,
          ),
        ),
        t(jar, 0.3),
        'opacity="0.9"',
      ),
    );
  c.add(
    k.figure(c, 560, 862, 290, { woman: true, top: '#F2A51E', sarong: '#0E3B43', dark: 0.25 }),
    k.rect(95, 776, 590, 86, t('#E5D6B4', 0.2)),
    k.rect(85, 758, 610, 18, t('#7A4A30', 0.4)),
  );
}

/** The striped cloth awning. */
function awning(c: k.Canvas): void {
  const t = toner(c);
  for (let i = 0; i < 10; i++)
    c.add(
      k.path(
        `M${100 + i * 60} 520L${160 + i * 60} 520L${166 + i * 62} 606Q${133 + i * 62} 634 ${100 + i * 61} 606Z`,
        t(i % 2 ? '#F6EBD2' : '#C2553A', 0.35),
      ),
    );
}

/** The tiled roof. */
function roof(c: k.Canvas): void {
  const t = toner(c);
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
}
