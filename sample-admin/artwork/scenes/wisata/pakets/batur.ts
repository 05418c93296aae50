/** Camp and walk at Batur. */
import * as k from '../../../kit.js';
import { bulbs, tent } from '../parts/camp.js';
import { cord, shade, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { agung, batur, bushes, far, open } from '../parts/setting.js';

/** Tents by the lake at blue hour, lamps lit, a canoe drawn up on the shore. */
function kemahKaldera(seed: number): string {
  const c = open('senja', seed, [420, 590], 690, { sun: 46, glow: 12, streaks: 9 });
  c.add(k.stars(c, 360, 60));
  c.add(
    batur(c, { x: 1120, base: 720, height: 400, width: 1350, depth: 0.55, crater: 0.09 }),
    far(c, { y: 670, amp: 60, depth: 0.7, seed: 6, span: 420, shape: (x) => (x > 700 ? 200 : 0) }, 0.5),
    k.hazeBand(c, 690, 60, 0.6),
  );
  c.add(k.sea(c, 712, 1010, { waves: 38 }), k.lightPath(c, 712, 980, { width: 220, count: 100 }));
  c.add(
    k.beach(c, k.pts('-40,970 220,940 520,950 820,930 1100,946 1400,910 1660,890'), {
      sand: '#4E4A44',
      foam: 5,
    }),
  );
  const canoe =
    k.path(
      'M-190 -34C-150 -14 130 -14 200 -46C190 -6 150 12 90 14L-90 14C-150 12 -182 -6 -190 -34Z',
      c.down(-40, 14, k.fade('#D96B43', '#5C2A22')),
    ) +
    k.path('M-190 -34C-150 -14 130 -14 200 -46C150 -26 -110 -24 -176 -28Z', k.mix(c.p.ink, '#7A3A28', 0.3));
  c.add(shade(c, 330, 1006, 420, 9, 0.5), k.at(330, 994, 1, canoe, -3));
  c.add(bushes(c, '1500 900 380 150', 0.06), k.groundShade(c, 930, 0.6));
  c.add(
    k.airGlow(c, 860, 1040, 330, 90, '#FFB65C', 0.5),
    k.airGlow(c, 1220, 1040, 380, 100, '#FFB65C', 0.5),
    tent(c, 840, 1040, 290, '#C9A877'),
    tent(c, 1210, 1066, 380, '#D2AE78'),
  );
  c.add(
    bulbs(c, [980, 760], [1500, 700], 46, 13),
    cord('980,1060 980,750', 8, c.p.ink),
    cord('1500,1060 1500,690', 9, c.p.ink),
  );
  c.add(
    person(c, 590, 1050, 150, 'ground', { facing: -1, top: k.core.marigold, dark: 0.4 }),
    person(c, 668, 1056, 150, 'ground', { facing: -1, top: '#E8D6B0', dark: 0.4, hat: 'bun' }),
  );
  c.add(
    k.grass(c, -10, 1610, (x) => 1196 - 20 * Math.sin(x / 300), 46, c.p.ink, 9),
    k.fern(c, 1560, 1230, 260, -110, { seed: 4 }),
  );
  return c.add(k.finish(c, { vignette: 0.44 })).svg();
}

/** Height of the shoulder's outline at x. */
function slope(x: number): number {
  return 1010 - k.smoothstep(1250, -100, x) * 560 + 14 * Math.sin(x / 60) + 9 * Math.sin(x / 23);
}

/** Six climbers, the light of their lamps before them. */
function climbers(c: k.Canvas): void {
  for (const [x, h] of k.pts('250,104 380,112 510,118 640,126 790,132 930,138')) {
    c.add(
      k.path(
        k.lines([
          [x - h * 0.1, slope(x) - h * 0.9],
          [x - h * 2.2, slope(x - h * 2) - 6],
          [x - h * 1.3, slope(x - h * 1.2) + 26],
        ]),
        c.across(x - h * 2.1, x, [
          [0, '#FFEFC0', 0],
          [1, '#FFEFC0', 0.42],
        ]),
      ),
      person(c, x, slope(x) + 6, h, 'hike', { facing: -1, top: '#3A5A5C', pack: '#7A4A30', dark: 0.72 }),
      `<circle cx="${x - h * 0.1}" cy="${k.n(slope(x) - h * 0.9)}" r="${k.n(h * 0.14)}" fill="${c.radial(
        x - h * 0.1,
        slope(x) - h * 0.9,
        h * 0.14,
        [
          [0, '#FFFBE8'],
          [0.3, '#FFF0BE', 0.9],
          [1, '#FFE7A0', 0],
        ],
      )}"/>`,
    );
  }
}

/** Before dawn: a line of head lamps climbs the shoulder under the stars. */
function trekkingFajar(seed: number): string {
  const c = open('malam', seed, [1240, 800], 860, {
    sun: 60,
    glow: 11,
    disc: false,
    rings: false,
    streaks: 0,
  });
  c.add(
    k.stars(c, 700, 190),
    k.airGlow(c, 1240, 830, 900, 330, '#F3A765', 0.75),
    k.airGlow(c, 1240, 850, 480, 150, '#FFD9A0', 0.75),
  );
  c.add(
    agung(c, { x: 1330, base: 900, height: 250, width: 900, depth: 0.72, crater: 0.03, concave: 2.1 }),
    far(c, { y: 860, amp: 40, depth: 0.6, seed: 4, span: 360 }, 0.5),
    `<rect y="880" width="1600" height="120" fill="${c.down(880, 1000, [
      [0, '#E8A878', 0.5],
      [1, '#174E58', 0.2],
    ])}"/>`,
  );
  const edge: k.Pt[] = Array.from({ length: 84 }, (_, i): k.Pt => [-40 + i * 20, slope(-40 + i * 20)]);
  c.add(
    k.path(
      k.lines([...edge, [1660, 1240], [-60, 1240]]),
      c.linear(1300, 900, 100, 1200, [
        [0, '#2F4A4E'],
        [0.4, '#123039'],
        [1, '#051A22'],
      ]),
    ),
  );
  c.add(
    k.path(
      k.taper(shift(edge, 0, 3), (t) => 2 + 5 * t),
      '#F2B37C',
      'opacity="0.55"',
    ),
  );
  climbers(c);
  c.add(
    k.grass(c, -20, 1300, (x) => slope(x) + 160 + x * 0.02, 40, '#041820', 12),
    k.boulder(c, 1180, 1215, 460, 120, { seed: 6, stone: '#3E4A48', backlit: 0.7 }),
  );
  return c.add(k.finish(c, { vignette: 0.46 })).svg();
}

/** The pictures of this file. */
export const paketsBatur = {
  'pakets/kemah-kaldera-batur': kemahKaldera,
  'pakets/trekking-fajar-gunung-batur': trekkingFajar,
};
