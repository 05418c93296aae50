import type { ReactNode } from 'react';
import { largeImage, mosaic, thumbnailFrame, thumbnailImage, thumbnailItem, thumbnailList } from './gallery';

const THUMBNAILS = [1, 2, 3, 4];

/** The gallery's skeleton: the large image with `children` over it, and the thumbnails. */
export function GalleryLoading({ children }: { children: ReactNode }) {
  return (
    <div className={mosaic}>
      <div className={`rounded-panel bg-cream-200 ${largeImage}`}>{children}</div>
      <div className="relative" aria-hidden="true">
        <div className={thumbnailList(THUMBNAILS.length)}>
          {THUMBNAILS.map((index) => (
            <div key={index} className={thumbnailItem}>
              <div className={thumbnailFrame}>
                <div className={`shimmer ${thumbnailImage}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
