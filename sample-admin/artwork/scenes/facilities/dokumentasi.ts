/** Event facility: photographs and film. */
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
  procession(c);
  c.add(k.airGlow(c, 930, 900, 620, 70, c.p.glow, 0.5), k.groundShade(c, 900, 0.6));
  tripod(c);
  photographer(c);
  rimLight(c);
  c.add(drone(c, 680, 270, 1.15), k.cornerFronds(c, 1640, -100, 460, 105, 175, 4, 8));
  return c.add(k.finish(c, { vignette: 0.45 })).svg();
}

/** The procession on its way into the gate. */
function procession(c: k.Canvas): void {
  for (const [x, woman, col] of [
    [1080, true, '#F2A51E'],
    [1140, true, '#C2553A'],
    [1200, false, '#FBF2E0'],
    [1262, true, '#F2A51E'],
    [1330, true, '#8A4030'],
  ] as const)
    c.add(
      k.figure(c, x, 920, 150, {
        pose: woman ? 'offering' : 'walk',
        woman,
        sarong: col,
        dark: 0.4,
        facing: -1,
      }),
    );
}

/** A dark limb through points, from `w0` to `w1` wide. */
function limb(c: k.Canvas, list: string, w0: number, w1: number): string {
  return k.path(
    k.taper(k.pts(list), (t) => k.lerp(w0, w1, t)),
    c.p.ink,
  );
}

/** The tripod. */
function tripod(c: k.Canvas): void {
  c.add(
    limb(c, '520,770 470,1000 430,1190', 16, 11),
    limb(c, '535,770 560,1000 590,1190', 16, 11),
    limb(c, '528,770 520,960 506,1170', 14, 10),
  );
}

/** The photographer, a large dark figure bent to his camera. */
function photographer(c: k.Canvas): void {
  c.add(
    limb(c, '360,880 330,1010 322,1180', 78, 44),
    limb(c, '300,880 262,1020 232,1180', 80, 44),
    k.path(k.smooth(k.pts('300,1180 330,1170 372,1186 372,1202 300,1202')), c.p.ink),
    k.path(k.smooth(k.pts('205,1180 240,1170 276,1186 276,1202 200,1202')), c.p.ink),
  );
  c.add(
    k.path(
      k.smooth(k.pts('262,640 236,740 246,900 384,910 396,800 392,700 420,640 380,604 320,602')),
      c.p.ink,
    ),
    limb(c, '392,650 450,730 520,716', 56, 28),
    limb(c, '300,660 400,770 500,742', 54, 26),
  );
  c.add(
    k.path(k.smooth(k.pts('392,540 440,524 472,556 474,602 446,636 404,626 384,590')), c.p.ink),
    k.path(
      k.smooth(k.pts('372,566 384,520 440,500 486,532 486,552 430,536 400,560')),
      k.mix(c.p.ink, '#F6EBD2', 0.25),
    ),
  );
  c.add(
    `<rect x="482" y="660" width="112" height="80" rx="14" fill="${c.p.ink}"/><rect x="506" y="638" width="52" height="30" rx="8" fill="${c.p.ink}"/><rect x="588" y="668" width="88" height="62" rx="10" fill="${k.mix(c.p.ink, '#3A4244', 0.4)}"/><rect x="668" y="662" width="16" height="74" rx="6" fill="${c.p.ink}"/>`,
  );
}

/** The light of the sunset along the photographer and his camera. */
function rimLight(c: k.Canvas): void {
  const rim = k.mix(c.p.rim, c.p.ink, 0.15);
  c.add(
    k.stroke(k.pts('430,650 462,706 520,694'), 7, rim, 'opacity="0.8"'),
    k.stroke(k.curve([474, 560], [482, 600], [450, 632], 8), 6, rim, 'opacity="0.8"'),
    k.stroke(k.pts('392,720 398,800 386,900'), 6, rim, 'opacity="0.7"'),
    k.stroke(k.pts('596,664 676,664'), 5, rim, 'opacity="0.8"'),
    k.stroke(k.pts('376,920 356,1010 344,1170'), 6, rim, 'opacity="0.6"'),
  );
}

/** The drone, its middle at x,y. */
function drone(c: k.Canvas, x: number, y: number, size: number): string {
  return k.at(
    x,
    y,
    size,
    `${k.path(k.smooth(k.pts('-34,-10 34,-10 40,4 20,16 -20,16 -40,4')), c.p.ink)}${k.stroke(k.pts('-92,-16 0,0 92,-16'), 8, c.p.ink)}${[-92, 92].map((u) => `${k.rect(u - 5, -30, 10, 22, c.p.ink)}${k.path(k.lens(u, -32, 110, 5), k.mix(c.p.ink, c.p.cloudLit, 0.4), 'opacity="0.7"')}`).join('')}<circle cx="0" cy="20" r="10" fill="${k.mix(c.p.ink, '#3A4244', 0.6)}"/><circle cx="-30" cy="2" r="4" fill="#FF6A4A"/><circle cx="30" cy="2" r="4" fill="#5AE0B0"/>`,
  );
}
