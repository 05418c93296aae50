/** What could not be loaded, a line each, in red above the sections (specification 8). */
export function ErrorBanner({ lines }: { lines: readonly string[] }) {
  return (
    <div className="page pt-8">
      <div
        role="alert"
        className="rounded-card border border-terracotta-700/30 bg-terracotta-100 p-5 text-terracotta-700"
      >
        <strong>Error:</strong>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
