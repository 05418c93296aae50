import { randomUUID } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { delayScripts, startScripts } from './deferred-modules.server';
import { DocumentContext } from './document-context';
import { queueRender } from './render-queue.server';
import { styleBytes } from './styles.server';

/**
 * Renders a document whose data is complete, and returns the content of its inline scripts too. React's streaming
 * renderer, the default in Remix, takes twice as long. The hydration payload has the format in
 * which Remix streams it (`StreamTransfer` in @remix-run/react). The styles, half of a document, are inserted as bytes.
 *
 * @param options.saveData renders the document without any script
 * @param options.signal aborts a document that only one client waits for
 * @throws the error of a component, for Remix to render the nearest ErrorBoundary, or the signal's reason
 */
export async function renderDocument(
  context: EntryContext,
  url: string,
  { saveData = false, signal }: { saveData?: boolean; signal?: AbortSignal } = {},
): Promise<{ html: Buffer<ArrayBuffer>; scripts: string[] }> {
  const { serverHandoffStream, ...rest } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // Unpredictable, so that a script injected by a record cannot have it.
  const nonce = randomUUID();
  const document = (
    <DocumentContext.Provider value={{ nonce, saveData, styles: '' }}>
      <RemixServer context={rest} url={url} />
    </DocumentContext.Provider>
  );
  await queueRender(signal);
  const marked = renderToString(document);
  const { parts, scripts } = saveData
    ? { parts: [Buffer.from(withoutData(marked))], scripts: [] }
    : extractInlineScripts(Buffer.from(marked), nonce);
  const payload = saveData
    ? []
    : [
        startScripts,
        `window.__remixContext.streamController.enqueue(${toScriptLiteral(data)});window.__remixContext.streamController.close();`,
      ];
  // Joined as bytes: joining the strings would copy the page once more.
  const page = Buffer.concat(parts);
  const stylesAt = page.indexOf('</style>');
  const bodyEnd = page.lastIndexOf('</body>');
  // `<Scripts>` ends the body: nothing before its first link needs to be searched. A light page has none.
  const firstModule = page.indexOf('<link rel="modulepreload"');
  const modulesAt = firstModule === -1 ? bodyEnd : firstModule;
  return {
    html: Buffer.concat([
      Buffer.from('<!DOCTYPE html>'),
      page.subarray(0, stylesAt),
      styleBytes,
      page.subarray(stylesAt, modulesAt),
      Buffer.from(delayScripts(page.toString('utf8', modulesAt, bodyEnd))),
      Buffer.from(`${payload.map((script) => `<script>${script}</script>`).join('')}</body></html>`),
    ]),
    scripts: [...scripts, ...payload],
  };
}

/** The page without structured data, which only search engines read. */
const withoutData = (html: string) => html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');

/**
 * Returns the page in parts, without its nonces, and the content of the inline scripts that had one. Bytes are searched in
 * half the time of a string.
 */
export function extractInlineScripts(marked: Buffer<ArrayBuffer>, nonce: string) {
  const mark = ` nonce="${nonce}"`;
  const parts: Buffer<ArrayBuffer>[] = [];
  const scripts: string[] = [];
  let start = 0;
  for (let at = marked.indexOf(mark); at !== -1; at = marked.indexOf(mark, start)) {
    parts.push(marked.subarray(start, at));
    start = at + mark.length;
    const tagEnd = marked.indexOf('>', start);
    const attributes =
      marked.toString('utf8', marked.lastIndexOf('<', at), at) + marked.toString('utf8', start, tagEnd);
    const isInline = attributes.startsWith('<script') && !/\ssrc=/.test(attributes);
    if (isInline) scripts.push(marked.toString('utf8', tagEnd + 1, marked.indexOf('</script>', tagEnd)));
  }
  parts.push(marked.subarray(start));
  return { parts, scripts };
}

/** Serializes a text as a JavaScript literal that is safe inside an inline script: HTML ends or comments one with `<` only. */
const toScriptLiteral = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
