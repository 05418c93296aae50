/** Stay: Natah seni ubud. */

import { body } from '../../../kit/rooms/body.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { pavilion } from '../../../kit/rooms/house.js';
import * as k from '../../../kit.js';

function mask(c: k.Canvas, r: number): string {
  const w = (v: number): string => k.tone(c.p, '#B07A48', v);
  return `<g transform="translate(0 ${-r * 1.05})">${k.path(`M${-r} ${-r * 0.4}C${-r * 1.1} ${-r * 1.3} ${r * 1.1} ${-r * 1.3} ${r} ${-r * 0.4}C${r} ${r * 0.5} ${r * 0.5} ${r} 0 ${r * 1.05}C${-r * 0.5} ${r} ${-r} ${r * 0.5} ${-r} ${-r * 0.4}Z`, c.turn(-r, r, -1, w(0.8), w(0), w(-0.6)))}${k.path(`M${-r * 1.1} ${-r * 0.5}L${-r * 0.8} ${-r * 1.5}L${-r * 0.4} ${-r * 1.15}L0 ${-r * 1.8}L${r * 0.4} ${-r * 1.15}L${r * 0.8} ${-r * 1.5}L${r * 1.1} ${-r * 0.5}Q0 ${-r} ${-r * 1.1} ${-r * 0.5}Z`, w(0.3))}<circle cx="${-r * 0.38}" cy="${-r * 0.15}" r="${r * 0.17}" fill="${w(-0.85)}"/><circle cx="${r * 0.38}" cy="${-r * 0.15}" r="${r * 0.17}" fill="${w(-0.85)}"/>${k.path(`M${-r * 0.4} ${r * 0.5}Q0 ${r * 0.8} ${r * 0.4} ${r * 0.5}Q0 ${r * 0.55} ${-r * 0.4} ${r * 0.5}Z`, w(-0.9))}${k.path(`M${-r * 0.1} ${-r * 0.2}L${-r * 0.22} ${r * 0.28}Q0 ${r * 0.42} ${r * 0.22} ${r * 0.28}L${r * 0.1} ${-r * 0.2}Z`, w(0.6))}</g>`;
}

/** Nyuh Kuning: a family courtyard of pavilions, a carver at work in the morning light. */
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
      inside: k.figure(c, ...v.at(5.4, 0.45, 13.4), v.scale(5.4, 13.4) * 1.62, {
        woman: true,
        pose: 'offering',
        dark: 0.4,
      }),
    }),
  );
  for (const z of [3.6, 5, 6.4, 7.8, 9.2])
    c.add(
      k.path(
        v.d(p3(-1.7, 0.01, z, -0.5, 0.01, z, -0.5, 0.01, z + 1, -1.7, 0.01, z + 1)),
        k.tone(c.p, '#A59B8D', 0.6),
        'opacity="0.9"',
      ),
    );
  const [px, py] = v.at(1.4, 0, 6.4);
  c.add(
    k.path(k.lens(px, py + 8, 420, 26), c.p.ink, 'opacity="0.28"'),
    v.box(2.1, 0, 6.2, 0.6, 0.5, 0.5, '#A59B8D'),
    k.at(v.at(2.4, 0.5, 6.4)[0], v.at(2.4, 0.5, 6.4)[1], 1, mask(c, 84)),
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
