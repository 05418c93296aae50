import { lazy, Suspense, useEffect, useState } from 'react';
import { isEnglishHintOver } from './remember-english-hint';

const EnglishHint = lazy(() => import('./english-hint').catch(() => ({ default: () => null })));

/** The place of the line about English: only a browser whose first language is another than Indonesian loads it. */
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
