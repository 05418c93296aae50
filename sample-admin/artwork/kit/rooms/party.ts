/** Celebration: chairs, flower arches, bunting, bride and groom. */
import type { Canvas } from '../canvas.js';
import { mix, tone } from '../colour.js';
import { blossom } from '../foliage.js';
import { canopy } from '../nature.js';
import { core } from '../palette.js';
import { at, curve, n, type Pt, path, rng, taper } from '../shape.js';
import { body } from './body.js';
import type { View } from './camera.js';

/** A light chair seen from behind, facing away from the viewer. */
export function chair(v: View, x: number, z: number): string {
  const local = '#FBF2E0';
  let out = '';
  for (const [dx, dz] of [
    [0, 0.42],
    [0.4, 0.42],
  ] as const)
    out += v.box(x + dx, 0, z + dz, 0.04, 0.45, 0.04, local);
  out += v.box(x, 0.45, z, 0.44, 0.05, 0.46, local, { add: 0.15 });
  for (const dx of [0, 0.4]) out += v.box(x + dx, 0, z, 0.04, 0.95, 0.04, local);
  for (const y of [0.66, 0.84]) out += v.box(x, y, z, 0.44, 0.06, 0.03, local);
  return out;
}

/** A garland arch of leaves and frangipani: foot middle x,y, `w` wide, `h` tall in px. */
export function flowerArch(c: Canvas, x: number, y: number, w: number, h: number, seed: number): string {
  const r = rng(seed);
  const line: Pt[] = [
    ...curve([x - w / 2, y], [x - w / 2, y - h * 0.75], [x - w * 0.42, y - h * 0.78], 8),
    ...curve([x - w * 0.42, y - h * 0.78], [x, y - h * 1.22], [x + w * 0.42, y - h * 0.78], 16).slice(1),
    ...curve([x + w * 0.42, y - h * 0.78], [x + w / 2, y - h * 0.75], [x + w / 2, y], 8).slice(1),
  ];
  let out = path(taper(line, h * 0.022), tone(c.p, core.wood, -0.2));
  line.forEach(([px, py], i) => {
    const top = 1 - Math.abs(i / (line.length - 1) - 0.5) * 2;
    if (top < 0.12 && i % 2) return;
    out += canopy(c, px, py, h * (0.13 + top * 0.08), h * (0.1 + top * 0.05), {
      seed: seed + i,
      leaf: h * 0.032,
      depth: 0.02,
    });
  });
  line.forEach(([px, py], i) => {
    const top = 1 - Math.abs(i / (line.length - 1) - 0.5) * 2;
    const count = top < 0.1 ? 1 : Math.round(2 + top * 3);
    for (let k = 0; k < count; k++)
      out += at(
        px + r.range(-0.055, 0.055) * h,
        py + r.range(-0.06, 0.06) * h,
        1,
        blossom(c, h * r.range(0.022, 0.036), seed + i * 7 + k, r.pick(['#FFF6E6', '#F7C9B6', '#F6D58A'])),
      );
  });
  return out;
}

/** Small flags on a sagging line. */
export function bunting(c: Canvas, a: Pt, b: Pt, sag: number, count: number, size: number): string {
  const line = curve(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2], b, count);
  const cols = [core.marigold, core.terracotta, core.cream, core.lagoon];
  let out = path(taper(line, 2), c.p.ink, 'opacity="0.6"');
  line.forEach(([x, y], i) => {
    if (i < count)
      out += path(
        `M${n(x - size * 0.5)} ${n(y)}L${n(x + size * 0.5)} ${n(y + 1)}L${n(x)} ${n(y + size * 1.3)}Z`,
        tone(c.p, cols[i % 4] ?? core.cream, i % 2 ? 0.5 : 0.1),
      );
  });
  return out;
}

/** A bride and groom hand in hand, foot middle x,y. */
export function couple(c: Canvas, x: number, y: number, h: number, dark: number): string {
  const gown = (v: number): string => mix(tone(c.p, '#FFFDF4', v), c.p.ink, Math.max(0, (dark - 0.3) * 0.9));
  const train = path(
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
