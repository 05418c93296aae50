/** Event facilities: dokumentasi, medis. */

import * as fleet from '../../kit/fleet.js';
import { joints, person } from '../../kit/road.js';
import { Space } from '../../kit/space.js';
import { tent } from '../../kit/stall.js';
import { vehicle } from '../../kit/vehicle.js';
import * as k from '../../kit.js';

/** Photographer and drone before a gate ceremony at sunset. */
export function dokumentasi(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 930, y: 560 } });
  c.add(
    k.sky(c, 700),
    k.sun(c, 104, { glow: 7 }),
    k.streaks(c, 170, 520, 12, 0.55),
    k.sea(c, 690, 900),
    k.lightPath(c, 690, 880, { width: 260 }),
  );
  c.add(
    k.ridge(c, { y: 700, amp: 24, depth: 0.6, seed: 5, span: 240, shape: (x) => (x > 1200 ? -40 : 140) }),
    `<rect y="846" width="1600" height="360" fill="${c.down(846, 1200, [
      [0, k.tone(c.p, '#A98B5A', 0.3)],
      [1, k.tone(c.p, '#4A3A2E', -0.7)],
    ])}"/>`,
  );
  c.add(
    k.candiBentar(c, 1230, 880, 400, { gap: 96, depth: 0.14 }),
    k.penjor(c, 1020, 890, 520, 1, { depth: 0.1, seed: 4 }),
    k.penjor(c, 1460, 890, 540, -1, { depth: 0.1, seed: 7 }),
  );
  for (const [x, w, col] of [
    [1080, true, '#F2A51E'],
    [1140, true, '#C2553A'],
    [1200, false, '#FBF2E0'],
    [1262, true, '#F2A51E'],
    [1330, true, '#8A4030'],
  ] as const)
    c.add(
      k.figure(c, x, 920, 150, {
        pose: w ? 'offering' : 'walk',
        woman: w,
        sarong: col,
        dark: 0.4,
        facing: -1,
      }),
    );
  c.add(k.airGlow(c, 930, 900, 620, 70, c.p.glow, 0.5), k.groundShade(c, 900, 0.6));
  // Photographer: a large dark figure bent to a tripod.
  const ink = c.p.ink;
  const rim = k.mix(c.p.rim, c.p.ink, 0.15);
  const limb = (list: string, w0: number, w1: number, f = ink): string =>
    k.path(
      k.taper(k.pts(list), (t) => k.lerp(w0, w1, t)),
      f,
    );
  c.add(
    limb('520,770 470,1000 430,1190', 16, 11),
    limb('535,770 560,1000 590,1190', 16, 11),
    limb('528,770 520,960 506,1170', 14, 10),
  );
  c.add(
    limb('360,880 330,1010 322,1180', 78, 44),
    limb('300,880 262,1020 232,1180', 80, 44),
    k.path(k.smooth(k.pts('300,1180 330,1170 372,1186 372,1202 300,1202')), ink),
    k.path(k.smooth(k.pts('205,1180 240,1170 276,1186 276,1202 200,1202')), ink),
  );
  c.add(
    k.path(k.smooth(k.pts('262,640 236,740 246,900 384,910 396,800 392,700 420,640 380,604 320,602')), ink),
    limb('392,650 450,730 520,716', 56, 28),
    limb('300,660 400,770 500,742', 54, 26),
  );
  c.add(
    k.path(k.smooth(k.pts('392,540 440,524 472,556 474,602 446,636 404,626 384,590')), ink),
    k.path(
      k.smooth(k.pts('372,566 384,520 440,500 486,532 486,552 430,536 400,560')),
      k.mix(ink, '#F6EBD2', 0.25),
    ),
  );
  c.add(
    `<rect x="482" y="660" width="112" height="80" rx="14" fill="${ink}"/><rect x="506" y="638" width="52" height="30" rx="8" fill="${ink}"/><rect x="588" y="668" width="88" height="62" rx="10" fill="${k.mix(ink, '#3A4244', 0.4)}"/><rect x="668" y="662" width="16" height="74" rx="6" fill="${ink}"/>`,
  );
  c.add(
    k.path(
      k.taper(k.pts('430,650 462,706 520,694'), () => 7),
      rim,
      'opacity="0.8"',
    ),
    k.path(
      k.taper(k.curve([474, 560], [482, 600], [450, 632], 8), () => 6),
      rim,
      'opacity="0.8"',
    ),
    k.path(
      k.taper(k.pts('392,720 398,800 386,900'), () => 6),
      rim,
      'opacity="0.7"',
    ),
    k.path(
      k.taper(k.pts('596,664 676,664'), () => 5),
      rim,
      'opacity="0.8"',
    ),
    k.path(
      k.taper(k.pts('376,920 356,1010 344,1170'), () => 6),
      rim,
      'opacity="0.6"',
    ),
  );
  // Drone.
  const dr = (x: number, y: number, z: number): string =>
    k.at(
      x,
      y,
      z,
      `${k.path(k.smooth(k.pts('-34,-10 34,-10 40,4 20,16 -20,16 -40,4')), ink)}${k.path(
        k.taper(k.pts('-92,-16 0,0 92,-16'), () => 8),
        ink,
      )}${[-92, 92].map((u) => `${k.rect(u - 5, -30, 10, 22, ink)}${k.path(k.lens(u, -32, 110, 5), k.mix(ink, c.p.cloudLit, 0.4), 'opacity="0.7"')}`).join('')}<circle cx="0" cy="20" r="10" fill="${k.mix(ink, '#3A4244', 0.6)}"/><circle cx="-30" cy="2" r="4" fill="#FF6A4A"/><circle cx="30" cy="2" r="4" fill="#5AE0B0"/>`,
    );
  c.add(dr(680, 270, 1.15), k.cornerFronds(c, 1640, -100, 460, 105, 175, 4, 8));
  return c.add(k.finish(c, { vignette: 0.45 })).svg();
}

