/** The silver workshop of Celuk. */
import { View } from '../../../kit/rooms/camera.js';
import { contact } from '../../../kit/rooms/still.js';
import { bench, masterAndGuest, workshop } from '../../../kit/rooms/workshop.js';
import * as k from '../../../kit.js';
import { shade } from '../parts/marks.js';

/** Polished silver between two points: sky, horizon line and bench in the metal. */
const silver = (c: k.Canvas, x0: number, y0: number, x1: number, y1: number): string =>
  c.linear(x0, y0, x1, y1, k.fade('#FFFDF2', '#C3CCC8', '#5E7072', '#E9EEE6', '#8A9896', '#3E4F52'));

/** A silver ball of `r` with its shadow. */
const grain = (c: k.Canvas, x: number, y: number, r: number): string =>
  shade(c, x - r * 0.5, y + r, r * 3, r * 0.6, 0.4) +
  k.at(
    x,
    y,
    r / 10,
    `<circle r="10" fill="${c.radial(3, -4, 14, k.fade('#FFFFFF', '#B4C0BE', '#4A5A5C'))}"/>`,
  );

/** A ring standing in its cushion: a band with granules, a flower of eight petals, a stone of honey colour. */
function ring(c: k.Canvas): string {
  const band =
    'M-150 0A150 150 0 1 1 150 0A150 150 0 1 1 -150 0ZM-112 6A112 112 0 1 0 112 6A112 112 0 1 0 -112 6Z';
  const inner = 'M-112 6A112 112 0 0 1 112 6L126 -14A126 118 0 0 0 -126 -14Z';
  let beads = '';
  for (let i = 0; i <= 20; i++) {
    const a = Math.PI * (0.93 + (1.14 * i) / 20);
    beads += k.at(Math.cos(a) * 131, Math.sin(a) * 131 + 2, 0.72, grain(c, 0, 0, 10));
  }
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (a) =>
        `<g transform="translate(0 -168) scale(1 0.82) rotate(${a})">${k.path('M0 -8C-30 -26 -26 -66 0 -92C26 -66 30 -26 0 -8Z', silver(c, -26, -86, 26, 0))}${k.path('M0 -8C-4 -40 -3 -66 0 -92C26 -66 30 -26 0 -8Z', '#2E4144', 'opacity="0.28"')}${k.at(0, -50, 0.7, grain(c, 0, 0, 10))}</g>`,
    )
    .join('');
  return (
    k.path(band, silver(c, 140, -150, -140, 150), 'fill-rule="evenodd"') +
    k.path(inner, '#33474A', 'opacity="0.55"') +
    beads +
    petals +
    `<ellipse cy="-168" rx="44" ry="37" fill="${silver(c, 40, -200, -40, -130)}"/><ellipse cy="-170" rx="37" ry="31" fill="${c.radial(14, -184, 52, k.fade('#FFE7A6', '#F0A024', '#8A4A14'))}"/><ellipse cx="13" cy="-183" rx="10" ry="6" fill="#FFFBEA" opacity="0.9"/>`
  );
}

/** Hammers in a rack on the wall. */
function rack(c: k.Canvas): string {
  let out =
    k.rect(0, 0, 330, 14, k.tone(c.p, '#6B4630', 0.1)) +
    k.rect(0, 14, 330, 14, c.p.ink, `opacity="0.25" ${c.blur(5)}`);
  for (let i = 0; i < 5; i++) {
    const [hx, len] = [36 + i * 64, 150 - (i % 3) * 22];
    const head = i % 2 ? `M-26 -8L-8 -18L26 -16L26 16L-8 18L-26 8Z` : `M-28 -17L28 -17L28 17L-28 17Z`;
    const handle = `M-6 0L6 0L9 ${len}Q0 ${len + 9} -9 ${len}Z`;
    out +=
      k.at(hx - 9, -8, 1, k.path(handle + head, c.p.ink, `opacity="0.28" ${c.blur(4)}`)) +
      k.at(
        hx,
        -16,
        1,
        k.path(handle, c.across(-9, 9, k.fade(k.tone(c.p, '#8A5430', -0.5), k.tone(c.p, '#C08A54', 0.6)))) +
          k.path(head, silver(c, 0, -18, 0, 18)),
      );
  }
  return out;
}

/** The smith's low bench with its anvil and tools. */
function smithBench(c: k.Canvas, v: View): void {
  c.add(
    v.box(-2.7, 0, 4.7, 4, 0.16, 1.2, '#8A5C38', { k: 0.1 }),
    v.box(-1.35, 0.16, 4.9, 1.2, 0.52, 0.5, '#6B4630', { k: 0 }),
    v.box(-1.45, 0.68, 4.85, 1.4, 0.06, 0.6, '#B98A54', { k: 0.3 }),
    v.box(-0.98, 0.74, 5.1, 0.2, 0.09, 0.2, '#4A5254', { k: 0 }),
    v.box(-1.05, 0.83, 5.1, 0.36, 0.06, 0.2, '#8A9694', { k: 0.4 }),
    v.box(-0.52, 0.74, 5.1, 0.22, 0.07, 0.2, '#B07A3C', { k: 0.3 }),
  );
}

