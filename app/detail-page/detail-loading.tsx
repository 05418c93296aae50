import { barCircleClass, orderBarClass, orderCardClass } from '~/booking/class-names';
import { Spinner } from '~/components/feedback/spinner';
import { SkeletonLine, SkeletonLines, SkeletonText } from '~/components/skeleton';
import type { ContentType } from '~/definitions/types';
import {
  conditionsLineClass,
  largeImageClass,
  mosaicClass,
  tabBarClass,
  tabRowClass,
  thumbnailImageClass,
  thumbnailItemClass,
  thumbnailListClass,
} from './class-names';
import { DetailLayout, titleClass } from './detail-layout';
import { FactRowLoading } from './facts';

/** A title and facts of the usual length. */
const TITLE = 'Vila di Tepi Sawah Ubud';
const FACTS = ['4.8', 'Minimal 2 orang', '3 hari 2 malam', 'Kintamani, Bangli'];

/** Conditions of the usual length. */
const CONDITIONS = 'Belum termasuk bahan bakar dan parkir. Minimal sewa 12 jam. Selengkapnya';

/** As many images as most records have. */
const IMAGES = [1, 2, 3];

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
      <DetailLayout
        contentType={contentType}
        crumb={{ name: title ?? '…', path: pathname }}
        title={<TitleLoading contentType={contentType} pathname={pathname} title={title} className={titleClass} />}
        facts={<FactRowLoading facts={FACTS} />}
        conditions={
          <p className={conditionsLineClass} aria-hidden="true">
            <span className="size-5 shrink-0 rounded-full bg-cream-200" />
            <SkeletonText>{CONDITIONS}</SkeletonText>
          </p>
        }
        gallery={<GalleryLoading label={contentType.loading.detail} />}
        side={
          <div className={orderCardClass} aria-hidden="true">
            <div className="text-sm">
              <SkeletonLine className="w-1/3" />
            </div>
            <div className="text-2xl">
              <SkeletonLine className="w-3/5" />
            </div>
            <div className="mt-1.5 text-xs">
              <SkeletonLine className="w-1/2" />
            </div>
            <div className="mt-4 h-12 rounded-2xl shimmer" />
            <div className="mt-5 h-12 rounded-full shimmer" />
            <div className="mt-3 text-xs">
              <SkeletonLines count={2} />
            </div>
          </div>
        }
        bar={
          <div className={orderBarClass} data-bottom-bar="" aria-hidden="true">
            <SkeletonLine className="w-24" />
            <div className="flex gap-2">
              <div className={`shimmer ${barCircleClass}`} />
              <div className="h-12 w-36 rounded-full shimmer" />
            </div>
          </div>
        }
      >
        <div aria-hidden="true">
          <div className={tabBarClass}>
            <div className={tabRowClass}>
              {[1, 2].map((tab) => (
                <span key={tab} className="tab">
                  <SkeletonLine className="w-20" />
                </span>
              ))}
            </div>
          </div>
          <div className="min-h-window pt-6">
            <div className="text-2xl">
              <SkeletonLine className="w-2/5" />
            </div>
            <div className="mt-3">
              <SkeletonLines count={4} />
            </div>
          </div>
        </div>
      </DetailLayout>
    </div>
  );
}

/** A record's title if known, otherwise a skeleton of about the same size. */
export function TitleLoading({ contentType, pathname, title, className }: Props & { className: string }) {
  if (title) return <h1 className={className}>{title}</h1>;
  const param = pathname.slice(contentType.detailPath.length + 1);
  return (
    <h1 className={className}>
      <span className="sr-only">{contentType.name}</span>
      <SkeletonText>{/^\d*$/.test(param) ? TITLE : param.replaceAll('-', ' ')}</SkeletonText>
    </h1>
  );
}

/** The gallery's skeleton: the large image with the loading text over it, and thumbnails. */
function GalleryLoading({ label }: { label: string }) {
  return (
    <div className={mosaicClass(IMAGES.length)}>
      <div className={`rounded-panel bg-cream-200 ${largeImageClass(IMAGES.length)}`}>
        <Spinner label={label} className="size-full" />
      </div>
      <div className="relative" aria-hidden="true">
        <div className={thumbnailListClass(IMAGES.length)}>
          {IMAGES.map((index) => (
            <div key={index} className={thumbnailItemClass}>
              <div className="gallery-thumb">
                <div className={`shimmer ${thumbnailImageClass}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
