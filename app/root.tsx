import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { LinkProvider } from '~/components/app-link';
import { PlanToast } from '~/plan-items/plan-toast';
import { RouteErrorBoundary } from './components/feedback/route-error-boundary';
import { useScrollFocusIntoView } from './components/focus-and-scroll';
import { HasNavigatedProvider } from './components/has-navigated';
import { SiteProvider, useSite } from './components/use-site';
import { useSyncPageHistory } from './history/use-page-history';
import { EnglishHintSlot } from './layout/english-hint-slot';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { markModuleSupport } from './layout/scripting';
import { WhatsappButton } from './layout/whatsapp-button';
import { canonicalPath } from './lib/canonical-path';
import { ProgressBar } from './navigation/progress-bar';
import { useOrderClicks } from './navigation/use-order-clicks';
import { usePendingPage } from './navigation/use-pending-page';
import { useRouteAnnouncer } from './navigation/use-route-announcer';
import { StoredNoticeSlot } from './offline/stored-notice-slot';
import { useOfflinePages } from './offline/use-offline-pages';
import { useStreamedData } from './seo/streamed';
import { permanentRedirect } from './server/http/redirects.server';
import { STYLES_ID, useDocumentContext } from './server/rendering/document-context';
import { siteInfo } from './server/site-info.server';
import fraunces from './styles/fonts/fraunces.woff2?url';
import jakarta from './styles/fonts/plus-jakarta-sans.woff2?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: jakarta, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Blog Travel Bali', href: '/blog/rss.xml' },
];

export function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  // Every page route has a fixed first segment, except `*`. There, `/hero/` would redirect forever: remix-serve adds the
  // slash to a folder of assets.
  const matchesRoute = params['*'] === undefined || pathname.includes('//');
  const canonical = canonicalPath(pathname);
  if (matchesRoute && pathname !== canonical) throw permanentRedirect(canonical, request);
  return { site: siteInfo };
}

// Only a restart changes the configuration.
export const shouldRevalidate = () => false;

/** The document of every page. Without the root loader's data, such as after a POST, it has no header and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, streamed, saveData, styles } = useDocumentContext();
  const site = useRouteLoaderData<typeof loader>('root')?.site ?? null;
  const main = useRef<HTMLElement>(null);
  useSyncPageHistory();
  useScrollFocusIntoView();
  const announcement = useRouteAnnouncer(main);

  return (
    <html lang="id" data-save-data={saveData ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {!saveData && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script; React would escape its quotes
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markModuleSupport }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0e3b43" />
        <PageMeta />
        {saveData ? <link rel="icon" href="/favicon.svg" type="image/svg+xml" /> : <Links />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet; React would escape its quotes */}
        <style id={STYLES_ID} nonce={streamed ? nonce : undefined} dangerouslySetInnerHTML={{ __html: styles }} />
        {/* Delays the first paint until the whole page is parsed, so that nothing shifts. */}
        {!saveData && <link rel="expect" href="#akhir" {...{ blocking: 'render' }} />}
        {streamed && (
          // React needs a script to move streamed content into place. Without JavaScript, this style shows the content
          // and hides the loading state. It contains no quotes: React would escape them and break the rules. It is in
          // the first layer, since the style sheet's rule for hidden elements is `!important` too.
          <noscript>
            <style
              nonce={nonce}
            >{`@layer theme{[id^=S\\:]{display:block!important;order:1}}:root:has([id^=S\\:] :not(script,template)) [data-loading]{display:none}`}</style>
          </noscript>
        )}
      </head>
      <body>
        <a href="#konten" className="skip-link">
          Langsung ke konten
        </a>
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
        <SiteProvider value={site}>
          <HasNavigatedProvider>
            <LinkProvider>
              <ProgressBar />
              {site && <Header />}
              {site && <StoredNoticeSlot />}
              <main ref={main} id="konten" tabIndex={-1} className="flex-1">
                {children}
              </main>
              {site && <Footer />}
              {site && <WhatsappButton />}
              {site && <EnglishHintSlot />}
              {site && <PlanToast />}
            </LinkProvider>
          </HasNavigatedProvider>
        </SiteProvider>
        {!saveData && (
          <>
            <ScrollRestoration nonce={nonce} id="akhir" />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

function PageMeta() {
  useStreamedData();
  return <Meta />;
}

export default function App() {
  const { pathname } = useLocation();
  const { offline, countsOrders } = useSite();
  useOfflinePages(offline);
  useOrderClicks(countsOrders);
  // Each path has its own elements: a browser's translation replaces text that React would update.
  return usePendingPage() ?? <Outlet key={pathname} />;
}

export function ErrorBoundary() {
  const hasSite = Boolean(useRouteLoaderData('root'));
  return hasSite ? <RouteErrorBoundary /> : <h1 lang="en">Unexpected Application Error!</h1>;
}
