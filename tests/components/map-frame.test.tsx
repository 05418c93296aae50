import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapDisclosure, MapFrame } from '~/components/map-frame';

const src = 'https://www.google.com/maps/embed?pb=1';

test('a map learns the origin of the page, not its path and query', () => {
  const html = renderToStaticMarkup(<MapFrame src={src} title="Peta" />);
  expect(html).toMatch(/<iframe [^>]*referrerPolicy="strict-origin-when-cross-origin"/i);
});

test('a map that is to be opened is not in the document', () => {
  const html = renderToStaticMarkup(
    <MapDisclosure src={src} title="Peta" place={{ title: 'Pesona Ubud', location: 'Ubud' }} />,
  );
  expect(html).toContain('<details');
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain(src);
});
