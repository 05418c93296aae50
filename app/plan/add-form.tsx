import { useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { HiddenParams } from '~/components/hidden-params';
import { Icon } from '~/components/icon';
import { RecordRow } from '~/components/record-row';
import { UrlSearchInput } from '~/components/search-input';
import { bookableKeys, contentTypes } from '~/definitions/registry';
import { itemKey, MAX_PLAN_ITEMS } from '~/plan-items/items';
import { addOne, PLAN_PATH, planHref } from '~/plan-items/plan';
import { ChangeLink, usePlan } from './plan-context';
import type { PlanSearch, PlanView } from './plan-view';

const SECTION_ID = 'tambah';

/** Ways to add to the plan: a search in the site's lists, whose results add to this plan, and links to the lists. */
export function AddItems({ view: { search } }: { view: PlanView }) {
  const { plan } = usePlan();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = `${new FormData(event.currentTarget).get('q')}`;
    navigate(planHref(plan, q.trim()), { replace: true, preventScrollReset: true, flushSync: true });
  };
  const isFull = plan.items.length >= MAX_PLAN_ITEMS;
  return (
    <section id={SECTION_ID} className="no-print mt-12">
      <h2 className="text-2xl">{plan.items.length === 0 ? 'Mulai dari daftar kami' : 'Tambah dari daftar kami'}</h2>
      {isFull ? (
        <p className="mt-3">Rencana sudah penuh: {MAX_PLAN_ITEMS} pilihan. Hapus satu untuk menambah yang lain.</p>
      ) : (
        <>
          <form
            method="get"
            action={`${PLAN_PATH}#${SECTION_ID}`}
            onSubmit={onSubmit}
            className="mt-4 flex gap-3 lg:max-w-2xl"
          >
            <HiddenParams href={planHref(plan)} />
            <UrlSearchInput label="Cari di daftar kami" text={search?.text ?? ''} />
            <button type="submit" className={button('primary')}>
              Cari
            </button>
          </form>
          {search && <Hits search={search} />}
        </>
      )}
      <TypeLinks />
    </section>
  );
}

function Hits({ search: { text, hits } }: { search: PlanSearch }) {
  return (
    <div className="mt-4 lg:max-w-2xl">
      <p role="status" className="text-sm">
        {hits.length === 0 ? `Belum ada yang cocok dengan “${text}”.` : `${hits.length} cocok dengan “${text}”`}
      </p>
      <ul className="mt-3 grid gap-3">
        {hits.map(({ added, ...record }, index) => (
          <li key={`${index} ${itemKey(added)}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 box p-3">
            <RecordRow {...record} showsImage sizes="6rem" imageClass="w-20" />
            <ChangeLink
              change={addOne(added)}
              aria-label={`Tambahkan ${record.title}`}
              className={button('quiet', 'min-h-11! px-4! py-1! text-sm')}
            >
              <Icon name="plus" className="size-4" />
              Tambahkan
            </ChangeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to the lists. Without JavaScript, adding from a list starts a new plan. */
function TypeLinks() {
  return (
    <nav aria-label="Daftar lengkap" className="mt-6">
      <p className="text-sm">
        Atau buka daftar lengkap:
        <span className="hidden scripting-none:inline">
          {' '}
          tanpa JavaScript, tambahkan pilihannya lewat pencarian di atas, supaya tetap satu rencana.
        </span>
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {bookableKeys
          .map((key) => contentTypes[key])
          .map(({ path, name }) => (
            <li key={path}>
              <AppLink
                prefetch="intent"
                to={path}
                className="inline-flex min-h-11 items-center rounded-full border border-cream-300 bg-white px-4 text-sm font-semibold text-sea-900 no-underline hover:border-lagoon-600"
              >
                {name}
              </AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
