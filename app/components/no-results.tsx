/** What a search without results says (specification 8). */
export function NoResults({ query }: { query: string }) {
  return (
    <>
      <span lang="en">No results found for</span> &quot;{query}&quot;
    </>
  );
}
