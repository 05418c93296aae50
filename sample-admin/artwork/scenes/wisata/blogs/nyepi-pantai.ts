/** Nyepi and the family beach. */
import * as k from '../../../kit.js';
import { parasol } from '../parts/camp.js';
import { cord, hue, poly, shade, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { agung, backdrop, bushes, far, floor, open } from '../parts/setting.js';

/** The milky way and its stars. */
function milkyWay(c: k.Canvas): void {
  const band = k.curve([1560, -80], [1060, 420], [420, 900], 22);
  c.add(
    k.path(
      k.taper(band, (t) => 260 + 220 * Math.sin(Math.PI * t)),
      '#7FB3B0',
      `opacity="0.2" ${c.blur(60)}`,
    ),
    k.path(
      k.taper(band, (t) => 90 + 130 * Math.sin(Math.PI * t)),
      '#DCE9D2',
      `opacity="0.24" ${c.blur(34)}`,
    ),
    k.path(
      k.taper(shift(band, 40, 30), (t) => 20 + 60 * Math.sin(Math.PI * t)),
      '#0A2C3C',
      `opacity="0.4" ${c.blur(18)}`,
    ),
  );
  let dots = '';
  for (let i = 0; i < 420; i++) {
    const near = i % 3 > 0;
    const t = c.r.next();
    const [bx, by] = band[Math.floor(t * 22)] ?? [0, 0];
    const [x, y] = near
      ? [bx + (c.r.next() + c.r.next() - 1) * 260, by + (c.r.next() + c.r.next() - 1) * 220]
      : [c.r.range(0, 1600), c.r.range(0, 860)];
    dots += `<circle cx="${k.n(x)}" cy="${k.n(y)}" r="${k.n(c.r.range(0.8, i % 29 === 0 ? 4 : 2.2))}" opacity="${k.n(c.r.range(0.35, 1))}"/>`;
  }

  c.add(`<g fill="#FBF3D9">${dots}</g>`);
}

/** Nyepi: no lamp anywhere, the milky way over sleeping roofs. */
function nyepi(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 980, y: 380 } });
  c.add(
    backdrop(
      c.down(0, 1000, [
        [0, '#04141E'],
        [0.4, '#0A2C3C'],
        [0.75, '#1E5560'],
        [1, '#5E8A82'],
      ]),
    ),
  );
  milkyWay(c);
  c.add(
    agung(c, { x: 1130, base: 960, height: 340, width: 1500, depth: 0.5 }),
    far(c, { y: 880, amp: 40, depth: 0.4, seed: 4, span: 360, trees: 10 }, 0.5),
  );
  c.add(
    bushes(c, '120 940 420 200, 1480 940 440 220', 0.12),
    k.palm(c, 1340, 1040, 360, { lean: 30, depth: 0.1, seed: 4 }),
    k.palm(c, 260, 1040, 420, { lean: -30, depth: 0.1, seed: 9 }),
  );
  c.add(
    k.meru(c, 620, 1060, 480, 7, { depth: 0.06 }),
    k.meru(c, 760, 1064, 300, 5, { depth: 0.06 }),
    k.candiBentar(c, 440, 1066, 300, { gap: 66, depth: 0.04 }),
    k.bale(c, 960, 1070, 300, { depth: 0.04 }),
    k.bale(c, 1240, 1080, 360, { depth: 0.02, tile: true }),
    k.bale(c, 150, 1080, 330, { depth: 0.02, tile: true }),
  );
  c.add(
    k.wall(c, -30, 1640, [1130, 1130], [110, 110], { depth: 0, pillars: 10 }),
    floor(1120, c.down(1120, 1200, k.fade('#0E3038', '#041820'))),
    k.groundShade(c, 820, 0.85),
    k.frangipani(c, -30, 1040, 420, -40, 4),
  );
  return c.add(k.finish(c, { vignette: 0.48, wash: 0.04 })).svg();
}

/** A bather standing in shallow water whose surface is at y. */
function wade(c: k.Canvas, x: number, y: number, h: number, top: string): string {
  return (
    k.group(
      person(c, x, y + h * 0.3, h, 'stand', { top, dark: 0.1, depth: 0.08 }),
      c.clip(`M0 0H1600V${y}H0Z`),
    ) + k.path(k.lens(x, y, h * 0.6, 4), '#FFFFFF', 'opacity="0.7"')
  );
}

