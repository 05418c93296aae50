import type { MouseEvent, ReactNode } from 'react';
import { useOpenDialog } from '~/history/use-page-history';

/**
 * The `id` of the dialog in which a visitor chooses an admin. It names no brand: block lists hide such ids and classes.
 */
export const WHATSAPP_DIALOG_ID = 'pilih-admin';

/**
 * A button that opens the dialog in which a visitor chooses an admin. Without JavaScript the dialog is a popover; with
 * JavaScript it is modal and traps the focus.
 */
export function WhatsappOpener({ className, children }: { className: string; children: ReactNode }) {
  const openDialog = useOpenDialog();
  const open = (event: MouseEvent) => {
    const dialog = document.getElementById(WHATSAPP_DIALOG_ID);
    if (!(dialog instanceof HTMLDialogElement) || !dialog.showModal) return;
    event.preventDefault();
    openDialog(dialog);
  };
  return (
    <button
      type="button"
      popovertarget={WHATSAPP_DIALOG_ID}
      onClick={open}
      aria-label="Pesan sekarang lewat WhatsApp"
      aria-haspopup="dialog"
      className={className}
    >
      {children}
    </button>
  );
}
