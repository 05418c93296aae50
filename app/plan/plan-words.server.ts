import type { Language } from '~/booking/message-words';
import type { BookableKey } from '~/definitions/registry';
import { contentTypes } from '~/definitions/registry';

/** The words of a message about a plan. */
export interface PlanWords {
  opening: string;
  /** The words before date and people. */
  forWhom: string;
  closing: string;
  /** The sentence of a message without space for the items. */
  contents: (count: number) => string;
  tooLong: string;
  unpriced: (count: number) => string;
  failed: (count: number) => string;
  askPrices: (missing: string) => string;
  estimate: string;
  nameOf: (type: BookableKey) => string;
  /** The line on items that could not be loaded. */
  inTheLink: (count: number, type: BookableKey) => string;
}

const more = (count: number, verb: readonly [one: string, many: string]) =>
  `${count} ${count === 1 ? `item ${verb[0]}` : `items ${verb[1]}`}`;

export const planWords: Record<Language, PlanWords> = {
  id: {
    opening: 'Halo, saya ingin memesan rencana liburan ini',
    forWhom: 'untuk',
    closing: 'Apakah semuanya tersedia? Terima kasih.',
    contents: (count) => `isinya ${count} pilihan`,
    tooLong: 'Tautannya terlalu panjang untuk satu pesan, saya kirim terpisah. Terima kasih.',
    unpriced: (count) => `${count} pilihan belum ada harganya`,
    failed: (count) => `${count} pilihan belum terhitung`,
    askPrices: (missing) => `Mohon info harganya juga: ${missing}.`,
    estimate: 'Perkiraan mulai dari',
    nameOf: (type) => contentTypes[type].name,
    inTheLink: (count, type) => `${count} ${contentTypes[type].noun} di tautan`,
  },
  en: {
    opening: 'Hello, I would like to book this holiday plan',
    forWhom: 'for',
    closing: 'Is everything available? Thank you.',
    contents: (count) => `with ${count} ${count === 1 ? 'item' : 'items'}`,
    tooLong: 'Its link is too long for one message, I will send it separately. Thank you.',
    unpriced: (count) => more(count, ['has no price yet', 'have no price yet']),
    failed: (count) => more(count, ['is not counted yet', 'are not counted yet']),
    askPrices: (missing) => `Please tell me the prices too: ${missing}.`,
    estimate: 'Estimated total from',
    nameOf: (type) => contentTypes[type].englishName,
    inTheLink: (count) => `${count} more in the link`,
  },
};
