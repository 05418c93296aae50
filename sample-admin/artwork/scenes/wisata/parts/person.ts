/** Small jointed people for hiking, rowing, planting, sitting, bathing. */
import * as k from '../../../kit.js';

/** Joints in 100ths of the height: head, shoulder, hip, far knee and foot, near knee and foot, far elbow and hand, near elbow and hand. */
const poses = {
  stand: '0,-93 0,-81 0,-50 -4,-26 -5,0 4,-26 6,0 -11,-67 -10,-52 11,-67 10,-52',
  hike: '5,-91 3,-79 -1,-49 8,-28 9,-2 -4,-25 -15,-1 8,-64 16,-58 -3,-65 4,-55',
  cheer: '0,-93 0,-81 0,-50 -5,-26 -8,0 5,-26 8,0 -12,-92 -15,-110 12,-92 16,-109',
  pray: '1,-92 0,-80 0,-50 -4,-26 -5,0 4,-26 6,0 -10,-72 0,-92 9,-72 2,-93',
  seat: '1,-70 -1,-57 0,-25 17,-27 18,0 19,-25 21,0 6,-42 16,-34 8,-42 19,-33',
  ground: '-3,-50 -6,-38 0,-7 17,-25 23,0 20,-22 28,0 6,-26 18,-20 8,-24 20,-17',
  lotus: '0,-51 0,-39 0,-6 -19,-8 -3,-1 19,-8 3,-1 -12,-25 -18,-9 12,-25 18,-9',
  kecak: '0,-50 0,-38 0,-6 -17,-9 -3,-1 17,-9 3,-1 -13,-46 -17,-64 13,-46 17,-64',
  paddle: '8,-48 4,-37 0,-5 16,-14 26,-4 17,-12 27,-3 12,-30 22,-26 10,-26 20,-14',
  plant: '30,-51 19,-54 -7,-50 -5,-25 -7,0 0,-25 3,0 24,-38 25,-20 20,-38 19,-20',
  swim: '44,-4 30,-5 0,0 -22,4 -44,2 -20,-3 -45,-7 42,6 56,12 24,8 14,14',
} as const;

/** Options of a person. */
interface PersonOptions {
  facing?: 1 | -1;
  top?: string;
  bottom?: string;
  skin?: string;
  /** Long cloth instead of trousers. */
  sarong?: boolean;
  hat?: 'caping' | 'helm' | 'udeng' | 'bun';
  /** Colour of a backpack or life vest. */
  pack?: string;
  vest?: string;
  depth?: number;
  /** 0 full colour … 1 silhouette. */
  dark?: number;
  rot?: number;
}

