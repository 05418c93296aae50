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
  /** What stands while it is awaited, where it is not the usual page. */
  loading?: ReactNode;
  /** What stands when the record is missing or cannot be had, where it is not the usual view. */
  failed?: (error: ApiError) => ReactNode;
}

/** A detail page in every state: there, on its way, missing, failed. */
export function DetailRoute<V>({ contentType, page, children, loading, failed }: Props<V>) {
  const { pathname } = useLocation();
  const renderResult = (result: Awaited<MaybeDeferred<V>>) =>
    result.ok
      ? children(result.data)
      : (failed?.(result.error) ?? <DetailError contentType={contentType} error={result.error} />);
  // Another record is another page: what the visitor opened or scrolled on the last one does not stay so.
  if (!(page instanceof Promise)) return <Fragment key={pathname}>{renderResult(page)}</Fragment>;
  return (
    <Suspense fallback={loading ?? <DetailLoading contentType={contentType} pathname={pathname} />}>
      <Await resolve={page}>{renderResult}</Await>
    </Suspense>
  );
}
