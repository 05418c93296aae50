import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { DetailLoading } from './detail/loading';
import { ListLoading } from './listing/loading';
import { type Section, sections } from './site/sections';
import { PageHero } from './ui/page-hero';

const PATIENCE_MS = 150;

interface Pending {
  section: Section;
  kind: 'list' | 'detail';
}

/** The page to which a visitor is on the way, once it has taken longer than 150 ms (decisions 6). */
export function usePendingPage(): Pending | null {
  const { state, location } = useNavigation();
  const here = useLocation();
  const target = location && location.pathname !== here.pathname ? pageAt(location.pathname) : null;
  const waiting = state === 'loading' && target !== null;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      setLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);

  return waiting && late ? target : null;
}

/** Which section's list or detail stands at an address. Pages of their own kind keep the old page till they are there. */
function pageAt(pathname: string): Pending | null {
  for (const section of Object.values(sections)) {
    if (section === sections.culinary) continue;
    if (pathname === section.path) return { section, kind: 'list' };
    if (pathname.startsWith(`${section.detailPath}/`)) return { section, kind: 'detail' };
  }
  return null;
}

/** What stands in the page's place meanwhile: the same frame as the page that follows. */
export function PendingPage({ page: { section, kind } }: { page: Pending }) {
  if (kind === 'detail') return <DetailLoading section={section} />;
  return (
    <>
      <PageHero {...section} />
      <ListLoading section={section} />
    </>
  );
}
