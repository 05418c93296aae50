import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { AppLink } from '~/components/app-link';
import { Icon } from '~/components/icon';
import { PLAN_PATH } from './plan';
import { useOwnPlanHref } from './plan-link';
import { useStoredPlan } from './stored-plan';
import { showToast, type Toast, useToast } from './toast';

const SHOWN_MS = 10_000;

const action =
  'inline-flex min-h-11 items-center rounded-full pr-2 text-[0.8125rem] sm:pr-4 sm:text-sm font-bold text-marigold-300 underline underline-offset-4';

/** A live region that says what happened to the stored plan, with an undo. */
export function PlanToast() {
  const toast = useToast();
  const { pathname } = useLocation();
  const planLink = useOwnPlanHref();
  const count = useStoredPlan()?.items.length ?? 0;
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!toast || toast.isPersistent) return;
    const timer = setInterval(() => {
      // Stays while the visitor is about to use it.
      if (!panel.current?.matches(':hover, :focus-within')) showToast(null);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [toast]);

  // The toast belongs to the page that caused it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page hides it.
  useEffect(() => () => showToast(null), [pathname]);

  const undo = ({ undo, trigger }: Toast) => {
    undo?.();
    showToast({ text: 'Diurungkan', isPersistent: false, trigger });
    restoreFocus(trigger);
  };
  const close = ({ trigger }: Toast) => {
    showToast(null);
    restoreFocus(trigger);
  };

  return (
    <div
      ref={panel}
      aria-live="polite"
      className="no-print focus-on-dark pointer-events-none fixed bottom-4 left-gutter z-40 max-sm:right-gutter sm:max-w-[calc(100vw-2*var(--spacing-gutter)-4.5rem)] [translate:0_calc(-1*var(--bottom-bar,0px))]"
    >
      {toast && (
        // A new element each time, so that the same text is announced again.
        <div
          key={toast.id}
          className="pointer-events-auto flex flex-wrap items-center rounded-panel bg-sea-900 sm:py-1 pr-1.5 pl-3.5 text-white sm:pl-5 shadow-float max-sm:w-fit sm:flex-nowrap"
        >
          <p className="mr-4 grow text-sm leading-tight font-semibold">{toast.text}</p>
          <div className="flex flex-wrap items-center max-sm:order-1 max-sm:basis-full">
            {pathname !== PLAN_PATH && (
              <AppLink to={planLink} onClick={() => showToast(null)} className={action}>
                {count > 0 ? `Lihat rencana (${count})` : 'Lihat rencana'}
              </AppLink>
            )}
            {toast.compareHref && (
              <AppLink to={toast.compareHref} rel="nofollow" onClick={() => showToast(null)} className={action}>
                Bandingkan
              </AppLink>
            )}
            {toast.undo && (
              <button type="button" onClick={() => undo(toast)} className={action}>
                Urungkan
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label="Tutup pemberitahuan"
            onClick={() => close(toast)}
            className="disc size-11 shrink-0 hover:bg-white/10"
          >
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Focuses what caused a toast, or the content if that is gone, such as a link that removed its item. */
function restoreFocus(trigger: HTMLElement): void {
  if (trigger.isConnected) trigger.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
