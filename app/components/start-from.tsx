const ENGLISH = 'Start From';

/**
 * A price whose first words are the specification's English ones, marked so that they are read aloud as such. What
 * follows them breaks only where it would not fit a line of its own.
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
