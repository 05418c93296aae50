import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get, withIsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';

const title = 'Shuttle Bandara, Sanur, dan Ubud';

test('after a restart with the admin host stopped, records seen before are shown under every identifier', async () => {
  await withIsolatedSite(async (site) => {
    const paths = ['/tiket', '/tiket/13', '/tiket/shuttle-bandara,-sanur,-dan-ubud'];
    for (const path of paths) expect((await get(site.url + path)).status).toBe(200);
    // The list, which knows the record by each identifier, and the record.
    await expect.poll(() => site.responsesOnDisk()).toBe(2);
    await site.admin.stop();
    await site.restart();

    const responses = await Promise.all(paths.map((path) => get(site.url + path)));
    for (const { status, text } of responses) {
      expect.soft(status).toBe(200);
      expect.soft(text.includes(title)).toBe(true);
    }
    expect((await get(`${site.url}/event`)).status, 'never seen before').toBe(502);
    expect((await get(`${site.url}/sitemap.xml`)).text).toContain('/tiket/13<');
  });
});

test('entries of another admin host are not shown', async () => {
  await withIsolatedSite(async (site) => {
    const status = async () => (await get(`${site.url}/tiket`)).status;
    expect(await status()).toBe(200);
    await expect.poll(() => site.responsesOnDisk()).toBe(1);
    await site.restart({ ADMIN_HOST: 'http://127.0.0.1:9' });
    expect(await status()).toBe(502);
    await site.admin.stop();
    await site.restart();
    expect(await status()).toBe(200);
  });
});

test('an entry that has expired or no longer matches the schema is not shown', async () => {
  await withIsolatedSite(async (site) => {
    const folder = join(site.cacheDir, 'responses');
    mkdirSync(folder, { recursive: true });
    const put = (path: string, body: string, asOf: number) => {
      const name = createHash('sha256')
        .update(site.admin.url + path)
        .digest('hex');
      writeFileSync(join(folder, name), `${asOf} ${body.length}\n${body}`);
    };
    put('/api/admin/tickets', '[{"id":1,"name":"Lama sekali"}]', Date.now() - 2 * 3600 * 1000);
    put('/api/admin/events', '{"id":1}', Date.now());
    put('/api/admin/fasilitas', '[{"id":', Date.now());
    put('/api/admin/blogs', '[{"id":1,"judul":"Cerita dari Sidemen"}]', Date.now());
    await site.admin.stop();
    expect((await get(`${site.url}/blog`)).text, 'one that fits').toContain('Cerita dari Sidemen');
    for (const path of ['/tiket', '/event', '/fasilitas']) expect((await get(site.url + path)).status, path).toBe(502);
  });
});

test('a corrupt cache folder is logged once and rewritten', async () => {
  await withIsolatedSite(async (site) => {
    for (const path of ['/tiket', '/event']) await get(site.url + path);
    await expect.poll(() => site.responsesOnDisk()).toBe(2);
    for (const file of filesBelow(join(site.cacheDir, 'responses'))) writeFileSync(file, 'rusak');
    await site.admin.stop();
    await site.restart();
    for (const path of ['/tiket', '/event', '/tiket']) expect((await get(site.url + path)).status, path).toBe(502);
    expect(site.running.output().match(/disk-cache-responses-failed/g)).toHaveLength(1);

    await site.admin.start();
    for (const path of ['/tiket', '/event']) expect((await get(site.url + path)).status, path).toBe(200);
  });
});

test('a read-only cache folder is logged once, and pages and images are served nevertheless', async () => {
  await withIsolatedSite(async (site) => {
    const file = join(site.cacheDir, 'a-file');
    writeFileSync(file, '');
    await site.restart({ CACHE_DIR: join(file, 'below') });
    for (const path of ['/tiket', '/event', '/', '/storage/hero.jpg?w=160', '/storage/hero.jpg?w=320'])
      expect((await get(site.url + path)).status, path).toBe(200);
    await expect.poll(() => site.running.output()).toContain('disk-cache-images-failed');
    for (const name of ['responses', 'images'])
      expect(site.running.output().match(new RegExp(`disk-cache-${name}-failed`, 'g')), name).toHaveLength(1);
  });
});

test('an unreachable Redis is logged, and the site works without it', async () => {
  await withIsolatedSite(async (site) => {
    await site.restart({ REDIS_URL: 'redis://127.0.0.1:1' });
    for (const path of ['/tiket', '/event', '/tiket']) expect((await get(site.url + path)).status, path).toBe(200);
    expect(site.running.output().match(/redis-failed/g)).toHaveLength(1);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
