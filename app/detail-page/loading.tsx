import { Breadcrumbs } from '~/components/breadcrumbs';
import { Spinner } from '~/components/feedback/spinner';
import { SkeletonLine, SkeletonLines, SkeletonText } from '~/components/skeleton';
import type { ContentType } from '~/content-types/types';
import { DetailFrame, titleClass } from './detail-frame';
import { FactRowLoading } from './facts';
import { GalleryLoading } from './gallery-loading';
import { orderBar, orderCard } from './order-card';
import { tabLook, tabRow } from './tabs';

interface Props {
  contentType: ContentType;
  pathname: string;
  /** The record's title, if the link's history state has it. */
  title?: string;
}

/** A detail page's skeleton with the loading text. */
export function DetailLoading({ contentType, pathname, title }: Props) {
  return (
    <div data-loading="">
      <DetailFrame
        contentType={contentType}
        breadcrumbs={
          <Breadcrumbs
            steps={[
              { name: contentType.name, path: contentType.path },
              { name: title ?? '…', path: pathname },
            ]}
          />
        }
        title={
          <TitleLoading contentType={contentType} pathname={pathname} title={title} className={titleClass} />
        }
        facts={<FactRowLoading facts={contentType.skeleton.facts} />}
        gallery={
          <GalleryLoading>
            <Spinner label={contentType.loading.detail} className="size-full" />
          </GalleryLoading>
        }
        side={
          <div className={orderCard} aria-hidden="true">
            <div className="text-sm">
              <SkeletonLine className="w-1/3" />
            </div>
            <div className="text-2xl">
              <SkeletonLine className="w-3/5" />
            </div>
            <div className="mt-5 h-12 rounded-full shimmer" />
            <div className="mt-3 text-xs">
              <SkeletonLines count={2} />
            </div>
          </div>
        }
        bar={
          <div className={orderBar} data-bottom-bar="" aria-hidden="true">
            <SkeletonLine className="w-32" />
            <div className="h-12 w-40 rounded-full shimmer" />
          </div>
        }
      >
        <div aria-hidden="true">
          <div className={tabRow}>
            <span className={`border-transparent ${tabLook}`}>
              <SkeletonLine className="w-20" />
            </span>
            <span className={`border-transparent ${tabLook}`}>
              <SkeletonLine className="w-20" />
            </span>
          </div>
          <div className="min-h-svh pt-6">
            <div className="text-2xl">
              <SkeletonLine className="w-2/5" />
            </div>
            <div className="mt-3">
              <SkeletonLines count={4} />
            </div>
          </div>
        </div>
      </DetailFrame>
    </div>
  );
}

/** A record's title if known, else a skeleton of about its size. */
export function TitleLoading({ contentType, pathname, title, className }: Props & { className: string }) {
  if (title) return <h1 className={className}>{title}</h1>;
  const part = pathname.slice(contentType.detailPath.length + 1);
  return (
    <h1 className={className}>
      <span className="sr-only">{contentType.name}</span>
      <SkeletonText>
        {/^\d*$/.test(part) ? contentType.skeleton.title : part.replaceAll('-', ' ')}
      </SkeletonText>
    </h1>
  );
}
