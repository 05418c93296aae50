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
        {messages.map((message) => {
          // Behind its first colon is the error message, which is English.
          const [, label = message, error] = /^(.*?:) (.*)$/.exec(message) ?? [];
          return (
            <p key={message}>
              {label} {error && <span lang="en">{error}</span>}
            </p>
          );
        })}
      </div>
    </div>
  );
}
