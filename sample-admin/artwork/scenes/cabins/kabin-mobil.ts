/** Suasana: the cabin of a car. */
import { oval } from '../../kit/food.js';
import { Space } from '../../kit/space.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';
import { villageRoad } from './village-road.js';

const TRIM = '#2B3234';

/** Through a car's wind screen: village road, palms and Agung, an offering on the dashboard. */
export function kabinMobil(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 520, y: 330 } });
  const s = new Space(c, { x: 800, horizon: 500, eye: 1.5, dist: 10, scale: 150 });
  villageRoad(s);
  frame(c);
  c.add('<g transform="translate(0 84)">');
  dashboard(c);
  centreStack(c);
  steeringWheel(c);
  canang(c);
  c.add('</g>');
  mirror(c);
  frontSeats(c);
  return c.add(k.finish(c, { vignette: 0.45 })).svg();
}

/** Roof lining and pillars around the wind screen, rimmed by the light. */
function frame(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(
      'M-10 -10H1610V800L1590 790C1545 500 1450 220 1370 112Q800 52 230 112C150 220 55 500 10 790L-10 800Z',
      c.down(0, 760, [
        [0, t('#D9CBAE', -0.2)],
        [0.18, t('#B3A58C', -0.4)],
        [1, t('#6E675A', -0.5)],
      ]),
    ),
    k.stroke(k.curve([230, 114], [800, 52], [1370, 114], 20), 8, c.p.rim, 'opacity="0.5"'),
    k.stroke(k.curve([234, 114], [90, 330], [14, 790], 16), 7, c.p.rim, 'opacity="0.4"'),
  );
}

/** The dashboard across the whole sheet. */
function dashboard(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(
      'M-10 700C200 640 420 632 800 640C1180 632 1400 640 1610 700V1210H-10Z',
      c.down(636, 1100, [
        [0, t('#6B6A60', 0.6)],
        [0.14, t('#4A4E4A', 0.05)],
        [1, t(TRIM, -0.6)],
      ]),
    ),
    k.stroke(k.curve([60, 676], [800, 612], [1540, 676], 24), 6, c.p.rim, 'opacity="0.55"'),
  );
}

/** The middle of the dashboard: screen, vents, gear lever. */
function centreStack(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    `<rect x="660" y="704" width="280" height="170" rx="18" fill="${t('#12191B', -0.3)}"/><rect x="676" y="718" width="248" height="142" rx="10" fill="${c.down(
      718,
      860,
      [
        [0, '#2F8C93'],
        [1, '#174A52'],
      ],
    )}"/>`,
    k.path('M690 850L760 790L800 814L850 764L910 850Z', '#F2A51E', 'opacity="0.85"'),
    `<circle cx="742" cy="752" r="15" fill="#FFF1CF"/>`,
  );
  for (const x of [560, 968])
    c.add(
      `<rect x="${x}" y="716" width="78" height="66" rx="14" fill="${t('#171E20', -0.3)}"/>`,
      ...[0, 1, 2].map((i) => k.rect(x + 9, 730 + i * 17, 60, 5, t('#8C928E', 0.1))),
    );
  c.add(
    k.path(
      'M720 890H880L930 1210H670Z',
      c.across(670, 930, [
        [0, t('#22282A', 0.1)],
        [0.5, t('#3A4244', 0.2)],
        [1, t('#1B2123', -0.5)],
      ]),
    ),
    k.stroke(k.pts('800,1080 800,960'), 18, t('#8C928E', -0.2)),
    oval(
      800,
      950,
      30,
      26,
      c.radial(790, 942, 34, [
        [0, t('#59625F', 0.6)],
        [1, t('#1B2123', -0.4)],
      ]),
    ),
  );
}

