import type { ReactNode } from 'react';

/** The text of a search without results. */
export function NoResults({ query }: { query: string }) {
  return (
    <span>
      <span lang="en">No results found for</span> <span>{`"${query}"`}</span>
    </span>
  );
}

/** What to try after a search without results; the example may be a link. */
export function NoResultsHint({ example = 'Ubud' }: { example?: ReactNode }) {
  return <span>Tidak ada hasil. Coba kata lain, misalnya {example}.</span>;
}
