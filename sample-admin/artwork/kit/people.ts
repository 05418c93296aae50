/** Small figures with believable proportions (7½ heads). */
import type { Canvas } from './canvas.js';
import { aerial, mix, tone } from './colour.js';
import { core } from './palette.js';
import { at, clamp, curve, limb, lines, n, path } from './shape.js';

/** Poses a figure can take. */
export type Pose = 'stand' | 'walk' | 'offering' | 'farmer' | 'sit' | 'wave';

/** Options of a figure. */
export interface FigureOptions {
  pose?: Pose;
  facing?: 1 | -1;
  /** Shirt or kebaya, sarong or shorts. */
  top?: string;
  sarong?: string;
  woman?: boolean;
  depth?: number;
  /** 0 full colour … 1 pure silhouette. */
  dark?: number;
}

/** What a figure wears, how it stands and where its light comes from. */
interface Who {
  pose: Pose;
  woman: boolean;
  /** Steps out; leans forward so far. */
  walk: boolean;
  lean: number;
  /** Half the width of the shoulders. */
  shoulder: number;
  /** The side the light is on, as the figure faces. */
  s: 1 | -1;
  top: string;
  sarong: string;
  skin: string;
  hair: string;
  col: (local: string, k: number) => string;
}

/** Legs, feet and a sarong lit on one side. */
function legs(who: Who): string {
  const { col, s, sarong, skin, walk, woman } = who;
  let out = '';
  const step = walk ? 7 : 3;
  out +=
    limb(
      [
        [-3, -30],
        [-step - 1, -3],
      ],
      6,
      4,
      skin,
    ) +
    limb(
      [
        [3, -30],
        [step, -3],
      ],
      6,
      4,
      skin,
    );
  out += `<path d="M${-step - 4} 0q1 -4 5 -4l4 3v1zM${step - 3} 0q1 -4 5 -4l5 3v1z" fill="${skin}"/>`;
  const hem = woman ? -5 : walk ? -14 : -12;
  const skirt = lines([
    ...curve([-8.5, -56], [-10.5, -44], [-8 - step * 0.6, hem], 6),
    [0, hem + 2],
    ...curve([8 + step * 0.5, hem], [10.5, -44], [8.5, -56], 6),
  ]);
  out +=
    path(skirt, col(sarong, -0.25)) +
    path(
      lines(
        s > 0
          ? [[2, -56], ...curve([8.5, -56], [10.5, -44], [8 + step * 0.5, hem], 6), [3, hem + 1.5]]
          : [[-2, -56], ...curve([-8.5, -56], [-10.5, -44], [-8 - step * 0.6, hem], 6), [-3, hem + 1.5]],
      ),
      col(sarong, 0.7),
      'opacity="0.75"',
    );
  out += path(
    lines([
      [1, -55],
      [5, -55],
      [4.5, hem + 4],
      [2, hem + 2],
    ]),
    col(sarong, -0.7),
    'opacity="0.5"',
  );
  return out;
}

/** A knot of hair, a farmer's hat, or hair with a headcloth. */
function headwear(who: Who): string {
  const { col, hair, pose, s, woman } = who;
  let u = '';
  if (woman)
    u +=
      path('M-5.6 -91C-6 -99 2 -101 5 -96.5C2 -96.5 -1 -94 -2.4 -89.5C-4 -88 -5.4 -89 -5.6 -91Z', hair) +
      `<ellipse cx="-5.6" cy="-90.5" rx="2.9" ry="3.3" fill="${hair}"/>`;
  else if (pose === 'farmer')
    u += path(
      'M-14 -92.5C-6 -97 -3 -103 0.5 -104.5C4 -103 7 -97 15 -92.5C6 -90.5 -5 -90.5 -14 -92.5Z',
      col('#D9B978', s > 0 ? 0.5 : 0.2),
    );
  else
    u +=
      path(
        'M-5.2 -91.6C-6 -100 6 -101.5 5.9 -94C2.5 -96.3 -1.5 -96 -2.8 -91C-3.6 -90 -4.8 -90.4 -5.2 -91.6Z',
        hair,
      ) + path('M-5 -95.2L5.8 -96.4L6.6 -99.6L2 -99L1 -102.5L-1 -99L-4.6 -98.4Z', col('#FFFDF4', 0.2));
  return u;
}

/** The arm away from the viewer. */
function farArm(who: Who): string {
  const { col, lean, pose, s, shoulder: sw, top, walk } = who;
  return limb(
    pose === 'farmer'
      ? [
          [-sw + lean, -79],
          [-sw - 1, -68],
          [3, -62],
        ]
      : [
          [-sw + 1, -79],
          [-sw - 3, -66],
          [-sw - (walk ? 0 : 2), -50],
        ],
    4.6,
    3,
    s < 0 ? col(top, 0.5) : col(top, -0.4),
  );
}

