/** Kecak at sunset. */
import * as k from '../../../kit.js';
import { headland } from '../parts/headland.js';
import { cord, hue } from '../parts/marks.js';
import { bushes, open } from '../parts/setting.js';

/** An arm thrown up, the hand with its fingers spread; q is its side, s the size of the man. */
function cakArm(r: k.Rng, s: number, q: 1 | -1): string {
  const [lift, out] = [r.range(0.9, 1.12), r.range(0.36, 0.58)];
  const [elbow, hand]: [k.Pt, k.Pt] = [
    [q * out * 0.86, -0.86 * lift],
    [q * out * r.range(0.9, 1.3), -1.32 * lift],
  ];
  const stroke = (list: readonly k.Pt[], w: (t: number) => number): string =>
    k.taper(
      list.map(([u, v]): k.Pt => [u * s, v * s]),
      (t) => w(t) * s,
    );
  let d = stroke(
    [[q * 0.23, -0.6], [q * 0.34, -0.72], elbow, [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2], hand],
    (t) => 0.15 - t * 0.07,
  );
  for (let f = 0; f < 5; f++) {
    const a = -Math.PI / 2 + (f - 2) * 0.36 + q * 0.12;
    d += stroke(
      [
        [hand[0], hand[1] + 0.02],
        [hand[0] + Math.cos(a) * 0.1, hand[1] + Math.sin(a) * 0.1],
        [hand[0] + Math.cos(a) * 0.17, hand[1] + Math.sin(a) * 0.17],
      ],
      (t) => 0.05 - t * 0.02,
    );
  }
  return d;
}

/** Path data of the white checks on a man's poleng cloth. */
function polengChecks(s: number): string {
  let checks = '';
  for (let i = 0; i < 9; i++)
    for (let row = 0; row < 2; row++)
      if ((i + row) % 2)
        checks += `M${k.n((-0.3 + i * 0.067) * s)} ${k.n((-0.12 + row * 0.07) * s)}h${k.n(0.067 * s)}v${k.n(0.07 * s)}h${k.n(-0.067 * s)}z`;
  return checks;
}

/** One of the cak: a bare back (or chest) above a poleng cloth, both hands thrown up. `x,y` is where he sits. */
function cak(
  c: k.Canvas,
  x: number,
  y: number,
  s: number,
  o: { warm: number; rim: string; seed: number },
): string {
  const r = k.rng(o.seed);
  const skin = (v: number): string => k.mix(c.p.ink, k.tone(c.p, '#A5663C', v), o.warm);
  const toFire = x < 800 ? 1 : -1;
  const wide = (list: string): string => k.smooth(k.pts(list).map(([u, v]): k.Pt => [u * s, v * s]));
  const torso = wide('-0.2,0 -0.28,-0.3 -0.33,-0.56 -0.2,-0.68 0,-0.72 0.2,-0.68 0.33,-0.56 0.28,-0.3 0.2,0');
  const lit = wide(
    toFire > 0
      ? '0.2,0 0.28,-0.3 0.33,-0.56 0.2,-0.68 0.16,-0.5 0.17,-0.2'
      : '-0.2,0 -0.28,-0.3 -0.33,-0.56 -0.2,-0.68 -0.16,-0.5 -0.17,-0.2',
  );
  const arms = cakArm(r, s, -1) + cakArm(r, s, 1);
  return k.at(
    x,
    y,
    1,
    k.path(arms, skin(-0.1)) +
      k.path(
        wide('-0.5,0.12 -0.42,-0.08 -0.2,-0.16 0.2,-0.16 0.42,-0.08 0.5,0.12 0.2,0.18 -0.2,0.18'),
        k.mix(c.p.ink, '#2A2422', o.warm),
      ) +
      k.path(torso, skin(-0.25)) +
      k.path(lit, k.mix(skin(0.6), o.rim, 0.55), 'opacity="0.85"') +
      `<g opacity="${k.n(0.35 + o.warm * 0.5)}">${k.path(polengChecks(s), k.mix('#F3E6C8', c.p.ink, 0.25))}</g>` +
      `<ellipse cx="0" cy="${k.n(-0.86 * s)}" rx="${k.n(0.115 * s)}" ry="${k.n(0.145 * s)}" fill="${skin(-0.2)}"/>` +
      `<path d="M${k.n(-0.12 * s)} ${k.n(-0.88 * s)}a${k.n(0.12 * s)} ${k.n(0.14 * s)} 0 0 1 ${k.n(0.24 * s)} 0z" fill="${k.mix(c.p.ink, '#1E1714', o.warm)}"/>` +
      `<path d="M${k.n(toFire * 0.1 * s)} ${k.n(-0.98 * s)}q${k.n(toFire * 0.07 * s)} ${k.n(0.12 * s)} 0 ${k.n(0.24 * s)}" fill="none" stroke="${o.rim}" stroke-width="${k.n(0.022 * s)}" opacity="0.9"/>`,
    r.range(-3, 3),
  );
}

