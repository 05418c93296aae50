import { SkeletonLines } from '~/components/skeleton';

const emptyLead =
  'Kumpulkan yang Anda suka, kirim ke teman seperjalanan, lalu pesan semuanya dengan satu pesan WhatsApp.';

/** The head of the plan's page. */
export function PlanHero({ lead = emptyLead }: { lead?: string }) {
  return (
    <div className="focus-on-dark relative bg-sea-900 text-cream-100 print:bg-white print:text-black">
      <div className="page-column pt-8 pb-9 lg:pt-12 lg:pb-13 print:py-0">
        <h1 className="text-3xl text-white print:text-black">Rencana Perjalanan</h1>
        <p className="mt-2 max-w-2xl text-lg text-cream-200 print:mt-0 print:text-black">{lead}</p>
      </div>
      <div aria-hidden="true" className="poleng absolute inset-x-0 bottom-0 h-1.5 text-marigold-400/80 print:hidden" />
    </div>
  );
}

/** The loading state of a plan. */
export function PlanLoading() {
  return (
    <div data-loading="">
      <PlanHero lead="Membuka rencana…" />
      <div className="page-column min-h-window pt-8 pb-16">
        <p role="status" className="sr-only">
          Memuat rencana
        </p>
        <ul className="grid gap-3 lg:max-w-3xl" aria-hidden="true">
          {[1, 2, 3].map((index) => (
            <li key={index} className="flex gap-4 box p-4">
              <span className="aspect-4/3 w-24 shrink-0 rounded-xl shimmer sm:w-32" />
              <span className="flex-1">
                <SkeletonLines count={3} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
