/** Roads by the sea and over the mountains. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { ground, hue, shift } from '../parts/marks.js';
import { bushes, far, open, palms } from '../parts/setting.js';
import { car } from '../parts/vehicles.js';

/** The road along the bay and the posts of its sea wall. */
function coastRoad(c: k.Canvas): void {
  const road = k.pts('300,726 470,756 640,820 860,902 1120,960 1400,985 1700,992');
  c.add(
    k.path(
      k.taper(road, (t) => 16 + 150 * t ** 0.9),
      c.down(720, 1060, k.fade('#B9BFB4', '#5C6664')),
    ),
    k.path(
      k.taper(road, (t) => 1 + 6 * t),
      '#FBF2E0',
      'stroke-dasharray="4" opacity="0.8"',
    ),
  );
  for (let i = 1; i < 17; i++) {
    const t = i / 17;
    const q = t * 6;
    const [a, b] = [road[Math.floor(q)] ?? [0, 0], road[Math.min(6, Math.floor(q) + 1)] ?? [0, 0]];
    const [x, y] = [k.lerp(a[0], b[0], q % 1), k.lerp(a[1], b[1], q % 1) - (9 + 76 * t ** 0.9)];
    const h = 8 + 30 * t;
    c.add(
      `<rect x="${k.n(x)}" y="${k.n(y - h)}" width="${k.n(h * 0.55)}" height="${k.n(h)}" fill="${i % 2 ? '#FBF2E0' : '#23404A'}"/>`,
    );
  }
}

/** A coast road in the east: sea wall, palms, a car heading for the next bay. */
function jalanPesisir(seed: number): string {
  const c = open('pagi', seed, [1180, 260], 560, { sun: 54, streaks: 6 });
  c.add(
    k.cumulus(c, 420, 500, 560, 90, 0.7),
    k.sea(c, 540, 1010, { waves: 55 }),
    k.lightPath(c, 540, 860, { width: 240, opacity: 0.7, count: 100 }),
  );
  const head = (list: string, depth: number, s: number): string =>
    headland(c, list, 0.05, s, { depth, seed: s, stone: '#6F7F58', cell: 70 });
  c.add(
    head('-40,560 60,470 220,430 340,470 470,560 540,585 -40,620', 0.66, 5),
    k.hazeBand(c, 590, 40, 0.6),
    head('-40,640 -40,380 120,330 260,390 380,500 520,600 640,672 660,700 -40,740', 0.4, 8),
  );
  c.add(
    bushes(c, '60 370 260 90, 240 430 220 80, 400 540 180 60', 0.38),
    k.surf(c, k.pts('380,740 520,720 640,704 700,700'), 9, 0.8),
  );
  c.add(
    ground(
      '-60,730 200,716 420,730 640,790 900,860 1250,900 1660,910 1660,1240 -60,1240',
      c.down(700, 1210, k.fade(c.p.leaf[1], c.p.leaf[2])),
    ),
  );
  coastRoad(c);
  c.add(...palms(c, '560 780 230 -30, 690 830 290 46, 1290 910 420 -70, 1440 916 340 50', 0.12));
  c.add(
    car(c, 1130, 1004, 330, { dir: -1, color: '#D9673F' }),
    k.jukung(c, 860, 640, 110, { depth: 0.3 }),
    k.birds(c, 720, 360, 5, 14),
  );
  c.add(
    k.groundShade(c, 980, 0.5),
    k.grass(
      c,
      -20,
      1620,
      (x) => 1180 - 60 * k.smoothstep(900, -100, x),
      60,
      k.mix(c.p.leaf[2], c.p.ink, 0.4),
      8,
    ),
    k.frangipani(c, -40, 1120, 470, -30, 5),
  );
  return c.add(k.finish(c)).svg();
}

