import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapFrame } from '~/components/map-frame';

test('a map learns the origin of the page, not its path and query', () => {
  const html = renderToStaticMarkup(<MapFrame src="https://www.google.com/maps/embed?pb=1" title="Peta" />);
  expect(html).toMatch(/<iframe [^>]*referrerPolicy="strict-origin-when-cross-origin"/i);
});