/** The kite, its tail and its line. */
function kite(c: k.Canvas): void {
  const sail =
    k.path('M0 -60L46 0L0 84L-46 0Z', hue(c, k.core.terracotta, 0.3)) +
    k.path('M0 -60L46 0L0 0ZM-46 0L0 0L0 84Z', hue(c, k.core.marigold, 0.4)) +
    k.path(
      k.taper(k.pts('0,84 -30,130 20,170 -24,220 14,270'), (t) => 7 - 4 * t),
      hue(c, '#FBF2E0', 0.4),
    );
  c.add(
    k.at(960, 230, 1.2, sail, 22),
    cord(k.curve([952, 260], [900, 620], [800, 872], 16), 2, c.p.ink, 'opacity="0.55"'),
  );
}

/** The parasol with a mother, a child and a basket on their cloth. */
function picnic(c: k.Canvas): void {
  c.add(
    shade(c, 1180, 1080, 420, 20, 0.22),
    parasol(c, 1130, 1080, 380, { colors: ['#FBF2E0', k.core.lagoon], tilt: 4 }),
    poly('1010,1090 1330,1076 1400,1120 1060,1140', hue(c, k.core.marigold, 0.3)),
    person(c, 1120, 1108, 230, 'ground', {
      facing: -1,
      top: '#E9B9A0',
      bottom: k.core.deepSea,
      hat: 'bun',
      dark: 0.15,
    }),
    person(c, 1250, 1104, 140, 'lotus', { top: '#FBF2E0', dark: 0.15 }),
    k.path('M1330 1104v-34h46v34z', hue(c, k.core.terracotta, 0.2)),
    k.path('M1330 1070q23 -34 46 0', 'none', `stroke="${c.p.ink}" stroke-width="4"`),
  );
}

/** A calm family beach: shade, shallow water, a kite over Sanur. */
function pantaiKeluarga(seed: number): string {
  const c = open('pagi', seed, [420, 270], 560, { sun: 56, streaks: 4 });
  c.add(
    k.cumulus(c, 1160, 500, 720, 120, 0.8),
    k.ridge(c, {
      y: 560,
      amp: 24,
      depth: 0.78,
      seed: 7,
      span: 320,
      shape: (x) => (x > 300 && x < 1100 ? 0 : 60),
    }),
    k.sea(c, 570, 1010, { colors: ['#CFEADB', '#56BDB8', '#8FDCCB'], waves: 50 }),
    k.lightPath(c, 570, 860, { width: 240, opacity: 0.55, count: 100 }),
    k.breaker(c, -40, 1640, 616, 7, 0.85),
  );
  for (const [x, y, l] of k.triples('1090 690 150, 1330 720 120, 880 660 80')) {
    const b = k.jukung(c, x, y, l, { sail: false, depth: 0.2, dir: x > 1200 ? -1 : 1 });
    c.add(k.mirror(b, y + 3, 0.5, 0.3), b);
  }
  c.add(k.beach(c, k.pts('-40,900 300,884 640,900 980,880 1300,896 1660,870'), { sand: '#F2DDB0', foam: 8 }));
  kite(c);
  c.add(
    person(c, 784, 960, 110, 'cheer', { top: k.core.terracotta, dark: 0.1 }),
    person(c, 700, 972, 170, 'stand', { top: '#FBF2E0', bottom: k.core.lagoon, dark: 0.12 }),
    shade(c, 740, 974, 190, 8, 0.25),
  );
  c.add(
    wade(c, 520, 820, 120, k.core.marigold),
    wade(c, 590, 826, 84, k.core.lagoon),
    wade(c, 440, 836, 76, k.core.terracotta),
  );
  picnic(c);
  c.add(
    k.path(
      k.taper(k.curve([1620, 1260], [1560, 700], [1500, 120], 16), (t) => 110 * (1.1 - t * 0.7)),
      k.mix(c.p.ink, '#5E4A38', 0.3),
    ),
    bushes(c, '1500 90 760 300, 1290 210 360 130, 1600 280 260 160', 0.03, 24),
    k.groundShade(c, 1000, 0.35),
    k.fern(c, 60, 1240, 280, -70, { seed: 4 }),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const blogsNyepiPantai = {
  'blogs/nyepi-2027-apa-yang-tetap-berjalan': nyepi,
  'blogs/pantai-tenang-untuk-keluarga': pantaiKeluarga,
};
