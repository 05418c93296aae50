/** Suasana: a captain seat. */
import { toner } from '../../kit/tones.js';
import * as k from '../../kit.js';

const LEATHER = '#E6D6B4';

/** A captain seat seen from the front, its foot at x, lit from the right. */
export function captainSeat(c: k.Canvas, x: number): string {
  return k.at(x, 1130, 1, seatBack(c) + headrest(c) + cushions(c) + armrests(c) + rimOfLight(c));
}

/** A soft padded shape from dark on the left to light on the right. */
function padding(c: k.Canvas, list: string, lit: number, dark: number): string {
  const t = (v: number): string => k.tone(c.p, LEATHER, v);
  return k.path(
    k.smooth(k.pts(list), true, 0.8),
    c.across(-240, 240, [
      [0, t(dark)],
      [0.5, t((lit + dark) / 2)],
      [1, t(lit)],
    ]),
  );
}

/** The quilted back on its foot. */
function seatBack(c: k.Canvas): string {
  const t = toner(c);
  let quilt = '';
  for (let i = -5; i <= 5; i++)
    for (const s of [1, -1])
      quilt += k.taper(k.pts(`${i * 44 - s * 150},-560 ${i * 44},-400 ${i * 44 + s * 150},-240`), () => 3.4);
  const inner = k.smooth(
    k.pts('-132,-250 -140,-440 -116,-566 -60,-588 60,-588 116,-566 140,-440 132,-250 60,-226 -60,-226'),
  );
  return (
    k.path(k.lens(0, 6, 640, 60), c.p.ink, `opacity="0.6" ${c.blur(14, 8)}`) +
    k.path(k.smooth(k.pts('-150,-110 150,-110 170,0 -170,0'), true, 0.3), t('#23282A', -0.3)) +
    padding(
      c,
      '-190,-230 -206,-440 -176,-590 -90,-624 90,-624 176,-590 206,-440 190,-230 100,-196 -100,-196',
      0.55,
      -0.6,
    ) +
    `<g ${c.clip(inner)}>${k.path(
      inner,
      c.across(-140, 140, [
        [0, t(LEATHER, -0.35)],
        [1, t(LEATHER, 0.85)],
      ]),
    )}${k.path(quilt, t(LEATHER, -0.8), 'opacity="0.28"')}</g>`
  );
}

/** The headrest with folded wings. */
function headrest(c: k.Canvas): string {
  return (
    padding(c, '-116,-640 -122,-740 -80,-778 80,-778 122,-740 116,-640 70,-616 -70,-616', 0.8, -0.4) +
    padding(c, '-122,-740 -152,-720 -148,-640 -112,-630', 0.5, -0.6) +
    padding(c, '122,-740 152,-720 148,-640 112,-630', 0.5, -0.6)
  );
}

/** The seat cushion with light on it, and the leg rest. */
function cushions(c: k.Canvas): string {
  return (
    padding(c, '-176,-250 -190,-150 -150,-96 150,-96 190,-150 176,-250 90,-232 -90,-232', 0.9, -0.2) +
    k.path(k.lens(30, -206, 250, 26), k.tone(c.p, LEATHER, 1), `opacity="0.5" ${c.blur(7)}`) +
    padding(c, '-130,-104 -146,-10 -120,16 120,16 146,-10 130,-104', 0.5, -0.55)
  );
}

/** Both arms with their wood. */
function armrests(c: k.Canvas): string {
  const t = toner(c);
  return ([-1, 1] as const)
    .map((s) =>
      k.at(
        0,
        0,
        s,
        k.path(
          k.smooth(k.pts('196,-360 286,-366 300,-330 296,-110 204,-110'), true, 0.3),
          t('#D9C7A2', s > 0 ? -0.05 : -0.65),
        ) +
          k.path(
            k.smooth(k.pts('188,-372 300,-380 312,-346 200,-334'), true, 0.5),
            t('#7A4A2A', s > 0 ? 0.5 : -0.3),
          ) +
          k.stroke(k.pts('200,-366 250,-372 300,-372'), 5, c.p.rim, `opacity="${s > 0 ? 0.9 : 0.2}"`),
      ),
    )
    .join('');
}

/** The light along the right edge of the back. */
function rimOfLight(c: k.Canvas): string {
  return k.stroke(k.curve([176, -586], [212, -440], [194, -232], 12), 6, c.p.rim, 'opacity="0.85"');
}
