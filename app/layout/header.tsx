import { useLocation, useNavigation } from '@remix-run/react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { AppLink } from '~/components/app-link';
import { WhatsappLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { englishPage, type MenuItem } from '~/definitions/site-pages';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { whatsappLink } from '~/lib/whatsapp';
import { PLAN_PATH } from '~/plan-items/plan';
import { PlanLink } from '~/plan-items/plan-link';
import { SearchBox } from '~/search/search-box';
import { Logo } from './logo';
import { isCurrent, menu } from './menu';
import { greeting } from './page-question';
import { useHideOnScroll } from './use-hide-on-scroll';
import { closeAll, useCloseOnBack, useDismissableMenu } from './use-menu';

const planPage: MenuItem = { name: 'Rencana', path: PLAN_PATH, detailPath: PLAN_PATH };

/** Three of these buttons fit beside the name on phones. */
const roundButtonClass = 'round-button lg:hidden';

const closeButtonClass = 'disc size-12 border border-cream-300';

/**
 * Name, navigation and search on every page. On phones the menu's groups are open, if the browser can show the content
 * of a closed `<details>`. The menu works without JavaScript and, with links, in browsers without popovers
 * (styles/base.css).
 */
export const Header = memo(function Header() {
  const { pathname } = useLocation();
  const { name, whatsappContacts } = useSite();
  const header = useRef<HTMLElement>(null);
  const menuPanel = useRef<HTMLDivElement>(null);
  useHideOnScroll(header);
  useDismissableMenu(menuPanel);
  useCloseOnBack(menuPanel);

  const openSearch = (event: React.MouseEvent) => {
    const panel = menuPanel.current;
    // Browsers without popover support follow the link.
    if (!panel || !('popover' in panel) || !hasNoModifier(event)) return;
    event.preventDefault();
    panel.showPopover();
    panel.querySelector('input')?.focus();
  };

  return (
    <header
      ref={header}
      className="no-print sticky top-0 z-40 low:relative border-b border-cream-200 bg-cream-50 transition-motion data-away:[translate:0_-100%] lg:data-away:[translate:none]"
    >
      <CloseOnNavigation panel={menuPanel} />
      <div className="page-column flex h-header items-center gap-[min(0.25rem,1.25vmin)] lg:gap-3 3xl:gap-4">
        <AppLink
          prefetch="intent"
          to="/"
          className="mr-auto flex min-h-11 items-center gap-[min(0.625rem,2vmin)] text-sea-900 no-underline lg:mr-0"
        >
          <Logo className="size-mark shrink-0" />
          <span className="font-display text-brand leading-tight font-semibold lg:whitespace-nowrap">{name}</span>
        </AppLink>
        <div
          ref={menuPanel}
          id="menu"
          popover="auto"
          className="m-0 h-window max-h-none w-full max-w-none flex-col gap-4 overflow-y-auto bg-cream-50 p-4 text-ash-700 open:flex lg:static lg:mr-auto 3xl:ml-6 lg:flex lg:flex-row lg:h-auto lg:w-auto lg:shrink-0 lg:overflow-visible lg:bg-transparent lg:p-0 lg:whitespace-nowrap"
        >
          <div className="flex h-12 items-center justify-between lg:hidden">
            <span className="font-display text-xl font-semibold text-sea-900">Menu</span>
            <button
              type="button"
              popovertarget="menu"
              popovertargetaction="hide"
              aria-label="Tutup menu"
              className={closeButtonClass}
            >
              <Icon name="x" />
            </button>
            {/* No element has this id, so the page does not scroll. */}
            <a data-menu-link="" href="#tutup" aria-label="Tutup menu" className={closeButtonClass}>
              <Icon name="x" />
            </a>
          </div>
          <div className="lg:hidden">
            <SearchBox id="cari-menu" />
          </div>
          <nav aria-label="Utama">
            <ul className="flex flex-col gap-1 lg:flex-row lg:items-center">
              {menu.map((entry) =>
                'items' in entry ? (
                  <li key={entry.label} data-label={entry.label} className="menu-group">
                    <details name="menu" className="group">
                      <summary
                        data-current={entry.items.some((item) => isCurrent(item, pathname)) ? '' : undefined}
                        className="menu-item justify-between gap-1.5"
                      >
                        {entry.label}
                        <Icon name="chevron-down" className="size-4 turn-on-open" />
                      </summary>
                      <ul className="submenu">
                        {entry.items.map((item) => (
                          <MenuLink key={item.path} item={item} pathname={pathname} />
                        ))}
                      </ul>
                    </details>
                  </li>
                ) : (
                  <MenuLink key={entry.path} item={entry} pathname={pathname} />
                ),
              )}
            </ul>
          </nav>
          <nav aria-label="Rencana dan bahasa" className="border-t border-cream-200 pt-3 lg:hidden">
            <ul className="grid grid-cols-2">
              <MenuLink item={planPage} pathname={pathname} />
              <MenuLink item={englishPage} pathname={pathname} />
            </ul>
          </nav>
          <WhatsappLink
            href={whatsappLink(whatsappContacts[0].phone.digits, greeting(name))}
            className="mt-auto lg:hidden"
          >
            Tanyakan lewat WhatsApp
          </WhatsappLink>
        </div>
        <AppLink
          prefetch="intent"
          to={englishPage.path}
          lang="en"
          aria-label="EN, English"
          className="hidden min-h-11 shrink-0 items-center px-1 text-sm font-bold whitespace-nowrap text-sea-900 no-underline hover:underline lg:inline-flex"
        >
          EN
        </AppLink>
        <div className="hidden w-64 min-w-0 lg:block xl:w-72">
          <SearchBox id="cari" />
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-[min(0.25rem,1.25vmin)] sm:gap-2 lg:ml-0">
          <PlanLink />
          <AppLink to="/cari" onClick={openSearch} aria-label="Buka pencarian" className={roundButtonClass}>
            <Icon name="search" />
          </AppLink>
          <button type="button" popovertarget="menu" aria-label="Buka menu" className={roundButtonClass}>
            <Icon name="menu" />
          </button>
          <a data-menu-link="" href="#menu" aria-label="Buka menu" className={roundButtonClass}>
            <Icon name="menu" />
          </a>
        </div>
      </div>
    </header>
  );
});

/**
 * Closes open menus when a navigation starts, before the new page has loaded. It renders with each navigation, so that
 * the header does not.
 */
function CloseOnNavigation({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { location: next } = useNavigation();
  useEffect(() => {
    if (next) closeAll(panel.current);
  }, [next, panel]);
  return null;
}

function MenuLink({ item, pathname }: { item: MenuItem; pathname: string }) {
  return (
    <li>
      <AppLink
        prefetch="intent"
        to={item.path}
        lang={item.lang}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        className="menu-item"
      >
        {item.name}
      </AppLink>
    </li>
  );
}
