import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixOptions from './remix.config.js';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Loaded on first use, each a chunk of its own. */
const onFirstUse = /\/(search-combobox|lightbox)\.tsx$/;

/** Heads of pages that also stand while a visitor is on the way there: they come with what every page shares. */
const heads = /\/app\/(home\/hero|contact\/hero|sections\/culinary\/loading)\.tsx$/;

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
  const room = /\/app\/(ui|layout|states|site|listing|detail)\//.exec(id)?.[1];
  if (room === 'listing' || room === 'detail') return room;
  return room ? 'site' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixOptions)],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    // Inlined files would need `data:` in the Content-Security-Policy and could not be cached.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? undefined : { output: { manualChunks: chunkOf } },
  },
}));
