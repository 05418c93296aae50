import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type Plan, planHref, readPlan } from '~/items/plan';
import { readStoredPlan, storePlan, updateStoredPlan, useStoredPlan } from '~/items/stored-plan';
import { showToast } from '~/items/toast';
import { readParam } from '~/urls/search-params';

/** Whose plan the page shows: the one remembered on this device, another one, or unknown without JavaScript or storage. */
type Ownership = 'stored' | 'shared' | 'unknown';

export interface OwnPlan {
  ownership: Ownership;
  /** Whether the remembered plan is about to be opened in place of an empty page. */
  isRedirecting: boolean;
  /** Changes the remembered plan, if that is the one on the page: the page follows. Returns whether it did. */
  update: (change: (plan: Plan) => Plan) => boolean;
  /** Remembers the plan on the page in place of the remembered one, with an undo. */
  save: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Relates the plan in the URL to the one remembered on this device (requirements 13). `/rencana` opens the remembered plan. A
 * page with the remembered plan follows its changes, also those in another tab; a page with another plan leaves it alone.
 */
export function useOwnPlan(): OwnPlan {
  const { search } = useLocation();
  const navigate = useNavigate();
  const stored = useStoredPlan();
  const params = new URLSearchParams(search);
  const shownPlan = readPlan(params);
  const q = readParam(params, 'q');
  const shown = planHref(shownPlan);
  const own = stored && planHref(stored);
  const isEmpty = shownPlan.items.length === 0;
  /** The URL under which the page showed the remembered plan. */
  const syncedUrl = useRef<string | null>(null);
  // An empty page that gets its first item stays.
  const isRedirecting = isEmpty && own !== null && own !== shown && syncedUrl.current !== shown;

  useEffect(() => {
    if (own === shown) syncedUrl.current = shown;
    else if (stored !== null && (isEmpty || syncedUrl.current === shown)) {
      // The page's search stays.
      navigate(planHref(stored, q), { replace: true, preventScrollReset: syncedUrl.current === shown });
    }
  }, [own, stored, shown, q, isEmpty, navigate]);

  const isOwn = () => own !== null && (own === shown || syncedUrl.current === shown);
  // Its changes may be ahead of the page.
  const update: OwnPlan['update'] = (change) => isOwn() && updateStoredPlan(change);

  const save: OwnPlan['save'] = ({ currentTarget: trigger, detail }) => {
    const isPersistent = detail === 0;
    const before = readStoredPlan();
    if (!before || !storePlan(shownPlan)) {
      showToast({ text: NOT_STORED, isPersistent, trigger });
      return;
    }
    const undo = () => {
      // The page stays at the plan that it shows.
      syncedUrl.current = null;
      storePlan(before);
    };
    showToast({ text: 'Rencana tersimpan', undo, isPersistent, trigger });
  };

  const ownership = own === null || isEmpty ? 'unknown' : isOwn() ? 'stored' : 'shared';
  return { ownership, isRedirecting, update, save };
}

const NOT_STORED = 'Perangkat ini tidak bisa menyimpan rencana. Kirim tautannya lewat Bagikan.';
