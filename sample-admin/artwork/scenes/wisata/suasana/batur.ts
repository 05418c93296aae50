/** Batur by day and by night. */
import * as k from '../../../kit.js';
import { fire, tent } from '../parts/camp.js';
import { person } from '../parts/person.js';
import { batur, bushes, far, floor, open } from '../parts/setting.js';

/** The caldera from Penelokan on a clear morning: Batur, its lake and Gunung Abang. */
function danauBatur(seed: number): string {
  const c = open('pagi', seed, [1190, 300], 640, { sun: 52, streaks: 5 });
  c.add(k.cumulus(c, 300, 470, 520, 90, 0.7), k.cumulus(c, 1480, 520, 420, 70, 0.6));
  c.add(
    far(c, { y: 560, amp: 40, depth: 0.8, seed: 7, span: 520 }),
    k.volcano(c, {
      x: 1420,
      base: 740,
      height: 380,
      width: 1300,
      depth: 0.66,
      seed: 31,
      crater: 0.012,
      concave: 1.5,
    }),
    batur(c, { x: 520, base: 760, height: 400, width: 1250, depth: 0.46 }),
    k.hazeBand(c, 700, 90, 0.7),
  );
  c.add(
    k.sea(c, 735, 1010, { waves: 33, colors: ['#CFE6D8', '#6FB9B8', '#2E8C92'] }),
    k.lightPath(c, 735, 980, { width: 260, opacity: 0.6, count: 100 }),
  );
  c.add(
    far(
      c,
      { y: 800, amp: 34, depth: 0.32, seed: 5, span: 300, trees: 7, shape: (x) => (x - 420) * 0.22 },
      0.5,
    ),
    k.ridge(c, {
      y: 1010,
      amp: 50,
      depth: 0.12,
      seed: 9,
      span: 330,
      trees: 16,
      shape: (x) => -120 * ((x - 800) / 800) ** 2,
    }),
  );
  const near = {
    y: 1100,
    amp: 30,
    depth: 0.02,
    seed: 15,
    span: 420,
    shape: (x: number): number => -60 * k.smoothstep(700, 1600, x),
  };
  c.add(k.bale(c, 1330, 1072, 300, { depth: 0.03 }), k.ridge(c, near), k.groundShade(c, 1000, 0.5));
  c.add(k.grass(c, -10, 1610, (x) => k.crest(near)(x) + 4, 30, k.mix(c.p.leaf[2], c.p.leaf[1], 0.35), 9));
  c.add(
    person(c, 1180, 1096, 96, 'stand', { top: k.core.marigold, dark: 0.1 }),
    person(c, 1128, 1100, 90, 'stand', {
      top: '#FBF2E0',
      bottom: k.core.terracotta,
      sarong: true,
      dark: 0.1,
      hat: 'bun',
    }),
  );
  c.add(bushes(c, '40 1120 360 190, 240 1170 300 130', 0, 18), k.fern(c, 120, 1230, 260, -75, { seed: 3 }));
  return c.add(k.finish(c)).svg();
}

/** A camp fire on the black sand, friends around it, the milky sky above the lake. */
function apiUnggun(seed: number): string {
  const c = open('malam', seed, [760, 950], 760, { sun: 40, disc: false, rings: false, glow: 1, streaks: 0 });
  c.add(k.stars(c, 720, 240));
  c.add(
    far(c, { y: 700, amp: 90, depth: 0.7, seed: 9, span: 520 }, 0.5),
    batur(c, { x: 330, base: 790, height: 300, width: 1150, depth: 0.4 }),
  );
  c.add(
    k.sea(c, 768, 940, { waves: 22 }),
    k.lightPath(c, 768, 930, { x: 760, width: 90, opacity: 0.25, count: 100 }),
  );
  c.add(
    floor(
      920,
      c.radial(760, 1010, 900, [
        [0, '#A0683A'],
        [0.25, '#5C4432'],
        [0.6, '#16343A'],
        [1, '#06232D'],
      ]),
    ),
    k.hazeBand(c, 915, 30, 0.35),
  );
  c.add(tent(c, 1290, 1010, 330, '#B99A6C'), bushes(c, '1560 960 300 170', 0.02));
  c.add(
    person(c, 470, 1040, 250, 'ground', { top: k.core.marigold, bottom: '#4A4238', dark: 0.12 }),
    person(c, 330, 1080, 262, 'ground', { top: '#B9C7B4', bottom: '#33302C', dark: 0.25, hat: 'bun' }),
    fire(c, 760, 1060, 170),
    person(c, 1040, 1044, 250, 'ground', {
      facing: -1,
      top: k.core.terracotta,
      bottom: '#4A4238',
      dark: 0.12,
    }),
    person(c, 930, 1180, 280, 'ground', { facing: -1, top: '#1E3C40', bottom: '#16262A', dark: 0.6 }),
    person(c, 600, 1190, 285, 'ground', { top: '#3A2C28', bottom: '#16262A', dark: 0.66 }),
  );
  c.add(
    k.path(k.frondPath(520, 160, 5, 0.9), c.p.ink, 'transform="translate(1640 60)"'),
    k.grass(c, -20, 300, () => 1205, 90, c.p.ink, 10),
  );
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.1 })).svg();
}

/** The pictures of this file. */
export const suasanaBatur = {
  'suasana/gunung-batur-danau': danauBatur,
  'suasana/api-unggun-malam': apiUnggun,
};
