/** Suasana: Tenda glamping bintang. */

import { body } from '../../../kit/rooms/body.js';
import { lamp } from '../../../kit/rooms/leisure.js';
import { safariTent } from '../../../kit/rooms/tents.js';
import * as k from '../../../kit.js';

/** Stars and the Milky Way. */
function starrySky(c: k.Canvas): void {
  c.add(
    k.sky(c, 760),
    k.path(
      k.taper(k.pts('-60,560 360,330 800,170 1300,20 1700,-120'), (t) => 300 - 60 * t),
      '#8FC4B8',
      `opacity="0.16" ${c.blur(60, 50)}`,
    ),
    k.stars(c, 720, 330),
  );
  let milky = '';
  for (let i = 0; i < 210; i++) {
    const t = c.r.next();
    milky += `<circle cx="${k.n(t * 1700 - 60)}" cy="${k.n(k.lerp(540, -80, t) + (c.r.next() + c.r.next() - 1) * 150)}" r="${k.n(c.r.range(0.8, 2.2))}"/>`;
  }
  c.add(`<g fill="${c.p.sun}" opacity="0.75">${milky}</g>`);
}

/** Batur, the far shore and the lake. */
function caldera(c: k.Canvas): void {
  c.add(
    k.volcano(c, {
      x: 1060,
      base: 800,
      height: 330,
      width: 1250,
      depth: 0.5,
      seed: 14,
      crater: 0.06,
      concave: 1.7,
    }),
    k.ridge(c, {
      y: 770,
      amp: 34,
      depth: 0.42,
      seed: 5,
      span: 420,
      shape: (x) => -Math.max(0, 500 - x) * 0.16,
    }),
  );
  c.add(
    k.sea(c, 786, 900, { waves: 40 }),
    k.lightPath(c, 786, 900, { x: 1060, width: 160, opacity: 0.4, count: 40 }),
    k.hazeBand(c, 790, 50, 0.5),
  );
}

/** Two guests beside a telescope. */
function starGazers(c: k.Canvas): void {
  c.add(
    body(c, 1130, 1092, 150, { pose: 'point', dark: 0.8, facing: -1 }),
    body(c, 1205, 1098, 142, { pose: 'stand', woman: true, skirt: true, dark: 0.8, facing: -1 }),
  );
  const tele: k.Pt[] = k.pts('1020,1035 1085,985');
  c.add(
    k.path(
      k.taper(tele, (t) => 16 + t * 8) +
        k.taper(k.pts('1050,1015 1020,1096'), 5) +
        k.taper(k.pts('1052,1015 1052,1100'), 5) +
        k.taper(k.pts('1054,1015 1090,1094'), 5),
      c.p.ink,
    ),
  );
}

/** Lit canvas tents under a sky of stars at the caldera's edge. */
export function tendaBintang(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 1130, y: 210 } });
  starrySky(c);
  caldera(c);
  const ground: k.RidgeOptions = { y: 910, amp: 34, depth: 0.06, seed: 12, span: 500, trees: 7, mist: 0 };
  c.add(k.ridge(c, ground));
  c.add(
    safariTent(c, 1330, 905, 250, { lit: true, depth: 0.1 }),
    safariTent(c, 930, 925, 300, { lit: true, depth: 0.05 }),
    safariTent(c, 400, 990, 560, { lit: true }),
  );
  for (const [x, y, r] of k.triples('770 1010 7, 840 1060 8, 930 1110 9, 1040 1150 10'))
    c.add(k.rect(x - 2, y, 4, r * 4, c.p.ink), lamp(c, x, y, r, { reach: 11, power: 0.5 }));
  starGazers(c);
  c.add(
    k.grass(c, -20, 1620, (x) => 1206 - 20 * Math.sin(x / 210), 90, c.p.ink, 8),
    k.groundShade(c, 1000, 0.6),
    k.cornerFronds(c, 1680, 560, 420, 130, 215, 4, 12),
  );
  return c.add(k.finish(c, { vignette: 0.4, wash: 0.06 })).svg();
}
