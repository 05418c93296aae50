import { useNavigation } from '@remix-run/react';
import { useSpinDelay } from '~/components/use-spin-delay';

/** A progress bar at the top while a page is loading; it appears only for slow pages. */
export function ProgressBar() {
  const isVisible = useSpinDelay(useNavigation().state !== 'idle');
  if (!isVisible) return null;
  return (
    <div role="progressbar" aria-label="Memuat halaman" className="fixed inset-x-0 top-0 z-50 h-1">
      <div className="h-full origin-left animate-[progress_8s_ease-out_forwards] bg-marigold-400" />
    </div>
  );
}
