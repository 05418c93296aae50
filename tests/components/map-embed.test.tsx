import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapsLink } from '~/components/external-link';
import { MapDisclosure, MapEmbed } from '~/components/map-embed';
import { queriesIn } from '../support/dom';

const src = 'https://www.google.com/maps/embed?pb=1';
const embedded = () => queriesIn(renderToStaticMarkup(<MapEmbed src={src} title="Peta" />)).getByTitle('Peta');

test('a map receives the page’s origin, not its path and query', () => {
  expect(embedded().localName).toBe('iframe');
  expect(embedded().getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});

test('a map requests nothing from Google before it comes into view', () => {
  expect(embedded().getAttribute('loading')).toBe('lazy');
});

test('a map is not in the document until it is opened', () => {
  const html = renderToStaticMarkup(
    <MapDisclosure src={src} title="Peta" place={{ title: 'Pesona Ubud', location: 'Ubud' }} />,
  );
  expect(queriesIn(html).getByRole('group').localName).toBe('details');
  expect(queriesIn(html).queryByTitle('Peta')).toBeNull();
  expect(html).not.toContain('iframe');
  expect(html).not.toContain(src);
});

test('without JavaScript a map is a link to its place, or to its title if the place is unknown', () => {
  const link = (location: string | null) => {
    const place = { title: 'Pesona Ubud', location };
    const { getByRole, getAllByRole } = queriesIn(
      renderToStaticMarkup(<MapDisclosure src={src} title="Peta" place={place} />),
    );
    const name = /^Buka di Google Maps ?: Pesona Ubud$/;
    const links = getAllByRole('link', { name });
    return links.filter((link) => !getByRole('group').contains(link)).map((link) => link.getAttribute('href'));
  };
  expect(link('Ubud')).toEqual([expect.stringMatching(/query=Pesona%20Ubud%2C%20Ubud$/)]);
  expect(link(null)).toEqual([expect.stringMatching(/query=Pesona%20Ubud$/)]);
});

test('the link to Google Maps opens the place’s page if it is known, or else a search', () => {
  const hrefOf = (mapsUrl: string | null) =>
    queriesIn(renderToStaticMarkup(<MapsLink title="Pura" location="Ubud" mapsUrl={mapsUrl} />))
      .getByRole('link')
      .getAttribute('href');
  expect(hrefOf('https://maps.app.goo.gl/Xy12')).toBe('https://maps.app.goo.gl/Xy12');
  expect(hrefOf(null)).toContain('query=Pura%2C%20Ubud');
});
