/** The text of a search without results (specification 8). */
export function NoResults({ query }: { query: string }) {
  return (
    <>
      <span lang="en">No results found for</span> &quot;{query}&quot;
    </>
  );
}
