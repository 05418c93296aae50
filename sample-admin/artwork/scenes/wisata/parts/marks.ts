/** The marks a scene is drawn with: flat shapes from point lists, even strokes, contact shadows, colours in its light. */
import * as k from '../../../kit.js';

/** A local colour in the scene's light, optionally pushed back in depth. */
export const hue = (c: k.Canvas, local: string, light: number, depth = 0): string =>
  k.aerial(c.p, k.tone(c.p, local, light), depth);

/** A plain filled polygon from a point list. */
export const poly = (list: string, fill: string, attrs = ''): string =>
  k.path(k.lines(k.pts(list)), fill, attrs);

/** A soft-cornered closed shape through a point list. */
export const blob = (list: string, fill: string, attrs = ''): string =>
  k.path(k.smooth(k.pts(list)), fill, attrs);

/** A stretch of ground through a point list; `tension` 1 is round, 0 is straight. */
export const ground = (list: string, fill: string, tension = 0.8, attrs = ''): string =>
  k.path(k.smooth(k.pts(list), true, tension), fill, attrs);

/** A straight pole or rope of even width between two points. */
export const rod = (a: k.Pt, b: k.Pt, width: number, fill: string, attrs = ''): string =>
  cord([a, b], width, fill, attrs);

/** A stroke of even width along points or a point list. */
export const cord = (along: readonly k.Pt[] | string, width: number, fill: string, attrs = ''): string =>
  k.path(
    k.taper(typeof along === 'string' ? k.pts(along) : along, () => width),
    fill,
    attrs,
  );

/** The flat shadow under something that stands on the ground. */
export const shade = (c: k.Canvas, x: number, y: number, w: number, h: number, opacity: number): string =>
  k.path(k.lens(x, y, w, h), c.p.ink, `opacity="${opacity}"`);

/** Path data of a small oval: a drop of spray, a berry. */
export const drop = (x: number, y: number, rx: number, ry: number): string =>
  `M${k.n(x)} ${k.n(y)}m-${rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 -${2 * rx} 0`;

/** Points moved by dx,dy. */
export const shift = (points: readonly k.Pt[], dx: number, dy: number): k.Pt[] =>
  points.map(([x, y]): k.Pt => [x + dx, y + dy]);
