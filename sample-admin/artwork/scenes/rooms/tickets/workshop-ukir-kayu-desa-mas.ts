/** Ticket: Workshop ukir kayu desa mas. */

import { fade, View } from '../../../kit/rooms/camera.js';
import { room } from '../../../kit/rooms/interior.js';
import { contact, cup } from '../../../kit/rooms/still.js';
import * as k from '../../../kit.js';

/** One curling leaf of the patra motif, from 0,0. */
function scroll(c: k.Canvas, x: number, y: number, r: number, rot: number, flip: 1 | -1): string {
  const w = (v: number): string => k.tone(c.p, '#B9834E', v);
  const spiral = (k0: number, turn: number): k.Pt[] =>
    Array.from({ length: 26 }, (_, i): k.Pt => {
      const t = i / 25;
      const a = -1.2 + t * turn;
      const q = r * k0 * (1 - t * 0.86);
      return [Math.cos(a) * q, Math.sin(a) * q];
    });
  let o =
    k.path(
      k.taper(
        spiral(1, 9.4).map(([px, py]): k.Pt => [px + 5, py + 7]),
        (t) => r * 0.3 * (1 - t * 0.6),
      ),
      w(-0.9),
    ) +
    k.path(
      k.taper(spiral(1, 9.4), (t) => r * 0.28 * (1 - t * 0.6)),
      w(0.25),
    ) +
    k.path(
      k.taper(spiral(1.04, 9.4), (t) => r * 0.09 * (1 - t * 0.6)),
      w(0.95),
    );
  for (let i = 0; i < 6; i++) {
    const a = -1.1 + i * 0.72;
    const leaf = k.taper(
      k.curve([0, 0], [r * 0.2, -r * 0.16], [r * 0.5, -r * 0.02], 7),
      (t) => r * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.14)),
    );
    const q = r * (1 - i * 0.06);
    const [px, py] = [Math.cos(a) * q, Math.sin(a) * q];
    o +=
      k.at(px + 4, py + 5, 1, k.path(leaf, w(-0.85)), (a * 180) / Math.PI - 30) +
      k.at(
        px,
        py,
        1,
        k.path(leaf, w(i % 2 ? 0.4 : 0.1)) +
          k.path(
            k.taper(k.pts(`0,${-r * 0.02} ${r * 0.24},${-r * 0.1} ${r * 0.46},${-r * 0.03}`), () => r * 0.03),
            w(-0.8),
          ),
        (a * 180) / Math.PI - 30,
      );
  }
  return k.at(x, y, flip, o, rot, 1);
}

