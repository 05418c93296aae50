/** Ticket: Kapal cepat sanur ke nusa penida. */

import { seaside } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import * as k from '../../../kit.js';

/** Foam: an irregular white arm through points, thin at its start. */
const arm = (list: string, w: number, opacity: number): string =>
  k.path(
    k.taper(
      k.rough(k.pts(list), 0.03, Math.round(w), 3),
      (t) => w * (0.15 + t) * (0.75 + 0.25 * Math.sin(t * 34)),
    ),
    '#FFFFFF',
    `opacity="${opacity}"`,
  );

/** Painted bands along the hull. */
function stripes(c: k.Canvas, hull: string): string {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  return k.group(
    k.path(
      'M-440 -70C-100 -52 160 -58 330 -118L520 -200V-110C360 -20 200 30 60 40H-440Z',
      t('#0E5F70', 0.1),
    ) +
      k.path(
        'M-440 -84C-100 -66 160 -72 320 -130L520 -212V-196C380 -120 240 -54 60 -44C-120 -40 -300 -48 -440 -58Z',
        t(k.core.marigold, 0.5),
      ) +
      k.path('M-440 -22C-100 -10 120 -12 260 -70L260 40H-440Z', t('#0A3A46', -0.3), 'opacity="0.55"'),
    c.clip(hull),
  );
}

/** Deckhouse: one long band of glass under a raked roof. */
function deckhouse(c: k.Canvas, glassShade: k.Stop[]): string {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  let out = '';
  const house = 'M-330 -150C-326 -250 -316 -286 -280 -292L60 -304C150 -304 220 -236 286 -170L60 -156Z';
  out += k.path(house, c.down(-304, -150, k.fade(t('#FFFDF6', 1), t('#E9E2D2', 0))));
  out += k.path(
    'M-296 -182C-294 -240 -286 -258 -262 -260L60 -270C120 -268 176 -218 222 -174L60 -172Z',
    c.linear(-260, -270, 180, -170, glassShade),
  );
  for (const x of [-190, -96, -2, 88]) out += k.path(`M${x} -272h11l6 100h-13z`, t('#FFFDF6', 0.5));
  out += k.path(
    'M-286 -254L-230 -258L-262 -182L-290 -182ZM-150 -262L-120 -263L-160 -178L-186 -178Z',
    '#FFFFFF',
    'opacity="0.26"',
  );
  out +=
    k.path('M-348 -296C-300 -316 20 -326 84 -314L110 -296L-340 -282Z', t('#FFFDF6', 0.95)) +
    k.path('M-340 -284L110 -298L116 -288L-336 -272Z', t('#0E3B43', -0.2), 'opacity="0.45"');
  return out;
}

/** Passengers on the roof, rails fore and aft. */
function upperDeck(c: k.Canvas): string {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  let out = '';
  for (const [x, cheer] of [
    [-250, false],
    [-170, true],
    [-60, false],
    [20, false],
  ] as const)
    out += body(c, x, -306, 118, {
      pose: cheer ? 'cheer' : x === 20 ? 'point' : 'stand',
      woman: cheer,
      top:
        ['#FBF2E0', k.core.terracotta, k.core.marigold, '#FBF2E0'][Math.round((x + 250) / 90)] ?? '#FBF2E0',
      legs: '#17444E',
      dark: 0.1,
    });
  out += k.path(k.taper(k.pts('-330,-356 -120,-362 90,-368'), 5), t('#E9E2D2', 0.6));
  for (const x of [-230, -130, -30, 50]) out += k.rect(x, -360, 4, 60, t('#E9E2D2', 0.3));
  out += k.path(k.taper(k.pts('330,-176 400,-232 486,-222 492,-198'), 5), t('#E9E2D2', 0.7));
  return out;
}

/** The boat in its own coordinates: keel on y 0, bow at the right. */
function fastBoat(c: k.Canvas): string {
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  const hull =
    'M-420 -150L-424 -60C-424 -30 -400 0 -350 6L120 8C280 4 400 -60 500 -196C380 -178 200 -160 60 -156Z';
  const glassShade = k.fade(t('#0A2F38', -0.2), t('#1E6A72', 0.3));
  let out = '';
  for (const x of [-470, -446])
    out +=
      k.path(
        `M${x} -150h40l10 24v96l-14 40h-22l-6 -44h-14z`,
        c.across(x, x + 50, k.fade(t('#2E3436', -0.2), t('#7C8788', 0.7))),
      ) + k.rect(x + 4, -128, 36, 8, t(k.core.marigold, 0.3));
  out += k.path(hull, c.down(-190, 10, k.fade(t('#FFFDF6', 0.95), t('#F3EFE4', 0.3), t('#A9BEBE', -0.4))));
  out += stripes(c, hull);
  out += deckhouse(c, glassShade);
  out += upperDeck(c);
  out +=
    k.rect(-336, -404, 5, 120, t('#A59B8D', 0.2)) +
    k.path(
      'M-338 -402C-370 -412 -390 -392 -424 -400V-376C-390 -368 -370 -388 -338 -378Z',
      t('#C2352A', 0.3),
    ) +
    k.path('M-338 -378C-370 -388 -390 -368 -424 -376V-354C-390 -346 -370 -366 -338 -356Z', '#FFFDF6');
  return out;
}

