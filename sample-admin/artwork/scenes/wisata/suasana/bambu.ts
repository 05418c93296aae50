/** The bamboo forest. */
import * as k from '../../../kit.js';
import { poly, shift } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { backdrop } from '../parts/setting.js';

/** One culm of bamboo with its nodes; `light` 0 pale … 1 dark. */
function culm(
  c: k.Canvas,
  x: number,
  y: number,
  h: number,
  w: number,
  lean: number,
  depth: number,
  light: number,
): string {
  const line = k.curve([x, y], [x + lean * 0.1, y - h * 0.6], [x + lean, y - h], 18);
  const base = k.aerial(c.p, k.mix(k.mix(c.p.leaf[1], c.p.leaf[0], 0.3), c.p.ink, light), depth);
  let out =
    k.path(
      k.taper(line, (t) => w * (1 - t * 0.45)),
      base,
    ) +
    k.path(
      k.taper(shift(line, c.side(x) * w * 0.26, 0), (t) => w * 0.26 * (1 - t * 0.4)),
      c.p.rim,
      `opacity="${k.n(0.55 - light * 0.4)}"`,
    );
  let nodes = '';
  for (let i = 1; i < 18; i++) {
    const [a, b] = line[i] ?? [x, y];
    nodes += k.lens(a, b, w * 1.24 * (1 - (i / 18) * 0.45), w * 0.13);
  }
  out += k.path(nodes, k.mix(base, c.p.ink, 0.5), 'opacity="0.55"');
  return out;
}

/** Three depths of culms on both sides of the path, mist between them. */
function grove(c: k.Canvas): void {
  for (const [depth, count, light, spread] of [
    [0.75, 12, 0, 60],
    [0.5, 10, 0.12, 110],
    [0.26, 8, 0.3, 190],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const side = i % 2 ? 1 : -1;
      const x = 800 + side * (spread + (i / count) * 760 + c.r.range(0, 60));
      c.add(
        culm(
          c,
          x,
          860 + (1 - depth) * 130 + c.r.range(-10, 30),
          c.r.range(900, 1200),
          9 + (1 - depth) * 20,
          -side * c.r.range(60, 320),
          depth,
          light,
        ),
      );
    }
    c.add(k.hazeBand(c, 840 + (1 - depth) * 120, 90, 0.5, '#EAF2CC'));
  }
}

/** The path and its shady banks, barred by the culms' shadows. */
function path(c: k.Canvas): void {
  c.add(
    poly(
      '760,850 850,850 1240,1210 330,1210',
      c.down(840, 1210, [
        [0, '#F6EBC0'],
        [0.4, '#B9A878'],
        [1, '#4E5A42'],
      ]),
    ),
    poly('-40,900 762,850 330,1230 -40,1230', c.across(-40, 760, k.fade('#0E3B34', '#7FA562'))),
    poly('1640,900 848,850 1240,1230 1640,1230', c.across(848, 1640, k.fade('#7FA562', '#0E3B34'))),
  );
  c.add(
    k.path(
      k.lens(800, 905, 110, 5) +
        k.lens(760, 960, 200, 8) +
        k.lens(880, 1040, 260, 10) +
        k.lens(700, 1120, 330, 12),
      '#3E4A34',
      'opacity="0.35"',
    ),
  );
}

/** Dark culms at the sheet's edges. */
function nearCulms(c: k.Canvas): void {
  for (const [x, lean, w] of k.triples(
    '120 260 40, 230 330 34, 1440 -300 40, 1330 -330 32, 20 200 44, 1560 -220 46',
  ))
    c.add(culm(c, x, 1240, 1400, w, lean, 0.02, 0.55));
}

/** Sprays of leaves hanging in from above. */
function leaves(c: k.Canvas): void {
  let spray = '';
  for (let i = 0; i < 38; i++) {
    const x = c.r.range(-20, 1620);
    const y = c.r.next() ** 1.6 * 300 * (0.35 + Math.abs(x - 820) / 800) - 40;
    for (const a of [0.7, 1.15, 1.57, 2, 2.45]) {
      const l = c.r.range(50, 96);
      const dir = a + c.r.range(-0.12, 0.12);
      spray += k.taper(
        k.curve(
          [x, y],
          [x + Math.cos(dir) * l * 0.6, y + Math.sin(dir) * l * 0.4],
          [x + Math.cos(dir) * l * 0.8, y + Math.sin(dir) * l],
          6,
        ),
        (t) => l * 0.15 * Math.sin(Math.PI * (0.08 + t * 0.9)),
      );
    }
  }

  c.add(k.path(spray, '#1A5242', 'opacity="0.85"'));
}

/** The bamboo forest behind Penglipuran, a path of light between the culms. */
function hutanBambu(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 820, y: 260 } });
  c.add(
    backdrop(
      c.radial(820, 420, 1100, [
        [0, '#FBF6D4'],
        [0.3, '#CFE2B0'],
        [0.65, '#5E9A6C'],
        [1, '#174C42'],
      ]),
    ),
  );
  grove(c);
  path(c);
  c.add(
    k.rays(c, { x: 860, y: -160, angle: 96, spread: 60, length: 1300, count: 8, opacity: 0.5 }),
    person(c, 800, 950, 128, 'stand', {
      top: '#FBF2E0',
      bottom: k.core.terracotta,
      sarong: true,
      dark: 0.25,
    }),
    person(c, 862, 958, 92, 'stand', { top: k.core.marigold, dark: 0.25 }),
  );
  nearCulms(c);
  leaves(c);
  c.add(
    k.fern(c, 120, 1230, 270, -70, { seed: 3 }),
    k.fern(c, 1500, 1230, 300, -110, { seed: 8 }),
    k.groundShade(c, 980, 0.45),
  );
  return c.add(k.finish(c, { vignette: 0.46 })).svg();
}

/** The pictures of this file. */
export const suasanaBambu = {
  'suasana/hutan-bambu-penglipuran': hutanBambu,
};
