import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type CollectionName, collections, readContent } from '../../sample-admin/content.ts';
import { toEditorHtml } from '../../sample-admin/editors.ts';
import { readHabit } from '../../sample-admin/habits.ts';
import { startSampleAdmin } from '../../sample-admin/server.ts';

type Columns = Record<string, unknown>;

const host = await startSampleAdmin({ habit: 'laravel', callsPerMinute: null });
const content = readContent();

beforeEach(() => host.restore());
afterAll(() => host.close());

const get = async (path: string, url = host.url) => {
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const recorded = (file: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/laravel/${file}.json`, import.meta.url), 'utf8'));

const forms: [string, RegExp][] = [
  ['moment', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000000Z$/],
  ['time of the database', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ['decimal', /^\d+\.\d+$/],
  ['JSON', /^\["/],
  ['HTML', /^<(?:p|h\d|div)\b/],
];

/** How a column is sent: a decimal with its number of decimals, JSON as text and so on. */
function formOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  const [name = 'text'] = forms.find(([, pattern]) => pattern.test(value)) ?? [];
  return name === 'decimal' ? `decimal ${value.split('.')[1]?.length}` : name;
}

const formsOf = (records: Columns[], name: string) => new Set(records.map((record) => formOf(record[name])));

/** Collections with the columns of an application that uses packages. */
const withObjects: CollectionName[] = ['events', 'transportasis', 'attractions'];

test.each(collections)('columns of %s have the forms of a recorded response', async (name) => {
  const variant = withObjects.includes(name) ? 'objects' : 'plain';
  const response = recorded(`${variant}/api/admin/${name}`);
  const model: Columns[] = response.data ?? response;
  const { body } = await get(`/api/admin/${name}`);
  const columns = Object.keys(model[0] ?? {}).filter((column) => body.data.some((one: Columns) => column in one));
  const foreign = columns.filter((column) => {
    const expected = formsOf(model, column);
    return !expected.has('null') && ![...formsOf(body.data, column)].some((form) => expected.has(form));
  });
  expect(foreign).toEqual([]);
  expect(Object.keys(body.data[0])).toEqual(expect.arrayContaining(['id', 'created_at', 'updated_at', 'deleted_at']));
});

test('a package has its relations, with keys and timestamps, in the detail response only', async () => {
  const model = recorded('plain/api/admin/pakets/pesona-bali-utara-3-hari-2-malam').data;
  const { data } = (await get('/api/admin/pakets/pesona-ubud')).body;
  const keys = (value: object) => Object.keys(value).sort();
  for (const relation of ['tempat', 'termasuk', 'tidaktermasuk', 'jadwal']) {
    expect(keys(data[relation][0])).toEqual(keys(model[relation][0]));
  }
  expect(keys(data.overview)).toEqual(keys(model.overview));
  expect(keys(data.jadwal[0].aktivitas[0])).toEqual(keys(model.jadwal[0].aktivitas[0]));
  const list = (await get('/api/admin/pakets')).body.data;
  expect(list[0]).not.toHaveProperty('jadwal');
});

test('lists are pages of 15 with the members of a paginator', async () => {
  const first = (await get('/api/admin/pakets')).body;
  const second = (await get('/api/admin/pakets?page=2')).body;
  const model = recorded('paged-inside/api/admin/pakets').data;
  expect(Object.keys(first)).toEqual(Object.keys(model));
  expect(first).toMatchObject({ current_page: 1, from: 1, to: 15, total: 18, last_page: 2, prev_page_url: null });
  expect(first.next_page_url).toBe(`${host.url}/api/admin/pakets?page=2`);
  expect(second).toMatchObject({ current_page: 2, from: 16, to: 18, next_page_url: null });
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(ids).toEqual(content.pakets.map(({ id }) => id));
});

test.each<[CollectionName, string]>([
  ['tickets', 'Ticket'],
  ['fasilitas', 'Fasilitas'],
  ['pakets', 'Paket'],
])('a detail of %s is found by slug, not by id', async (name, model) => {
  const [record] = content[name];
  expect((await get(`/api/admin/${name}/${record?.slug}`)).body.data.id).toBe(record?.id);
  const { status, body } = await get(`/api/admin/${name}/${record?.id}`);
  expect(status).toBe(404);
  expect(body).toEqual({ message: `No query results for model [App\\Models\\${model}] ${record?.id}` });
});

test('images are absolute URLs with another scheme than the host has', async () => {
  const storage = `${host.url.replace('http:', 'https:')}/storage`;
  const { data } = (await get('/api/admin/fasilitas')).body;
  expect(data[0].image).toBe(`${storage}/fasilitas/panggung-modular-8-x-6-meter.jpg`);
  const [dish] = (await get('/api/admin/makanans')).body.data;
  expect(dish.images).toBe(JSON.stringify([`${storage}/makanans/nasi-campur-bali.jpg`]).replaceAll('/', '\\/'));
});

test('dates are moments in UTC, days are midnight in UTC', async () => {
  const ticketOf = content.tickets.findIndex(({ event_date }) => event_date !== null);
  const { data } = (await get('/api/admin/tickets')).body;
  expect(data[ticketOf].event_date).toBe(`${content.tickets[ticketOf]?.event_date}T00:00:00.000000Z`);
});

test('events, vehicles and attractions have translations, relations, media and PHP’s dates', async () => {
  const [event] = (await get('/api/admin/events')).body.data;
  expect(event).toMatchObject({
    title: { id: 'Seminar Pariwisata Tanpa Sampah Sanur', en: 'In English' },
    category: { nama: 'Seminar' },
    event_date: { date: '2026-12-12 00:00:00.000000', timezone_type: 3, timezone: 'UTC' },
    image: { original_url: expect.stringMatching(/\/events\/seminar-pariwisata-tanpa-sampah-sanur\.jpg$/) },
  });
  const [car] = (await get('/api/admin/transportasis')).body.data;
  expect(car).toMatchObject({
    judul: '{"id":"Toyota Avanza","en":"In English"}',
    harga: { amount: '500000.00' },
    images: expect.arrayContaining([{ path: expect.stringContaining('toyota-avanza.jpg'), alt: 'Foto' }]),
  });
  const { data } = (await get('/api/admin/attractions')).body;
  expect(data.map(({ status }: Columns) => status)).toContainEqual({ value: 'published', label: 'Terbit' });
});

test('60 calls a minute are allowed, pictures do not count', async () => {
  const limited = await startSampleAdmin({ habit: 'laravel' });
  const { headers } = await get('/api/admin/kuliners', limited.url);
  expect(headers.get('x-ratelimit-limit')).toBe('60');
  expect(headers.get('x-ratelimit-remaining')).toBe('59');
  expect((await fetch(`${limited.url}/storage/suasana/gunung-agung-fajar.jpg`)).headers.has('x-ratelimit-limit')).toBe(
    false,
  );
  await limited.close();
});

test.each([
  ['CKEditor 4', 0, '<h2>Satu</h2>\r\n\r\n<p>Dua <em>tiga</em></p>\r\n\r\n<ul>\r\n\t<li>a &amp; b</li>\n</ul>\r\n'],
  ['Trix', 1, '<h1>Satu</h1><div>Dua <em>tiga</em></div><ul><li>a &amp; b</li></ul>'],
  ['CKEditor 5', 2, '<h2>Satu</h2><p>Dua <i>tiga</i></p><ul><li>a &amp; b</li></ul><p>&nbsp;</p>'],
])('a text as %s saves it', (_, turn, html) => {
  expect(toEditorHtml('## Satu\n\nDua *tiga*\n\n- a & b', turn)).toBe(html);
});

test('a habit that does not exist is refused by name', () => {
  expect(readHabit(undefined)).toBe('plain');
  expect(() => readHabit('Laravel')).toThrow('SAMPLE_HABIT must be plain or laravel, not "Laravel"');
});
