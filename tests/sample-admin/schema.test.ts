import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contentFolder, readContent, watchContent } from '../../sample-admin/content.ts';
import { fileSchema, recordSchemas } from '../../sample-admin/schema.ts';
import { specifiedCategories } from '../support/specified-categories';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function edit(name: string, from: string, to: string) {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const names = Object.keys(recordSchemas) as (keyof typeof recordSchemas)[];

// `npx vitest run tests/sample-admin/schema.test.ts --update` writes the files.
test.each(names)('the JSON schema of %s, which editors use for completion, is current', async (name) => {
  const schema = `${JSON.stringify(z.toJSONSchema(fileSchema(name)), null, 2)}\n`;
  await expect(schema).toMatchFileSnapshot(join(contentFolder, `schema/${name}.json`));
  expect(JSON.parse(readFileSync(join(contentFolder, `${name}.json`), 'utf8')).$schema).toBe(`schema/${name}.json`);
});

test.each([
  ['a misspelled field', 'tickets.json', '"category"', '"categroy"', /tickets\.json:9: records\.0\.categroy/],
  [
    'a category that does not exist',
    'pakets.json',
    '"Cultural"',
    '"Budaya"',
    /pakets\.json:15: records\.0\.kategori_paket/,
  ],
  ['a text in place of a number', 'pakets.json', '"hari": 3', '"hari": "3"', /pakets\.json:8: records\.0\.hari/],
  ['a comma too many', 'events.json', '"records": [', '"records": [,', /events\.json:3: Unexpected/],
])('%s is named with file and line', (_, file, from, to, message) => {
  edit(file, from, to);
  expect(() => readContent(folder)).toThrow(message);
});

test('a wrong field of an article is named with file and line', () => {
  const [file = ''] = ['blogs/x.md'];
  writeFileSync(join(folder, file), '---\nid: 99\njudul: Judul\nslug: Ada Spasi\nkategori: Edukasi\n---\n\nIsi\n');
  expect(() => readContent(folder)).toThrow(/blogs\/x\.md:4: slug/);
});

test('a changed file is read again; a wrong one is named, and what was read before stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let title: unknown;
  const watcher = watchContent(({ pakets }) => {
    title = pakets[0]?.judul;
  }, folder);
  edit('pakets.json', '"judul": "Pesona Ubud"', '"judul": "Pesona Baru"');
  await expect.poll(() => title).toBe('Pesona Baru');
  edit('pakets.json', '"judul": "Pesona Baru"', '"judul": 1');
  await expect.poll(() => log.mock.calls.flat().join()).toMatch(/pakets\.json:\d+: records\.0\.judul/);
  expect(title).toBe('Pesona Baru');
  watcher.close();
  log.mockClear();
});

test('the categories are those of the specification, or a part of one', () => {
  for (const [name, categories] of Object.entries(specifiedCategories)) {
    if (!(name in recordSchemas)) continue;
    const schema = JSON.stringify(z.toJSONSchema(fileSchema(name as keyof typeof recordSchemas)));
    for (const category of categories) expect(schema, name).toContain(JSON.stringify(category));
  }
});
