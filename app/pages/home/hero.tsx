import { Link } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { button } from '~/components/button';
import { Icon } from '~/components/icon';
import type { IconName } from '~/components/icon-names';
import { contentTypes } from '~/content-types/registry';
import { SiteImage } from '~/images/image';

const highlights: readonly [IconName, string][] = [
  ['mountain', 'Wisata Alam'],
  ['camera', 'Spot Foto'],
  ['map-pin', 'Lokasi Strategis'],
];

const landscape = { name: 'hero', widths: [640, 1080, 1600, 1920], height: 1080 };
const portrait = { name: 'hero-portrait', widths: [720], height: 1280 };

/** The full-screen hero of home (specification 2). */
export function HomeHero() {
  const [loaded, setLoaded] = useState(false);
  const show = useCallback(() => setLoaded(true), []);
  return (
    <div className="on-dark relative isolate -mt-16 flex min-h-svh items-end overflow-hidden bg-sea-950 text-white lg:-mt-20">
      <SiteImage
        image={landscape}
        portrait={portrait}
        sizes="100vw"
        priority
        onLoaded={show}
        className="absolute inset-0 -z-10 size-full object-cover sm:object-summit"
      />
      {/* The image brightens once loaded; it is never hidden before hydration or without JavaScript. */}
      <div
        className={`absolute inset-0 -z-10 bg-sea-950 transition-opacity duration-250 ease-out scripting-none:hidden ${loaded ? 'opacity-0' : 'opacity-40'}`}
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-sea-950 via-sea-950/65 via-50% to-transparent to-80% lg:bg-linear-to-r lg:from-sea-950/90 lg:via-sea-950/55 lg:via-45% lg:to-65%" />
      <div className="page pt-40 pb-16 lg:pb-24">
        <h1 className="max-w-3xl text-4xl text-white">Jelajahi Bali</h1>
        <p className="mt-5 max-w-xl text-lg text-balance text-cream-100">
          Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati
        </p>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
          {highlights.map(([icon, label]) => (
            <li key={label} className="inline-flex items-center gap-2">
              <Icon name={icon} className="size-5 text-marigold-400" />
              {label}
            </li>
          ))}
        </ul>
        <Link prefetch="intent" to={contentTypes.packages.path} className={button('accent', 'mt-8')}>
          Jelajahi Sekarang
          <Icon name="arrow-right" />
        </Link>
      </div>
    </div>
  );
}