/** Ambulance and first-aid tent at a beach run, dawn. */
export function medis(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 1240, y: 400 } });
  const s = new Space(c, { x: 560, horizon: 560, eye: 1.6, dist: 10, scale: 176, back: -0.35 });
  c.add(
    k.sky(c, 580),
    k.sun(c, 62, { glow: 9 }),
    k.streaks(c, 120, 420, 8, 0.5),
    k.sea(c, 560, 780),
    k.lightPath(c, 560, 740, { width: 200 }),
  );
  c.add(
    k.beach(c, k.pts('-40,690 300,680 700,694 1100,680 1660,668'), { foam: 9 }),
    k.palm(c, 1440, 780, 640, { lean: -80, depth: 0.14, seed: 6 }),
    k.palm(c, 1560, 790, 480, { lean: 30, depth: 0.16, seed: 3 }),
  );
  c.add(
    k.path(
      k.smooth(k.pts('-60,770 500,752 1100,748 1700,760 1700,1300 -60,1300'), true, 0.4),
      c.down(750, 1200, [
        [0, k.tone(c.p, '#B9B285', 0.5)],
        [1, k.tone(c.p, '#6E7A55', -0.6)],
      ]),
    ),
    joints(s, { heading: 6, a: 0, b: 9, step: 1.7, t0: -16, t1: 26 }),
  );
  c.add(tent(c, 1180, 890, 520, 0.05));
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  const cross = (x: number, y: number, r: number, f: string): string =>
    k.rect(x - r * 0.3, y - r, r * 0.6, r * 2, f) + k.rect(x - r, y - r * 0.3, r * 2, r * 0.6, f);
  c.add(
    cross(1180, 660, 30, t('#C2402A', 0.4)),
    k.rect(1020, 800, 250, 16, t('#E8E4D6', 0.4)),
    k.rect(1030, 816, 8, 74, t('#8C928E', 0)),
    k.rect(1250, 816, 8, 74, t('#8C928E', 0)),
    k.path(k.smooth(k.pts('1024,798 1030,776 1070,776 1080,798')), t('#FBF5E6', 0.5)),
    k.figure(c, 1330, 896, 200, { woman: true, top: '#F4F1E6', sarong: '#178A8E', dark: 0.1, facing: -1 }),
  );
  for (const [x, z, w] of [
    [1.6, 8.4, true],
    [2.6, 8.2, false],
    [-0.4, 8.8, false],
  ] as const)
    c.add(
      person(s, x, z, {
        pose: 'walk',
        woman: w,
        top: w ? '#F2A51E' : '#C2553A',
        sarong: '#22383C',
        dark: 0.3,
        facing: -1,
        depth: 0.1,
      }),
    );
  const van = {
    ...fleet.premio,
    stripes: [
      ['0.02,0.37 0.985,0.37 0.985,0.44 0.02,0.41', '#C2402A'] as const,
      ['0.02,0.3 0.985,0.31 0.985,0.34 0.02,0.33', '#178A8E'] as const,
    ],
  };
  c.add(vehicle(s, van, { color: '#F6F3E8', heading: 32, on: true, x: -0.3 }));
  const up = s.to([-0.1, 2.34, 0]);
  c.add(
    s.box(-0.1, 2.22, 0.15, 0.9, 0.15, 0.34, '#D93A24', 0.35),
    k.airGlow(c, up[0], up[1], 150, 110, '#FF5A3A', 0.6),
  );
  c.add(
    s.shadow(
      [
        [2.3, 0, -1.2],
        [4.2, 0, -1.2],
        [4.2, 0, -0.4],
        [2.3, 0, -0.4],
      ],
      0.4,
      8,
    ),
    s.box(3.2, 0.5, -0.8, 1.9, 0.14, 0.6, '#E0892E', 0.2),
    s.box(2.5, 0.64, -0.8, 0.46, 0.1, 0.5, '#FBF5E6', 0.3),
  );
  for (const x of [2.5, 3.9])
    c.add(s.box(x, 0.1, -0.8, 0.06, 0.42, 0.5, '#8C928E'), s.drum(x, 0, -1, 0.08, 0.08, 0.12, '#2B3234'));
  c.add(person(s, 4.6, -0.6, { top: '#F4F1E6', sarong: '#0E5A63', dark: 0.1, facing: -1 }));
  return c.add(k.groundShade(c, 950, 0.45), k.finish(c)).svg();
}
