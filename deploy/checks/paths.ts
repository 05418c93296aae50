import { rawRequest } from '../../tests/support/raw-request.ts';
import { check } from './check.ts';
import type { NginxUnderTest } from './configuration.ts';

const refused = [
  String.raw`/x\..\readyz`,
  String.raw`/x\y`,
  '/./readyz',
  '/x/..',
  '/x/../akomodasi?q=ubud',
  '/x/%2e%2e/readyz',
  '/x/.%2E',
  '/x%2f..%2freadyz',
  '/x%5C..%5creadyz',
  '/akomodasi#q',
  '/tiket?tampil=12#q',
];
const passed = [
  '/',
  '/.well-known/x',
  '/event/a..b.ics',
  '/blog/...',
  '/cari?q=../x',
  String.raw`/cari?q=\ `.trim(),
  '/a%2fb',
];

/** Checks that nginx refuses exactly the paths that it and the site could read differently. */
export async function checkPaths({ url }: NginxUnderTest) {
  const statusOf = async (path: string) =>
    (await rawRequest(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).status;
  const wrong: string[] = [];
  for (const path of refused) if ((await statusOf(path)) !== 400) wrong.push(path);
  for (const path of passed) if ((await statusOf(path)) !== 200) wrong.push(path);
  check('paths with a backslash, a fragment or a dot segment are refused', wrong.length === 0, wrong.join(' '));
}
