import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { getRequest, send } from '../tests/support/fuzz/client.ts';
import type { IsolatedSite } from '../tests/support/isolated-site.ts';
import { openEach, openSocket, outcomeOf, type Scenario, type Scenarios, times, visitAll } from './fuzz-scenario.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const jpeg = readFileSync('sample-admin/storage/hero.jpg');
const FORMATS = ['image/avif', 'image/webp', 'image/jpeg'];

/** Returns a white PNG with one bit per pixel; compressed, its pixels take a thousandth. */
function png(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(size / 8) + 1) * size));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns an animated GIF with frames of one pixel each. */
function gif(size: number, frames: number): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  header.writeUInt16LE(size, 6);
  header.writeUInt16LE(size, 8);
  const frame = Buffer.from('\x21\xf9\x04\0\x01\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  return Buffer.concat([header, ...Array(frames).fill(frame), Buffer.from(';')]);
}

/** Images in small files, each with the acceptable statuses. */
const bombs: Record<string, { file: () => Buffer; expected: number[] }> = {
  'PNG of 30,000 × 30,000': { file: () => png(30_000), expected: [404] },
  'PNG of 7000 × 7000': { file: () => png(7000), expected: [200] },
  'GIF of 30,000 × 30,000': { file: () => gif(30_000, 10), expected: [404] },
  'GIF animation of 800,000 frames': { file: () => gif(64, 800_000), expected: [200] },
  'GIF animation of 7000 × 7000': { file: () => gif(7000, 500), expected: [200] },
};

/** The first requests of a process compile its code. */
const warmUp = (site: IsolatedSite) => visitAll(site, ['/storage/hero.jpg'], 50, 200);

const bomb = ({ file, expected }: (typeof bombs)[string]): Scenario => ({
  run: async (site) => {
    await warmUp(site);
    site.admin.setFault('/storage/', { kind: 'body', body: file(), contentType: 'image/png' });
    const requests = times(20, (number) => [
      getRequest(`/storage/${number}.png`),
      ...FORMATS.map((format) => getRequest(`/storage/${number}.png?w=1080`, `Accept: ${format}\r\n`)),
    ]);
    return outcomeOf(await send(site.url, requests.flat()), expected);
  },
});

export const imageScenarios: Scenarios = {
  ...Object.fromEntries(Object.entries(bombs).map(([name, one]) => [name, bomb(one)])),
  '60 slow readers of originals': {
    run: async (site) => {
      await warmUp(site);
      const body = Buffer.concat([jpeg, Buffer.alloc(MAX_BYTES - jpeg.length)]);
      site.admin.setFault('/storage/', { kind: 'body', body, contentType: 'image/jpeg' });
      const statuses: Record<string, number> = {};
      const numbers = times(60, (number) => number);
      const readers = await openEach(numbers, async (number) => {
        const socket = await openSocket(site.url, getRequest(`/storage/${number}.jpg`));
        return socket.once('data', (chunk) => {
          const status = chunk.toString('latin1', 9, 12);
          statuses[status] = (statuses[status] ?? 0) + 1;
          socket.pause();
        });
      });
      await delay(8000);
      for (const socket of readers) socket.destroy();
      return outcomeOf({ statuses, violations: [] }, [200, 503, 504]);
    },
  },
  '10,000 storage paths': {
    run: async (site) => {
      const small = Buffer.from(await (await fetch(`${site.url}/storage/hero.jpg?w=320`)).arrayBuffer());
      site.admin.setFault('/storage/', { kind: 'body', body: small, contentType: 'image/jpeg' });
      site.admin.setFault('/storage/none', { kind: 'status', status: 404 });
      const paths = times(5000, (number) => [`/storage/${number}.jpg?w=320`, `/storage/none/${number}.jpg?w=320`]);
      return visitAll(site, paths.flat(), 1, 200, 404, 503);
    },
  },
};
