import { useCallback, useState } from 'react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { Icon, type IconName } from '~/components/icon';
import { SearchForm } from '~/components/search-input';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { SiteImage } from '~/images/image';

const highlights: readonly [IconName, string][] = [
  ['mountain', 'Wisata Alam'],
  ['camera', 'Spot Foto'],
  ['map-pin', 'Lokasi Strategis'],
];

/** The same figures as on the contact and detail pages. */
const trust = '4.8/5\u00a0kepuasan\u00a0tamu · 10K+\u00a0wisatawan · nomor\u00a0resmi';

const image = { name: 'hero', widths: [640, 1080, 1600, 1920], height: 1080 };

/**
 * The full-screen hero of home. On phones and tablets the image is above the words, so that its subject is visible. On
 * wide and on low screens it fills the hero, and is dark only behind the words.
 */
export function HomeHero() {
  const [loaded, setLoaded] = useState(false);
  const show = useCallback(() => setLoaded(true), []);
  return (
    <div className="focus-on-dark relative isolate -mt-header flex min-h-window flex-col justify-end overflow-hidden bg-sea-950 pt-header text-white">
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
          className={`absolute inset-0 bg-sea-950 transition-motion scripting-none:hidden ${loaded ? 'opacity-0' : 'opacity-40'}`}
        />
        <div className="hero-veil" />
      </div>
      <div className="page-column relative pt-2 pb-6 lg:pb-12">
        <h1 className="max-w-3xl text-4xl text-white low:max-lg:text-3xl">Jelajahi Bali</h1>
        <p className="mt-[min(1.25rem,2*var(--svh))] max-w-xl text-[min(var(--text-lg),8vw)] leading-normal text-balance text-cream-100">
          Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati
        </p>
        <ul className="mt-[min(1.5rem,2*var(--svh))] flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
          {highlights.map(([icon, label]) => (
            <li key={label} className="inline-flex items-center gap-2">
              <Icon name={icon} className="text-marigold-400" />
              {label}
            </li>
          ))}
        </ul>
        <AppLink
          prefetch="intent"
          to={contentTypes.packages.path}
          className={button('accent', 'mt-[min(1.75rem,3*var(--svh))]')}
        >
          Jelajahi Sekarang
          <Icon name="arrow-right" />
        </AppLink>
        <Shortcuts />
        {/* Leaves room for the floating button. */}
        <p className="mt-[min(1rem,2*var(--svh))] flex min-h-9 items-center pr-[min(4rem,20vw)] text-[min(0.8125rem,4vw)] leading-snug text-balance text-cream-200 sm:text-sm">
          {trust}
        </p>
      </div>
    </div>
  );
}

/** Search and links to the lists, in the first view. */
function Shortcuts() {
  return (
    <div className="mt-[min(1.5rem,3*var(--svh))]">
      <div className="low:max-w-xl lg:max-w-2xl">
        <SearchForm />
      </div>
      <nav
        aria-label="Bagian situs"
        className="bleed mt-4 overflow-x-auto fade-edges no-scrollbar lg:mx-0 lg:px-0 lg:mask-none"
      >
        <ul className="flex w-max gap-1 pr-6 max-xs:gap-0 sm:min-w-full sm:justify-between lg:min-w-0 lg:justify-start lg:gap-3">
          {Object.values<ContentType>(contentTypes).map(({ path, name, icon }) => (
            <li key={path}>
              <AppLink prefetch="intent" to={path} className="shortcut">
                <span className="disc size-12 border border-white/30 bg-sea-950/60">
                  <Icon name={icon} className="text-marigold-300" />
                </span>
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
