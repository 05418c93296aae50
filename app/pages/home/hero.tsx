import { useCallback, useState } from 'react';
import { button } from '~/components/button';
import { Icon, type IconName } from '~/components/icon';
import { Link } from '~/components/link';
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
 * The full-screen hero of home (specification 2). On phones and tablets its image has the space above the words, so
 * that its subject is in sight; on wide and on low screens it fills the hero, and is dark only behind them.
 */
export function HomeHero() {
  const [loaded, setLoaded] = useState(false);
  const show = useCallback(() => setLoaded(true), []);
  return (
    <div className="on-dark relative isolate -mt-header flex min-h-svh flex-col justify-end overflow-hidden bg-sea-950 pt-header text-white">
      <div className="hero-image">
        <div className="absolute inset-0">
          <SiteImage
            image={image}
            sizes="(width < 40rem) 22rem, 100vw"
            priority
            onLoaded={show}
            className="size-full object-cover object-subject"
          />
        </div>
        {/* The image brightens once loaded; it is never hidden before hydration or without JavaScript. */}
        <div
          className={`absolute inset-0 bg-sea-950 transition-opacity duration-250 ease-out scripting-none:hidden ${loaded ? 'opacity-0' : 'opacity-40'}`}
        />
        <div className="hero-veil" />
      </div>
      <div className="page relative pt-2 pb-22 lg:pb-20">
        <h1 className="max-w-3xl text-4xl text-white low:max-lg:text-3xl">Jelajahi Bali</h1>
        <p className="mt-[min(1.25rem,2svh)] max-w-xl text-[min(var(--text-lg),8vw)] leading-normal text-balance text-cream-100">
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
