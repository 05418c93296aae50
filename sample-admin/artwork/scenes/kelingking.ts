/** Kelingking, Nusa Penida. */
import * as k from '../kit.js';
import { broken, spurs } from './wisata/parts/headland.js';

/** Kelingking's headland from above, the white beach at its foot. */
export function kelingking(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 300, y: 150 } });
  horizon(c);
  c.add(
    k.sea(c, 326, 1210, { colors: ['#8FD3CC', '#1F9AA2', '#0E6E7C'], waves: 170 }),
    k.lightPath(c, 326, 640, { width: 200, opacity: 0.4 }),
  );
  c.add(k.airGlow(c, 690, 960, 430, 230, '#7FE0D0', 0.9), k.airGlow(c, 800, 990, 250, 120, '#C9F2E2', 0.8));
  const shore: k.Pt[] = k.pts('928,890 925,950 885,1015 810,1068 700,1104 590,1126 470,1150');
  c.add(
    k.path(
      k.smooth([...shore, [460, 1220], [1220, 1220], [1120, 1010]], true, 0.7),
      c.linear(640, 1040, 1050, 1120, [
        [0, '#FFF4DA'],
        [0.55, '#F1DBB0'],
        [1, '#B99C78'],
      ]),
    ),
  );
  foam(c, shore);
  headland(c);
  c.add(
    k.jukung(c, 560, 905, 60, { depth: 0.12, dir: 1 }),
    k.jukung(c, 330, 700, 40, { depth: 0.25, dir: -1 }),
    k.birds(c, 376, 474, 6, 15, '#FFFFFF'),
  );
  lookout(c);
  visitors(c);
  c.add(
    k.groundShade(c, 940, 0.4),
    k.fern(c, 90, 1240, 280, -80, { seed: 3 }),
    k.cornerFronds(c, -40, -60, 520, 20, 80, 4, 4),
  );
  return c.add(k.finish(c, { wash: 0.14 })).svg();
}

/** Sky, clouds and the far coast. */
function horizon(c: k.Canvas): void {
  c.add(
    k.sky(c, 330),
    k.sun(c, 40, { glow: 8, rings: false }),
    k.cumulus(c, 1180, 322, 760, 130, 0.85),
    k.cumulus(c, 520, 322, 560, 70, 0.7),
    k.cumulus(c, 1560, 322, 380, 90, 0.7),
  );
  c.add(
    k.ridge(c, {
      y: 322,
      amp: 12,
      depth: 0.8,
      seed: 4,
      span: 260,
      shape: (x) => (x > 1050 ? 0 : (1050 - x) * 0.3),
    }),
  );
}

/** Foam along the beach and at the foot of the headland. */
function foam(c: k.Canvas, shore: readonly k.Pt[]): void {
  for (const [dx, dy, width, opacity] of k.quads('0 0 15 0.95, -22 -30 7 0.55, -40 -66 5 0.35'))
    c.add(
      k.surf(
        c,
        shore.map(([x, y]): k.Pt => [x + dx, y + dy]),
        width,
        opacity,
      ),
    );
  c.add(k.surf(c, k.pts('470,745 530,790 640,812 750,818 860,850 930,900'), 16, 0.9));
}

/** The headland: pale cliffs, the eye's cleft, green back, light along its outline. */
function headland(c: k.Canvas): void {
  // From the hill down to the neck, up to the skull, over brow and snout to the nose; then cleft, jaw and throat.
  const top = broken(
    '1640,430 1560,444 1480,478 1400,500 1340,536 1260,592 1190,634 1134,648 1070,616 1006,552 944,490 884,454 822,436 776,434 744,450 724,482 680,490 610,484 544,488 502,504 474,540 468,590 484,626',
    0.05,
    9,
  );
  const foot = broken(
    '524,648 588,658 534,676 506,706 510,742 558,786 636,802 740,808 850,838 930,900 985,985 1050,1080 1120,1240 1640,1240',
    0.03,
    6,
  );
  const body = [...top, ...foot].reverse();
  c.add(
    k.cliffFace(c, body, { depth: 0.1, seed: 5, stone: '#DCC59A', cell: 40 }),
    k.path(
      k.taper(
        k.pts('582,659 620,660 660,667 698,682 722,702'),
        (t) => 10 * Math.sin(Math.PI * (0.06 + 0.94 * t) ** 0.6),
      ),
      k.tone(c.p, '#6E5A40', -0.5),
      'opacity="0.7"',
    ),
    greenBack(c, top),
    // Light along the outline, growing towards the sun.
    k.group(
      k.path(
        k.taper(
          top.filter(([x]) => x < 1110),
          (t) => 3 + 10 * t,
        ),
        c.across(700, 1100, [
          [0, c.p.rim, 0.85],
          [1, c.p.rim, 0],
        ]),
      ),
      c.clip(k.lines(body)),
    ),
  );
}

/** The edge of the cliff the viewer stands on, with its shrubs. */
function lookout(c: k.Canvas): void {
  c.add(
    k.cliffFace(
      c,
      k.rough(k.pts('-30,1000 120,985 250,1020 400,1010 500,1060 640,1130 760,1210 -30,1215'), 0.07, 3, 2),
      { depth: 0, seed: 9, stone: '#A8906A', cell: 50, backlit: 0.45 },
    ),
  );
  for (const [x, y, w, h] of k.quads(
    '60 1010 260 90, 560 1110 220 100, 700 1180 260 110, 1560 1150 380 200, 1360 1190 320 130',
  ))
    c.add(k.canopy(c, x, y, w, h, { depth: 0, leaf: 20 }));
}

/** Two visitors at the edge. */
function visitors(c: k.Canvas): void {
  c.add(
    k.figure(c, 300, 1020, 128, { pose: 'stand', top: k.core.marigold, sarong: k.core.deepSea, dark: 0.2 }),
    k.figure(c, 352, 1022, 120, {
      pose: 'wave',
      woman: true,
      top: '#FBF2E0',
      sarong: k.core.terracotta,
      dark: 0.2,
    }),
  );
}

/** The planted back of the headland: eroded slopes below the crest, deep on the hill, thin along the snout. */
function greenBack(c: k.Canvas, top: readonly k.Pt[]): string {
  const hem = broken(
    '482,624 530,574 584,582 646,570 694,630 744,604 792,652 850,640 900,692 958,722 1008,704 1056,768 1116,806 1176,784 1240,826 1330,800 1430,828 1530,792 1640,806',
    0.13,
    17,
  );
  const green = k.lines([...top, ...hem]);
  // The spurs are lit from the right; here the sun stands left, so they are drawn on the reversed sheet.
  const turned = (axis: number, ridge: readonly k.Pt[], dark: string, lit: string, seed: number): string => {
    const flip = ([x, y]: k.Pt): k.Pt => [axis - x, y];
    return k.group(
      spurs(ridge.map(flip), hem.map(flip), dark, lit, seed),
      `transform="translate(${axis} 0) scale(-1 1)"`,
    );
  };
  const dark = k.mix(c.p.leaf[2], c.p.ink, 0.3);
  return (
    k.path(
      green,
      c.linear(560, 420, 1240, 1010, [
        [0, c.p.leaf[0]],
        [0.4, c.p.leaf[1]],
        [1, k.mix(c.p.leaf[1], c.p.leaf[2], 0.75)],
      ]),
    ) +
    k.group(
      turned(1600, top, dark, k.mix(c.p.leaf[0], c.p.glow, 0.3), 43) +
        turned(
          2300,
          top.filter(([x]) => x > 1180),
          dark,
          c.p.leaf[0],
          12,
        ),
      c.clip(green),
    )
  );
}
