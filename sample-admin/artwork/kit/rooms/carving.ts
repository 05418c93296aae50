/** Balinese wood carving: a patra panel, a bare wooden mask, chisels in their cloth. */
import * as k from '../../kit.js';

const PULE = '#B9834E';

/** One leaf of the patra: a curled blade with its vein, cut into the ground. */
function leaf(c: k.Canvas, x: number, y: number, len: number, angle: number, flip: number): string {
  const w = (v: number): string => k.tone(c.p, PULE, v);
  const blade = (dx: number, dy: number): string =>
    `M${dx} ${dy}C${len * 0.14 + dx} ${-len * 0.46 + dy} ${len * 0.62 + dx} ${-len * 0.52 + dy} ${len * 0.74 + dx} ${-len * 0.18 + dy}C${len * 0.9 + dx} ${-len * 0.3 + dy} ${len * 1.04 + dx} ${-len * 0.1 + dy} ${len * 0.94 + dx} ${len * 0.06 + dy}C${len * 0.7 + dx} ${len * 0.24 + dy} ${len * 0.3 + dx} ${len * 0.2 + dy} ${dx} ${dy}Z`;
  const vein = k.taper(
    k.curve([len * 0.06, -len * 0.02], [len * 0.4, -len * 0.26], [len * 0.86, -len * 0.02], 8),
    (t) => len * 0.06 * (1 - t * 0.8),
  );
  const lit = k.taper(
    k.curve([len * 0.1, -len * 0.16], [len * 0.34, -len * 0.42], [len * 0.66, -len * 0.3], 8),
    (t) => len * 0.07 * Math.sin(Math.PI * t),
  );
  return `<g transform="translate(${k.n(x)} ${k.n(y)}) rotate(${k.n(angle)}) scale(1 ${flip})">${k.path(blade(4, 7), w(-0.95), 'opacity="0.8"')}${k.path(blade(0, 0), w(0.22))}${k.path(lit, w(0.95))}${k.path(vein, w(-0.75))}</g>`;
}

/** One turn of the patra vine with leaves outside and a bud at its heart; `dir` −1 curls the other way. */
function scroll(c: k.Canvas, x: number, y: number, r: number, dir: 1 | -1): string {
  const w = (v: number): string => k.tone(c.p, PULE, v);
  const turn = (q: number, dx = 0, dy = 0): k.Pt[] =>
    Array.from({ length: 34 }, (_, i): k.Pt => {
      const t = i / 33;
      const a = Math.PI * 0.92 + t * 8.4;
      const d = r * q * (1 - t * 0.84);
      return [Math.cos(a) * d + dx, Math.sin(a) * d * dir + dy];
    });
  const stem = (t: number): number => r * 0.25 * (1 - t * 0.55);
  let leaves = '';
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * 1.04 + i * 0.8;
    const d = r * (0.9 - i * 0.05);
    leaves += leaf(
      c,
      Math.cos(a) * d,
      Math.sin(a) * d * dir,
      r * (0.86 - i * 0.05),
      ((a * 180) / Math.PI + 52) * dir,
      dir,
    );
  }
  const bud = [0, 72, 144, 216, 288]
    .map((a) => `<g transform="rotate(${a})">${k.path(k.lens(r * 0.13, 0, r * 0.24, r * 0.13), w(0.4))}</g>`)
    .join('');
  return k.at(
    x,
    y,
    1,
    leaves +
      k.path(k.taper(turn(0.94, 5, 8), stem), w(-0.95)) +
      k.path(k.taper(turn(0.94), stem), w(0.12)) +
      k.path(
        k.taper(turn(0.985, 0, -2), (t) => stem(t) * 0.3),
        w(0.95),
      ) +
      `<circle cx="3" cy="5" r="${k.n(r * 0.26)}" fill="${w(-0.9)}"/><circle r="${k.n(r * 0.25)}" fill="${w(-0.1)}"/>${bud}<circle r="${k.n(r * 0.07)}" fill="${w(0.9)}"/>`,
  );
}

