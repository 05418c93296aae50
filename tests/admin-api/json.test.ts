import { describe, expect, test } from 'vitest';
import { parseData, unwrap } from '~/admin-api/json.server';
import { LIST, RECORD, RESPONSE } from '~/server/limits.server';

const parse = (text: string) => parseData(Buffer.from(text));

describe('unwrap', () => {
  test.each([
    ['{"success":true,"data":[1,{"a":"}"}],"message":"x"}', '[1,{"a":"}"}]'],
    ['{\n  "data": "\\"]"\n}', ' "\\"]"\n'],
    ['\ufeff{"other":{"data":1}}', undefined],
    ['{"message":"\\"data\\":2"}', undefined],
    [' [{"data":1}]', '[{"data":1}]'],
    ['{"data":{"current_page":1,"data":[{"id":1}],"total":1}}', '[{"id":1}]'],
    ['{"data":{"id":1,"data":[2]}}', '{"id":1,"data":[2]}'],
    ['{"0":{"id":1},"2":{"id":3}}', '{"0":{"id":1},"2":{"id":3}}'],
    ['{"data":{"0":{"id":1},"2":{"data":3}}}', '{"0":{"id":1},"2":{"data":3}}'],
  ])('the data of %s is %j', async (text, expected) => {
    expect((await unwrap(Buffer.from(text))).data?.toString()).toBe(expected);
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
  ])('the pages of %s', async (text, last, hasNext) => {
    expect((await unwrap(Buffer.from(text))).page).toEqual({ last, hasNext });
  });

  test.each(['', '{"data":[1', '{"data":1} x', '{x,"data":1}', '{"data":1,}', '<!doctype html>'])(
    'throws for %j, which is no envelope',
    async (text) => {
      await expect(unwrap(Buffer.from(text))).rejects.toThrow();
    },
  );

  test.each([
    ['long', `{"message":"${'a'.repeat(RESPONSE.maxEnvelopeBytes)}","data":[1]}`],
    ['of many members', `{${Array.from({ length: 501 }, (_, at) => `"a${at}":1`)},"data":[1]}`],
  ])('an envelope that is %s without its data is too large', async (_, text) => {
    await expect(unwrap(Buffer.from(text))).rejects.toMatchObject({ error: { reason: 'too_large' } });
  });
});

describe('parseData', () => {
  test.each(['[]', ' [ ] ', '[1, "é,]" ,[2,{"b":[]}],{"a":null}]', '{"a":[1,2]}', '"teks"', '7', 'null'])(
    'equals JSON.parse for %s',
    async (text) => {
      expect(await parse(text)).toEqual({ data: JSON.parse(text), cut: 0 });
    },
  );

  test('an object with whole numbers as keys is a list', async () => {
    expect(await parse('{"1":{"a":1}, "3":{"a":2}}')).toEqual({ data: [{ a: 1 }, { a: 2 }], cut: 0 });
  });

  test.each(['{"0":1,"x":2}', '{"0":1,2}', '{"0":1,"1"}', '{"0":1,{"1":2}}'])(
    'rejects %j, whose keys are not all whole numbers',
    async (text) => {
      await expect(parse(text)).rejects.toMatchObject({ error: { reason: 'no_list' } });
    },
  );

  test.each(['', '[1,]', '[,1]', '[1,,2]', '[1}', '[1] 2', '[x]', '{"a":1', '{"a":1}}'])(
    'rejects %j, which is no JSON',
    async (text) => {
      await expect(parse(text)).rejects.toThrow();
    },
  );

  test('an item with too many values is null; alone it is rejected', async () => {
    const record = `{"a":[${Array(RECORD.maxValues).fill(1)}]}`;
    expect(await parse(`[1,${record}]`)).toEqual({ data: [1, null], cut: 0 });
    await expect(parse(record)).rejects.toThrow();
  });

  test('cuts a long list without parsing the rest', async () => {
    const { data, cut } = await parse(`[${Array(LIST.maxRecords).fill('{}')},x,y]`);
    expect([(data as unknown[]).length, cut]).toEqual([LIST.maxRecords, 2]);
  });
});

test.each([
  ['a list of many items', `{"data":[${Array(3_300_000).fill('{}')}]}`],
  ['a list of one long item', `{"data":[[${Array(3_300_000).fill('[]')}]]}`],
])('%s is scanned in slices, between which others are served', async (_, text) => {
  const json = Buffer.from(text);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const { data } = await unwrap(json);
  const turnsOfUnwrap = turns;
  await parseData(data ?? Buffer.alloc(0));
  clearInterval(counting);
  expect(turnsOfUnwrap).toBeGreaterThan(1);
  expect(turns).toBeGreaterThan(turnsOfUnwrap + 1);
});