/** A tall forest tree: a bare trunk, four storeys of leaves. */
function tree(c: k.Canvas, x: number, y: number, h: number, depth: number): string {
  return (
    k.path(
      k.taper(
        [
          [x, y],
          [x + 3, y - h * 0.5],
          [x, y - h * 0.86],
        ],
        (t) => h * 0.035 * (1.2 - t),
      ),
      hue(c, '#5E5444', -0.5, depth),
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        k.canopy(
          c,
          x + (i % 2 ? 0.05 : -0.03) * h,
          y - h * (0.5 + i * 0.13),
          h * (0.46 - i * 0.08),
          h * 0.18,
          { depth, seed: Math.round(x) + i },
        ),
      )
      .join('')
  );
}

/** The road in hairpins, its verge and its middle line. */
function hairpins(c: k.Canvas): void {
  const lane = k.pts(
    '1290,688 1200,712 1060,726 900,740 800,762 860,792 1020,810 1140,838 1120,876 960,900 720,920 520,956 470,1010 620,1062 860,1106 1010,1170 1040,1240',
  );
  const wide = (t: number): number => 10 + 150 * t ** 1.9;
  c.add(
    k.path(
      k.taper(shift(lane, 0, 5), (t) => wide(t) * 1.22),
      k.mix(c.p.leaf[2], c.p.ink, 0.4),
      'opacity="0.55"',
    ),
    k.path(
      k.taper(lane, wide),
      c.down(690, 1210, [
        [0, '#C9CBBE'],
        [0.35, '#A3A89E'],
        [1, '#6A726E'],
      ]),
    ),
    k.path(
      k.taper(lane, (t) => wide(t) * 0.045 + 0.6),
      '#FBF2E0',
      'opacity="0.85"',
    ),
  );
}

/** The road over the mountains: hairpins through tall forest and low cloud. */
function jalanPegunungan(seed: number): string {
  const c = open('kabut', seed, [1130, 280], 540, { sun: 58, streaks: 3 });
  c.add(
    far(c, { y: 440, amp: 170, depth: 0.82, seed: 4, span: 560 }, 0.8),
    far(
      c,
      {
        y: 560,
        amp: 120,
        depth: 0.6,
        seed: 14,
        span: 460,
        trees: 12,
        shape: (x) => -90 * k.smoothstep(900, 0, x),
      },
      0.85,
    ),
  );
  for (const [x, y, h] of k.triples(
    '250 720 200, 340 715 240, 440 722 190, 1060 690 190, 1160 680 220, 1260 672 180',
  ))
    c.add(tree(c, x, y, h, 0.46));
  c.add(
    k.hazeBand(c, 700, 80, 0.7),
    ground(
      '-40,760 260,720 560,712 860,700 1160,690 1400,680 1660,690 1660,1240 -40,1240',
      c.down(690, 1210, [
        [0, k.aerial(c.p, c.p.leaf[1], 0.4)],
        [0.4, k.aerial(c.p, c.p.leaf[2], 0.14)],
        [1, k.mix(c.p.leaf[2], c.p.ink, 0.5)],
      ]),
    ),
  );
  hairpins(c);
  c.add(
    k.hazeBand(c, 800, 60, 0.4),
    car(c, 700, 930, 170, { kind: 'bus', dir: -1, depth: 0.05, lamps: true }),
  );
  for (const [x, y, h, d] of [
    [330, 900, 420, 0.16],
    [210, 930, 360, 0.14],
    [1250, 860, 330, 0.2],
    [1340, 900, 420, 0.14],
  ] as const)
    c.add(tree(c, x, y, h, d));
  c.add(
    bushes(c, '60 960 300 110, 1180 890 200 70, 1420 930 280 100, 760 1010 150 40', 0.12),
    k.hazeBand(c, 990, 60, 0.35),
    tree(c, 1500, 1160, 860, 0.02),
    k.fern(c, 1560, 1230, 300, -110, { seed: 2 }),
    k.fern(c, 80, 1220, 330, -70, { seed: 5 }),
    k.fern(c, 330, 1240, 250, -80, { seed: 9 }),
    k.groundShade(c, 1000, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}

/** The pictures of this file. */
export const suasanaJalan = {
  'suasana/jalan-pesisir': jalanPesisir,
  'suasana/jalan-pegunungan': jalanPegunungan,
};
