import { expect, test } from 'vitest';
import * as accommodation from '~/routes/pages/accommodation';
import * as accommodations from '~/routes/pages/accommodations';
import * as attraction from '~/routes/pages/attraction';
import * as attractions from '~/routes/pages/attractions';
import * as event from '~/routes/pages/event';
import * as events from '~/routes/pages/events';
import * as facilities from '~/routes/pages/facilities';
import * as facility from '~/routes/pages/facility';
import * as home from '~/routes/pages/home';
import * as tour from '~/routes/pages/package';
import * as tours from '~/routes/pages/packages';
import * as ticket from '~/routes/pages/ticket';
import * as tickets from '~/routes/pages/tickets';
import * as vehicle from '~/routes/pages/vehicle';
import * as vehicles from '~/routes/pages/vehicles';
import { admin } from '../support/admin';
import { setPackagePriceUnit } from '../support/package-price-unit';
import { type Route, renderRoute } from '../support/render';
import { textOf } from '../support/text-of';

const sections: [collection: 'pakets', list: string, detail: string, Route, Route][] = [
  ['pakets', '/paket-tour', '/paketdetail', tours, tour],
  ['akomodasis', '/akomodasi', '/akomodasi', accommodations, accommodation],
  ['transportasis', '/transportasi', '/transportasi', vehicles, vehicle],
  ['tickets', '/tiket', '/tiket', tickets, ticket],
  ['events', '/event', '/event', events, event],
  ['attractions', '/attraction', '/attraction', attractions, attraction],
  ['fasilitas', '/fasilitas', '/fasilitas', facilities, facility],
] as never;

const pageText = async (...args: Parameters<typeof renderRoute>) => textOf(await renderRoute(...args));

const PRICE = /Rp\s?[\d.]+/g;

/** The prices of a text, each with what follows it. */
function pricesOf(text: string): string[] {
  return [...text.matchAll(PRICE)].map(({ 0: price, index }) => text.slice(index, index + price.length + 14));
}

const withoutUnit = (text: string) => pricesOf(text).filter((price) => !/^Rp\s?[\d.]+(\/| per )[a-z]+/.test(price));

test.each(sections)(
  'every price on the cards and pages of %s has its unit',
  async (collection, list, detail, ...routes) => {
    setPackagePriceUnit('per orang');
    const [listRoute, detailRoute] = routes;
    const records = (await (await fetch(`${admin.url}/api/admin/${collection}`)).json()).data as { id: number }[];
    const pages = records.map(({ id }) => renderRoute(detailRoute, `${detail}/${id}`, { slug: `${id}`, id: `${id}` }));
    const texts = (await Promise.all([renderRoute(listRoute, `${list}?tampil=300`), ...pages])).map(textOf);
    for (const text of texts) {
      expect(withoutUnit(text), text.slice(0, 100)).toEqual([]);
      expect(text).not.toMatch(/Rp 0\b/);
    }
    expect(pricesOf(`${texts[0]}`).length).toBeGreaterThan(10);
    expect(pricesOf(texts.slice(1).join()).length).toBeGreaterThan(records.length);
  },
);

test('every price on home has its unit, except dishes’ ranges and the food tour', async () => {
  setPackagePriceUnit('per orang');
  const text = await pageText(home, '/');
  expect(withoutUnit(text).filter((price) => !/^Rp 1\.400\.000/.test(price))).toEqual([]);
  expect(pricesOf(text).length).toBeGreaterThan(10);
});

test('without PACKAGE_PRICE_UNIT only packages have no unit', async () => {
  const text = await pageText(tours, '/paket-tour?tampil=300');
  expect(withoutUnit(text)).toHaveLength(pricesOf(text).length);
  const others = await pageText(home, '/');
  expect(withoutUnit(others)).toHaveLength(3);
});
