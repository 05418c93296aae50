import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as culinary from '~/content-types/culinary/schema.server';
import { contentTypes } from '~/definitions/registry';
import { originalUrl } from '~/images/image-url';
import { wireFields } from '../../sample-admin/content';
import { keys, modules } from './modules';

/** Any text that JSON can contain, including lone surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes));

const edgeCases = fc.constantFrom<unknown>(
  '..',
  '.',
  '/',
  '../../etc/passwd',
  '//evil.example/x.jpg',
  'https://evil.example/maps/x.jpg',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '<iframe src="https://evil.example/maps"></iframe>',
  '<iframe src="https://www.google.com/maps?q=Ubud"></iframe>',
  '["a.jpg","https://evil.example/x.jpg"]',
  '[',
  '\ud83d',
  '0000-00-00 00:00:00',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-12-14',
  '1e309',
  '-1',
  1e308,
  -1,
  -0,
  Number.MAX_SAFE_INTEGER,
  [{ places: 'Ubud' }, null],
  [{ day: [], aktivitas: [{ aktivitas: {} }] }],
  { deskripsi: ['x'] },
);

const value = fc.oneof(edgeCases, anyText, fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.constant('Vila Sawah'));

/** Text that only a formatting bug produces. Records that contain it themselves are filtered out. */
const formattingBug = /NaN|Invalid Date|\[object Object\]|undefined/;
const record = fc
  .dictionary(fc.constantFrom(...wireFields), value, { maxKeys: wireFields.length, size: 'max' })
  .filter((wire) => !formattingBug.test(JSON.stringify(wire)));

const isIntegerFrom = (min: number, value: unknown) => Number.isSafeInteger(value) && (value as number) >= min;

function expectImages(paths: readonly string[]) {
  for (const path of paths) {
    const url = new URL(originalUrl(path), 'https://www.jelajahi.example');
    expect(url.origin).toBe('https://www.jelajahi.example');
    expect(url.pathname).toMatch(/^\/storage\/./);
    expect(decodeURIComponent(url.pathname)).toBe(`/storage/${path}`);
  }
}

const childOf = (path: string) => new RegExp(`^${path}/[^/?#]+$`);

interface ParsedRecord {
  title: string;
  rating?: number;
  price?: unknown;
  images: readonly string[];
  createdAt: number | null;
}

describe.each(keys)('%s: for any record', (key) => {
  const { schema, toCard, toDetail } = modules[key];

  test('it is either rejected or rendered safely', () => {
    fc.assert(
      fc.property(record, (wire) => {
        const parsed = schema.safeParse(wire);
        if (!parsed.success) return;
        const parsedRecord: ParsedRecord = parsed.data;
        expect(parsedRecord.title.trim()).not.toBe('');
        expect(parsedRecord.createdAt === null || Number.isFinite(parsedRecord.createdAt)).toBe(true);
        if (parsedRecord.rating !== undefined) expect(parsedRecord.rating >= 0 && parsedRecord.rating <= 5).toBe(true);
        // Free attractions have a price of 0.
        const least = key === 'attractions' ? 0 : 1;
        if (typeof parsedRecord.price === 'number') expect(isIntegerFrom(least, parsedRecord.price)).toBe(true);
        expectImages(parsedRecord.images);

        const card = toCard(parsed.data as never);
        const view: { map?: string | null } & object = toDetail(parsed.data as never);
        const url = new URL(card.href, 'https://www.jelajahi.example');
        expect(url.origin).toBe('https://www.jelajahi.example');
        expect(url.pathname).toBe(card.href);
        // A record named `..` has no detail URL.
        if (card.href !== contentTypes[key].path) expect(card.href).toMatch(childOf(contentTypes[key].detailPath));
        if (view.map) expect(new URL(view.map).hostname).toMatch(/^(www\.|maps\.)?google\.(com|co\.id)$/);
        expect(JSON.stringify([card, view])).not.toMatch(formattingBug);
      }),
      { numRuns: 400 },
    );
  });

  test('a value that is not a record is rejected', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(null), fc.integer(), fc.string(), fc.array(record)), (wire) => {
        expect(schema.safeParse(wire).success).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

test('culinary: any record is either rejected or rendered safely', () => {
  fc.assert(
    fc.property(record, (wire) => {
      const parsed = culinary.restaurants.schema.safeParse(wire);
      if (!parsed.success) return;
      const card = culinary.toCard(parsed.data);
      expect(card.title.trim()).not.toBe('');
      expect(card.rating >= 0 && card.rating <= 5).toBe(true);
      expect(encodeURIComponent(culinary.dishAnchor(parsed.data))).not.toBe('');
      expectImages(parsed.data.images);
      expect(JSON.stringify(card)).not.toMatch(formattingBug);
    }),
    { numRuns: 400 },
  );
});
