import { setImmediate, setTimeout } from 'node:timers/promises';
import type { RequestHandler } from '@remix-run/node';
import type { BaseRecord, ListResource } from './admin-api/collection-config.server';
import { listRecords } from './admin-api/collections.server';
import { collections } from './content-types/collections.server';
import { dishes, homeDishes, restaurants } from './content-types/culinary/schema.server';
import { contentTypes } from './content-types/registry';
import type { ContentType } from './content-types/types';
import { prewarmImage } from './images/image-cache.server';
import { PAGE_SIZE } from './lib/search-params';
import { newestFirst } from './list-page/loader.server';
import { config, isCachingEnabled } from './server/env.server';
import { log } from './server/logger.server';

/** What the server does after its start, while visitors have priority. */
const WARM_UP = {
  /** While the admin host fails: a call and a log line each. */
  retryMs: 60_000,
  /** Of a list card on phones of 360 px, with a device pixel ratio of 2 and of 3: some 140 images. */
  imageWidths: [800, 1080],
} as const;

const lists: readonly (ListResource<BaseRecord> & Pick<ContentType, 'sorting'>)[] = [
  ...collections,
  dishes,
  restaurants,
  homeDishes,
];
const CONTACT_PATH = '/contact';
const paths = ['/', ...Object.values(contentTypes).map(({ path }) => path)];

let isDone = false;

/** Whether each list was tried and the pages are rendered, or the warm-up is off. */
export const isWarm = () => isDone;

/**
 * Takes all lists into memory, from the persistent cache or the admin host, then renders home and the list pages into
 * the page cache, then resizes the images of their first view; one after the other, since visitors have priority
 * (decision 37). Each list is loaded for itself; those that fail are tried again each minute. Never throws.
 */
export async function warmUp(remix: RequestHandler): Promise<void> {
  try {
    if (!isCachingEnabled || !config.warmUp) {
      isDone = true;
      return;
    }
    // Needs no list: compiles the rendering code while the first visitors wait for theirs.
    await renderPages(remix, [CONTACT_PATH]);
    let failing = await loadLists(lists);
    await renderPages(remix, paths);
    isDone = true;
    log.info({ event: 'warm', failing: failing.length });
    await prewarmImages();
    while (failing.length > 0) {
      await setTimeout(WARM_UP.retryMs, undefined, { ref: false });
      failing = await loadLists(failing);
    }
  } catch (error) {
    log.error({ event: 'warm-up-failed', err: error });
  }
}

/** Loads each list; returns those that failed: a call and a log line each. */
async function loadLists(wanted: typeof lists): Promise<typeof lists> {
  const failing = [];
  for (const list of wanted) {
    if (!(await listRecords(list)).ok) failing.push(list);
  }
  return failing;
}

/** Renders and compresses through Remix itself, as for a visitor. */
async function renderPages(remix: RequestHandler, paths: readonly string[]) {
  for (const path of paths) {
    for (const encoding of ['br', 'gzip']) {
      const request = new Request(config.siteUrl + path, { headers: { 'Accept-Encoding': encoding } });
      await (await remix(request, { requestId: 'warm-up' })).arrayBuffer();
      await setImmediate();
    }
  }
}

async function prewarmImages() {
  for (const width of WARM_UP.imageWidths) {
    for (const list of lists) {
      const records = await listRecords(list);
      if (!records.ok) continue;
      const ordered = list.sorting === 'unsorted' ? records.data : newestFirst(records.data);
      for (const { images } of ordered.slice(0, PAGE_SIZE)) {
        if (images[0] && !(await prewarmImage({ path: images[0], width, format: 'avif' }))) return;
      }
    }
  }
}
