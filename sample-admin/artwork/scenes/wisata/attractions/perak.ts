/** The silver bench of Celuk. */
import * as k from '../../../kit.js';

/** Celuk: a half-finished ring on the smith's bench, lamp light, tools. */
function perakCeluk(seed: number): string {
  const c = new k.Canvas({ time: 'sore', seed, light: { x: 420, y: 40 } });
  c.add(
    `<rect width="1600" height="1200" fill="${c.radial(520, 260, 1500, [
      [0, '#C98F52'],
      [0.3, '#8E5A34'],
      [0.65, '#4E3226'],
      [1, '#1A1F20'],
    ])}"/>`,
  );
  let grain = '';
  for (let i = 0; i < 60; i++) {
    const y = c.r.range(0, 1200);
    grain += k.taper(
      k.curve([-40, y], [800, y + c.r.range(-40, 40)], [1640, y + c.r.range(-60, 20)], 12),
      (t) => c.r.range(2, 4) * (1 + Math.sin(t * 9)),
    );
  }
  c.add(
    k.path(grain, '#2A1810', 'opacity="0.22"'),
    `<path d="M-20 400L1640 300M-20 860L1640 790" stroke="#1F140E" stroke-width="6" opacity="0.5"/>`,
    k.airGlow(c, 640, 480, 760, 520, '#FFD48A', 0.5),
  );
  const sh = (d: string, dx = 18, dy = 22): string =>
    `<g transform="translate(${dx} ${dy})">${k.path(d, '#140E0A', `opacity="0.45" ${c.blur(8)}`)}</g>`;
  const leather = k.smooth(
    k.pts('430,420 800,360 1150,420 1260,640 1200,880 860,960 520,920 360,700'),
    true,
    0.9,
  );
  c.add(
    sh(leather),
    k.path(
      leather,
      c.radial(640, 520, 620, [
        [0, '#7A5238'],
        [0.6, '#553626'],
        [1, '#2E1E18'],
      ]),
    ),
  );
  const silver = (x0: number, y0: number, x1: number, y1: number): string =>
    c.linear(x0, y0, x1, y1, [
      [0, '#FFFDF4'],
      [0.22, '#C9CFCB'],
      [0.42, '#6E7A7C'],
      [0.6, '#EDF0EA'],
      [0.8, '#8A9496'],
      [1, '#3E494C'],
    ]);
  const ring =
    'M620 640A200 176 0 1 1 1020 640A200 176 0 1 1 620 640ZM672 650A148 124 0 1 0 968 650A148 124 0 1 0 672 650Z';
  c.add(
    sh(
      'M620 640A200 176 0 1 1 1020 640A200 176 0 1 1 620 640ZM672 650A148 124 0 1 0 968 650A148 124 0 1 0 672 650Z',
      34,
      44,
    ),
    k.path(ring, silver(620, 480, 1020, 800), 'fill-rule="evenodd"'),
    k.path('M640 700A200 176 0 0 0 1004 690A196 150 0 0 1 640 700Z', '#FFFFFF', 'opacity="0.35"'),
  );
  let beads = '';
  for (let i = 0; i < 42; i++) {
    const a = (i / 42) * Math.PI * 2;
    const [x, y] = [820 + Math.cos(a) * 176, 644 + Math.sin(a) * 152];
    beads += `<circle cx="${k.n(x + 2)}" cy="${k.n(y + 3)}" r="8" fill="#2E3638"/><circle cx="${k.n(x)}" cy="${k.n(y)}" r="8" fill="#AEB7B7"/><circle cx="${k.n(x - 2.4)}" cy="${k.n(y - 2.8)}" r="3.4" fill="#FFFFFF"/>`;
  }
  c.add(beads);
  let crown = '';
  for (let i = 0; i < 8; i++)
    crown += `<g transform="translate(820 470) rotate(${i * 45})">${k.path('M0 -8C-26 -26 -24 -62 0 -86C24 -62 26 -26 0 -8Z', silver(-26, -86, 26, 0))}<circle cx="0" cy="-50" r="8" fill="#5E6A6C"/><circle cx="-2" cy="-52" r="5" fill="#FFFFFF"/></g>`;
  c.add(
    sh('M730 470a90 90 0 1 0 180 0a90 90 0 1 0 -180 0Z', 14, 20),
    crown,
    `<circle cx="820" cy="470" r="40" fill="${c.radial(806, 452, 56, [
      [0, '#FFE9B0'],
      [0.4, '#F2A51E'],
      [1, '#8A4A14'],
    ])}"/><circle cx="806" cy="454" r="10" fill="#FFFFFF" opacity="0.9"/>`,
  );
  const tweezers = 'M1010 330L1420 60L1440 84L1040 352ZM1000 344L1430 96L1446 118L1034 362Z';
  c.add(sh(tweezers, 20, 30), k.path(tweezers, silver(1000, 360, 1440, 60)));
  const handle =
    'M160 720C140 690 170 660 200 676L420 800C430 806 432 820 424 830C416 840 404 840 396 834L182 752C170 748 166 736 160 720Z';
  c.add(
    sh(handle),
    k.path(
      handle,
      c.linear(180, 660, 160, 800, [
        [0, '#D98F52'],
        [0.5, '#8E4E2A'],
        [1, '#3E2014'],
      ]),
    ),
    sh('M396 800L600 876L596 892L392 838Z'),
    k.path('M396 800L612 880L606 892L392 838Z', silver(396, 800, 410, 850)),
  );
  const coil = (x: number, y: number, r: number): string =>
    [1, 0.86, 0.72, 0.58]
      .map(
        (q, i) =>
          `<ellipse cx="${x + i * 3}" cy="${y}" rx="${k.n(r * q)}" ry="${k.n(r * q * 0.82)}" fill="none" stroke="${i % 2 ? '#8A9496' : '#DDE2DE'}" stroke-width="6"/>`,
      )
      .join('');
  c.add(coil(1340, 620, 110), coil(1440, 760, 74));
  for (const [x, y, r] of k.triples(
    '1180 980 13, 1222 1000 10, 1150 1012 11, 1262 966 12, 1206 1036 9, 1300 1010 12, 1250 1046 10',
  ))
    c.add(
      `<circle cx="${x + 5}" cy="${y + 8}" r="${r}" fill="#140E0A" opacity="0.5"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c.radial(
        x - r * 0.3,
        y - r * 0.4,
        r * 1.4,
        [
          [0, '#FFFFFF'],
          [0.5, '#B9C1C0'],
          [1, '#4E595C'],
        ],
      )}"/>`,
    );
  const sheet = 'M90 930L480 990L450 1180L50 1130Z';
  c.add(
    sh(sheet),
    k.path(sheet, '#F3E6C8'),
    `<g fill="none" stroke="#5E4A38" stroke-width="3.4" opacity="0.75"><circle cx="260" cy="1060" r="62"/><circle cx="260" cy="1060" r="46"/><path d="M260 998c-14 -16 -12 -34 0 -46c12 12 14 30 0 46zM360 1040c20 -24 50 -20 60 0s-10 44 -34 36s-14 -34 6 -30M120 1010l40 8M116 1034l36 8"/></g>`,
  );
  return c
    .add(
      k.bananaLeaf(c, 1660, 1150, 470, -150, { seed: 4, shade: 0.85 }),
      k.finish(c, { vignette: 0.5, wash: 0.24 }),
    )
    .svg();
}

/** The pictures of this file. */
export const attractionsPerak = {
  'attractions/kelas-perak-celuk': perakCeluk,
};
