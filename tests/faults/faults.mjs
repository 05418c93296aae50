// @ts-check
/**
 * Deliberate faults, one in each part of the site, and the test that finds each (`npm run faults`). A fault replaces the first
 * `find` in its file.
 *
 * @type {readonly { file: string, find: string, replace: string, test: string }[]}
 */
// biome-ignore format: a fault on each line
export const faults = [
  { file: 'app/lib/currency.ts', find: "'id-ID'", replace: "'en-US'", test: 'tests/lib/currency.test.ts' },
  { file: 'app/lib/whatsapp.ts', find: "'62')", replace: "'0')", test: 'tests/lib/whatsapp.test.ts' },
  { file: 'app/lib/canonical-path.ts', find: 'fixed.toLowerCase()', replace: 'fixed', test: 'tests/lib/canonical-path.test.ts' },
  { file: 'app/lib/result.ts', find: 'return 504', replace: 'return 502', test: 'tests/lib/result.test.ts' },
  { file: 'app/lib/dates.server.ts', find: "WITA: '+08:00'", replace: "WITA: '+07:00'", test: 'tests/lib/dates.test.ts' },
  { file: 'app/definitions/vehicles.ts', find: "'Motor'", replace: "'Sepeda Motor'", test: 'tests/list-page/categories.test.ts' },
  { file: 'app/definitions/registry.ts', find: 'encodeURIComponent(param)', replace: 'param', test: 'tests/search/search.test.ts' },
  { file: 'app/urls/search-params.ts', find: 'MAX_CARDS = 300', replace: 'MAX_CARDS = 30_000', test: 'tests/urls/search-params.test.ts' },
  { file: 'app/urls/filter-params.ts', find: "replaceAll('.', '')", replace: "replaceAll(',', '')", test: 'tests/urls/search-params.test.ts' },
  { file: 'app/server/env.server.ts', find: 'value.ADMIN_STALE_SECONDS * 1000', replace: 'value.ADMIN_STALE_SECONDS', test: 'tests/server/env.test.ts' },
  { file: 'app/server/http/shared-caching.server.ts', find: 'path === canonicalPath(path)', replace: 'true', test: 'tests/server/http/shared-caching.test.ts' },
  { file: 'app/server/http/cache-control.server.ts', find: "'no-store'", replace: "'no-cache'", test: 'tests/server/http/cache-policy.test.ts' },
  { file: 'app/server/http/security-headers.server.ts', find: `"base-uri 'none'",`, replace: '', test: 'tests/server/http/security-headers.test.ts' },
  { file: 'app/server/http/listener.server.ts', find: "method !== 'GET' && ", replace: '', test: 'tests/server/http/listener.test.ts' },
  { file: 'app/server/rendering/page-cache.server.ts', find: 'cached?.version === version', replace: 'cached', test: 'tests/server/rendering/page-cache.test.ts' },
  { file: 'app/server/page-response.server.ts', find: 'stale.length === 0 ? ', replace: 'true ? ', test: 'tests/server/page-response.test.ts' },
  { file: 'app/server/turns.server.ts', find: 'concurrency: 1', replace: 'concurrency: 9', test: 'tests/server/turns.test.ts' },
  { file: 'app/admin-api/rate-limit.server.ts', find: 'status !== 429 &&', replace: 'status !== 430 &&', test: 'tests/admin-api/rate-limit.test.ts' },
  { file: 'app/admin-api/collection.server.ts', find: '[slug, id, titleSlug(title)]', replace: '[slug, id]', test: 'tests/admin-api/find-record.test.ts' },
  { file: 'app/admin-api/records.server.ts', find: 'if (isDeleted(raw)) return;', replace: '', test: 'tests/admin-api/laravel-lists.test.ts' },
  { file: 'app/admin-api/numbers.server.ts', find: "digits?.replaceAll('.', '')", replace: 'digits', test: 'tests/admin-api/field-decoders.test.ts' },
  { file: 'app/images/image-response.server.ts', find: '!DOUBLE_ENCODED.test(path) &&', replace: '', test: 'tests/routes/resources/storage.test.ts' },
  { file: 'app/rich-text/rehype-structure.server.ts', find: 'shift ??= topLevel - level', replace: 'shift ??= 0', test: 'tests/rich-text/rich-text.test.ts' },
  { file: 'app/components/price-text.tsx', find: 'lang="en"', replace: '', test: 'tests/components/price-text.test.tsx' },
  { file: 'app/booking/order.server.ts', find: 'product * count', replace: 'product + count', test: 'tests/booking/order.test.ts' },
  { file: 'app/booking/details.server.ts', find: '>= today', replace: '> today', test: 'tests/booking/details.test.ts' },
  { file: 'app/items/items.ts', find: 'MAX_PLAN_ITEMS = 12', replace: 'MAX_PLAN_ITEMS = 13', test: 'tests/items/items.test.ts' },
  { file: 'app/list-page/filter.server.ts', find: "add('kategori'", replace: "add('q'", test: 'tests/list-page/filters.test.ts' },
  { file: 'app/list-page/list-view.server.ts', find: 'SPARSE_CATEGORY_SIZE = 3', replace: 'SPARSE_CATEGORY_SIZE = 2', test: 'tests/list-page/list-view.test.ts' },
  { file: 'app/content-types/related.server.ts', find: "complementary('Kendaraan untuk perjalanan ini', vehicles, vehiclesFor)", replace: 'similar(packages)', test: 'tests/content-types/related.test.ts' },
  { file: 'app/search/title-index.server.ts', find: 'a.distance - b.distance', replace: 'b.distance - a.distance', test: 'tests/search/title-index.test.ts' },
  { file: 'app/seo/sitemap.server.ts', find: 'entries.delete(collection.path);', replace: '', test: 'tests/seo/sitemap.test.ts' },
  { file: 'app/compare/compare.server.ts', find: 'item.toLowerCase()).sort()', replace: 'item)', test: 'tests/compare/rows.test.ts' },
  { file: 'app/layout/menu.ts', find: 'pathname === covered || ', replace: '', test: 'tests/layout/menu.test.ts' },
  { file: 'app/navigation/pending-pages.tsx', find: '<CulinaryLoading />', replace: '', test: 'tests/navigation/pending-pages.test.tsx' },
  { file: 'app/routes/resources/robots.ts', find: "'Disallow: /rencana',", replace: '', test: 'tests/routes/resources/resources.test.ts' },
  { file: 'app/items/stored-plan.ts', find: 'localStorage.setItem(STORAGE_KEY, query);', replace: '', test: 'e2e/specs/plan.spec.ts' },
  { file: 'app/detail-page/tabs.tsx', find: 'ArrowRight: at + 1', replace: 'ArrowRight: at', test: 'e2e/specs/details-sections.spec.ts' },
  { file: 'app/detail-page/lightbox.tsx', find: "if (event.key === 'ArrowRight') step(1);", replace: '', test: 'e2e/specs/keyboard-details.spec.ts' },
  { file: 'app/search/search-combobox.tsx', find: "input.current.value = '';", replace: '', test: 'e2e/specs/search-choice.spec.ts' },
  { file: 'app/pages/contact/trip-form.tsx', find: 'if (invalid) invalid.focus();', replace: 'if (invalid) return;', test: 'e2e/specs/trip-form.spec.ts' },
  { file: 'app/list-page/load-more.tsx', find: 'preventScrollReset', replace: '', test: 'e2e/specs/lists-paging.spec.ts' },
  { file: 'app/components/use-url-value.ts', find: 'field.current.value = value', replace: 'void value', test: 'e2e/specs/filters.spec.ts' },
];
