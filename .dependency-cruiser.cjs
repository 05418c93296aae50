// The module boundaries of docs/architecture.md. A rule's comment is what a violation reports.

const SERVER_PACKAGES =
  'node_modules/(zod|date-fns|@date-fns/tz|react-markdown|remark-[^/]+|rehype-[^/]+|htmlparser2|mdast-[^/]+|sharp|pino|uqr|ioredis|cacache|lru-cache|p-limit|p-queue|isbot|connect|express|etag|fresh|negotiator|on-headers|ical-generator|minisearch|@epic-web/cachified|@remix-run/(node|express))/';

/** Folders that a folder of `app/` may import from; what is not listed is forbidden. Routes and entries may import everything. */
const mayImport = {
  lib: [],
  components: ['lib', 'images', 'admin-api/result', 'content-types/registry'],
  'admin-api': ['lib', 'server', 'content-types/(registry|search)'],
  images: ['lib', 'server', 'admin-api'],
  server: ['lib', 'admin-api/result', 'images', 'app\\.css'],
  'rich-text': ['lib', 'server', 'images', 'admin-api'],
  seo: ['lib', 'server', 'images', 'content-types/[^/]+$', 'admin-api/(result|collection-config)'],
  booking: ['lib', 'server', 'components'],
  'list-page': [
    'lib',
    'server',
    'images',
    'components',
    'admin-api/(result|collection-config)',
    'content-types/[^/]+$',
    'plan/add-to-plan',
  ],
  'detail-page': [
    'lib',
    'server',
    'images',
    'components',
    'booking',
    'rich-text',
    'admin-api/(result|collection-config)',
    'content-types/[^/]+$',
    'plan/add-to-plan',
  ],
  'content-types': [
    'lib',
    'server',
    'images',
    'components',
    'booking',
    'rich-text',
    'admin-api',
    'list-page',
    'detail-page',
    'compare/href',
    'plan/items',
  ],
  compare: [
    'lib',
    'server',
    'images',
    'components',
    'admin-api',
    'booking',
    'content-types',
    'plan/items',
    'plan/add-to-plan',
  ],
  pages: [
    'lib',
    'server',
    'images',
    'components',
    'admin-api',
    'list-page',
    'detail-page',
    'content-types',
    'plan/add-to-plan',
  ],
  plan: ['lib', 'server', 'images', 'components', 'booking', 'admin-api', 'content-types', 'compare/href'],
  layout: ['lib', 'images', 'components', 'content-types/[^/]+$', 'plan/plan-link'],
  navigation: ['lib', 'components', 'pages', 'compare', 'list-page', 'detail-page', 'content-types', 'plan/loading'],
};

const boundaries = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `boundary-of-${folder}`,
  comment: `app/${folder} imports only ${allowed.join(', ') || 'itself'} (docs/architecture.md)`,
  severity: 'error',
  from: { path: `^app/${folder}/` },
  to: { path: '^app/', pathNot: [folder, ...allowed].map((path) => `^app/${path}`) },
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
    ...boundaries,
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