/** The arm towards the viewer: raised, with a hoe, or hanging with its hand. */
function nearArm(who: Who): string {
  const { col, hair, pose, s, shoulder: sw, skin, top, walk } = who;
  if (pose === 'offering' || pose === 'wave')
    return limb(
      [
        [sw - 1, -79],
        [sw + 5, -88],
        [pose === 'wave' ? sw + 8 : 5, -103],
      ],
      4.4,
      2.8,
      s > 0 ? col(top, 0.7) : col(top, -0.3),
    );
  if (pose === 'farmer')
    return (
      limb(
        [
          [sw + 2, -79],
          [sw + 5, -69],
          [sw + 1, -62],
        ],
        4.6,
        3,
        col(top, 0.3),
      ) +
      limb(
        [
          [-14, -74],
          [22, -92],
        ],
        1.6,
        1.6,
        hair,
      ) +
      path('M20 -94L27 -92L28 -83L24 -84Z', hair)
    );
  return `${limb(
    [
      [sw - 1, -79],
      [sw + (walk ? 4 : 2), -66],
      [sw + (walk ? 6 : 1), -51],
    ],
    4.6,
    3,
    s > 0 ? col(top, 0.75) : col(top, -0.3),
  )}<circle cx="${n(sw + (walk ? 6 : 1))}" cy="-49.6" r="1.9" fill="${skin}"/>`;
}

/** A gebogan on the head: a tray of fruit with a palm-leaf crown. */
function gebogan(who: Who): string {
  const { col, s } = who;
  let u = `<g transform="translate(1.5 0)">${path('M-8 -99.5L9 -99.5L6.5 -104L-5.5 -104Z', col('#C9A55A', 0.2))}`;
  const fruit = [core.terracotta, core.marigold, '#8FA34A', '#E5B24A', '#B8452E'];
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 4 - Math.floor(row * 0.6); i++)
      u += `<circle cx="${n((i - (3 - Math.floor(row * 0.6)) / 2) * 3.6 + 0.5)}" cy="${n(-106 - row * 4.4)}" r="2.7" fill="${col(fruit[(row + i * 2) % 5] ?? core.marigold, s > 0 && i > 1 ? 0.5 : 0)}"/>`;
  u +=
    path('M-5 -125C-6 -133 -2 -134 0.5 -141C3 -134 7 -133 6 -125Z', col('#F4E2A2', 0.6)) +
    path('M-1.5 -126C-2 -132 0 -134 0.5 -138C1 -134 3 -132 2.5 -126Z', col(core.terracotta, 0.2)) +
    '</g>';
  return u;
}

/** Body above the waist: far arm, blouse lit on one side, sash, head, near arm. */
function upper(who: Who): string {
  const { col, lean, pose, s, shoulder: sw, skin, top, woman } = who;
  const torso = `M${-sw} -80C${-sw - 0.5} -70 -7.5 -64 -8.6 -53L8.6 -53C7.5 -64 ${sw + 0.5} -70 ${sw} -80C${sw * 0.6} -84.5 ${-sw * 0.6} -84.5 ${-sw} -80Z`;
  let u = farArm(who);
  u += path('M-2.4 -80L-2.2 -88L2.2 -88L2.4 -80Z', skin);
  u += `<g transform="translate(${lean} 0)">${path(torso, col(top, -0.2))}${path(s > 0 ? `M1 -83.5C${sw * 0.5} -84 ${sw * 0.8} -82 ${sw} -80C${sw + 0.5} -70 7.5 -64 8.6 -53L2 -53Z` : `M-1 -83.5C${-sw * 0.5} -84 ${-sw * 0.8} -82 ${-sw} -80C${-sw - 0.5} -70 -7.5 -64 -8.6 -53L-2 -53Z`, col(top, 0.75))}`;
  u += path('M-8.7 -57.5L8.7 -57.5L8.8 -52L-8.8 -52Z', col(woman ? core.marigold : '#FFFDF4', 0));
  u +=
    path('M-2.4 -81L-2.1 -88L2.1 -88L2.4 -81Z', skin) +
    `<ellipse cx="0.6" cy="-92.6" rx="5" ry="6.2" fill="${skin}"/>`;
  u += headwear(who);
  u += '</g>';
  u += nearArm(who);
  if (pose === 'offering') u += gebogan(who);
  return u;
}

/** Seated: the sarong over the knees, the body lower. */
function seated(who: Who): string {
  const lap = path(
    'M-11 -40C-12 -22 -13 -6 -15 0L17 0C20 -6 16 -13 8 -15C6 -24 8 -32 9 -41Z',
    who.col(who.sarong, -0.1),
  );
  return `<g transform="translate(0 0)">${lap}<g transform="translate(0 38)">${upper(who)}</g></g>`;
}

/** A person standing on x,y, `h` px tall. */
export function figure(c: Canvas, x: number, y: number, h: number, o: FigureOptions = {}): string {
  const pose = o.pose ?? 'stand';
  const woman = o.woman ?? pose === 'offering';
  const d = o.depth ?? 0;
  const dk = o.dark ?? 0.35;
  const col = (local: string, k: number): string =>
    mix(aerial(c.p, tone(c.p, local, clamp(k - dk * 0.6, -1, 1)), d), c.p.ink, Math.max(0, dk - 0.3) * 1.2);
  const [top, sarong] = [o.top ?? (woman ? '#FBF2E0' : '#F3E6C8'), o.sarong ?? core.terracotta];
  const facing = o.facing ?? 1;
  const walk = pose === 'walk' || pose === 'offering' || pose === 'farmer';
  const who: Who = {
    pose,
    woman,
    walk,
    lean: pose === 'farmer' ? 4 : walk ? 1.5 : 0,
    shoulder: woman ? 8.6 : 10.4,
    s: c.side(x) === facing ? 1 : -1,
    top,
    sarong,
    skin: col('#8A5636', 0),
    hair: col('#221A16', -0.2),
    col,
  };
  const drawn = pose === 'sit' ? seated(who) : legs(who) + upper(who);
  return at(x, y, facing * (h / 100), drawn, 0, h / 100);
}
