import { randomBytes } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { waitForTurn } from '../turns.server';
import { deferModules, startModules } from './deferred-modules.server';
import { DocumentContext } from './document-context';
import { styleBytes } from './styles.server';

/**
 * Renders a document whose data is complete, and returns the content of its inline scripts too. React's streaming
 * renderer, the default in Remix, takes twice as long (docs/performance.md). The hydration payload has the format in
 * which Remix streams it (`StreamTransfer` in @remix-run/react). The styles, half of a document, are inserted as bytes.
 *
 * @param options.isLight renders the document without any script
 * @param options.signal aborts a document that only one client waits for
 * @throws the error of a component, for Remix to render the nearest ErrorBoundary, or the signal's reason
 */
export async function renderDocument(
  context: EntryContext,
  url: string,
  { isLight = false, signal }: { isLight?: boolean; signal?: AbortSignal } = {},
): Promise<{ html: Buffer<ArrayBuffer>; scripts: string[] }> {
  const { serverHandoffStream, ...rest } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // Unpredictable, so that a script injected by a record cannot have it.
  const nonce = randomBytes(16).toString('base64url');
  // The calls of hundreds of pages may time out together.
  await waitForTurn(signal);
  const marked = renderToString(
    <DocumentContext.Provider value={{ nonce, isLight, styles: '' }}>
      <RemixServer context={rest} url={url} />
    </DocumentContext.Provider>,
  );
  const { parts, scripts } = isLight
    ? { parts: [withoutData(marked)], scripts: [] }
    : extractInlineScripts(marked, nonce);
  const payload = isLight
    ? []
    : [
        startModules,
        `window.__remixContext.streamController.enqueue(${toScriptLiteral(data)});window.__remixContext.streamController.close();`,
      ];
  // Joined as bytes: joining the strings would copy the page once more.
  const page = Buffer.concat(parts.map((part) => Buffer.from(deferModules(part))));
  const stylesAt = page.indexOf('</style>');
  return {
    html: Buffer.concat([
      Buffer.from('<!DOCTYPE html>'),
      page.subarray(0, stylesAt),
      styleBytes,
      page.subarray(stylesAt, page.lastIndexOf('</body>')),
      Buffer.from(`${payload.map((script) => `<script>${script}</script>`).join('')}</body></html>`),
    ]),
    scripts: [...scripts, ...payload],
  };
}

/** The page without structured data, which only search engines read. */
const withoutData = (html: string) => html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');

/** Returns the page in parts, without its nonces, and the content of the inline scripts that had one. */
export function extractInlineScripts(marked: string, nonce: string): { parts: string[]; scripts: string[] } {
  const parts = marked.split(` nonce="${nonce}"`);
  const scripts = parts.flatMap((part, index) => {
    const before = parts[index - 1];
    if (before === undefined) return [];
    const tagEnd = part.indexOf('>');
    const attributes = before.slice(before.lastIndexOf('<')) + part.slice(0, tagEnd);
    const isInline = attributes.startsWith('<script') && !/\ssrc=/.test(attributes);
    return isInline ? [part.slice(tagEnd + 1, part.indexOf('</script>'))] : [];
  });
  return { parts, scripts };
}

/** Serializes a text as a JavaScript literal that is safe inside an inline script. */
function toScriptLiteral(text: string): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, escaped);
}
