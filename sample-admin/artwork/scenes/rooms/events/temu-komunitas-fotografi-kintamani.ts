/** Event: Temu komunitas fotografi kintamani. */

import { body } from '../../../kit/rooms/body.js';
import * as k from '../../../kit.js';

/** A palm on the rim, bent by the wind. */
const rimPalm = (c: k.Canvas, x: number, y: number, h: number): string =>
  k.palm(c, x, y, h, { depth: 0.05, lean: 26, seed: x });

/** The sky before sunrise, Abang and Batur above a sea of cloud. */
function cloudSea(c: k.Canvas): void {
  c.add(k.sky(c, 640), k.sun(c, 60, { glow: 12 }), k.streaks(c, 100, 420, 14, 0.6), k.stars(c, 200, 24));
  c.add(
    k.ridge(c, { y: 600, amp: 40, depth: 0.88, seed: 4, span: 520 }),
    k.volcano(c, {
      x: 1280,
      base: 740,
      height: 270,
      width: 1000,
      depth: 0.72,
      seed: 31,
      crater: 0.02,
      concave: 1.5,
    }),
    k.volcano(c, {
      x: 560,
      base: 800,
      height: 420,
      width: 1150,
      depth: 0.55,
      seed: 14,
      crater: 0.07,
      concave: 1.7,
    }),
  );
  c.add(k.hazeBand(c, 690, 130, 0.9));
  for (const [x, y, w, h] of k.quads(
    '180 760 620 90, 620 780 700 100, 1100 765 640 90, 1480 775 560 110, 380 840 800 110, 900 850 820 120, 1380 860 760 120',
  ))
    c.add(k.cumulus(c, x, y, w, h, 0.92));
  c.add(k.hazeBand(c, 850, 130, 0.75), k.airGlow(c, 1110, 760, 560, 110, c.p.glow, 0.6));
}

/** A photographer behind a tripod at x; `top` gives the height of the ground. */
function shooter(
  c: k.Canvas,
  top: (x: number) => number,
  x: number,
  h: number,
  shirt: string,
  woman = false,
): string {
  const y = top(x) + 6;
  const [lx, ly] = [x + h * 0.24, y - h * 0.84];
  const leg = (dx: number): string => k.bar([lx, ly + h * 0.06], [lx + dx * h, y + 4], h * 0.022);
  return (
    body(c, x, y, h, {
      pose: 'shoot',
      top: shirt,
      legs: '#17343C',
      woman,
      dark: 0.75,
      hat: '#0E3B43',
    }) +
    k.path(leg(-0.13) + leg(0.02) + leg(0.17), c.p.ink) +
    k.path(
      `M${lx - h * 0.05} ${ly - h * 0.05}h${h * 0.13}v${h * 0.09}h${-h * 0.13}zM${lx + h * 0.08} ${ly - h * 0.035}h${h * 0.09}v${h * 0.065}h${-h * 0.09}z`,
      c.p.ink,
    ) +
    k.path(k.bar([lx + h * 0.08, ly - h * 0.04], [lx + h * 0.17, ly - h * 0.04], 3), c.p.rim)
  );
}

/** Pinggan before sunrise: photographers on the rim, a sea of cloud, Batur and Abang. */
export function fotografi(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 1110, y: 470 } });
  cloudSea(c);
  const rim: k.RidgeOptions = {
    y: 960,
    amp: 46,
    depth: 0.04,
    seed: 16,
    span: 460,
    trees: 7,
    mist: 0,
    shape: (x) => k.smoothstep(500, 1600, x) * 90 - k.smoothstep(700, 0, x) * 40,
  };
  const top = k.crest(rim);
  c.add(rimPalm(c, 1440, top(1440) + 14, 300), rimPalm(c, 1530, top(1530) + 14, 360));
  c.add(k.ridge(c, rim));
  c.add(
    shooter(c, top, 330, 230, k.core.terracotta),
    shooter(c, top, 560, 214, '#3F7C7A', true),
    shooter(c, top, 840, 206, '#8A6A45'),
    body(c, 1020, top(1020) + 6, 200, { pose: 'point', facing: 1, dark: 0.75, top: '#F2A51E' }),
    body(c, 1100, top(1100) + 6, 188, { pose: 'stand', woman: true, dark: 0.78, facing: -1 }),
  );
  c.add(
    k.grass(c, -20, 1620, (x) => top(x) + 30, 40, c.p.ink, 7),
    k.grass(c, -20, 1620, () => 1206, 120, c.p.ink, 8),
    k.groundShade(c, 980, 0.6),
    k.birds(c, 880, 300, 6, 15),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
