const ENGLISH_PREFIX = 'Start From';

/**
 * A price text. Marks the specification's English prefix with `lang="en"`, so that screen readers pronounce it
 * correctly. The rest breaks only when it does not fit on one line.
 */
export function PriceText({ text }: { text: string }) {
  if (!text.startsWith(ENGLISH_PREFIX)) return text;
  const rest = text.slice(ENGLISH_PREFIX.length).trimStart();
  return (
    <>
      <span lang="en">{ENGLISH_PREFIX}</span>
      {rest && (
        <>
          {' '}
          <span className="inline-block">{rest}</span>
        </>
      )}
    </>
  );
}
