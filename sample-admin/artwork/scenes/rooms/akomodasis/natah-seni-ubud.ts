/** Stay: Natah seni ubud. */

import { slab } from '../../../kit/corners.js';
import { body } from '../../../kit/rooms/body.js';
import { View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { pavilion } from '../../../kit/rooms/house.js';
import * as k from '../../../kit.js';

/** A painting half done on its easel, feet's middle at 0,0: rice fields under a volcano. */
function easel(c: k.Canvas): string {
  const t = (l: string, v = 0): string => k.tone(c.p, l, v);
  const leg = (list: string): string => k.path(k.taper(k.pts(list), 11), t('#7A5236', -0.2));
  return (
    leg('-92,0 -20,-330') +
    leg('92,0 20,-330') +
    leg('0,-12 0,-340') +
    k.rect(-116, -292, 232, 172, t('#7A5236', 0.3)) +
    k.rect(-106, -282, 212, 152, t('#F6D9A0', 0.6)) +
    k.path('M-106 -190C-60 -200 -40 -262 -8 -266C30 -262 50 -202 106 -192V-130H-106Z', t('#5E8F96', 0.2)) +
    `<circle cx="58" cy="-246" r="16" fill="${t('#F4A825', 0.5)}"/>` +
    k.path('M-106 -176C-40 -190 30 -164 106 -178V-130H-106Z', t('#7FA34A', 0.3)) +
    k.path('M-106 -152C-30 -166 40 -144 106 -156V-130H-106Z', t('#4E7A38', 0)) +
    k.rect(-124, -122, 248, 12, t('#7A5236', -0.4))
  );
}

/** Nyuh Kuning: a family courtyard of pavilions, a painter at work in the morning light. */
export function natahSeni(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 380, y: 130 } });
  const v = new View(c, { horizon: 600, focal: 1200, eye: 1.9, yaw: 4, sun: [-0.6, 0.9, 0] });
  c.add(
    k.sky(c, 640),
    k.sun(c, 54, { glow: 11 }),
    k.palm(c, 640, 640, 420, { lean: 50, depth: 0.45, seed: 3 }),
    k.palm(c, 1130, 640, 500, { lean: -60, depth: 0.42, seed: 8 }),
    k.canopy(c, 880, 540, 900, 240, { depth: 0.5 }),
    k.hazeBand(c, 600, 110, 0.6),
  );
  c.add(
    ground(c, 655, '#B9A27E', 0.55),
    k.wall(c, -20, 1620, [668, 676], [70, 74], { depth: 0.22, pillars: 7 }),
  );
  c.add(
    k.candiBentar(c, 770, 672, 250, { gap: 60, depth: 0.16 }),
    k.meru(c, 1010, 668, 230, 3, { depth: 0.2 }),
  );
  c.add(pavilion(c, v, [-9.4, 0, 15], [6.4, 4.6, 2.4], { roofH: 3.2, depth: 0.06, back: '#B5613F' }));
  c.add(
    pavilion(c, v, [3.4, 0, 12.4], [6.8, 4.6, 2.5], {
      roofH: 3.4,
      back: '#B98A5A',
    }),
  );
  for (const z of [3.6, 5, 6.4, 7.8, 9.2])
    c.add(k.path(v.d(slab(-1.7, -0.5, z, z + 1, 0.01)), k.tone(c.p, '#A59B8D', 0.6), 'opacity="0.9"'));
  const [px, py] = v.at(1.4, 0, 6.4);
  c.add(
    k.path(k.lens(px, py + 8, 420, 26), c.p.ink, 'opacity="0.28"'),
    k.at(px + 190, py + 16, 1.25, easel(c)),
  );
  c.add(
    body(c, px + 10, py + 8, 340, {
      pose: 'sitFloor',
      top: '#F3E6C8',
      legs: k.core.terracotta,
      skirt: true,
      dark: 0.25,
      udeng: '#FBF2E0',
    }),
  );
  c.add(
    k.rays(c, { angle: 62, spread: 46, length: 1300, count: 7, opacity: 0.42 }),
    k.tedung(c, 300, 900, 430, k.core.marigold),
  );
  c.add(
    k.cornerFronds(c, 1660, -80, 520, 100, 175, 4, 6),
    k.fern(c, 1500, 1240, 340, -100, { seed: 4 }),
    k.bananaLeaf(c, -30, 1180, 520, -35, { seed: 3, shade: 0.5 }),
    k.groundShade(c, 960, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
