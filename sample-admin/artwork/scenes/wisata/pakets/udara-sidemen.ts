/** Paragliding and the quiet of Sidemen. */
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { ground, hue, poly, rod, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { agung, bushes, far, open, palms } from '../parts/setting.js';

/** The glider: sixteen cells in three colours, the lines, a pilot and his guest. */
function glider(c: k.Canvas): void {
  const [wx, wy] = [640, 330];
  const arc = (r0: number, r1: number, a: number): k.Pt => [
    wx + Math.sin(a) * r1 * 1.5,
    wy + 240 - Math.cos(a) * r0 * 1.12,
  ];
  const cells = 16;
  for (let i = 0; i < cells; i++) {
    const [a0, a1] = [-0.98 + (1.96 * i) / cells, -0.98 + (1.96 * (i + 1)) / cells];
    const th = (a: number): number => 74 * Math.cos(a * 1.35) + 12;
    const light = 0.5 - Math.abs(a0 + 0.3) * 0.5;
    const band = i < 3 || i > 12 ? '#FBF2E0' : i < 6 || i > 9 ? k.core.marigold : k.core.terracotta;
    c.add(
      k.path(
        k.lines([
          arc(300, 300, a0),
          arc(300, 300, a1),
          [arc(300, 300, a1)[0] * 0.97 + wx * 0.03, arc(300, 300, a1)[1] + th(a1)],
          [arc(300, 300, a0)[0] * 0.97 + wx * 0.03, arc(300, 300, a0)[1] + th(a0)],
        ]),
        hue(c, band, (i % 2 ? 0.1 : -0.25) + light),
      ),
    );
    if (i % 2 === 0) {
      const [x, y] = arc(300, 300, a0);
      c.add(
        rod(
          [x * 0.97 + wx * 0.03, y + th(a0)],
          [wx + (i < 8 ? -14 : 14), 700],
          1.8,
          c.p.ink,
          'opacity="0.5"',
        ),
      );
    }
  }
  c.add(
    person(c, wx + 4, 800, 150, 'ground', {
      top: k.core.lagoon,
      vest: k.core.terracotta,
      hat: 'helm',
      dark: 0.15,
    }),
    person(c, wx - 20, 792, 150, 'ground', { top: '#3E4A4C', vest: '#23404A', hat: 'helm', dark: 0.2 }),
    k.path('M600 740C590 770 600 800 620 806L690 806C680 790 650 780 640 740Z', hue(c, '#23404A', -0.1)),
  );
}

/** Timbis: a paraglider over the southern cliffs and lagoon. */
function paralayang(seed: number): string {
  const c = open('siang', seed, [260, 160], 560, { sun: 44, rings: false, streaks: 4 });
  c.add(
    k.cumulus(c, 360, 536, 620, 130, 0.85),
    k.cumulus(c, 1180, 536, 760, 90, 0.75),
    k.sea(c, 540, 1210, { colors: ['#8FD3CC', '#1F9AA2', '#17858C'], waves: 77 }),
  );
  for (const [y, x] of k.pts('760,300 800,380'))
    c.add(
      k.surf(
        c,
        k.pts(`-40,${y + 250} ${x},${y + 130} ${x + 400},${y + 20} ${x + 800},${y - 80} 1660,${y - 170}`),
        8,
        0.7,
      ),
    );
  c.add(
    k.airGlow(c, 900, 900, 700, 150, '#8BE6D2', 0.9),
    ground(
      '1660,690 1300,760 1000,850 700,960 380,1090 160,1240 1660,1240',
      c.linear(700, 800, 1000, 1100, fade('#FBEFCB', '#DCC294')),
      0.7,
    ),
    k.surf(c, k.pts('1660,690 1300,760 1000,850 700,960 380,1090 160,1230'), 12, 0.9),
  );
  c.add(
    headland(
      c,
      '1660,640 1480,690 1340,760 1200,820 1060,890 900,960 760,1040 640,1120 560,1240 1660,1240',
      0.04,
      4,
      { depth: 0.1, seed: 6, stone: '#E6D6AC', cell: 70 },
    ),
    ground(
      '1660,600 1480,650 1360,700 1230,770 1090,840 960,920 860,1010 800,1100 780,1240 1660,1240',
      c.linear(1000, 800, 1300, 1200, [
        [0, c.p.leaf[0]],
        [0.4, c.p.leaf[1]],
        [1, c.p.leaf[2]],
      ]),
      0.7,
    ),
    bushes(c, '1500 690 300 80, 1300 790 240 70, 1130 880 220 70, 980 990 200 80, 1540 860 300 100', 0.06),
  );
  glider(c);
  return c
    .add(
      k.birds(c, 1080, 420, 5, 16, '#FFFFFF'),
      person(c, 1330, 812, 90, 'cheer', { top: k.core.marigold, dark: 0.2 }),
      k.groundShade(c, 1000, 0.4),
      k.fern(c, 1520, 1240, 280, -110, { seed: 4 }),
      k.finish(c, { wash: 0.12 }),
    )
    .svg();
}

/** The wooden deck, its boards running towards the viewer. */
function deck(c: k.Canvas): void {
  c.add(
    poly(
      '-40,1010 1640,1010 1640,1240 -40,1240',
      c.down(1010, 1210, fade(hue(c, '#B98A5A', 0.4), hue(c, '#4A3226', -0.4))),
    ),
  );
  for (let i = 0; i < 15; i++)
    c.add(
      k.path(
        k.taper(
          [
            [800 + (i - 7) * 92, 1010],
            [800 + (i - 7) * 190, 1240],
          ],
          (t) => 2 + 3 * t,
        ),
        c.p.ink,
        'opacity="0.4"',
      ),
    );

  c.add(poly('-40,1010 1640,1010 1640,1020 -40,1020', c.p.rim, 'opacity="0.6"'));
}

/** A clay bowl with a blossom. */
function bowl(c: k.Canvas): void {
  c.add(
    shade(c, 1200, 1140, 100, 8, 0.3),
    k.path(
      'M1166 1138C1156 1110 1162 1086 1180 1080L1216 1080C1234 1086 1242 1110 1232 1138Z',
      c.turn(1160, 1240, -1, hue(c, '#D9A27A', 0.6), hue(c, '#A9664A', 0), hue(c, '#5E3428', -0.4)),
    ),
    k.at(1198, 1068, 1, k.blossom(c, 24, 3), 0, 0.8),
  );
}

/** Sidemen: morning yoga on the deck, Agung over the valley. */
function sidemen(seed: number): string {
  const c = open('fajar', seed, [1180, 400], 620, { sun: 60, glow: 11, streaks: 8 });
  c.add(
    agung(c, { x: 640, base: 800, height: 600, width: 1900, depth: 0.6 }),
    k.hazeBand(c, 640, 120, 0.8),
    far(c, { y: 660, amp: 60, depth: 0.56, seed: 3, span: 360, trees: 9 }, 0.8),
  );
  c.add(
    k.terraces(c, {
      y0: 730,
      y1: 1120,
      count: 9,
      seed: 17,
      swell: 50,
      water: 0.5,
      depth: [0.4, 0.16],
      shape: (x, t) => -120 * ((x - 800) / 800) ** 2 * (1 - t * 0.5),
    }),
    k.hazeBand(c, 820, 70, 0.6),
  );
  c.add(...palms(c, '260 810 230 26, 330 820 180 -20, 1320 800 260 -30, 1420 810 200 24', 0.26));

  c.add(k.hazeBand(c, 940, 60, 0.5));
  deck(c);
  c.add(
    poly('620,1070 1010,1070 1060,1130 580,1130', hue(c, '#2B8F93', 0)),
    shade(c, 815, 1104, 330, 14, 0.3),
    person(c, 815, 1104, 360, 'lotus', { top: '#E9B9A0', bottom: '#4A3A5A', hat: 'bun', dark: 0.42 }),
  );
  bowl(c);
  c.add(
    poly('60,1240 76,120 110,120 100,1240', hue(c, '#6B4A34', -0.5)),
    poly('-40,0 520,0 300,70 -40,150', k.mix(c.p.ink, '#5E4A38', 0.3)),
    poly('-40,150 300,70 306,82 -40,168', hue(c, '#9A7B50', 0.2)),
  );
  return c
    .add(
      k.groundShade(c, 1020, 0.45),
      k.fern(c, 1560, 1230, 260, -110, { seed: 4 }),
      k.finish(c, { vignette: 0.4 }),
    )
    .svg();
}

/** The pictures of this file. */
export const paketsUdaraSidemen = {
  'pakets/canyoning-gitgit-dan-paralayang-timbis': paralayang,
  'pakets/jeda-lima-hari-di-sidemen': sidemen,
};
