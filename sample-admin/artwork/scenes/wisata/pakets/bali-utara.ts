/** The lakes of North Bali. */
import * as k from '../../../kit.js';
import { hue } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, floor, open } from '../parts/setting.js';

/** One hull of the twin boat. */
function hull(c: k.Canvas, x: number, y: number, v: number): string {
  return k.path(
    `M${x - 330} ${y - 46}C${x - 300} ${y - 18} ${x + 290} ${y - 18} ${x + 340} ${y - 56}C${x + 330} ${y + 4} ${x + 290} ${y + 18} ${x + 220} ${y + 20}L${x - 240} ${y + 20}C${x - 300} ${y + 16} ${x - 326} ${y - 6} ${x - 330} ${y - 46}Z`,
    c.down(y - 56, y + 20, k.fade(hue(c, '#9A6A42', v + 0.4), hue(c, '#3E2A20', v - 0.4))),
  );
}

/** The forest shore with its temple. */
function templeShore(c: k.Canvas): string {
  return (
    k.ridge(c, { y: 640, amp: 40, depth: 0.4, seed: 11, span: 320, trees: 26 }) +
    k.meru(c, 560, 690, 250, 7, { depth: 0.3 }) +
    k.meru(c, 660, 690, 170, 3, { depth: 0.3 }) +
    k.candiBentar(c, 450, 692, 120, { gap: 26, depth: 0.32 }) +
    bushes(
      c,
      '360 670 200 110, 740 670 200 90, 960 660 320 120, 1240 650 340 150, 1520 640 320 170, 120 650 360 160',
      0.36,
    )
  );
}

/** The twin-hulled boat with its three paddlers. */
function pedau(c: k.Canvas): string {
  return (
    hull(c, 990, 930, -0.3) +
    person(c, 860, 920, 230, 'paddle', { top: k.core.terracotta, hat: 'caping', dark: 0.25 }) +
    person(c, 1010, 920, 225, 'paddle', { top: '#FBF2E0', dark: 0.25, hat: 'bun' }) +
    person(c, 1150, 920, 225, 'paddle', { top: k.core.marigold, dark: 0.25 }) +
    hull(c, 960, 970, 0) +
    k.path(
      'M770 908L790 908L770 960L748 960ZM1160 902L1182 902L1160 958L1138 958Z',
      hue(c, '#6B4A34', -0.2),
    ) +
    k.path(
      k.taper(k.pts('880,852 950,1010'), (t) => 6 + 14 * k.smoothstep(0.75, 1, t)),
      hue(c, '#8A5A38', 0.1),
    )
  );
}

/** Glints on the lake, longer towards the viewer. */
function glints(c: k.Canvas): void {
  let d = '';
  for (let i = 0; i < 50; i++) {
    const t = c.r.next();
    d += k.lens(c.r.range(0, 1600), 740 + t * 400, 60 + 240 * t, 1.5 + 4 * t);
  }
  c.add(k.path(d, c.p.glint, 'opacity="0.3"'));
}

/** A leaning tree in front, its branch, leaves and ferns. */
function leaningTree(c: k.Canvas): void {
  c.add(
    k.path(
      k.taper(k.curve([120, 1260], [40, 700], [180, -60], 18), (t) => 150 * (1.15 - t * 0.6)),
      k.mix(c.p.ink, '#4E4A38', 0.25),
    ),
    k.path(
      k.taper(k.curve([90, 520], [300, 360], [620, 320], 12), (t) => 46 * (1.1 - t)),
      k.mix(c.p.ink, '#4E4A38', 0.25),
    ),
  );

  c.add(
    bushes(c, '160 120 620 320, 480 120 460 220, 640 300 220 90, 20 330 260 160', 0.05, 22),
    k.fern(c, 190, 860, 150, -20, { seed: 4 }),
    k.fern(c, 170, 640, 120, -30, { seed: 5 }),
  );
}

/** North Bali: a twin-hulled pedau crosses Tamblingan towards the forest temple. */
function baliUtara(seed: number): string {
  const c = open('kabut', seed, [980, 240], 480, { sun: 54, streaks: 2 });
  c.add(
    far(c, { y: 360, amp: 150, depth: 0.85, seed: 6, span: 620, trees: 10 }, 0.85),
    far(c, { y: 500, amp: 120, depth: 0.62, seed: 15, span: 460, trees: 18 }, 0.85),
  );
  const shore = templeShore(c);
  c.add(
    shore,
    floor(
      690,
      c.down(690, 1200, [
        [0, '#D6DDD0'],
        [0.2, '#9DB9AC'],
        [0.6, '#4E7F7C'],
        [1, '#234F52'],
      ]),
    ),
    k.group(k.mirror(shore, 690, 0.5, 0.34), c.clip('M0 690H1600V1000H0Z')),
    k.hazeBand(c, 700, 70, 0.85),
    k.hazeBand(c, 860, 60, 0.4),
  );
  glints(c);
  const boat = pedau(c);
  c.add(k.mirror(boat, 986, 0.5, 0.3), boat, k.path(k.lens(960, 994, 740, 8), c.p.glint, 'opacity="0.5"'));
  leaningTree(c);
  c.add(
    k.groundShade(c, 1000, 0.5),
    k.fern(c, 1540, 1240, 320, -110, { seed: 8 }),
    k.fern(c, 330, 1240, 280, -80, { seed: 3 }),
  );
  return c.add(k.finish(c, { vignette: 0.46 })).svg();
}

/** The pictures of this file. */
export const paketsBaliUtara = {
  'pakets/rimba-dan-air-terjun-bali-utara': baliUtara,
};
