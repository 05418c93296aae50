/** Still life seen from 45°: dishes, cups, glasses, candles, towels, fruit. All shaded by the canvas light. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { mix, tone } from '../colour.js';
import { airGlow } from '../light.js';
import { core } from '../palette.js';
import { at, bar, n, path } from '../shape.js';

const SQUASH = 0.46;
const disc = (x: number, y: number, r: number, fill: string, attrs = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * SQUASH)}" fill="${fill}" ${attrs}/>`;

/** A soft contact shadow away from the light. */
export function contact(c: Canvas, x: number, y: number, r: number, opacity = 0.4): string {
  return disc(x - c.side(x) * r * 0.18, y + r * 0.1, r * 1.1, c.p.ink, `opacity="${opacity}" ${c.blur(7)}`);
}

/** A bowl or plate: rim radius `r`, height `h`, filled with `inside`. */
export function dish(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  h: number,
  local: string,
  inside: string,
): string {
  const s = c.side(x);
  const col = (k: number): string => tone(c.p, local, k);
  const foot = r * 0.5;
  let out = contact(c, x, y + h, r * 0.9);
  out += path(
    `M${n(x - r)} ${n(y)}C${n(x - r * 0.96)} ${n(y + h * 0.75)} ${n(x - foot * 1.2)} ${n(y + h)} ${n(x - foot)} ${n(y + h + foot * SQUASH * 0.4)}Q${n(x)} ${n(y + h + foot * SQUASH)} ${n(x + foot)} ${n(y + h + foot * SQUASH * 0.4)}C${n(x + foot * 1.2)} ${n(y + h)} ${n(x + r * 0.96)} ${n(y + h * 0.75)} ${n(x + r)} ${n(y)}Z`,
    c.turn(x - r, x + r, s, col(0.7), col(-0.1), col(-0.75)),
  );
  out += disc(x, y, r, c.turn(x - r, x + r, s, col(0.95), col(0.5), col(-0.1)));
  out += disc(
    x,
    y + r * 0.02,
    r * 0.9,
    c.turn(x - r, x + r, -s, mix(inside, col(0.6), 0.25), inside, mix(inside, c.p.ink, 0.35)),
  );
  return out;
}

/** A cup on a saucer. */
export function cup(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  drink: string,
  local: string = core.cream,
): string {
  const s = c.side(x);
  const col = (k: number): string => tone(c.p, local, k);
  const h = r * 1.15;
  let out =
    contact(c, x, y + h, r * 1.6) +
    disc(x, y + h, r * 1.7, c.turn(x - r * 1.7, x + r * 1.7, s, col(0.8), col(0.3), col(-0.4))) +
    disc(x, y + h + 1, r * 1.2, col(-0.25), 'opacity="0.5"');
  out += `<path d="M${n(x + r * 0.9)} ${n(y + h * 0.2)}c${n(r * 0.75)} ${n(-r * 0.1)} ${n(r * 0.7)} ${n(r * 0.8)} ${n(-r * 0.12)} ${n(r * 0.72)}" fill="none" stroke="${col(s > 0 ? 0.5 : -0.4)}" stroke-width="${n(r * 0.17)}"/>`;
  out += path(
    `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y + h * 0.8)} ${n(x - r * 0.6)} ${n(y + h * 1.15)} ${n(x)} ${n(y + h * 1.15)}S${n(x + r)} ${n(y + h * 0.8)} ${n(x + r)} ${n(y)}Z`,
    c.turn(x - r, x + r, s, col(0.85), col(0.15), col(-0.6)),
  );
  return (
    out +
    disc(x, y, r, col(0.8)) +
    disc(
      x,
      y + 1,
      r * 0.88,
      c.turn(x - r, x + r, s, mix(drink, '#FFFFFF', 0.25), drink, mix(drink, c.p.ink, 0.4)),
    )
  );
}

/** A tall glass of juice with a straw. */
export function glass(c: Canvas, x: number, y: number, r: number, drink: string): string {
  const h = r * 2.5;
  const s = c.side(x);
  let out = contact(c, x, y, r);
  out += path(
    bar([x - r * 0.2, y - h * 0.5], [x + r * 0.7, y - h * 1.45], r * 0.16),
    tone(c.p, core.terracotta, 0.3),
  );
  out += path(
    `M${n(x - r)} ${n(y - h)}L${n(x - r * 0.8)} ${n(y)}Q${n(x)} ${n(y + r * 0.5)} ${n(x + r * 0.8)} ${n(y)}L${n(x + r)} ${n(y - h)}Z`,
    c.turn(x - r, x + r, s, mix(drink, '#FFFFFF', 0.45), drink, mix(drink, c.p.ink, 0.3)),
  );
  out +=
    disc(x, y - h, r, mix(drink, '#FFFFFF', 0.35)) +
    path(
      bar([x + s * r * 0.62, y - h * 0.9], [x + s * r * 0.5, y - h * 0.15], r * 0.2),
      '#FFFFFF',
      'opacity="0.5"',
    );
  return (
    out + disc(x, y - h * 1.03, r * 1.02, 'none', `stroke="#FFFFFF" stroke-opacity="0.7" stroke-width="2"`)
  );
}

