/** Cars and minibuses seen from the side, drawn small as part of a road scene. */
import * as k from '../../../kit.js';
import { hue, shade } from './marks.js';

const shapes = {
  mpv: {
    body: 'M-478 -92C-496 -130 -494 -230 -484 -280C-470 -350 -452 -410 -430 -440C-416 -458 -380 -464 -340 -466L20 -466C60 -464 96 -446 130 -420L246 -322C330 -306 410 -296 446 -276C480 -256 490 -210 492 -150C492 -110 486 -96 470 -92Z',
    glass:
      'M-428 -410L-330 -430L-330 -316L-462 -316ZM-308 -432L-110 -434L-110 -316L-308 -316ZM-88 -434L10 -434C50 -430 84 -414 112 -392L196 -322L-88 -316Z',
  },
  bus: {
    body: 'M-480 -96C-494 -110 -494 -440 -478 -478C-468 -504 -440 -512 -400 -514L250 -514C290 -512 318 -490 338 -456L410 -330C450 -310 480 -280 488 -240C496 -190 494 -120 484 -96Z',
    glass:
      'M-452 -464L-300 -470L-300 -330L-456 -330ZM-280 -470L-90 -470L-90 -330L-280 -330ZM-70 -470L110 -470L110 -330L-70 -330ZM132 -470L236 -470C270 -468 290 -452 306 -426L356 -330L132 -330Z',
  },
} as const;

/** A car (`mpv`) or minibus (`bus`) of length `len` on x,y, facing `dir`. */
export function car(
  c: k.Canvas,
  x: number,
  y: number,
  len: number,
  o: { kind?: keyof typeof shapes; dir?: 1 | -1; color?: string; depth?: number; lamps?: boolean } = {},
): string {
  const sh = shapes[o.kind ?? 'mpv'];
  const d = o.depth ?? 0;
  const color = o.color ?? '#F3EEE2';
  const q = (v: number): string => hue(c, color, v, d);
  const wheel = (wx: number): string =>
    `<circle cx="${wx}" cy="-84" r="92" fill="${k.mix(c.p.ink, '#000000', 0.25)}" opacity="0.85"/><circle cx="${wx}" cy="-80" r="78" fill="${hue(c, '#23282A', -0.2, d)}"/><circle cx="${wx}" cy="-80" r="44" fill="${hue(c, '#B9BDBB', 0.2, d)}"/><circle cx="${wx}" cy="-80" r="16" fill="${hue(c, '#5E6464', -0.2, d)}"/>`;
  const out =
    shade(c, 0, 0, 1120, 34, 0.5) +
    k.path(
      sh.body,
      c.down(-500, -90, [
        [0, q(0.95)],
        [0.42, q(0.3)],
        [0.48, q(-0.05)],
        [1, q(-0.7)],
      ]),
    ) +
    k.path(
      sh.glass,
      c.linear(
        -400,
        -480,
        200,
        -300,
        k.fade(
          hue(c, '#16323A', -0.2, d),
          k.mix(hue(c, '#2B5660', 0, d), c.p.sky[2], 0.45),
          hue(c, '#12303A', -0.3, d),
        ),
      ),
    ) +
    k.path('M-486 -250L488 -236L489 -224L-487 -238Z', c.p.rim, 'opacity="0.45"') +
    k.path(
      'M430 -262C462 -256 482 -240 486 -206L446 -212Z',
      o.lamps ? '#FFF3C4' : hue(c, '#F4F1E4', 0.6, d),
    ) +
    k.path('M-492 -270L-470 -270L-466 -200L-494 -196Z', hue(c, '#B93A2A', 0.1, d)) +
    wheel(-300) +
    wheel(306);
  const lamp = o.lamps
    ? k.airGlow(c, x + (o.dir ?? 1) * len * 0.5, y - len * 0.21, len * 0.34, len * 0.16, '#FFE9A8', 0.8)
    : '';
  return k.at(x, y, ((o.dir ?? 1) * len) / 1000, out, 0, len / 1000) + lamp;
}
