/** The loading errors, one line each, in red above the sections (specification 8); renders nothing without errors. */
export function ErrorBanner({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className="page pt-8">
      <div
        role="alert"
        className="rounded-card border border-terracotta-700/30 bg-terracotta-100 p-5 text-terracotta-700"
      >
        <strong>Error:</strong>
        {messages.map((line) => (
          <Line key={line} text={line} />
        ))}
      </div>
    </div>
  );
}

/** `Gagal memuat data …:` and the error message, which is English. */
function Line({ text }: { text: string }) {
  const at = text.indexOf(': ');
  if (at < 0) return <p>{text}</p>;
  return (
    <p>
      {text.slice(0, at + 1)} <span lang="en">{text.slice(at + 2)}</span>
    </p>
  );
}
