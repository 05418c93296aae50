import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPageHistory } from './history/page-history';
import { PageHistoryContext } from './history/use-page-history';
import { canRunModules } from './layout/scripting';
import { wellFormedHash } from './lib/well-formed-hash';

/** Corrects a fragment in the page's URL that the router could not decode, before the router reads it. */
function correctHash() {
  const { hash } = window.location;
  const corrected = wellFormedHash(hash);
  if (corrected !== hash) window.history.replaceState(window.history.state, '', corrected);
}

if (canRunModules()) {
  correctHash();
  window.addEventListener('popstate', correctHash);
  const pageHistory = createPageHistory();
  // Before the router: browsers call `popstate` listeners in order.
  pageHistory.listen();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageHistoryContext.Provider value={pageHistory}>
          <RemixBrowser />
        </PageHistoryContext.Provider>
      </StrictMode>,
    );
  });
}
