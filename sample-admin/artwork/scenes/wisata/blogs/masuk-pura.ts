/** Temple manners. */
import * as k from '../../../kit.js';
import { hue, shade } from '../parts/marks.js';
import { bushes, floor, open } from '../parts/setting.js';

/** Entering a temple: two guests in kamen and sash before the gate's steps. */
function masukPura(seed: number): string {
  const c = open('fajar', seed, [800, 470], 720, { sun: 74, glow: 10, streaks: 8 });
  c.add(
    k.hazeBand(c, 640, 140, 0.8),
    bushes(c, '160 700 560 300, 1440 700 560 300', 0.34),
    k.meru(c, 380, 830, 360, 5, { depth: 0.26 }),
    k.meru(c, 1240, 830, 440, 7, { depth: 0.26 }),
    k.hazeBand(c, 800, 70, 0.5),
  );
  c.add(
    k.wall(c, -30, 560, [930, 930], [190, 190], { depth: 0.1 }),
    k.wall(c, 1630, 1040, [930, 930], [190, 190], { depth: 0.1 }),
    floor(920, c.down(920, 1200, k.fade('#D9B98A', '#8A7258', '#2E3A38'))),
  );
  c.add(
    k.rays(c, { angle: 90, spread: 60, length: 900, count: 7, opacity: 0.35 }),
    k.candiBentar(c, 800, 930, 780, { gap: 250, depth: 0.06 }),
    k.steps(c, 800, 920, 360, 130, 6, { spread: 1.5 }),
    k.tedung(c, 1240, 1060, 480, '#FBF2E0'),
  );
  const guard = (x: number, q: number): string =>
    k.at(
      x,
      1040,
      q,
      k.path('M-60 0L-52 -40L52 -40L60 0Z', hue(c, '#8C8474', -0.3)) +
        k.path(
          'M-40 -40C-60 -80 -50 -120 -30 -136C-36 -170 -20 -196 4 -196C30 -196 42 -170 36 -138C56 -120 60 -80 42 -40Z',
          c.turn(-50, 50, 1, hue(c, '#A9A08A', 0.5), hue(c, '#77705E', -0.1), hue(c, '#3E423C', -0.6)),
        ) +
        [0, 1, 2, 3]
          .map((r) =>
            [0, 1, 2, 3, 4]
              .map(
                (i) =>
                  `<rect x="${-44 + i * 18}" y="${-98 + r * 14}" width="18" height="14" fill="${(i + r) % 2 ? '#F3EBDD' : '#23282A'}" opacity="0.85"/>`,
              )
              .join(''),
          )
          .join('') +
        k.path('M-26 -190C-30 -220 36 -224 36 -190Z', hue(c, k.core.terracotta, -0.1)),
    );
  c.add(guard(560, 1), guard(1040, -1));
  c.add(
    shade(c, 800, 1172, 330, 14, 0.4),
    k.figure(c, 730, 1170, 370, { top: '#FBF2E0', sarong: '#3E5A4A', dark: 0.3 }),
    k.figure(c, 880, 1174, 352, { woman: true, top: '#F3D9A8', sarong: '#A8432E', dark: 0.3, facing: -1 }),
  );
  return c
    .add(
      k.groundShade(c, 1040, 0.5),
      k.frangipani(c, -40, 640, 520, -8, 11),
      k.fern(c, 1560, 1240, 320, -110, { seed: 8 }),
      k.fern(c, 60, 1240, 300, -70, { seed: 3 }),
      k.finish(c, { vignette: 0.46 }),
    )
    .svg();
}

/** The pictures of this file. */
export const blogsMasukPura = {
  'blogs/masuk-pura-dengan-pantas': masukPura,
};
