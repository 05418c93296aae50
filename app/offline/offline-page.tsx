import { useEffect, useState } from 'react';
import { button } from '~/components/button';
import { Illustration } from '~/components/feedback/recovery';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { tryOr } from '~/lib/try-or';
import { PLAN_PATH, planHref } from '~/plan-items/plan';
import { useStoredPlan } from '~/plan-items/stored-plan';
import { readStoredPages, type StoredPage, storedAtText } from './stored-pages';

export const offlineTitle = 'Anda sedang tidak terhubung';

/** The page that is shown offline: the stored pages, the plan, and a phone call. */
export function OfflinePage() {
  const { whatsappContacts } = useSite();
  const plan = useStoredPlan();
  const [pages, setPages] = useState<StoredPage[] | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    readStoredPages().then(setPages);
    setWanted(wantedPage());
  }, []);

  const own = plan && plan.items.length > 0 ? planHref(plan) : null;
  const isOwnStored = pages?.some(({ href }) => href === own) === true;
  const wantsPlan = wanted?.split('?')[0] === PLAN_PATH;
  return (
    <div className="page-column max-w-4xl stack-12 pt-10 pb-16">
      <div className="flex flex-col items-center gap-5 text-center">
        <Illustration name="error" className="w-44 max-w-full" />
        <h1 className="text-3xl">{offlineTitle}</h1>
        <p className="max-w-xl">
          <span>
            {wantsPlan
              ? 'Rencana ini belum dibuka sejak terakhir diubah.'
              : 'Halaman ini belum pernah dibuka di perangkat ini.'}
          </span>{' '}
          Yang sudah pernah dibuka tetap bisa dibaca tanpa sinyal.
        </p>
        {/* Hidden until it links to the page that the visitor wanted, instead of to home. */}
        <a href={wanted ?? '/'} className={button('primary', wanted ? '' : 'invisible scripting-none:visible')}>
          Coba Lagi
        </a>
      </div>
      <section>
        <h2 className="text-2xl">Terakhir dilihat</h2>
        {pages && pages.length > 0 ? (
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {pages.map(({ href, title, storedAt }) => (
              <li key={href}>
                {/* Links to documents: offline, there is no data for client-side navigations. */}
                <a href={href} className="block box p-4 no-underline hover:border-lagoon-600">
                  <span className="block font-bold text-sea-900">{title.split(' | ')[0]}</span>
                  <span className="block text-sm">{storedAtText(storedAt)}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-3">Belum ada halaman yang tersimpan.</p>
        )}
        {own && isOwnStored && (
          <a href={own} className={button('quiet', 'mt-4')}>
            <Icon name="luggage" />
            <span>{`Rencana saya (${plan?.items.length})`}</span>
          </a>
        )}
        {own && pages && !isOwnStored && (
          <p className="mt-4">Rencana Anda diingat di perangkat ini, dan terbuka lagi begitu ada sinyal.</p>
        )}
      </section>
      <section>
        <h2 className="text-2xl">Telepon kami</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {whatsappContacts.map((person, index) => (
            <li key={`${index} ${person.phone.digits}`}>
              <a
                href={`tel:+${person.phone.digits}`}
                className="flex min-h-16 items-center gap-4 box p-4 no-underline hover:border-lagoon-600"
              >
                <Icon name="phone" className="size-6 text-lagoon-600" />
                <span translate="no">
                  <span className="block font-bold text-sea-900">{person.name}</span>
                  <span className="block text-lagoon-700 tabular underline underline-offset-4">
                    {person.phone.display}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/**
 * Returns the path that the worker could not open, from the fragment; home if there is none, or for another site's URL.
 */
function wantedPage(): string {
  const path = window.location.hash.slice(1);
  const url = tryOr(() => new URL(path, window.location.origin), null);
  return path.startsWith('/') && url?.origin === window.location.origin ? url.pathname + url.search : '/';
}
