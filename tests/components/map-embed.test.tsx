import { textOf } from '../support/render';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapsLink } from '~/components/external-link';
import { MapDisclosure, MapEmbed } from '~/components/map-embed';

const src = 'https://www.google.com/maps/embed?pb=1';

test('a map learns the origin of the page, not its path and query', () => {
  const html = renderToStaticMarkup(<MapEmbed src={src} title="Peta" />);
  expect(html).toMatch(/<iframe [^>]*referrerPolicy="strict-origin-when-cross-origin"/i);
});

test('a map asks Google for nothing before it comes into view', () => {
  expect(renderToStaticMarkup(<MapEmbed src={src} title="Peta" />)).toMatch(/<iframe [^>]*loading="lazy"/);
});

test('a map that is to be opened is not in the document', () => {
  const html = renderToStaticMarkup(
    <MapDisclosure src={src} title="Peta" place={{ title: 'Pesona Ubud', location: 'Ubud' }} />,
  );
  expect(html).toContain('<details');
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain(src);
});

test('without JavaScript a map is a link to its place, or to its title where no place is known', () => {
  const link = (location: string | null) => {
    const place = { title: 'Pesona Ubud', location };
    const html = renderToStaticMarkup(<MapDisclosure src={src} title="Peta" place={place} />);
    return html.slice(html.indexOf('</details>'));
  };
  expect(link('Ubud')).toContain('query=Pesona%20Ubud%2C%20Ubud"');
  expect(link(null)).toContain('query=Pesona%20Ubud"');
  expect(textOf(link(null)).trim()).toBe('Buka di Google Maps: Pesona Ubud');
});

test('the link to Google Maps is the place’s own page if it is known, and else a search', () => {
  const hrefOf = (mapsUrl: string | null) =>
    /href="([^"]*)"/.exec(renderToStaticMarkup(<MapsLink title="Pura" location="Ubud" mapsUrl={mapsUrl} />))?.[1];
  expect(hrefOf('https://maps.app.goo.gl/Xy12')).toBe('https://maps.app.goo.gl/Xy12');
  expect(hrefOf(null)).toContain('query=Pura%2C%20Ubud');
});
