import { useCallback, useState } from 'react';
import { originalHref, PICTURE_WIDTHS, pictureHref } from './picture-href';

// Not among them is the one for link previews.
const large = PICTURE_WIDTHS.filter((width) => width !== 1200);
const small = large.filter((width) => width <= 1080);

const NO_IMAGE = 'No Image';

interface Props {
  /** Storage path, or undefined where the record has no picture. */
  path: string | undefined;
  alt: string;
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string;
  /** Intrinsic proportions; the frame keeps them before the picture is there. */
  width?: number;
  height?: number;
  /** Shown wider than a card. */
  wide?: boolean;
  /** The page's first picture: loaded at once and before others. */
  first?: boolean;
  /** What stands in place of a picture that is not there (specification 4). */
  missing?: string;
  className?: string;
}

/**
 * A stored picture that fills its frame, in the width that the screen needs. Where there is none, or where it turns
 * out to be broken, also before the scripts ran, a drawn frame with the words stands in its place.
 */
export function Picture(props: Props) {
  const {
    path,
    alt,
    sizes,
    wide,
    first,
    missing = NO_IMAGE,
    className = '',
    width = 800,
    height = 600,
  } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (path && image?.complete && image.currentSrc && isMissing(image)) setBroken(path);
    },
    [path],
  );

  if (!path || broken === path) return <NoPicture words={missing} className={className} />;
  return (
    <img
      key={path}
      ref={check}
      src={pictureHref(path, 640)}
      srcSet={sourceSet(path, wide ? large : small)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'auto' : 'async'}
      {...(first ? { fetchpriority: 'high' } : {})}
      onError={() => setBroken(path)}
      onLoad={(event) => isMissing(event.currentTarget) && setBroken(path)}
      className={`bg-cream-200 object-cover ${className}`}
    />
  );
}

function sourceSet(path: string, widths: readonly number[]): string {
  const href = originalHref(path);
  return widths.map((width) => `${href}?w=${width} ${width}w`).join(', ');
}

/**
 * Whether a loaded image is no picture of ours. A missing one arrives as a placeholder with status 404, which
 * browsers draw like any other: only the status tells.
 */
function isMissing(image: HTMLImageElement): boolean {
  if (image.naturalWidth === 0) return true;
  const entry = performance.getEntriesByName(image.currentSrc).at(-1);
  return entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400;
}

function NoPicture({ words, className }: { words: string; className: string }) {
  return (
    <span
      className={`flex flex-col items-center justify-center gap-2 bg-cream-200 text-sm font-semibold text-ash-700 ${className}`}
    >
      <svg viewBox="0 0 64 40" className="w-16 text-cream-300" aria-hidden="true">
        <path
          fill="currentColor"
          d="M6 40V22h3v-6h3v-5h3V6h3V2l2-2v40H6Zm52 0V22h-3v-6h-3v-5h-3V6h-3V2l-2-2v40h14Z"
        />
      </svg>
      <span lang={words === NO_IMAGE ? 'en' : undefined}>{words}</span>
    </span>
  );
}
