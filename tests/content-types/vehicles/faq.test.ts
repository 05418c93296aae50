import { describe, expect, test } from 'vitest';
import { questionsOf, vehicleNotes } from '~/content-types/vehicles/faq';

const answers = (category: string | undefined) =>
  questionsOf(category)
    .map(({ body }) => body)
    .join('\n');
const titles = (category: string | undefined) => questionsOf(category).map(({ title }) => title);

describe.each(['Motor', 'Lepas Kunci'])('%s', (category) => {
  test('has the same six questions', () => {
    expect(titles(category)).toEqual(titles('SUV'));
    expect(titles(category)).toHaveLength(6);
  });

  test('promises no driver, no guide and no stop on a route', () => {
    expect(answers(category)).not.toMatch(/sopir kami|sopir sekaligus|kami ubah/i);
    expect(answers(category)).toMatch(/tanpa sopir/);
    expect(vehicleNotes(category)).not.toContain('Sopir profesional tersedia bila diperlukan.');
    expect(vehicleNotes(category).join()).toMatch(/tanpa sopir/i);
  });

  test('has the same rule on cancellation', () => {
    expect(questionsOf(category).find(({ id }) => id === 'pembatalan')).toEqual(
      questionsOf('SUV').find(({ id }) => id === 'pembatalan'),
    );
  });
});

test('a motorbike offers no child seat', () => {
  expect(answers('Motor')).not.toMatch(/kursi anak/);
  expect(answers('Mobil Keluarga')).toMatch(/kursi anak/);
});

test.each(['SUV', 'Camper Van', undefined])('%s comes with a driver if needed', (category) => {
  expect(vehicleNotes(category)).toContain('Sopir profesional tersedia bila diperlukan.');
});
