/** Event: Seminar pariwisata tanpa sampah sanur. */

import { slab } from '../../../kit/corners.js';
import { seaside } from '../../../kit/rooms/backdrop.js';
import { audience, body } from '../../../kit/rooms/body.js';
import { p3, View } from '../../../kit/rooms/camera.js';
import { bicycle } from '../../../kit/rooms/garden.js';
import { posts } from '../../../kit/rooms/roof.js';
import * as k from '../../../kit.js';

/** The inside of a gabled thatch roof whose far end is open to the sea: rafters, purlins, tie beam, posts. */
function thatch(c: k.Canvas, v: View): string {
  const [half, eave, ridge, near, far] = [6.6, 3.1, 6.7, 0.5, 9.6];
  const at = (x: number): number => ridge - ((ridge - eave) * Math.abs(x)) / half;
  const t = (local: string, q: number): string => k.tone(c.p, local, q);
  let out = '';
  for (const s of [-1, 1]) {
    const lit = s < 0 ? 0.35 : -0.05;
    out += k.path(
      v.d(p3(0, ridge, far, s * half, eave, far, s * half, eave, near, 0, ridge, near)),
      c.radial(c.w / 2, 330, 1000, [
        [0.25, t('#C79A5E', lit + 0.3)],
        [0.55, t('#A0763F', lit - 0.25)],
        [1, t('#5E4426', lit - 0.7)],
      ]),
    );
    for (let x = 0.5; x < half; x += 0.5)
      out += v.rod([s * x, at(x) - 0.02, far], [s * x, at(x) - 0.02, near], 0.025, c.p.ink, 'opacity="0.22"');
    for (let z = far; z > 1.2; z -= 1.05)
      out +=
        v.rod([0, ridge - 0.08, z], [s * half, eave - 0.08, z], 0.13, t('#6B4A2C', -0.55)) +
        v.rod(
          [0, ridge - 0.03, z],
          [s * half, eave - 0.03, z],
          0.035,
          t('#E0B47A', lit + 0.3),
          'opacity="0.55"',
        );
    out += v.rod([s * 4.4, at(4.4) - 0.12, far], [s * 4.4, at(4.4) - 0.12, near], 0.2, t('#5E3E24', -0.5));
  }
  out += v.rod([0, ridge - 0.1, far], [0, ridge - 0.1, near], 0.26, t('#5E3E24', -0.6));
  out += posts(
    v,
    [
      [-4.4, 9.5],
      [4.4, 9.5],
      [-4.4, 6.3],
      [4.4, 6.3],
    ],
    0.22,
    '#7A5236',
    { h: at(4.4) - 0.1 },
  );
  return (
    out +
    v.box(-4.6, 3.25, 9.45, 9.2, 0.16, 0.16, '#6B4630', { k: -0.2 }) +
    v.box(-0.08, 3.4, 9.45, 0.16, 3.2, 0.16, '#6B4630', { k: -0.2 })
  );
}

/** A rattan lamp hung from the ridge. */
function rattanLamp(c: k.Canvas, v: View, x: number): string {
  const [z, top, drop] = [6.4, 6.6, 2.2];
  const [lx, ly] = v.at(x, top - drop, z);
  const r = v.scale(x, z) * 0.42;
  const dome = `M${lx - r} ${ly + r * 0.5}C${lx - r} ${ly - r * 0.5} ${lx - r * 0.3} ${ly - r * 0.7} ${lx} ${ly - r * 0.7}S${lx + r} ${ly - r * 0.5} ${lx + r} ${ly + r * 0.5}Q${lx} ${ly + r * 0.74} ${lx - r} ${ly + r * 0.5}Z`;
  let weave = '';
  for (let i = -3; i <= 3; i++)
    weave += `M${lx} ${ly - r * 0.7}Q${lx + i * r * 0.34} ${ly - r * 0.3} ${lx + i * r * 0.31} ${ly + r * 0.6}`;
  return (
    v.rod([x, top, z], [x, top - drop, z], 0.025, c.p.ink) +
    k.airGlow(c, lx, ly + r * 0.5, r * 2.2, r * 1.6, '#FFD98E', 0.5) +
    k.path(
      dome,
      c.turn(
        lx - r,
        lx + r,
        c.side(lx),
        k.tone(c.p, '#D9AE6A', 0.8),
        k.tone(c.p, '#B98A55', 0),
        k.tone(c.p, '#8A6238', -0.4),
      ),
    ) +
    `<path d="${weave}" fill="none" stroke="${c.p.ink}" stroke-width="2" opacity="0.3"/>` +
    k.path(k.lens(lx, ly + r * 0.55, r * 1.9, r * 0.2), '#FFE9AE')
  );
}

