/** What a search without results says (specification 8). */
export function NoResults({ sought }: { sought: string }) {
  return (
    <>
      <span lang="en">No results found for</span> &quot;{sought}&quot;
    </>
  );
}