/** A person with feet (or seat) on x,y; `h` is the standing height in px. */
export function person(
  c: k.Canvas,
  x: number,
  y: number,
  h: number,
  pose: keyof typeof poses,
  o: PersonOptions = {},
): string {
  const list = k.pts(poses[pose]);
  const j = (i: number): k.Pt => list[i] ?? [0, 0];
  const [head, sh, hip] = [j(0), j(1), j(2)];
  const dk = o.dark ?? 0.25;
  const col = (local: string, v: number): string =>
    k.mix(k.aerial(c.p, k.tone(c.p, local, v), o.depth ?? 0), c.p.ink, dk * 0.9);
  const [top, bottom] = [o.top ?? '#F3E6C8', o.bottom ?? '#3E4A4C'];
  const skin = col(o.skin ?? '#8F5B3A', 0.05);
  const s = c.side(x) * (o.facing ?? 1);
  const front = ['stand', 'cheer', 'lotus', 'kecak', 'pray'].includes(pose);
  const limb = (a: k.Pt, b: k.Pt, e: k.Pt, w0: number, w1: number, fill: string): string =>
    k.path(
      k.taper(
        [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, [(b[0] + e[0]) / 2, (b[1] + e[1]) / 2], e],
        (t) => k.lerp(w0, w1, t),
      ),
      fill,
    );
  const half = front ? 8 : 4.5;
  const side = (q: number): k.Pt => [sh[0] + q * half, sh[1] + 2];
  const foot = ([fx, fy]: k.Pt): string =>
    pose === 'swim' ? '' : k.path(`M${fx - 3} ${fy}q1 -5 4 -5l6 4v1z`, col('#33302C', 0));
  const legs = (fill: string, lit: string): string =>
    limb([hip[0] - 2.5, hip[1]], j(3), j(4), 9.5, 4.6, fill) +
    foot(j(4)) +
    limb([hip[0] + 2.5, hip[1]], j(5), j(6), 9.5, 4.6, lit) +
    foot(j(6));
  const cloth = k.lines([
    [hip[0] - 7.5, hip[1] - 5],
    [hip[0] + 7.5, hip[1] - 5],
    [Math.max(j(3)[0], j(5)[0]) + 7, j(5)[1]],
    [Math.max(j(4)[0], j(6)[0]) + 3, j(6)[1] - 6],
    [Math.min(j(4)[0], j(6)[0]) - 3, j(4)[1] - 6],
    [Math.min(j(3)[0], j(5)[0]) - 7, j(3)[1]],
  ]);
  const vest = o.vest ?? top;
  const torso = (dx: number, w: number): string =>
    k.taper(
      [
        [sh[0] + dx, sh[1] - 2],
        [k.lerp(sh[0], hip[0], 0.5) + dx, k.lerp(sh[1], hip[1], 0.5)],
        [hip[0] + dx, hip[1] + 2],
      ],
      (t) => w * (1 - 0.25 * Math.sin(Math.PI * t) - 0.08 * t),
    );
  const tw = front ? 19 : 14;
  let out = limb(side(-1), j(7), j(8), 5.4, 3.6, col(top, s < 0 ? 0.3 : -0.4));
  out += `<circle cx="${j(8)[0]}" cy="${j(8)[1]}" r="2.1" fill="${skin}"/>`;
  out += o.sarong
    ? legs(skin, skin) +
      k.path(cloth, col(bottom, -0.1)) +
      k.path(
        cloth,
        c.across(-16, 16, [
          [0, c.p.ink, s < 0 ? 0 : 0.35],
          [1, c.p.ink, s < 0 ? 0.35 : 0],
        ]),
      )
    : legs(col(bottom, -0.3), col(bottom, 0.15));
  if (pose === 'kecak' || pose === 'lotus')
    out += k.path(
      'M-27 -1C-31 -9 -20 -14 -9 -12C-4 -11 4 -11 9 -12C20 -14 31 -9 27 -1C20 4 8 0 0 2C-8 0 -20 4 -27 -1Z',
      c.turn(-25, 25, s, col(bottom, 0.5), col(bottom, -0.05), col(bottom, -0.6)),
    );
  if (o.pack && !front)
    out += k.path(`M${sh[0] - 5} ${sh[1] - 1}q-13 0 -13 14v10q0 5 6 5l9 -1z`, col(o.pack, -0.1));
  out += `<ellipse cx="${hip[0]}" cy="${hip[1]}" rx="7.6" ry="6.6" fill="${col(bottom, -0.1)}"/>`;
  out +=
    k.path(torso(0, tw), col(vest, -0.15)) +
    k.path(torso(s * tw * 0.22, tw * 0.45), col(vest, 0.7), 'opacity="0.8"');
  if (o.pack && front)
    out += k.path(`M${sh[0] - 8} ${sh[1] + 1}q8 -4 16 0l1.5 24q-9 4 -19 0z`, col(o.pack, 0.1));
  out += limb(
    [(sh[0] * 2 + head[0]) / 3, sh[1]],
    [(sh[0] + head[0]) / 2, (sh[1] + head[1]) / 2],
    head,
    5,
    5,
    skin,
  );
  out += `<ellipse cx="${head[0]}" cy="${head[1]}" rx="5.3" ry="6.4" fill="${skin}"/>`;
  const hair = col('#221A16', 0);
  const cap = `M-5.8 1C-6.6 -9.5 6.6 -9.8 5.9 0C3 -3.5 -2 -3.6 -3.4 3Z`;
  const wear: Record<string, string> = {
    caping: k.path(
      'M-15 -1.5C-6 -5.5 -3 -11 0 -13C3 -11 6 -5.5 15 -1.5C6 0.5 -6 0.5 -15 -1.5Z',
      col('#D9B978', 0.4),
    ),
    helm: k.path('M-6.8 -0.5C-7.4 -11 7.4 -11 6.8 -0.5Z', col(o.vest ?? '#E4572E', 0.4)),
    udeng: k.path('M-5.8 -2L6 -3L6.8 -6.4L2 -6L1 -10L-1 -6L-5 -5.4Z', col('#FFFDF4', 0.2)),
    bun: `<ellipse cx="-5.6" cy="1.5" rx="3" ry="3.4" fill="${hair}"/>`,
  };
  out += k.at(head[0], head[1], 1, k.path(cap, hair) + (o.hat ? (wear[o.hat] ?? '') : ''));
  out += limb(side(1), j(9), j(10), 5.6, 3.6, col(top, s > 0 ? 0.6 : -0.1));
  out += `<circle cx="${j(10)[0]}" cy="${j(10)[1]}" r="2.1" fill="${skin}"/>`;
  return k.at(x, y, (o.facing ?? 1) * (h / 100), out, o.rot ?? 0, h / 100);
}
