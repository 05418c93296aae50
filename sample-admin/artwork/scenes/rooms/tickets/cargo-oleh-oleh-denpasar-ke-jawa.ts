/** Ticket: Cargo oleh oleh denpasar ke jawa. */

import { crate, roll } from '../../../kit/freight.js';
import { hills } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import * as k from '../../../kit.js';

/** Hills, wall and gate behind the yard in the evening sun. */
function yard(c: k.Canvas): void {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  c.add(
    hills(c, 640, {
      seed: 111,
      sun: 74,
      ridges: 2,
      palms: '330 280 20, 1310 300 -30, 1200 210 14',
      volcano: [1000, 200, 900],
    }),
    k.wall(c, 240, 1380, [720, 720], [74, 74], { depth: 0.22, pillars: 6 }),
    k.candiBentar(c, 1130, 728, 330, { gap: 84, depth: 0.18 }),
    k.path('M200 716H1400V980H200Z', c.down(716, 900, k.fade(t('#E9CB94', 0.7), t('#B08A5E', -0.1)))),
  );
}

/** The truck backs up to the door: open box, load half in. */
function truck(c: k.Canvas): void {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  c.add(
    k.path(k.lens(640, 850, 560, 44), c.p.ink, `opacity="0.5" ${c.blur(9)}`),
    k.rect(430, 786, 60, 60, '#1B1F20', 'rx="12"'),
    k.rect(790, 786, 60, 60, '#1B1F20', 'rx="12"'),
    k.rect(400, 404, 480, 390, c.across(400, 880, k.fade(t('#EDE3CC', -0.3), t('#FBF4E2', 0.5))), 'rx="10"'),
    k.rect(432, 440, 416, 330, c.down(440, 770, k.fade('#1E1712', '#4A3524')), 'rx="4"'),
    k.path('M400 404L296 430V800L400 794Z', c.across(296, 400, k.fade(t('#C9BC9E', -0.5), t('#E9DCC0', 0)))),
    k.path('M880 404L984 430V800L880 794Z', c.across(880, 984, k.fade(t('#F3E8CE', 0.7), t('#D9CBA8', 0.1)))),
    k.path('M296 560L400 544V584L296 598ZM984 560L880 544V584L984 598Z', t(k.core.lagoon, 0.2)),
    k.rect(396, 786, 488, 22, t('#3A3A36', -0.2)),
    k.rect(408, 806, 40, 14, t('#D9432A', 0.6), 'rx="4"'),
    k.rect(832, 806, 40, 14, t('#D9432A', 0.6), 'rx="4"'),
  );
  for (const [x, y, w, h] of k.quads('520 770 150 130, 690 770 170 170, 520 640 130 96, 790 770 90 110'))
    c.add(crate(c, x, y, w, h, 0.45));
  c.add(k.airGlow(c, 820, 420, 760, 460, c.p.glow, 0.35));
}

/** Walls, lintel, floor and two lamps around the bright door. */
function shed(c: k.Canvas): void {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  const door = 'M230 120H1380V900H230Z';
  c.add(
    `<path fill-rule="evenodd" d="M-10 -10H1610V1210H-10Z${door}" fill="${c.radial(820, 520, 1100, [
      [0.45, '#4E3826'],
      [0.75, '#2E241C'],
      [1, '#17201F'],
    ])}"/>`,
    k.path(
      'M-10 900H1610V1210H-10Z',
      c.radial(820, 900, 1000, [
        [0, '#E2B878'],
        [0.3, '#A67C50'],
        [0.65, '#55402E'],
        [1, '#1E2221'],
      ]),
    ),
    k.path(
      'M300 900L60 1210H1500L1320 900Z',
      c.down(900, 1210, [
        [0, c.p.glow, 0.7],
        [1, c.p.glow, 0],
      ]),
      c.blur(10),
    ),
    k.path('M230 120H252V900H230ZM1358 120H1380V900H1358ZM230 120H1380V140H230Z', t('#7A5636', 0.5)),
    k.path('M230 120H236V900H230ZM230 134H1380V140H230Z', c.p.rim, 'opacity="0.7"'),
  );
  for (let i = 1; i < 9; i++)
    c.add(
      k.rect(-10, i * 104, 232, 3, '#17201F', 'opacity="0.5"'),
      k.rect(1388, i * 104, 232, 3, '#17201F', 'opacity="0.5"'),
    );
  for (const x of [420, 1190])
    c.add(
      k.rect(x - 2, 0, 4, 70, '#17201F'),
      k.path(`M${x - 60} 112Q${x - 50} 66 ${x} 62Q${x + 50} 66 ${x + 60} 112Z`, '#22302E'),
      k.path(k.lens(x, 113, 96, 14), '#FFE9B0'),
      k.airGlow(c, x, 130, 190, 140, '#FFD98A', 0.4),
    );
}

