/** The museum garden of Puri Lukisan. */
import * as k from '../../../kit.js';
import { cord, ground, hue, rod, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';
import { lotusPad } from '../parts/wetland.js';

/** A lotus pad with its shadow. */
function pad(c: k.Canvas, x: number, y: number, r: number): string {
  return (
    k.path(
      lotusPad(x, y, r, 0.34),
      c.linear(x - r, y, x + r, y, k.fade(c.p.leaf[0], c.p.leaf[1], c.p.leaf[2])),
    ) + shade(c, x, y + r * 0.34, r * 1.7, r * 0.1, 0.3)
  );
}

/** A lotus in flower on its stem. */
function lotus(c: k.Canvas, x: number, y: number, r: number): string {
  return (
    rod([x, y + r * 1.6], [x, y], r * 0.1, c.p.leaf[2]) +
    [-64, 64, -40, 40, -16, 16, 0]
      .map(
        (a, i) =>
          `<g transform="translate(${x} ${y}) rotate(${a})">${k.path(`M0 ${r * 0.2}C${-r * 0.5} ${-r * 0.3} ${-r * 0.25} ${-r} 0 ${-r * 1.15}C${r * 0.25} ${-r} ${r * 0.5} ${-r * 0.3} 0 ${r * 0.2}Z`, hue(c, i % 2 ? '#E98AA0' : '#F6B9C0', i > 3 ? 0.7 : 0.1))}</g>`,
      )
      .join('')
  );
}

/** Five framed paintings between the gallery's posts. */
function paintings(c: k.Canvas): void {
  for (const [i, x] of [640, 750, 860, 970, 1080].entries())
    c.add(
      `<rect x="${x - 36}" y="588" width="72" height="92" fill="${hue(c, '#C9A55A', 0.1)}"/><rect x="${x - 29}" y="595" width="58" height="78" fill="${c.linear(
        x - 29,
        595,
        x + 29,
        673,
        k.fade(
          ['#1F5B46', '#7A3A28', '#23404A', '#5E6B2E', '#6E3A4A'][i] ?? '#1F5B46',
          ['#D9B85A', '#E98A5A', '#8FC0B0', '#E9C77A', '#D98AA0'][i] ?? '#D9B85A',
        ),
      )}"/><path d="M${x - 29} 660q20 -30 34 -8t24 -14v35h-58z" fill="#12302E" opacity="0.6"/>`,
    );
}

/** Museum Puri Lukisan: the lotus pond before the old gallery. */
function puriLukisan(seed: number): string {
  const c = open('pagi', seed, [400, 190], 520, { sun: 48, streaks: 4 });
  c.add(
    bushes(c, '140 440 520 300, 560 470 360 200, 1060 470 420 220, 1460 430 520 330', 0.42),
    k.palm(c, 300, 620, 420, { lean: 30, depth: 0.36, seed: 3 }),
    k.hazeBand(c, 560, 80, 0.5),
  );
  const gallery = k.bale(c, 860, 790, 760, { depth: 0.1, tile: true, posts: 6 });
  c.add(
    k.wall(c, -40, 470, [760, 780], [90, 100], { depth: 0.16 }),
    k.wall(c, 1640, 1250, [760, 780], [90, 100], { depth: 0.16 }),
    gallery,
  );
  paintings(c);
  c.add(
    k.steps(c, 860, 784, 150, 60, 5, { depth: 0.1, spread: 1.3 }),
    ground(
      '-40,830 300,820 860,838 1300,820 1660,830 1660,1240 -40,1240',
      c.down(810, 900, k.fade(c.p.leaf[0], c.p.leaf[1])),
      0.6,
    ),
  );
  const pond = 'M-40 900C200 866 560 862 860 870C1200 862 1500 880 1640 900L1640 1240L-40 1240Z';
  c.add(
    k.path(
      pond,
      c.down(860, 1210, [
        [0, '#A9CFB4'],
        [0.3, '#4E9A8A'],
        [1, '#0E4446'],
      ]),
    ),
    k.group(k.mirror(gallery, 868, 0.5, 0.4), c.clip(pond)),
    cord('-40,896 300,868 860,872 1300,868 1660,898', 12, hue(c, '#B9B09A', 0.4)),
  );
  for (const [x, y, r] of k.triples(
    '300 930 46, 420 950 40, 520 925 34, 1180 930 44, 1300 950 50, 1420 930 40, 220 1010 80, 430 1040 90, 1240 1030 86, 1450 1020 80, 330 1130 120, 620 1120 90, 1100 1130 110, 1400 1140 130, 120 1100 90',
  ))
    c.add(pad(c, x, y, r));
  for (const [x, y, r] of k.triples(
    '470 900 34, 1250 896 32, 270 970 60, 1360 960 62, 520 1060 76, 1190 1070 84',
  ))
    c.add(lotus(c, x, y, r));
  c.add(
    person(c, 780, 858, 104, 'stand', { top: k.core.marigold, dark: 0.15 }),
    person(c, 832, 862, 98, 'stand', {
      top: '#FBF2E0',
      bottom: k.core.terracotta,
      sarong: true,
      hat: 'bun',
      dark: 0.15,
    }),
    k.groundShade(c, 980, 0.45),
    k.fern(c, 1560, 1240, 260, -110, { seed: 4 }),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}

/** The pictures of this file. */
export const attractionsPuriLukisan = {
  'attractions/museum-puri-lukisan': puriLukisan,
};
