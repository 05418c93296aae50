/** Stage figures: barong, legong dancer, and a torch. */
import * as k from '../../../kit.js';
import { hue } from './setting.js';

const GOLD = '#E2A83A';

/** Gold leather work: a fan of pointed petals around 0,0 from angle a0 to a1. */
function petals(
  c: k.Canvas,
  r0: number,
  r1: number,
  count: number,
  a0: number,
  a1: number,
  color: string,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = k.lerp(a0, a1, i / (count - 1));
    const w = ((a1 - a0) / count) * r1 * 0.0062;
    out += `<g transform="rotate(${k.n(a)})">${k.path(`M${k.n(-w)} ${-r0}C${k.n(-w * 1.5)} ${k.n(-(r0 + r1) / 2)} ${k.n(-w * 0.5)} ${k.n(-r1 * 0.94)} 0 ${-r1}C${k.n(w * 0.5)} ${k.n(-r1 * 0.94)} ${k.n(w * 1.5)} ${k.n(-(r0 + r1) / 2)} ${k.n(w)} ${-r0}Z`, i % 2 ? hue(c, color, 0.75) : hue(c, color, 0.1))}${k.path(`M0 ${-r0}L${k.n(w * 0.4)} ${k.n(-r1 * 0.8)}L0 ${k.n(-r1 * 0.9)}L${k.n(-w * 0.4)} ${k.n(-r1 * 0.8)}Z`, hue(c, k.core.terracotta, -0.2), 'opacity="0.7"')}</g>`;
  }
  return out;
}

/** Shaggy strands hanging from an arc of centres, drawn in three tones. */
function fur(c: k.Canvas, w: number, h: number, seed: number, color: string): string {
  const r = k.rng(seed);
  const tones = [-0.65, -0.15, 0.35, 0.85];
  return tones
    .map((v, layer) => {
      let d = '';
      for (let i = 0; i < 120 - layer * 20; i++) {
        const a = r.range(-Math.PI * 1.05, 0.05);
        const q = r.range(0.25, 0.94 - layer * 0.08);
        const [px, py] = [Math.cos(a) * w * q, Math.sin(a) * h * 0.62 * q - h * 0.2];
        const len = h * r.range(0.16, 0.34);
        const out = (px / w) * len * 0.7;
        d += k.taper(
          k.curve([px, py], [px + out * 0.7, py + len * 0.4], [px + out, py + len], 5),
          (t) => h * 0.03 * Math.sin(Math.PI * (0.25 + t * 0.74)),
        );
      }
      return k.path(d, hue(c, color, v));
    })
    .join('');
}

