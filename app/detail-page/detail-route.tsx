import { Await, useLocation } from '@remix-run/react';
import { Fragment, type ReactNode, Suspense } from 'react';
import type { ApiError } from '~/admin-api/result';
import type { ContentType } from '~/content-types/registry';
import type { MaybeDeferred } from '~/server/page-response.server';
import { DetailError } from './detail-error';
import { DetailLoading } from './loading';

interface Props<V> {
  contentType: ContentType;
  page: MaybeDeferred<V>;
  children: (view: V) => ReactNode;
  /** Loading state; defaults to `DetailLoading`. */
  loading?: ReactNode;
  /** Renders the error view of a missing or failed record; defaults to `DetailError`. */
  failed?: (error: ApiError) => ReactNode;
}

/** A detail page in every state: loaded, loading, missing, failed. */
export function DetailRoute<V>({ contentType, page, children, loading, failed }: Props<V>) {
  const { pathname } = useLocation();
  const renderResult = (result: Awaited<MaybeDeferred<V>>) =>
    result.ok
      ? children(result.data)
      : (failed?.(result.error) ?? <DetailError contentType={contentType} error={result.error} />);
  // The key resets the state of opened and scrolled elements when the record changes.
  if (!(page instanceof Promise)) return <Fragment key={pathname}>{renderResult(page)}</Fragment>;
  return (
    <Suspense fallback={loading ?? <DetailLoading contentType={contentType} pathname={pathname} />}>
      <Await resolve={page}>{renderResult}</Await>
    </Suspense>
  );
}
