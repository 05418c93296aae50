/** Legong dancers and the gamelan. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { mix, tone } from '../colour.js';
import { blossom } from '../foliage.js';
import { at, bar, curve, limb, n, path, taper } from '../shape.js';

/** The colours of a dancer. */
interface Dress {
  c: Canvas;
  cloth: string;
  across: (x0: number, x1: number, l: string) => string;
  s: number;
}

/** Train of the kain and bent legs beneath. */
function kain(dress: Dress): string {
  const { across, c, cloth } = dress;
  const col = (l: string, k: number): string => tone(c.p, l, k);
  const gold = (k: number): string => col('#E5B23E', k);
  const skin = (k: number): string => col('#B07A50', k);
  let o =
    path('M-4 -6C-14 -3 -26 -2 -40 2C-26 4 -10 4 2 2Z', col(cloth, -0.4)) +
    path('M-6 0q2 -3.4 7 -3l5 3zM8 0q2 -3.4 7 -3l6 3z', skin(0));
  o += path('M-10 -50C-15 -34 -14 -18 -11 -3C-2 0 10 0 17 -3C16 -20 12 -34 9 -50Z', across(-14, 17, cloth));
  for (const yy of [-10, -17, -24, -31, -38])
    o += path(taper(curve([-13, yy], [2, yy + 4], [15, yy + 1], 8), 1.3), gold(0.5), 'opacity="0.85"');
  o += path('M-3 -52L7 -52L8 -12L3 -6L-2 -12Z', across(-3, 8, '#C8452F'));
  for (const yy of [-46, -39, -32, -25, -18])
    o += path(`M-1.6 ${yy}L2.6 ${yy - 2.6}L6.6 ${yy}L2.6 ${yy + 2.6}Z`, gold(0.7));
  return o;
}

/** Far arm with elbow high, wrapped torso, collar. */
function torso(dress: Dress): string {
  const { across, c, cloth } = dress;
  const col = (l: string, k: number): string => tone(c.p, l, k);
  const gold = (k: number): string => col('#E5B23E', k);
  const skin = (k: number): string => col('#B07A50', k);
  let o =
    limb(
      [
        [-6, -76],
        [-15, -79],
        [-24, -78],
      ],
      5,
      3.6,
      across(-24, -6, cloth),
    ) +
    limb(
      [
        [-24, -78],
        [-29, -84],
        [-30, -92],
      ],
      3.4,
      2,
      skin(0.2),
    ) +
    path('M-31 -91l-3 -6 3 3 0 -6 2 6 3 -5 -1 7z', skin(0.3));
  o += path(
    'M-9 -80C-11 -68 -10 -60 -9 -49L9 -49C10 -60 11 -68 9 -80C4 -83 -4 -83 -9 -80Z',
    across(-10, 10, '#E5B23E'),
  );
  for (const yy of [-75, -70, -65, -60, -55])
    o += path(
      taper(curve([-9.4, yy], [0, yy + 2.4], [9.4, yy], 6), 1.6),
      col('#C8452F', 0),
      'opacity="0.75"',
    );
  o +=
    path('M-10 -81C-5 -87 5 -87 10 -81C5 -77 -5 -77 -10 -81Z', gold(0.8)) +
    limb(
      [
        [0, -83],
        [1, -89],
      ],
      4.4,
      4,
      skin(-0.2),
    );
  return o;
}

/** The arm that holds the fan, its bracelet. */
function nearArm(dress: Dress): string {
  const { across, c, cloth } = dress;
  const col = (l: string, k: number): string => tone(c.p, l, k);
  const gold = (k: number): string => col('#E5B23E', k);
  const skin = (k: number): string => col('#B07A50', k);
  return (
    limb(
      [
        [7, -78],
        [16, -80],
        [22, -74],
      ],
      5,
      3.6,
      across(7, 22, cloth),
    ) +
    limb(
      [
        [22, -74],
        [28, -80],
        [31, -86],
      ],
      3.4,
      2.2,
      skin(0.4),
    ) +
    path(bar([18, -80], [20, -76], 6), gold(0.6))
  );
}

function fan(dress: Dress): string {
  const { c } = dress;
  const col = (l: string, k: number): string => tone(c.p, l, k);
  const gold = (k: number): string => col('#E5B23E', k);
  let o = '';
  let fan = 'M31 -86';
  for (let i = 0; i <= 8; i++) {
    const a = ((-120 + i * 17) * Math.PI) / 180;
    fan += `L${n(31 + Math.cos(a) * 17)} ${n(-86 + Math.sin(a) * 17)}`;
  }
  o += path(`${fan}Z`, gold(0.7));
  for (let i = 0; i <= 8; i++) {
    const a = ((-120 + i * 17) * Math.PI) / 180;
    o += path(bar([31, -86], [31 + Math.cos(a) * 16, -86 + Math.sin(a) * 16], 0.7), col('#8A5A1E', -0.2));
  }
  return o;
}

