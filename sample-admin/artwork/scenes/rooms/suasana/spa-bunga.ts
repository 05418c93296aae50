/** Suasana: Spa bunga. */

import { candle, contact, dish, towelRoll } from '../../../kit/rooms/still.js';
import * as k from '../../../kit.js';

function garden(c: k.Canvas): void {
  c.add(k.sky(c, 700), k.airGlow(c, 1230, 170, 900, 640, c.p.sun, 0.9));
  c.add(
    k.canopy(c, 420, 520, 1000, 300, { depth: 0.55, seed: 3 }),
    k.palm(c, 760, 640, 560, { lean: 90, depth: 0.55, seed: 9 }),
    k.canopy(c, 1360, 540, 800, 230, { depth: 0.5, seed: 8 }),
    k.bamboo(c, 130, 640, 640, { depth: 0.35, culms: 7, seed: 4 }),
    k.hazeBand(c, 560, 160, 0.8),
  );
}

/** The bowl: water with light on it, blossoms. */
function flowerBowl(c: k.Canvas): void {
  c.add(dish(c, 900, 770, 370, 190, '#6E6A62', '#3E8886'));
  const clipBowl = c.clip('M567 770A333 153 0 0 0 1233 770A333 153 0 0 0 567 770Z');
  c.add(
    k.group(
      k.airGlow(c, 1070, 720, 260, 100, c.p.sun, 0.8) +
        k.path(
          k.lens(760, 830, 260, 5) + k.lens(1010, 860, 220, 4) + k.lens(900, 690, 300, 4),
          c.p.glint,
          'opacity="0.5"',
        ),
      clipBowl,
    ),
  );
  const flowers = k.quads(
    '700 760 62 0, 830 700 56 1, 960 760 74 0, 1110 760 58 1, 850 840 68 0, 1020 850 60 0, 1040 690 46 0, 740 690 42 0',
  );
  for (const [x, y, r, pink] of flowers)
    c.add(
      `<ellipse cx="${x}" cy="${y + r * 0.35}" rx="${r}" ry="${r * 0.45}" fill="${c.p.ink}" opacity="0.35"/>`,
      k.group(
        k.blossom(c, r, x + y, pink ? '#F3B9A0' : '#FFF6E6'),
        `transform="translate(${x} ${y}) scale(1 0.7)"`,
      ),
    );
}

/** Three smooth stones. */
function stones(c: k.Canvas): void {
  for (const [x, y, r] of k.triples('1030 1080 58, 1120 1110 44, 960 1120 36'))
    c.add(
      `<ellipse cx="${x}" cy="${y}" rx="${r * 1.3}" ry="${r * 0.7}" fill="${c.radial(
        x + r * 0.4,
        y - r * 0.4,
        r * 1.7,
        [
          [0, k.tone(c.p, '#6A6C68', 0.7)],
          [1, k.tone(c.p, '#3A4042', -0.6)],
        ],
      )}"/>`,
    );
}

/** A stone bowl of frangipani, candles and towels by an open garden. */
export function spaBunga(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 1230, y: 170 } });
  garden(c);
  c.add(
    k.rect(
      0,
      598,
      1600,
      610,
      c.linear(1250, 598, 400, 1200, [
        [0, k.tone(c.p, '#C98F5A', 0.9)],
        [0.45, k.tone(c.p, '#9A6A44', 0.15)],
        [1, k.tone(c.p, '#6A4630', -0.4)],
      ]),
    ),
  );
  for (const y of [640, 716, 830, 990]) c.add(k.path(k.lens(800, y, 1900, 3), c.p.ink, 'opacity="0.3"'));
  c.add(
    towelRoll(c, 300, 836, 92, 420),
    towelRoll(c, 420, 690, 84, 380, '#E4D3B4'),
    towelRoll(c, 190, 680, 80, 340),
  );
  flowerBowl(c);
  c.add(candle(c, 1370, 830, 50), candle(c, 1480, 740, 42, '#A59B8D'), candle(c, 1290, 960, 56, '#8A6A45'));
  c.add(
    k.at(640, 1090, 1, k.blossom(c, 66, 3)),
    k.at(520, 1040, 1, k.blossom(c, 50, 6, '#F3B9A0')),
    k.bananaLeaf(c, -60, 1130, 520, -8, { seed: 4, shade: 0.5 }),
    contact(c, 1050, 1110, 60),
  );
  stones(c);
  c.add(
    k.rays(c, { angle: 118, spread: 50, length: 1400, count: 6, opacity: 0.3 }),
    k.groundShade(c, 980, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.45, wash: 0.3 })).svg();
}
