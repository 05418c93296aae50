import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { PreviousNextButtons } from '~/components/icon-button';
import { useHydrated } from '~/components/use-hydrated';
import { Image } from '~/images/image';
import { originalUrl } from '~/images/image-url';
import { hasNoModifier } from '~/lib/has-no-modifier';
import {
  largeImageClass,
  mosaicClass,
  thumbnailImageClass,
  thumbnailItemClass,
  thumbnailListClass,
} from './class-names';
import type { LightboxProps } from './lightbox';

const stepButtons =
  'no-print absolute first-of-type:left-3 last-of-type:right-3 top-1/2 -mt-6 bg-white/90 text-sea-900 shadow-card hover:bg-white scripting-none:hidden';
const singleImage = 'large-photo lg:aspect-17/7 lg:object-ground';

const LARGE_SIZES = '(min-width: 105rem) 60rem, (min-width: 1280px) 50rem, (min-width: 1024px) 64vw, 100vw';
const HALF_SIZES = '(min-width: 105rem) 45rem, (min-width: 1280px) 39rem, (min-width: 1024px) 50vw, 100vw';
const SINGLE_SIZES = '(min-width: 105rem) 90rem, (min-width: 1280px) 71rem, 100vw';

interface OpenLightbox {
  Lightbox: ComponentType<LightboxProps>;
  start: number;
  /** Differs for each opening: a dialog's close event arrives after it is hidden, so two may overlap. */
  openId: number;
}

const sizesOf = (count: number) => (count === 1 ? SINGLE_SIZES : count === 2 ? HALF_SIZES : LARGE_SIZES);

/**
 * A record's images: one large image beside up to four others; on phones, above thumbnails of all. The large images are
 * a scroll-snap row, and the thumbnails link to its items, so it works without JavaScript. With JavaScript, two buttons
 * wrap around at both ends, and a click opens the lightbox.
 */
export function Gallery({ paths, title }: { paths: readonly string[]; title: string }) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [lightbox, setLightbox] = useState<OpenLightbox | null>(null);
  // Roving tabindex: the arrow keys move between images. Without JavaScript, every image is in the tab order.
  const isHydrated = useHydrated();
  const total = paths.length;

  if (total === 0) {
    return <Image path={undefined} alt="" sizes="100vw" className="aspect-4/3 w-full rounded-panel sm:aspect-3/1" />;
  }

  const currentSrcOf = (index: number) => track.current?.children[index]?.querySelector('img')?.currentSrc || undefined;
  const show = (index: number) => {
    const slide = track.current?.children[index];
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft });
  };
  const step = (by: number) => show((current + by + total) % total);
  const updateCurrent = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.min(total - 1, Math.max(0, Math.round(scrollLeft / clientWidth))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !hasNoModifier(event)) return;
    event.preventDefault();
    const slides = [...event.currentTarget.children];
    const at = slides.findIndex((slide) => slide.contains(document.activeElement));
    const next = (at + by + total) % total;
    show(next);
    slides[next]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const openLightbox = (index: number) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!hasNoModifier(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const loaded = await import('./lightbox').catch(() => null);
    if (loaded)
      setLightbox((before) => ({ Lightbox: loaded.Lightbox, start: index, openId: (before?.openId ?? 0) + 1 }));
    // If the lightbox fails to load, the click follows the link.
    else window.location.assign(href);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Foto ${title}`}
      className={total > 1 ? mosaicClass(total) : undefined}
    >
      <div className="relative">
        <ul
          ref={track}
          onScroll={updateCurrent}
          onKeyDown={onKeyDown}
          className="relative flex [scroll-snap-type:x_mandatory] overflow-x-auto rounded-panel no-scrollbar motion-safe:scroll-smooth"
        >
          {paths.map((path, index) => (
            <li
              key={`${index} ${path}`}
              id={`foto-${index + 1}`}
              aria-roledescription="slide"
              aria-label={`${index + 1} dari ${total}`}
              className="w-full shrink-0 snap-center"
            >
              <a
                href={originalUrl(path)}
                onClick={openLightbox(index)}
                aria-label={`Perbesar foto ${index + 1}`}
                tabIndex={isHydrated && index !== current ? -1 : undefined}
              >
                <Image
                  path={path}
                  alt={index === 0 ? title : `${title}, foto ${index + 1}`}
                  sizes={sizesOf(total)}
                  size="page"
                  priority={index === 0}
                  className={total > 1 ? largeImageClass(total) : singleImage}
                />
              </a>
            </li>
          ))}
        </ul>
        {total > 1 && <PreviousNextButtons noun="Foto" step={step} className={stepButtons} />}
        <p className="no-print absolute bottom-3 left-3 rounded-full bg-sea-950/80 px-3 py-1 text-xs font-semibold text-white tabular">
          {`${current + 1} / ${total}`}
        </p>
      </div>
      {total > 1 && <Thumbnails paths={paths} current={current} show={show} />}
      {lightbox && (
        <lightbox.Lightbox
          key={lightbox.openId}
          paths={paths}
          title={title}
          start={lightbox.start}
          currentSrcOf={currentSrcOf}
          onClose={() => setLightbox((now) => (now === lightbox ? null : now))}
        />
      )}
    </section>
  );
}

/**
 * Returns a thumbnail's width on wide screens, in rem. The image covers its box, so the height decides if the box is
 * taller.
 */
function thumbnailWidth(index: number, count: number): number {
  if (count === 2) return 39;
  return count === 3 || (count === 4 && index === 1) ? 24 : 19;
}

/** The scale of the page on very wide screens (styles/base.css). */
const VERY_WIDE = 1.18;

const thumbnailSizes = (wide: number) =>
  `(min-width: 105rem) ${Math.ceil(wide * VERY_WIDE)}rem, (min-width: 1024px) ${wide}rem, 6rem`;

function Thumbnails(props: { paths: readonly string[]; current: number; show: (index: number) => void }) {
  const { length } = props.paths;
  return (
    <div className="no-print relative">
      <ul className={thumbnailListClass(length)}>
        {props.paths.map((path, index) => (
          <li key={`${index} ${path}`} className={thumbnailItemClass}>
            <a
              href={`#foto-${index + 1}`}
              aria-label={`Foto ${index + 1}`}
              aria-current={index === props.current ? 'true' : undefined}
              onClick={(event) => {
                if (!hasNoModifier(event)) return;
                event.preventDefault();
                props.show(index);
              }}
              className="gallery-thumb"
            >
              <Image
                path={path}
                alt=""
                sizes={thumbnailSizes(thumbnailWidth(index, length))}
                className={thumbnailImageClass}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
