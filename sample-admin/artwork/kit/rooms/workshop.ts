/** A craftsman's workshop: the room with its opening, master and guest, and the bench in front of them. */
import type { Canvas } from '../canvas.js';
import { fade } from '../canvas.js';
import { tone } from '../colour.js';
import { core } from '../palette.js';
import { lens, path } from '../shape.js';
import { rect } from '../temple.js';
import { body } from './body.js';
import type { View } from './camera.js';
import { room } from './interior.js';

/** A room under beams, open to the garden: left, bottom, width, height of the opening and its posts, in metres. */
export function workshop(
  c: Canvas,
  v: View,
  o: { opening: readonly [number, number, number, number]; posts: readonly number[]; wall: string },
): void {
  const { opening, posts, wall } = o;
  const [, bottom, , height] = opening;
  c.add(
    room(c, v, { w: 5.2, h: 3.7, z1: 7.5, holes: [opening], wall, floor: '#8A6242', ceiling: '#B9844E' }),
  );
  for (const x of [-3.6, -1.2, 1.2, 3.6])
    c.add(v.box(x - 0.1, 3.5, 0.6, 0.2, 0.2, 6.9, '#8A5A34', { k: -0.3 }));
  for (const x of posts) c.add(v.box(x, bottom, 7.44, 0.13, height, 0.12, '#6B4630', { k: -0.2 }));
}

/** Master and guest on their stools, facing each other: where each sits, in metres. */
export function masterAndGuest(
  c: Canvas,
  v: View,
  o: { at: readonly [number, number]; udeng: string; guest: string; dark: number },
): void {
  const [master, guest] = o.at;
  const h = v.scale(0, 5) * 1.66;
  for (const x of [master - 0.24, guest - 0.14])
    c.add(v.box(x, 0.16, 4.9, 0.36, 0.36, 0.36, '#5E3E24', { k: 0 }));
  const clothes = { pose: 'sitSide', dark: o.dark } as const;
  c.add(
    body(c, ...v.at(master, 0.16, 5), h, {
      ...clothes,
      top: '#FBF2E0',
      legs: core.terracotta,
      udeng: o.udeng,
    }),
    body(c, ...v.at(guest, 0.16, 5), h * 0.96, {
      ...clothes,
      facing: -1,
      woman: true,
      top: o.guest,
      legs: core.deepSea,
    }),
  );
}

/** The bench across the foreground, from the light to the shade: its edge's height, its wood, its joints. */
export function bench(
  c: Canvas,
  o: {
    y: number;
    lit: readonly [number, number, number, number];
    woods: readonly string[];
    joints: readonly number[];
  },
): void {
  c.add(
    rect(-20, o.y, 1640, 1220 - o.y, c.linear(...o.lit, fade(...o.woods))),
    rect(-20, o.y - 4, 1640, 8, tone(c.p, '#E0B47A', 0.8)),
  );
  for (const y of o.joints) c.add(path(lens(800, y, 1900, 3), c.p.ink, 'opacity="0.3"'));
}