/** The ring in the slit of its cushion. */
function ringOnCushion(c: k.Canvas): void {
  const cushion = (dy: number): string =>
    k.smooth(
      k.pts(
        `930,${1040 + dy} 1010,${985 + dy} 1150,${970 + dy} 1300,${985 + dy} 1380,${1040 + dy} 1320,${1100 + dy} 1150,${1120 + dy} 990,${1100 + dy}`,
      ),
      true,
      0.9,
    );
  const slit = k.lens(1155, 1046, 330, 20);
  c.add(
    k.path(cushion(26), c.p.ink, `opacity="0.5" ${c.blur(14)}`),
    k.path(cushion(18), k.tone(c.p, '#0E4A50', -0.4)),
    k.path(
      cushion(0),
      c.radial(1120, 980, 330, k.fade(k.tone(c.p, '#1F7A7C', 0.7), k.tone(c.p, '#14595E', 0))),
    ),
    k.path(slit, c.p.ink, 'opacity="0.6"'),
    k.group(k.at(1155, 930, 1, ring(c)), c.clip('M0 0H1600V1046H1310Q1155 1068 1000 1046H0Z')),
  );
}

/** Silver wire in two coils. */
function wire(c: k.Canvas): void {
  for (const [x, y, r] of k.triples('640 900 78, 750 960 54')) {
    c.add(contact(c, x, y + r * 0.34, r, 0.35));
    for (let i = 0; i < 7; i++)
      c.add(
        `<ellipse cx="${x + (i % 3) * 2}" cy="${y - i * 4}" rx="${r - (i % 2) * 3}" ry="${k.n(r * 0.42)}" fill="none" stroke="${k.mix('#5E7072', '#F6F6EA', i / 6)}" stroke-width="4"/>`,
      );
  }
}

/** The drawing of the ring on its sheet. */
function drawing(c: k.Canvas): void {
  const sheet = 'M110 900L430 880L500 1080L120 1112Z';
  c.add(
    k.at(-8, 14, 1, k.path(sheet, c.p.ink, `opacity="0.4" ${c.blur(8)}`)),
    k.path(sheet, c.linear(450, 880, 120, 1110, k.fade('#FFF6DE', '#E4D3AC'))),
    `<g transform="translate(296 1012) rotate(-4) scale(0.42 0.36)" fill="none" stroke="#5E4A38" stroke-width="8" opacity="0.7"><circle r="150"/><circle r="114"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path transform="translate(0 -176) rotate(${a})" d="M0 -8C-30 -26 -26 -66 0 -92C26 -66 30 -26 0 -8Z"/>`).join('')}</g>`,
  );
}

/** Celuk: a guest with the smith at an open workshop in the morning; in front a ring on its cushion, wire and granules. */
function perakCeluk(seed: number): string {
  const c = new k.Canvas({ time: 'pagi', seed, light: { x: 930, y: 260 } });
  const v = new View(c, { horizon: 450, focal: 1150, eye: 1.6, sun: [0.4, 0.6, 0.4] });
  c.add(
    k.sky(c, 640),
    k.sun(c, 50, { glow: 9 }),
    k.ridge(c, { y: 560, amp: 40, depth: 0.7, seed: 9, span: 260, trees: 12 }),
    k.hazeBand(c, 560, 100, 0.7),
    k.palm(c, 250, 640, 400, { lean: 50, depth: 0.42, seed: 4 }),
    k.candiBentar(c, 610, 652, 330, { gap: 96, depth: 0.34 }),
    k.canopy(c, 950, 600, 420, 170, { depth: 0.34 }),
    k.canopy(c, 260, 620, 420, 130, { depth: 0.38 }),
    k.hazeBand(c, 640, 70, 0.5),
  );
  workshop(c, v, { opening: [-4.4, 0.3, 6.4, 3.25], posts: [-2.3, -0.1], wall: '#C9A878' });
  c.add(k.at(1230, 350, 0.84, rack(c)));
  smithBench(c, v);
  masterAndGuest(c, v, { at: [-1.74, 0.46], udeng: '#A9573B', guest: '#F0B23E', dark: 0.25 });
  const wood = (q: number): string => k.tone(c.p, '#94663E', q);
  bench(c, {
    y: 780,
    lit: [1000, 780, 300, 1260],
    woods: [wood(0.8), wood(0), k.tone(c.p, '#3E2C24', -0.6)],
    joints: [850, 945, 1075],
  });
  ringOnCushion(c);
  wire(c);
  drawing(c);
  for (const [x, y, r] of k.triples(
    '596 1062 11, 640 1046 9, 664 1076 13, 622 1096 9, 706 1058 10, 690 1106 12, 738 1090 9, 648 1122 10, 770 1056 8, 790 1112 11, 728 1130 8, 840 1078 9',
  ))
    c.add(grain(c, x, y, r));
  return c.add(k.groundShade(c, 1090, 0.4), k.finish(c, { vignette: 0.42 })).svg();
}

/** The pictures of this file. */
export const attractionsPerak = {
  'attractions/kelas-perak-celuk': perakCeluk,
};
