/** Event facility: the gift box. */
import { bright, cast, leafMat, oval, TILT, table } from '../../kit/food.js';
import { heap } from '../../kit/heap.js';
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

/** Open ata box with coffee, salt, palm sugar and incense. */
export function bingkisan(seed: number): string {
  const c = bright(new k.Canvas({ time: 'sore', seed, light: { x: 1330, y: 120 } }));
  c.add(table(c, -20, '#5F4636', { planks: 5, slant: 140 }), leafMat(c, 560, 900, 900, 420, -14, 6));
  const t = toner(c);
  c.add(
    cast(c, 640, 800, 470, 300, 0.6),
    oval(640, 560, 440, 440 * TILT, t('#7A4420', -0.5)),
    oval(640, 590, 410, 240, t('#3A2214', -0.4)),
  );
  coffeePouch(c);
  saltJar(c);
  sugarDiscs(c);
  incense(c);
  c.add(
    weave(c, 640, 560, 440, 270, 9),
    `<path d="M200 560A440 273 0 0 0 1080 560" fill="none" stroke="${t('#C98A48', 0.4)}" stroke-width="26"/><path d="M200 554A440 273 0 0 0 1080 554" fill="none" stroke="${t('#F0C080', 0.9)}" stroke-width="7" opacity="0.6"/>`,
  );
  lid(c);
  card(c);
  c.add(
    k.at(1130, 1100, 1, k.blossom(c, 62, 5)),
    heap(c, 1440, 330, 200, 26, ['#4A2814', '#6A3A1C', '#35190C'], 'round', { seed: 4, size: 30, count: 50 }),
  );
  return c.add(k.finish(c, { vignette: 0.45, wash: 0.3 })).svg();
}

/** The woven side of a round box whose rim is at y, in `rows` of strands. */
function weave(c: k.Canvas, x: number, y: number, rx: number, h: number, rows: number): string {
  const t = toner(c);
  const ry = rx * TILT;
  const d = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}L${x + rx * 0.97} ${y + h}A${rx * 0.97} ${ry * 0.97} 0 0 1 ${x - rx * 0.97} ${y + h}Z`;
  let g = k.path(
    d,
    c.turn(x - rx, x + rx, c.side(x), t('#B9773A', 0.8), t('#A8662E', 0.05), t('#7A4420', -0.6)),
  );
  let dark = '';
  let lit = '';
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < 46; i++) {
      const a = Math.PI * ((i + (r % 2) * 0.5) / 46);
      const [px, py] = [x + Math.cos(a) * rx * 0.985, y + Math.sin(a) * ry + (h * (r + 0.5)) / rows];
      const q = k.lens(px, py, Math.abs(Math.sin(a)) * rx * 0.062 + 3, h / rows / 2.1);
      if (i % 2) dark += q;
      else lit += q;
    }
  g += k.path(dark, t('#5A2E14', -0.2), 'opacity="0.5"') + k.path(lit, t('#E0A860', 0.6), 'opacity="0.4"');
  return g;
}

/** A pouch of coffee. */
function coffeePouch(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(
      k.smooth(k.pts('370,600 380,340 400,318 560,306 580,326 596,610'), true, 0.2),
      c.across(370, 596, [
        [0, t('#2F5A52', -0.4)],
        [0.7, t('#2F6A60', 0.3)],
        [1, t('#2F6A60', 0.8)],
      ]),
    ),
    k.rect(384, 352, 194, 26, t('#1F4640', -0.2), 'opacity="0.6" transform="rotate(-3 480 360)"'),
    k.rect(420, 440, 126, 100, t('#F6EBD2', 0.4), 'rx="8" transform="rotate(-2 480 490)"'),
    oval(483, 488, 26, 34, t('#6A3A1C', 0)),
    k.stroke(k.curve([483, 456], [470, 490], [486, 522], 8), 6, t('#F6EBD2', 0.2)),
  );
}

/** A jar of sea salt. */
function saltJar(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.path(
      k.smooth(k.pts('640,640 634,420 700,400 770,420 764,640'), true, 0.35),
      t('#F9F5EA', 0.35),
      'opacity="0.95"',
    ),
    k.rect(626, 380, 152, 48, t('#9A7B50', 0.3), 'rx="10"'),
    k.path(k.smooth(k.pts('642,640 640,520 700,500 764,520 762,640'), true, 0.3), t('#FFFFFF', 0.6)),
    k.rect(652, 540, 102, 56, t('#178A8E', 0.1), 'rx="6"'),
  );
}

/** Discs of palm sugar. */
function sugarDiscs(c: k.Canvas): void {
  const t = toner(c);
  for (const [x, y] of k.pts('880,560 940,590 870,620 960,540'))
    c.add(
      oval(x, y + 16, 74, 44, t('#5A2E14', -0.3)),
      oval(x, y, 74, 44, c.turn(x - 74, x + 74, 1, t('#B06A2C', 0.9), t('#93541F', 0.2), t('#6A3816', -0.3))),
    );
}

/** Seven sticks of incense. */
function incense(c: k.Canvas): void {
  const t = toner(c);
  for (let i = 0; i < 7; i++)
    c.add(
      k.stroke(
        [
          [580 + i * 12, 640],
          [620 + i * 20, 300 - (i % 3) * 16],
        ],
        7,
        t('#8A2F22', i % 2 ? 0.2 : -0.2),
      ),
      k.stroke(
        [
          [606 + i * 17, 430 - (i % 3) * 8],
          [620 + i * 20, 300 - (i % 3) * 16],
        ],
        12,
        t('#5A3A2A', 0.1),
      ),
    );
}

/** The lid leaning at the right. */
function lid(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    cast(c, 1290, 900, 250, 170, 0.5),
    k.at(
      1290,
      820,
      1,
      `${oval(0, 40, 300, 200, t('#6A3A1C', -0.4))}${oval(0, 0, 300, 196, c.turn(-300, 300, 1, t('#C98A48', 0.9), t('#A8662E', 0.1), t('#7A4420', -0.4)))}${[0.86, 0.7, 0.54, 0.38, 0.22].map((q, i) => `<ellipse cx="0" cy="0" rx="${300 * q}" ry="${196 * q}" fill="none" stroke="${t(i % 2 ? '#E0A860' : '#5A2E14', 0.1)}" stroke-width="9" stroke-dasharray="18 10" opacity="0.6"/>`).join('')}`,
      -16,
    ),
  );
}

/** A printed card in front. */
function card(c: k.Canvas): void {
  const t = toner(c);
  c.add(
    k.at(
      330,
      1040,
      1,
      `<rect x="-150" y="-80" width="300" height="160" rx="6" fill="${c.p.ink}" opacity="0.35" transform="translate(-8 14)" ${c.blur(6)}/><rect x="-150" y="-80" width="300" height="160" rx="6" fill="${t('#F9F0DC', 0.5)}"/><rect x="-110" y="-40" width="150" height="14" fill="${t('#0E3B43', 0)}"/><rect x="-110" y="-6" width="210" height="9" fill="${t('#9A938A', 0.1)}"/><rect x="-110" y="18" width="180" height="9" fill="${t('#9A938A', 0.1)}"/>`,
      7,
    ),
  );
}
