import { lazy, Suspense, useEffect, useState } from 'react';
import { isEnglishHintOver } from './remember-english-hint';

const EnglishHint = lazy(() => import('./english-hint').catch(() => ({ default: () => null })));

/** The place of the hint on English. Only browsers whose first language is not Indonesian load it. */
export function EnglishHintSlot() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(!/^id\b/i.test(navigator.language) && !isEnglishHintOver()), []);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <EnglishHint />
      </Suspense>
    )
  );
}
