/** Kelingking, Nusa Penida. */
import * as k from '../kit.js';

/** Kelingking's headland from above, the white beach at its foot. */
export function kelingking(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 300, y: 150 } });
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
  c.add(
    k.sea(c, 326, 1210, { colors: ['#8FD3CC', '#1F9AA2', '#0E6E7C'], waves: 170 }),
    k.lightPath(c, 326, 640, { width: 200, opacity: 0.4 }),
  );
  c.add(k.airGlow(c, 690, 960, 430, 230, '#7FE0D0', 0.9), k.airGlow(c, 800, 990, 250, 120, '#C9F2E2', 0.8));
  const ridgeTop: k.Pt[] = k.pts(
    '500,640 520,575 566,520 640,470 745,442 850,470 950,545 1050,622 1130,640 1220,596 1340,520 1480,480 1640,430',
  );
  const water: k.Pt[] = k.pts(
    '1640,1210 1120,1210 1050,1080 985,985 930,900 850,838 740,806 630,800 556,782 520,735',
  );
  const body = k.rough([...ridgeTop, ...water], 0.05, 6, 2);
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
  c.add(
    k.surf(c, shore, 15, 0.95),
    k.surf(
      c,
      shore.map(([x, y]): k.Pt => [x - 22, y - 30]),
      7,
      0.55,
    ),
    k.surf(
      c,
      shore.map(([x, y]): k.Pt => [x - 40, y - 66]),
      5,
      0.35,
    ),
  );
  c.add(k.surf(c, k.pts('470,745 530,790 640,812 750,818 860,850 930,900'), 16, 0.9));
  c.add(k.cliffFace(c, body, { depth: 0.1, seed: 5, stone: '#DCC59A', cell: 40 }));
  c.add(greenBack(c, ridgeTop));
  c.add(
    k.jukung(c, 560, 905, 60, { depth: 0.12, dir: 1 }),
    k.jukung(c, 330, 700, 40, { depth: 0.25, dir: -1 }),
    k.birds(c, 420, 480, 6, 15, '#FFFFFF'),
  );
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
  c.add(
    k.groundShade(c, 940, 0.4),
    k.fern(c, 90, 1240, 280, -80, { seed: 3 }),
    k.cornerFronds(c, -40, -60, 520, 20, 80, 4, 4),
  );
  return c.add(k.finish(c, { wash: 0.14 })).svg();
}

/** The planted back of the headland: overlapping spurs of green that run down from the crest. */
function greenBack(c: k.Canvas, top: readonly k.Pt[]): string {
  const f = k.noise(44, 2);
  const lower = top.map(
    ([x, y], i): k.Pt => [
      x + 16,
      y + (i < 2 ? 24 + i * 30 : 120 + 50 * f(i * 1.3)) + Math.max(0, x - 980) * 0.42,
    ],
  );
  const d = k.lines(k.rough([...top.map(([x, y]): k.Pt => [x, y - 4]), ...lower.reverse()], 0.13, 8, 4));
  let out = k.path(
    d,
    c.linear(560, 420, 1240, 1010, [
      [0, c.p.leaf[0]],
      [0.4, c.p.leaf[1]],
      [1, k.mix(c.p.leaf[1], c.p.leaf[2], 0.75)],
    ]),
  );
  let spurs = '';
  for (let i = 1; i < 26; i++) {
    const t = (i / 26) * (top.length - 1);
    const [a, b] = [top[Math.floor(t)] ?? [0, 0], top[Math.min(top.length - 1, Math.floor(t) + 1)] ?? [0, 0]];
    const [x, y] = [k.lerp(a[0], b[0], t % 1), k.lerp(a[1], b[1], t % 1)];
    const len = 120 + 90 * Math.abs(f(i * 2.2)) + Math.max(0, x - 1000) * 0.3;
    spurs += k.path(
      k.lines([
        [x, y],
        [x + 34, y + len * 0.4],
        [x + 52 + 20 * f(i), y + len],
        [x + 10, y + len * 0.7],
        [x - 6, y + len * 0.3],
      ]),
      c.p.leaf[2],
      `opacity="${k.n(0.3 + 0.25 * Math.abs(f(i * 1.4)))}"`,
    );
  }
  out += k.group(spurs, c.clip(d));
  out += k.path(
    k.taper(
      top.slice(2).map(([x, y]): k.Pt => [x, y + 4]),
      (t) => 5 + 5 * t,
    ),
    c.p.rim,
    'opacity="0.7"',
  );
  return out;
}
