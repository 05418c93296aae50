// @ts-check
/**
 * Deliberate faults, each in another place of the site, and the tests that find it: `npm run faults`. A fault replaces the
 * first `find` in its file. Tests without `.spec.` are Vitest files, the others Playwright specs, which need a new build.
 *
 * @typedef {{ file: string, find: string, replace: string, test: string }} Fault
 */

/** @type {readonly [file: string, find: string, replace: string, test: string][]} */
const rows = [
  ['app/lib/currency.ts', "'id-ID'", "'en-US'", 'tests/lib/currency.test.ts'],
  ['app/lib/whatsapp.ts', "'62')", "'0')", 'tests/lib/whatsapp.test.ts'],
  ['app/lib/canonical-path.ts', 'fixed.toLowerCase()', 'fixed', 'tests/lib/canonical-path.test.ts'],
  ['app/lib/result.ts', 'return 504', 'return 502', 'tests/lib/result.test.ts'],
  ['app/lib/dates.server.ts', "WITA: '+08:00'", "WITA: '+07:00'", 'tests/lib/dates.test.ts'],
  ['app/definitions/vehicles.ts', "'Motor'", "'Sepeda Motor'", 'tests/list-page/categories.test.ts'],
  ['app/definitions/registry.ts', 'encodeURIComponent(param)', 'param', 'tests/search/search.test.ts'],
  ['app/urls/search-params.ts', 'MAX_CARDS = 300', 'MAX_CARDS = 30_000', 'tests/urls/search-params.test.ts'],
  ['app/urls/filter-params.ts', "replaceAll('.', '')", "replaceAll(',', '')", 'tests/urls/search-params.test.ts'],
  [
    'app/server/env.server.ts',
    'value.ADMIN_STALE_SECONDS * 1000',
    'value.ADMIN_STALE_SECONDS',
    'tests/server/env.test.ts',
  ],
  [
    'app/server/http/shared-caching.server.ts',
    'path === canonicalPath(path)',
    'true',
    'tests/server/http/shared-caching.test.ts',
  ],
  ['app/server/http/cache-control.server.ts', "'no-store'", "'no-cache'", 'tests/server/http/cache-policy.test.ts'],
  [
    'app/server/http/security-headers.server.ts',
    '"base-uri \'none\'",',
    '',
    'tests/server/http/security-headers.test.ts',
  ],
  ['app/server/http/listener.server.ts', "method !== 'GET' && ", '', 'tests/server/http/listener.test.ts'],
  [
    'app/server/rendering/page-cache.server.ts',
    'cached?.version === version',
    'cached',
    'tests/server/rendering/page-cache.test.ts',
  ],
  ['app/server/page-response.server.ts', 'stale.length === 0 ? ', 'true ? ', 'tests/server/page-response.test.ts'],
  ['app/server/turns.server.ts', 'concurrency: 1', 'concurrency: 9', 'tests/server/turns.test.ts'],
  [
    'app/admin-api/rate-limit.server.ts',
    'status !== 429 &&',
    'status !== 430 &&',
    'tests/admin-api/rate-limit.test.ts',
  ],
  [
    'app/admin-api/collection.server.ts',
    '[slug, id, titleSlug(title)]',
    '[slug, id]',
    'tests/admin-api/find-record.test.ts',
  ],
  ['app/admin-api/records.server.ts', 'if (isDeleted(raw)) return;', '', 'tests/admin-api/laravel-lists.test.ts'],
  [
    'app/admin-api/numbers.server.ts',
    "digits?.replaceAll('.', '')",
    'digits',
    'tests/admin-api/field-decoders.test.ts',
  ],
  [
    'app/images/image-response.server.ts',
    '!DOUBLE_ENCODED.test(path) &&',
    '',
    'tests/routes/resources/storage.test.ts',
  ],
  [
    'app/rich-text/rehype-structure.server.ts',
    'shift ??= topLevel - level',
    'shift ??= 0',
    'tests/rich-text/rich-text.test.ts',
  ],
  ['app/components/price-text.tsx', 'lang="en"', '', 'tests/components/price-text.test.tsx'],
  ['app/booking/order.server.ts', 'product * count', 'product + count', 'tests/booking/order.test.ts'],
  ['app/booking/details.server.ts', '>= today', '> today', 'tests/booking/details.test.ts'],
  ['app/items/items.ts', 'MAX_PLAN_ITEMS = 12', 'MAX_PLAN_ITEMS = 13', 'tests/items/items.test.ts'],
  ['app/list-page/filter.server.ts', "add('kategori'", "add('q'", 'tests/list-page/filters.test.ts'],
  [
    'app/list-page/list-view.server.ts',
    'SPARSE_CATEGORY_SIZE = 3',
    'SPARSE_CATEGORY_SIZE = 2',
    'tests/list-page/list-view.test.ts',
  ],
  [
    'app/content-types/related.server.ts',
    "complementary('Kendaraan untuk perjalanan ini', vehicles, vehiclesFor)",
    'similar(packages)',
    'tests/content-types/related.test.ts',
  ],
  [
    'app/search/title-index.server.ts',
    'a.distance - b.distance',
    'b.distance - a.distance',
    'tests/search/title-index.test.ts',
  ],
  ['app/seo/sitemap.server.ts', 'entries.delete(collection.path);', '', 'tests/seo/sitemap.test.ts'],
  ['app/compare/compare.server.ts', 'item.toLowerCase()).sort()', 'item)', 'tests/compare/rows.test.ts'],
  ['app/layout/menu.ts', 'pathname === covered || ', '', 'tests/layout/menu.test.ts'],
  ['app/navigation/pending-pages.tsx', '<CulinaryLoading />', '', 'tests/navigation/pending-pages.test.tsx'],
  ['app/routes/resources/robots.ts', "'Disallow: /rencana',", '', 'tests/routes/resources/resources.test.ts'],
  ['app/items/stored-plan.ts', 'localStorage.setItem(STORAGE_KEY, query);', '', 'e2e/specs/plan.spec.ts'],
  ['app/detail-page/tabs.tsx', 'ArrowRight: at + 1', 'ArrowRight: at', 'e2e/specs/details-sections.spec.ts'],
  [
    'app/detail-page/lightbox.tsx',
    "if (event.key === 'ArrowRight') step(1);",
    '',
    'e2e/specs/keyboard-details.spec.ts',
  ],
  ['app/search/search-combobox.tsx', "input.current.value = '';", '', 'e2e/specs/search-choice.spec.ts'],
  [
    'app/pages/contact/trip-form.tsx',
    'if (invalid) invalid.focus();',
    'if (invalid) return;',
    'e2e/specs/trip-form.spec.ts',
  ],
  ['app/list-page/load-more.tsx', 'preventScrollReset', '', 'e2e/specs/lists-paging.spec.ts'],
  ['app/components/use-url-value.ts', 'field.current.value = value', 'void value', 'e2e/specs/filters.spec.ts'],
];

/** @type {readonly Fault[]} */
export const faults = rows.map(([file, find, replace, test]) => ({ file, find, replace, test }));
