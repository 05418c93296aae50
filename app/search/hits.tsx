import { AppLink } from '~/components/app-link';
import { RecoveryLinks } from '~/components/feedback/recovery';
import { Icon } from '~/components/icon';
import { RecordRow } from '~/components/record-row';
import { usePendingLocation } from '~/components/use-pending-location';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { Chip, ChipRow } from '~/list-page/chip-row';
import { href } from '~/urls/href';
import { countText, groupHits, type HitGroup, type SearchHit, type SearchResult, typeParam, type Way } from './search';
import { hitCardClass, hitGridClass } from './search-layout';

/** The pages that the query means, before what is found. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label="Langsung ke" className="no-print mb-4">
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ title, href }) => (
          <li key={href}>
            <AppLink prefetch="intent" to={href} className="chip gap-2">
              {title}
              <Icon name="arrow-right" className="size-4 text-lagoon-600" />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The records in memory that match the query. */
export function FallbackHits({ hits }: { hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null;
  return (
    <section className="w-full">
      <h2 className="text-xl">Dari daftar kami</h2>
      <Hits hits={hits} namesTypes />
    </section>
  );
}

/** The hits under the names of their content types, each with its count; of one only if the URL names it. */
export function GroupedHits({ view, jenis }: { view: SearchResult & { text: string }; jenis: string | null }) {
  const groups = groupHits(view.hits);
  const chosen = Object.values<ContentType>(contentTypes).find((contentType) => typeParam(contentType) === jenis);
  const shown = chosen ? groups.filter(({ contentType }) => contentType.path === chosen.path) : groups;
  const hits = shown.flatMap((group) => group.hits);
  return (
    <>
      {(chosen || groups.length > 1) && <TypeChips groups={groups} chosen={chosen} total={view.hits.length} />}
      <p role="status" className="mt-6 text-sm">
        {`${countText({ hits, hasMore: view.hasMore })}${chosen ? ` di ${chosen.name}` : ''} untuk “${view.text}”`}
      </p>
      {shown.map(({ contentType, hits }) => (
        <section key={contentType.path} className="mt-8">
          <h2 className="flex items-baseline gap-3 text-xl">
            <span>{contentType.name}</span>{' '}
            <span className="font-sans text-sm font-normal text-ash-700">{`${hits.length} hasil`}</span>
          </h2>
          <Hits hits={hits} />
        </section>
      ))}
      {hits.length === 0 && <RecoveryLinks topic={view.text} search={false} />}
    </>
  );
}

/** The content types with hits as links (`jenis`), and the chosen one. */
function TypeChips(props: { groups: readonly HitGroup[]; chosen: ContentType | undefined; total: number }) {
  const { groups, chosen, total } = props;
  const { pathname, search } = usePendingLocation();
  const isEmpty = chosen && !groups.some(({ contentType }) => contentType.path === chosen.path);
  const chips = [
    { name: 'Semua', jenis: null, count: total },
    ...[...groups, ...(isEmpty ? [{ contentType: chosen, hits: [] }] : [])].map(({ contentType, hits }) => ({
      name: contentType.name,
      jenis: typeParam(contentType),
      count: hits.length,
    })),
  ];
  const current = chosen ? typeParam(chosen) : null;
  return (
    <ChipRow label="Jenis hasil" current={current} wraps className="no-print">
      {chips.map(({ name, jenis, count }) => (
        <Chip key={name} to={href(pathname, search, { jenis })} preventScrollReset isCurrent={jenis === current}>
          {name}
          <span aria-hidden="true" className="ml-2 text-xs font-normal tabular opacity-80">
            {count}
          </span>
        </Chip>
      ))}
    </ChipRow>
  );
}

/** @param namesTypes whether the hits are of several content types */
function Hits({ hits, namesTypes = false }: { hits: readonly SearchHit[]; namesTypes?: boolean }) {
  const about = ({ label, preview }: SearchHit) => {
    if (preview?.about === undefined) return label;
    return namesTypes ? `${label} · ${preview.about}` : preview.about;
  };
  return (
    <ul className={hitGridClass}>
      {hits.map((hit, index) => (
        <li key={`${index} ${hit.href}`}>
          <AppLink
            prefetch="intent"
            to={hit.href}
            className={`${hitCardClass} flex-wrap no-underline hover:border-lagoon-600`}
          >
            <RecordRow
              {...hit.preview}
              title={hit.title}
              label={about(hit)}
              showsImage={hit.preview !== undefined}
              sizes="7rem"
              imageClass="w-20 sm:w-28"
            />
            <Icon name="chevron-right" className="shrink-0 text-lagoon-600 max-sm:hidden" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
