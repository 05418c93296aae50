const ENGLISH = 'Start From';

/**
 * A price text. Marks the specification's English prefix with `lang="en"`, so that screen readers pronounce it
 * correctly. The rest breaks only when it does not fit on one line.
 */
export function StartFrom({ text }: { text: string }) {
  if (!text.startsWith(ENGLISH)) return text;
  const rest = text.slice(ENGLISH.length).trimStart();
  return (
    <>
      <span lang="en">{ENGLISH}</span>
      {rest && (
        <>
          {' '}
          <span className="inline-block">{rest}</span>
        </>
      )}
    </>
  );
}