/** The barong seen from the front, `h` tall with its crown, feet on x,y. */
export function barong(c: k.Canvas, x: number, y: number, h: number): string {
  const leg = (lx: number, q: number): string =>
    k.path(
      k.taper(k.pts(`${lx},-170 ${lx + q * 6},-90 ${lx + q * 4},-18`), (t) => 62 - 22 * t),
      hue(c, '#E9DCC0', -0.2),
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        k.path(
          k.lens(lx + q * (4 + i * 0.5), -44 - i * 30, 44 + i * 5, 9),
          hue(c, i % 2 ? '#22201E' : k.core.terracotta, -0.1),
        ),
      )
      .join('') +
    k.path(`M${lx - 26} 0C${lx - 26} -18 ${lx + 26} -18 ${lx + 30} 0Z`, hue(c, '#8A5636', -0.1));
  const eye = (ex: number): string =>
    `<ellipse cx="${ex}" cy="-352" rx="27" ry="24" fill="${hue(c, GOLD, 0.4)}"/><circle cx="${ex}" cy="-350" r="20" fill="#FFFBEC"/><circle cx="${ex}" cy="-348" r="10" fill="#14191B"/>`;
  const tusk = (q: number): string =>
    k.path(
      `M${q * 40} -268C${q * 62} -272 ${q * 70} -300 ${q * 62} -318C${q * 52} -300 ${q * 46} -290 ${q * 32} -286Z`,
      '#FFF6E0',
    );
  const out =
    k.path(k.lens(0, 4, 640, 26), c.p.ink, 'opacity="0.55"') +
    k.path(
      k.taper(k.curve([190, -420], [330, -520], [300, -690], 12), (t) => 40 - 26 * t),
      hue(c, GOLD, 0),
    ) +
    k.at(296, -690, 1, petals(c, 8, 74, 7, -80, 80, GOLD)) +
    leg(-170, -1) +
    leg(170, 1) +
    k.at(0, -170, 1, fur(c, 300, 380, 5, '#EFE6D0')) +
    leg(-78, -1) +
    leg(78, 1) +
    k.at(
      0,
      -250,
      1,
      petals(c, 120, 250, 15, -118, 118, GOLD) + petals(c, 100, 190, 13, -112, 112, '#F2C55A'),
    ) +
    [-1, 1].map((q) => k.at(q * 138, -330, q, petals(c, 10, 86, 7, 20, 150, GOLD))).join('') +
    k.path(
      'M-118 -330C-122 -420 -70 -452 0 -456C70 -452 122 -420 118 -330C112 -262 76 -226 0 -222C-76 -226 -112 -262 -118 -330Z',
      c.radial(-30, -380, 200, [
        [0, hue(c, '#D9452E', 0.6)],
        [0.5, hue(c, '#B8321F', 0.1)],
        [1, hue(c, '#7A1D16', -0.4)],
      ]),
    ) +
    k.path(
      'M-84 -384C-60 -404 -30 -400 -14 -384L-18 -374C-40 -386 -62 -386 -82 -374ZM84 -384C60 -404 30 -400 14 -384L18 -374C40 -386 62 -386 82 -374Z',
      '#191411',
    ) +
    eye(-46) +
    eye(46) +
    k.path('M-30 -322C-26 -350 26 -350 30 -322C26 -304 -26 -304 -30 -322Z', hue(c, '#C23A26', 0.35)) +
    k.path('M-16 -316a7 6 0 1 0 14 0a7 6 0 1 0 -14 0ZM2 -316a7 6 0 1 0 14 0a7 6 0 1 0 -14 0Z', '#3A0F0C') +
    k.path(
      'M-72 -290C-40 -300 40 -300 72 -290C66 -250 36 -238 0 -238C-36 -238 -66 -250 -72 -290Z',
      '#3A0F0C',
    ) +
    [-48, -30, -12, 6, 24, 42]
      .map(
        (tx) =>
          `<rect x="${tx - 3}" y="-293" width="15" height="17" rx="3" fill="#FFF6E0"/><rect x="${tx - 3}" y="-262" width="15" height="13" rx="3" fill="#F3E6C8"/>`,
      )
      .join('') +
    tusk(-1) +
    tusk(1) +
    k.path(
      k.taper(k.pts('0,-244 -6,-190 2,-110'), (t) => 54 * (1 - t * 0.8)),
      '#1C1714',
    ) +
    k.at(0, -470, 1, petals(c, 4, 62, 5, -60, 60, '#F7D680')) +
    [-60, -30, 0, 30, 60]
      .map(
        (jx) =>
          `<circle cx="${jx}" cy="${-448 + Math.abs(jx) * 0.25}" r="11" fill="${jx % 60 ? '#2E8C8F' : '#D9452E'}"/><circle cx="${jx - 3}" cy="${-452 + Math.abs(jx) * 0.25}" r="3.4" fill="#FFFFFF" opacity="0.8"/>`,
      )
      .join('');
  return k.at(x, y, h / 560, out);
}