/** Penida with its trees, two boats on the way. */
function penida(c: k.Canvas): void {
  const isle = k
    .rough(
      k.pts(
        '900,540 930,430 1000,396 1110,410 1190,350 1320,330 1450,346 1540,300 1700,286 1700,580 900,560',
      ),
      0.05,
      5,
      3,
    )
    .map(([x, y]): k.Pt => [x, Math.min(y, 546)]);
  c.add(
    k.cliffFace(c, isle, { depth: 0.36, seed: 8, stone: '#E3D5B2', cell: 46 }),
    ...k
      .quads('1000 398 190 50, 1190 362 260 60, 1400 346 320 60, 1590 300 300 66')
      .map(([x, y, w, h]) => k.canopy(c, x, y, w, h, { depth: 0.36 })),
    k.surf(c, k.pts('890,550 1100,546 1350,550 1640,546'), 10, 0.85),
    k.hazeBand(c, 530, 50, 0.42),
    k.jukung(c, 300, 590, 130, { depth: 0.3 }),
    k.jukung(c, 520, 560, 80, { depth: 0.45 }),
  );
}

/** Swell behind the boat, then the wake: a bright trough between two arms of foam. */
function wake(c: k.Canvas): void {
  c.add(k.breaker(c, 700, 1660, 690, 14, 0.5), k.breaker(c, -60, 620, 720, 16, 0.45));
  c.add(
    k.path(
      k.smooth(k.pts('520,800 240,820 -60,836 -60,1010 240,950 540,900'), true, 0.7),
      '#C9F3EA',
      'opacity="0.6"',
    ),
    arm('500,806 300,814 80,822 -60,826', 44, 0.9),
    arm('520,846 260,880 -60,920', 34, 0.6),
    arm('620,900 330,990 60,1060 -70,1100', 74, 0.9),
    arm('760,920 520,1010 260,1100 40,1190', 30, 0.5),
  );
  let mist = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [c.r.range(360, 500), c.r.range(730, 850)];
    mist += `<circle cx="${k.n(x - c.r.range(0, 60))}" cy="${k.n(y)}" r="${k.n(c.r.range(16, 46))}"/>`;
  }
  c.add(`<g fill="#FFFFFF" opacity="0.34" ${c.blur(14)}>${mist}</g>`);
}

/** A sheet of water thrown up by the bow. */
const sheet = (list: string, o: number): string =>
  k.path(k.smooth(k.rough(k.pts(list), 0.05, 4, 2), true, 0.8), '#FFFFFF', `opacity="${o}"`);

/** The bow wave: a sheet thrown aside, its drops in the sun. */
function bowWave(c: k.Canvas): void {
  c.add(
    sheet(
      '1120,880 1240,850 1330,800 1400,800 1380,850 1450,860 1400,900 1280,930 1000,936 760,926 640,930 560,910 800,904',
      0.92,
    ),
    k.path(
      k.smooth(k.pts('700,908 1000,914 1220,890 1340,838 1300,890 1160,922 900,930')),
      '#A9E3DC',
      'opacity="0.8"',
    ),
    sheet('500,880 560,860 640,884 760,900 640,920 520,910', 0.9),
  );
  let drops = '';
  for (let i = 0; i < 120; i++) {
    const [u, v] = [c.r.next(), c.r.next() ** 1.6];
    drops += `<circle cx="${k.n(1120 + u * 360 + v * 60)}" cy="${k.n(870 - u * 60 - v * 150)}" r="${k.n(c.r.range(2, 8) * (1.1 - v))}"/>`;
  }
  c.add(`<g fill="#FFFFFF" opacity="0.9">${drops}</g>`);
}

/** Badung Strait: a fast boat on the plane, Penida's cliffs ahead. */
export function kapalCepat(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 330, y: 150 } });
  c.add(
    seaside(c, 500, { sun: 54, path: 220, waves: 150, streaks: 4 }),
    k.cumulus(c, 1180, 500, 800, 240, 0.95),
    k.cumulus(c, 470, 505, 460, 90, 0.8),
  );
  penida(c);
  wake(c);
  c.add(
    k.path(k.lens(900, 912, 1000, 50), '#084C5A', `opacity="0.5" ${c.blur(9)}`),
    k.at(910, 882, 1, fastBoat(c), -3),
  );
  bowWave(c);
  c.add(
    k.breaker(c, 560, 1680, 1010, 26, 0.6),
    k.breaker(c, -60, 1000, 1130, 30, 0.5),
    k.birds(c, 760, 300, 6, 18, '#FFFDF6'),
    k.groundShade(c, 980, 0.45),
    k.cornerFronds(c, -40, -70, 480, 20, 85, 4, 7),
  );
  return c.add(k.finish(c, { vignette: 0.3 })).svg();
}
