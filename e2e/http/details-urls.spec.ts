import { get } from '../../tests/support/isolated-site';
import { textOf } from '../../tests/support/text-of';
import { type Detail, detailOf, details } from '../fixtures/details';
import { readUntil } from '../fixtures/documents';
import { expect, test } from '../fixtures/test';
import { headOf } from '../support/html';

test('every identifier of a record opens it with the same canonical URL', async ({ site, request }) => {
  const { full, sparse } = detailOf('/transportasi');
  site.admin.replace('transportasis', [sparse.record, full.record]);
  for (const param of ['toyota-fortuner-2026?tab=entah&utm_source=wa', '621', 'fortuner', 'Toyota%20Fortuner%202026']) {
    const response = await request.get(`/transportasi/${param}`);
    const html = await response.text();
    expect.soft(response.status(), param).toBe(200);
    expect.soft(textOf(html), param).toContain(full.title);
    expect.soft(headOf(html).canonical, param).toBe(site.url + full.href);
  }
  const { status, headers } = await get(`${site.url}/Transportasi/toyota-fortuner-2026?tab=x`);
  expect([status, headers.get('Location')]).toEqual([301, '/transportasi/toyota-fortuner-2026?tab=x']);
});

test('an invalid identifier returns 404', async ({ site, request }) => {
  for (const segment of ['%00', '%E0%A4%A', 'x'.repeat(400), '%2Fapi', '"><script>']) {
    const response = await request.get(`${site.url}/tiket/${segment}`);
    expect.soft([400, 404], segment).toContain(response.status());
    expect.soft(await response.text(), segment).not.toContain('"><script>');
  }
});

test.describe('while the admin host is slow', () => {
  test.use({ siteKind: 'streaming' });

  test('every content type shows a loading text, and the record follows in the same response', async ({ site }) => {
    const begin = async ({ collection, full, loading }: Detail) => {
      site.admin.replace(collection, [full.record]);
      site.admin.setFault(`/api/admin/${collection}/`, { kind: 'hold' });
      const byId = full.href.replace(/[^/]+$/, `${full.record.id}`);
      const { response, rest } = await readUntil(site.url + byId, loading);
      expect.soft(response.status, byId).toBe(200);
      expect.soft(response.headers.get('Cache-Control'), byId).toBe('no-store');
      return { title: full.title, rest };
    };
    const streams = await Promise.all(details.map(begin));
    site.admin.release();
    for (const { title, rest } of streams) expect.soft(textOf(await rest())).toContain(title);
  });
});

test('a comparison’s canonical URL is spelled like its links', async ({ site, request }) => {
  const path = '/bandingkan?isi=transportasi-1,transportasi-5';
  const html = await (await request.get(`${path}&fbclid=x`)).text();
  expect(headOf(html).canonical).toBe(site.url + path);
});
