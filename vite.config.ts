import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { build, type ConfigEnv, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { browserslist, dependencies } from './package.json';
import remixOptions from './remix.config.js';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The supported browsers, as esbuild names them. */
const browsers = browserslist.map((browser) => browser.replace(' >= ', ''));

/** Modules that are loaded at their first use, each in its own chunk. */
const onFirstUse =
  /\/(search-combobox\.tsx|use-suggestions\.ts|lightbox\.tsx|english-hint\.tsx|(report-)?order-clicks\.ts)$/;

/** The pending pages, which load after the first page, and the modules that they share with the pages themselves. */
const pendingPages = new Set(
  [
    'navigation/pending-pages.tsx',
    'pages/home/hero.tsx',
    'pages/contact/hero.tsx',
    'search/search-layout.tsx',
    'compare/comparison-layout.tsx',
    'content-types/blog/article-layout.tsx',
    'content-types/culinary/culinary-layout.tsx',
    'plan/plan-layout.tsx',
    'booking/class-names.ts',
    'detail-page/class-names.ts',
    'detail-page/detail-loading.tsx',
    'detail-page/detail-layout.tsx',
    'detail-page/facts.tsx',
  ].map(moduleOf),
);

/** Returns the id of a module of the site; throws for a module that has moved, which a pattern would miss. */
function moduleOf(path: string): string {
  return realpathSync(fileURLToPath(new URL(`./app/${path}`, import.meta.url)));
}

/** Modules that every page shares, including the common part of all content types. */
const shared =
  /\/app\/((components|definitions|history|layout|navigation|images|seo|lib|urls|plan-items|server|admin-api)\/|recent\/(recently-viewed-slot\.tsx|stored-recent\.ts)$|search\/search(-box)?\.tsx?$)/;

/**
 * Returns the chunk of a client module. By default, every small module that two pages share becomes a file: a first
 * visit would make two dozen requests, which costs a phone more than a few kilobytes that it does not need yet.
 */
function chunkOf(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//.test(id)) {
    return 'framework';
  }
  if (onFirstUse.test(id)) return undefined;
  if (/\/app\/offline\/(offline-page|stored-(notice|pages))\.tsx?$/.test(id)) return 'offline';
  if (pendingPages.has(id)) return 'pending-pages';
  if (id.includes('/app/list-page/')) return 'list-page';
  // The part of orders that plans, comparisons and the food tour share.
  if (/\/app\/booking\/(booking-input|order-link|ask-in-english)\.tsx$/.test(id)) return 'order-links';
  if (/\/app\/((detail-page|booking)\/|lib\/(days|capitalized)\.ts$)/.test(id)) return 'detail-page';
  // The results of a search: only on search and plan.
  if (/\/app\/components\/(record-row|no-results)\.tsx$/.test(id)) return 'found-records';
  // Maps: only on contact and packages. Rows that scroll by buttons: only on home and culinary.
  if (/\/app\/components\/(map-embed|carousel)\.tsx$/.test(id)) return undefined;
  return shared.test(id) ? 'site' : undefined;
}

/** Builds the worker thread of `rich-text/rich-text.server.ts` beside the server build. */
const richTextWorker: Plugin = {
  name: 'rich-text-worker',
  apply: 'build',
  buildStart() {
    const id = '/app/rich-text/rich-text-worker.server.ts';
    this.emitFile({ type: 'chunk', id, fileName: 'rich-text-worker.js' });
  },
};

/**
 * Names a build after its sources, so that replicas that are built separately agree. Also sets `BUILD_ID` for
 * app/routes.ts, which the Remix plugin reads.
 */
function nameBuild(command: ConfigEnv['command']): string {
  process.env.BUILD_ID =
    command === 'build' ? hashOf(['package-lock.json', 'vite.config.ts', ...filesIn('app')]) : 'dev';
  return process.env.BUILD_ID;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/**
 * Writes the names of the packages in a part of the build to `build/packages/`. The software bill of materials lists
 * them (scripts/sbom.mjs), since they are not installed where the site runs.
 */
const namePackages = (part: 'client' | 'server' | 'service-worker'): Plugin => ({
  name: 'name-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
    );
    const names = files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    mkdirSync('build/packages', { recursive: true });
    writeFileSync(`build/packages/${part}.json`, JSON.stringify([...new Set(names)].sort()));
  },
});

/** Provides the text of the service worker, in one file, to the route that serves it. It changes with each build. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  resolveId: (id) => (id === 'virtual:service-worker' ? `\0${id}` : undefined),
  async load(id) {
    if (id !== '\0virtual:service-worker') return undefined;
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias },
      plugins: [namePackages('service-worker')],
      build: {
        write: false,
        target: browsers,
        lib: { entry: 'app/offline/service-worker.ts', formats: ['iife'], name: 'worker' },
      },
    });
    const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
    const code = outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
    return `export default ${JSON.stringify(`${code}// ${process.env.BUILD_ID}\n`)}`;
  },
};

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

export default defineConfig(({ command, isSsrBuild }) => ({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(nameBuild(command)) },
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    // Maximum compression once per build, instead of weaker compression per request.
    isSsrBuild && richTextWorker,
    serviceWorker,
    namePackages(isSsrBuild ? 'server' : 'client'),
    !isSsrBuild && compression({ include: /\.(css|js|svg)$/, threshold: 1024 }),
  ],
  resolve: { alias },
  ssr: {
    // Bundling dependencies with many small modules cuts the startup time by a quarter. External packages are those
    // that the build and the server must share, that have native code or workers, or that are rarely used: the
    // `dependencies`, the only packages that are installed where the site runs. If prom-client were bundled, it would
    // lose the event-loop lag: its `require` in a `try` stays a `require`, which ES modules do not have.
    noExternal: isSsrBuild || undefined,
    external: Object.keys(dependencies),
  },
  build: {
    // With esbuild, scripts are 3 % larger, which exceeds their budget (e2e/specs/bytes.spec.ts).
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    // Inlined files would need `data:` in the Content-Security-Policy and could not be cached.
    assetsInlineLimit: 0,
    // The imports of a dynamically imported module have already been loaded with the page.
    modulePreload: false,
    // The server build targets Node; styles are the same in both builds.
    target: isSsrBuild ? 'node20' : browsers,
    cssTarget: browsers,
    rollupOptions: isSsrBuild
      ? undefined
      : {
          output: { manualChunks: chunkOf },
          onwarn: (warning, warn) => {
            // The chunk's modules would read each other's exports before they have run.
            if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message);
            warn(warning);
          },
        },
  },
}));
