import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

/**
 * A document whose data is complete, as one string. React's streaming renderer, which Remix uses by default, hands the
 * same page out in some thirty small pieces and took twice the time (bench/results). The data that the browser goes on
 * with is written behind the page in the form in which Remix would stream it (`StreamTransfer` in @remix-run/react).
 *
 * @throws what a component threw, for Remix to render the nearest ErrorBoundary
 */
export async function wholeDocument(context: EntryContext, url: string): Promise<string> {
  const { serverHandoffStream, ...rest } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const html = renderToString(<RemixServer context={rest} url={url} />);
  const script = `<script>window.__remixContext.streamController.enqueue(${inScript(data)});window.__remixContext.streamController.close();</script>`;
  return `<!DOCTYPE html>${html.replace(/<\/body><\/html>$/, () => `${script}</body></html>`)}`;
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text as a JavaScript literal that may stand in an inline script. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
