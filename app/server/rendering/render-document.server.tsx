import { randomUUID } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { isDevelopment } from '../is-development.server';
import { delayScripts, startScripts } from './deferred-modules.server';
import { DocumentContext } from './document-context';
import { queueRender } from './render-queue.server';
import { styleBytes } from './styles.server';

/**
 * Renders a document whose data is complete; also returns the content of its inline scripts. React's streaming
 * renderer, Remix's default, takes twice as long. The hydration payload has Remix's streaming format (`StreamTransfer`
 * in @remix-run/react). The styles, half of a document, are inserted as bytes.
 *
 * @param options.saveData renders the document without any script
 * @param options.signal aborts a document that only one client waits for
 * @throws a component's error, for which Remix renders the nearest ErrorBoundary, or the signal's reason
 */
export async function renderDocument(
  context: EntryContext,
  url: string,
  { saveData = false, signal }: { saveData?: boolean; signal?: AbortSignal } = {},
): Promise<{ html: Buffer<ArrayBuffer>; scripts: string[] }> {
  const { serverHandoffStream, ...rest } = withMatchedRoutes(context);
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // Unpredictable, so that a script injected by a record cannot contain it.
  const nonce = randomUUID();
  const document = (
    <DocumentContext.Provider value={{ nonce, saveData, styles: '' }}>
      <RemixServer context={rest} url={url} />
    </DocumentContext.Provider>
  );
  await queueRender(signal);
  const rendered = renderToString(document);
  const page = Buffer.from(saveData ? withoutData(rendered) : rendered);
  const payload = `(stream=>{stream.enqueue(${toScriptLiteral(data)});stream.close()})(window.__remixContext.streamController)`;
  const ending = saveData ? [] : [isDevelopment ? payload : `${payload};${startScripts}`];
  // Searches and joins bytes: joining strings would copy the page once more.
  const stylesAt = page.indexOf('</style>');
  const bodyEnd = page.lastIndexOf('</body>');
  // `<Scripts>` ends the body, so the part before its first link needs no search. A light page has no scripts.
  const firstModule = page.indexOf('<link rel="modulepreload"');
  const modulesAt = firstModule === -1 ? bodyEnd : firstModule;
  const beforeStyles = extractInlineScripts(page.subarray(0, stylesAt), nonce);
  const content = extractInlineScripts(page.subarray(stylesAt, modulesAt), nonce);
  const modules = extractInlineScripts(page.subarray(modulesAt, bodyEnd), nonce);
  const end = Buffer.concat(modules.parts).toString();
  return {
    html: Buffer.concat([
      Buffer.from('<!DOCTYPE html>'),
      ...beforeStyles.parts,
      styleBytes,
      ...content.parts,
      // React's development build reports attributes that it did not render.
      Buffer.from(isDevelopment ? end : delayScripts(end)),
      Buffer.from(`${ending.map((script) => `<script>${script}</script>`).join('')}</body></html>`),
    ]),
    scripts: [...beforeStyles.scripts, ...content.scripts, ...modules.scripts, ...ending],
  };
}

/**
 * Returns the context with the page's own routes only. Remix builds the tree of the manifest's routes for each document,
 * and matches the URL against it once more: with all routes, a tenth of the time of a document.
 */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.includes(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Removes the structured data, which only search engines read. */
const withoutData = (html: string) => html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');

/**
 * Returns the page in parts without its nonces, and the content of the inline scripts that had one. Searching bytes
 * takes half as long as searching a string.
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

/**
 * Serializes lines of JSON as a JavaScript literal that is safe in an inline script: without `<`, HTML can neither end
 * the script nor start a comment. JSON's many quotes are not escaped: the literal has single quotes.
 */
const toScriptLiteral = (lines: string) =>
  `'${lines.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('<', '\\x3c')}'`;
