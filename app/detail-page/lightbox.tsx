import { type KeyboardEvent, type TouchList, useEffect, useRef, useState } from 'react';
import { IconButton, PreviousNextButtons } from '~/components/icon-button';
import { useOpenDialog } from '~/history/use-page-history';
import { Image } from '~/images/image';
import { hasNoModifier } from '~/lib/has-no-modifier';

export interface LightboxProps {
  paths: readonly string[];
  title: string;
  /** Index of the first image. */
  start: number;
  /** Returns the URL of an image on the page, the placeholder while the large one loads. */
  currentSrcOf: (index: number) => string | undefined;
  onClose: () => void;
}

const SWIPE_PX = 48;
const buttonColors = 'bg-white/10 hover:bg-white/20';
/** On a phone in landscape the arrows overlay the sides of the image, which can then use the full height. */
const arrowClass = `${buttonColors} low:absolute low:top-1/2 low:-mt-6 low:bg-sea-950/75 low:first-of-type:left-3 low:last-of-type:right-3`;

/** A record's images in full screen. Arrow keys, buttons or a swipe change the image; Escape and Back close it. */
export function Lightbox({ paths, title, start, currentSrcOf, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openDialog = useOpenDialog();
  const touchedAt = useRef<number | null>(null);
  const [current, setCurrent] = useState(start);
  const total = paths.length;
  const placeholderUrl = currentSrcOf(current);
  const step = (by: number) => setCurrent((index) => (index + by + total) % total);

  useEffect(() => {
    if (dialog.current) openDialog(dialog.current);
  }, [openDialog]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasNoModifier(event)) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const onTouchStart = (fingers: TouchList) => {
    // Two fingers zoom the image; in a zoomed image one finger pans.
    const swipes = fingers.length === 1 && (window.visualViewport?.scale ?? 1) <= 1;
    touchedAt.current = swipes ? (fingers[0]?.clientX ?? null) : null;
  };
  const onTouchEnd = (x: number) => {
    const moved = touchedAt.current === null ? 0 : x - touchedAt.current;
    touchedAt.current = null;
    if (Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={`Foto ${title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => onTouchStart(event.touches)}
      onTouchEnd={(event) => onTouchEnd(event.changedTouches[0]?.clientX ?? 0)}
      className="focus-on-dark m-0 h-window max-h-none w-screen max-w-none bg-sea-950 text-white"
    >
      <div className="relative flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 p-4 low:py-1">
          <p className="text-sm whitespace-nowrap tabular" aria-live="polite">
            {`${current + 1} / ${total}`}
          </p>
          <p className="line-clamp-1 grow text-sm font-semibold">{title}</p>
          <IconButton icon="x" label="Tutup" onClick={() => dialog.current?.close()} className={buttonColors} />
        </div>
        <div className="relative isolate min-h-0 flex-1">
          <span
            className="absolute inset-0 -z-10 m-auto size-10 animate-spin rounded-full border-4 border-white/20 border-t-white/80"
            aria-hidden="true"
          />
          {placeholderUrl && (
            <img src={placeholderUrl} alt="" className="absolute inset-0 -z-10 size-full object-contain" />
          )}
          <Image
            key={paths[current]}
            path={paths[current]}
            alt={`${title}, foto ${current + 1}`}
            sizes="100vw"
            size="page"
            priority
            className="size-full bg-transparent object-contain!"
          />
        </div>
        {total > 1 && (
          <div className="flex justify-center gap-6 p-4 low:contents">
            <PreviousNextButtons noun="Foto" step={step} className={arrowClass} />
          </div>
        )}
      </div>
    </dialog>
  );
}
