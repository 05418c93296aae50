import { describe, expect, test } from 'vitest';
import { readJson } from '~/admin-api/json.server';
import { LIST, RECORD, RESPONSE } from '~/server/limits.server';

const read = (text: string) => readJson(Buffer.from(text));

describe('the data of a response', () => {
  test.each<[string, unknown]>([
    ['{"success":true,"data":[1,{"a":"}"}],"message":"x"}', [1, { a: '}' }]],
    ['{\n  "data": "\\"]"\n}', '"]'],
    ['\ufeff{"data":{"id":"é"}}', { id: 'é' }],
    ['{"other":{"data":1}}', undefined],
    ['{"message":"\\"data\\":2"}', undefined],
    ['{"data":null}', null],
    ['{"data":1,"data":2}', 2],
    [' [{"data":1}]', [{ data: 1 }]],
    ['{"data":{"current_page":1,"data":[{"id":1}],"total":1}}', [{ id: 1 }]],
    ['{"data":{"id":1,"data":[2]}}', { id: 1, data: [2] }],
    ['{"data":{}}', {}],
    ['{"id":1,"judul":"Avanza"}', { id: 1, judul: 'Avanza' }],
    ['{"slug":"avanza","data":null}', null],
    ['{"0":{"id":1},"2":{"id":3}}', [{ id: 1 }, { id: 3 }]],
    ['{"data":{"0":{"id":1},"2":{"data":3}}}', [{ id: 1 }, { data: 3 }]],
    ['{"data":{"data":{"4":{"id":5}},"last_page":1}}', [{ id: 5 }]],
  ])('of %s is %j', (text, data) => {
    expect(read(text)).toMatchObject({ data, cut: 0 });
  });

  test.each([
    ['{"data":[],"last_page":3}', 3, true],
    ['{"data":{"data":[],"last_page":"3"}}', 3, true],
    ['{"data":[],"meta":{"last_page":2},"links":{"next":"https://x/?page=2"}}', 2, true],
    ['{"data":[],"meta":{"last_page":1}}', 1, false],
    ['{"data":[],"next_page_url":"https://x/?page=2"}', null, true],
    ['{"data":[],"links":{"next":"https://x/?page=2"}}', null, true],
    ['{"data":[],"links":{"next":null},"last_page":-1}', null, false],
    ['{"data":[],"links":[{"url":null}]}', null, false],
    ['{"data":{"data":[]},"meta":{"last_page":2}}', 2, true],
    ['[]', null, false],
  ])('the pages of %s', (text, last, hasNext) => {
    expect(read(text).page).toEqual({ last, hasNext });
  });

  test.each([
    '',
    '{"data":[1',
    '{"data":1} x',
    '{x,"data":1}',
    '{"data":1,}',
    '<!doctype html>',
    '7',
    '"teks"',
    'null',
  ])('of %j, which is not an envelope, is an error', (text) => {
    expect(() => read(text)).toThrow();
  });

  test.each(['{"0":1,"x":2}', '{"data":{"0":1,"x":2}}'])('of %s is neither a list nor a record', (text) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ error: { code: 'invalid_response', reason: 'no_list' } }),
    );
  });
});

test('an item with too many values is null in a list, and is rejected alone', () => {
  const long = `{"a":[${Array(RECORD.maxValues + 1).fill('1')}]}`;
  expect(read(`{"data":[1,${long},{"b":2}]}`).data).toEqual([1, null, { b: 2 }]);
  expect(() => read(`{"data":${long}}`)).toThrow(
    expect.objectContaining({ error: { code: 'invalid_response', reason: 'too_large' } }),
  );
});

test('a list with too many objects and lists to parse in time is rejected, wherever they are', () => {
  const tooLarge = expect.objectContaining({ error: { code: 'invalid_response', reason: 'too_large' } });
  const some = Array(RESPONSE.maxParts / 4)
    .fill('{"a":[]}')
    .join(',');
  expect(read(`{"data":[${some}]}`).cut).toBeGreaterThan(0);
  expect(() => read(`{"data":[${some},${some},${some}]}`)).toThrow(tooLarge);
  expect(() => read(`{"data":[[${Array(RESPONSE.maxParts).fill('{}').join(',')}]]}`)).toThrow(tooLarge);
});

test('a long list is cut', () => {
  const { data, cut } = read(`{"data":[${Array(LIST.maxRecords + 2).fill('{}')}]}`);
  expect([(data as unknown[]).length, cut]).toEqual([LIST.maxRecords, 2]);
});
