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

test.each(keys)('titles and categories are words, without tags and entities: %s', (key) => {
  const names = (text: string) => ({ judul: text, title: text, name: text, kategori: text, category: text });
  for (const text of ['<b>Pesona</b> &amp; Pura', '<p>Pesona &#38; <i>Pura</i></p>']) {
    const record = modules[key].schema.parse({ ...names(text), kategori_paket: text });
    expect(record).toMatchObject({ title: 'Pesona & Pura', category: 'Pesona & Pura' });
  }
});

test.each(keys)('of a text with pictures of several MB the words count: %s', (key) => {
  const photo = `data:image/png;base64,${'A'.repeat(3 * 1024 * 1024)}`;
  const text = `<p>Awal</p><p><img src="${photo}"></p><p>Akhir</p>`;
  const names = { judul: 'Pesona', title: 'Pesona', name: 'Pesona' };
  for (const sent of [text, { id: text, en: 'English' }, { html: text }]) {
    const record: object = modules[key].schema.parse({ ...names, deskripsi: sent, description: sent });
    expect(record).toMatchObject({ [key === 'blog' ? 'body' : 'description']: { plain: 'Awal\nAkhir' } });
    expect(JSON.stringify(record)).not.toContain('base64');
  }
});
