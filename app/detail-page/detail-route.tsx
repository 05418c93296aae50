import { Await, useLocation } from '@remix-run/react';
import { Fragment, type ReactNode, Suspense } from 'react';
import type { Failure } from '~/admin-api/result';
import type { Section } from '~/content-types/registry';
import type { MaybeDeferred } from '~/server/page-response.server';
import { FailedDetail } from './detail-error';
import { DetailLoading } from './loading';

interface Props<V> {
  section: Section;
  page: MaybeDeferred<V>;
  children: (view: V) => ReactNode;
  /** What stands while it is awaited, where it is not the usual page. */
  loading?: ReactNode;
  /** What stands when the record is missing or cannot be had, where it is not the usual view. */
  failed?: (failure: Failure) => ReactNode;
}

/** A detail page in every state: there, on its way, missing, failed. */
export function DetailRoute<V>({ section, page, children, loading, failed }: Props<V>) {
  const { pathname } = useLocation();
  const shown = (outcome: Awaited<MaybeDeferred<V>>) =>
    outcome.ok
      ? children(outcome.value)
      : (failed?.(outcome.failure) ?? <FailedDetail section={section} failure={outcome.failure} />);
  // Another record is another page: what the visitor opened or scrolled on the last one does not stay so.
  if (!(page instanceof Promise)) return <Fragment key={pathname}>{shown(page)}</Fragment>;
  return (
    <Suspense fallback={loading ?? <DetailLoading section={section} pathname={pathname} />}>
      <Await resolve={page}>{shown}</Await>
    </Suspense>
  );
}
