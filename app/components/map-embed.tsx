import { button } from './button';
import { MapsLink } from './external-link';
import { Icon } from './icon';
import { useOpenedOnce } from './use-opened-once';

interface DisclosureProps {
  /** The URL of a Google Maps embed, which the record's schema has validated; null if there is none. */
  src: string | null;
  title: string;
  /** What Google Maps finds the place by; the location is null if unknown. */
  place: { title: string; location: string | null };
}

/**
 * A map in a closed `<details>`, so that nothing loads from Google until a visitor opens it. A lazy iframe is not
 * enough: without JavaScript, browsers load it at once. There a link replaces it.
 */
export function MapDisclosure({ src, title, place }: DisclosureProps) {
  const { isOpened, detailsProps } = useOpenedOnce();
  if (src === null) return <p>Peta lokasi belum tersedia</p>;
  return (
    <>
      <details {...detailsProps} className="group scripting-none:hidden">
        <summary className={button('quiet', 'w-fit')}>
          <Icon name="map-pin" className="text-terracotta-700" />
          Tampilkan peta
          <Icon name="chevron-down" className="turn-on-open" />
        </summary>
        <div className="mt-4">{isOpened && <MapEmbed src={src} title={title} />}</div>
      </details>
      <span className="hidden scripting-none:contents">
        <MapsLink {...place} />
      </span>
    </>
  );
}

/** A map. With JavaScript it loads when it comes into view. */
export function MapEmbed({ src, title }: { src: string; title: string }) {
  return (
    <div className="no-print relative grid aspect-4/3 place-items-center overflow-hidden rounded-card border border-cream-200 bg-cream-200 sm:aspect-auto sm:h-96">
      <p className="flex flex-col items-center gap-2 p-6 text-center text-sm" aria-hidden="true">
        <Icon name="map-pin" className="size-10 text-terracotta-700" />
        {title}
      </p>
      <iframe
        src={src}
        title={title}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="absolute inset-0 size-full"
      />
    </div>
  );
}
