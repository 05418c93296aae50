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

/** What every part of one person's drawing needs. */
interface Body {
  c: k.Canvas;
  o: PersonOptions;
  pose: keyof typeof poses;
  joint: (i: number) => k.Pt;
  head: k.Pt;
  shoulder: k.Pt;
  hip: k.Pt;
  /** A local colour in the light v, darkened as the options ask. */
  col: (local: string, v: number) => string;
  skin: string;
  top: string;
  bottom: string;
  /** The lit side: −1 left, 1 right of the unmirrored figure. */
  lit: number;
  /** Seen from the front or the back, not from the side. */
  front: boolean;
}

/** A limb over three joints, its width going from w0 to w1. */
function limb(a: k.Pt, b: k.Pt, e: k.Pt, w0: number, w1: number, fill: string): string {
  return k.path(
    k.taper([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, [(b[0] + e[0]) / 2, (b[1] + e[1]) / 2], e], (t) =>
      k.lerp(w0, w1, t),
    ),
    fill,
  );
}

/** The arm on side q, its hand at joint `hand`. */
function arm(
  { joint, shoulder, skin, front }: Body,
  q: -1 | 1,
  hand: number,
  w: number,
  sleeve: string,
): string {
  const from: k.Pt = [shoulder[0] + q * (front ? 8 : 4.5), shoulder[1] + 2];
  const [hx, hy] = joint(hand);
  return (
    limb(from, joint(hand - 1), [hx, hy], w, 3.6, sleeve) +
    `<circle cx="${hx}" cy="${hy}" r="2.1" fill="${skin}"/>`
  );
}

/** Both legs, the far one in `far`, the near one in `near`. */
function legs({ joint, hip, pose, col }: Body, far: string, near: string): string {
  const foot = ([x, y]: k.Pt): string =>
    pose === 'swim' ? '' : k.path(`M${x - 3} ${y}q1 -5 4 -5l6 4v1z`, col('#33302C', 0));
  return (
    limb([hip[0] - 2.5, hip[1]], joint(3), joint(4), 9.5, 4.6, far) +
    foot(joint(4)) +
    limb([hip[0] + 2.5, hip[1]], joint(5), joint(6), 9.5, 4.6, near) +
    foot(joint(6))
  );
}

/** A long cloth over the legs, one side in shade. */
function sarong({ c, joint, hip, col, bottom, lit }: Body): string {
  const cloth = k.lines([
    [hip[0] - 7.5, hip[1] - 5],
    [hip[0] + 7.5, hip[1] - 5],
    [Math.max(joint(3)[0], joint(5)[0]) + 7, joint(5)[1]],
    [Math.max(joint(4)[0], joint(6)[0]) + 3, joint(6)[1] - 6],
    [Math.min(joint(4)[0], joint(6)[0]) - 3, joint(4)[1] - 6],
    [Math.min(joint(3)[0], joint(5)[0]) - 7, joint(3)[1]],
  ]);
  const shadow = c.across(-16, 16, [
    [0, c.p.ink, lit < 0 ? 0 : 0.35],
    [1, c.p.ink, lit < 0 ? 0.35 : 0],
  ]);
  return k.path(cloth, col(bottom, -0.1)) + k.path(cloth, shadow);
}

/** The crossed legs of somebody on the ground, in one piece. */
function crossedLegs({ c, col, bottom, lit }: Body): string {
  return k.path(
    'M-27 -1C-31 -9 -20 -14 -9 -12C-4 -11 4 -11 9 -12C20 -14 31 -9 27 -1C20 4 8 0 0 2C-8 0 -20 4 -27 -1Z',
    c.turn(-25, 25, lit, col(bottom, 0.5), col(bottom, -0.05), col(bottom, -0.6)),
  );
}