/** Left: cloth, a painting and a tall crate. */
function clothAndPainting(c: k.Canvas): void {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  c.add(
    crate(c, 130, 1010, 300, 300, 0.25),
    crate(c, 110, 712, 230, 190, 0.4),
    roll(c, 316, 1030, 300, '#8A2F4A', 5),
    roll(c, 366, 1040, 270, '#178A8E', 8),
  );
  c.add(
    `<g transform="translate(300 1100) rotate(-6)">${k.path('M-140 12H140L150 30H-130Z', c.p.ink, `opacity="0.5" ${c.blur(6)}`)}${k.rect(-150, -230, 300, 240, t('#8A5E2E', 0.5))}${k.rect(-128, -208, 256, 196, c.down(-208, -12, k.fade('#57A09A', '#F2C46A', '#3F7C4A')))}${k.path('M-128 -60L-40 -160L40 -80L74 -112L128 -66V-12H-128Z', '#24574C')}<circle cx="60" cy="-160" r="20" fill="#FFF3CF"/>${k.rect(-150, -230, 300, 7, '#FFD98A', 'opacity="0.8"')}</g>`,
  );
}

/** Right: a carved Garuda half boxed. */
function garuda(c: k.Canvas): void {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  const [gx, gy] = [1400, 900];
  c.add(
    k.at(
      gx,
      gy,
      1.5,
      [-1, 1]
        .map((q) =>
          [0, 1, 2, 3, 4, 5]
            .map((i) =>
              k.path(
                k.taper(
                  k.curve(
                    [q * 30, -110],
                    [q * (80 + i * 14), -210 + i * 26],
                    [q * (150 - i * 6), -250 + i * 52],
                    10,
                  ),
                  (u) => 30 * Math.sin(Math.PI * Math.min(1, 0.12 + u * 0.85)),
                ),
                t(i % 2 ? '#A9744A' : '#C28E5A', (q < 0 ? 0.8 : -0.1) - i * 0.1),
              ),
            )
            .join(''),
        )
        .join('') +
        k.path(
          'M-50 0C-56 -60 -48 -110 -34 -140C-44 -170 -30 -196 0 -200C30 -196 44 -170 34 -140C48 -110 56 -60 50 0Z',
          c.across(-56, 56, k.fade(t('#D9A874', 0.9), t('#A06C42', 0), t('#5E3A24', -0.6))),
        ) +
        k.path('M-30 -190L-38 -226L-18 -212L0 -244L18 -212L38 -226L30 -190Z', t(k.core.marigold, 0.4)) +
        k.path('M-22 -168q10 -9 18 0q-8 8 -18 0zM4 -168q10 -9 18 0q-10 8 -18 0z', '#FFF6E0') +
        k.path('M-9 -160L9 -160L14 -138L0 -122L-14 -138Z', t(k.core.marigold, -0.1)) +
        k.path(
          'M-34 -96q34 24 68 0l-4 18q-30 20 -60 0zM-38 -58q38 24 76 0l-3 18q-35 20 -70 0z',
          t('#4E3020', -0.4),
          'opacity="0.7"',
        ),
    ),
    crate(c, 1400, 1090, 340, 250, 0.1),
    crate(c, 1560, 880, 200, 180, 0.45),
    crate(c, 1130, 1120, 190, 130, 0),
  );
}

/** The clerk with the list, the trolley loaded. */
function clerk(c: k.Canvas): void {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  c.add(
    body(c, 1010, 1010, 400, {
      pose: 'point',
      facing: -1,
      top: k.core.lagoon,
      legs: '#3A3F40',
      dark: 0.5,
      udeng: k.core.marigold,
    }),
    k.rect(560, 1006, 320, 18, t('#2E6A70', 0.3), 'rx="6"'),
    k.path(k.taper(k.pts('876,1012 930,860 980,780'), 13), t('#2E6A70', 0.3)),
    ...[610, 830].map(
      (x) =>
        `<circle cx="${x}" cy="1040" r="26" fill="#17201F"/><circle cx="${x}" cy="1040" r="10" fill="${t('#A59B8D', 0.4)}"/>`,
    ),
    crate(c, 640, 1006, 160, 130, 0.05),
    crate(c, 800, 1006, 140, 180, 0.05),
    crate(c, 650, 872, 120, 84, 0.05),
  );
}

/** A packing shed in Denpasar at closing time: crates in the half-dark, the truck waiting in the light. */
export function cargo(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 820, y: 330 } });
  yard(c);
  truck(c);
  shed(c);
  clothAndPainting(c);
  garuda(c);
  clerk(c);
  return c.add(k.groundShade(c, 1060, 0.4), k.finish(c, { vignette: 0.4, wash: 0.3 })).svg();
}
