import { Icon, type IconName } from '~/components/icon';
import { Link } from '~/components/link';
import { SearchForm } from '~/components/search-input';
import { contentTypes } from '~/content-types/registry';
import type { ContentType } from '~/content-types/types';

const icons: Record<keyof typeof contentTypes, IconName> = {
  packages: 'compass',
  accommodations: 'bed-double',
  vehicles: 'car',
  tickets: 'ticket',
  events: 'calendar-days',
  attractions: 'mountain',
  facilities: 'speaker',
  culinary: 'utensils',
  blog: 'lightbulb',
};

const sections = Object.entries<ContentType>(contentTypes) as [keyof typeof contentTypes, ContentType][];

/** Search and the nine sections, in the first view of screens whose header has neither. */
export function Shortcuts() {
  return (
    <div className="mt-6 lg:hidden">
      <div className="max-w-2xl low:max-w-xl">
        <SearchForm />
      </div>
      <nav aria-label="Bagian situs" className="bleed mt-4 overflow-x-auto fade-edges no-scrollbar">
        <ul className="flex w-max gap-1 pr-6 max-xs:gap-0 sm:min-w-full sm:justify-between">
          {sections.map(([key, { path, name }]) => (
            <li key={path}>
              <Link
                prefetch="intent"
                to={path}
                className="flex w-max max-w-24 min-w-15 sm:max-w-28 flex-col items-center gap-1.5 rounded-2xl px-1 py-1 text-center text-xs leading-tight font-semibold text-white no-underline"
              >
                <span className="grid size-12 place-items-center rounded-full border border-white/30 bg-sea-950/60">
                  <Icon name={icons[key]} className="size-5 text-marigold-300" />
                </span>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
