/** Suasana: Sarapan terapung. */

import { cup, dish, fruit, glass, halfFruit } from '../../../kit/rooms/still.js';
import * as k from '../../../kit.js';

/** Tiles shimmering below the surface and the sun's net of light. */
function water(c: k.Canvas): void {
  c.add(
    k.rect(
      0,
      0,
      1600,
      1200,
      c.linear(1500, 0, 200, 1200, [
        [0, '#9FDCCF'],
        [0.4, '#3FB0AC'],
        [1, '#0F6A74'],
      ]),
    ),
  );
  // Tiles shimmering below the surface and the sun's net of light.
  const f = k.noise(c.seed, 2);
  for (let i = 0; i < 9; i++) {
    const y = 40 + i * i * 9 + i * 60;
    c.add(
      k.path(
        k.taper(
          Array.from({ length: 17 }, (_, j): k.Pt => [j * 100, y + f(j * 0.6 + i * 5) * 16]),
          2 + i * 0.5,
        ),
        '#0B5A66',
        'opacity="0.14"',
      ),
    );
  }
  let net = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [c.r.range(-50, 1650), c.r.range(-20, 1220)];
    const w = k.lerp(60, 210, y / 1200);
    net += k.taper(
      Array.from({ length: 6 }, (_, j): k.Pt => [x + (j / 5 - 0.5) * w, y + f(i * 3 + j * 0.8) * w * 0.16]),
      (t) => (2 + (y / 1200) * 6) * Math.sin(Math.PI * t),
    );
  }
  c.add(k.path(net, '#EFFFF2', 'opacity="0.4"'), k.airGlow(c, 1380, 60, 900, 620, '#FFFBE0', 0.55));
}

/** Tray: shadow in the water, woven rim, floor. */
function tray(c: k.Canvas): void {
  c.add(`<ellipse cx="690" cy="800" rx="560" ry="300" fill="#0B4A56" opacity="0.45" ${c.blur(22)}/>`);
  const rat = (v: number): string => k.tone(c.p, '#B98A55', v);
  c.add(
    rim(
      560,
      300,
      716,
      c.across(200, 1320, [
        [0, rat(-0.7)],
        [0.5, rat(-0.2)],
        [1, rat(0.4)],
      ]),
    ),
    rim(
      560,
      300,
      672,
      c.across(200, 1320, [
        [0, rat(0.1)],
        [1, rat(0.9)],
      ]),
    ),
    rim(
      516,
      268,
      680,
      c.across(240, 1280, [
        [0, rat(-0.45)],
        [1, rat(0.1)],
      ]),
    ),
  );
  let weave = '';
  for (let i = 0; i < 74; i++) {
    const a = (i / 74) * Math.PI * 2;
    weave += k.bar(
      [760 + Math.cos(a) * 518, 680 + Math.sin(a) * 270],
      [760 + Math.cos(a + 0.05) * 560, 674 + Math.sin(a + 0.05) * 300],
      5,
    );
  }
  c.add(k.path(weave, rat(-0.8), 'opacity="0.35"'));
}

/** A disc of the tray. */
const rim = (rx: number, ry: number, y: number, fill: string): string =>
  `<ellipse cx="760" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** Leaves, drinks, fruit, pancakes and blossoms. */
function breakfast(c: k.Canvas): void {
  for (let i = 0; i < 6; i++)
    c.add(
      k.group(
        k.bananaLeaf(c, 760, 690, 430, i * 60 + 20, { seed: i, shade: 0.1 }),
        `transform="translate(0 285) scale(1 0.58)" opacity="0.95"`,
      ),
    );
  c.add(glass(c, 985, 660, 50, '#F2A51E'), cup(c, 1090, 690, 52, '#4A2A1A'));
  c.add(dish(c, 520, 640, 172, 46, '#FFFDF4', '#F7E7C0'));
  for (const [x, y, r] of k.triples('440 610 40, 510 590 42, 585 605 40, 470 650 40, 550 655 44, 610 655 36'))
    c.add(fruit(c, x, y, r, x % 3 ? k.core.terracotta : k.core.marigold));
  c.add(
    halfFruit(c, 700, 570, 118, -14, '#8FA34A', '#EE8A4A', '#2A2420'),
    dish(c, 800, 790, 150, 40, '#2F6E70', '#FFF6E6'),
  );
  for (const [x, y] of k.pts('745,772 800,755 858,772 776,806 832,808'))
    c.add(
      `<ellipse cx="${x}" cy="${y}" rx="46" ry="24" fill="${k.tone(c.p, '#D99A4E', 0.2)}"/><ellipse cx="${x}" cy="${y - 7}" rx="43" ry="20" fill="${k.tone(c.p, '#F0C27A', 0.6)}"/>`,
    );
  c.add(
    k.at(800, 756, 1, k.blossom(c, 40, 5)),
    k.at(610, 850, 1, k.blossom(c, 54, 8)),
    k.at(1010, 815, 1, k.blossom(c, 50, 3, '#F7C9B6')),
    k.at(400, 770, 1, k.blossom(c, 44, 2, '#F7C9B6')),
  );
}

function floatingBlossoms(c: k.Canvas): void {
  for (const [x, y, s] of k.triples('1420 880 46, 210 250 36, 1290 1070 38'))
    c.add(
      `<ellipse cx="${x - 16}" cy="${y + 26}" rx="${s}" ry="${s * 0.5}" fill="#0B4A56" opacity="0.35"/>`,
      k.group(k.blossom(c, s, x), `transform="translate(${x} ${y}) scale(1 0.72)"`),
    );
}

/** A woven breakfast tray floating on a pool, seen from above. */
export function sarapanTerapung(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1250, y: -60 } });
  water(c);
  tray(c);
  breakfast(c);
  floatingBlossoms(c);
  c.add(
    k.cornerFronds(c, -80, 1260, 620, -80, -10, 4, 31),
    k.cornerFronds(c, 1660, -80, 420, 100, 180, 4, 8),
  );
  return c.add(k.finish(c, { vignette: 0.36, wash: 0.1 })).svg();
}
