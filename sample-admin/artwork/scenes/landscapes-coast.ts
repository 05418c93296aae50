/** Suasana: the sea and its cliffs. */
import * as k from '../kit.js';

/** Tanah Lot at dusk: the sea temple on its rock against the setting sun. */
function tanahLot(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 520, y: 640 } });
  c.add(
    k.sky(c, 700),
    k.sun(c, 92, { glow: 8 }),
    k.streaks(c, 190, 560, 16, 0.6),
    k.cumulus(c, 1300, 600, 560, 110, 0.5),
  );
  c.add(
    k.ridge(c, {
      y: 690,
      amp: 20,
      depth: 0.85,
      seed: 5,
      span: 300,
      shape: (x) => (x < 900 ? 200 : 60 - (x - 900) * 0.1),
    }),
  );
  c.add(k.sea(c, 700, 1210), k.lightPath(c, 700, 1130, { width: 330 }));
  c.add(tanahLotRock(c));
  for (const [y, h] of [
    [930, 12],
    [1000, 18],
  ] as const)
    c.add(k.breaker(c, -60, 1200, y, h, 0.6));
  const shore: k.Pt[] = k.pts('-40,1080 200,1060 460,1088 760,1070 1060,1100 1340,1066 1660,1040');
  c.add(k.beach(c, shore, { sand: '#6E5F55', foam: 12 }), k.airGlow(c, 520, 1120, 380, 60, c.p.glow, 0.5));
  c.add(
    k.figure(c, 372, 1136, 118, { pose: 'stand', dark: 0.95, facing: 1 }),
    k.figure(c, 424, 1139, 110, { pose: 'stand', woman: true, dark: 0.95, facing: -1 }),
    k.birds(c, 760, 380, 6, 17, c.p.ink),
  );
  c.add(k.groundShade(c, 1040, 0.6), tidalRocks(c), k.cornerFronds(c, 1640, -110, 560, 100, 190, 5, 11));
  return c.add(k.finish(c, { vignette: 0.42 })).svg();
}

/** The temple on its rock, mirrored in the wet sand. */
function tanahLotRock(c: k.Canvas): string {
  const rock = k
    .rough(
      k.pts(
        '838,894 852,842 838,806 876,772 884,716 912,668 968,650 1010,622 1080,608 1160,602 1240,616 1296,640 1352,652 1376,708 1420,752 1408,800 1452,842 1500,870 1540,920 1180,960 830,920',
      ),
      0.1,
      4,
      2,
    )
    .map(([x, y]): k.Pt => [x, Math.min(y, 900)]);
  let out =
    k.boulder(c, 820, 902, 130, 56, { seed: 4, stone: '#7A6454', backlit: 0.6 }) +
    k.boulder(c, 1560, 902, 170, 70, { seed: 6, stone: '#7A6454', backlit: 0.6 }) +
    k.cliffFace(c, rock, { depth: 0.03, seed: 8, stone: '#7A6454', cell: 44, backlit: 0.5 });
  for (const [x, y, w, h] of k.quads(
    '930 668 110 70, 1010 634 130 80, 1290 640 140 80, 1365 690 110 70, 1120 612 170 54, 1225 620 130 60',
  ))
    out += k.canopy(c, x, y, w, h, { depth: 0.05, seed: x });
  out +=
    k.meru(c, 1090, 606, 250, 5, { depth: 0.03 }) +
    k.meru(c, 1185, 606, 190, 3, { depth: 0.03 }) +
    k.bale(c, 1262, 622, 92, { depth: 0.03 }) +
    k.palm(c, 1000, 640, 200, { lean: -36, depth: 0.02, seed: 2 }) +
    k.palm(c, 1330, 660, 180, { lean: 46, depth: 0.02, seed: 9 });
  out += k.canopy(c, 1140, 620, 230, 40, { depth: 0.03, seed: 77 });
  return (
    k.mirror(out, 896, 0.55, 0.3) +
    out +
    k.surf(c, k.pts('800,900 920,892 1100,902 1300,896 1530,900'), 15, 0.75)
  );
}

/** Dark tide-washed rocks in the front corner. */
function tidalRocks(c: k.Canvas): string {
  return k
    .quads('1010 1120 190 46, 1180 1150 260 84, 1420 1215 560 170, 820 1190 170 38, 60 1215 330 90')
    .map(([x, y, w, h], i) =>
      k.boulder(c, x, y, w, h, { seed: 3 + i * 2, depth: 0, stone: '#6A584C', backlit: 0.75 }),
    )
    .join('');
}

/** Jukung on Sanur's still water at sunrise, Agung across the strait. */
function jukungSanur(seed: number): string {
  const c = new k.Canvas({ time: 'fajar', seed, light: { x: 1080, y: 560 } });
  c.add(
    k.sky(c, 660),
    k.sun(c, 74, { glow: 9 }),
    k.streaks(c, 120, 520, 13, 0.6),
    k.cumulus(c, 1420, 640, 420, 60, 0.45),
  );
  c.add(
    k.volcano(c, {
      x: 300,
      base: 672,
      height: 270,
      width: 1150,
      depth: 0.72,
      seed: 21,
      crater: 0.04,
      concave: 2.2,
    }),
    k.ridge(c, {
      y: 652,
      amp: 14,
      depth: 0.6,
      seed: 8,
      span: 200,
      trees: 6,
      shape: (x) => Math.max(0, x - 560) * 0.14,
    }),
  );
  c.add(k.sea(c, 664, 1210), k.lightPath(c, 664, 1120, { width: 300 }), k.hazeBand(c, 664, 40, 0.5));
  for (const [x, y, l, d] of [
    [1290, 712, 110, 0.45],
    [190, 706, 80, 0.5],
  ] as const) {
    const far = k.jukung(c, x, y, l, { depth: d, dir: -1, sail: ['#FBF2E0', k.core.marigold, '#FBF2E0'] });
    c.add(k.mirror(far, y + 2, 0.6, 0.28), far);
  }
  const boat = k.jukung(c, 690, 940, 640, { dir: -1 });
  c.add(k.mirror(boat, 962, 0.42, 0.34), k.path(k.lens(700, 968, 760, 8), c.p.glint, 'opacity="0.5"'), boat);
  c.add(
    k.path(
      k.lens(520, 1000, 420, 5) + k.lens(880, 1016, 520, 5) + k.lens(640, 1042, 620, 5),
      c.p.glint,
      'opacity="0.45"',
    ),
  );
  c.add(
    k.beach(c, k.pts('-40,1130 240,1104 520,1126 820,1110 1120,1136 1400,1108 1660,1084'), {
      sand: '#B59C7E',
      foam: 11,
    }),
    k.airGlow(c, 1080, 1150, 420, 60, c.p.glow, 0.5),
    k.groundShade(c, 1090, 0.55),
  );
  c.add(
    k.figure(c, 1250, 1166, 138, {
      pose: 'walk',
      facing: -1,
      dark: 0.9,
      top: '#F3E6C8',
      sarong: k.core.terracotta,
    }),
    k.birds(c, 560, 330, 5, 17),
  );
  c.add(
    k.palm(c, 1560, 1230, 940, { lean: -70, depth: 0, seed: 12 }),
    k.palm(c, 1650, 1240, 700, { lean: -60, depth: 0, seed: 4 }),
  );
  return c.add(k.finish(c)).svg();
}

/** The pictures of this file. */
export const coast = {
  'suasana/tanah-lot-senja': tanahLot,
  'suasana/jukung-sanur-fajar': jukungSanur,
};
