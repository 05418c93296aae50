/** Around the house: curved pools, lawns, bicycles, surfboards. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { mix, tone } from '../colour.js';
import { core } from '../palette.js';
import { at, bar, lines, n, path } from '../shape.js';
import type { P3 } from './camera.js';

/** An oval or kidney outline on the ground, as points in metres. */
export function oval(x: number, y: number, z: number, rx: number, rz: number, wobble = 0): P3[] {
  return Array.from({ length: 40 }, (_, i): P3 => {
    const a = (i / 40) * Math.PI * 2;
    const k = 1 + wobble * Math.sin(a * 2 + 0.6) + wobble * 0.5 * Math.cos(a * 3);
    return [x + Math.cos(a) * rx * k, y, z + Math.sin(a) * rz * k];
  });
}

/** A lawn or paved ground from the line y down, lit under the sun. */
export function ground(c: Canvas, y: number, local: string, k = 0.5): string {
  const [a, b, d] = [tone(c.p, local, k), tone(c.p, local, k - 0.55), tone(c.p, local, -0.75)];
  return `<rect x="0" y="${n(y)}" width="${c.w}" height="${n(c.h - y + 4)}" fill="${c.radial(Math.max(0, Math.min(c.w, c.light.x)), y, c.w * 0.85, fade(a, b, d))}"/>`;
}

/** A bicycle in side view, ground middle x,y; `r` is the wheel's radius. */
export function bicycle(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  o: { color?: string; dir?: 1 | -1; dark?: number } = {},
): string {
  const frame = mix(tone(c.p, o.color ?? core.lagoon, 0.2), c.p.ink, o.dark ?? 0.1);
  const tyre = mix(c.p.ink, '#3A4B50', 0.2);
  const wheel = (cx: number): string =>
    `<circle cx="${n(cx)}" cy="${n(-r)}" r="${n(r * 0.94)}" fill="none" stroke="${tyre}" stroke-width="${n(r * 0.11)}"/><circle cx="${n(cx)}" cy="${n(-r)}" r="${n(r * 0.84)}" fill="none" stroke="${c.p.rim}" stroke-width="1.2" opacity="0.5"/>`;
  const tube = (a: number, b: number, e: number, f: number, w = 0.1): string =>
    path(bar([a * r, b * r], [e * r, f * r], r * w), frame);
  return at(
    x,
    y,
    o.dir ?? 1,
    wheel(-r * 1.4) +
      wheel(r * 1.4) +
      tube(-1.4, -1, -0.1, -0.95) +
      tube(-0.1, -0.95, -0.5, -2) +
      tube(-0.5, -2, 1, -2.05) +
      tube(1.05, -2.1, -0.1, -0.95) +
      tube(-1.4, -1, -0.45, -1.9, 0.07) +
      tube(1.4, -1, 0.98, -2.4) +
      tube(0.98, -2.4, 0.7, -2.55, 0.08) +
      path(
        `M${n(-r * 0.9)} ${n(-r * 2.3)}Q${n(-r * 0.4)} ${n(-r * 2.45)} ${n(-r * 0.1)} ${n(-r * 2.25)}L${n(-r * 0.5)} ${n(-r * 2.15)}Z`,
        c.p.ink,
      ),
    0,
    1,
  );
}

/** A surfboard leaning, foot at x,y. */
export function surfboard(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  lean: number,
  color: string,
  stripe: string = core.cream,
): string {
  const w = h * 0.13;
  const s = c.side(x);
  const col = (k: number, l = color): string => tone(c.p, l, k);
  const d = `M0 0C${n(-w * 0.9)} ${n(-h * 0.12)} ${n(-w * 1.25)} ${n(-h * 0.55)} ${n(-w * 0.6)} ${n(-h * 0.86)}Q${n(-w * 0.2)} ${n(-h)} 0 ${n(-h)}Q${n(w * 0.2)} ${n(-h)} ${n(w * 0.6)} ${n(-h * 0.86)}C${n(w * 1.25)} ${n(-h * 0.55)} ${n(w * 0.9)} ${n(-h * 0.12)} 0 0Z`;
  return at(
    x,
    y,
    1,
    path(d, c.turn(-w, w, s, col(0.9), col(0.3), col(-0.4))) +
      `<g ${c.clip(d)}>${path(
        lines([
          [-w * 0.16, 0],
          [w * 0.16, 0],
          [w * 0.16, -h],
          [-w * 0.16, -h],
        ]),
        col(0.5, stripe),
        'opacity="0.8"',
      )}${path(
        lines([
          [-w * 1.2, -h * 0.36],
          [w * 1.2, -h * 0.42],
          [w * 1.2, -h * 0.5],
          [-w * 1.2, -h * 0.44],
        ]),
        col(0.4, stripe),
        'opacity="0.8"',
      )}</g>`,
    lean,
  );
}
