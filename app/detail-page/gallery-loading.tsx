import type { ReactNode } from 'react';
import { largePicture, mosaic, smallEntry, smallFrame, smallPicture, smallPictures } from './gallery';

const SMALL = [1, 2, 3, 4];

/** A gallery to come: its large picture, with something upon it, and the small ones. */
export function GalleryLoading({ children }: { children: ReactNode }) {
  return (
    <div className={mosaic}>
      <div className={`rounded-panel bg-cream-200 ${largePicture}`}>{children}</div>
      <div className="relative" aria-hidden="true">
        <div className={smallPictures(SMALL.length)}>
          {SMALL.map((index) => (
            <div key={index} className={smallEntry}>
              <div className={smallFrame}>
                <div className={`shimmer ${smallPicture}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
