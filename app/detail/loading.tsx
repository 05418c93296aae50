import type { Section } from '~/site/sections';
import { LoadingWords } from '~/states/loading-words';
import { BackBar } from './back-bar';

/** What stands in a detail page's place while its record is awaited. */
export function DetailLoading({ section }: { section: Section }) {
  return (
    <div data-loading="">
      <BackBar href={section.path} />
      <LoadingWords words={section.loading.detail} />
    </div>
  );
}
