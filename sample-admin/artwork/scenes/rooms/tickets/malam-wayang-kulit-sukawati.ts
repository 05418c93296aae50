/** Ticket: Malam wayang kulit sukawati. */

import { audience } from '../../../kit/rooms/body.js';
import * as k from '../../../kit.js';

/** A wayang puppet in profile, foot at x,y: striding legs, narrow waist, long hinged arms on rods, pierced ornament. */
function puppet(
  x: number,
  y: number,
  h: number,
  f: 1 | -1,
  ink: string,
  light: string,
  big: boolean,
): string {
  const g = big ? 1.3 : 1;
  const st = (s: string, a: number, b: number): string =>
    k.path(
      k.taper(k.pts(s), (t) => (a + (b - a) * t) * g),
      ink,
    );
  let o = k.path(k.taper(k.pts('2,-150 1,-60 0,26'), 2.4), ink);
  // Trailing cloth, legs, skirt.
  o += k.path(
    'M-8 -104C-30 -96 -44 -72 -58 -34L-46 -42L-47 -20L-36 -36L-32 -12L-22 -40C-14 -60 -6 -76 2 -88Z',
    ink,
  );
  o +=
    st('-2,-92 -18,-54 -26,-8', 17, 7) +
    st('4,-92 26,-56 28,-8', 17, 7) +
    k.path('M-33 -9L-24 -12L-6 -2L-4 1L-33 1ZM21 -9L31 -12L48 -2L51 1L21 1Z', ink);
  o += k.path(
    'M-14 -106C-22 -90 -24 -74 -20 -62C-10 -66 -2 -64 2 -50C8 -64 18 -68 28 -64C30 -78 22 -94 14 -106Z',
    ink,
  );
  // Torso with a wasp waist, shoulder wings, neck.
  o += k.path(
    `M-9 -102C-8 -114 -12 -126 ${-22 * g} -140C-14 -152 14 -154 ${22 * g} -142C14 -128 8 -114 10 -102Z`,
    ink,
  );
  o += k.path(
    'M-20 -142C-36 -146 -46 -160 -48 -178C-40 -172 -36 -174 -34 -184C-28 -174 -22 -170 -20 -160C-14 -156 -12 -150 -12 -144Z',
    ink,
  );
  o += st('4,-144 10,-156 15,-164', 9, 7);
  // Head: long nose, chin, crown with a crab-claw curl.
  const head =
    k.path(
      'M6 -164C4 -178 14 -188 26 -184C32 -182 36 -178 52 -170L36 -168C40 -165 38 -162 33 -163C34 -158 28 -156 22 -158C14 -158 8 -158 6 -164Z',
      ink,
    ) +
    k.path(
      k.taper(
        Array.from({ length: 22 }, (_, i): k.Pt => {
          const a = 0.7 + (i / 21) * (big ? 5.6 : 4.4);
          const r = (big ? 25 : 22) * (1 - (i / 21) * 0.74);
          return [3 + Math.cos(a) * -r * 0.95 + 4, -190 - Math.sin(a - 0.9) * r];
        }),
        (t) => (big ? 17 : 14) * (1 - t * 0.6),
      ),
      ink,
    ) +
    k.path('M4 -180L-6 -190L6 -190L4 -204L14 -192L22 -202L24 -190L34 -192L28 -182Z', ink);
  o += `<g transform="rotate(${big ? -7 : 9} 14 -164)">${head}<circle cx="27" cy="-176" r="1.9" fill="${light}"/>${k.path(
    k.taper(k.pts('12,-184 22,-187 31,-182'), 1.4),
    light,
  )}<circle cx="8" cy="-170" r="2.6" fill="${light}"/></g>`;
  // Long arms and their rods.
  o +=
    st(`${20 * g},-140 44,-118 56,-92`, 7.5, 5) +
    st('56,-92 72,-108 88,-124', 5, 3) +
    k.path('M86 -122q4 -10 12 -12l-6 7 10 -3 -8 8 7 2 -12 4z', ink) +
    st(`${-20 * g},-140 -38,-112 -34,-82`, 7.5, 5) +
    st('-34,-82 -20,-68 -2,-62', 5, 3) +
    k.path('M-4 -64q9 0 11 7l-6 -2 2 6 -9 -5z', ink);
  o += k.path(k.taper(k.pts('90,-122 70,-50 62,24'), 1.6) + k.taper(k.pts('2,-60 -10,-20 -14,24'), 1.6), ink);
  // Pierced ornament.
  const dot = (s: string): string =>
    k
      .triples(s)
      .map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r / 10}" fill="${light}"/>`)
      .join('');
  o += dot(
    '-12 -76 18, -4 -74 18, 4 -70 18, 12 -74 18, 20 -76 18, -10 -86 16, -2 -86 18, 6 -84 18, 14 -86 16, -36 -60 16, -42 -46 16, -30 -50 16, -26 -66 15, -34 -36 14, -42 -34 13, -32 -164 15, -38 -170 14, -26 -156 15, 0 -140 17, 10 -141 15, -9 -140 15, 4 -130 15, -3 -130 14, 27 -40 13, -20 -36 13, 28 -26 12, -24 -22 12',
  );
  for (const [a, b] of [
    [-96, 15],
    [-101, 12],
    [-106, 10],
  ] as const)
    o += k.path(k.taper(k.curve([-b, a], [0, a + 3], [b, a], 6), 1.3), light, 'opacity="0.85"');
  for (const [cx, cy, rot] of k.triples(
    '38 -124 40, 70 -106 -45, -31 -122 -60, -28 -74 30, 26 -14 80, -25 -14 100',
  ))
    o += `<rect x="${cx - 5}" y="${cy - 0.8}" width="10" height="1.7" fill="${light}" transform="rotate(${rot} ${cx} ${cy})"/>`;
  return k.at(x, y, f * (h / 210), o, 0, h / 210);
}

