import { Link, useLocation } from '@remix-run/react';
import { button } from '~/components/button';
import { Illustration } from '~/components/feedback/illustration';
import { RecoveryLinks } from '~/components/feedback/recovery-links';
import { Icon } from '~/components/icon';
import { NoResults, NoResultsHint } from '~/components/no-results';
import { PageHero } from '~/components/page-hero';
import { PriceText } from '~/components/price-text';
import { SearchInput } from '~/components/search-input';
import { SkeletonLines } from '~/components/skeleton';
import { contentTypes } from '~/content-types/registry';
import {
  countText,
  groupHits,
  type HitGroup,
  type SearchHit,
  type SearchResult,
  type SearchView,
  sectionParam,
} from '~/content-types/search';
import type { ContentType } from '~/content-types/types';
import { Image } from '~/images/image';
import { hrefWith, readParam } from '~/lib/search-params';

const body = 'page pt-8 pb-10';
const grid = 'mt-4 grid gap-3 sm:grid-cols-2';
const entry =
  'flex h-full min-h-16 items-center justify-between gap-4 rounded-card border border-cream-200 bg-white p-4';

/** The search page's hero, with the search field and its query (decisions 2). */
export function SearchHead({ text }: { text: string }) {
  return (
    <>
      <PageHero
        title="Pencarian"
        lead="Satu kata sudah cukup: nama tempat, jenis kendaraan, atau makanan."
        compact={text !== ''}
      />
      <div className="page pt-6 sm:pt-10">
        <form action="/cari" className="flex gap-3 lg:max-w-2xl">
          <SearchInput key={text} defaultValue={text} className="px-4 sm:px-5" />
          <button type="submit" className={button('primary')}>
            Cari
          </button>
        </form>
      </div>
    </>
  );
}

/** The results of a search by section, or the reason why there are none (decisions 2, 12). */
export function SearchResults({ view }: { view: SearchView }) {
  return (
    <div className={body}>
      <Found view={view} />
    </div>
  );
}

function Found({ view }: { view: SearchView }) {
  const { search } = useLocation();
  if (view.state !== 'found') {
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status">
          {view.state === 'short' ? 'Ketik minimal 3 huruf' : 'Pencarian belum bisa dijawab. Silakan coba lagi.'}
        </p>
        {view.state === 'failed' && <FallbackHits hits={view.fallback} />}
        <RecoveryLinks subject={view.text} search={false} />
      </div>
    );
  }
  if (view.hits.length === 0) {
    return (
      <div className="flex flex-col items-center gap-6 py-10">
        <div role="status" className="flex flex-col items-center gap-4 text-center">
          <Illustration name="empty" className="w-44 max-w-full" />
          <p className="text-lg font-semibold text-sea-900">
            <NoResults query={view.text} />
          </p>
          <p>
            <NoResultsHint
              example={
                <Link to="/cari?q=Ubud" className="font-bold text-lagoon-700 underline underline-offset-4">
                  Ubud
                </Link>
              }
            />
          </p>
        </div>
        <FallbackHits hits={view.fallback} />
        <RecoveryLinks subject={view.text} search={false} />
      </div>
    );
  }
  return <GroupedHits view={view} section={readParam(new URLSearchParams(search), 'jenis')} />;
}

/** The records in memory whose titles are like the query (decisions 12). */
function FallbackHits({ hits }: { hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null;
  return (
    <section className="w-full">
      <h2 className="text-xl">Dari daftar kami</h2>
      <Hits hits={hits} />
    </section>
  );
}

/** The hits under the names of their sections, each with its count; of one section only if the URL names it. */
function GroupedHits({ view, section }: { view: SearchResult & { text: string }; section: string | null }) {
  const groups = groupHits(view.hits);
  const chosen = Object.values<ContentType>(contentTypes).find((contentType) => sectionParam(contentType) === section);
  const shown = chosen ? groups.filter(({ contentType }) => contentType.path === chosen.path) : groups;
  const hits = shown.flatMap((group) => group.hits);
  return (
    <>
      {(chosen || groups.length > 1) && <SectionChips groups={groups} chosen={chosen} total={view.hits.length} />}
      <p role="status" className="mt-6 text-sm">
        {countText({ hits, truncated: view.truncated })}
        {chosen && ` di ${chosen.name}`} untuk “{view.text}”
      </p>
      {shown.map(({ contentType, hits }) => (
        <section key={contentType.path} className="mt-8">
          <h2 className="flex items-baseline gap-3 text-xl">
            {contentType.name} <span className="font-sans text-sm font-normal text-ash-700">{hits.length} hasil</span>
          </h2>
          <Hits hits={hits} />
        </section>
      ))}
      {hits.length === 0 && <RecoveryLinks subject={view.text} search={false} />}
    </>
  );
}

// Not in a scrolling row, it must not scroll the page (base.css).
const chip =
  '[scroll-initial-target:none] inline-flex min-h-11 items-center gap-2 rounded-full border border-cream-300 bg-white px-4 text-sm font-semibold text-sea-900 no-underline transition-colors hover:border-lagoon-600 aria-[current=true]:border-sea-900 aria-[current=true]:bg-sea-900 aria-[current=true]:text-white';

/** The sections with hits as links (`jenis`, decisions 12), and the chosen one. */
function SectionChips(props: { groups: readonly HitGroup[]; chosen: ContentType | undefined; total: number }) {
  const { groups, chosen, total } = props;
  const { pathname, search } = useLocation();
  const isEmpty = chosen && !groups.some(({ contentType }) => contentType.path === chosen.path);
  const chips = [
    { name: 'Semua', section: null, count: total },
    ...[...groups, ...(isEmpty ? [{ contentType: chosen, hits: [] }] : [])].map(({ contentType, hits }) => ({
      name: contentType.name,
      section: sectionParam(contentType),
      count: hits.length,
    })),
  ];
  const current = chosen ? sectionParam(chosen) : null;
  return (
    <nav aria-label="Jenis hasil" className="no-print">
      <ul className="flex flex-wrap gap-2.5">
        {chips.map(({ name, section, count }) => (
          <li key={name}>
            <Link
              to={hrefWith(pathname, search, { jenis: section })}
              preventScrollReset
              aria-current={section === current ? 'true' : undefined}
              className={chip}
            >
              {name}
              <span aria-hidden="true" className="font-normal tabular-nums opacity-80">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className={grid}>
      {hits.map(({ href, title, label, preview }) => (
        <li key={`${href} ${title}`}>
          <Link prefetch="intent" to={href} className={`${entry} flex-wrap no-underline hover:border-lagoon-600`}>
            <span className="min-w-0 flex-1 basis-36">
              <span className="block font-bold text-sea-900">{title}</span>
              <span className="block text-sm">{label}</span>
              {preview?.price && (
                <span className="block text-sm text-sea-900 tabular-nums">
                  <PriceText text={preview.price} />
                </span>
              )}
            </span>
            {/* After the title, so that the link's name begins with it. */}
            {preview && (
              <Image
                path={preview.image}
                alt=""
                sizes="7rem"
                className="-order-1 aspect-4/3 w-24 shrink-0 rounded-xl sm:w-28"
              />
            )}
            <Icon name="chevron-right" className="size-5 shrink-0 text-lagoon-600" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The loading state of the search results. */
export function SearchLoading() {
  return (
    <div className={`min-h-svh ${body}`} data-loading="">
      <p role="status" className="text-sm">
        Mencari…
      </p>
      <ul className={grid} aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index} className={entry}>
            <span className="flex-1">
              <SkeletonLines count={2} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
