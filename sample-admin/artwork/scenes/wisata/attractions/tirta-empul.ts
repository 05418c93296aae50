/** The holy spring of Tirta Empul. */
import * as k from '../../../kit.js';
import { hue } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, open } from '../parts/setting.js';

/** A bather in prayer, up to the waist in the water. */
function bather(c: k.Canvas, x: number, y: number, h: number, o: Parameters<typeof person>[5]): string {
  return (
    k.group(
      person(c, x, y + h * 0.42, h, 'pray', { sarong: true, bottom: '#3F7A5A', dark: 0.12, ...o }),
      c.clip(`M0 0H1600V${y}H0Z`),
    ) + k.path(k.lens(x, y, h * 0.62, 6) + k.lens(x, y + 9, h * 0.9, 4), '#F4FFF8', 'opacity="0.75"')
  );
}

/** The mossy wall above the basin: coping, courses of stone, moss. */
function springWall(c: k.Canvas): void {
  c.add(
    `<rect x="-10" y="520" width="1620" height="250" fill="${c.down(520, 770, k.fade(hue(c, '#9A947E', 0.3), hue(c, '#74735E', -0.1), hue(c, '#3E4A3E', -0.4)))}"/>`,
    `<rect x="-10" y="506" width="1620" height="26" fill="${hue(c, '#B9B09A', 0.55)}"/>`,
    `<rect x="-10" y="532" width="1620" height="10" fill="${c.p.ink}" opacity="0.35"/>`,
  );
  let stones = '';
  let moss = '';
  for (let i = 0; i < 70; i++)
    stones += `M${k.n(c.r.range(0, 1600))} ${k.n(545 + Math.floor(c.r.range(0, 5)) * 42)}h${k.n(c.r.range(40, 110))}v2.5h-${k.n(c.r.range(40, 60))}z`;
  for (let i = 0; i < 60; i++) {
    const [x, y] = [c.r.range(0, 1600), c.r.range(550, 770)];
    moss += k.lens(x, y, c.r.range(30, 110), c.r.range(6, 18));
  }
  c.add(k.path(stones, c.p.ink, 'opacity="0.3"'), k.path(moss, '#5F8A3E', 'opacity="0.28"'));
}

/** Twelve carved spouts, each with its jet and its rings. */
function spouts(c: k.Canvas): void {
  for (let i = 0; i < 12; i++) {
    const x = 90 + i * 130;
    c.add(
      k.path(
        `M${x - 36} 660C${x - 40} 600 ${x - 22} 560 ${x} 552C${x + 22} 560 ${x + 40} 600 ${x + 36} 660Z`,
        hue(c, '#8A8570', 0.2),
      ),
      k.path(
        `M${x - 22} 650C${x - 24} 610 ${x - 12} 584 ${x} 578C${x + 12} 584 ${x + 24} 610 ${x + 22} 650Z`,
        hue(c, '#5E5E4C', -0.4),
      ),
      k.path(`M${x - 12} 626h24v18h-24z`, hue(c, '#A9A08A', 0.5)),
    );
    c.add(
      k.path(
        k.taper(k.pts(`${x},640 ${x + 2},664 ${x + 3},720 ${x + 3},790`), (t) => 11 + 9 * t),
        c.down(636, 790, [
          [0, '#FFFFFF', 0.95],
          [1, '#EAFBF4', 0.8],
        ]),
      ),
      k.path(k.lens(x + 3, 792, 86, 9) + k.lens(x + 3, 802, 130, 5), '#FFFFFF', 'opacity="0.7"'),
    );
  }
}

/** Tirta Empul: bathers in prayer beneath the row of stone spouts. */
function tirtaEmpul(seed: number): string {
  const c = open('pagi', seed, [420, 160], 460, { sun: 46, rings: false, streaks: 2 });
  c.add(
    bushes(c, '140 330 560 300, 560 350 420 200, 980 340 460 240, 1440 310 560 320', 0.45),
    k.hazeBand(c, 400, 90, 0.6),
  );
  c.add(
    k.meru(c, 1210, 520, 330, 5, { depth: 0.22 }),
    k.bale(c, 880, 530, 330, { depth: 0.22 }),
    k.bale(c, 360, 530, 280, { depth: 0.22, tile: true }),
    k.meru(c, 610, 524, 220, 3, { depth: 0.24 }),
    k.hazeBand(c, 520, 40, 0.4),
  );
  springWall(c);
  c.add(k.sea(c, 770, 1210, { colors: ['#9CCFBE', '#3F9A92', '#0F5A5C'], waves: 50 }));
  spouts(c);
  c.add(
    bather(c, 483, 846, 200, { top: '#FBF2E0', hat: 'bun' }),
    bather(c, 743, 850, 205, { top: '#A66E48', skin: '#A66E48' }),
    bather(c, 1003, 842, 196, { top: '#F3E6C8', hat: 'bun' }),
    bather(c, 1266, 850, 204, { top: '#8F5B3A' }),
    bather(c, 880, 930, 240, { top: '#FBF2E0', hat: 'bun', facing: -1 }),
    bather(c, 610, 950, 250, { top: '#8F5B3A' }),
  );
  c.add(
    k.path(
      k.lens(300, 1010, 420, 8) + k.lens(1180, 1040, 520, 9) + k.lens(760, 1110, 620, 10),
      '#BFEBDD',
      'opacity="0.4"',
    ),
    k.rays(c, { angle: 66, spread: 50, length: 1200, count: 7, opacity: 0.34 }),
    k.groundShade(c, 960, 0.5),
  );
  for (const [x, y] of k.pts('250,1080 310,1096 1390,1060'))
    c.add(k.at(x, y, 1, k.blossom(c, 24, x), 0, 0.7));
  return c
    .add(
      k.fern(c, 60, 1240, 330, -70, { seed: 3 }),
      k.fern(c, 1550, 1240, 340, -110, { seed: 8 }),
      k.finish(c, { vignette: 0.42 }),
    )
    .svg();
}

/** The pictures of this file. */
export const attractionsTirtaEmpul = {
  'attractions/tirta-empul': tirtaEmpul,
};
