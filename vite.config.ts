import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import remixOptions from './remix.config.js';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The browsers that the site's code and styles are written down to: Vite's own default. */
const browsers = ['es2020', 'chrome87', 'edge88', 'firefox78', 'safari14'];

/** Loaded on first use, in chunks of their own. */
const onFirstUse = /\/(search-combobox\.tsx|use-suggestions\.ts|lightbox\.tsx)$/;

/** Heads of pages that also stand while a visitor is on the way there: they come with what every page shares. */
const heads = /\/app\/(pages\/(home|contact)\/hero|content-types\/culinary\/loading)\.tsx$/;

/** Folders whose modules every page shares; of the content types, what is said of all of them. */
const shared =
  /\/app\/((components|layout|navigation|images|seo|lib|server|admin-api)\/|content-types\/(registry|types|skeletons|search|category-name)\.tsx?$)/;

/**
 * Which chunk a module of the browser's code goes to. Left alone, every small part that two pages share becomes a file:
 * two dozen requests on a first visit, which costs a phone more than the few kilobytes that it does not need yet.
 */
function chunkOf(id: string): string | undefined {
  if (
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//.test(
      id,
    )
  ) {
    return 'framework';
  }
  if (onFirstUse.test(id)) return undefined;
  if (heads.test(id)) return 'site';
  if (id.includes('/app/list-page/')) return 'list-page';
  if (id.includes('/app/detail-page/')) return 'detail-page';
  return shared.test(id) ? 'site' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    // The strongest compression once per build, instead of a weaker one for every visitor.
    !isSsrBuild && compression({ include: /\.(css|js|svg)$/, threshold: 1024 }),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  ssr: {
    // Dependencies of many small modules are read at once with the site, which starts in three quarters of the time.
    // Outside stay what must be one for the site and its server, what has native parts or workers, and what few use.
    noExternal: isSsrBuild || undefined,
    external: [
      'react',
      'react-dom',
      '@remix-run/node',
      '@remix-run/react',
      'sharp',
      'pino',
      'cacache',
      'downshift',
      'ioredis',
    ],
  },
  build: {
    // Inlined files would need `data:` in the Content-Security-Policy and could not be cached.
    assetsInlineLimit: 0,
    // The server knows what Node knows; styles are the same in both builds.
    target: isSsrBuild ? 'node20' : browsers,
    cssTarget: browsers,
    rollupOptions: isSsrBuild ? undefined : { output: { manualChunks: chunkOf } },
  },
}));
