import { describe, expect, test } from 'vitest';
import { findDataMember, parseData } from '~/admin-api/json.server';
import { LIST, RECORD, RESPONSE } from '~/server/limits.server';

const parse = (text: string) => parseData(Buffer.from(text));
const find = (text: string) => findDataMember(Buffer.from(text))?.toString();

describe('findDataMember', () => {
  test.each([
    ['{"success":true,"data":[1,{"a":"}"}],"message":"x"}', '[1,{"a":"}"}]'],
    ['{\n  "data": "\\"]"\n}', ' "\\"]"\n'],
    ['\ufeff{"other":{"data":1}}', undefined],
    ['{"message":"\\"data\\":2"}', undefined],
  ])('in %s is %j', (text, expected) => {
    expect(find(text)).toBe(expected);
  });

  test.each(['', '[]', '[{"data":1}]', '{"data":[1', '{"data":1} x', '{x,"data":1}', '{"data":1,}'])(
    'throws for %j, which is no envelope',
    (text) => {
      expect(() => find(text)).toThrow();
    },
  );

  test('throws for an envelope that is long without its data', () => {
    expect(() => find(`{"message":"${'a'.repeat(RESPONSE.maxEnvelopeBytes)}","data":1}`)).toThrow();
  });
});

describe('parseData', () => {
  test.each(['[]', ' [ ] ', '[1, "é,]" ,[2,{"b":[]}],{"a":null}]', '{"a":[1,2]}', '"teks"', '7', 'null'])(
    'equals JSON.parse for %s',
    async (text) => {
      expect(await parse(text)).toEqual({ data: JSON.parse(text), cut: 0 });
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
