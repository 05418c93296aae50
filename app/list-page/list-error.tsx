import { useLocation } from '@remix-run/react';
import { Illustration, RecoveryLinks, RetryButton } from '~/components/feedback/recovery';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { PageHero } from '~/components/page-hero';
import type { ContentType } from '~/definitions/types';
import { type ApiError, errorMessage } from '~/lib/result';
import { readListQuery } from '~/urls/params';
import { filterTexts, listTopic } from './filter-text';

/** The error view of a list: the error message and a retry button. */
export function ListError({ error, topic }: { error: ApiError; topic: string }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-12 text-center">
      <Illustration name="error" className="w-48 max-w-full" />
      <h2 className="text-2xl">Terjadi Kesalahan</h2>
      <p lang="en">{errorMessage(error)}</p>
      <div className="mb-4">
        <RetryButton />
      </div>
      <RecoveryLinks topic={topic} />
    </div>
  );
}

/** The ErrorBoundary of a content type's list route. Its chat question names the filters. */
export function ListErrorBoundary({ contentType }: { contentType: ContentType }) {
  const search = new URLSearchParams(useLocation().search);
  const { category, filters } = readListQuery(contentType.path, search);
  return (
    <RouteErrorBoundary
      renderApiError={(error) => (
        <>
          <PageHero {...contentType} />
          <div className="page-column">
            <ListError error={error} topic={listTopic(contentType, category, filterTexts(filters))} />
          </div>
        </>
      )}
    />
  );
}
