/** The airport shuttle. */
import * as fleet from '../../../kit/fleet.js';
import { road } from '../../../kit/road.js';
import { Space } from '../../../kit/space.js';
import { vehicle } from '../../../kit/vehicle.js';
import * as k from '../../../kit.js';
import { cord, ground, hue, shade } from '../parts/marks.js';
import { agung, open, palmsOn } from '../parts/setting.js';

/** The bus stop: a post and a sign with a clock. */
function busStop(c: k.Canvas): string {
  return (
    shade(c, 222, 1112, 150, 10, 0.3) +
    cord('220,1110 220,720', 11, hue(c, '#3E4A4C', 0)) +
    `<rect x="142" y="640" width="156" height="156" rx="22" fill="${hue(c, k.core.deepSea, 0.1)}"/><circle cx="220" cy="718" r="54" fill="${hue(c, '#FBF2E0', 0.5)}"/><path d="M220 680v38l28 18" stroke="${k.core.deepSea}" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="220" cy="718" r="7" fill="${k.core.terracotta}"/>`
  );
}

/** Her yellow suitcase. */
function suitcase(c: k.Canvas): void {
  c.add(
    shade(c, 420, 1112, 130, 9, 0.3),
    k.path('M392 1108v-92q0 -10 10 -10h56q10 0 10 10v92z', hue(c, k.core.marigold, 0.1)),
    k.path('M430 1006h28q10 0 10 10v92h-38z', hue(c, k.core.marigold, -0.4)),
    k.path('M414 1006v-40h32v40', 'none', `stroke="${c.p.ink}" stroke-width="6"`),
  );
}

/** The shuttle keeps its timetable: the bus waits at the stop on time, rice and the volcano behind. */
function shuttle(seed: number): string {
  const c = open('pagi', seed, [420, 250], 560, { sun: 58, streaks: 5 });
  const s = new Space(c, { x: 840, horizon: 600, eye: 1.9, dist: 12.5, scale: 116, back: 0.1 });
  c.add(
    agung(c, { x: 1180, base: 680, height: 400, width: 1500, depth: 0.68 }),
    k.cumulus(c, 1330, 520, 460, 70, 0.55),
    k.hazeBand(c, 610, 90, 0.75),
  );
  const back = { y: 690, amp: 26, depth: 0.42, seed: 6, span: 320, trees: 16 };
  c.add(...palmsOn(c, back, '120 230 22, 210 170 -16, 1410 230 -26, 1500 180 18', 0.42));
  c.add(
    k.ridge(c, back),
    k.terraces(c, { y0: 706, y1: 960, count: 8, seed: 9, swell: 16, water: 0.45, depth: [0.36, 0.12] }),
    k.hazeBand(c, 740, 60, 0.4),
    ground(
      '-60,880 400,872 900,866 1660,856 1660,1300 -60,1300',
      c.down(860, 1150, k.fade(k.tone(c.p, '#9BA565', 0.3), k.tone(c.p, '#5E7A45', -0.5))),
      0.5,
    ),
    road(s, { heading: 4, z: -0.2 }),
  );
  c.add(vehicle(s, fleet.mediumBus, { color: k.core.lagoon, heading: 28, on: true, x: 0.4, z: 0.4 }));
  c.add(
    busStop(c),
    k.figure(c, 340, 1110, 262, { woman: true, top: '#FBF2E0', sarong: k.core.terracotta, dark: 0.2 }),
  );
  suitcase(c);
  return c
    .add(
      k.groundShade(c, 1040, 0.45),
      k.palm(c, 1570, 1270, 820, { lean: -70, depth: 0, seed: 6 }),
      k.fern(c, 60, 1260, 320, -70, { seed: 4 }),
      k.finish(c),
    )
    .svg();
}

/** The pictures of this file. */
export const blogsShuttle = {
  'blogs/jadwal-baru-shuttle-bandara-sanur-ubud': shuttle,
};
