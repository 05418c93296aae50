import { Link } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { button } from '~/components/button';
import { Icon } from '~/components/icon';
import type { IconName } from '~/components/icon-names';
import { contentTypes } from '~/content-types/registry';
import { SiteImage } from '~/images/image';
import { Shortcuts } from './shortcuts';

const highlights: readonly [IconName, string][] = [
  ['mountain', 'Wisata Alam'],
  ['camera', 'Spot Foto'],
  ['map-pin', 'Lokasi Strategis'],
];

const image = { name: 'hero', widths: [640, 1080, 1600, 1920], height: 1080 };

/**
 * The full-screen hero of home (specification 2). On phones its image has the space above the words, so that its subject
 * is in sight; on wider screens it fills the hero, and is dark only behind them.
 */
export function HomeHero() {
  const [loaded, setLoaded] = useState(false);
  const show = useCallback(() => setLoaded(true), []);
  return (
    <div className="on-dark relative isolate -mt-header flex min-h-svh flex-col justify-end overflow-hidden bg-sea-950 pt-header text-white">
      <div className="relative -mb-10 min-h-24 grow sm:absolute sm:inset-0 sm:-z-10 sm:mb-0">
        <div className="absolute inset-0">
          <SiteImage
            image={image}
            sizes="(width < 40rem) 22rem, max(100vw, 178vh)"
            priority
            onLoaded={show}
            className="size-full object-cover object-subject"
          />
        </div>
        {/* The image brightens once loaded; it is never hidden before hydration or without JavaScript. */}
        <div
          className={`absolute inset-0 bg-sea-950 transition-opacity duration-250 ease-out scripting-none:hidden ${loaded ? 'opacity-0' : 'opacity-40'}`}
        />
        <div className="absolute inset-x-0 bottom-0 h-20 bg-linear-to-t from-sea-950 from-30% to-transparent sm:h-3/4 sm:from-40% sm:via-sea-950/70 sm:via-65% lg:w-4/5 lg:veil-corner" />
      </div>
      <div className="page relative pt-2 pb-22 lg:pb-20">
        <h1 className="max-w-3xl text-4xl text-white">Jelajahi Bali</h1>
        <p className="mt-[min(1.25rem,2svh)] max-w-xl text-lg text-balance text-cream-100">
          Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati
        </p>
        <ul className="mt-[min(1.5rem,2svh)] flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
          {highlights.map(([icon, label]) => (
            <li key={label} className="inline-flex items-center gap-2">
              <Icon name={icon} className="size-5 text-marigold-400" />
              {label}
            </li>
          ))}
        </ul>
        <Link prefetch="intent" to={contentTypes.packages.path} className={button('accent', 'mt-[min(1.75rem,3svh)]')}>
          Jelajahi Sekarang
          <Icon name="arrow-right" />
        </Link>
        <Shortcuts />
      </div>
    </div>
  );
}
