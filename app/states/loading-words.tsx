/** A spinner with words. */
export function LoadingWords({ words }: { words: string }) {
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-4 font-semibold text-sea-900">
      <span
        className="size-8 animate-spin rounded-full border-4 border-cream-300 border-t-lagoon-600"
        aria-hidden="true"
      />
      <span lang={words.startsWith('Loading') ? 'en' : undefined}>{words}</span>
    </p>
  );
}
