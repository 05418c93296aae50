import { describe, expect, test } from 'vitest';
import { collection as events, toCard } from '~/content-types/events/schema.server';

// A full record and one with only a title: `e2e/http/lists.spec.ts` and `details.spec.ts`.
const read = (wire: object) => events.schema.parse({ title: 'Gala Pantai', ...wire });

describe('its date', () => {
  test.each([
    [{ event_date: null, date: '2026-12-14' }, '14 Desember 2026'],
    [{ event_date: '2026-12-14 00:00:00', date: '2027-01-01' }, '14 Desember 2026'],
    [{ event_date: '2026-12-13T16:00:00Z' }, '14 Desember 2026'],
  ])('of %j is the day in Bali', (wire, shown) => {
    expect(toCard(read(wire)).date?.text).toBe(shown);
  });

  test.each([{ event_date: 'segera', date: null }, { event_date: '', date: '' }, { event_date: 0 }])(
    'of %j is unknown',
    (wire) => expect(toCard(read(wire)).date).toBeNull(),
  );
});