/** A half ring of men around the flame, seen from the front or, at the `back`, beyond the fire. */
function ring(
  c: k.Canvas,
  rx: number,
  ry: number,
  count: number,
  back: boolean,
  size: number,
  warm: number,
): void {
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5) / count) * Math.PI + (back ? Math.PI : 0);
    const [x, y] = [800 + Math.cos(a) * rx, 880 + Math.sin(a) * ry];
    c.add(
      k.path(k.lens(x, y + size * 0.14, size * 1.1, size * 0.12), c.p.ink, `opacity="0.4" ${c.blur(4)}`),
      cak(c, x, y, size * (1 + (Math.abs(Math.cos(a)) - 0.5) * 0.12), {
        warm,
        rim: back ? '#FFC878' : '#FFB055',
        seed: i * 37 + Math.round(rx),
      }),
    );
  }
}

/** A flame and its glow. */
function flame(c: k.Canvas, x: number, y: number, h: number): string {
  return (
    k.airGlow(c, x, y - h * 0.6, h * 4.6, h * 3.4, '#FFB347', 0.8) +
    k.path(
      `M${x - h * 0.3} ${y}C${x - h * 0.56} ${y - h * 0.5} ${x - h * 0.06} ${y - h * 0.7} ${x + h * 0.04} ${y - h * 1.4}C${x + h * 0.2} ${y - h * 0.8} ${x + h * 0.56} ${y - h * 0.5} ${x + h * 0.3} ${y}Z`,
      '#F58A2C',
    ) +
    k.path(
      `M${x - h * 0.16} ${y}C${x - h * 0.26} ${y - h * 0.3} ${x} ${y - h * 0.4} ${x + h * 0.02} ${y - h * 0.9}C${x + h * 0.1} ${y - h * 0.4} ${x + h * 0.26} ${y - h * 0.3} ${x + h * 0.16} ${y}Z`,
      '#FFF0B0',
    )
  );
}

/** The lamp in the middle: stand, bowl, flame and sparks. */
function torch(c: k.Canvas): void {
  c.add(
    k.path('M782 900L790 800H810L818 900Z', hue(c, '#6E5A44', -0.2)),
    k.path('M758 796C772 828 828 828 842 796L834 786H766Z', hue(c, '#8A6A45', 0.1)),
    flame(c, 800, 792, 84),
  );
  let sparks = '';
  for (let i = 0; i < 40; i++) {
    const h = c.r.range(60, 460);
    sparks += `<circle cx="${k.n(800 + c.r.range(-0.3, 0.3) * h)}" cy="${k.n(780 - h)}" r="${k.n(c.r.range(1.6, 4))}" opacity="${k.n(1 - h / 520)}"/>`;
  }
  c.add(`<g fill="#FFD37A">${sparks}</g>`);
}

/** Kecak at sunset: rings of men around the flame, arms thrown up against the sea of light. */
function kecak(seed: number): string {
  const c = open('senja', seed, [1060, 430], 640, { sun: 104, glow: 8, streaks: 14 });
  c.add(
    k.sea(c, 600, 900, { waves: 40 }),
    k.lightPath(c, 600, 800, { width: 300, count: 130 }),
    headland(c, '-60,420 120,400 300,410 380,470 420,600 470,700 520,860 -60,880', 0.05, 9, {
      depth: 0.3,
      seed: 8,
      stone: '#8A7462',
      cell: 52,
      backlit: 0.5,
    }),
    k.meru(c, 170, 412, 210, 3, { depth: 0.3 }),
    k.meru(c, 290, 416, 140, 3, { depth: 0.32 }),
    bushes(c, '40 420 200 60, 250 420 150 40, 370 470 110 50', 0.28),
    k.hazeBand(c, 660, 90, 0.4),
  );
  const stage = 'M-20 760C300 716 1300 716 1620 760L1620 1220H-20Z';
  c.add(
    k.path(
      stage,
      c.radial(800, 900, 860, [
        [0, '#F0B066'],
        [0.22, '#C98247'],
        [0.55, '#6E4538'],
        [1, '#1A2A30'],
      ]),
    ),
    cord('-20,758 400,730 800,726 1200,730 1620,758', 8, c.p.rim, 'opacity="0.6"'),
    k.candiBentar(c, 1380, 800, 420, { gap: 110, depth: 0.16 }),
    bushes(c, '1190 790 200 90, 1570 780 260 200', 0.12),
  );
  ring(c, 560, 96, 13, true, 104, 0.9);
  ring(c, 400, 62, 9, true, 112, 1);
  torch(c);
  ring(c, 520, 120, 9, false, 168, 0.42);
  ring(c, 790, 250, 9, false, 250, 0.12);
  return c.add(k.groundShade(c, 1040, 0.6), k.finish(c, { vignette: 0.42 })).svg();
}

/** The pictures of this file. */
export const suasanaKecak = {
  'suasana/kecak-senja': kecak,
};