/** Sea, boats, beach, palms and bicycles. */
function shore(c: k.Canvas): void {
  c.add(seaside(c, 555, { bottom: 690, sun: 56, path: 150 }));
  for (const [x, y, l] of k.triples('430 612 96, 1150 604 84'))
    c.add(k.jukung(c, x, y, l, { depth: 0.25, dir: -1 }));
  c.add(
    k.beach(c, k.pts('-40,664 400,656 820,668 1240,656 1640,668'), { foam: 5 }),
    k.palm(c, 180, 720, 400, { lean: 50, depth: 0.22, seed: 3 }),
    k.palm(c, 1420, 720, 440, { lean: -50, depth: 0.22, seed: 8 }),
  );
  c.add(
    bicycle(c, 320, 770, 38, { color: k.core.terracotta }),
    bicycle(c, 460, 778, 40, { dir: -1 }),
    bicycle(c, 1330, 776, 40, { color: k.core.marigold }),
  );
}

/** The boards and the daylight on them. */
function hallFloor(c: k.Canvas, v: View): void {
  c.add(
    v.face(slab(-8, 8, 9.6, 0.6, 0), [0, 1, 0], '#B08A62', { k: 0.3, grade: -0.35 }),
    v.joints([-8, 8, 0.6, 9.6], 0.01, 0.5, 'z', c.p.ink, 0.2),
  );
  c.add(
    k.path(
      v.d(p3(-5, 0.012, 9.6, 5, 0.012, 9.6, 3.4, 0.012, 3.6, -3.4, 0.012, 3.6)),
      c.p.glow,
      `opacity="0.24" ${c.blur(18)}`,
    ),
  );
}

/** A board on its easel: three colours for three bins. */
function easel(c: k.Canvas, v: View): void {
  const [bx, by] = v.at(-1.6, 0, 7.6);
  c.add(
    k.path(
      k.bar([bx - 76, by], [bx - 44, by - 250], 9) + k.bar([bx + 76, by], [bx + 44, by - 250], 9),
      k.tone(c.p, k.core.wood, -0.2),
    ),
    k.rect(bx - 104, by - 280, 208, 150, k.tone(c.p, '#FFFDF4', 0.4)),
  );
  for (const [i, col] of [k.core.leaf, k.core.marigold, k.core.lagoon].entries())
    c.add(
      `<circle cx="${bx - 58 + i * 58}" cy="${by - 218}" r="20" fill="${k.tone(c.p, col, 0.3)}"/>`,
      k.path(
        k.bar([bx - 76 + i * 58, by - 176], [bx - 40 + i * 58, by - 176], 6),
        k.tone(c.p, k.core.volcanic, 0),
        'opacity="0.6"',
      ),
    );
}

/** Three baskets with bands in the colours of the board. */
function bins(c: k.Canvas, v: View): void {
  for (const [i, col] of [k.core.leaf, k.core.marigold, k.core.lagoon].entries()) {
    const [x, y] = v.at(1.7 + i * 0.95, 0, 7.6);
    const w = 52;
    c.add(
      k.path(
        `M${x - w} ${y - 112}L${x - w * 0.8} ${y}Q${x} ${y + 16} ${x + w * 0.8} ${y}L${x + w} ${y - 112}Z`,
        c.across(x - w, x + w, [
          [0, k.tone(c.p, '#B98A55', -0.5)],
          [1, k.tone(c.p, '#B98A55', 0.7)],
        ]),
      ),
      k.path(
        `M${x - w * 0.96} ${y - 90}Q${x} ${y - 72} ${x + w * 0.96} ${y - 90}L${x + w * 0.9} ${y - 56}Q${x} ${y - 38} ${x - w * 0.9} ${y - 56}Z`,
        k.tone(c.p, col, 0.2),
      ),
      `<ellipse cx="${x}" cy="${y - 112}" rx="${w}" ry="14" fill="${k.tone(c.p, '#6B4A30', -0.4)}"/>`,
    );
  }
}

/** Sanur: a talk in an open hall by the sea, three bins, bicycles waiting. */
export function sampahSanur(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 1050, y: 330 } });
  const v = new View(c, { horizon: 560, focal: 1100, eye: 1.7, sun: [0.4, 0.6, 0.7] });
  shore(c);
  hallFloor(c, v);
  c.add(thatch(c, v));
  easel(c, v);
  c.add(
    body(c, ...v.at(0.1, 0, 7), v.scale(0, 7) * 1.68, {
      pose: 'point',
      facing: -1,
      woman: true,
      skirt: true,
      top: '#FBF2E0',
      legs: k.core.terracotta,
      dark: 0.35,
    }),
  );
  bins(c, v);
  c.add(rattanLamp(c, v, -2.2), rattanLamp(c, v, 2.2));
  c.add(
    audience(c, -60, 1660, 1225, {
      rows: 3,
      size: 250,
      shrink: 0.7,
      rise: 0.62,
      gap: 1.04,
      seed: 12,
      dark: 0.42,
    }),
    k.groundShade(c, 980, 0.4),
  );
  return c.add(k.finish(c, { vignette: 0.42, wash: 0.26 })).svg();
}
