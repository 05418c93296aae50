import { useLocation } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import type { ApiError } from '~/admin-api/result';
import { Deferred } from '~/components/deferred';
import type { ContentType } from '~/content-types/types';
import type { MaybeDeferred } from '~/server/page-response.server';
import { DetailError } from './detail-error';
import { DetailLoading } from './loading';

interface Props<V> {
  contentType: ContentType;
  page: MaybeDeferred<V>;
  children: (view: V) => ReactNode;
  /** What stands while it is awaited, where it is not the usual page. */
  loading?: ReactNode;
  /** What stands when the record is missing or cannot be had, where it is not the usual view. */
  failed?: (error: ApiError) => ReactNode;
}

/** A detail page in every state: there, on its way, missing, failed. */
export function DetailRoute<V>({ contentType, page, children, loading, failed }: Props<V>) {
  const { pathname } = useLocation();
  return (
    <Deferred
      value={page}
      fallback={loading ?? <DetailLoading contentType={contentType} pathname={pathname} />}
    >
      {(result) => (
        // Another record is another page: it starts without what was opened or scrolled on the last one.
        <Fragment key={pathname}>
          {result.ok
            ? children(result.data)
            : (failed?.(result.error) ?? <DetailError contentType={contentType} error={result.error} />)}
        </Fragment>
      )}
    </Deferred>
  );
}
