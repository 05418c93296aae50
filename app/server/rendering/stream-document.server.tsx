import { PassThrough } from 'node:stream';
import type { EntryContext } from '@remix-run/node';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './nonce';

interface StreamOptions {
  /** Allows the site's own inline scripts. */
  nonce: string;
  /** Aborts rendering after this many milliseconds. */
  timeoutMs: number;
  onError: (error: unknown) => void;
}

/**
 * Streams a document: first the shell with its loading states, then the deferred content (decisions 6).
 *
 * @throws when the shell cannot be rendered
 */
export function streamDocument(
  context: EntryContext,
  request: Request,
  { nonce, timeoutMs, onError }: StreamOptions,
): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={{ nonce, streamed: true }}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady: () => resolve(createReadableStreamFromReadable(pipe(new PassThrough()))),
        onShellError: reject,
        onAllReady: () => clearTimeout(timer),
        onError,
      },
    );
    const timer = setTimeout(abort, timeoutMs);
    request.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      abort();
    });
  });
}
