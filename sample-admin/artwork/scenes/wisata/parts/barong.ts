/** The barong: carved mask, gilded leather, shaggy coat. */
import * as k from '../../../kit.js';
import { hue, shade } from './marks.js';

const GOLD = '#F59E30';

/** Gilded leather: a fan of `count` pointed petals around 0,0 between two angles, cut through in red. */
function petals(c: k.Canvas, r0: number, r1: number, count: number, reach: number, lit: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = k.lerp(-reach, reach, i / (count - 1));
    const w = ((reach * 2) / count) * r1 * 0.0088;
    const v = lit - Math.abs(a) / 260;
    const half = (q: 1 | -1, tone: number): string =>
      k.path(
        `M0 ${-r0}L${k.n(q * w * 0.5)} ${-r0}C${k.n(q * w * 1.5)} ${k.n(-k.lerp(r0, r1, 0.55))} ${k.n(q * w * 0.5)} ${k.n(-r1 * 0.92)} 0 ${-r1}Z`,
        hue(c, GOLD, tone),
      );
    out += `<g transform="rotate(${k.n(a)})">${half(-1, v)}${half(1, v - 0.55)}${k.path(k.lens(0, -k.lerp(r0, r1, 0.55), w * 0.62, (r1 - r0) * 0.22), hue(c, '#A8321F', -0.1))}</g>`;
  }
  return out;
}

/** Shaggy strands hanging from an arc of centres, dark below and lit on top. */
function fur(c: k.Canvas, w: number, h: number): string {
  const r = k.rng(5);
  return [-0.8, -0.4, 0, 0.4, 0.8]
    .map((v, layer) => {
      let d = '';
      for (let i = 0; i < 96 - layer * 13; i++) {
        const a = r.range(-Math.PI * 1.04, 0.04);
        const q = r.range(0.3, 0.96 - layer * 0.07);
        const [px, py] = [Math.cos(a) * w * q, Math.sin(a) * h * 0.6 * q - h * 0.16];
        const len = h * r.range(0.2, 0.4);
        const out = (px / w) * len * 0.5;
        d += k.taper(
          k.curve([px, py], [px + out * 0.8, py + len * 0.4], [px + out, py + len], 5),
          (t) => h * 0.026 * Math.sin(Math.PI * (0.2 + t * 0.79)),
        );
      }
      return k.path(d, hue(c, '#EFE2C4', v));
    })
    .join('');
}

/** One eye of the mask: gilded socket, heavy lid, the pupil half under it. */
function eye(c: k.Canvas): string {
  return (
    k.path('M-98 -344C-90 -380 -38 -384 -16 -340C-36 -314 -82 -314 -98 -344Z', hue(c, '#5A120E', -0.3)) +
    k.path('M-93 -344C-84 -374 -40 -376 -21 -340C-40 -319 -78 -319 -93 -344Z', hue(c, GOLD, 0.5)) +
    k.path(
      'M-86 -344C-76 -366 -44 -366 -28 -340C-44 -325 -72 -325 -86 -344Z',
      c.radial(-54, -336, 40, [
        [0, '#FFF7DE'],
        [0.6, '#F0DDB4'],
        [1, '#B08A5C'],
      ]),
    ) +
    `<circle cx="-53" cy="-347" r="14" fill="#1A0F0C"/><circle cx="-58" cy="-345" r="3.2" fill="#FFF7DE"/>` +
    k.path('M-92 -347C-82 -380 -38 -380 -20 -340C-38 -360 -74 -366 -92 -347Z', hue(c, '#8E2015', 0.1)) +
    k.path('M-90 -349C-78 -366 -42 -362 -24 -343C-42 -356 -76 -360 -90 -349Z', hue(c, GOLD, 0.8))
  );
}

/** The left half of the carved face: brow, eye, cheek, nostril, moustache, tusk. */
function halfFace(c: k.Canvas): string {
  return (
    k.path(
      'M-100 -318C-84 -326 -56 -322 -40 -304C-48 -282 -78 -270 -92 -284C-98 -292 -102 -304 -100 -318Z',
      hue(c, '#D8452C', 0.65),
      'opacity="0.75"',
    ) +
    eye(c) +
    k.path(
      'M-10 -356C-26 -388 -62 -410 -112 -400C-124 -398 -130 -408 -126 -418C-84 -430 -30 -410 -6 -376Z',
      '#17100D',
    ) +
    k.path('M-12 -370C-32 -398 -70 -414 -122 -408C-78 -422 -34 -406 -12 -370Z', hue(c, GOLD, 0.7)) +
    k.path(
      'M0 -366C-12 -360 -14 -336 -22 -324C-42 -322 -44 -298 -28 -294C-14 -290 -6 -292 0 -294Z',
      hue(c, '#C83A26', 0.5),
    ) +
    k.path('M-8 -300C-14 -312 -30 -312 -32 -302C-28 -296 -14 -294 -8 -300Z', '#2A0806') +
    k.path('M0 -362C-6 -350 -7 -330 -5 -316L0 -314Z', hue(c, '#F0785A', 0.9), 'opacity="0.7"') +
    k.path(
      'M0 -286C-30 -292 -66 -290 -98 -306C-108 -312 -116 -304 -112 -294C-84 -276 -40 -278 0 -276Z',
      '#17100D',
    ) +
    k.path('M-52 -262C-66 -262 -84 -278 -82 -306C-74 -290 -62 -284 -44 -280Z', '#FFF3D6')
  );
}

/** A shape on the mask's left half and its mirror image. */
const bothSides = (half: string): string => [-1, 1].map((q) => k.at(0, 0, q, half, 0, 1)).join('');

