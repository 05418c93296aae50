/** Ticket: Cargo oleh oleh denpasar ke jawa. */

import { hills } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import { fade, p3, View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import * as k from '../../../kit.js';

/** Denpasar: carvings and cloth crated beside an open box truck, late light. */
export function cargo(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 340, y: 340 } });
  const v = new View(c, {
    horizon: 560,
    focal: 1750,
    eye: 1.75,
    yaw: 22,
    cx: 720,
    sun: [-0.7, 0.8, -0.6],
    fill: 0.12,
  });
  c.add(
    hills(c, 620, {
      seed: 111,
      sun: 66,
      ridges: 2,
      palms: '80 250 20, 180 200 -14, 1500 300 -40, 1400 220 20',
      volcano: [420, 220, 1000],
    }),
  );
  c.add(
    k.wall(c, -20, 1620, [690, 676], [84, 70], { depth: 0.2, pillars: 7 }),
    ground(c, 672, '#BFA67C', 0.5),
    k.candiBentar(c, 190, 716, 330, { gap: 80, depth: 0.14 }),
  );
  const [x, z, w, len] = [5, 11, 2.5, 6];
  const wheel = (wz: number): string => {
    const [cx, cy] = v.at(x - 0.02, 0.48, wz);
    const r = v.scale(x, wz) * 0.48;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${r * 0.5}" ry="${r}" fill="${c.p.ink}"/><ellipse cx="${cx - 2}" cy="${cy}" rx="${r * 0.26}" ry="${r * 0.55}" fill="${k.tone(c.p, '#A59B8D', 0.4)}"/>`;
  };
  c.add(
    k.path(
      v.d(
        p3(
          x - 0.8,
          0.01,
          z - 0.4,
          x + w + 0.4,
          0.01,
          z - 0.4,
          x + w + 0.4,
          0.01,
          z + 9,
          x - 0.8,
          0.01,
          z + 9,
        ),
      ),
      c.p.ink,
      `opacity="0.4" ${c.blur(8)}`,
    ),
  );
  c.add(
    v.box(x + 0.1, 0.7, z + len + 0.3, w - 0.2, 2.1, 2, k.core.marigold),
    k.path(
      v.d(
        p3(
          x + 0.09,
          2.5,
          z + len + 0.8,
          x + 0.09,
          2.5,
          z + len + 1.9,
          x + 0.09,
          1.7,
          z + len + 1.9,
          x + 0.09,
          1.7,
          z + len + 0.8,
        ),
      ),
      k.tone(c.p, '#23474D', 0.3),
    ),
  );
  c.add(v.box(x + 0.2, 0.45, z, w - 0.4, 0.3, len + 2, '#2E3436'), v.box(x, 0.85, z, w, 2.6, len, '#F3EAD6'));
  c.add(
    k.path(
      v.d(p3(x - 0.01, 1.6, z + 0.1, x - 0.01, 2, z + len, x - 0.01, 1.5, z + len, x - 0.01, 1.1, z + 0.1)),
      k.tone(c.p, k.core.lagoon, 0.3),
    ),
    k.path(
      v.d(p3(x - 0.01, 2.1, z + 0.1, x - 0.01, 2.5, z + len, x - 0.01, 2.3, z + len, x - 0.01, 1.9, z + 0.1)),
      k.tone(c.p, k.core.terracotta, 0.3),
    ),
  );
  c.add(
    wheel(z + 5.9),
    wheel(z + 1.3),
    k.path(
      v.d(
        p3(
          x + 0.12,
          3.3,
          z - 0.02,
          x + w - 0.12,
          3.3,
          z - 0.02,
          x + w - 0.12,
          0.98,
          z - 0.02,
          x + 0.12,
          0.98,
          z - 0.02,
        ),
      ),
      c.down(430, 690, fade('#3A2A1E', '#6E4E32')),
    ),
  );
  const crate = (cx: number, cy: number, cz: number, cw: number, ch: number, cd: number): string => {
    let q = v.box(cx, cy, cz, cw, ch, cd, '#C9A06E');
    for (let i = 1; i < 4; i++)
      q +=
        v.rod(
          [cx, cy + (ch * i) / 4, cz - 0.01],
          [cx + cw, cy + (ch * i) / 4, cz - 0.01],
          0.02,
          k.tone(c.p, '#6B4A30', -0.5),
        ) +
        v.rod(
          [cx - 0.01, cy + (ch * i) / 4, cz],
          [cx - 0.01, cy + (ch * i) / 4, cz + cd],
          0.02,
          k.tone(c.p, '#6B4A30', -0.4),
        );
    for (const e of [0, cw - 0.1]) q += v.box(cx + e, cy, cz - 0.03, 0.1, ch, 0.03, '#A97E4E', { add: 0.1 });
    return (
      q +
      v.rod(
        [cx + 0.08, cy + 0.05, cz - 0.02],
        [cx + cw - 0.08, cy + ch - 0.05, cz - 0.02],
        0.08,
        k.tone(c.p, '#A97E4E', -0.1),
      )
    );
  };
  c.add(
    crate(x + 0.25, 0.98, z + 0.2, 1, 0.9, 1),
    crate(x + 1.35, 0.98, z + 0.1, 0.9, 1.2, 1),
    v.box(x + 0.3, 1.9, z + 0.3, 0.9, 0.5, 0.7, '#8A5A3E'),
  );
  c.add(
    body(c, ...v.at(8.5, 0, 10.6), v.scale(8.5, 10.6) * 1.7, {
      pose: 'point',
      facing: -1,
      top: k.core.lagoon,
      legs: '#46494A',
      dark: 0.2,
      hat: k.core.marigold,
    }),
    crate(4.9, 0, 8.6, 1.1, 0.8, 0.9),
  );
  c.add(
    crate(2.4, 0, 8.2, 1.3, 0.95, 1),
    crate(2.7, 0.95, 8.3, 0.9, 0.6, 0.8),
    crate(3.9, 0, 6.6, 1, 0.7, 0.8),
  );
  // A carved figure half packed, rolls of endek, a framed painting.
  const [gx, gy] = v.at(3.1, 1.55, 8.6);
  c.add(
    k.at(
      gx,
      gy,
      v.scale(3.1, 8.6) / 260,
      k.path(
        'M-40 0C-44 -40 -30 -60 -34 -92C-50 -110 -48 -150 -20 -166L-26 -196L0 -216L26 -196L20 -166C48 -150 50 -110 34 -92C30 -60 44 -40 40 0Z',
        c.across(
          -44,
          44,
          fade(k.tone(c.p, '#A9744A', 0.8), k.tone(c.p, '#8A5A38', 0), k.tone(c.p, '#5E3A24', -0.6)),
        ),
      ) +
        k.path(
          'M-16 -150q16 10 32 0q-6 26 -16 28q-10 -2 -16 -28zM-30 -92q30 22 60 0l-4 16q-26 18 -52 0z',
          k.tone(c.p, '#4E3020', -0.5),
        ),
    ),
  );
  for (const [i, col] of ['#8A2F4A', '#178A8E', '#D9932A'].entries()) {
    const [rx, ry] = v.at(4.05 + i * 0.3, 0.82, 6.8);
    const r = v.scale(4, 6.8) * 0.15;
    c.add(
      k.path(
        `M${rx - r} ${ry}L${rx - r + 150} ${ry - 46}L${rx + r + 150} ${ry - 46 + r}L${rx + r} ${ry + r}Z`,
        c.down(ry - 50, ry + r, fade(k.tone(c.p, col, 0.7), k.tone(c.p, col, -0.4))),
      ),
      `<circle cx="${rx}" cy="${ry}" r="${r}" fill="${k.tone(c.p, col, 0.3)}"/><circle cx="${rx}" cy="${ry}" r="${r * 0.55}" fill="none" stroke="${k.tone(c.p, '#FBF2E0', 0.3)}" stroke-width="3"/>`,
    );
  }
  const [fx, fy] = v.at(1.5, 0, 7.4);
  c.add(
    k.path(k.lens(fx, fy + 6, 300, 20), c.p.ink, 'opacity="0.35"'),
    `<g transform="translate(${fx} ${fy}) rotate(-7)">${k.rect(-130, -226, 260, 226, k.tone(c.p, '#8A5E2E', 0.3))}${k.rect(-110, -206, 220, 186, c.down(-206, -20, fade(k.tone(c.p, '#57A09A', 0.3), k.tone(c.p, '#E9B45A', 0.5), k.tone(c.p, '#3F7C4A', 0))))}${k.path('M-110 -70L-30 -160L40 -84L70 -110L110 -70V-20H-110Z', k.tone(c.p, '#2F6A5A', -0.2))}<circle cx="50" cy="-160" r="18" fill="${c.p.sun}"/>${k.rect(-130, -226, 260, 8, k.tone(c.p, '#E9C98A', 0.6))}</g>`,
  );
  c.add(
    k.bananaLeaf(c, 1650, 1160, 520, -158, { seed: 5, shade: 0.5 }),
    k.fern(c, 90, 1240, 380, -80, { seed: 3 }),
    k.groundShade(c, 950, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.4 })).svg();
}
