import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forbiddenImports, type Source } from './rooms';

function sourcesBelow(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

test.each(['app', 'sample-admin'])('no file of %s imports what its room may not', (folder) => {
  const sources = sourcesBelow(folder);
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.flatMap(forbiddenImports)).toEqual([]);
});

describe('the check', () => {
  test.each([
    ['app/site/a.ts', "import { B } from '~/ui/button';"],
    ['app/site/a.ts', "import { B } from '../listing/params';"],
    ['app/ui/a.tsx', "import { sections } from '~/site/sections';"],
    ['app/ui/a.tsx', "import type { Section } from '~/site/sections';"],
    ['app/states/a.tsx', "import { ListPage } from '~/listing/list-page';"],
    ['app/admin-api/a.server.ts', "import { pictureHref } from '~/ui/picture-href';"],
    ['app/admin-api/a.server.ts', "import { packages } from '~/sections/packages/model.server';"],
    ['app/pictures/a.server.ts', "import { ListPage } from '~/listing/list-page';"],
    ['app/listing/a.tsx', "import { Gallery } from '~/detail/gallery';"],
    ['app/listing/a.server.ts', "import { listRecords } from '~/admin-api/records.server';"],
    ['app/detail/a.tsx', "import { PAGE_SIZE } from '~/listing/params';"],
    ['app/layout/a.tsx', "import { FailedRoute } from '~/states/failed-route';"],
    ['app/sections/blog/a.tsx', "import { toCard } from '../packages/model';"],
    ['app/sections/blog/a.tsx', "import { toCard } from '~/sections/packages/model';"],
    ['app/sections/blog/a.tsx', "import { resources } from '../resources';"],
    ['app/sections/resources.server.ts', "import { ListPage } from '~/listing/list-page';"],
    ['app/sections/blog/a.server.ts', "import { ask } from '~/admin-api/client.server';"],
    ['app/home/a.tsx', "import { Gallery } from '~/detail/gallery';"],
    ['app/contact/a.tsx', "import { ListPage } from '~/listing/list-page';"],
    ['app/new-room/a.tsx', "import { B } from '~/ui/button';"],
    ['app/ui/a.tsx', "import { loader } from '~/routes/home';"],
    ['app/ui/a.tsx', "import App from '~/root';"],
    ['app/site/a.ts', "import { admin } from '../../sample-admin/server';"],
    ['sample-admin/a.ts', "import { sections } from '../app/site/sections.ts';"],
    ['sample-admin/a.ts', "import { sections } from '~/site/sections';"],
  ])('finds what a room may not import: %s, %s', (path, text) => {
    expect(forbiddenImports({ path, text })).toHaveLength(1);
  });

  test.each([
    ['app/listing/a.tsx', "import { listView } from './view.server';"],
    ['app/listing/a.tsx', "import { type ListView } from './view.server';"],
    ['app/listing/a.tsx', "export { listView } from './view.server';"],
    ['app/listing/a.tsx', "export * from './view.server';"],
    ['app/listing/a.tsx', "import './view.server';"],
    ['app/listing/a.tsx', "const view = () => import('./view.server');"],
    ['app/site/a.ts', "import { z } from 'zod';"],
    ['app/site/a.ts', "import { id } from 'date-fns/locale/id';"],
    ['app/ui/a.tsx', "import { readFileSync } from 'node:fs';"],
    ['app/states/a.tsx', "import { data } from '@remix-run/node';"],
  ])('finds what a browser would download in vain: %s, %s', (path, text) => {
    expect(forbiddenImports({ path, text })).toHaveLength(1);
  });

  test.each([
    ['app/site/a.ts', "import { pictureHref } from '~/ui/picture-href';"],
    ['app/listing/a.tsx', "import type { ListView } from './view.server';"],
    ['app/listing/a.tsx', "export type { ListView } from './view.server';"],
    ['app/site/a.ts', "let headers: import('@remix-run/node').HeadersFunction;"],
    ['app/sections/blog/a.server.tsx', "import Markdown from 'react-markdown';"],
    ['app/sections/blog/a.tsx', "import { card } from '~/listing/card'; import { T } from '~/detail/tabs';"],
    ['app/sections/resources.server.ts', "import { events } from './events/model.server';"],
    ['app/home/a.server.ts', "import { toCard } from '~/sections/events/model.server';"],
    ['app/contact/a.tsx', "import { MapFrame } from '~/detail/map-frame';"],
    ['app/routes/a.tsx', "import { listRecords } from '~/admin-api/records.server';"],
    [
      'app/root.tsx',
      "import { config } from './site/config.server'; import { data } from '@remix-run/node';",
    ],
    [
      'app/ui/a.tsx',
      "// import { sections } from '~/site/sections';\nconst text = \"import '~/site/sections'\";",
    ],
    ['sample-admin/a.ts', "import { readFile } from 'node:fs/promises';"],
  ])('lets stand what a room may import: %s, %s', (path, text) => {
    expect(forbiddenImports({ path, text })).toEqual([]);
  });
});
