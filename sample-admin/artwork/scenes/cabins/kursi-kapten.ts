/** Suasana: captain seats. */
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';
import { captainSeat } from './captain-seat.js';

/** Two captain seats across the aisle, the evening coast in both windows. */
export function kursiKapten(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 1290, y: 330 } });
  eveningCoast(c);
  cabin(c);
  screen(c);
  curtains(c);
  c.add(k.airGlow(c, 1290, 420, 620, 420, c.p.glow, 0.3), captainSeat(c, 400), captainSeat(c, 1200));
  lowTable(c);
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The coast outside the windows as the sun goes down. */
function eveningCoast(c: k.Canvas): void {
  c.add(
    k.sky(c, 500),
    k.sun(c, 62),
    k.streaks(c, 130, 420, 9, 0.55),
    k.ridge(c, { y: 490, amp: 30, depth: 0.7, seed: 5, span: 240, shape: (x) => (x < 500 ? 20 : 70) }),
    k.sea(c, 500, 760, { waves: 60 }),
    k.lightPath(c, 500, 740, { width: 190 }),
    k.palm(c, 210, 720, 470, { lean: 60, depth: 0.2, seed: 4 }),
    k.palm(c, 1480, 730, 430, { lean: -70, depth: 0.16, seed: 7 }),
  );
}

/** Ceiling, side windows in perspective, partition and floor. */
function cabin(c: k.Canvas): void {
  const t = toner(c);
  const glass = 'M-20 150L470 262V560L-20 660ZM1620 150L1130 262V560L1620 660Z';
  c.add(
    `<path fill-rule="evenodd" d="M-20 -20H1620V1220H-20Z${glass}" fill="${c.down(0, 1200, [
      [0, t('#D9CBAA', -0.35)],
      [0.2, t('#B8A684', -0.3)],
      [0.55, t('#7A6A58', -0.4)],
      [1, t('#23201E', -0.7)],
    ])}"/>`,
    k.path(
      'M470 240H1130V860H470Z',
      c.down(240, 860, [
        [0, t('#8A7660', -0.3)],
        [1, t('#3A3028', -0.6)],
      ]),
    ),
    k.path(
      'M-20 -20H1620L1130 240H470Z',
      c.down(0, 240, [
        [0, t('#F3E8CE', -0.1)],
        [1, t('#C9B48E', -0.45)],
      ]),
    ),
    k.path('M640 -20H960L880 214H720Z', '#FFE9BC', `opacity="0.75" ${c.blur(6)}`),
    k.path(
      'M-20 150L470 262V276L-20 172ZM1620 150L1130 262V276L1620 172ZM-20 660L470 560V580L-20 700ZM1620 660L1130 560V580L1620 700Z',
      t('#4A3626', -0.2),
    ),
    k.path('M-20 664L470 562V567L-20 674ZM1620 664L1130 562V567L1620 674Z', c.p.rim, 'opacity="0.8"'),
    k.path(
      'M470 860H1130L1620 1220H-20Z',
      c.radial(800, 900, 800, [
        [0, t('#6E5A44', 0.2)],
        [1, t('#1E1A18', -0.6)],
      ]),
    ),
    k.path('M690 860H910L1010 1220H590Z', t('#2E5E62', -0.1), 'opacity="0.8"'),
    k.path('M704 860H712L622 1220H606ZM888 860H896L994 1220H978Z', k.core.marigold, 'opacity="0.6"'),
  );
}

/** A screen on the partition. */
function screen(c: k.Canvas): void {
  c.add(
    k.rect(640, 330, 320, 190, '#101C20', 'rx="10"'),
    k.rect(
      652,
      342,
      296,
      166,
      c.down(342, 508, [
        [0, '#2A6470'],
        [0.6, '#F0A35A'],
        [1, '#F7C877'],
      ]),
      'rx="4"',
    ),
    k.path('M652 508V470L720 430L790 380L850 436L948 480V508Z', '#17444E'),
    `<circle cx="880" cy="396" r="17" fill="#FFF1CF"/>`,
  );
}

/** Curtains gathered at the window posts. */
function curtains(c: k.Canvas): void {
  const t = toner(c);
  for (const q of [-1, 1] as const)
    for (let i = 0; i < 4; i++) {
      const x = 800 + q * (334 + i * 30);
      c.add(
        k.path(
          k.smooth(
            [
              [x, 262 - i * 6],
              [x + q * 30, 256 - i * 6],
              [x + q * 24, 420],
              [x + q * 34, 580 + i * 6],
              [x, 576 + i * 6],
              [x + q * 4, 410],
            ],
            true,
            0.5,
          ),
          c.across(x, x + q * 34, [
            [0, t('#C9A46A', q > 0 ? 0.5 : -0.3)],
            [1, t('#A87A44', -0.6)],
          ]),
        ),
      );
    }
}

/** Between the seats: a low table with water and a frangipani. */
function lowTable(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(k.lens(800, 1122, 280, 40), c.p.ink, `opacity="0.5" ${c.blur(9)}`),
    k.rect(776, 1010, 48, 110, t('#3A2A1E', -0.3)),
    `<ellipse cx="800" cy="1010" rx="120" ry="30" fill="${t('#5E3A22', -0.3)}"/><ellipse cx="800" cy="1000" rx="120" ry="30" fill="${t('#A06A3E', 0.4)}"/>`,
    k.rect(
      820,
      890,
      40,
      108,
      c.across(820, 860, [
        [0, '#BFE0DA'],
        [0.6, '#F4FBF6'],
        [1, '#8FB8B2'],
      ]),
      'rx="12" opacity="0.9"',
    ),
    k.rect(828, 872, 24, 22, t(k.core.lagoon, 0.4), 'rx="5"'),
    k.at(752, 996, 1, k.blossom(c, 40, 4)),
  );
}
