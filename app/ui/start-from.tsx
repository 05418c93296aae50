const ENGLISH = 'Start From';

/** A price whose first words are the specification's English ones, marked so that they are read aloud as such. */
export function StartFrom({ words }: { words: string }) {
  if (!words.startsWith(ENGLISH)) return words;
  return (
    <>
      <span lang="en">{ENGLISH}</span>
      {words.slice(ENGLISH.length)}
    </>
  );
}
