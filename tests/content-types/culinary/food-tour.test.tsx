import { expect, test } from 'vitest';
import { FoodTour, foodTourHref } from '~/content-types/culinary/food-tour';
import { queriesIn } from '../../support/dom';
import { render } from '../../support/render';
import { site } from '../../support/site-info';
import { textOf } from '../../support/text-of';

test('the food tour says what it offers, with the specification’s decimal point, and links to its WhatsApp booking', () => {
  const html = render(<FoodTour />, '/kuliner');
  for (const words of ['Food Tour', '3.5 jam', '3-5 tempat', '8 orang', 'Pemandu lokal', 'makanan dan minuman'])
    expect(textOf(html)).toContain(words);
  const href = foodTourHref(site.whatsappContacts[0].phone.digits);
  const booking = queriesIn(html).getByRole('link', { name: /^Booking Food Tour - Rp\s1\.400\.000$/ });
  expect(booking.getAttribute('target')).toBe('_blank');
  expect(booking.getAttribute('href')).toBe(href);
  expect(href).toMatch(/^https:\/\/wa\.me\/6281200000001\?text=/);
  expect(new URL(href).searchParams.get('text')).toMatch(/^Halo.*Food Tour.*Rp.1\.400\.000/);
});
