import { type MouseEvent, type ReactNode, useRef } from 'react';
import { AppLink } from '~/components/app-link';
import { Icon } from '~/components/icon';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { comparisonIn } from './compare-href';
import { MAX_ITEM_COUNT, MAX_PLAN_ITEMS, type NewPlanItem } from './items';
import { addOne, countIn, newPlanHref, takeBack } from './plan';
import { readStoredPlan, storePlan, updateStoredPlan, useStoredPlan } from './stored-plan';
import { showToast } from './toast';

/** Two presses within this time count as one: a double tap. */
const DOUBLE_PRESS_MS = 500;

interface Props {
  item: NewPlanItem;
  className: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * `Masukkan ke rencana`: a link to a plan with only this record. With JavaScript, it adds the record to the plan on
 * this device and stays on the page, unless the browser blocks its storage.
 */
export function AddToPlan({ item, ...props }: Props) {
  const addedAt = useRef(Number.NEGATIVE_INFINITY);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!hasNoModifier(event)) return;
    const isDouble = event.timeStamp - addedAt.current < DOUBLE_PRESS_MS;
    if (!isDouble && !add(item, event)) return;
    event.preventDefault();
    if (!isDouble) addedAt.current = event.timeStamp;
  };
  return <AppLink to={newPlanHref(item)} rel="nofollow" onClick={onClick} {...props} />;
}

/** Returns a record's count in the plan on this device. */
export function useCountInPlan(item: NewPlanItem | undefined): number {
  const plan = useStoredPlan();
  return plan && item ? countIn(plan, item) : 0;
}

interface CardProps {
  card: { title: string; item?: NewPlanItem };
  /** Must position the link, so that it is above the card's own link, which covers the card. */
  className: string;
  labelClass?: string;
}

/**
 * The link on a card, with a check mark once the plan on this device has the record. Renders nothing for a record that
 * plans do not take.
 */
export function AddCardToPlan({ card, className, labelClass }: CardProps) {
  const { item } = card;
  const isInPlan = useCountInPlan(item) > 0;
  if (!item) return null;
  return (
    <AddToPlan
      item={item}
      aria-label={`Masukkan ${card.title} ke rencana${isInPlan ? ', sudah ada' : ''}`}
      className={`no-print card-plan ${className}`}
    >
      <Icon name={isInPlan ? 'circle-check' : 'plus'} className={`size-4 ${isInPlan ? 'text-lagoon-600' : ''}`} />
      <span className={labelClass}>Rencana</span>
    </AddToPlan>
  );
}

/** Adds one to the item's count in the stored plan, and says so. Returns false if the plan cannot be stored. */
function add(item: NewPlanItem, { currentTarget: trigger, detail }: MouseEvent<HTMLElement>): boolean {
  const before = readStoredPlan();
  if (!before) return false;
  const after = addOne(item)(before);
  const isPersistent = detail === 0;
  const count = countIn(after, item);
  const added = count - countIn(before, item);
  if (added <= 0) {
    showToast({ text: count > 0 ? `Paling banyak ${MAX_ITEM_COUNT}` : FULL, isPersistent, trigger });
    return true;
  }
  if (!storePlan(after)) return false;
  const undo = () => updateStoredPlan(takeBack(item, before));
  const text = added === count ? ADDED : `${ADDED}, sekarang ${count}`;
  showToast({ text, undo, compareHref: comparisonIn(after, item), isPersistent, trigger });
  return true;
}

const ADDED = 'Ditambahkan ke rencana';
const FULL = `Rencana sudah penuh: ${MAX_PLAN_ITEMS} pilihan`;