/** A legong dancer with a fan, `h` tall, feet on x,y. */
export function legong(
  c: k.Canvas,
  x: number,
  y: number,
  h: number,
  dir: 1 | -1 = 1,
  cloth = '#2F7A5C',
): string {
  const s = c.side(x) * dir;
  const skin = hue(c, '#B98258', 0.3);
  const arm = (list: string): string =>
    k.path(
      k.taper(k.pts(list), (t) => 9 - 3.5 * t),
      skin,
    );
  const cuff = (cx: number, cy: number): string =>
    `<circle cx="${cx}" cy="${cy}" r="5.6" fill="${hue(c, GOLD, 0.5)}"/>`;
  let flowers = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1.12 + (0.76 * i) / 8);
    flowers += k.at(
      1 + Math.cos(a) * 16,
      -179 + Math.sin(a) * 19,
      1,
      k.blossom(c, 4.6, i, i % 2 ? '#FFF6E6' : '#F7D680'),
    );
  }
  let fan = '';
  for (let i = 0; i < 9; i++)
    fan += `<g transform="rotate(${-70 + i * 15})">${k.path('M-1 0L-5.5 -44Q0 -49 5.5 -44L1 0Z', hue(c, i % 2 ? '#D9452E' : GOLD, i > 4 ? 0.7 : 0.2))}</g>`;
  const out =
    k.path(k.lens(0, 2, 110, 6), c.p.ink, 'opacity="0.5"') +
    k.path('M-20 0q-8 -7 4 -8l14 8zM10 0q2 -8 14 -7l14 7z', skin) +
    k.path(
      'M-17 -104C-26 -80 -34 -52 -24 -6C-8 -2 18 -2 32 -8C36 -50 26 -82 15 -104Z',
      c.turn(-32, 34, s, hue(c, '#C2553A', 0.85), hue(c, '#B0432E', 0.1), hue(c, '#6E2420', -0.5)),
    ) +
    [0, 1, 2, 3]
      .map((i) => k.path(k.lens(1 + i, -22 - i * 22, 52 - i * 5, 2.6), hue(c, GOLD, 0.5), 'opacity="0.85"'))
      .join('') +
    k.path('M-4 -104L8 -104L16 -8L4 -6Z', hue(c, GOLD, 0.5)) +
    arm('-11,-140 -44,-138 -62,-152 -60,-176') +
    cuff(-60, -166) +
    cuff(-34, -139) +
    k.path(
      'M-13 -146C-15 -130 -12 -116 -15 -102L14 -102C12 -116 15 -130 13 -146C6 -150 -6 -150 -13 -146Z',
      c.turn(-15, 15, s, hue(c, cloth, 0.9), hue(c, cloth, 0.1), hue(c, cloth, -0.5)),
    ) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        k.path(
          k.taper(
            [
              [-14, -142 + i * 9],
              [14, -138 + i * 9],
            ],
            () => 2.6,
          ),
          hue(c, GOLD, 0.7),
        ),
      )
      .join('') +
    k.path('M-20 -150C-8 -158 8 -158 20 -150L14 -138C6 -144 -6 -144 -14 -138Z', hue(c, GOLD, 0.55)) +
    k.path('M-17 -106L16 -106L18 -98L-19 -98Z', hue(c, GOLD, 0.7)) +
    k.path('M-4 -148L-3.4 -160L5 -160L5.4 -148Z', skin) +
    `<ellipse cx="2" cy="-169" rx="9" ry="11" fill="${skin}"/>` +
    k.path('M-8 -168C-10 -186 14 -186 12 -168C8 -178 -4 -178 -8 -168Z', '#1C1512') +
    k.path(
      'M-11 -172C-12 -192 16 -192 15 -172C10 -181 -6 -181 -11 -172ZM-3 -188C-4 -198 0 -202 2 -212C4 -202 9 -198 8 -188Z',
      hue(c, GOLD, 0.65),
    ) +
    flowers +
    arm('11,-140 40,-128 58,-146 66,-164') +
    cuff(64, -158) +
    cuff(36, -130) +
    k.at(68, -168, 1, fan, 24) +
    k.path('M-2.5 -166h4M5 -166h4', 'none', `stroke="#1C1512" stroke-width="0.9"`) +
    k.path('M0.5 -161.5q2 1.6 4.4 0q-2 2.8 -4.4 0z', '#B8321F');
  return k.at(x, y, (dir * h) / 212, out, 0, h / 212);
}
