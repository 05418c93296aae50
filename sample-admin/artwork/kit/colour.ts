/** Colours: blending, light and shade, the air between. */
import type { Palette } from './palette.js';

type Lab = [number, number, number];
const lin = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gam = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => lin(parseInt(hex.slice(i, i + 2), 16) / 255)) as Lab;
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (L - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (L - 0.0895 * a - 1.2915 * b) ** 3;
  const rgb = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(Math.max(0, Math.min(1, gam(Math.max(0, v)))) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** Perceptual (OKLab) blend of two hex colours; t 0 is a, 1 is b. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [toLab(a), toLab(b)];
  return toHex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** A local colour under the palette's light: k 1 full light, 0 half-tone, −1 deep shade. Use for any object's colours. */
export function tone(p: Palette, local: string, k: number): string {
  const base = mix(local, p.near, p.dim * 0.45);
  return k >= 0
    ? mix(base, mix(local, p.rim, p.warmth * 0.9 + 0.14), k)
    : mix(base, mix(local, p.ink, 0.4 + p.dim * 0.75), -k);
}

/** Atmospheric perspective for any colour: d 0 near, 1 lost in the haze. */
export function aerial(p: Palette, color: string, d: number): string {
  return mix(mix(color, p.far, Math.min(1, d * 1.15)), p.haze, d * d * 0.7);
}

/** Colour of land at depth d (0 near and dark … 1 far and hazy). */
export function land(p: Palette, d: number): string {
  return mix(mix(p.near, p.far, d ** 0.8), p.haze, d * d * 0.45);
}
