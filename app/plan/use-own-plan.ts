import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { usePendingLocation } from '~/components/use-pending-location';
import { type Change, PLAN_PATH, type Plan, planHref, readPlan } from '~/plan-items/plan';
import { readStoredPlan, storePlan, updateStoredPlan, useStoredPlan } from '~/plan-items/stored-plan';
import { showToast } from '~/plan-items/toast';
import { readParam } from '~/urls/params';
import { type Relation, relationOf } from './own-plan';
import { OWN_ENTRY, useOwnEntry } from './use-own-entry';

export interface OwnPlan {
  relation: Relation;
  /** The plan that the visitor has requested last: its page may still be loading. */
  wanted: Plan;
  /** Whether the page shows that plan. */
  isCurrent: boolean;
  /** Whether the stored plan is about to be opened in place of an empty page. */
  isRedirecting: boolean;
  /** Changes the stored plan if the page belongs to it, so that the page follows. Returns whether it did. */
  update: (change: Change) => boolean;
  /** Changes the plan that the visitor has requested last, the stored one or another. */
  change: (change: Change) => void;
  /** Stores the plan on the page in place of the stored one, with an undo. */
  save: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Relates the plan in the URL to the one stored on this device. `/rencana` opens the stored plan. A page of the stored
 * plan follows its changes, also those in another tab. A page with another plan does not change the stored one.
 *
 * @param shown the plan on the page, as far as its URL is valid
 */
export function useOwnPlan(shown: Plan): OwnPlan {
  const { search, key } = useLocation();
  const pending = usePendingLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const stored = useStoredPlan();
  const [isOwnEntry, setOwnEntry] = useOwnEntry();
  const params = new URLSearchParams(search);
  const plan = readPlan(params);
  const relation = relationOf(stored, { plan, isOwn: isOwnEntry });
  const q = readParam(params, 'q');
  // Following would cancel the page that is loading.
  const isLeaving = next !== undefined && next.pathname !== PLAN_PATH;
  const target = stored && relation === 'behind' && !isLeaving ? planHref(stored, q) : null;
  /** Whether the page has shown the stored plan: an empty page stays when its plan gets the first item. */
  const hasShownOwn = useRef(false);

  // An undo may come some time after the render that offered it.
  const setLastEntryOwn = useRef(setOwnEntry);
  useEffect(() => {
    setLastEntryOwn.current = setOwnEntry;
    if (relation !== 'own') return;
    hasShownOwn.current = true;
    if (!isOwnEntry) setOwnEntry(true);
  });
  useEffect(() => {
    if (target === null || isLeft()) return;
    navigate(target, { replace: true, preventScrollReset: hasShownOwn.current, state: OWN_ENTRY });
  }, [target, navigate]);

  const isOwn = relation === 'own' || relation === 'behind';
  const isLoading = pending.key !== key;
  const other = isLoading ? readPlan(new URLSearchParams(pending.search)) : shown;
  const wanted = isOwn && stored ? stored : other;
  const update: OwnPlan['update'] = (change) => isOwn && updateStoredPlan(change);
  const change: OwnPlan['change'] = (change) => {
    const href = planHref(change(wanted), q);
    if (update(change) || isLeft() || href === planHref(wanted, q)) return;
    navigate(href, { replace: true, preventScrollReset: true, flushSync: true });
  };

  const save: OwnPlan['save'] = ({ currentTarget: trigger, detail }) => {
    const isPersistent = detail === 0;
    const before = readStoredPlan();
    if (!before || !storePlan(wanted)) {
      showToast({ text: NOT_STORED, isPersistent, trigger });
      return;
    }
    const undo = () => {
      // The page keeps the plan that it shows.
      setLastEntryOwn.current(false);
      storePlan(before);
    };
    showToast({ text: 'Rencana tersimpan', undo, isPersistent, trigger });
  };

  const isRedirecting =
    target !== null && plan.items.length === 0 && stored?.items.length !== 0 && !hasShownOwn.current;
  return { relation, wanted, isCurrent: relation !== 'behind' && !isLoading, isRedirecting, update, change, save };
}

/** Whether another page is loading: the history changes at the click. */
const isLeft = () => window.location.pathname !== PLAN_PATH;

const NOT_STORED = 'Perangkat ini tidak bisa menyimpan rencana. Kirim tautannya lewat Bagikan.';
