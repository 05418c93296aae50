import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { canRunModules } from './layout/scripting';
import { wellFormedHash } from './lib/well-formed-hash';
import { openWantedPage } from './navigation/wanted-page';

/** Corrects a fragment in the page's URL that the router could not decode, before the router reads it. */
function correctHash() {
  const { hash } = window.location;
  const corrected = wellFormedHash(hash);
  if (corrected !== hash) window.history.replaceState(window.history.state, '', corrected);
}

if (canRunModules() && !openWantedPage()) {
  correctHash();
  window.addEventListener('popstate', correctHash);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
