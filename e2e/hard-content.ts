import { collections, readContent, type SampleRecord } from '../sample-admin/content';
import type { SampleAdmin } from '../sample-admin/server';

/** A word of sixty letters, as no dictionary has it but a brochure may. */
export const LONG_WORD = 'keanekaragamanhayatibawahlautnusantaraperjalananpenyelamanba';
const LONG_TITLE =
  `${LONG_WORD} dan sebuah judul yang tidak mau berhenti sebelum seratus empat puluh huruf terisi`.slice(
    0,
    140,
  );
const LARGE_PRICE = 987_654_321;

/** Settings of a site whose people and places have long names. */
export const longNames = {
  WHATSAPP_1_NAME: `Ni Luh Putu Ayu Kusumaningrum Wijayanti ${LONG_WORD}`,
  WHATSAPP_1_SPECIALITY: `Paket tour, akomodasi, dan ${LONG_WORD}`,
  CONTACT_NAME: `I Gusti Ngurah Agung ${LONG_WORD}`,
  CONTACT_EMAIL: `${LONG_WORD}@jelajahibali.example`,
  OFFICE_ADDRESS: `Jalan ${LONG_WORD} No. 12, Bandung`,
  SOCIAL_INSTAGRAM_URL: 'https://www.instagram.com/jelajahibali.example',
  SOCIAL_FACEBOOK_URL: 'https://www.facebook.com/jelajahibali.example',
};

const texts = /^(judul|title|name|places|termasuk|tidak_termasuk|aktivitas)$/;
const placesAndPeople = /^(location|alamat|penulis|transmisi|fasilitas_\d|deskripsi|description)$/;
const prices = /^(harga|price|harga_min|harga_max|stock|quantity|capacity|jumlah_orang)$/;
const pictures = /^images?$/;

/** Puts in the admin host's place content that strains every page: long words, large prices, no picture. */
export function strain(admin: SampleAdmin): void {
  const content = readContent();
  for (const collection of collections) {
    admin.replace(
      collection,
      content[collection].map((record) => strained(record) as SampleRecord),
    );
  }
}

function strained(value: unknown, key = ''): unknown {
  if (pictures.test(key)) return null;
  if (prices.test(key)) return LARGE_PRICE;
  if (Array.isArray(value)) return value.map((item) => strained(item, key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strained(field, name)]));
  if (texts.test(key)) return LONG_TITLE;
  if (placesAndPeople.test(key)) return `${LONG_WORD} ${value}`;
  return value;
}
