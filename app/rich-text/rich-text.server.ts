import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlBlocks } from '~/lib/text/html-blocks.server';
import { hasMarkup, isHtml, isTooComplex, type LongText, unparsedText } from '~/lib/text/long-text.server';
import { log } from '~/server/logger.server';
import type { RenderOptions } from './render.server';

/** The limits on rendering. Parsing takes quadratic time or worse. */
const RICH_TEXT = {
  /** In characters of markdown; the sample's longest article has 5,000. */
  maxMarkdown: 60_000,
  /** The slowest article takes a tenth of this on a busy machine. */
  maxMs: 2000,
  /** How long the worker's failure is remembered: a text that takes too long delays the others by 2 seconds. */
  retryMs: 60_000,
  maxHeapMb: 192,
  /** In characters, source and HTML together: an image is a line of markdown, but a kilobyte of HTML. */
  maxCacheLength: 8_000_000,
};

/** A text as HTML of the site. */
export interface RichText {
  html: string;
  /** When to try again, in milliseconds; infinite if it is rendered. */
  retryAt: number;
}

const rendered = new LRUCache<string, RichText>({
  maxSize: RICH_TEXT.maxCacheLength,
  sizeCalculation: ({ html }, key) => html.length + key.length + 1,
});

/**
 * Renders a text as HTML (`render.server.tsx`), in production in a worker thread, so that no other request waits. A
 * text without markup needs no rendering. Malicious texts, and those that take too long, become plain paragraphs. Never
 * rejects.
 *
 * @param options `fallback` replaces a missing text
 */
export async function richText(
  text: LongText | null,
  { title, topLevel, fallback = '' }: Omit<RenderOptions, 'source'> & { fallback?: string },
): Promise<RichText> {
  const source = text?.source ?? fallback;
  if (!text || !hasMarkup(source)) return complete(paragraphs(source));
  if (!isHtml(source) && (source.length > RICH_TEXT.maxMarkdown || isTooComplex(source))) return unparsed(source);
  const key = `${topLevel} ${title}\n${source}`;
  return cached(key) ?? oneAtATime.add(() => renderOnce(key, { source, title, topLevel }));
}

function cached(key: string): RichText | undefined {
  const found = rendered.get(key);
  return found && found.retryAt > Date.now() ? found : undefined;
}

/** Renders the text, unless an earlier call in the queue already did. */
async function renderOnce(key: string, options: RenderOptions): Promise<RichText> {
  const found = cached(key) ?? (await render(options));
  rendered.set(key, found);
  return found;
}

async function render(options: RenderOptions): Promise<RichText> {
  const { source } = options;
  try {
    const html = import.meta.env.PROD ? await renderInWorker(options) : await renderHere(options);
    // A text with words must not become empty, whatever its markup does with them.
    return htmlBlocks(html).length > 0 || /<img\b/.test(html) ? complete(html) : unparsed(source);
  } catch (error) {
    log.warn({ event: 'text-not-rendered', characters: source.length, err: error });
    return { ...unparsed(source), retryAt: Date.now() + RICH_TEXT.retryMs };
  }
}

async function renderHere(options: RenderOptions): Promise<string> {
  const { renderRichText } = await import('./render.server');
  return renderRichText(options);
}

const oneAtATime = new PQueue({ concurrency: 1 });
let worker: Worker | null = null;

async function renderInWorker(options: RenderOptions): Promise<string> {
  try {
    worker ??= await startWorker();
    const message = once(worker, 'message', { signal: AbortSignal.timeout(RICH_TEXT.maxMs) });
    worker.postMessage(options);
    const [html] = await message;
    return html;
  } catch (error) {
    await worker?.terminate();
    worker = null;
    throw error;
  }
}

/** Starts the worker thread, which vite.config.ts builds beside the server, and waits until its modules are loaded. */
async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL('rich-text-worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: RICH_TEXT.maxHeapMb },
  });
  // The worker does not keep the process alive.
  started.unref();
  // No caller awaits an error between two texts; the next text starts another worker.
  started.on('error', () => {
    worker = null;
  });
  await once(started, 'message');
  return started;
}

const complete = (html: string): RichText => ({ html, retryAt: Number.POSITIVE_INFINITY });

const unparsed = (source: string) => complete(paragraphs(unparsedText(source).replaceAll('\n', '\n\n')));

/** Returns a text without markup as HTML: paragraphs with line breaks. */
function paragraphs(text: string): string {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      blocks.map((block, index) => createElement('p', { key: index }, linesOf(block))),
    ),
  );
}

const linesOf = (block: string) =>
  block.split('\n').flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: index }), line]));
