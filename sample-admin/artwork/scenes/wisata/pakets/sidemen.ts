/** The quiet of Sidemen. */
import * as k from '../../../kit.js';
import { hue, poly, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { agung, far, open, palms } from '../parts/setting.js';

/** The wooden deck, its boards running towards the viewer. */
function deck(c: k.Canvas): void {
  c.add(
    poly(
      '-40,1010 1640,1010 1640,1240 -40,1240',
      c.down(1010, 1210, k.fade(hue(c, '#B98A5A', 0.4), hue(c, '#4A3226', -0.4))),
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
export const paketsSidemen = {
  'pakets/jeda-lima-hari-di-sidemen': sidemen,
};
