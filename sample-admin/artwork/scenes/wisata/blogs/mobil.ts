/** Behind the wheel. */
import * as k from '../../../kit.js';
import { cord, hue, poly } from '../parts/marks.js';
import { agung, open } from '../parts/setting.js';
import { car } from '../parts/vehicles.js';

/** An instrument with its red needle. */
function dial(x: number): string {
  return `<circle cx="${x}" cy="912" r="62" fill="#0A1418"/><circle cx="${x}" cy="912" r="54" fill="none" stroke="#F2C55A" stroke-width="5" stroke-dasharray="5 13"/><path d="M${x} 912L${x - 26} 880" stroke="#E4572E" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="912" r="7" fill="#E4572E"/>`;
}

/** The steering wheel. */
function steeringWheel(c: k.Canvas): string {
  return `<g transform="translate(1120 1130)"><circle r="265" fill="none" stroke="#0A1418" stroke-width="56"/><circle r="265" fill="none" stroke="${c.linear(
    -200,
    -260,
    200,
    260,
    [
      [0, '#8A7A5E'],
      [0.4, '#3A3E3C'],
      [1, '#141C1E'],
    ],
  )}" stroke-width="40"/><path d="M-240 -20C-120 -50 120 -50 240 -20L236 30C150 30 90 60 60 110L-60 110C-90 60 -150 30 -236 30Z" fill="${c.down(
    -50,
    110,
    k.fade('#4A4C48', '#141C1E'),
  )}"/><ellipse cx="0" cy="16" rx="76" ry="56" fill="#23292A"/><path d="M-22 16a22 17 0 1 0 44 0a22 17 0 1 0 -44 0Z" fill="none" stroke="#C9B98A" stroke-width="5"/></g>`;
}

/** The broken line in the middle of the road. */
function laneMarks(c: k.Canvas): void {
  for (const [t0, t1] of [
    [0.02, 0.08],
    [0.14, 0.24],
    [0.36, 0.54],
    [0.7, 0.98],
  ] as const) {
    const xa = (t: number): number => k.lerp(765, 700, t);
    const ya = (t: number): number => 716 + 284 * t * t;
    c.add(
      k.path(
        k.lines([
          [xa(t0) - 2 - 6 * t0, ya(t0)],
          [xa(t0) + 2 + 6 * t0, ya(t0)],
          [xa(t1) + 3 + 10 * t1, ya(t1)],
          [xa(t1) - 3 - 10 * t1, ya(t1)],
        ]),
        '#FBF2E0',
        'opacity="0.85"',
      ),
    );
  }
}

/** Palms and penjor along the road. */
function roadside(c: k.Canvas): void {
  for (const [x, y, h, l] of k.quads(
    '560 740 160 -20, 420 770 260 -36, 190 830 420 -60, 980 740 170 20, 1130 780 300 40',
  ))
    c.add(k.palm(c, x, y, h, { lean: l, depth: k.clamp((850 - y) / 300, 0.08, 0.4), seed: x }));
  for (const [x, y, h, q] of k.quads('650 748 190 1, 540 790 300 1, 900 752 200 -1, 1040 806 330 -1'))
    c.add(k.penjor(c, x, y, h, q === 1 ? 1 : -1, { depth: 0.2, seed: x }));
}

/** The roof, the pillars and the light along the near one. */
function frame(c: k.Canvas, dark: string): void {
  c.add(
    k.path('M-40 -40H1640V120C1200 60 400 60 -40 120Z', dark),
    k.path('M-40 100L70 110C130 400 150 640 190 900L60 960L-40 700Z', dark),
    k.path('M1640 100L1530 110C1480 380 1450 660 1420 900L1560 960L1640 700Z', dark),
    k.path('M70 112C130 400 150 640 190 900L200 898C162 640 142 400 84 112Z', c.p.rim, 'opacity="0.5"'),
  );
}