/** The kayonan: the tree of life between the two sides of a story. */
function kayonan(x: number, y: number, h: number, ink: string, light: string): string {
  let o =
    k.path('M-34 0L34 0L40 -30C48 -62 30 -92 12 -116L0 -150L-12 -116C-30 -92 -48 -62 -40 -30Z', ink) +
    k.path(k.taper(k.pts('0,10 0,-20'), 4), ink);
  for (let i = 0; i < 7; i++)
    for (const s of [-1, 1]) {
      const yy = -36 - i * 12;
      const w = 28 - i * 3.3;
      const twig = k.taper(
        k.curve([s * 2, yy + 8], [s * w * 0.5, yy - 4], [s * w, yy - 2], 7),
        (t) => 1 + 3.4 * Math.sin(Math.PI * t),
      );
      o += k.path(twig, light);
      o += `<circle cx="${k.n(s * w)}" cy="${k.n(yy - 5)}" r="1.9" fill="${light}"/>`;
    }
  o +=
    k.path('M-20 -8L-20 -24L-12 -24L0 -34L12 -24L20 -24L20 -8ZM-3 -8', light, 'opacity="0.9"') +
    k.path('M-15 -8V-20H15V-8Z', ink) +
    k.path('M-4 -8V-18H4V-8Z', light) +
    k.path(
      k.taper(k.pts('0,-38 0,-132'), (t) => 3.4 - t * 2),
      light,
      'opacity="0.9"',
    );
  return k.at(x, y, h / 150, o);
}