/** A lit candle in a clay cup. */
export function candle(c: Canvas, x: number, y: number, r: number, local: string = core.terracotta): string {
  const col = (k: number): string => tone(c.p, local, k);
  const h = r * 1.1;
  return (
    contact(c, x, y + h, r) +
    path(
      `M${n(x - r)} ${n(y)}L${n(x - r * 0.75)} ${n(y + h)}Q${n(x)} ${n(y + h + r * 0.4)} ${n(x + r * 0.75)} ${n(y + h)}L${n(x + r)} ${n(y)}Z`,
      c.turn(x - r, x + r, c.side(x), col(0.7), col(0.1), col(-0.5)),
    ) +
    disc(x, y, r, col(0.6)) +
    disc(x, y, r * 0.85, '#FFE6AC') +
    airGlow(c, x, y - r * 0.6, r * 5, r * 5, '#FFC565', 0.6) +
    path(
      `M${n(x)} ${n(y - r * 1.7)}C${n(x + r * 0.5)} ${n(y - r * 0.8)} ${n(x + r * 0.3)} ${n(y - r * 0.1)} ${n(x)} ${n(y)}C${n(x - r * 0.3)} ${n(y - r * 0.1)} ${n(x - r * 0.5)} ${n(y - r * 0.8)} ${n(x)} ${n(y - r * 1.7)}Z`,
      '#FFF4D2',
    )
  );
}

/** A rolled towel lying across, its spiral end to the viewer. */
export function towelRoll(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  len: number,
  local: string = core.cream,
): string {
  const s = c.side(x);
  const col = (k: number): string => tone(c.p, local, k);
  const dx = len * 0.86;
  const dy = -len * 0.36;
  let out = path(
    `M${n(x - r)} ${n(y + r * 0.4)}L${n(x + dx)} ${n(y + dy + r)}L${n(x + dx + r)} ${n(y + dy + r * 0.4)}L${n(x)} ${n(y + r * 1.15)}Z`,
    c.p.ink,
    `opacity="0.4" ${c.blur(6)}`,
  );
  out += path(
    `M${n(x - r * 0.42)} ${n(y - r * 0.9)}L${n(x - r * 0.42 + dx)} ${n(y - r * 0.9 + dy)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.42 + dx)} ${n(y + r * 0.9 + dy)}L${n(x + r * 0.42)} ${n(y + r * 0.9)}Z`,
    c.linear(x, y - r, x + r * 0.5, y + r, fade(col(0.95), col(0.3), col(-0.6))),
  );
  out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${col(s < 0 ? 0.55 : 0.1)}"/>`;
  for (const k of [0.74, 0.48, 0.24])
    out += `<circle cx="${n(x + r * 0.04)}" cy="${n(y + r * 0.04)}" r="${n(r * k)}" fill="none" stroke="${col(-0.5)}" stroke-width="${n(r * 0.07)}" opacity="0.6"/>`;
  return out;
}

/** A round fruit with highlight. */
export function fruit(c: Canvas, x: number, y: number, r: number, local: string): string {
  const s = c.side(x);
  return (
    contact(c, x, y + r * 0.8, r * 0.8, 0.35) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${c.radial(x + s * r * 0.4, y - r * 0.45, r * 1.5, fade(tone(c.p, mix(local, '#FFFFFF', 0.3), 0.8), tone(c.p, local, 0.1), tone(c.p, local, -0.7)))}"/>`
  );
}

/** A half fruit lying open: rind, flesh, seeds. */
export function halfFruit(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  rot: number,
  rind: string,
  flesh: string,
  seed: string,
): string {
  let p = `<ellipse cx="0" cy="${n(r * 0.1)}" rx="${n(r)}" ry="${n(r * 0.62)}" fill="${tone(c.p, rind, -0.4)}"/><ellipse rx="${n(r)}" ry="${n(r * 0.56)}" fill="${tone(c.p, rind, 0.4)}"/><ellipse rx="${n(r * 0.92)}" ry="${n(r * 0.49)}" fill="${c.across(-r, r, fade(tone(c.p, flesh, -0.1), tone(c.p, flesh, 0.6)))}"/><ellipse rx="${n(r * 0.52)}" ry="${n(r * 0.22)}" fill="${tone(c.p, flesh, -0.35)}"/>`;
  for (let i = 0; i < 12; i++)
    p += `<circle cx="${n((((i * 37) % 24) / 24 - 0.46) * r * 0.85)}" cy="${n((((i * 53) % 17) / 17 - 0.45) * r * 0.28)}" r="${n(r * 0.06)}" fill="${seed}"/>`;
  return contact(c, x, y + r * 0.3, r, 0.35) + at(x, y, 1, p, rot);
}
