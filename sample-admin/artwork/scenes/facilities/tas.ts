/** Event facility: bag and tumblers. */
import { oval } from '../../kit/food.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** The printed mark, a gate on a sheet of 48, over the sun. */
const GATE =
  'M20.5 8v32H7v-4h2.5v-7H11v-4.5h1.5V20H14v-4h2v-3.5h1.5V10Zm7 0v32H41v-4h-2.5v-7H37v-4.5h-1.5V20H34v-4h-2v-3.5h-1.5V10Z';

/** Canvas bag and steel tumblers on a stone ledge above the sea. */
export function tas(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 300, y: 180 } });
  c.add(
    k.sky(c, 560),
    k.sun(c, 46),
    k.cumulus(c, 1240, 520, 560, 140, 0.9),
    k.sea(c, 540, 900),
    k.ridge(c, { y: 540, amp: 20, depth: 0.7, seed: 6, span: 260, shape: (x) => (x > 1000 ? -10 : 120) }),
    k.breaker(c, 100, 1400, 690, 8, 0.5),
  );
  ledge(c);
  bag(c);
  c.add(tumbler(c, 1310, 1040, 500, '#C2553A'), tumbler(c, 1110, 1090, 520, '#0F6A70'));
  return c
    .add(k.frangipani(c, 1650, 40, 520, 150, 7), k.at(960, 1130, 1, k.blossom(c, 56, 4)), k.finish(c))
    .svg();
}

/** The stone ledge with two joints. */
function ledge(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    `<rect y="850" width="1600" height="360" fill="${c.down(850, 1200, [
      [0, t('#CFC3AC', 0.6)],
      [0.14, t('#CFC3AC', 0.2)],
      [1, t('#8C8372', -0.4)],
    ])}"/>`,
    k.rect(0, 846, 1600, 12, t('#F1E8D2', 0.8)),
  );
  for (const x of [360, 1120])
    c.add(
      k.stroke(
        [
          [x, 856],
          [x + 40, 1200],
        ],
        4,
        c.p.ink,
        'opacity="0.3"',
      ),
    );
}

/** The canvas bag with its handles, folds and printed mark. */
function bag(c: k.Canvas): void {
  const t = toner(c);
  const cloth = '#EADBB6';
  c.add(
    `<g transform="translate(90 40)">`,
    k.path(k.lens(560, 1052, 640, 44), c.p.ink, `opacity="0.45" ${c.blur(16, 8)}`),
  );
  for (const [a, col] of [
    ['470,470 470,250 540,150 640,150 700,250 700,470', -0.45],
    ['420,490 410,260 500,130 610,130 690,250 680,490', 0.3],
  ] as const)
    c.add(
      `<path d="${k.smooth(k.pts(a), false, 0.9)}" fill="none" stroke="${t(cloth, col)}" stroke-width="30"/>`,
    );
  const bag = k.smooth(
    k.pts(
      '300,470 560,452 820,474 838,640 846,860 832,1036 700,1056 560,1060 400,1056 286,1034 274,860 284,640',
    ),
    true,
    0.32,
  );
  c.add(
    k.path(
      bag,
      c.across(270, 850, [
        [0, t(cloth, 0.9)],
        [0.45, t(cloth, 0.35)],
        [1, t(cloth, -0.55)],
      ]),
    ),
    `<g ${c.clip(bag)}>`,
  );
  for (const [l, w] of [
    ['330,480 350,700 320,1050', 34],
    ['800,480 770,760 812,1050', 40],
    ['480,1060 560,960 640,1060', 30],
    ['600,470 590,560 610,640', 20],
  ] as const)
    c.add(
      k.path(
        k.taper(k.pts(l), (u) => w * Math.sin(Math.PI * u)),
        t(cloth, -0.6),
        `opacity="0.4" ${c.blur(8)}`,
      ),
    );
  c.add(k.rect(270, 468, 590, 34, t(cloth, -0.15), 'opacity="0.5"'), '</g>');
  c.add(
    `<g opacity="0.92" transform="translate(400 610) scale(6.7)"><circle cx="24" cy="25" r="9" fill="${t('#F2A51E', 0.35)}"/><path fill="${t('#0E3B43', 0.1)}" d="${GATE}"/></g></g>`,
  );
}

/** A steel tumbler, its foot at x,y. */
function tumbler(c: k.Canvas, x: number, y: number, h: number, col: string): string {
  const t = toner(c);
  const w = h * 0.19;
  return (
    k.path(k.lens(x + 20, y, w * 3.4, 20), c.p.ink, `opacity="0.45" ${c.blur(9, 5)}`) +
    k.path(
      k.smooth(
        [
          [x - w, y - h * 0.86],
          [x - w * 0.86, y - 8],
          [x, y + w * 0.28],
          [x + w * 0.86, y - 8],
          [x + w, y - h * 0.86],
        ],
        true,
        0.3,
      ),
      c.across(x - w, x + w, [
        [0, t(col, 0.2)],
        [0.22, t(col, 0.95)],
        [0.45, t(col, 0.2)],
        [1, t(col, -0.7)],
      ]),
    ) +
    k.rect(
      x - w * 1.06,
      y - h * 0.97,
      w * 2.12,
      h * 0.12,
      c.across(x - w, x + w, [
        [0, t('#2B3234', 0.1)],
        [0.25, t('#59625F', 0.6)],
        [1, t('#22282A', -0.5)],
      ]),
      `rx="${w * 0.22}"`,
    ) +
    oval(x, y - h * 0.965, w * 1.02, w * 0.3, t('#4A5355', 0.35)) +
    k.rect(x - w * 0.88, y - h * 0.1, w * 1.76, h * 0.045, t('#C9CCC6', 0.5), 'opacity="0.8"') +
    `<g transform="translate(${x - w * 0.62} ${y - h * 0.62}) scale(${(w / 38).toFixed(2)})" opacity="0.9"><circle cx="24" cy="25" r="8.5" fill="${t('#F2A51E', 0.4)}"/><path fill="${t('#FBF2E0', 0.5)}" d="${GATE}"/></g>`
  );
}
