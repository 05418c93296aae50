import { AskAgain } from './auto-revalidate';
import { LoadingWords } from './spinner';

/** What cannot be had just now and is silently asked for again, so that the words are true (decisions 4). */
export function StillLoading({ words }: { words: string }) {
  return (
    <>
      <LoadingWords words={words} />
      <AskAgain />
    </>
  );
}
