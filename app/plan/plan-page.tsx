import { Illustration } from '~/components/feedback/illustration';
import { useRestoreFocus } from '~/components/focus-and-scroll';
import { Icon, type IconName } from '~/components/icon';
import { Notice } from '~/components/notice';
import { AddItems } from './add-form';
import { PlanHero, PlanLoading } from './loading';
import { PlanActions } from './plan-actions';
import { PlanProvider } from './plan-context';
import { PlanItems } from './plan-items';
import { PlanBar, PlanSummary } from './plan-summary';
import type { PlanView } from './plan-view';
import { type OwnPlan, useOwnPlan } from './use-own-plan';

/** A plan in every state: empty, remembered on this device, another one, with unavailable items (decisions 13). */
export function PlanPage({ view }: { view: PlanView }) {
  const { isOpening, ...ownPlan } = useOwnPlan();
  return isOpening ? <PlanLoading /> : <ShownPlan view={view} {...ownPlan} />;
}

type ShownPlanProps = { view: PlanView } & Omit<OwnPlan, 'isOpening'>;

function ShownPlan({ view, ownership, update, save }: ShownPlanProps) {
  // The link that removed, added or loaded an item, or changed its count to the number of people, is gone.
  const states = view.sections.flatMap(({ items }) =>
    items.map((item) => (item.state === 'found' ? `${item.people}` : item.state)),
  );
  const content = useRestoreFocus<HTMLDivElement>(states.join());
  const isEmpty = view.plan.items.length === 0;
  return (
    <PlanProvider value={{ plan: view.plan, update }}>
      <PlanHero
        lead={isEmpty ? undefined : view.summary.map((part) => part.replace(/(\d) /g, '$1\u00a0')).join(' · ')}
      />
      <div className="page pt-6 pb-16 lg:pt-8 print:pt-2 print:pb-0">
        {!isEmpty && <PlanActions view={view} ownership={ownership} save={save} />}
        <Notes notes={view.notes} />
        <div ref={content} tabIndex={-1} className="focus:outline-none">
          {isEmpty ? (
            <EmptyPlan />
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

/** What was corrected, left out or ignored. */
function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-5 space-y-2">
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
        <ol className="mt-4 space-y-3 text-left">
          {steps.map(([icon, text]) => (
            <li key={icon} className="flex items-center gap-3.5">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lagoon-100 text-lagoon-700">
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
