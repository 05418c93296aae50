import { parentPort } from 'node:worker_threads';
import { type RenderOptions, renderRichText } from './render.server';

/**
 * The worker thread of `rich-text.server.ts`. It receives texts and posts HTML; its first message says that it is
 * ready.
 */
parentPort?.on('message', (options: RenderOptions) => parentPort?.postMessage(renderRichText(options)));
parentPort?.postMessage('ready');
