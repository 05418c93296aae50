import { AppLink } from '~/components/app-link';
import { Icon } from '~/components/icon';
import { Image } from '~/images/image';
import { humanizeSlug } from '~/lib/humanize-slug';
import { itemKey, MAX_ITEM_COUNT } from '~/plan-items/items';
import { changeCount, insert, itemIn, planHref, remove, setItem } from '~/plan-items/plan';
import { updateStoredPlan } from '~/plan-items/stored-plan';
import { showToast } from '~/plan-items/toast';
import { ChangeLink, usePlan } from './plan-context';
import type { PlanItemView, PlanSection } from './plan-view';

/** The items of a plan by section, with their counts. */
export function PlanItems({ sections }: { sections: readonly PlanSection[] }) {
  return (
    <div className="min-w-0 stack-8 print:columns-2 print:stack-0">
      {sections.map(({ name, noun, items, compareHref }) => (
        <section key={name} className="print:pb-2">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 print:min-h-0 print:break-after-avoid">
            <h2 className="text-xl">{name}</h2>
            {compareHref && (
              <AppLink
                to={compareHref}
                rel="nofollow"
                className="no-print inline-flex min-h-11 items-center gap-1.5 text-sm text-link"
              >
                Bandingkan
                <span className="sr-only"> {noun}</span>
              </AppLink>
            )}
          </div>
          <ul className="mt-2 grid gap-3 print:mt-0 print:block">
            {items.map((item) => (
              <li
                key={itemKey(item)}
                className="flex gap-3 box p-[min(0.75rem,4vw)] sm:gap-4 sm:p-4 print:gap-2 print:border-0 print:p-1"
              >
                {item.state === 'found' ? <FoundItem item={item} /> : <MissingItem item={item} noun={noun} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FoundItem({ item }: { item: Extract<PlanItemView, { state: 'found' }> }) {
  const { title, href, image, date, price, unit, people, subtotal, warnings, count } = item;
  return (
    <>
      <Image
        path={image}
        alt=""
        size="thumbnail"
        sizes="8rem"
        className="aspect-4/3 w-[min(5.5rem,24vw)] shrink-0 self-start rounded-xl text-center sm:w-32 print:w-14 print:rounded-md print:[&>span]:hidden"
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans leading-snug font-bold tracking-normal print:text-xs print:leading-tight print:text-wrap">
          <AppLink
            prefetch="intent"
            to={href}
            className="inline-flex min-h-link items-center text-sea-900 no-underline hover:underline print:min-h-0"
          >
            {title}
          </AppLink>
        </h3>
        {date && <p className="text-sm tabular print:text-xs">{date}</p>}
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm tabular print:text-xs">
          <span>
            <span className="hidden print:inline">{`${count} × `}</span>
            <span translate="no">{price}</span>
          </span>
          {subtotal && (
            <strong className="text-sea-900" translate="no">
              {subtotal}
            </strong>
          )}
          {warnings.map((warning) => (
            <strong
              key={warning}
              className="my-1 print:my-0 rounded-full bg-terracotta-100 px-2.5 text-xs leading-relaxed text-terracotta-700"
            >
              {warning}
            </strong>
          ))}
        </p>
        <div className="no-print mt-1.5 flex flex-wrap items-start justify-between gap-x-2">
          <div className="flex min-w-0 flex-1 basis-38 flex-wrap items-center gap-x-2">
            <Count item={item} title={title} unit={unit} />
            {people !== null && (
              <ChangeLink
                change={setItem(item, null)}
                aria-label={`Jadikan ${title} ${people} orang`}
                className="inline-flex min-h-11 items-center text-sm text-link"
              >
                {`Jadikan ${people} orang`}
              </ChangeLink>
            )}
          </div>
          <Remove item={item} label={`Hapus ${title} dari rencana`} />
        </div>
      </div>
    </>
  );
}

/** An item whose record does not exist, or whose list cannot be loaded at the moment. */
function MissingItem({ item, noun }: { item: PlanItemView; noun: string }) {
  const { plan, q } = usePlan();
  const isGone = item.state === 'gone';
  const state = isGone ? 'tidak lagi tersedia' : 'belum bisa dimuat';
  // An id means nothing to a visitor.
  const name = /^\d+$/.test(item.param) ? noun : `${noun} “${humanizeSlug(item.param)}”`;
  return (
    <div className="flex min-w-0 flex-1 items-center justify-between gap-x-4">
      <p className="flex gap-2.5 text-sm">
        <Icon name={isGone ? 'circle-x' : 'info'} className="text-terracotta-700" />
        <span>
          <span>{`${name.charAt(0).toUpperCase() + name.slice(1)} ${state}`}</span>
          {!isGone && (
            <AppLink
              to={planHref(plan, q)}
              replace
              preventScrollReset
              className="no-print flex min-h-11 items-center text-link"
            >
              Coba Lagi
            </AppLink>
          )}
        </span>
      </p>
      <Remove item={item} label={`Hapus ${name} yang ${state}`} />
    </div>
  );
}

const step =
  'disc size-[min(2.75rem,13.75vw)] shrink-0 text-lagoon-700 hover:bg-lagoon-50 aria-disabled:cursor-default aria-disabled:text-cream-300 aria-disabled:hover:bg-transparent';

/** The count between links that decrease and increase it by one. */
function Count({ item, title, unit }: { item: PlanItemView; title: string; unit: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={`Jumlah ${title}`} className="flex items-center rounded-full border border-cream-300">
      <ChangeLink
        change={item.count === 1 ? null : changeCount(item, -1)}
        aria-label={`Kurangi ${title}`}
        className={step}
      >
        <Icon name="minus" className="size-4" />
      </ChangeLink>
      <span className="min-w-[min(1.75rem,9vw)] text-center text-sm tabular">
        <strong className="text-base text-sea-900">{item.count}</strong> {unit}
      </span>
      <ChangeLink
        change={item.count >= MAX_ITEM_COUNT ? null : changeCount(item, 1)}
        aria-label={`Tambah ${title}`}
        className={step}
      >
        <Icon name="plus" className="size-4" />
      </ChangeLink>
    </div>
  );
}

function Remove({ item, label }: { item: PlanItemView; label: string }) {
  const { plan } = usePlan();
  const removed = itemIn(plan, item);
  const undo = () => removed && updateStoredPlan(insert(removed, plan.items.indexOf(removed)));
  return (
    <ChangeLink
      change={remove(item)}
      onChanged={({ currentTarget: trigger, detail }) =>
        showToast({ text: 'Dihapus dari rencana', undo, isPersistent: detail === 0, trigger })
      }
      aria-label={label}
      className="no-print inline-flex min-h-11 min-w-[min(2.75rem,13.75vw)] items-center justify-center gap-1.5 rounded-full px-2 -mr-2 text-sm font-semibold text-terracotta-700 no-underline hover:underline"
    >
      <Icon name="trash-2" className="size-4" />
      <span className="max-xs:hidden">Hapus</span>
    </ChangeLink>
  );
}