/** Steering wheel and binnacle on the right. */
function steeringWheel(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path('M1010 700Q1190 610 1370 690L1360 730Q1190 660 1020 740Z', t('#20282A', -0.2)),
    `<g fill="none" stroke-linecap="round"><ellipse cx="1185" cy="890" rx="196" ry="178" stroke="${t('#1B2123', -0.5)}" stroke-width="46"/><ellipse cx="1185" cy="884" rx="196" ry="178" stroke="${t('#4A4038', 0.05)}" stroke-width="26"/><path d="M1010 800A196 178 0 0 1 1180 706" stroke="${c.p.rim}" stroke-width="7" opacity="0.7"/></g>`,
    k.path(
      k.smooth(k.pts('1100,860 1270,860 1290,920 1240,960 1130,960 1080,920'), true, 0.6),
      c.down(850, 960, [
        [0, t('#3A4244', 0.2)],
        [1, t('#1B2123', -0.6)],
      ]),
    ),
    k.stroke(k.pts('1000,880 1090,890'), 40, t('#2B3234', -0.2)),
    k.stroke(k.pts('1280,890 1372,880'), 40, t('#2B3234', -0.3)),
    k.stroke(k.pts('1185,950 1185,1064'), 50, t('#2B3234', -0.5)),
  );
}

/** A canang, the daily offering, on the dashboard. */
function canang(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(k.lens(470, 668, 170, 14), c.p.ink, 'opacity="0.45"'),
    k.path(k.smooth(k.pts('392,640 548,634 562,664 470,678 380,668'), true, 0.4), t('#A9B45A', 0.3)),
  );
  for (const [x, y, col] of [
    [432, 640, '#C2402A'],
    [462, 632, '#F2A51E'],
    [496, 636, '#FBF2E0'],
    [524, 642, '#D9829A'],
    [478, 646, '#F2A51E'],
  ] as const)
    c.add(oval(x, y, 17, 12, t(col, 0.5)), oval(x - 4, y - 3, 7, 5, t(col, 1)));
}

/** The mirror with a small garland. */
function mirror(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.rect(790, 80, 20, 80, t(TRIM, -0.5)),
    `<rect x="668" y="150" width="264" height="72" rx="32" fill="${t('#171E20', -0.4)}"/><rect x="682" y="160" width="236" height="52" rx="25" fill="${c.across(
      682,
      918,
      [
        [0, k.mix(c.p.sky[2], c.p.ink, 0.3)],
        [1, k.mix(c.p.sky[0], c.p.ink, 0.4)],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 6; i++)
    c.add(oval(800 + Math.sin(i) * 2, 232 + i * 17, 9, 9, t(i % 2 ? '#F2A51E' : '#FBF2E0', 0.4)));
}

/** The backs of the two front seats. */
function frontSeats(c: k.Canvas): void {
  const t = toner(c);
  for (const [x, w] of [
    [330, 1],
    [1270, 1],
  ] as const) {
    const seat = k.smooth(
      [
        [x - 190 * w, 1230],
        [x - 176 * w, 1030],
        [x - 120 * w, 960],
        [x, 944],
        [x + 120 * w, 960],
        [x + 176 * w, 1030],
        [x + 190 * w, 1230],
      ],
      true,
      0.6,
    );
    c.add(
      k.path(
        seat,
        c.across(x - 190, x + 190, [
          [0, t('#C9B48E', x < 500 ? 0.1 : 0.45)],
          [0.5, t('#9A8668', -0.2)],
          [1, t('#5A4E3E', -0.6)],
        ]),
      ),
      k.rect(x - 54, 900, 12, 60, t('#8C928E', -0.2)),
      k.rect(x + 42, 900, 12, 60, t('#8C928E', -0.2)),
      k.path(
        k.smooth(
          [
            [x - 108, 930],
            [x - 112, 860],
            [x - 70, 810],
            [x, 800],
            [x + 70, 810],
            [x + 112, 860],
            [x + 108, 930],
            [x, 946],
          ],
          true,
          0.8,
        ),
        c.across(x - 110, x + 110, [
          [0, t('#D9C49C', 0.35)],
          [0.5, t('#A8926E', -0.15)],
          [1, t('#6A5C48', -0.5)],
        ]),
      ),
    );
  }
}
