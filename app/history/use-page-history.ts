import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { createContext, useCallback, useContext, useEffect } from 'react';
import { createPageHistory, type PageHistory } from './page-history';

/** The browser's entry module provides its own history, which follows the browser's steps. */
export const PageHistoryContext = createContext(createPageHistory());

export const usePageHistory = (): PageHistory => useContext(PageHistoryContext);

/** Passes the router's state to the history. */
export function useSyncPageHistory(): void {
  const pageHistory = usePageHistory();
  const navigate = useNavigate();
  const location = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    pageHistory.router = { navigate, location, isIdle };
  }, [pageHistory, navigate, location, isIdle]);
}

/** Returns a function that opens a modal dialog that Back closes too. */
export function useOpenDialog(): (dialog: HTMLDialogElement) => void {
  const pageHistory = usePageHistory();
  return useCallback(
    (dialog) => {
      if (dialog.open) return;
      dialog.showModal();
      const onClose = pageHistory.cover(() => dialog.close());
      dialog.addEventListener('close', onClose, { once: true });
    },
    [pageHistory],
  );
}