/** A row of teeth along a bow. */
const teeth = (y: number, count: number, w: number, h: number, color: string): string =>
  Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * w;
    return `<rect x="${k.n(x - w * 0.45)}" y="${k.n(y - (x * x) / 640)}" width="${k.n(w * 0.9)}" height="${h}" rx="3.5" fill="${color}"/>`;
  }).join('');

/** The beard of long black strands. */
function beard(): string {
  let d = '';
  for (let i = -5; i <= 5; i++)
    d += k.taper(
      k.curve([i * 7, -226], [i * 9, -170], [i * 3 + 4, -112 + Math.abs(i) * 9], 6),
      (t) => 11 * (1 - t * 0.9),
    );
  return k.path(d, '#15100E');
}

/** A jewel in its gilded setting. */
const gem = (c: k.Canvas, x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 3.5}" fill="${hue(c, GOLD, 0.8)}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/><circle cx="${k.n(x - r * 0.3)}" cy="${k.n(y - r * 0.35)}" r="${k.n(r * 0.3)}" fill="#FFFFFF" opacity="0.85"/>`;

/** The head: gilded fan and tiered crown, the red mask, jewels and beard. */
function head(c: k.Canvas): string {
  return (
    k.at(0, -330, 1, petals(c, 120, 262, 17, 124, 0.2) + petals(c, 100, 200, 15, 118, 0.65)) +
    k.at(0, -434, 1, petals(c, 0, 112, 7, 56, 1)) +
    bothSides(
      k.path('M-104 -376C-136 -404 -166 -396 -184 -430C-190 -384 -176 -326 -108 -310Z', hue(c, GOLD, 0.7)) +
        k.path(
          'M-110 -366C-134 -384 -152 -384 -168 -404C-168 -372 -152 -340 -112 -326Z',
          hue(c, '#A8321F', 0),
        ),
    ) +
    beard() +
    k.path(
      'M-112 -352C-118 -414 -70 -446 0 -448C70 -446 118 -414 112 -352C114 -318 100 -300 94 -274C84 -234 46 -214 0 -212C-46 -214 -84 -234 -94 -274C-100 -300 -114 -318 -112 -352Z',
      c.radial(
        -24,
        -380,
        210,
        k.fade(hue(c, '#F0492A', 0.6), hue(c, '#CC2A18', 0.1), hue(c, '#5E140F', -0.5)),
      ),
    ) +
    k.path(
      'M-78 -284C-40 -290 40 -290 78 -284C74 -246 44 -226 0 -226C-44 -226 -74 -246 -78 -284Z',
      '#260706',
    ) +
    teeth(-280, 8, 15, 19, '#FFF3D6') +
    teeth(-243, 6, 14, 13, '#E9D3A4') +
    bothSides(halfFace(c)) +
    k.path(
      'M-112 -414C-84 -442 -40 -456 0 -456C40 -456 84 -442 112 -414L108 -396C80 -424 40 -436 0 -436C-40 -436 -80 -424 -108 -396Z',
      hue(c, GOLD, 0.75),
    ) +
    k
      .triples('-92 -421 8, -50 -440 9, 50 -440 9, 92 -421 8')
      .map(([x, y, r]) => gem(c, x, y, r, '#1F8A8C'))
      .join('') +
    gem(c, 0, -448, 14, '#D9452E')
  );
}

/** A dancer's leg in a striped trouser with a gilt anklet, its foot on `lx`,0. */
function leg(c: k.Canvas, lx: number, q: 1 | -1, lit: number): string {
  const cloth = k.taper(k.pts(`${lx - q * 14},-190 ${lx - q * 4},-110 ${lx},-26`), (t) => 84 - 40 * t);
  const bands = [0, 1, 2, 3, 4]
    .map((i) =>
      k.path(
        `M${lx - 60} ${-170 + i * 30}q60 20 120 0v13q-60 20 -120 0Z`,
        hue(c, i % 2 ? '#2A2622' : '#B8432E', lit),
      ),
    )
    .join('');
  return (
    k.path(
      `M${lx - 22} -22C${lx - 24} -6 ${lx - 34} -6 ${lx - q * 6 - 34} 6L${lx - q * 6 + 34} 6C${lx + 34} -6 ${lx + 24} -6 ${lx + 22} -22Z`,
      hue(c, '#9A6240', lit),
    ) +
    k.path(cloth, hue(c, '#EFE2C4', lit)) +
    k.group(bands, c.clip(cloth)) +
    k.path(`M${lx - 26} -36q26 10 52 0v18q-26 10 -52 0Z`, hue(c, GOLD, lit + 0.5))
  );
}

/** The barong seen from the front, `h` tall with its crown, feet on x,y. */
export function barong(c: k.Canvas, x: number, y: number, h: number): string {
  const out =
    shade(c, 0, 6, 700, 34, 0.6) +
    k.path(
      k.taper(k.curve([180, -300], [350, -400], [318, -560], 14), (t) => 54 - 38 * t),
      hue(c, '#EFE2C4', -0.1),
    ) +
    k.at(318, -548, 1, petals(c, 6, 92, 7, 76, 0.5)) +
    leg(c, -176, -1, -0.6) +
    leg(c, 176, 1, -0.6) +
    k.at(0, -150, 1, fur(c, 310, 400)) +
    leg(c, -72, -1, 0) +
    leg(c, 72, 1, 0) +
    k.at(0, -186, 1, petals(c, 0, 120, 9, 96, 0.3), 180) +
    head(c);
  return k.at(x, y, h / 600, out);
}
