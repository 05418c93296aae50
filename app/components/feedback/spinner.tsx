/** A spinner with words. */
export function LoadingWords({ words, className = 'min-h-64' }: { words: string; className?: string }) {
  return (
    <p
      role="status"
      className={`flex items-center justify-center gap-4 font-semibold text-sea-900 ${className}`}
    >
      <span
        className="size-8 shrink-0 animate-spin rounded-full border-4 border-cream-300 border-t-lagoon-600"
        aria-hidden="true"
      />
      <span lang={words.startsWith('Loading') ? 'en' : undefined}>{words}</span>
    </p>
  );
}

/** The same in place of a page's content: it keeps the footer below the screen, where the content will push it. */
export function PageLoading({ words }: { words: string }) {
  return (
    <div className="min-h-svh" data-loading="">
      <LoadingWords words={words} />
    </div>
  );
}
