/** The Campuhan ridge at Ubud. */
import * as k from '../../../kit.js';
import { ground, shade, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far, open, palms } from '../parts/setting.js';

/** Blades of alang-alang on both flanks of the path. */
function grassBlades(c: k.Canvas, h: number, color: string, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = c.r.next() ** 0.7;
    const y = 640 + t * 540;
    const half = 30 + 620 * t ** 1.2;
    const x = 770 + (c.r.chance(0.5) ? 1 : -1) * (20 + 120 * t ** 1.6 + c.r.next() * half);
    const l = h * (0.2 + t) * c.r.range(0.6, 1.1);
    const lean = c.r.range(-0.3, 0.5) * l;
    d += `M${k.n(x - 2 - 4 * t)} ${k.n(y)}Q${k.n(x)} ${k.n(y - l * 0.6)} ${k.n(x + lean)} ${k.n(y - l)}Q${k.n(x + 4)} ${k.n(y - l * 0.5)} ${k.n(x + 2 + 4 * t)} ${k.n(y)}Z`;
  }
  return k.path(d, color);
}

/** The paved path along the crest, its light side. */
function ridgePath(c: k.Canvas): void {
  const p = k.pts('762,592 780,630 740,680 760,740 830,800 800,880 700,980 690,1080 800,1240');
  c.add(
    k.path(
      k.taper(p, (t) => 6 + 190 * t ** 1.7),
      c.down(590, 1210, k.fade('#F6DDB0', '#C9AE88', '#6E665A')),
    ),
    k.path(
      k.taper(shift(p, 4, 0), (t) => (6 + 190 * t ** 1.7) * 0.3),
      k.mix('#E9CFA0', c.p.glow, 0.4),
      'opacity="0.5"',
    ),
  );
}

/** Two walkers on the path and one far ahead. */
function walkers(c: k.Canvas): void {
  c.add(
    shade(c, 812, 846, 60, 4, 0.35),
    person(c, 800, 846, 116, 'hike', { facing: -1, top: k.core.terracotta, pack: k.core.deepSea, dark: 0.4 }),
    person(c, 842, 836, 108, 'hike', {
      facing: -1,
      top: '#FBF2E0',
      bottom: k.core.lagoon,
      hat: 'bun',
      dark: 0.4,
    }),
    person(c, 764, 640, 34, 'hike', { dark: 0.5, depth: 0.2 }),
  );
}

/** Ubud on foot: the Campuhan ridge path at first light. */
function campuhan(seed: number): string {
  const c = open('fajar', seed, [1010, 370], 560, { sun: 58, glow: 11, streaks: 9 });
  c.add(
    far(c, { y: 520, amp: 60, depth: 0.78, seed: 7, span: 480 }, 0.8),
    far(
      c,
      {
        y: 600,
        amp: 50,
        depth: 0.56,
        seed: 12,
        span: 360,
        trees: 16,
        shape: (x) => -120 * ((x - 760) / 800) ** 2,
      },
      0.85,
    ),
  );
  c.add(
    ...palms(
      c,
      '90 640 300 30, 190 660 240 -20, 300 690 260 24, 1330 660 280 -26, 1440 640 330 24, 1540 620 300 -16',
      0.38,
    ),
  );
  c.add(
    bushes(c, '120 680 420 160, 370 730 260 120, 1240 720 300 130, 1500 670 380 190', 0.38),
    k.hazeBand(c, 780, 120, 0.85),
    k.hazeBand(c, 900, 90, 0.6),
  );
  c.add(
    ground(
      '720,600 760,586 800,600 880,680 980,760 1120,860 1340,980 1660,1120 1660,1240 -40,1240 -40,1100 260,980 460,860 600,740 670,650',
      c.linear(1000, 600, 400, 1200, [
        [0, k.mix(c.p.leaf[0], c.p.haze, 0.3)],
        [0.35, c.p.leaf[0]],
        [0.65, c.p.leaf[1]],
        [1, c.p.leaf[2]],
      ]),
    ),
  );
  ridgePath(c);
  c.add(
    grassBlades(c, 60, k.mix(c.p.leaf[1], c.p.leaf[2], 0.4), 220),
    grassBlades(c, 64, k.mix(c.p.leaf[0], c.p.rim, 0.25), 130),
  );
  walkers(c);
  return c
    .add(
      k.bale(c, 640, 716, 90, { depth: 0.3 }),
      k.birds(c, 560, 330, 5, 14),
      k.groundShade(c, 960, 0.5),
      k.grass(c, -20, 520, (x) => 1230 - (520 - x) * 0.1, 150, k.mix(c.p.ink, c.p.leaf[2], 0.4), 10),
      k.grass(c, 1080, 1620, (x) => 1230 - (x - 1080) * 0.1, 150, k.mix(c.p.ink, c.p.leaf[2], 0.4), 10),
      k.finish(c),
    )
    .svg();
}

/** The pictures of this file. */
export const blogsCampuhan = {
  'blogs/tiga-hari-di-ubud-tanpa-macet': campuhan,
};
