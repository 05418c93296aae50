import type { MouseEvent, ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { Icon } from '~/components/icon';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { type ItemRef, isSameItem, MAX_ITEM_COUNT, MAX_PLAN_ITEMS } from './items';
import { addCount, type Plan, planHref } from './plan';
import { readStoredPlan, storePlan, updateStoredPlan, useStoredPlan } from './stored-plan';
import { showToast } from './toast';

interface Props {
  item: ItemRef;
  className: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * `Masukkan ke rencana`: a link to a plan with this record only. With JavaScript it adds the record to the plan
 * remembered on this device and stays on the page, unless the browser blocks its storage (requirements 13).
 */
export function AddToPlan({ item, ...props }: Props) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasNoModifier(event) && add(item, event)) event.preventDefault();
  };
  return <AppLink to={planHref({ items: [{ ...item, count: 1 }] })} rel="nofollow" onClick={onClick} {...props} />;
}

interface CardProps {
  card: { title: string; item?: ItemRef };
  /** With a position, so that it is above the card's own link, which covers the card. */
  className: string;
  labelClass?: string;
}

/** The link on a card, with a check mark once the plan of this device has it; nothing for a record that no plan takes. */
export function AddCardToPlan({ card, className, labelClass }: CardProps) {
  const plan = useStoredPlan();
  const { item } = card;
  if (!item) return null;
  const isInPlan = plan?.items.some((other) => isSameItem(other, item));
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

/** Adds one to the item's count in the remembered plan, and says so. Returns false if the plan cannot be remembered. */
function add(ref: ItemRef, { currentTarget: trigger, detail }: MouseEvent<HTMLElement>): boolean {
  const before = readStoredPlan();
  if (!before) return false;
  const countIn = ({ items }: Plan) => items.find((item) => isSameItem(item, ref))?.count ?? 0;
  const after = { ...before, items: addCount(ref, 1)(before.items) };
  const isPersistent = detail === 0;
  if (countIn(after) === countIn(before)) {
    const text = countIn(after) === MAX_ITEM_COUNT ? `Paling banyak ${MAX_ITEM_COUNT}` : FULL;
    showToast({ text, isPersistent, trigger });
    return true;
  }
  if (!storePlan(after)) return false;
  const undo = () => updateStoredPlan((now) => ({ ...now, items: addCount(ref, -1)(now.items) }));
  showToast({ text: 'Ditambahkan ke rencana', undo, isPersistent, trigger });
  return true;
}

const FULL = `Rencana sudah penuh: ${MAX_PLAN_ITEMS} pilihan`;
