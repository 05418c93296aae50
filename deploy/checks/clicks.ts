import { check } from './check.ts';
import type { NginxUnderTest } from './configuration.ts';

/** More than the burst of /klik. */
const FLOOD = 300;

/** Checks that a click on an order link reaches the site, and neither a longer body, another path nor a flood does. */
export async function checkClicks({ url, passed }: NginxUnderTest) {
  const post = async (path: string, body: string) =>
    (await fetch(url + path, { method: 'POST', body, headers: { Origin: url } })).status;
  const click = 'jenis=tiket&halaman=detail';
  const before = passed();
  check('a click on an order link passes', (await post('/klik', click)) === 200 && passed() === before + 1);
  const refused = [
    await post('/klik', 'a'.repeat(101)),
    await post('/tiket', click),
    await post('/klik/', click),
    await post('/Klik', click),
  ];
  check('no other body and no other path does', refused.join() === '413,405,405,405', refused.join());
  const statuses = await Promise.all(Array.from({ length: FLOOD }, () => post('/klik', click)));
  check('a flood of clicks is limited by address', statuses.includes(429) && statuses.includes(200));
}
