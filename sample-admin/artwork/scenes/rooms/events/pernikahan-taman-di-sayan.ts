/** Event: Pernikahan taman di sayan. */

import { hills } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { ground } from '../../../kit/rooms/garden.js';
import { stringLights } from '../../../kit/rooms/leisure.js';
import { flowerArch } from '../../../kit/rooms/party.js';
import * as k from '../../../kit.js';

/** A bride and groom hand in hand, foot middle x,y. */
function couple(c: k.Canvas, x: number, y: number, h: number, dark: number): string {
  const gown = (v: number): string => k.mix(k.tone(c.p, '#FFFDF4', v), c.p.ink, Math.max(0, dk(dark)));
  const train = k.path(
    `M${x - h * 0.2} ${y - h * 0.5}C${x - h * 0.34} ${y - h * 0.2} ${x - h * 0.46} ${y - h * 0.04} ${x - h * 0.72} ${y + h * 0.02}C${x - h * 0.4} ${y + h * 0.06} ${x - h * 0.1} ${y + h * 0.04} ${x - h * 0.03} ${y}L${x - h * 0.09} ${y - h * 0.5}Z`,
    c.across(x - h * 0.7, x, [
      [0, gown(0.2)],
      [1, gown(0.9)],
    ]),
  );
  return (
    body(c, x + h * 0.15, y, h, { pose: 'stand', top: '#F3E6C8', legs: '#5E4A3A', dark, facing: -1 }) +
    train +
    body(c, x - h * 0.15, y, h * 0.94, {
      pose: 'stand',
      woman: true,
      skirt: true,
      top: '#FFFDF4',
      legs: '#FFFDF4',
      dark,
    })
  );
}

const dk = (d: number): number => (d - 0.3) * 0.9;

/** Sayan: one long table on the lawn above the valley, morning light through old frangipani. */
export function tamanSayan(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1180, y: 240 } });
  const v = new View(c, { horizon: 520, focal: 1100, eye: 2.3, cx: 900, yaw: 5, sun: [0.6, 0.8, 0.2] });
  c.add(
    hills(c, 540, {
      seed: 81,
      sun: 58,
      ridges: 3,
      amp: 80,
      palms: '300 190 20, 1000 160 -14, 1460 220 -30, 620 150 16',
    }),
    k.hazeBand(c, 570, 90, 0.8),
  );
  c.add(
    k.canopy(c, 120, 610, 420, 170, { depth: 0.2, seed: 3 }),
    k.canopy(c, 1540, 600, 380, 150, { depth: 0.2, seed: 6 }),
    ground(c, 606, '#8DB052', 0.7),
  );
  c.add(k.path(k.lens(900, 640, 1400, 20), c.p.glow, 'opacity="0.5"'));
  const arch = v.at(3.2, 0, 21);
  c.add(
    flowerArch(c, 1290, arch[1] + 26, 190, 200, 8),
    couple(c, 1290, arch[1] + 32, 124, 0.35),
    k.penjor(c, 1180, 700, 380, 1, { seed: 6 }),
    k.penjor(c, 1470, 740, 420, -1, { seed: 8 }),
  );
  const seats = (x: number, f: 1 | -1): void => {
    for (let z = 25; z > 4; z -= 1.5) {
      c.add(
        v.box(x - 0.22, 0, z, 0.44, 0.46, 0.44, '#E9DDC4'),
        v.box(f > 0 ? x - 0.24 : x + 0.2, 0.46, z, 0.05, 0.5, 0.44, '#E9DDC4'),
      );
      if (z > 6 && Math.round(z * 2) % 4 < 2)
        c.add(
          body(c, v.at(x, 0, z)[0], v.at(x, 0, z + 0.1)[1], v.scale(x, z) * 1.62, {
            pose: 'sitSide',
            facing: f,
            woman: Math.round(z) % 2 === 0,
            skirt: true,
            top: ['#FBF2E0', k.core.terracotta, '#E8C27A', k.core.lagoon][Math.round(z) % 4] ?? '#FBF2E0',
            legs: '#8A6A45',
            dark: 0.15,
          }),
        );
    }
  };
  seats(3.4, -1);
  c.add(
    v.box(1.6, 0, 3.2, 1.3, 0.74, 23, '#FBF2E0', { add: -0.1 }),
    v.face(p3(1.52, 0.76, 26.2, 2.98, 0.76, 26.2, 2.98, 0.76, 3.2, 1.52, 0.76, 3.2), [0, 1, 0], '#FFFDF6', {
      k: 0.7,
    }),
    v.face(p3(2.08, 0.77, 26.2, 2.42, 0.77, 26.2, 2.42, 0.77, 3.2, 2.08, 0.77, 3.2), [0, 1, 0], '#7FA06A', {
      k: 0.2,
    }),
  );
  const r = k.rng(5);
  for (let z = 25; z > 3.2; z *= 0.95) {
    const s = v.scale(2, z);
    const [x, y] = v.at(2.25 + r.range(-0.1, 0.1), 0.82, z);
    c.add(k.at(x, y, 1, k.blossom(c, s * 0.085, Math.round(z * 31), r.chance(0.4) ? '#F7C9B6' : '#FFF6E6')));
    if (r.chance(0.5))
      for (const dx of [-0.48, 0.48])
        c.add(
          k.group(
            `<ellipse rx="${k.n(s * 0.15)}" ry="${k.n(s * 0.05)}" fill="${k.tone(c.p, '#D9CDB8', 0)}"/><ellipse cy="-2" rx="${k.n(s * 0.13)}" ry="${k.n(s * 0.04)}" fill="#FFFDF6"/>`,
            `transform="translate(${k.n(v.at(2.25 + dx, 0.78, z)[0])} ${k.n(v.at(2.25 + dx, 0.78, z)[1])})"`,
          ),
        );
  }
  seats(0.7, 1);
  c.add(
    k.path(
      k.taper(k.curve([150, 1240], [120, 860], [320, 560], 12), (t) => 110 - 64 * t),
      k.mix(c.p.ink, '#7C6A58', 0.55),
    ),
    k.frangipani(c, 200, 800, 560, -110, 4),
    k.frangipani(c, 320, 570, 600, -64, 9),
    k.frangipani(c, 320, 570, 640, -12, 14),
    stringLights(c, [330, 420], [1640, 260], 80, 13, 5),
  );
  c.add(
    k.rays(c, { angle: 116, spread: 40, length: 1200, count: 6, opacity: 0.32 }),
    k.groundShade(c, 940, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.38, wash: 0.26 })).svg();
}
