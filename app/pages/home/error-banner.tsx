/** What could not be loaded, a line each, in red above the sections (specification 8); nothing where all was. */
export function ErrorBanner({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="page pt-8">
      <div
        role="alert"
        className="rounded-card border border-terracotta-700/30 bg-terracotta-100 p-5 text-terracotta-700"
      >
        <strong>Error:</strong>
        {lines.map((line) => (
          <Line key={line} words={line} />
        ))}
      </div>
    </div>
  );
}

/** `Gagal memuat data …:` and what is wrong, which is English. */
function Line({ words }: { words: string }) {
  const at = words.indexOf(': ');
  if (at < 0) return <p>{words}</p>;
  return (
    <p>
      {words.slice(0, at + 1)} <span lang="en">{words.slice(at + 2)}</span>
    </p>
  );
}
