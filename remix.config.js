/**
 * The Remix options of this site; vite.config.ts hands them to the Vite plugin.
 * Every v3_ flag is on: what they change is how Remix's successor works by default.
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
