import { randomBytes } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { NonceContext } from './site/nonce';

/** A complete document, and what its own inline scripts say. */
interface WholeDocument {
  html: string;
  scripts: string[];
}

/**
 * A document whose data is complete, as one string. React's streaming renderer, which Remix uses by default, hands the
 * same page out in some thirty small pieces and took twice the time (bench/results). The data that the browser goes on
 * with is written behind the page in the form in which Remix would stream it (`StreamTransfer` in @remix-run/react).
 *
 * @throws what a component threw, for Remix to render the nearest ErrorBoundary
 */
export async function wholeDocument(context: EntryContext, url: string): Promise<WholeDocument> {
  const { serverHandoffStream, ...rest } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // Nobody can know it beforehand: a script that got into the page by way of a record does not carry it.
  const nonce = randomBytes(16).toString('base64url');
  const marked = renderToString(
    <NonceContext.Provider value={{ nonce }}>
      <RemixServer context={rest} url={url} />
    </NonceContext.Provider>,
  );
  const { html, scripts } = withoutNonce(marked, nonce);
  const handOff = `window.__remixContext.streamController.enqueue(${inScript(data)});window.__remixContext.streamController.close();`;
  const end = `<script>${handOff}</script></body></html>`;
  return {
    html: `<!DOCTYPE html>${html.replace(/<\/body><\/html>$/, () => end)}`,
    scripts: [...scripts, handOff],
  };
}

/** The page as it is sent, and what the inline scripts say that carried the nonce. */
export function withoutNonce(marked: string, nonce: string): WholeDocument {
  const own = [...marked.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => attributes.includes(` nonce="${nonce}"`) && !/\bsrc=/.test(attributes),
  );
  const scripts = own.map(([, , script = '']) => script);
  return { html: marked.replaceAll(` nonce="${nonce}"`, ''), scripts };
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
