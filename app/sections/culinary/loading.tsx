import { sections } from '~/site/sections';
import { PageLoading } from '~/states/loading-words';

/** What stands in place of dishes and restaurants while they are awaited. */
export function CulinaryLoading() {
  return (
    <section className="page py-12" data-loading="">
      <h2 className="mb-6 text-3xl">{DISHES_TITLE}</h2>
      <PageLoading words={sections.culinary.loading.list} />
    </section>
  );
}

export const DISHES_TITLE = 'Makanan Khas Terpopuler';
