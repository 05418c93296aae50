import { useState } from 'react';
import { button } from './button';
import { Icon } from './icon';
import { MapsLink } from './maps-link';

interface Props {
  /** A Google Maps embed, which the record's parser has validated; null if there is none. */
  src: string | null;
  title: string;
}

/** A map, or a text when there is none. Lazy: browsers with JavaScript ask Google only when it comes into view. */
export function MapFrame({ src, title }: Props) {
  return src === null ? <NoMap /> : <Frame src={src} title={title} />;
}

/**
 * A map in a closed `<details>`: Google is asked for nothing before a visitor opens it (decisions 13). A lazy frame is not
 * enough: without JavaScript browsers load it at once. There, where Google's map would stay empty, it is a link.
 *
 * @param props.place what Google Maps finds the place by
 */
export function MapDisclosure({ src, title, place }: Props & { place: { title: string; location: string } }) {
  const [isOpened, setOpened] = useState(false);
  if (src === null) return <NoMap />;
  return (
    <>
      <details
        // It may be open already: a visitor opened it before hydration.
        ref={(details) => {
          if (details?.open) setOpened(true);
        }}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
        className="group scripting-none:hidden"
      >
        <summary className={button('quiet', 'w-fit')}>
          <Icon name="map-pin" className="size-5 text-terracotta-700" />
          Tampilkan peta
          <Icon name="chevron-down" className="size-5 transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <div className="mt-4">{isOpened && <Frame src={src} title={title} />}</div>
      </details>
      <noscript>
        <MapsLink {...place} />
      </noscript>
    </>
  );
}

function NoMap() {
  return <p>Peta lokasi belum tersedia</p>;
}

function Frame({ src, title }: { src: string; title: string }) {
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
