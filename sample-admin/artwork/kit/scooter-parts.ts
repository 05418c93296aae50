/** Wheel and helmet of a scooter, in centimetres. */
import type { Canvas } from './canvas.js';
import { mix, tone } from './colour.js';
import { n, path } from './shape.js';

/** A wheel with five split spokes and a brake disc around cx, −r. */
export function scooterWheel(c: Canvas, cx: number, r: number): string {
  const t = (local: string, v: number): string => tone(c.p, local, v);
  const s = c.side(0);
  const disc = (q: number, fill: string): string =>
    `<circle cx="${cx}" cy="${-r}" r="${n(q)}" fill="${fill}" />`;
  let out =
    disc(r, c.turn(cx - r, cx + r, s, t('#3A4244', 0.2), t('#23292A', -0.3), t('#14191A', -0.6))) +
    disc(r * 0.72, t('#14191A', -0.5)) +
    disc(
      r * 0.66,
      c.down(-r * 1.7, -r * 0.3, [
        [0, t('#3A3F3E', -0.6)],
        [1, t('#565C5A', -0.2)],
      ]),
    );
  for (let i = 0; i < 5; i++)
    for (const d of [-13, 13])
      out += `<g transform="translate(${cx} ${-r}) rotate(${i * 72 + 20 + d})">${path(`M-0.9 0L-1.1 ${n(-r * 0.66)}L1.1 ${n(-r * 0.66)}L0.9 0Z`, t('#C9CCC6', i % 3 === 0 ? 0.7 : 0.1))}</g>`;
  const hoop = (q: number, w: number, v: number): string =>
    `<circle cx="${cx}" cy="${-r}" r="${n(q)}" fill="none" stroke="${t('#D3D6CF', v)}" stroke-width="${w}"/>`;
  const arc = (q: number, w: number): string => {
    const [a, b] = s > 0 ? [-0.5, -1.2] : [Math.PI + 0.5, Math.PI + 1.2];
    return `<path d="M${n(cx + Math.cos(a) * q)} ${n(-r + Math.sin(a) * q)}A${n(q)} ${n(q)} 0 0 ${s > 0 ? 0 : 1} ${n(cx + Math.cos(b) * q)} ${n(-r + Math.sin(b) * q)}" fill="none" stroke="${c.p.rim}" stroke-width="${w}" stroke-linecap="round" opacity="0.75"/>`;
  };
  out += hoop(r * 0.68, 1.6, 0.3) + hoop(r * 0.36, 1.1, -0.25) + arc(r * 0.69, 0.9) + arc(r * 0.95, 0.7);
  return out + disc(r * 0.2, t('#8C928E', 0.1)) + disc(r * 0.09, t('#3A4244', -0.2));
}

/** An open-face helmet facing left: shell, clear visor, lining, strap. */
export function helmet(c: Canvas, x: number, y: number, r: number, local: string): string {
  const s = c.side(0);
  const t = (v: number): string => tone(c.p, local, v);
  const p = (...v: number[]): string => v.map((q, i) => n((i % 2 ? y : x) + q * r)).join(' ');
  return (
    path(`M${p(-0.5, 0.5)}C${p(-0.5, 0.9, 0.5, 0.95, 0.8, 0.6)}Z`, tone(c.p, '#2B2420', -0.4)) +
    path(
      `M${p(-0.98, 0.12)}C${p(-1.08, -0.75, -0.55, -1.08, 0.05, -1.08)}C${p(0.75, -1.08, 1.12, -0.55, 1.08, 0.1)}C${p(1.06, 0.5, 0.95, 0.72, 0.72, 0.78)}L${p(-0.08, 0.78)}C${p(-0.2, 0.5, -0.28, 0.3, -0.4, 0.16)}Z`,
      c.radial(x + s * r * 0.4, y - r * 0.6, r * 1.9, [
        [0, mix(t(0.95), '#FFFFFF', 0.25)],
        [0.35, t(0.35)],
        [1, t(-0.6)],
      ]),
    ) +
    path(
      `M${p(-0.98, 0.12)}C${p(-1.04, -0.36, -0.9, -0.62, -0.74, -0.78)}C${p(-0.3, -0.5, -0.24, -0.1, -0.4, 0.16)}C${p(-0.34, 0.44, -0.44, 0.6, -0.62, 0.62)}C${p(-0.84, 0.6, -0.96, 0.4, -0.98, 0.12)}Z`,
      c.down(y - r, y + r * 0.6, [
        [0, mix(c.p.ink, c.p.sky[1], 0.75)],
        [1, mix(c.p.ink, c.p.sky[1], 0.15)],
      ]),
      'opacity="0.9"',
    ) +
    path(
      `M${p(-0.38, 0.18)}C${p(0.1, 0.1, 0.7, 0.14, 1.08, 0.1)}L${p(1.06, 0.24)}C${p(0.7, 0.27, 0.1, 0.24, -0.32, 0.3)}Z`,
      tone(c.p, '#FBF2E0', 0.3),
      'opacity="0.75"',
    )
  );
}