/** The dark hall, a curtain, the lit screen. */
function screen(c: k.Canvas): void {
  c.add(k.rect(0, 0, 1600, 1200, c.down(0, 1200, k.fade('#1A1A22', '#0E1A20', '#050E13'))));
  for (let i = 0; i < 14; i++)
    c.add(
      k.path(
        k.taper(
          [
            [i * 124 - 10, -10],
            [i * 124, 420],
            [i * 124 - 6, 1000],
          ],
          26,
        ),
        '#3A2420',
        'opacity="0.35"',
      ),
    );
  c.add(k.airGlow(c, 800, 480, 1000, 720, '#E0823A', 0.5));
  c.add(
    k.rect(170, 150, 1260, 660, '#5E3420'),
    k.rect(196, 176, 1208, 608, c.radial(800, 400, 760, k.fade('#FFF6D6', '#FCD27E', '#F0A245', '#B5632A'))),
  );
}

/** Two against two across the kayonan. */
function puppets(c: k.Canvas): void {
  const ink = '#2A1410';
  const lightHole = '#FBD58A';
  c.add(
    k.group(kayonan(800, 740, 400, '#7A4424', '#F9CB7A'), 'opacity="0.75"'),
    puppet(510, 752, 520, 1, ink, lightHole, true),
    puppet(1090, 752, 480, -1, ink, lightHole, false),
    k.group(puppet(275, 752, 320, 1, '#6A3A20', '#F5BE6A', false), 'opacity="0.75"'),
    k.group(puppet(1335, 752, 330, -1, '#6A3A20', '#F5BE6A', false), 'opacity="0.75"'),
  );
}

function oilLamp(c: k.Canvas): void {
  c.add(
    k.path('M800 150L800 214', 'none', 'stroke="#3A1E12" stroke-width="5"'),
    k.path('M752 240C756 214 844 214 848 240C842 268 758 268 752 240Z', '#6B3A1E'),
    k.path('M800 232C816 206 806 190 800 168C794 190 784 206 800 232Z', '#FFFBE6'),
    k.airGlow(c, 800, 200, 240, 220, '#FFF3C4', 0.9),
  );
}

/** Banana trunk, pillars, umbrellas and the pelmet. */
function frame(c: k.Canvas): void {
  c.add(k.rect(150, 776, 1300, 40, c.down(776, 816, k.fade('#A5713F', '#4E2E1C'))));
  for (const y of [166, 796]) c.add(k.rect(170, y, 1260, 4, '#E0A45A', 'opacity="0.7"'));
  for (const s of [-1, 1]) {
    const x = 800 + s * 716;
    c.add(k.rect(x - 34, 60, 68, 790, c.turn(x - 34, x + 34, -s, '#C2703A', '#6E3826', '#2E1814')));
    for (let i = 0; i < 9; i++)
      c.add(
        k.path(
          `M${x - 30} ${110 + i * 84}L${x} ${80 + i * 84}L${x + 30} ${110 + i * 84}L${x} ${140 + i * 84}Z`,
          '#E0A045',
          'opacity="0.5"',
        ),
      );
    c.add(k.tedung(c, 800 + s * 640, 860, 330, k.core.marigold));
  }
  c.add(k.rect(90, 20, 1420, 60, c.down(20, 80, k.fade('#A5553A', '#4E241C'))));
  for (let i = 0; i < 24; i++) c.add(k.path(`M${96 + i * 59} 80h58l-29 46z`, i % 2 ? '#C9852E' : '#8A2F2A'));
}

/** Sukawati: the lamp behind the screen, Bima facing his foe across the kayonan. */
export function wayang(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 430 } });
  screen(c);
  puppets(c);
  oilLamp(c);
  frame(c);
  c.add(
    k.path(
      'M-20 830L1620 830L1620 1210L-20 1210Z',
      c.radial(800, 830, 900, k.fade('#8A5A34', '#3A2620', '#0E1418')),
    ),
  );
  c.add(
    audience(c, 40, 1560, 1235, {
      rows: 3,
      size: 210,
      shrink: 0.74,
      rise: 0.5,
      seed: 21,
      dark: 0.8,
      rim: '#FFB457',
      chairs: false,
    }),
  );
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.1 })).svg();
}
