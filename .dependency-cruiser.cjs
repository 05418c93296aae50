// The order of folders in docs/architecture.md, and other boundaries. A rule's comment is what a violation reports.

const SERVER_PACKAGES =
  'node_modules/(zod|date-fns|@date-fns/tz|react-markdown|remark-[^/]+|rehype-[^/]+|htmlparser2|mdast-[^/]+|sharp|pino|prom-client|uqr|ioredis|lru-cache|p-queue|isbot|etag|fresh|mrmime|negotiator|ical-generator|minisearch|@remix-run/node(-fetch-server)?)/';

/** The folders of `app/`, from the bottom: each imports only from those above its line. Routes and entries import everything. */
const FOLDERS = [
  'lib',
  'definitions',
  'urls',
  'history',
  'server',
  'admin-api',
  'images',
  'rich-text',
  'components',
  'booking',
  'plan-items',
  'recent',
  'list-page',
  'detail-page',
  'content-types',
  'search',
  'seo',
  'compare',
  'plan',
  'pages',
  'offline',
  'navigation',
  'layout',
];

/** Modules of no folder: the styles, and the fonts that they name. */
const STYLES = '^app/(app\\.css|styles/)';

const order = FOLDERS.map((folder, at) => ({
  name: `order-of-${folder}`,
  comment: `app/${folder} imports only from ${FOLDERS.slice(0, at).join(', ') || 'itself'} (docs/architecture.md)`,
  severity: 'error',
  from: { path: `^app/${folder}/` },
  to: { path: '^app/', pathNot: [STYLES, ...FOLDERS.slice(0, at + 1).map((below) => `^app/${below}/`)] },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'In app/ not even of types; elsewhere a type may point back.',
      severity: 'error',
      from: { path: '^app/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-outside-app',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...order,
    {
      name: 'every-folder-has-a-place',
      comment: 'A new folder of app/ needs a line in FOLDERS, and in docs/architecture.md.',
      severity: 'error',
      from: { path: '^app/[^/]+/', pathNot: [STYLES, '^app/routes/', ...FOLDERS.map((folder) => `^app/${folder}/`)] },
      to: {},
    },
    {
      name: 'no-content-type-imports-another',
      severity: 'error',
      from: { path: '^app/content-types/([^/]+)/' },
      to: { path: '^app/content-types/[^/]+/', pathNot: '^app/content-types/$1/' },
    },
    {
      name: 'nothing-imports-routes-or-entries',
      severity: 'error',
      from: { path: '^app/[^/]+/' },
      to: { path: '^app/(routes/|root\\.tsx|entry\\.)' },
    },
    {
      name: 'no-server-module-in-browser-code',
      comment: 'Only routes, entries and other server modules import server modules; types are erased.',
      severity: 'error',
      from: { path: '^app/[^/]+/', pathNot: ['\\.server\\.tsx?$', '^app/routes/'] },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-server-package-in-browser-code',
      severity: 'error',
      from: { path: '^app/[^/]+/', pathNot: ['\\.server\\.tsx?$', '^app/routes/'] },
      to: { path: SERVER_PACKAGES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-module-in-browser-code',
      severity: 'error',
      from: { path: '^app/[^/]+/', pathNot: ['\\.server\\.tsx?$', '^app/routes/'] },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'chunk-of-detail-pages',
      comment:
        'In the browser these are in the chunk of detail pages (chunkOf in vite.config.ts), which no other imports.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['\\.server\\.tsx?$', '^app/(booking|detail-page)/', '/detail\\.tsx$'] },
      to: { path: '^app/lib/(days|capitalized)\\.ts$' },
    },
    {
      name: 'sample-admin-is-independent',
      severity: 'error',
      from: { path: '^sample-admin/' },
      to: { path: '^app/' },
    },
    {
      name: 'app-is-independent',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(sample-admin|tests|e2e|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
