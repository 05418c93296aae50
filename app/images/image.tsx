import { useCallback, useState } from 'react';
import { useDocumentContext } from '~/server/rendering/document-context';
import { originalUrl, SRCSET_WIDTHS } from './image-url';

/** The widths to choose from, by the size of the image on the page. Each width repeats the URL in the HTML. */
const WIDTHS = {
  thumbnail: SRCSET_WIDTHS.filter((width) => width <= 480),
  card: SRCSET_WIDTHS.filter((width) => width >= 240 && width <= 1080),
  page: SRCSET_WIDTHS.filter((width) => width >= 320),
};

/** The width for a browser that saves data. */
const LIGHT_WIDTH = 480;
const LIGHT_WIDTHS = SRCSET_WIDTHS.filter((width) => width <= LIGHT_WIDTH);

const DEFAULT_FALLBACK_LABEL = 'No Image';

interface Props {
  /** The storage path; undefined if the record has no image. */
  path: string | undefined;
  alt: string;
  /** As in `<img sizes>`. */
  sizes: string;
  /** `thumbnail` is at most 10 rem wide; the others are as wide as a card, or wider. */
  size?: keyof typeof WIDTHS;
  /** Whether it is the page's first image, which is loaded eagerly with high priority. */
  priority?: boolean;
  /** The text of the fallback for a missing image. */
  fallbackLabel?: string;
  className?: string;
}

/**
 * A responsive image of a record. If there is none or it fails to load, also before hydration, it is a drawn fallback.
 */
export function Image(props: Props) {
  const { path, alt, sizes, size = 'card', priority, fallbackLabel, className = '' } = props;
  const { saveData } = useDocumentContext();
  const [brokenPath, setBrokenPath] = useState<string | null>(null);
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (path && image?.complete && image.currentSrc && isBroken(image)) setBrokenPath(path);
    },
    [path],
  );

  if (!path || brokenPath === path) return <ImageFallback label={fallbackLabel} className={className} />;
  const url = originalUrl(path);
  const widths = saveData ? LIGHT_WIDTHS : WIDTHS[size];
  return (
    <img
      key={path}
      ref={check}
      src={`${url}?w=${saveData ? LIGHT_WIDTH : 640}`}
      srcSet={srcSetOf(url, widths)}
      sizes={sizes}
      alt={alt}
      // The intrinsic size reserves space until the image is loaded.
      width={800}
      height={600}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchpriority={priority ? 'high' : undefined}
      onError={() => setBrokenPath(path)}
      onLoad={(event) => isBroken(event.currentTarget) && setBrokenPath(path)}
      className={`photo ${className}`}
    />
  );
}

/** Returns HTML with its images, each an `Image`, replaced by those for a browser that saves data. */
export const withLightImages = (html: string): string =>
  html.replace(
    /<img src="([^"?]*)\?w=\d+" srcSet="[^"]*"/g,
    (_, url: string) => `<img src="${url}?w=${LIGHT_WIDTH}" srcSet="${srcSetOf(url, LIGHT_WIDTHS)}"`,
  );

const srcSetOf = (url: string, widths: readonly number[]) =>
  widths.map((wide) => `${url}?w=${wide} ${wide}w`).join(', ');

/** One of the site's own images: files `/hero/{name}-{width}` in AVIF, WebP and JPEG (`scripts/site-images.mjs`). */
interface SiteImageFile {
  name: string;
  /** From narrow to wide. */
  widths: readonly number[];
  /** Height of the widest one. */
  height: number;
}

/** One of the site's own images, decorative, as a responsive `<picture>`. */
export function SiteImage(props: {
  image: SiteImageFile;
  /** As in `<img sizes>`. */
  sizes: string;
  /** Whether it is the page's largest image (LCP), which is loaded with high priority. */
  priority?: boolean;
  /** Called once the image is loaded, also if it was loaded before hydration. */
  onLoaded?: () => void;
  className?: string;
}) {
  const { image, sizes, priority, onLoaded, className } = props;
  const { saveData } = useDocumentContext();
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete) onLoaded?.();
    },
    [onLoaded],
  );
  // The image is only decorative.
  if (saveData) return null;
  return (
    <picture>
      {siteSources(image, sizes)}
      <img
        ref={check}
        onLoad={onLoaded}
        src={`/hero/${image.name}-${image.widths.at(-1)}.jpg`}
        alt=""
        width={image.widths.at(-1)}
        height={image.height}
        fetchpriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}

/** Returns the `<source>` elements of an image, in order of preference. */
function siteSources({ name, widths, height }: SiteImageFile, sizes: string) {
  return (['avif', 'webp', 'jpg'] as const).map((type) => (
    <source
      key={type}
      type={type === 'jpg' ? 'image/jpeg' : `image/${type}`}
      srcSet={widths.map((wide) => `/hero/${name}-${wide}.${type} ${wide}w`).join(', ')}
      sizes={sizes}
      width={widths.at(-1)}
      height={height}
    />
  ));
}

/** Whether an image failed to load. A missing one loads as a placeholder, which only its status 404 reveals. */
function isBroken(image: HTMLImageElement): boolean {
  if (image.naturalWidth === 0) return true;
  const entry = performance.getEntriesByName(image.currentSrc).at(-1);
  return entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400;
}

function ImageFallback({ label = DEFAULT_FALLBACK_LABEL, className }: { label?: string; className: string }) {
  return (
    <span
      className={`grid grid-cols-1 grid-rows-1 place-items-center overflow-hidden bg-cream-200 *:col-start-1 *:row-start-1 ${className}`}
    >
      <svg
        viewBox="0 0 160 120"
        preserveAspectRatio="xMidYMax meet"
        className="size-full overflow-visible text-cream-300"
        aria-hidden="true"
      >
        <circle cx="80" cy="58" r="17" className="fill-cream-100" />
        <path
          fill="currentColor"
          opacity="0.55"
          d="M-110 120V98h50c30-4 44-12 62-26 8-6 12-10 16-10 5 0 9 6 17 12 18 14 34 22 62 24 34 2 62-10 92-6 20 2 30 6 31 6h50v22Z"
        />
        <path fill="currentColor" d="M70 120V64l-4 5v9h-5v9h-5v10h-6v11h-7v12Zm20 0V64l4 5v9h5v9h5v10h6v11h7v12Z" />
      </svg>
      <span
        lang={label === DEFAULT_FALLBACK_LABEL ? 'en' : undefined}
        className="m-2 rounded-full bg-white/90 px-3 py-1 text-center text-xs font-semibold text-sea-900"
      >
        {label}
      </span>
    </span>
  );
}