/** The trunk in shirt or vest, with the backpack behind it or, seen from behind, on it. */
function torso({ o, shoulder, hip, col, top, bottom, lit, front }: Body): string {
  const [x, y] = shoulder;
  const back = (dx: number, w: number): string =>
    k.taper(
      [
        [x + dx, y - 2],
        [k.lerp(x, hip[0], 0.5) + dx, k.lerp(y, hip[1], 0.5)],
        [hip[0] + dx, hip[1] + 2],
      ],
      (t) => w * (1 - 0.25 * Math.sin(Math.PI * t) - 0.08 * t),
    );
  const width = front ? 19 : 14;
  const shirt = o.vest ?? top;
  return (
    (o.pack && !front ? k.path(`M${x - 5} ${y - 1}q-13 0 -13 14v10q0 5 6 5l9 -1z`, col(o.pack, -0.1)) : '') +
    `<ellipse cx="${hip[0]}" cy="${hip[1]}" rx="7.6" ry="6.6" fill="${col(bottom, -0.1)}"/>` +
    k.path(back(0, width), col(shirt, -0.15)) +
    k.path(back(lit * width * 0.22, width * 0.45), col(shirt, 0.7), 'opacity="0.8"') +
    (o.pack && front ? k.path(`M${x - 8} ${y + 1}q8 -4 16 0l1.5 24q-9 4 -19 0z`, col(o.pack, 0.1)) : '')
  );
}

/** Neck, head, hair and what is worn on it. */
function headAndHat({ o, head, shoulder, skin, col }: Body): string {
  const hair = col('#221A16', 0);
  const hats: Record<NonNullable<PersonOptions['hat']>, () => string> = {
    caping: () =>
      k.path(
        'M-15 -1.5C-6 -5.5 -3 -11 0 -13C3 -11 6 -5.5 15 -1.5C6 0.5 -6 0.5 -15 -1.5Z',
        col('#D9B978', 0.4),
      ),
    helm: () => k.path('M-6.8 -0.5C-7.4 -11 7.4 -11 6.8 -0.5Z', col(o.vest ?? '#E4572E', 0.4)),
    udeng: () => k.path('M-5.8 -2L6 -3L6.8 -6.4L2 -6L1 -10L-1 -6L-5 -5.4Z', col('#FFFDF4', 0.2)),
    bun: () => `<ellipse cx="-5.6" cy="1.5" rx="3" ry="3.4" fill="${hair}"/>`,
  };
  return (
    limb(
      [(shoulder[0] * 2 + head[0]) / 3, shoulder[1]],
      [(shoulder[0] + head[0]) / 2, (shoulder[1] + head[1]) / 2],
      head,
      5,
      5,
      skin,
    ) +
    `<ellipse cx="${head[0]}" cy="${head[1]}" rx="5.3" ry="6.4" fill="${skin}"/>` +
    k.at(
      head[0],
      head[1],
      1,
      k.path('M-5.8 1C-6.6 -9.5 6.6 -9.8 5.9 0C3 -3.5 -2 -3.6 -3.4 3Z', hair) + (o.hat ? hats[o.hat]() : ''),
    )
  );
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
  const joint = (i: number): k.Pt => list[i] ?? [0, 0];
  const dark = (o.dark ?? 0.25) * 0.9;
  const col = (local: string, v: number): string =>
    k.mix(k.aerial(c.p, k.tone(c.p, local, v), o.depth ?? 0), c.p.ink, dark);
  const facing = o.facing ?? 1;
  const body: Body = {
    c,
    o,
    pose,
    joint,
    head: joint(0),
    shoulder: joint(1),
    hip: joint(2),
    col,
    skin: col(o.skin ?? '#8F5B3A', 0.05),
    top: o.top ?? '#F3E6C8',
    bottom: o.bottom ?? '#3E4A4C',
    lit: c.side(x) * facing,
    front: ['stand', 'cheer', 'lotus', 'pray'].includes(pose),
  };
  const { skin, top, bottom, lit } = body;
  const out =
    arm(body, -1, 8, 5.4, col(top, lit < 0 ? 0.3 : -0.4)) +
    (o.sarong ? legs(body, skin, skin) + sarong(body) : legs(body, col(bottom, -0.3), col(bottom, 0.15))) +
    (pose === 'lotus' ? crossedLegs(body) : '') +
    torso(body) +
    headAndHat(body) +
    arm(body, 1, 10, 5.6, col(top, lit > 0 ? 0.6 : -0.1));
  return k.at(x, y, facing * (h / 100), out, o.rot ?? 0, h / 100);
}