/** The rear mirror with a blossom hanging from it. */
function rearMirror(c: k.Canvas, dark: string): void {
  c.add(
    `<rect x="690" y="96" width="250" height="72" rx="30" fill="${k.mix(dark, '#000000', 0.3)}"/><rect x="700" y="104" width="230" height="56" rx="24" fill="${c.across(
      700,
      930,
      k.fade(k.mix(c.p.sky[1], dark, 0.4), k.mix(c.p.sky[3], dark, 0.25), k.mix(c.p.sky[1], dark, 0.5)),
    )}"/>`,
    cord(k.curve([815, 168], [820, 220], [812, 262], 8), 3, '#E9D6A8'),
    k.at(812, 284, 1, k.blossom(c, 30, 5)),
  );
}

/** Two dials, the map and an air vent. */
function dials(c: k.Canvas): void {
  c.add(
    dial(1030),
    dial(1210),
    `<rect x="560" y="900" width="290" height="180" rx="18" fill="#0A1418"/><rect x="572" y="912" width="266" height="156" rx="10" fill="${c.down(
      912,
      1068,
      k.fade('#1E5A60', '#123F44'),
    )}"/><path d="M600 1050C640 990 700 1010 720 960S790 940 812 926" fill="none" stroke="#F2C55A" stroke-width="8" stroke-linecap="round"/><circle cx="720" cy="962" r="11" fill="#FBF2E0"/>`,
    k.path('M180 930h280q12 0 12 12v34q0 12 -12 12H180q-12 0 -12 -12v-34q0 -12 12 -12z', '#0A1418'),
  );
  for (let i = 0; i < 5; i++)
    c.add(`<rect x="${190 + i * 55}" y="938" width="8" height="42" rx="4" fill="#3A4242"/>`);
}

/** The rented car: hands-free view over the wheel to the road and Agung. */
function sewaMobil(seed: number): string {
  const c = open('sore', seed, [560, 400], 640, { sun: 56, glow: 10, streaks: 7 });
  c.add(
    agung(c, { x: 880, base: 700, height: 330, width: 1400, depth: 0.64, crater: 0.03 }),
    k.hazeBand(c, 640, 90, 0.7),
    k.ridge(c, { y: 690, amp: 30, depth: 0.44, seed: 6, span: 320, trees: 14 }),
  );
  c.add(
    poly('-40,720 1640,720 1640,1000 -40,1000', c.down(700, 980, k.fade(c.p.leaf[0], c.p.leaf[2]))),
    poly(
      '730,716 800,716 1300,1000 120,1000',
      c.down(716, 1000, [
        [0, '#D9C09A'],
        [0.4, '#9A8F80'],
        [1, '#5E6060'],
      ]),
    ),
  );
  laneMarks(c);
  roadside(c);
  c.add(car(c, 846, 752, 52, { depth: 0.3 }));
  const dark = k.mix(c.p.ink, '#1E2426', 0.5);
  frame(c, dark);
  rearMirror(c, dark);
  c.add(
    k.path(
      'M-40 900C300 850 700 836 900 840C1200 846 1480 860 1640 900L1640 1240L-40 1240Z',
      c.down(840, 1210, [
        [0, '#4A4A42'],
        [0.2, '#2A3030'],
        [1, '#0C1A1E'],
      ]),
    ),
    cord(k.curve([-40, 904], [800, 800], [1640, 904], 24), 7, c.p.rim, 'opacity="0.45"'),
  );
  const wheel = steeringWheel(c);
  dials(c);
  c.add(
    wheel,
    k.path(
      'M840 1240C850 1130 870 1060 900 1040C924 1026 950 1040 946 1070C936 1120 950 1180 960 1240Z',
      hue(c, '#8F5B3A', 0.1),
    ),
    k.path(
      'M1420 1240C1420 1150 1400 1060 1376 1040C1352 1026 1330 1044 1336 1072C1350 1120 1330 1180 1310 1240Z',
      hue(c, '#8F5B3A', -0.2),
    ),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}

/** The pictures of this file. */
export const blogsMobil = {
  'blogs/sewa-mobil-lepas-kunci-di-bali': sewaMobil,
};
