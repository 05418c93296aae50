import { useLocation } from '@remix-run/react';
import type { ApiError } from '~/admin-api/result';
import { button } from '~/components/button';
import { EmptyIllustration, ErrorIllustration } from '~/components/feedback/illustrations';
import { RecoveryLinks } from '~/components/feedback/recovery-links';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { PageLink } from '~/components/page-link';
import type { ContentType } from '~/content-types/types';
import { humanizeSlug } from '~/lib/humanize-slug';

/** The error view of a missing or failed record: the content type's error text, a back link and recovery links. */
export function DetailError({ contentType, error }: { contentType: ContentType; error: ApiError }) {
  const { pathname } = useLocation();
  const isNotFound = error.code === 'not_found';
  const Illustration = isNotFound ? EmptyIllustration : ErrorIllustration;
  return (
    <div role="alert" className="page flex flex-col items-center gap-5 py-20 text-center">
      <Illustration className="w-48 max-w-full" />
      <h1 className="text-2xl">{isNotFound ? contentType.notFound : contentType.loadError}</h1>
      <PageLink href={contentType.path} back className={button('primary')}>
        Kembali
      </PageLink>
      <div className="mt-5 flex w-full justify-center">
        <RecoveryLinks query={`${contentType.noun} ${humanizeSlug(pathname)}`} />
      </div>
    </div>
  );
}

/** The ErrorBoundary of a content type's detail route. */
export function DetailErrorBoundary({ contentType }: { contentType: ContentType }) {
  return (
    <RouteErrorBoundary renderApiError={(error) => <DetailError contentType={contentType} error={error} />} />
  );
}
