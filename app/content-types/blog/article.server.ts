import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { log } from '~/server/logger.server';

/** Articles. Parsing takes time that grows with the square of the length, or worse. */
const ARTICLE = {
  /** In characters; the sample's longest article has 5,000. */
  maxLength: 60_000,
  /** A line of twenty nested quotes or lists, or a run of 200 times the same sign: no article has it. */
  tooManyMarkers: /^[ \t]*(?:(?:>|[*+-][ \t])[ \t]*){20}|([*_~`[\]<>!])\1{199}/m,
  /** The slowest article takes a tenth of it on a busy machine. */
  maxMs: 2000,
  maxHeapMb: 192,
  /** In characters, markdown and HTML together: an image is a line of markdown, but a kilobyte of HTML. */
  maxCacheLength: 8_000_000,
};

const rendered = new LRUCache<string, string>({
  maxSize: ARTICLE.maxCacheLength,
  sizeCalculation: (html, markdown) => html.length + markdown.length + 1,
});

/**
 * Renders an article's markdown as HTML (`markdown.server.tsx`); in production in a worker thread, so that no other
 * request waits. Malicious markdown, and what takes too long, is rendered as plain paragraphs. Both outcomes are cached.
 * Never rejects.
 */
export async function renderArticle(markdown: string): Promise<string> {
  return rendered.get(markdown) ?? oneAtATime(() => renderOnce(markdown));
}

/** Renders the markdown, unless an earlier call in the queue already did. */
async function renderOnce(markdown: string): Promise<string> {
  const html = rendered.get(markdown) ?? (await render(markdown));
  rendered.set(markdown, html);
  return html;
}

async function render(markdown: string): Promise<string> {
  if (isTooComplex(markdown)) return paragraphs(markdown);
  if (import.meta.env.PROD) return renderInWorker(markdown);
  const { renderMarkdown } = await import('./markdown.server');
  return renderMarkdown(markdown);
}

/** Whether markdown is longer, or nested deeper, than any article: its parsing time grows with the square of both. */
export function isTooComplex(markdown: string): boolean {
  return markdown.length > ARTICLE.maxLength || ARTICLE.tooManyMarkers.test(markdown);
}

const oneAtATime = pLimit(1);
let worker: Worker | null = null;

async function renderInWorker(markdown: string): Promise<string> {
  try {
    worker ??= await startWorker();
    const message = once(worker, 'message', { signal: AbortSignal.timeout(ARTICLE.maxMs) });
    worker.postMessage(markdown);
    const [html] = await message;
    return html;
  } catch (error) {
    log.warn({ event: 'article-not-rendered', characters: markdown.length, err: error });
    await worker?.terminate();
    worker = null;
    return paragraphs(markdown);
  }
}

/** Starts the worker thread, which vite.config.ts builds beside the server, and waits until its modules are loaded. */
async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL('article-worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: ARTICLE.maxHeapMb },
  });
  // It does not keep the process alive.
  started.unref();
  // An error between two articles, which nobody awaits: the next one starts another worker.
  started.on('error', () => {
    worker = null;
  });
  await once(started, 'message');
  return started;
}

/** Markdown as text: a paragraph for each block. */
function paragraphs(markdown: string): string {
  const blocks = markdown.split(/\n\s*\n/).map((block, index) => createElement('p', { key: index }, block.trim()));
  return renderToStaticMarkup(createElement(Fragment, null, blocks));
}
