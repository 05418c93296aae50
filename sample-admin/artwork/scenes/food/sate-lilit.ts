/** Dishes: sate lilit. */
import { oval } from '../../kit/food.js';
import { steam } from '../../kit/heap.js';
import { skewer } from '../../kit/morsel.js';
import { embers } from '../../kit/stall.js';
import * as k from '../../kit.js';

/** Rows of sate lilit over glowing coconut husk. */
export function sateLilit(seed: number): string {
  const c = new k.Canvas({ time: 'senja', seed, light: { x: 1280, y: 60 } });
  c.add(
    `<rect width="1600" height="1200" fill="${c.linear(0, 0, 500, 1200, [
      [0, k.mix(c.p.ink, c.p.sky[1], 0.5)],
      [0.5, k.mix(c.p.ink, '#5A2A14', 0.6)],
      [1, c.p.ink],
    ])}"/>`,
  );
  c.add(k.airGlow(c, 1380, 60, 900, 420, c.p.glow, 0.7));
  c.add(`<g transform="rotate(-11 800 640)">${embers(c, -160, 1760, 470, 860, 130)}`);
  const iron = (y: number): string =>
    k.rect(
      -160,
      y,
      1920,
      26,
      c.down(y, y + 26, [
        [0, '#8C8A86'],
        [0.4, '#4A4A4A'],
        [1, '#171C1E'],
      ]),
    );
  c.add(
    k.rect(-160, 400, 1920, 70, '#20201F'),
    iron(440),
    iron(862),
    k.rect(-160, 886, 1920, 120, '#1A1C1D'),
  );
  for (let i = 0; i < 11; i++) {
    const x = 30 + i * 158;
    c.add(
      skewer(c, x + (i % 3) * 8, 452 + (i % 2) * 14, 620, 84 + (i % 4) * 2, {
        minced: true,
        thick: 104,
        seed: i + 2,
        local: i % 3 ? '#C98838' : '#B5702C',
      }),
    );
  }
  c.add(
    '</g>',
    k.airGlow(c, 760, 690, 900, 210, '#FF9A3A', 0.28),
    steam(c, 620, 520, 620, { opacity: 0.32, wisps: 5 }),
    steam(c, 1150, 420, 460, { opacity: 0.24 }),
  );
  for (let i = 0; i < 34; i++)
    c.add(
      oval(
        c.r.range(80, 1540),
        c.r.range(40, 620),
        c.r.range(1.5, 4),
        c.r.range(1.5, 4),
        '#FFC66A',
        `opacity="${k.n(c.r.range(0.3, 0.9))}"`,
      ),
    );
  c.add(k.bananaLeaf(c, 1660, 1090, 620, -164, { seed: 4, shade: 0.7 }));
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.3 })).svg();
}
