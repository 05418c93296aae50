import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { blob, hue } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { bushes, far } from '../parts/setting.js';

/** The far wall and its seven veils of water. */
function veils(c: k.Canvas): void {
  c.add(
    headland(
      c,
      '240,1000 260,380 380,300 520,250 700,262 900,240 1080,256 1250,300 1360,400 1400,1000',
      0.03,
      6,
      { depth: 0.46, seed: 7, stone: '#5E7058', cell: 70 },
    ),
    bushes(
      c,
      '420 300 300 120, 640 262 200 70, 900 244 160 60, 1180 280 280 110, 470 520 160 70, 1240 560 180 90, 760 470 120 50',
      0.42,
    ),
  );
  for (const [x, y0, y1, w] of k.quads(
    '560 268 900 56, 700 276 930 34, 830 262 960 96, 985 262 940 40, 1110 296 880 60, 636 420 900 22, 920 400 930 24',
  ))
    c.add(k.falls(c, x, y0, y1, w));
}

/** The stairs going down through the trees, each step larger than the one before. */
function stairs(c: k.Canvas): void {
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const [x, y, w] = [90 + t * 250, 760 + t * t * 440, 90 + t * 150];
    c.add(
      k.path(
        k.lines([
          [x - w / 2, y],
          [x + w / 2, y - 4],
          [x + w / 2 + 8, y + 12 + t * 14],
          [x - w / 2 - 6, y + 16 + t * 14],
        ]),
        hue(c, '#B9B09C', 0.4),
      ),
      k.path(
        k.lines([
          [x - w / 2 - 6, y + 16 + t * 14],
          [x + w / 2 + 8, y + 12 + t * 14],
          [x + w / 2 + 8, y + 34 + t * 40],
          [x - w / 2 - 6, y + 36 + t * 40],
        ]),
        hue(c, '#6E6A5E', -0.5),
      ),
    );
  }
}

/** Sekumpul: seven veils in one valley, the stairs going down through the trees. */
function sekumpul(seed: number): string {
  const c = new k.Canvas({ time: 'kabut', seed, light: { x: 1020, y: 60 } });
  c.add(
    k.sky(c, 520),
    k.airGlow(c, 960, 80, 800, 420, c.p.sun, 0.8),
    far(c, { y: 250, amp: 110, depth: 0.82, seed: 4, span: 420, trees: 16 }, 0.7),
  );
  veils(c);
  c.add(k.hazeBand(c, 880, 170, 0.9, '#F4F3E6'), k.airGlow(c, 830, 900, 620, 180, '#FFFFFF', 0.9));
  c.add(
    headland(c, '-40,120 120,180 260,330 330,520 380,700 460,860 520,980 480,1240 -40,1240', 0.05, 3, {
      depth: 0.16,
      seed: 5,
      stone: '#44584A',
      cell: 70,
    }),
    headland(
      c,
      '1640,140 1500,220 1400,380 1340,560 1290,740 1210,880 1160,990 1200,1240 1640,1240',
      0.05,
      8,
      { depth: 0.16, seed: 6, stone: '#44584A', cell: 70 },
    ),
  );
  c.add(
    bushes(
      c,
      '60 170 340 220, 220 340 280 200, 330 520 200 150, 380 700 220 150, 180 620 360 240, 1560 190 340 240, 1420 370 280 200, 1340 560 220 160, 1280 740 220 150, 1490 660 360 260',
      0.15,
      18,
    ),
  );
  c.add(
    blob(
      '440,980 660,950 860,960 1080,950 1240,990 1260,1240 380,1240',
      c.down(940, 1210, [
        [0, '#E6EEE4'],
        [0.4, '#7FA8A0'],
        [1, '#2F5F60'],
      ]),
    ),
    k.boulder(c, 620, 1040, 200, 80, { seed: 3 }),
    k.boulder(c, 1060, 1050, 230, 90, { seed: 4 }),
    k.boulder(c, 860, 1130, 260, 70, { seed: 5 }),
    k.airGlow(c, 830, 960, 420, 60, '#FFFFFF', 0.8),
  );
  c.add(person(c, 640, 974, 92, 'cheer', { top: k.core.marigold, dark: 0.15 }));
  c.add(bushes(c, '120 1010 420 260, 1480 1010 420 280', 0.05, 20));
  stairs(c);
  c.add(
    person(c, 190, 880, 160, 'hike', { top: k.core.terracotta, pack: k.core.deepSea, dark: 0.2 }),
    person(c, 260, 1000, 190, 'hike', { top: '#F3E6C8', pack: k.core.marigold, dark: 0.2 }),
    k.groundShade(c, 980, 0.5),
  );
  c.add(
    k.fern(c, 30, 1240, 330, -70, { seed: 4 }),
    k.fern(c, 520, 1240, 240, -80, { seed: 9 }),
    k.bananaLeaf(c, 1650, 1130, 540, -148, { seed: 7 }),
    k.bananaLeaf(c, 1640, 1220, 460, -120, { seed: 9 }),
  );
  return c.add(k.finish(c, { vignette: 0.46 })).svg();
}

/** The pictures of this file. */
export const attractionsSekumpul = {
  'attractions/air-terjun-sekumpul': sekumpul,
};
