/**
 * The Remix options, which vite.config.ts passes to the Vite plugin. All v3_ flags except one are on: they enable the
 * defaults of Remix's successor. Route discovery stays off: the routes of all pages weigh 1.2 KB, less than a request
 * for the routes of each page's links.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
