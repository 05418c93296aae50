/** Suasana: captain seats. */
import { stroke } from '../../kit/strokes.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** Two captain seats across the aisle, the evening coast in both windows. */
export function kursiKapten(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 1290, y: 330 } });
  eveningCoast(c);
  cabin(c);
  screen(c);
  curtains(c);
  c.add(k.airGlow(c, 1290, 420, 620, 420, c.p.glow, 0.3), seat(c, 400), seat(c, 1200));
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

/** A captain seat seen from the front, its foot at x, lit from the right. */
function seat(c: k.Canvas, x: number): string {
  return k.at(x, 1130, 1, seatBack(c) + headrest(c) + cushions(c) + armrests(c) + rimOfLight(c));
}

const LEATHER = '#E6D6B4';

/** A soft padded shape from dark on the left to light on the right. */
function padding(c: k.Canvas, list: string, lit: number, dark: number): string {
  const t = (v: number): string => k.tone(c.p, LEATHER, v);
  return k.path(
    k.smooth(k.pts(list), true, 0.8),
    c.across(-240, 240, [
      [0, t(dark)],
      [0.5, t((lit + dark) / 2)],
      [1, t(lit)],
    ]),
  );
}

/** The quilted back on its foot. */
function seatBack(c: k.Canvas): string {
  const t = toner(c);
  let quilt = '';
  for (let i = -5; i <= 5; i++)
    for (const s of [1, -1])
      quilt += k.taper(k.pts(`${i * 44 - s * 150},-560 ${i * 44},-400 ${i * 44 + s * 150},-240`), () => 3.4);
  const inner = k.smooth(
    k.pts('-132,-250 -140,-440 -116,-566 -60,-588 60,-588 116,-566 140,-440 132,-250 60,-226 -60,-226'),
  );
  return (
    k.path(k.lens(0, 6, 640, 60), c.p.ink, `opacity="0.6" ${c.blur(14, 8)}`) +
    k.path(k.smooth(k.pts('-150,-110 150,-110 170,0 -170,0'), true, 0.3), t('#23282A', -0.3)) +
    padding(
      c,
      '-190,-230 -206,-440 -176,-590 -90,-624 90,-624 176,-590 206,-440 190,-230 100,-196 -100,-196',
      0.55,
      -0.6,
    ) +
    `<g ${c.clip(inner)}>${k.path(
      inner,
      c.across(-140, 140, [
        [0, t(LEATHER, -0.35)],
        [1, t(LEATHER, 0.85)],
      ]),
    )}${k.path(quilt, t(LEATHER, -0.8), 'opacity="0.28"')}</g>`
  );
}

/** The headrest with folded wings. */
function headrest(c: k.Canvas): string {
  return (
    padding(c, '-116,-640 -122,-740 -80,-778 80,-778 122,-740 116,-640 70,-616 -70,-616', 0.8, -0.4) +
    padding(c, '-122,-740 -152,-720 -148,-640 -112,-630', 0.5, -0.6) +
    padding(c, '122,-740 152,-720 148,-640 112,-630', 0.5, -0.6)
  );
}

/** The seat cushion with light on it, and the leg rest. */
function cushions(c: k.Canvas): string {
  return (
    padding(c, '-176,-250 -190,-150 -150,-96 150,-96 190,-150 176,-250 90,-232 -90,-232', 0.9, -0.2) +
    k.path(k.lens(30, -206, 250, 26), k.tone(c.p, LEATHER, 1), `opacity="0.5" ${c.blur(7)}`) +
    padding(c, '-130,-104 -146,-10 -120,16 120,16 146,-10 130,-104', 0.5, -0.55)
  );
}

/** Both arms with their wood. */
function armrests(c: k.Canvas): string {
  const t = toner(c);
  return ([-1, 1] as const)
    .map((s) =>
      k.at(
        0,
        0,
        s,
        k.path(
          k.smooth(k.pts('196,-360 286,-366 300,-330 296,-110 204,-110'), true, 0.3),
          t('#D9C7A2', s > 0 ? -0.05 : -0.65),
        ) +
          k.path(
            k.smooth(k.pts('188,-372 300,-380 312,-346 200,-334'), true, 0.5),
            t('#7A4A2A', s > 0 ? 0.5 : -0.3),
          ) +
          stroke(k.pts('200,-366 250,-372 300,-372'), 5, c.p.rim, `opacity="${s > 0 ? 0.9 : 0.2}"`),
      ),
    )
    .join('');
}

/** The light along the right edge of the back. */
function rimOfLight(c: k.Canvas): string {
  return stroke(k.curve([176, -586], [212, -440], [194, -232], 12), 6, c.p.rim, 'opacity="0.85"');
}
