/**
 * The Remix options, which vite.config.ts passes to the Vite plugin. Every v3_ flag is on: they enable the defaults of
 * Remix's successor.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
