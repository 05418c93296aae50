import { type RefObject, useEffect } from 'react';
import { usePageHistory } from '~/history/use-page-history';

/**
 * In browsers without popovers, opens and closes the menu in place of its links: a client-side navigation does not
 * close a menu that a fragment has opened.
 */
function toggleMenu(panel: HTMLElement | null, event: MouseEvent) {
  const isMenuLink = event.target instanceof Element && event.target.closest('[data-menu-link]');
  if (!panel || !isMenuLink || panel.matches(':target')) return;
  event.preventDefault();
  toggleOpen(panel);
}

function toggleOpen(panel: HTMLElement) {
  panel.toggleAttribute('data-open');
  panel.dispatchEvent(new Event('toggle'));
}

/** Whether the phones' menu is open. Browsers without popover support throw on the selector. */
const isOpen = (panel: HTMLElement) =>
  panel.hasAttribute('data-open') || ('popover' in panel && panel.matches(':popover-open'));

/** Makes Back close the phones' menu. */
export function useCloseOnBack(panel: RefObject<HTMLElement | null>) {
  const pageHistory = usePageHistory();
  useEffect(() => {
    const menu = panel.current;
    let onClose = () => {};
    const follow = () => {
      onClose();
      onClose = menu && isOpen(menu) ? pageHistory.cover(() => closeAll(menu)) : () => {};
    };
    // The menu may have been opened before hydration.
    follow();
    menu?.addEventListener('toggle', follow);
    return () => menu?.removeEventListener('toggle', follow);
  }, [panel, pageHistory]);
}

/** Closes all open groups except the one that contains the target. */
function closeGroups(panel: HTMLElement | null, target: EventTarget | null = null) {
  for (const group of panel?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!(target instanceof Node && group.contains(target))) group.open = false;
  }
}

export function closeAll(panel: HTMLElement | null) {
  closeGroups(panel);
  if (!panel || !isOpen(panel)) return;
  if ('popover' in panel) panel.hidePopover();
  else toggleOpen(panel);
}

/**
 * Closes the menu. Escape closes an open group and moves the focus to its summary; tabbing out or clicking outside
 * closes it too. Moving the focus out of the mobile menu closes that menu.
 */
export function useDismissableMenu(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const group = panel.current?.querySelector<HTMLDetailsElement>('details[open]');
      if (event.key !== 'Escape' || !group) return;
      const inside = group.contains(document.activeElement);
      group.open = false;
      if (inside) group.querySelector('summary')?.focus();
    };
    // Not on focus: pointerdown moves the focus too, and closing the group then would shift the target below it before
    // the click.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === 'Tab') closeGroups(panel.current, document.activeElement);
    };
    // One open group at a time, also in browsers without exclusive `<details name>`.
    const onClick = (event: MouseEvent) => {
      closeGroups(panel.current, event.target);
      toggleMenu(panel.current, event);
    };
    // The mobile menu covers the page: close it, so that the focused element is visible.
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) closeAll(panel.current);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('keyup', onKeyUp, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => listeners.abort();
  }, [panel]);
}
