import { describe, expect, test } from 'vitest';
import { keys, modules } from './modules';

describe.each(keys.filter((key) => key !== 'accommodations'))('%s', (key) => {
  test.each([{}, { id: 1 }, { slug: 'x' }, { judul: '', name: ' ', title: null }])(
    'a record without a title is rejected: %j',
    (wire) => expect(modules[key].schema.safeParse(wire).success).toBe(false),
  );
});

describe.each(['packages', 'accommodations', 'vehicles'] as const)('%s', (key) => {
  const wire = { price: '1500000.00', category: 'Healing', image: 'a.jpg', description: 'Tenang.' };
  const parsed = { price: 1_500_000, category: 'Healing', images: ['a.jpg'], description: { plain: 'Tenang.' } };

  test.each(['title', 'name'])('English field names, such as %s, are aliases of the Indonesian ones', (field) => {
    expect(modules[key].schema.parse({ ...wire, [field]: 'Ubud' })).toMatchObject({ ...parsed, title: 'Ubud' });
  });

  test('Indonesian field names take precedence over English ones', () => {
    const both = { judul: 'Ubud', title: 'Other', harga: 5, price: 7 };
    expect(modules[key].schema.parse(both)).toMatchObject({ title: 'Ubud', price: 5 });
  });
});