/** A carved board 940 × 330 around x,y, lying on a table: two thirds finished, the last turn still a pencil line. */
export function patraPanel(c: k.Canvas, x: number, y: number, rot: number, squash: number): string {
  const w = (v: number): string => k.tone(c.p, PULE, v);
  const sketch = Array.from({ length: 30 }, (_, i): k.Pt => {
    const a = Math.PI + (i / 29) * 7.6;
    const d = 92 * (1 - (i / 29) * 0.84);
    return [352 + Math.cos(a) * d * 0.9, -12 + Math.sin(a) * d];
  });
  const board = `${k.rect(-480, -140, 960, 340, c.p.ink, `opacity="0.5" ${c.blur(16)}`)}${k.rect(-470, 150, 940, 34, c.across(-470, 470, k.fade(w(-0.9), w(-0.5))), 'rx="5"')}${k.rect(-470, -180, 940, 340, c.linear(470, -180, -470, 150, k.fade(w(0.95), w(0.3), w(-0.2))), 'rx="6"')}${k.rect(-444, -154, 888, 288, c.linear(440, -150, -440, 120, k.fade(w(-0.35), w(-0.75))), 'rx="6"')}${k.rect(-444, -154, 888, 9, c.p.ink, 'opacity="0.35"')}`;
  const raw = 'M262 -145L438 -145L438 128L236 128C262 60 216 -20 262 -145Z';
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(1 ${squash})">${board}${scroll(c, -310, -8, 108, 1)}${scroll(c, -72, -12, 108, -1)}${scroll(c, 150, -8, 100, 1)}${k.path(raw, w(-0.95), 'transform="translate(-6 6)"')}${k.path(raw, c.across(240, 440, k.fade(w(0.35), w(0.8))))}${k.path(
    k.taper(sketch, 2.6),
    c.p.ink,
    'opacity="0.5"',
  )}</g>`;
}

/** A mask of bare wood with lowered lids, `r` half its height, hanging or standing at x,y. */
export function bareMask(c: k.Canvas, x: number, y: number, r: number, local: string): string {
  const s = c.side(x);
  const t = (v: number): string => k.tone(c.p, local, v);
  const p = (d: string, fill: string, attrs = ''): string => k.path(d, fill, attrs);
  const shade = (list: string, w: number, v: number, o = 1): string =>
    p(
      k.taper(k.pts(list), (u) => w * Math.sin(Math.PI * Math.min(1, u * 0.94 + 0.03))),
      t(v),
      `opacity="${o}"`,
    );
  const face = 'M-64 -46C-66 -84 66 -84 64 -46C68 0 54 44 26 78C12 94 -12 94 -26 78C-54 44 -68 0 -64 -46Z';
  const crown =
    'M-72 -40C-84 -74 -62 -96 -44 -98C-34 -116 -18 -112 0 -128C18 -112 34 -116 44 -98C62 -96 84 -74 72 -40C56 -70 -56 -70 -72 -40Z';
  let out = p(face, c.p.ink, `opacity="0.45" transform="translate(${-s * 12} 10)" ${c.blur(6)}`);
  out += p(
    face,
    c.radial(s * 34, -26, 132, [
      [0, t(0.95)],
      [0.5, t(0.2)],
      [1, t(-0.75)],
    ]),
  );
  out += p(crown, c.turn(-80, 80, s, t(0.5), t(-0.3), t(-0.8)));
  for (const [px, py, q] of k.triples('-50 -72 9, -26 -86 10, 0 -96 13, 26 -86 10, 50 -72 9'))
    out += `<circle cx="${px}" cy="${py}" r="${q}" fill="${t(-0.7)}"/><circle cx="${px + s * 2}" cy="${py - 2}" r="${q * 0.66}" fill="${t(0.6)}"/>`;
  for (const m of [-1, 1]) {
    const on = m === s ? 0 : -0.3;
    out += `<g transform="scale(${m} 1)">${shade('8,-28 26,-42 52,-32', 6, -0.85)}${p('M12 -10C20 -26 44 -26 52 -8C42 4 22 4 12 -10Z', t(0.45 + on))}${shade('11,-10 24,0 40,0 53,-8', 6, -0.95)}${shade('22,30 38,26 48,10', 9, 0.75 + on, 0.5)}</g>`;
  }
  out += p(`M${-s * 5} -26C${-s * 10} 0 ${-s * 20} 18 ${-s * 14} 26Q0 36 ${s * 3} 28L${s * 2} -26Z`, t(-0.5));
  out += p(
    `M${-s * 4} -28C${-s * 2} 0 ${-s * 8} 20 0 28Q${s * 14} 30 ${s * 15} 22C${s * 8} 8 ${s * 6} -10 ${s * 5} -28Z`,
    t(0.75),
  );
  out +=
    p('M-25 50C-12 42 -5 43 0 46C5 43 12 42 25 50C12 53 -12 53 -25 50Z', t(-0.55)) +
    p('M-25 50C-10 54 10 54 25 50C16 66 -16 66 -25 50Z', t(0.15)) +
    shade('-25,50 0,53 25,50', 3.4, -1);
  return k.at(x, y, r / 110, out);
}

/** Seven chisels side by side on their cloth; x,y is the cloth's top left corner. */
export function chiselRoll(c: k.Canvas, x: number, y: number, squash: number): string {
  const cloth = (v: number): string => k.tone(c.p, '#1F5D63', v);
  let out = `${k.rect(6, 14, 412, 300, c.p.ink, `opacity="0.45" ${c.blur(12)}`)}${k.path(k.smooth(k.pts('0,6 130,0 280,8 410,0 418,150 410,300 280,294 130,302 0,296 6,150'), true, 0.5), c.linear(400, 0, 0, 300, k.fade(cloth(0.5), cloth(-0.1), cloth(-0.6))))}`;
  for (let i = 0; i < 7; i++) {
    const bw = 9 + i * 2.4;
    const dark = i % 2 ? '#7A4A30' : '#A5713F';
    const blade =
      i % 3 === 1
        ? `M-5 -14L${-bw} -96Q0 -116 ${bw} -96L5 -14Z`
        : `M-5 -14L${-bw} -100L${bw} -${108 - (i % 2) * 8}L5 -14Z`;
    const body = (dx: number, attrs: string): string =>
      `<g transform="translate(${dx} ${dx})" ${attrs}>${k.path(`${blade}M-14 0Q-20 46 -11 104Q0 112 11 104Q20 46 14 0Z`, c.p.ink)}</g>`;
    out += `<g transform="translate(${48 + i * 53} ${150 + (i % 2) * 10}) rotate(${-3 + i})">${body(7, `opacity="0.45" ${c.blur(3)}`)}${k.path(blade, c.across(-bw, bw, k.fade('#7E9092', '#C9D2CC', '#FBF8EC')))}${k.rect(-9, -16, 18, 16, c.across(-9, 9, k.fade(k.tone(c.p, '#8A6A2A', -0.2), k.tone(c.p, '#E7C878', 0.6))))}${k.path('M-14 0Q-20 46 -11 104Q0 112 11 104Q20 46 14 0Z', c.across(-16, 16, k.fade(k.tone(c.p, dark, -0.7), k.tone(c.p, dark, 0.1), k.tone(c.p, dark, 0.9))))}</g>`;
  }
  const band = k.path(
    k.smooth(k.pts('-2,206 130,200 280,208 416,202 416,236 280,242 130,234 -2,240'), true, 0.5),
    c.linear(400, 0, 0, 0, k.fade(k.tone(c.p, '#2E7F7C', 0.6), k.tone(c.p, '#1F5D63', -0.4))),
  );
  return `<g transform="translate(${x} ${y}) scale(1 ${squash})">${out}${band}</g>`;
}
