import { Icon } from './icon';

/** A Google Maps iframe, or a text when there is no map. The record's parser validates the URL. */
export function MapFrame({ src, title }: { src: string | null; title: string }) {
  if (src === null) return <p>Peta lokasi belum tersedia</p>;
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
