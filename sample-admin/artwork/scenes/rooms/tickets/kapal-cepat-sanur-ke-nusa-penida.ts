/** Ticket: Kapal cepat sanur ke nusa penida. */

import { seaside } from '../../../kit/rooms/backdrop.js';
import { body } from '../../../kit/rooms/body.js';
import { fade } from '../../../kit/rooms/camera.js';
import * as k from '../../../kit.js';

/** Badung Strait: a fast boat on the plane, Penida's cliffs ahead. */
export function kapalCepat(seed: number): string {
  const c = new k.Canvas({ time: 'siang', seed, light: { x: 330, y: 150 } });
  c.add(
    seaside(c, 520, { sun: 54, path: 200, waves: 120, streaks: 5 }),
    k.cumulus(c, 1180, 515, 760, 190, 0.95),
    k.cumulus(c, 520, 520, 420, 80, 0.8),
  );
  const isle = k
    .rough(
      k.pts('820,560 850,480 930,440 1040,452 1130,410 1260,390 1380,402 1480,372 1700,350 1700,600 820,590'),
      0.05,
      5,
      3,
    )
    .map(([x, y]): k.Pt => [x, Math.min(y, 566)]);
  c.add(k.cliffFace(c, isle, { depth: 0.4, seed: 8, stone: '#D9CBA8', cell: 44 }));
  for (const [x, y, w, h] of k.quads('920 440 220 46, 1130 412 300 56, 1360 398 340 56, 1560 362 320 60'))
    c.add(k.canopy(c, x, y, w, h, { depth: 0.4 }));
  c.add(k.surf(c, k.pts('800,570 1000,566 1250,570 1640,566'), 9, 0.8), k.hazeBand(c, 545, 50, 0.4));
  const far = k.jukung(c, 420, 610, 120, { depth: 0.3 });
  c.add(far);
  // Wake: two foam arms and a bright trough.
  c.add(
    k.path(
      k.smooth(k.pts('640,800 300,860 -60,900 -60,1060 260,960 680,880'), true, 0.7),
      '#BFEDE6',
      'opacity="0.5"',
    ),
  );
  const foam = (s: string, w: number, o: number): string =>
    k.path(
      k.taper(k.pts(s), (t) => w * (0.25 + t) * (0.7 + 0.3 * Math.sin(t * 40))),
      '#FFFFFF',
      `opacity="${o}"`,
    );
  c.add(
    foam('700,838 420,872 120,900 -60,914', 46, 0.85),
    foam('900,880 560,980 160,1080 -60,1130', 60, 0.9),
    foam('760,860 420,930 -60,1000', 26, 0.6),
  );
  const hull =
    'M560 842C560 800 566 776 580 760L1120 748C1250 742 1330 706 1392 660C1380 760 1300 842 1180 872C1000 900 760 896 620 884C580 878 560 866 560 842Z';
  const t = (l: string, v: number): string => k.tone(c.p, l, v);
  c.add(k.path(k.lens(960, 898, 900, 30), '#0C5A68', 'opacity="0.45"'));
  c.add(k.path(hull, c.down(660, 900, fade(t('#FFFDF6', 0.8), t('#FFFDF6', 0.2), t('#C9D6D2', -0.5)))));
  c.add(
    k.group(
      k.path(
        'M540 846C760 850 1060 850 1240 806C1320 780 1370 730 1400 670L1400 730C1360 820 1260 880 1100 900L540 910Z',
        t(k.core.lagoon, 0.2),
      ) +
        k.path(
          'M540 838C760 842 1060 842 1240 796C1310 774 1360 728 1396 664L1400 676C1362 744 1310 786 1240 808C1060 854 760 852 540 850Z',
          t(k.core.marigold, 0.4),
        ),
      c.clip(hull),
    ),
  );
  // Cabin with raked windscreen and long windows.
  c.add(
    k.path(
      'M590 764C592 680 604 640 640 628L980 618C1060 618 1120 690 1168 746L1120 750Z',
      c.down(618, 764, fade(t('#FFFDF6', 0.9), t('#EDE6D4', -0.1))),
    ),
  );
  c.add(
    k.path(
      'M996 640C1050 644 1096 700 1130 742L1010 746Z',
      c.linear(1000, 640, 1120, 746, fade(t('#0E3B43', 0.3), t('#5FB0B4', 0.4))),
    ),
  );
  for (let i = 0; i < 5; i++)
    c.add(
      k.path(`M${640 + i * 70} 660h56v74h-60z`, c.down(660, 734, fade(t('#0E3B43', 0.1), t('#5AA0A4', 0.3)))),
    );
  c.add(
    k.path('M600 632C640 604 960 596 1010 604L1022 620L610 640Z', t('#FFFDF6', 0.95)),
    k.path('M600 640L1022 620L1022 630L602 652Z', t(k.core.deepSea, -0.2), 'opacity="0.5"'),
  );
  for (const [x, f] of [
    [700, 1],
    [770, -1],
    [850, 1],
  ] as const)
    c.add(
      body(c, x, 610, 120, {
        pose: f > 0 ? 'stand' : 'cheer',
        woman: f < 0,
        top: f > 0 ? k.core.terracotta : '#FBF2E0',
        legs: '#17444E',
        dark: 0.1,
      }),
    );
  c.add(
    k.path(
      k.taper(k.pts('640,604 640,548 920,540 930,600'), () => 6),
      t('#A59B8D', 0.4),
    ),
    k.rect(610, 470, 4, 150, t('#A59B8D', 0)),
    k.path('M614 476L680 488L614 512Z', t(k.core.terracotta, 0.3)),
    k.rect(614, 494, 58, 9, '#FFFDF6', 'opacity="0.9"'),
  );
  for (const x of [548, 520])
    c.add(
      k.path(
        `M${x} 770h34l6 30v70h-44v-80z`,
        c.across(x, x + 40, fade(t('#46494A', -0.2), t('#8FA0A0', 0.6))),
      ),
    );
  let spray = '';
  for (let i = 0; i < 90; i++) {
    const a = c.r.range(-2.7, -0.5);
    const [x, y] = [c.r.range(980, 1260), 880 - c.r.range(0, 30)];
    const l = c.r.range(20, 130);
    spray += k.taper(
      [
        [x, y],
        [x + Math.cos(a) * l * 0.6, y + Math.sin(a) * l * 0.42],
        [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.36],
      ],
      (q) => 16 * (1 - q),
    );
  }
  c.add(k.path(spray + k.lens(1080, 884, 520, 22) + k.lens(760, 898, 560, 18), '#FFFFFF', 'opacity="0.88"'));
  c.add(
    k.breaker(c, 500, 1660, 1010, 20, 0.6),
    k.breaker(c, -60, 900, 1120, 24, 0.55),
    k.birds(c, 1330, 300, 6, 17, '#FFFDF6'),
    k.groundShade(c, 1000, 0.4),
    k.cornerFronds(c, -40, -70, 480, 20, 85, 4, 7),
  );
  return c.add(k.finish(c, { vignette: 0.32 })).svg();
}
