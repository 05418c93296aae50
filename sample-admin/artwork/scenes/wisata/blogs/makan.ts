/** Night market. */
import * as k from '../../../kit.js';
import { bulbs } from '../parts/camp.js';
import { hue, poly, rod, shade } from '../parts/marks.js';
import { person } from '../parts/person.js';
import { backdrop, floor } from '../parts/setting.js';

/** A leaf parcel of rice tied with a strip of bamboo. */
function parcel(c: k.Canvas, x: number, y: number): string {
  return k.at(
    x,
    y,
    0.8,
    k.path(
      'M-44 0C-48 -16 -36 -22 -20 -24L0 -62L20 -24C36 -22 48 -16 44 0Z',
      c.turn(-44, 44, -1, '#8FB45C', '#4E7F3A', '#214A30'),
    ) +
      k.path('M0 -62L-6 -22L6 -22Z', '#C9DB8A', 'opacity="0.8"') +
      rod([-10, -40], [10, -36], 3, '#E9D6A8'),
  );
}

/** A customer from behind on a stool at the counter. */
function sit(c: k.Canvas, x: number, y: number, top: string, sarong: boolean): string {
  const back = person(c, x, y + 96, 400, 'stand', {
    top,
    dark: 0.5,
    ...(sarong ? { hat: 'bun' as const } : {}),
  });
  return (
    shade(c, x, y + 84, 150, 9, 0.5) +
    poly(
      `${x - 34},${y - 90} ${x + 34},${y - 90} ${x + 44},${y + 84} ${x + 30},${y + 84} ${x + 20},${y - 60} ${x - 20},${y - 60} ${x - 30},${y + 84} ${x - 44},${y + 84}`,
      '#0A1E26',
    ) +
    k.group(back, c.clip(`M0 0H1600V${y - 84}H0Z`)) +
    k.path(k.lens(x, y - 84, 104, 13), '#0E2630')
  );
}

/** Dark houses across the street, a lit window here and there. */
function houses(c: k.Canvas): void {
  for (const [x, y, w, h] of k.quads('60 700 260 330, 300 700 200 250, 1240 700 240 280, 1480 700 280 360')) {
    c.add(`<rect x="${x - w / 2}" y="${y - h}" width="${w}" height="${h + 140}" fill="#0C2A34"/>`);
    for (let i = 0; i < 3; i++)
      c.add(
        `<rect x="${x - w * 0.34 + i * w * 0.26}" y="${y - h * 0.7}" width="${w * 0.14}" height="${h * 0.2}" fill="#F2B45C" opacity="${i === 1 ? 0.7 : 0.25}"/>`,
      );
  }
}

/** Two more stalls further down the market. */
function stallsBehind(c: k.Canvas): void {
  for (const [x, y, s] of k.triples('240 800 0.5, 1390 810 0.55'))
    c.add(
      k.at(
        x,
        y,
        s,
        k.airGlow(c, 0, -160, 260, 200, '#FFC25E', 0.5) +
          poly('-200,-210 200,-210 240,-150 -240,-150', hue(c, '#2B6E78', 0.2)) +
          poly('-190,-80 190,-80 190,0 -190,0', hue(c, '#7A4A30', -0.1)) +
          poly('-190,-150 190,-150 190,-80 -190,-80', '#F2B45C', 'opacity="0.6"'),
      ),
    );
}

/** The glowing back of the stall with its shelves of jars. */
function shelves(c: k.Canvas): void {
  c.add(
    k.airGlow(c, 800, 600, 620, 380, '#FFC866', 0.75),
    poly('440,480 1160,480 1160,880 440,880', c.down(480, 880, k.fade('#F6C56E', '#D98F46', '#7A4A2E'))),
  );
  for (const y of [560, 640]) c.add(`<rect x="460" y="${y}" width="680" height="10" fill="#6B4026"/>`);
  let jars = '';
  for (let i = 0; i < 15; i++) {
    const x = 480 + i * 45;
    jars += `<rect x="${x}" y="${590 - (i % 3) * 6}" width="26" height="${50 + (i % 3) * 6}" rx="5" fill="${['#B8452E', '#F2E2B8', '#6E8F3A', '#E9A23B'][i % 4]}"/>`;
    if (i % 2)
      jars += `<rect x="${x}" y="512" width="30" height="48" rx="5" fill="${['#E9D6A8', '#8E3F2E', '#C98A2E'][i % 3]}"/>`;
  }

  c.add(jars);
}

