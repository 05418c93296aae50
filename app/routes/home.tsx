import type { LoaderFunctionArgs } from '@remix-run/node';
import { Await, type MetaArgs, useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { listRecords } from '~/admin-api/records.server';
import { Closing } from '~/home/closing';
import { ErrorBanner } from '~/home/error-banner';
import { FoodBlock } from '~/home/food-block';
import { HomeHero } from '~/home/hero';
import { HomeSection } from '~/home/home-section';
import { type HomeView, homeContent } from '~/home/view.server';
import { accommodations } from '~/sections/accommodation/model.server';
import { attractions } from '~/sections/attractions/model.server';
import { kuliners } from '~/sections/culinary/model.server';
import { events } from '~/sections/events/model.server';
import { packages } from '~/sections/packages/model.server';
import { vehicles } from '~/sections/transport/model.server';
import type { Outcome } from '~/site/failure';
import { loaderDecides } from '~/site/headers';
import { KeptPart } from '~/site/kept-part';
import { pageMeta, siteOf, travelAgency } from '~/site/meta';
import { answerPage } from '~/site/page.server';
import { FailedRoute } from '~/states/failed-route';
import { PageLoading } from '~/states/loading-words';

export function loader({ request }: LoaderFunctionArgs) {
  return answerPage(request, everything(request.signal).then(homeContent), {}, { quiet: true });
}

/** All that home needs, asked for at once; each may fail by itself. */
async function everything(signal: AbortSignal) {
  const [attraction, tour, place, vehicle, event, food] = await Promise.all([
    listRecords(attractions, signal),
    listRecords(packages, signal),
    listRecords(accommodations, signal),
    listRecords(vehicles, signal),
    listRecords(events, signal),
    listRecords(kuliners, signal),
  ]);
  return {
    attractions: attraction,
    packages: tour,
    accommodation: place,
    transport: vehicle,
    events: event,
    food,
  };
}

export const headers = loaderDecides;

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) => {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: site?.name ?? 'Jelajahi Bali',
    suffix: 'Paket Tour, Akomodasi, Transportasi & Wisata',
    description:
      'Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati. Paket tour, penginapan, kendaraan, tiket, dan acara di Bali.',
    path: '/',
    data: site ? [travelAgency(site)] : [],
  });
};

export default function HomeRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero />
      {page instanceof Promise ? (
        <Suspense fallback={<PageLoading words="Memuat data ..." />}>
          <Await resolve={page}>{(outcome) => <HomeParts outcome={outcome} />}</Await>
        </Suspense>
      ) : (
        <HomeParts outcome={page} />
      )}
    </>
  );
}

function HomeParts({ outcome }: { outcome: Outcome<HomeView> }) {
  if (!outcome.ok) {
    return (
      <>
        <ErrorBanner lines={['Gagal memuat data. Silakan coba lagi nanti.']} />
        <Closing />
      </>
    );
  }
  const { errors, sections, food } = outcome.value;
  return (
    <>
      {errors.length > 0 && <ErrorBanner lines={errors} />}
      {sections.map((section) => (
        <KeptPart key={section.key} part={HomeSection} view={section} />
      ))}
      <FoodBlock food={food} />
      <Closing />
    </>
  );
}

export const ErrorBoundary = () => <FailedRoute />;
