/** Paragliding at Timbis. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { ground, hue, rod } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

/** Middle of the wing. */
const [WX, WY] = [640, 330];

/** Points of the wing's upper and lower edge at angle a from its middle. */
const upper = (a: number): k.Pt => [WX + Math.sin(a) * 300 * 1.5, WY + 240 - Math.cos(a) * 300 * 1.12];
const lower = (a: number): k.Pt => {
  const [x, y] = upper(a);
  return [x * 0.97 + WX * 0.03, y + (74 * Math.cos(a * 1.35) + 12)];
};

/** The wing: sixteen cells in three colours, a line from every other one down to the seats. */
function wing(c: k.Canvas): void {
  const cells = 16;
  for (let i = 0; i < cells; i++) {
    const [a0, a1] = [-0.98 + (1.96 * i) / cells, -0.98 + (1.96 * (i + 1)) / cells];
    const light = 0.5 - Math.abs(a0 + 0.3) * 0.5;
    const band = i < 3 || i > 12 ? '#FBF2E0' : i < 6 || i > 9 ? k.core.marigold : k.core.terracotta;
    c.add(
      k.path(
        k.lines([upper(a0), upper(a1), lower(a1), lower(a0)]),
        hue(c, band, (i % 2 ? 0.1 : -0.25) + light),
      ),
    );
    if (i % 2 === 0) c.add(rod(lower(a0), [WX + (i < 8 ? -14 : 14), 700], 1.8, c.p.ink, 'opacity="0.5"'));
  }
}

/** The pilot and his guest in their seats. */
function flyers(c: k.Canvas): void {
  c.add(
    person(c, WX + 4, 800, 150, 'ground', {
      top: k.core.lagoon,
      vest: k.core.terracotta,
      hat: 'helm',
      dark: 0.15,
    }),
    person(c, WX - 20, 792, 150, 'ground', { top: '#3E4A4C', vest: '#23404A', hat: 'helm', dark: 0.2 }),
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
      c.linear(700, 800, 1000, 1100, k.fade('#FBEFCB', '#DCC294')),
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
  wing(c);
  flyers(c);
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

/** The pictures of this file. */
export const paketsParalayang = {
  'pakets/canyoning-gitgit-dan-paralayang-timbis': paralayang,
};
