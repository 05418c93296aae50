import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { Closing } from '~/home/closing';
import { ErrorBanner } from '~/home/error-banner';
import { FoodBlock, FoodLoading } from '~/home/food-block';
import { HomeHero } from '~/home/hero';
import { HomeSection, HomeSectionLoading, homeSectionKeys } from '~/home/home-section';
import { homeLoader } from '~/home/loader.server';
import { loaderDecides } from '~/site/headers';
import { pageMeta, siteOf, travelAgency } from '~/site/meta';
import { FailedRoute } from '~/states/failed-route';
import { Deferred } from '~/ui/deferred';

export const loader = homeLoader;

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
  const { sections, food, errors, lateErrors } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero />
      <Deferred value={lateErrors ?? errors} fallback={<ErrorBanner lines={errors} />}>
        {(lines) => <ErrorBanner lines={lines} />}
      </Deferred>
      {homeSectionKeys.map((key) => (
        <Deferred key={key} value={sections[key]} fallback={<HomeSectionLoading of={key} />}>
          {(view) => <HomeSection of={key} view={view} />}
        </Deferred>
      ))}
      <Deferred value={food} fallback={<FoodLoading />}>
        {(dishes) => <FoodBlock food={dishes} />}
      </Deferred>
      <Closing />
    </>
  );
}

export const ErrorBoundary = () => <FailedRoute />;
