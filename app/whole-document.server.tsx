import { randomBytes } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { KeepContext, type KeepPart, type PartOf } from './site/kept-part';
import { NonceContext } from './site/nonce';
import { oncePer } from './site/once-per.server';

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
  const manifest = manifestNear(context);
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // Nobody can know it beforehand: a script that got into the page by way of a record does not carry it.
  const nonce = randomBytes(16).toString('base64url');
  const parts: string[] = [];
  const keep: KeepPart = (Part, view) => {
    parts.push(htmlOf(Part)(view));
    return <template data-part={nonce} />;
  };
  const marked = renderToString(
    <KeepContext.Provider value={keep}>
      <NonceContext.Provider value={{ nonce }}>
        <RemixServer context={{ ...rest, manifest }} url={url} />
      </NonceContext.Provider>
    </KeepContext.Provider>,
  );
  const filled = marked
    .split(`<template data-part="${nonce}"></template>`)
    .map((between, index) => between + (parts[index] ?? ''))
    .join('');
  const { html, scripts } = withoutNonce(filled, nonce);
  const handOff = `window.__remixContext.streamController.enqueue(${inScript(data)});window.__remixContext.streamController.close();`;
  const end = `<script>${handOff}</script></body></html>`;
  return {
    html: `<!DOCTYPE html>${html.slice(0, html.lastIndexOf('</body>'))}${end}`,
    scripts: [...scripts, handOff],
  };
}

/** The HTML of the parts that depend on one object alone, made once for each. */
const htmlOf = oncePer((Part: PartOf<object>) =>
  oncePer((view: object) => renderToString(<Part view={view} />)),
) as <V extends object>(Part: PartOf<V>) => (view: V) => string;

/** The page as it is sent, and what the inline scripts say that carried the nonce. */
export function withoutNonce(marked: string, nonce: string): WholeDocument {
  const parts = marked.split(` nonce="${nonce}"`);
  const scripts = parts.flatMap((part, index) => {
    const before = parts[index - 1];
    if (before === undefined) return [];
    const opened = part.indexOf('>');
    const attributes = before.slice(before.lastIndexOf('<')) + part.slice(0, opened);
    const own = attributes.startsWith('<script') && !/\ssrc=/.test(attributes);
    return own ? [part.slice(opened + 1, part.indexOf('</script>'))] : [];
  });
  return { html: parts.join(''), scripts };
}

type Manifest = EntryContext['manifest'];

const manifestsNear = oncePer((_: Manifest) => new Map<string, Manifest>());

/**
 * The manifest with the routes alone that this address, or one above it, can mean. Remix looks for those among all of
 * them some three times for a document, which took a tenth of its time; the others leave no trace in what it writes.
 */
function manifestNear({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const part = firstPart(staticHandlerContext.matches.at(-1)?.route);
  if (isOpen(part)) return manifest;
  const known = manifestsNear(manifest);
  const made = known.get(part) ?? { ...manifest, routes: routesNear(manifest, part) };
  known.set(part, made);
  return made;
}

function routesNear({ routes }: Manifest, part: string): Manifest['routes'] {
  const isNear = (first: string) => first === '' || first === part || isOpen(first);
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => isNear(firstPart(route))));
}

const firstPart = (route?: { path?: string }) => route?.path?.split('/', 1)[0] ?? '';

const isOpen = (part: string) => part.startsWith(':') || part === '*';

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
