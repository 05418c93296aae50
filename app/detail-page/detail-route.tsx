import { useLocation } from '@remix-run/react';
import { type ComponentType, Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { BackLink } from '~/components/back-link';
import { button } from '~/components/button';
import { Deferred } from '~/components/deferred';
import { Illustration, RecoveryLinks, RetryButton } from '~/components/feedback/recovery';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import type { ContentType } from '~/definitions/types';
import { humanizeSlug } from '~/lib/humanize-slug';
import type { ApiError } from '~/lib/result';
import type { MaybeDeferred } from '~/server/page-response.server';
import { DetailLoading } from './detail-loading';
import { Related, type RelatedGroup } from './related';

/** A view that may have related records, which end the page. */
type WithRelated<V> = V & { related?: readonly RelatedGroup[] };

interface Props<V> {
  contentType: ContentType;
  page: MaybeDeferred<WithRelated<V>>;
  View: ComponentType<{ view: V }>;
  /** Replaces the usual loading state. */
  loading?: ReactNode;
  /** Replaces the usual error view. */
  failed?: (error: ApiError) => ReactNode;
}

/** A detail page in every state: loaded, loading, missing, failed. */
export function DetailRoute<V>({ contentType, page, View, loading, failed }: Props<V>) {
  const { pathname } = useLocation();
  return (
    <Deferred value={page} fallback={loading ?? <DetailLoading contentType={contentType} pathname={pathname} />}>
      {(result) => (
        // Another record is another page: it starts without the open or scrolled parts of the previous one.
        <Fragment key={pathname}>
          {result.ok ? (
            <RecordPage View={View} view={result.data} />
          ) : (
            (failed?.(result.error) ?? <DetailError contentType={contentType} error={result.error} />)
          )}
        </Fragment>
      )}
    </Deferred>
  );
}

interface RecordPageProps<V> {
  View: ComponentType<{ view: V }>;
  view: WithRelated<V>;
}

/** A loaded record. Without `memo`, each step of a navigation and each tab would render it again. */
const RecordPage = memo(function RecordPage<V>({ View, view }: RecordPageProps<V>) {
  return (
    <>
      <View view={view} />
      <Related groups={view.related ?? []} />
    </>
  );
}) as <V>(props: RecordPageProps<V>) => ReactElement;

/** The ErrorBoundary of a content type's detail route. */
export function DetailErrorBoundary({ contentType }: { contentType: ContentType }) {
  return <RouteErrorBoundary renderApiError={(error) => <DetailError contentType={contentType} error={error} />} />;
}

/** The error view of a missing or failed record: the content type's error text, a back link and recovery links. */
function DetailError({ contentType, error }: { contentType: ContentType; error: ApiError }) {
  const { pathname } = useLocation();
  const isNotFound = error.code === 'not_found';
  return (
    <div role="alert" className="page-column flex flex-col items-center gap-5 py-20 text-center">
      <Illustration name={isNotFound ? 'empty' : 'error'} className="w-48 max-w-full" />
      <h1 className="text-2xl">{isNotFound ? contentType.notFound : contentType.loadError}</h1>
      <div className="flex flex-wrap justify-center gap-3">
        {!isNotFound && <RetryButton />}
        <BackLink to={contentType.path} className={button(isNotFound ? 'primary' : 'quiet')}>
          Kembali
        </BackLink>
      </div>
      <div className="mt-5 flex w-full justify-center">
        <RecoveryLinks topic={`${contentType.noun} ${humanizeSlug(pathname)}`} />
      </div>
    </div>
  );
}