/** The striped awning on its poles. */
function awning(c: k.Canvas): void {
  for (let i = 0; i < 12; i++)
    c.add(
      poly(
        `${400 + i * 67},410 ${467 + i * 67},410 ${474 + i * 67 + (i - 6) * 5},500 ${398 + i * 67 + (i - 6) * 5},500`,
        hue(c, i % 2 ? '#F3E6C8' : k.core.terracotta, 0.25),
      ),
      k.path(
        `M${398 + i * 67 + (i - 6) * 5} 498q38 34 76 2z`,
        hue(c, i % 2 ? '#F3E6C8' : k.core.terracotta, 0),
      ),
    );
  c.add(
    `<rect x="406" y="400" width="790" height="14" fill="#6B4026"/>`,
    `<rect x="424" y="480" width="12" height="420" fill="#4A2E20"/>`,
    `<rect x="1164" y="480" width="12" height="420" fill="#4A2E20"/>`,
  );
}

/** Three bare bulbs under the awning. */
function lamps(c: k.Canvas): void {
  for (const x of [600, 800, 1000])
    c.add(
      rod([x, 414], [x, 520], 3, '#2A1A14'),
      k.airGlow(c, x, 540, 130, 110, '#FFE9A8', 0.9),
      `<circle cx="${x}" cy="536" r="15" fill="#FFF8DC"/>`,
    );
}

/** The counter with a heap of leaf parcels. */
function counter(c: k.Canvas): void {
  c.add(
    poly('400,780 1200,780 1230,830 370,830', c.across(370, 1230, k.fade('#8A5A34', '#D9A05E', '#8A5A34'))),
    poly('376,830 1224,830 1214,960 386,960', c.down(830, 960, k.fade('#7A4A2E', '#3A2218'))),
  );
  for (let i = 0; i < 7; i++) c.add(parcel(c, 470 + i * 62 + (i % 2) * 6, 812));

  c.add(parcel(c, 500, 786), parcel(c, 580, 786), parcel(c, 660, 786));
}

/** A pot of soup at the counter's end, steaming. */
function pot(c: k.Canvas): void {
  c.add(
    k.path('M960 808C960 770 1130 770 1130 808L1112 828L978 828Z', '#4E5656'),
    k.path(k.lens(1045, 786, 160, 12), '#B8622E'),
  );
  for (const [x, w] of k.pts('1010,26 1060,34 1090,22'))
    c.add(
      k.path(
        k.taper(k.curve([x, 776], [x - 40, 690], [x + 30, 590], 12), (t) => 8 + w * t),
        '#FFF3DC',
        `opacity="0.3" ${c.blur(6)}`,
      ),
    );
}

/** A night market stall in Denpasar: lamp, steam, leaf parcels, customers. */
function makanMalam(seed: number): string {
  const c = new k.Canvas({ time: 'malam', seed, light: { x: 800, y: 560 } });
  c.add(
    backdrop(
      c.radial(800, 560, 1100, [
        [0, '#8A5A38'],
        [0.35, '#3E4644'],
        [0.7, '#0E3340'],
        [1, '#051D28'],
      ]),
    ),
    k.stars(c, 260, 50),
  );
  houses(c);
  c.add(
    floor(
      830,
      c.radial(800, 860, 850, [
        [0, '#C98A50'],
        [0.4, '#6E4A36'],
        [0.8, '#1C2E34'],
        [1, '#08222B'],
      ]),
    ),
    bulbs(c, [-20, 330], [560, 400], 60, 12),
    bulbs(c, [1040, 400], [1620, 320], 60, 12),
  );
  stallsBehind(c);
  shelves(c);
  c.add(
    person(c, 700, 900, 330, 'stand', { top: k.core.terracotta, dark: 0.1 }),
    person(c, 930, 900, 310, 'stand', { top: '#2B6E78', hat: 'bun', dark: 0.1 }),
  );
  awning(c);
  lamps(c);
  counter(c);
  pot(c);
  c.add(
    sit(c, 500, 1060, '#B8452E', false),
    sit(c, 640, 1066, '#D9C49A', true),
    sit(c, 960, 1066, '#2B6E78', false),
    sit(c, 1106, 1060, '#E9A23B', true),
    k.groundShade(c, 1020, 0.5),
  );
  return c.add(k.finish(c, { vignette: 0.5, wash: 0.14 })).svg();
}

/** The pictures of this file. */
export const blogsMakan = {
  'blogs/makan-malam-di-denpasar': makanMalam,
};
