import { PassThrough } from 'node:stream';
import type { EntryContext } from '@remix-run/node';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { config } from '../env.server';
import { log } from '../logger.server';
import { DocumentContext } from './document-context';
import { styles } from './styles.server';

/**
 * The time limit of a streamed document in milliseconds: a record's call, its list's call, the record's call again and
 * a safety margin.
 */
export const STREAM_DEADLINE_MS = 3 * config.adminTimeoutMs + 2000;

/** Streams a document: first the shell with its loading states, then the deferred content. */
export function streamDocument(
  entry: EntryContext,
  request: Request,
  nonce: string,
  requestId: string | undefined,
): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext.Provider value={{ nonce, streamed: true, styles }}>
        <RemixServer context={entry} url={request.url} nonce={nonce} />
      </DocumentContext.Provider>,
      {
        nonce,
        onShellReady: () => resolve(createReadableStreamFromReadable(pipe(new PassThrough()))),
        onShellError: reject,
        onAllReady: () => clearTimeout(timer),
        onError: (error) => {
          if (!request.signal.aborted) log.error({ event: 'render-failed', requestId, err: error });
        },
      },
    );
    const timer = setTimeout(abort, STREAM_DEADLINE_MS);
    request.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      abort();
    });
  });
}
