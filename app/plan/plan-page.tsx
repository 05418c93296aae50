import { type MouseEvent, useRef } from 'react';
import { ExternalLink } from '~/components/external-link';
import { Illustration } from '~/components/feedback/recovery';
import { useRestoreFocus } from '~/components/focus-and-scroll';
import { Icon, type IconName } from '~/components/icon';
import { Notice } from '~/components/notice';
import { Share } from '~/components/share';
import { planHref } from '~/plan-items/plan';
import { RecentlyViewedSlot } from '~/recent/recently-viewed-slot';
import { AddItems } from './add-form';
import { PlanProvider, usePlan } from './plan-context';
import { PlanItems } from './plan-items';
import { PlanHero, PlanLoading } from './plan-layout';
import { PlanBar, PlanSummary } from './plan-summary';
import type { PlanView } from './plan-view';
import { type OwnPlan, useOwnPlan } from './use-own-plan';
import { useTripDraft } from './use-trip-draft';

/** A plan in every state: empty, stored on this device, another plan, with unavailable items. */
export function PlanPage({ view }: { view: PlanView }) {
  const { isRedirecting, ...ownPlan } = useOwnPlan(view.plan);
  return isRedirecting ? <PlanLoading /> : <ShownPlan view={view} {...ownPlan} />;
}

type ShownPlanProps = { view: PlanView } & Omit<OwnPlan, 'isRedirecting'>;

function ShownPlan({ view, relation, wanted, isCurrent, update, change, save }: ShownPlanProps) {
  const draft = useTripDraft({ relation, wanted, change, update });
  const context = {
    plan: { ...wanted, ...draft.trip },
    isCurrent: isCurrent && draft.trip === null,
    q: view.search?.text ?? '',
    update,
    draft,
  };
  // The focused link may be gone: it removed, added or loaded an item, or changed its count to the number of people.
  const states = view.sections.flatMap(({ items }) =>
    items.map((item) => (item.state === 'found' ? `${item.people}` : item.state)),
  );
  const content = useRestoreFocus<HTMLDivElement>(states.join());
  const isEmpty = view.plan.items.length === 0;
  return (
    <PlanProvider value={context}>
      <PlanHero
        lead={isEmpty ? undefined : view.summary.map((part) => part.replace(/(\d) /g, '$1\u00a0')).join('\u00a0· ')}
      />
      <div className="page-column pt-6 pb-16 lg:pt-8 print:pt-2 print:pb-0">
        {!isEmpty && <PlanActions view={view} relation={relation} save={save} />}
        <Notes notes={view.notes} />
        <div ref={content} tabIndex={-1} className="focus:outline-none">
          {isEmpty ? (
            <>
              <EmptyPlan />
              <RecentlyViewedSlot className="mt-6" />
            </>
          ) : (
            <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 print:mt-3 print:block">
              <PlanItems sections={view.sections} />
              <div className="lg:sticky lg:top-28 lg:self-start">
                <PlanSummary view={view} />
              </div>
            </div>
          )}
        </div>
        <AddItems view={view} />
      </div>
      {!isEmpty && <PlanBar view={view} />}
    </PlanProvider>
  );
}

const action =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-cream-300 bg-white px-4 text-sm font-bold text-sea-900 no-underline hover:border-lagoon-600';

/** The actions of a plan: send, print, directions and, if it is not the stored plan, store it. */
function PlanActions({ view, relation, save }: Pick<ShownPlanProps, 'view' | 'relation' | 'save'>) {
  const { plan } = usePlan();
  const memory = useRef<HTMLDivElement>(null);
  const onSave = (event: MouseEvent<HTMLElement>) => {
    save(event);
    // A saved plan no longer has the button.
    memory.current?.focus({ preventScroll: true });
  };
  return (
    <div className="no-print flex flex-wrap items-center gap-2.5 max-sm:*:grow max-sm:*:basis-32 sm:min-h-11">
      <Share title={view.linkPreview.title} path={planHref(plan)} linkClass="max-sm:grow justify-center" />
      <button type="button" onClick={() => window.print()} className={`${action} scripting-none:hidden`}>
        <Icon name="printer" className="size-4" />
        Cetak
      </button>
      {view.directions && (
        <ExternalLink href={view.directions} className={`max-sm:basis-full! ${action}`}>
          <Icon name="route" className="size-4" />
          Rute di Google Maps
        </ExternalLink>
      )}
      {/* Has the same height in every state: the server does not know the state. */}
      <div ref={memory} tabIndex={-1} className="flex min-h-11 items-center focus:outline-none max-sm:basis-full!">
        {relation === 'shared' ? (
          <button
            type="button"
            onClick={onSave}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-marigold-600 bg-white max-sm:w-full px-4 text-sm font-bold text-sea-900 hover:bg-marigold-100"
          >
            <Icon name="luggage" className="size-4" />
            Simpan ke rencana saya
          </button>
        ) : (
          <p className="flex items-center gap-2 text-sm">
            <Icon name={relation === 'unknown' ? 'info' : 'circle-check'} className="size-4 text-lagoon-600" />
            <span>{relation === 'unknown' ? 'Rencana ini ada di tautannya' : 'Tersimpan di perangkat ini'}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Notes on what was corrected, left out or ignored. */
function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-5 stack-2">
      {notes.map((note) => (
        <Notice key={note} as="li">
          {note}
        </Notice>
      ))}
    </ul>
  );
}

const steps: readonly (readonly [IconName, string])[] = [
  ['plus', 'Ketuk + pada kartu yang Anda suka'],
  ['share-2', 'Kirim tautannya ke teman atau keluarga'],
  ['whatsapp', 'Pesan semuanya dalam satu chat'],
];

/** The invitation of a plan without items. */
function EmptyPlan() {
  return (
    <div className="flex flex-col items-center gap-6 py-6 text-center sm:flex-row sm:gap-12 sm:text-left">
      <Illustration name="empty" className="w-44 max-w-full shrink-0 sm:w-60" />
      <div>
        <p className="text-xl font-semibold text-sea-900">Rencana Anda masih kosong</p>
        <ol className="mt-4 stack-3 text-left">
          {steps.map(([icon, text]) => (
            <li key={icon} className="flex items-center gap-3.5">
              <span className="disc size-11 shrink-0 bg-lagoon-100 text-lagoon-700">
                <Icon name={icon} />
              </span>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
