import fc from 'fast-check';
import { type CollectionName, collections, type SampleRecord, wireFields } from '../../../sample-admin/content.ts';
import { word } from './malicious-strings.ts';

/** Returns a field value that no schema expects. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: word },
  fc.constantFrom(null, true, -1, 0, 1e308, Number.MAX_SAFE_INTEGER, 4.9, [], {}, '0', '2026-02-31', '1500000.00'),
  fc.array(word, { maxLength: 4 }),
  fc.dictionary(word, word, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Returns a malformed or malicious record whose id is valid in URLs. */
const record = (id: number): fc.Arbitrary<SampleRecord> =>
  fc
    .tuple(fc.dictionary(fc.constantFrom(...wireFields), oddValue, { minKeys: 4 }), word)
    .map(([odd, title]) => ({ judul: title, title, name: title, ...odd, id }));

/** Returns malicious records for every collection. */
export const maliciousContent: fc.Arbitrary<[CollectionName, SampleRecord[]][]> = fc.tuple(
  ...collections.map((name) =>
    fc.tuple(fc.constant(name), fc.tuple(...[1, 2, 3, 4].map(record)) as fc.Arbitrary<SampleRecord[]>),
  ),
);
