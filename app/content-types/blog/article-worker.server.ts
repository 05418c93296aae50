import { parentPort } from 'node:worker_threads';
import { renderMarkdown } from './markdown.server';

/** The worker thread of `article.server.ts`: it receives markdown and posts HTML. Its first message says that it is ready. */
parentPort?.on('message', (markdown: string) => parentPort?.postMessage(renderMarkdown(markdown)));
parentPort?.postMessage('ready');
