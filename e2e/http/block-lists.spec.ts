import { readdirSync } from 'node:fs';
import { descendantsOf, documentOf } from '../../tests/support/dom';
import { detailPaths, listPaths } from '../../tests/support/page-kinds';
import { expect, test } from '../fixtures/test';

/** Words by which block lists such as EasyList and Fanboy's hide elements, between hyphens or underscores. */
const hidden =
  /(^|[-_])(shar(e|es|ing)|social|whatsapp|wa|facebook|fb|instagram|tiktok|youtube|twitter|tweet|telegram|pinterest|ads?|advert\w*|banners?|sponsor\w*|promos?|popups?|newsletter|cookies?|consent)([-_]|$)/i;
/** Words by which block lists block files. */
const blocked = /(^|[-_.])(analytics|beacon|pixel|track(er|ing)?|stats|metrics)([-_.]|$)/i;

const paths = [
  ...['/', ...listPaths, ...detailPaths, '/kuliner', '/contact', '/cari?q=ubud', '/tidak-ada'],
  ...['/rencana?isi=paket-1,ticket-2', '/bandingkan?isi=paket-1,paket-2', '/paket-tour?maks=700000'],
];

test('block lists hide no class, id or data attribute by its name', async ({ request }) => {
  const names = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const document = documentOf(html);
    for (const element of descendantsOf(document.documentElement)) {
      for (const attribute of element.getAttributeNames()) {
        if (attribute.startsWith('data-')) names.add(attribute);
        if (attribute !== 'class' && attribute !== 'id') continue;
        // A utility class is split from its variants, such as `hover:`.
        for (const name of (element.getAttribute(attribute) ?? '').split(/[\s:]+/)) names.add(name);
      }
    }
    // The style sheet contains the classes of every page.
    const styles = [...document.getElementsByTagName('style')].map((style) => style.textContent).join('');
    for (const [, name = ''] of styles.matchAll(/[.#]([a-z_][\w-]*)/gi)) names.add(name);
  }
  expect(names.size).toBeGreaterThan(500);
  expect([...names].filter((name) => hidden.test(name))).toEqual([]);
});

test('block lists neither hide nor block a built file by its name', () => {
  const files = readdirSync('build/client', { recursive: true }).map(String);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => file.split('/')).filter((name) => hidden.test(name) || blocked.test(name))).toEqual(
    [],
  );
});