/** Head, crown, flowers. */
function headdress(dress: Dress): string {
  const { c, s } = dress;
  const col = (l: string, k: number): string => tone(c.p, l, k);
  const gold = (k: number): string => col('#E5B23E', k);
  const skin = (k: number): string => col('#B07A50', k);
  let o = `<ellipse cx="2" cy="-95" rx="5.4" ry="6.6" fill="${c.across(-4, 8, s > 0 ? fade(skin(-0.4), skin(0.5)) : fade(skin(0.5), skin(-0.4)))}"/>`;
  o +=
    path('M-0.6 -95.6q1.6 -1 3 0M4.6 -95.6q1.4 -1 2.6 0', 'none', `stroke="${c.p.ink}" stroke-width="0.8"`) +
    path('M2.6 -91.2q1.4 1 2.8 0z', col('#A8342A', 0));
  o +=
    path('M-5 -96C-7 -104 -3 -109 2 -110C8 -109 11 -103 8.6 -97C6 -101 -2 -101 -5 -96Z', gold(0.3)) +
    path('M-6 -100L-9 -108L-4 -106L-3 -114L1 -108L4 -116L6 -107L11 -110L8.6 -101Z', gold(0.8));
  for (const [fx, fy] of [
    [-7, -108],
    [-3, -114],
    [4, -117],
    [10, -111],
    [-8, -101],
  ] as const)
    o += at(fx, fy, 1, blossom(c, 2.6, Math.round(fx * 7 + 90), '#FFF3D6'));
  for (const [fx, fy] of [
    [0, -118],
    [7, -115],
  ] as const)
    o += `<circle cx="${fx}" cy="${fy}" r="1.6" fill="${col('#E0523F', 0.5)}"/>`;
  return o;
}

/** A legong dancer with fan and flowered crown, foot at x,y, `h` px tall; `facing` −1 mirrors the pose. */
export function legong(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  facing: 1 | -1 = 1,
  cloth = '#1F7A5A',
): string {
  const s = c.side(x) * facing;
  const col = (l: string, k: number): string => tone(c.p, l, k);
  const across = (x0: number, x1: number, l: string): string =>
    c.across(
      x0,
      x1,
      s > 0 ? fade(col(l, -0.5), col(l, 0), col(l, 0.8)) : fade(col(l, 0.8), col(l, 0), col(l, -0.5)),
    );
  let o = '';
  const dress: Dress = { c, cloth, across, s };
  o += kain(dress);
  o += torso(dress);
  o += nearArm(dress);
  // Fan.
  o += fan(dress);
  o += headdress(dress);
  return at(x, y, (facing * h) / 118, o, 0, h / 118);
}

/** How far the players sink into the dark of the stage. */
const DUSK = 0.05;

/** Three bronze instruments of a gamelan with their players, the first at x, each `step` px further, foot line at y. */
export function gamelan(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  step: number,
  facing: 1 | -1 = 1,
): string {
  let out = '';
  for (let i = 0; i < 3; i++) {
    const px = x + i * step;
    const s = h / 100;
    const col = (l: string, k: number): string => mix(tone(c.p, l, k), c.p.ink, DUSK);
    out += at(
      px,
      y,
      facing * s,
      `${path('M-20 0C-22 -20 -16 -34 -10 -40L8 -40C14 -34 16 -16 22 0Z', col('#8A2F2A', -0.1))}${path('M-9 -74C-12 -60 -11 -50 -10 -38L9 -38C11 -50 11 -60 8 -74C3 -77 -4 -77 -9 -74Z', col('#F3E6C8', 0))}<ellipse cx="0" cy="-84" rx="6" ry="7.4" fill="${col('#8F5B3A', 0.1)}"/>${path('M-6.6 -86C-7 -96 7 -97 6.8 -87L7.6 -92L3 -93L1.5 -99L-1 -92.5L-6 -91.6Z', col('#E5B23E', 0.2))}${path(
        taper(
          [
            [6, -70],
            [18, -58],
            [30, -50],
          ],
          5,
        ),
        col('#F3E6C8', 0.3),
      )}${path('M18 0V-34L52 -38V0Z', col('#A5362C', 0))}${path('M14 -34L54 -39L54 -45L14 -40Z', col('#E5B23E', 0.7))}${path('M22 -8L36 -26L50 -8Z', col('#E5B23E', 0.1))}`,
      0,
      s,
    );
  }
  return out;
}