/** Mas: a patra panel and seven chisels in window light, the master behind. */
export function ukirKayu(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 1210, y: 230 } });
  const v = new View(c, { horizon: 470, focal: 1150, eye: 1.6, sun: [0.7, 0.6, 0.4] });
  c.add(
    k.sky(c, 620),
    k.airGlow(c, 1210, 230, 700, 520, c.p.sun, 0.9),
    k.palm(c, 1180, 640, 420, { lean: 50, depth: 0.45, seed: 4 }),
    k.canopy(c, 1380, 540, 560, 240, { depth: 0.42 }),
    k.canopy(c, 960, 590, 420, 160, { depth: 0.5 }),
  );
  c.add(
    room(c, v, {
      w: 4.6,
      h: 3.6,
      z1: 7.5,
      holes: [[0.4, 0.85, 3.7, 2.15]],
      wall: '#B9824E',
      floor: '#7A5A40',
      ceiling: '#5E4430',
    }),
  );
  for (const x of [1.6, 2.9]) c.add(v.box(x, 0.85, 7.44, 0.09, 2.15, 0.1, '#6B4630', { k: -0.2 }));
  c.add(k.rays(c, { x: 1240, y: 180, angle: 128, spread: 40, length: 1250, count: 6, opacity: 0.45 }));
  const mask = (x: number, y: number, s: number, local: string): string => {
    const t = (q: number): string => k.tone(c.p, local, q);
    return k.at(
      x,
      y,
      s,
      `<ellipse cx="-8" cy="10" rx="58" ry="76" fill="${c.p.ink}" opacity="0.35"/>` +
        k.path(
          'M-56 -30C-60 -92 60 -92 56 -30C58 26 32 72 0 76C-32 72 -58 26 -56 -30Z',
          c.across(-56, 56, fade(t(-0.5), t(0.1), t(0.9))),
        ) +
        k.path(
          'M-66 -26C-76 -56 -70 -78 -58 -92Q-50 -80 -40 -88Q-34 -108 -20 -100Q-12 -120 0 -128Q12 -120 20 -100Q34 -108 40 -88Q50 -80 58 -92C70 -78 76 -56 66 -26Q0 -66 -66 -26Z',
          k.tone(c.p, k.core.marigold, 0.2),
        ) +
        k.path('M-62 -34Q0 -74 62 -34L62 -44Q0 -84 -62 -44Z', k.tone(c.p, '#8A5A1E', -0.1)) +
        k.path('M-40 -26Q-24 -40 -8 -26Q-24 -14 -40 -26ZM8 -26Q24 -40 40 -26Q24 -14 8 -26Z', '#FFF6E0') +
        '<circle cx="-24" cy="-26" r="7" fill="#1E1714"/><circle cx="24" cy="-26" r="7" fill="#1E1714"/>' +
        k.path('M-8 -20L-16 14Q0 26 16 14L8 -20Z', t(0.7)) +
        k.path('M-22 42Q-10 36 0 40Q10 36 22 42Q0 54 -22 42Z', k.tone(c.p, '#8A2F2A', 0.1)) +
        k.path(
          'M-44 -44Q-24 -58 -6 -42L-6 -37Q-24 -50 -44 -38ZM44 -44Q24 -58 6 -42L6 -37Q24 -50 44 -38Z',
          '#1E1714',
        ),
    );
  };
  c.add(mask(220, 270, 0.82, '#C2553A'), mask(390, 262, 0.76, '#F3E6C8'), mask(250, 540, 0.74, '#E9C27A'));
  c.add(
    k.rect(110, 366, 400, 12, k.tone(c.p, '#6B4630', 0)),
    k.rect(110, 640, 300, 12, k.tone(c.p, '#6B4630', 0)),
    // The mask in the making on its stand: one half painted, the other still bare wood.
    k.path(
      'M560 780H720L700 640H580Z',
      c.across(560, 720, fade(k.tone(c.p, '#6B4630', -0.4), k.tone(c.p, '#9A6A42', 0.5))),
    ),
    k.path(k.lens(640, 790, 420, 40), c.p.ink, `opacity="0.5" ${c.blur(9)}`),
    mask(640, 520, 2.5, '#C98F56'),
    `<g ${c.clip('M640 160H900V760H640Z')}>${mask(640, 520, 2.5, '#F3E6C8')}</g>`,
    k.airGlow(c, 760, 470, 300, 320, c.p.glow, 0.35),
  );
  c.add(
    k.path(
      'M-20 770L1620 770L1620 1220L-20 1220Z',
      c.linear(
        1300,
        770,
        300,
        1200,
        fade(k.tone(c.p, '#B98450', 0.8), k.tone(c.p, '#8A5C38', 0), k.tone(c.p, '#4E3424', -0.6)),
      ),
    ),
    k.rect(-20, 764, 1640, 10, k.tone(c.p, '#E0B47A', 0.8)),
  );
  for (const y of [840, 960, 1100]) c.add(k.path(k.lens(800, y, 1900, 3), c.p.ink, 'opacity="0.3"'));
  const w = (q: number): string => k.tone(c.p, '#C08A54', q);
  c.add(
    `<g transform="translate(800 985) rotate(-3)">${k.rect(-480, -150, 940, 330, c.p.ink, `opacity="0.45" ${c.blur(14)}`)}${k.rect(-470, -180, 940, 330, c.linear(470, -180, -470, 150, fade(w(0.9), w(0.1), w(-0.35))), 'rx="8"')}${k.rect(-470, 142, 940, 22, w(-0.8), 'rx="6"')}${k.rect(-440, -152, 880, 274, c.linear(440, -150, -440, 120, fade(w(-0.3), w(-0.7))), 'rx="6"')}${scroll(c, -290, -20, 104, 10, 1)}${scroll(c, -50, 0, 110, 190, -1)}${scroll(c, 190, -22, 104, 20, 1)}${k.path('M300 -140L440 -140L440 110L330 110Q380 0 300 -140Z', w(0.15))}${k.path(
      k.taper(k.pts('300,-100 340,-20 332,90'), () => 5),
      w(-0.6),
      'opacity="0.6"',
    )}</g>`,
  );
  for (let i = 0; i < 7; i++) {
    const [x, y, a] = [1190 + i * 52, 1120 - i * 10, -64 + i * 4];
    const bw = 13 + i * 2.6;
    c.add(
      `<g transform="translate(${x} ${y}) rotate(${a})">${k.rect(-6, -2, 250, 16, c.p.ink, `opacity="0.35" ${c.blur(5)}`)}${k.path('M0 -13Q46 -19 92 -10L92 10Q46 19 0 13Z', c.down(-16, 16, fade(k.tone(c.p, i % 2 ? '#7A4A30' : '#A5713F', 0.8), k.tone(c.p, '#5E3A24', -0.4))))}${k.rect(90, -9, 14, 18, k.tone(c.p, '#C9A55A', 0.3))}${k.path(`M104 -6L190 ${-bw / 2}L${214 + (i % 3) * 6} ${-bw / 2 + 3}L${214 + (i % 3) * 6} ${bw / 2 - 3}L190 ${bw / 2}L104 6Z`, c.down(-10, 10, fade('#F3F1E6', k.tone(c.p, '#8FA0A0', -0.2))))}</g>`,
    );
  }
  for (let i = 0; i < 16; i++) {
    const [x, y] = [c.r.range(120, 700), c.r.range(1130, 1190)];
    c.add(
      k.path(
        k.taper(k.curve([x, y], [x + 14, y - 26], [x + 34, y - 2], 8), (t) => 8 * Math.sin(Math.PI * t)),
        w(c.r.range(0.2, 0.9)),
      ),
    );
  }
  c.add(contact(c, 180, 930, 60), cup(c, 170, 860, 58, '#4A2A1A', '#8FA89A'), k.groundShade(c, 1060, 0.4));
  return c.add(k.finish(c, { vignette: 0.48, wash: 0.3 })).svg();
}
